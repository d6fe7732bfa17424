// Requests and answers, word by word.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "door/refusals.hpp"

namespace sixfold::door {

// What is asked, read from its beginning. The first refusal counts; after it every number is 0 and every list empty,
// so that a verb may read all it needs before it looks whether something was amiss.
class Request {
  public:
    Request(const std::uint8_t* bytes, std::size_t length) : bytes_(bytes), words_(length / 8) {
        if (length % 8 != 0) refuse(Refusal::message_too_long);
    }

    std::int64_t word();
    std::uint64_t seed() { return static_cast<std::uint64_t>(word()); }
    int number();
    double real();
    bool flag() { return word() != 0; }
    // How many things follow, each of at least so many words.
    std::size_t size(std::size_t words_each = 1);
    std::vector<int> numbers();
    std::vector<std::vector<int>> lists();

    void refuse(Refusal refusal, std::int64_t number = 0);
    // Whether all has been well so far, and this holds too.
    bool require(bool holds, Refusal refusal, std::int64_t number = 0) {
        if (!holds) refuse(refusal, number);
        return !refused();
    }
    // Whether all was well up to the end of the message, and this is that end.
    bool read() { return require(refused() || next_ == words_, Refusal::message_too_long); }

    bool refused() const { return refusal_ != Refusal::none; }
    Refusal refusal() const { return refusal_; }
    std::int64_t refused_number() const { return number_; }

  private:
    const std::uint8_t* bytes_;
    std::size_t words_;
    std::size_t next_ = 0;
    Refusal refusal_ = Refusal::none;
    std::int64_t number_ = 0;
};

class Answer {
  public:
    void word(std::int64_t number) { words_.push_back(number); }
    void size(std::size_t size) { word(static_cast<std::int64_t>(size)); }
    void real(double number);
    void text(const std::string& text);

    template <class Numbers>
    void numbers(const Numbers& numbers) {
        size(static_cast<std::size_t>(numbers.end() - numbers.begin()));
        for (const auto number : numbers) word(number);
    }
    void lists(const std::vector<std::vector<int>>& lists) {
        size(lists.size());
        for (const auto& list : lists) numbers(list);
    }

    const std::vector<std::int64_t>& words() const { return words_; }
    void clear() { words_.clear(); }

  private:
    std::vector<std::int64_t> words_;
};

}  // namespace sixfold::door
