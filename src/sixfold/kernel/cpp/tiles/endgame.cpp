#include "tiles/endgame.hpp"

#include <algorithm>

#include "board/best.hpp"

namespace sixfold::tiles {

namespace {

constexpr int LIMIT = 10'000;
constexpr int DEEPEST = 24;

constexpr std::uint64_t mixed(std::uint64_t word) {
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9;
    word = (word ^ (word >> 27)) * 0x94d049bb133111eb;
    return word ^ (word >> 31);
}

constexpr std::uint64_t cell_key(Cell cell, Piece piece) {
    return mixed(0x9e3779b97f4a7c15 * (cell * 64u + piece + 1u));
}

std::uint64_t key_of(const Placement& placement) {
    std::uint64_t key = 0;
    for (int place = 0; place < placement.size; ++place)
        key ^= cell_key(placement.cells[place], placement.pieces[place]);
    return key;
}

// Equal hands have equal keys, whatever their order: the keys of pieces are added.
std::uint64_t key_of(const Hand& hand) {
    std::uint64_t key = 0;
    for (Piece piece : hand) key += mixed(0xd1342543de82ef95 * (piece + 1u));
    return key;
}

}  // namespace

EndgameResult Endgame::solve(const Hand& mine, const Hand& theirs, int passes, std::int64_t most_nodes) {
    known_.clear();
    nodes_ = 0;
    most_nodes_ = most_nodes;
    stopped_ = false;
    position_ = 0;
    EndgameResult result;
    const Side me{mine, key_of(mine)}, them{theirs, key_of(theirs)};
    const auto placements = ordered(mine.kinds(), mine.size, 0);
    if (!placements.empty()) result.placement = placements[0];
    std::vector<std::pair<int, Placement>> ranked;
    for (const Placement& placement : placements) ranked.emplace_back(0, placement);
    for (int depth = 1; depth <= DEEPEST && !result.exact; ++depth) {
        bool proven = true;
        int best = -LIMIT;
        std::size_t judged = 0;
        if (ranked.empty()) best = after_pass(me, them, passes, depth, -LIMIT, LIMIT, proven);
        for (auto& [value, placement] : ranked) {
            const int found = value_of(placement, me, them, depth, best, LIMIT, proven);
            if (stopped_) break;
            value = found;
            best = std::max(best, found);
            ++judged;
        }
        if (stopped_ && judged == 0) break;
        // A deepening cut short still counts as far as it came: the best of the last one was judged first.
        const auto best_first = [](const auto& one, const auto& other) { return one.first > other.first; };
        std::stable_sort(ranked.begin(), ranked.begin() + static_cast<std::ptrdiff_t>(judged), best_first);
        if (!ranked.empty()) result.placement = ranked[0].second;
        result.value = best;
        if (stopped_) break;
        result.exact = proven;
    }
    result.nodes = nodes_;
    return result;
}

int Endgame::value_of(const Placement& placement, Side mine, const Side& theirs, int depth, int alpha, int beta,
                      bool& proven) {
    mine.hand.remove(placement);
    if (mine.hand.size == 0) return placement.points + rules_.ending_bonus;
    mine.key = key_of(mine.hand);
    const std::uint64_t key = key_of(placement);
    board_.lay(placement);
    position_ ^= key;
    const int gained = placement.points;
    const int value = gained - search(theirs, mine, 0, depth - 1, gained - beta, gained - alpha, proven);
    position_ ^= key;
    board_.undo(placement);
    return value;
}

int Endgame::after_pass(const Side& mine, const Side& theirs, int passes, int depth, int alpha, int beta,
                        bool& proven) {
    if (passes == 1) return 0;
    return -search(theirs, mine, passes + 1, depth, -beta, -alpha, proven);
}

int Endgame::search(Side mine, Side theirs, int passes, int depth, int alpha, int beta, bool& proven) {
    if (++nodes_ > most_nodes_) stopped_ = true;
    if (stopped_) return 0;
    if (depth <= 0) {
        proven = false;
        return play_for_points(mine.hand, theirs.hand, passes);
    }
    const std::uint64_t key =
        position_ ^ mixed(mine.key) ^ (3 * mixed(theirs.key + 1)) ^ static_cast<std::uint64_t>(passes);
    std::uint64_t first = 0;
    if (const auto found = known_.find(key); found != known_.end()) {
        const Known& known = found->second;
        first = known.best;
        if (known.depth >= depth || known.proven) {
            const bool answers = known.bound == Bound::exact ||
                                 (known.bound == Bound::at_least && known.value >= beta) ||
                                 (known.bound == Bound::at_most && known.value <= alpha);
            if (answers) {
                proven = proven && known.proven;
                return known.value;
            }
        }
    }
    const auto placements = ordered(mine.hand.kinds(), mine.hand.size, first);
    bool all_proven = true;
    int best = -LIMIT;
    std::uint64_t best_key = 0;
    if (placements.empty()) best = after_pass(mine, theirs, passes, depth, alpha, beta, all_proven);
    for (int low = alpha; const Placement& placement : placements) {
        const int value = value_of(placement, mine, theirs, depth, low, beta, all_proven);
        if (stopped_) return 0;
        if (value > best) {
            best = value;
            best_key = key_of(placement);
        }
        low = std::max(low, value);
        if (best >= beta) break;
    }
    if (stopped_) return 0;
    const Bound bound = best >= beta ? Bound::at_least : best <= alpha ? Bound::at_most : Bound::exact;
    known_[key] = {static_cast<std::int16_t>(best), static_cast<std::int8_t>(depth), bound, all_proven, best_key};
    proven = proven && all_proven;
    return best;
}

// Both take the most points each turn until the game ends; ties go to the first found.
int Endgame::play_for_points(Hand mine, Hand theirs, int passes) {
    const int laid = board_.laid();
    int value = 0;
    for (int sign = 1;; sign = -sign, std::swap(mine, theirs)) {
        Placement best;
        each_placement(board_, mine.kinds(), [&](const auto& found, int points) {
            if (points > best.points) best = found.placement(points);
        });
        if (best.size == 0) {
            if (++passes == 2) break;
            continue;
        }
        passes = 0;
        board_.lay(best);
        mine.remove(best);
        value += sign * best.points;
        if (mine.size == 0) {
            value += sign * rules_.ending_bonus;
            break;
        }
    }
    board_.undo_to(laid);
    return value;
}

// The placement found best before comes first, then by points, with the bonus of ending the game.
std::vector<Placement> Endgame::ordered(Mask hand, int held, std::uint64_t first) const {
    std::vector<Placement> placements;
    each_placement(board_, hand, [&](const auto& found, int points) { placements.push_back(found.placement(points)); });
    const auto rank = [&](const Placement& placement) {
        return 2 * (placement.points + (placement.size == held ? rules_.ending_bonus : 0)) + placement.size;
    };
    std::stable_sort(placements.begin(), placements.end(),
                     [&](const auto& one, const auto& other) { return rank(one) > rank(other); });
    if (first) {
        const auto best = std::find_if(placements.begin(), placements.end(),
                                       [&](const auto& placement) { return key_of(placement) == first; });
        if (best != placements.end()) std::rotate(placements.begin(), best, best + 1);
    }
    return placements;
}

}  // namespace sixfold::tiles
