#include "bind/board.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "bind/bind.hpp"
#include "board/best.hpp"
#include "board/placements.hpp"

namespace nb = nanobind;

namespace sixfold {

namespace {

// Placements reach at most so many cells beyond the pieces that lie.
constexpr std::int64_t REACH = LONGEST;

}  // namespace

Cell cell_at(const Coordinates& coordinates) {
    const auto x = static_cast<std::uint64_t>(coordinates.first), y = static_cast<std::uint64_t>(coordinates.second);
    return static_cast<Cell>((y * ROW_STRIDE + x) & (CELLS - 1));
}

Piece checked_piece(int piece) {
    if (piece < 0 || piece >= KINDS) throw std::invalid_argument("no piece has the number " + std::to_string(piece));
    return static_cast<Piece>(piece);
}

Mask mask_of(const std::vector<int>& pieces) {
    Mask mask = 0;
    for (int piece : pieces) mask |= bit(checked_piece(piece));
    return mask;
}

void check_hand_size(const Rules& rules) {
    if (rules.hand_size > MOST_HELD)
        throw std::invalid_argument("the kernel has room for hands of " + std::to_string(MOST_HELD) + " pieces");
}

Hand hand_of(const Rules& rules, const std::vector<int>& pieces) {
    if (std::cmp_greater(pieces.size(), rules.hand_size))
        throw std::invalid_argument("a hand holds at most " + std::to_string(rules.hand_size) + " pieces");
    Hand hand;
    for (int piece : pieces) hand.add(checked_piece(piece));
    return hand;
}

nb::tuple tuple_of(const Hand& hand) {
    nb::list pieces;
    for (Piece piece : hand) pieces.append(int{piece});
    return nb::tuple(pieces);
}

NamedBoard::NamedBoard(const Rules& rules, const PlacedPieces& pieces)
    : rules_(rules), board_(std::make_unique<Board>(rules)) {
    check_hand_size(rules);
    lay(pieces);
    turns_.clear();
}

void NamedBoard::lay(const PlacedPieces& placement) {
    const Extent extent = with(placement);
    if (board_->laid() + placement.size() > MOST_LAID) throw std::invalid_argument("more pieces than any game has");
    const int before = board_->laid();
    for (const auto& [piece, coordinates] : placement) {
        const Cell cell = cell_at(coordinates);
        const Piece kind = piece < 0 || piece >= KINDS ? Piece{KINDS} : static_cast<Piece>(piece);
        if (kind == KINDS || board_->occupied(cell) || !(board_->accepts(cell) & bit(kind))) {
            board_->undo_to(before);
            checked_piece(piece);
            throw std::invalid_argument("a piece lies where it cannot");
        }
        board_->lay(cell, kind);
    }
    turns_.emplace_back(before, extent_);
    extent_ = extent;
}

void NamedBoard::undo() {
    if (turns_.empty()) throw std::out_of_range("there is no turn to undo");
    board_->undo_to(turns_.back().first);
    extent_ = turns_.back().second;
    turns_.pop_back();
}

NamedBoard::Extent NamedBoard::with(const PlacedPieces& placement) const {
    constexpr std::int64_t FARTHEST = std::int64_t{1} << 62;
    Extent extent = extent_;
    for (const auto& [piece, coordinates] : placement) {
        const auto [x, y] = coordinates;
        if (std::max({x, y, -x, -y}) > FARTHEST) throw std::invalid_argument("a cell lies too far away");
        if (!extent.any) extent = {x, x, y, y, true};
        extent.low_x = std::min(extent.low_x, x);
        extent.high_x = std::max(extent.high_x, x);
        extent.low_y = std::min(extent.low_y, y);
        extent.high_y = std::max(extent.high_y, y);
    }
    const std::int64_t width = extent.high_x - extent.low_x + 1 + 2 * REACH;
    const std::int64_t height = extent.high_y - extent.low_y + 1 + 2 * REACH;
    if (width > ROW_STRIDE || height > CELLS / ROW_STRIDE) throw std::invalid_argument("the pieces lie too far apart");
    return extent;
}

Coordinates NamedBoard::coordinates(Cell cell) const {
    const Cell corner = cell_at({extent_.low_x - REACH, extent_.low_y - REACH});
    const int from_corner = moved(cell, -corner);
    return {extent_.low_x - REACH + from_corner % ROW_STRIDE, extent_.low_y - REACH + from_corner / ROW_STRIDE};
}

Placement NamedBoard::placement_of(const PlacedPieces& named) const {
    if (named.size() > LONGEST) throw std::invalid_argument("a placement holds at most six pieces");
    Placement placement;
    for (const auto& [piece, coordinates] : named) {
        placement.pieces[placement.size] = checked_piece(piece);
        placement.cells[placement.size++] = cell_at(coordinates);
    }
    return placement;
}

nb::tuple NamedBoard::named(const Placement& placement) const {
    nb::list pieces;
    for (int place = 0; place < placement.size; ++place) {
        const auto [x, y] = coordinates(placement.cells[place]);
        pieces.append(nb::make_tuple(int{placement.pieces[place]}, nb::make_tuple(x, y)));
    }
    return nb::tuple(pieces);
}

namespace {

nb::list placements(const NamedBoard& board, const std::vector<int>& hand) {
    nb::list found;
    each_placement(board.board(), mask_of(hand), [&](const auto& generator, int points) {
        found.append(nb::make_tuple(board.named(generator.placement(points)), points));
    });
    return found;
}

}  // namespace

}  // namespace sixfold

void bind_board(nb::module_& module) {
    using namespace sixfold;
    using namespace nb::literals;
    nb::class_<Rules>(module, "Rules", "What an edition prints and another may print otherwise.")
        .def(
            "__init__",
            [](Rules* rules, int copies, int hand_size, int shortest, int qwirkle_bonus, int ending_bonus) {
                new (rules) Rules(Rules::checked(copies, hand_size, shortest, qwirkle_bonus, ending_bonus));
            },
            nb::kw_only(), "copies"_a, "hand_size"_a, "shortest"_a, "qwirkle_bonus"_a, "ending_bonus"_a)
        .def_ro("copies", &Rules::copies, "Pieces of each kind; of cubes, of each colour.")
        .def_ro("hand_size", &Rules::hand_size)
        .def_ro("shortest", &Rules::shortest, "The fewest pieces that make a line or series.")
        .def_ro("qwirkle_bonus", &Rules::qwirkle_bonus, "Points of a line of six beyond one a piece.")
        .def_ro("ending_bonus", &Rules::ending_bonus, "Points for whoever ends the game.");
    nb::class_<NamedBoard>(module, "Board", "Pieces on a board without edges, for tiles and cubes.")
        .def(
            "__init__",
            [](NamedBoard* board, const Rules& rules, const PlacedPieces& pieces) {
                new (board) NamedBoard(rules, pieces);
            },
            "rules"_a, "pieces"_a = PlacedPieces{},
            nb::sig("def __init__(self, rules: Rules, pieces: Sequence[tuple[int, tuple[int, int]]] = ()) -> None"),
            "A board with these pieces; raises ValueError where some do not form lines or lie too far apart.")
        .def("lay", &NamedBoard::lay, "placement"_a,
             nb::sig("def lay(self, placement: Sequence[tuple[int, tuple[int, int]]]) -> None"),
             "Lay the pieces of a turn; raises ValueError where one does not fit.")
        .def("undo", &NamedBoard::undo, "Take back the last turn; raises IndexError if there is none.")
        .def("placements", &placements, "hand"_a,
             nb::sig("def placements(self, hand: Sequence[int]) -> list[tuple[Placement, int]]"),
             "Every legal placement from a hand with its score, each once.")
        .def(
            "best_score",
            [](const NamedBoard& board, const std::vector<int>& hand) {
                return best_score(board.board(), mask_of(hand));
            },
            "hand"_a, nb::sig("def best_score(self, hand: Sequence[int]) -> int"),
            "The highest score of any placement; 0 if nothing can be placed.")
        .def(
            "can_place",
            [](const NamedBoard& board, const std::vector<int>& hand) {
                return board.board().fits_somewhere(mask_of(hand));
            },
            "hand"_a, nb::sig("def can_place(self, hand: Sequence[int]) -> bool"),
            "Whether any piece of the hand can be placed.")
        .def("__len__", [](const NamedBoard& board) { return board.board().laid(); });
}
