#include "batch/endings.hpp"

namespace sixfold::batch {

void Untouched::add(Mask series) {
    Mask accepts = EVERY_KIND;
    for (Mask left = series; left; left &= left - 1) {
        accepts &= COMPANIONS[lowest(left)];
        cards.add(lowest(left));
    }
    accept[size++] = accepts;
}

bool Endings::possible(const Untouched& untouched, const cards::Cards& lifted, const cards::Cards& hand, bool played) {
    if (played && lifted.empty()) return true;
    if (easy(untouched, lifted, hand, played)) return true;
    const Question question{untouched.cards + lifted, hand, played};
    Kept& kept = kept_[place_of(question)];
    if (!kept.asked || kept.question != question) kept = {question, true, searched(question)};
    return kept.answer;
}

// A way without a search: lifted cards join untouched series one after the other, and a card of the hand is played. No
// is no answer.
bool Endings::easy(const Untouched& untouched, const cards::Cards& lifted, const cards::Cards& hand, bool played) {
    std::array<Mask, MOST_SERIES> accept = untouched.accept;
    bool all = true;
    lifted.for_each_kind([&](int kind, int copies) {
        for (int series = 0; series < untouched.size && copies > 0; ++series) {
            if (!(accept[series] & bit(kind))) continue;
            accept[series] &= COMPANIONS[kind];
            --copies;
        }
        all &= copies == 0;
    });
    if (!all || played) return all;
    if (cards::longest_series(hand) >= cards::SHORTEST) return true;
    const Mask held = cards::mask_of(hand);
    for (int series = 0; series < untouched.size; ++series)
        if (accept[series] & held) return true;
    return false;
}

bool Endings::searched(const Question& question) {
    const cards::Cards most = question.must + question.hand;
    if (question.played) return arranger_.stands(question.must, most);
    bool found = false;
    question.hand.for_each_kind([&](int kind, int) {
        if (found) return;
        cards::Cards must = question.must;
        must.add(kind);
        found = arranger_.stands(must, most);
    });
    return found;
}

std::size_t Endings::place_of(const Question& question) {
    std::uint64_t mixed = question.played;
    for (const std::uint64_t half :
         {question.must.half(0), question.must.half(1), question.hand.half(0), question.hand.half(1)})
        mixed = std::rotl((mixed ^ half) * 0x9e3779b97f4a7c15u, 29);
    return static_cast<std::size_t>(mixed * 0xbf58476d1ce4e5b9u >> 50);
}

}  // namespace sixfold::batch
