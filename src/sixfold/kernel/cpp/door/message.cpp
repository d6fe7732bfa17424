#include "door/message.hpp"

#include <bit>
#include <cmath>
#include <limits>

namespace sixfold::door {

std::int64_t Request::word() {
    if (!require(next_ < words_, Refusal::message_too_short)) return 0;
    std::uint64_t word = 0;
    for (int byte = 8; byte-- > 0;) word = word << 8 | bytes_[8 * next_ + static_cast<std::size_t>(byte)];
    ++next_;
    return static_cast<std::int64_t>(word);
}

int Request::number() {
    using Limits = std::numeric_limits<std::int32_t>;
    const std::int64_t number = word();
    const bool fits = number >= Limits::min() && number <= Limits::max();
    return require(fits, Refusal::number_too_large, number) ? static_cast<int>(number) : 0;
}

double Request::real() {
    const auto number = std::bit_cast<double>(word());
    return require(std::isfinite(number), Refusal::not_a_number) ? number : 0;
}

std::size_t Request::size(std::size_t words_each) {
    const std::int64_t size = word();
    const bool fits = size >= 0 && static_cast<std::uint64_t>(size) <= (words_ - next_) / words_each;
    return require(fits, Refusal::message_too_short) ? static_cast<std::size_t>(size) : 0;
}

std::vector<int> Request::numbers() {
    std::vector<int> numbers(size());
    for (int& one : numbers) one = number();
    return refused() ? std::vector<int>{} : numbers;
}

std::vector<std::vector<int>> Request::lists() {
    std::vector<std::vector<int>> lists(size());
    for (auto& list : lists) list = numbers();
    return refused() ? std::vector<std::vector<int>>{} : lists;
}

void Request::refuse(Refusal refusal, std::int64_t number) {
    if (refused()) return;
    refusal_ = refusal;
    number_ = number;
}

void Answer::real(double number) {
    word(std::bit_cast<std::int64_t>(number));
}

void Answer::text(const std::string& text) {
    size(text.size());
    for (std::size_t from = 0; from < text.size(); from += 8) {
        std::uint64_t word = 0;
        for (std::size_t place = from; place < text.size() && place < from + 8; ++place)
            word |= static_cast<std::uint64_t>(static_cast<unsigned char>(text[place])) << 8 * (place - from);
        this->word(static_cast<std::int64_t>(word));
    }
}

}  // namespace sixfold::door
