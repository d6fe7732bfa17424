// Whether a turn of cards in the making can still end with a table that stands, exactly; answers are kept.
#pragma once

#include <vector>

#include "cards/arrange.hpp"

namespace sixfold::batch {

constexpr int MOST_SERIES = cards::MOST_CARDS / cards::SHORTEST;

// The series that nobody has opened yet: their cards, and what each of them accepts.
struct Untouched {
    cards::Cards cards;
    std::array<Mask, MOST_SERIES> accept;
    int size = 0;

    void clear() {
        cards = {};
        size = 0;
    }
    void add(Mask series);
};

class Endings {
  public:
    Endings() : kept_(KEPT) {}

    // Whether untouched and lifted cards can all lie, with any of the hand; with at least one of it if none was played.
    bool possible(const Untouched& untouched, const cards::Cards& lifted, const cards::Cards& hand, bool played);

  private:
    struct Question {
        cards::Cards must;
        cards::Cards hand;
        bool played = false;

        bool operator==(const Question&) const = default;
    };
    struct Kept {
        Question question;
        bool asked = false;
        bool answer = false;
    };

    static constexpr std::size_t KEPT = 1 << 14;

    bool easy(const Untouched& untouched, const cards::Cards& lifted, const cards::Cards& hand, bool played);
    bool searched(const Question& question);
    static std::size_t place_of(const Question& question);

    cards::Arranger arranger_;
    std::vector<Kept> kept_;
};

}  // namespace sixfold::batch
