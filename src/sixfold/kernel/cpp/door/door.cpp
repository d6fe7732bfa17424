#include "door/door.h"

#include <array>
#include <cstdlib>
#include <string>

#include "door/verbs.hpp"

namespace sixfold::door {

namespace {

using Verb = void (*)(Request&, Answer&);

void tell_version(Request& request, Answer& answer) {
    if (request.read()) answer.word(SIXFOLD_DOOR_VERSION);
}

// A verb's number is its place here: new ones come last.
constexpr std::array<Verb, 35> VERBS{
    tell_version,       check_rules,      check_board,        board_placements, board_best_score,   board_can_place,
    tiles_simulate,     tiles_trace,      tiles_search,       tiles_judge,      tiles_trade,        tiles_endgame,
    check_tiles_player, tiles_match,      tiles_compare,      cubes_rolls,      cubes_best_roll,    cubes_search,
    check_cubes_player, cubes_match,      cubes_compare,      cards_can_play,   cards_arrange,      cards_takings,
    cards_best_turn,    cards_every_turn, check_cards_player, cards_choose,     cards_search,       cards_simulate,
    cards_play_out,     cards_match,      cards_trace,        cards_compare,    cubes_search_rolls,
};

void write_refusal(const Request& request, Answer& answer) {
    std::string sentence(SENTENCES[static_cast<std::size_t>(request.refusal())]);
    if (const auto place = sentence.find("{}"); place != std::string::npos)
        sentence.replace(place, 2, std::to_string(request.refused_number()));
    answer.text(sentence);
}

Answer answer_to(Request& request) {
    Answer answer;
    const std::int64_t verb = request.word();
    const bool known = verb >= 0 && verb < static_cast<std::int64_t>(VERBS.size());
    if (request.require(known, Refusal::no_such_verb, verb)) VERBS[static_cast<std::size_t>(verb)](request, answer);
    request.read();
    if (request.refused()) {
        answer.clear();
        write_refusal(request, answer);
    }
    return answer;
}

void write_word(std::uint8_t* bytes, std::int64_t number) {
    const auto word = static_cast<std::uint64_t>(number);
    for (int byte = 0; byte < 8; ++byte) bytes[byte] = static_cast<std::uint8_t>(word >> 8 * byte);
}

std::uint8_t* answered(const std::uint8_t* bytes, std::size_t length) {
    Request request(bytes, length);
    const Answer answer = answer_to(request);
    const std::vector<std::int64_t>& words = answer.words();
    auto* const written = static_cast<std::uint8_t*>(std::malloc(8 * (words.size() + 2)));
    if (!written) return nullptr;
    write_word(written, static_cast<std::int64_t>(words.size()) + 1);
    write_word(written + 8, static_cast<std::int64_t>(request.refusal()));
    for (std::size_t place = 0; place < words.size(); ++place) write_word(written + 8 * (place + 2), words[place]);
    return written;
}

}  // namespace

}  // namespace sixfold::door

extern "C" {

int32_t sixfold_version(void) {
    return SIXFOLD_DOOR_VERSION;
}

uint8_t* sixfold_call(const uint8_t* bytes, size_t length) {
#if defined(__cpp_exceptions)
    // The standard library has one thing to throw here: that there is no memory.
    try {
        return sixfold::door::answered(bytes, length);
    } catch (...) {
        return nullptr;
    }
#else
    return sixfold::door::answered(bytes, length);
#endif
}

uint8_t* sixfold_room(size_t length) {
    return static_cast<uint8_t*>(std::malloc(length));
}

void sixfold_free(uint8_t* bytes) {
    std::free(bytes);
}
}
