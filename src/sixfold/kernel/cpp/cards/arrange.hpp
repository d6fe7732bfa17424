// Whether cards can lie on the table, exactly, and how.
//
// Each copy lies in a series of its colour or in one of its shape. The cards that lie in series of one colour (or
// shape) can be split into series of three to six exactly when three times the most frequent kind is at most the
// number of cards. So only how many copies of each kind go to their shape's side has to be searched.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "cards/cards.hpp"

namespace sixfold::cards {

// Cards that stand: how many of each kind, and how many of these on their shape's side.
struct Standing {
    Cards cards;
    Cards on_shapes;

    // Adds what `must` lacks and takes away what `most` does not allow, card by card, where each step leaves cards that
    // stand; false, with some steps done, where that is not enough to say.
    bool mend(const Cards& must, const Cards& most);

  private:
    bool add(int kind);
    bool remove(int kind);
};

// Reuses its memory from question to question; not for two threads at once.
class Arranger {
  public:
    Arranger();

    // Whether some table holds all of `must`, and otherwise only cards of `most`; `most` holds `must`.
    bool stands(const Cards& must, const Cards& most);

    // After `stands` said yes: the table it found.
    Standing found() const;

    // Series of three to five that hold exactly these cards; nothing if they cannot stand.
    std::optional<Table> lay_out(const Cards& cards);

  private:
    struct DeadEnd {
        std::uint64_t key = 0;
        std::uint32_t question = 0;
    };

    // How many copies of each kind can lie on one side, by line of that side, two bits a kind.
    struct Side {
        std::array<unsigned, 6> least{};
        std::array<unsigned, 6> most{};
    };

    bool narrow();
    bool narrow_line(int line, unsigned& waiting);
    bool list_options(int colour);
    void order_rows();
    bool choose(int place, std::uint64_t sides);
    bool known_dead(std::uint64_t key) const;
    void remember_dead(std::uint64_t key);
    static std::size_t slot_of(std::uint64_t key);

    Cards must_;
    Cards most_;
    Side colours_;
    Side shapes_;
    // By colour, the copies given to the shapes' sides, and how many such choices there are.
    std::unique_ptr<std::array<std::uint16_t, 4096>[]> options_;
    std::array<int, 6> option_count_{};
    std::array<int, 6> order_{};
    std::array<std::array<std::uint64_t, 6>, 6> alive_{};
    std::array<unsigned, 6> chosen_{};
    std::vector<DeadEnd> dead_ends_;
    std::uint32_t question_ = 0;
};

}  // namespace sixfold::cards
