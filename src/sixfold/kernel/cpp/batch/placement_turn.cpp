// What is legal in a turn in the making: what some legal turn that begins with the moves so far goes on with.
#include "batch/placement_table.hpp"
#include "board/placements.hpp"

namespace sixfold::batch {

namespace {

// Memory that a rare turn with very many placements has taken is given back.
constexpr std::size_t USUAL_PLACEMENTS = 256;

}  // namespace

void PlacementTable::begin_turn() {
    window_ = extent_.window(setting().side);
    loose_size_ = 0;
    named_ = -1;
    page_ = {};
    swapping_ = false;
    chosen_.size = 0;
    lay_board();
    list_options();
    find_openings();
    find_legal();
}

void PlacementTable::list_options() {
    auto& placements = options_.placements;
    placements.clear();
    options_.swap = options_.swap_nothing = options_.pass = false;
    if (over_) return;
    if (placements.capacity() > USUAL_PLACEMENTS) placements.shrink_to_fit();
    const bool hopeless = cubes() && !ever_able();
    if (able() && !hopeless)
        each_placement(board(), hand().kinds(),
                       [&](const auto& found, int points) { placements.push_back(found.placement(points)); });
    if (cubes()) {
        options_.swap = !rolled_ && !hopeless;
        options_.swap_nothing = options_.swap && placements.empty();
        options_.pass = hopeless;
    } else {
        options_.swap = laid_size_ > 0 && bag_size_ > 0;
        options_.pass = placements.empty() && !options_.swap;
    }
}

void PlacementTable::find_openings() {
    openings_.clear();
    const Mask kinds = hand().kinds();
    for (Cell cell : board()) {
        if (!(board().accepts(cell) & kinds)) continue;
        if (const int place = window_.place_on({}, extent_.spot_of(cell)); place >= 0) openings_.set(place);
    }
}

void PlacementTable::find_legal() {
    legal_.clear();
    playable_ = openings_;
    if (over_) return legal_.set(other(WAIT));
    if (named_ >= 0) return find_cells();
    if (swapping_) return find_swapped();
    bool complete = false;
    Mask next = 0;
    for (const Placement& option : options_.placements) {
        if (option.size > loose_size_)
            next |= bit(option.pieces[loose_size_]);
        else
            complete = true;
    }
    for (; next; next &= next - 1) legal_.set(lowest(next));
    if (loose_size_ > 0) {
        if (complete) legal_.set(other(STOP));
        return;
    }
    if (options_.swap) legal_.set(other(SWAP));
    if (options_.pass) legal_.set(other(PASS));
}

void PlacementTable::find_cells() {
    playable_.clear();
    bool elsewhere = false;
    for (const Placement& option : options_.placements) {
        if (option.size <= loose_size_ || option.pieces[loose_size_] != named_) continue;
        const Spot spot = extent_.spot_of(option.cells[loose_size_]);
        if (const int place = window_.place_on(page_, spot); place >= 0) {
            playable_.set(place);
            legal_.set(FIRST_CELL + place);
        } else if (window_.page_of(spot) > page_) {
            elsewhere = true;
        }
    }
    if (elsewhere) legal_.set(other(ELSEWHERE));
}

// What is swapped is named in ascending order, so there is one way to each choice.
void PlacementTable::find_swapped() {
    const int most = cubes() ? hand().size : std::min<int>(hand().size, bag_size_);
    const int last = chosen_.size > 0 ? chosen_.pieces[chosen_.size - 1] : 0;
    if (chosen_.size < most)
        for (Piece piece : hand())
            if (piece >= last && hand().copies(piece) > chosen_.copies(piece)) legal_.set(piece);
    if (chosen_.size > 0 || options_.swap_nothing) legal_.set(other(STOP));
}

// The first page with a cell for the named piece, of those behind another if there is one.
Page PlacementTable::first_page(const Page* after) const {
    Page first;
    bool found = false;
    for (const Placement& option : options_.placements) {
        if (option.size <= loose_size_ || option.pieces[loose_size_] != named_) continue;
        const Page page = window_.page_of(extent_.spot_of(option.cells[loose_size_]));
        if ((after && page <= *after) || (found && page >= first)) continue;
        first = page;
        found = true;
        if (!after && page == Page{}) break;
    }
    return first;
}

}  // namespace sixfold::batch
