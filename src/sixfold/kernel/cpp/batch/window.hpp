// A square window on the board, as `sixfold.envs.steps.window` has it: windows like it, pages, cover the plane.
#pragma once

#include <compare>
#include <cstdlib>

#include "board/board.hpp"

namespace sixfold::batch {

struct Spot {
    std::int16_t x = 0;
    std::int16_t y = 0;

    bool operator==(const Spot&) const = default;
};

// Pages in the order in which they are looked at: the window itself, then those around it.
struct Page {
    int x = 0;
    int y = 0;

    bool operator==(const Page&) const = default;
    std::strong_ordering operator<=>(const Page& other) const {
        if (const auto order = std::abs(x) + std::abs(y) <=> std::abs(other.x) + std::abs(other.y); order != 0)
            return order;
        return x != other.x ? x <=> other.x : y <=> other.y;
    }
};

struct Window {
    int left;
    int top;
    int side;

    Page page_of(Spot spot) const { return {floored(spot.x - left), floored(spot.y - top)}; }

    // Where on that page a cell is, row by row; -1 if it is on another.
    int place_on(Page page, Spot spot) const {
        const int across = spot.x - left - side * page.x, down = spot.y - top - side * page.y;
        return across < 0 || down < 0 || across >= side || down >= side ? -1 : down * side + across;
    }
    Spot at(Page page, int place) const {
        return {static_cast<std::int16_t>(left + side * page.x + place % side),
                static_cast<std::int16_t>(top + side * page.y + place / side)};
    }

  private:
    int floored(int distance) const { return (distance < 0 ? distance - side + 1 : distance) / side; }
};

// The smallest rectangle that holds all pieces.
struct Extent {
    int least_x = 0, most_x = -1, least_y = 0, most_y = -1;

    bool empty() const { return most_x < least_x; }
    void add(Spot spot) {
        if (empty()) {
            least_x = most_x = spot.x;
            least_y = most_y = spot.y;
            return;
        }
        least_x = std::min<int>(least_x, spot.x);
        most_x = std::max<int>(most_x, spot.x);
        least_y = std::min<int>(least_y, spot.y);
        most_y = std::max<int>(most_y, spot.y);
    }
    Window window(int side) const {
        if (empty()) return {-(side / 2), -(side / 2), side};
        return {middle(least_x, most_x) - side / 2, middle(least_y, most_y) - side / 2, side};
    }

    // The kernel's board wraps. A cell that a placement can reach is less than seven away from a piece.
    Spot spot_of(Cell cell) const {
        const int from_x = least_x - 7, from_y = least_y - 7;
        const int distance = (cell - from_x - ROW_STRIDE * from_y) & (CELLS - 1);
        return {static_cast<std::int16_t>(from_x + distance % ROW_STRIDE),
                static_cast<std::int16_t>(from_y + distance / ROW_STRIDE)};
    }

  private:
    // Half of the sum, rounded up; shifting rounds down whatever the sign.
    static int middle(int least, int most) { return (least + most + 1) >> 1; }
};

inline Cell cell_of(Spot spot) {
    return moved(0, spot.x + ROW_STRIDE * spot.y);
}

}  // namespace sixfold::batch
