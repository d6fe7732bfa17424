// A game of cards in small moves: the same moves, masks and observations as `sixfold.envs.Table` has.
#pragma once

#include <vector>

#include "batch/bits.hpp"
#include "batch/endings.hpp"
#include "batch/setting.hpp"

namespace sixfold::batch {

// What all games of a batch share.
struct CardsDesk {
    explicit CardsDesk(const Setting& given) : setting(given) {}

    const Setting setting;
    Endings endings;
};

// Series by their kinds, in the order in which they lie.
struct SeriesList {
    std::array<Mask, MOST_SERIES> series;
    int size = 0;

    void add(Mask kinds) { series[size++] = kinds; }
    const Mask* begin() const { return series.data(); }
    const Mask* end() const { return series.data() + size; }
};

class CardsTable {
  public:
    using Desk = CardsDesk;
    static constexpr int FIRST_SERIES = KINDS;
    static constexpr int OTHERS = 4;
    static constexpr int MOST_MOVES = FIRST_SERIES + MOST_SERIES + OTHERS;

    static int slots(const Setting& setting) { return setting.box() / setting.rules.shortest; }
    static int moves(const Setting& setting) { return FIRST_SERIES + slots(setting) + OTHERS; }
    static int observation_size(const Setting& setting);

    explicit CardsTable(Desk& desk) : desk_(&desk) {}

    void start(const Seed& seed);
    bool over() const { return over_; }
    int seat() const { return seat_; }
    const std::array<int, MOST_PLAYERS>& scores() const { return taken_; }

    bool is_legal(std::int64_t move) const { return move >= 0 && move < moves(setting()) && legal_.has(int(move)); }
    int pick(double chance) const { return legal_.picked(chance); }

    // A legal move; whether the turn is complete. Then `begin_turn` follows.
    bool move(int move);
    void begin_turn();

    // Writes what the player on turn sees and may do; everything if the arrays hold another game.
    void show(float* observation, std::int8_t* mask, bool anew);

  private:
    enum Other { CLOSE, DONE, PASS, WAIT };

    // The series that is open: the kinds it came with that still lie there, those lifted from it, those laid on it.
    struct Open {
        Mask kept = 0;
        Mask lifted = 0;
        Mask laid = 0;

        Mask cards() const { return kept | laid; }
    };

    const Setting& setting() const { return desk_->setting; }
    int other(Other number) const { return FIRST_SERIES + slots(setting()) + number; }

    void deal(Stream& stream);
    int drawn();
    void end_turn();
    void take_or_leave(Mask series, SeriesList& left);

    void find_standing();
    void find_legal();
    bool may_lay(int kind) const;
    bool may_close() const;
    bool can_end_with(Mask laid) const;
    void lift_or_lay(int kind);
    void open(int place);
    void close();

    void show_rest(Pen pen) const;
    void show_table(float* table, float* settled);
    Phase phase() const;

    Desk* desk_;

    std::array<std::uint8_t, cards::MOST_CARDS> stack_;
    int stack_first_ = 0;
    int stack_size_ = 0;
    std::array<cards::Cards, cards::MOST_PLAYERS> hands_;
    SeriesList table_;
    std::array<int, MOST_PLAYERS> taken_{};
    cards::Cards taken_cards_;
    int seat_ = 0;
    int passes_ = 0;
    // How many turns are still to be played; less than 0 while there are cards to draw.
    int turns_left_ = -1;
    bool over_ = false;

    // The turn in the making. Of the untouched series, one that was opened is 0.
    SeriesList untouched_;
    cards::Cards hand_;
    cards::Cards lifted_;
    int played_ = 0;
    SeriesList settled_;
    bool is_open_ = false;
    Open open_;
    bool must_pass_ = false;
    Untouched standing_;
    Bits<MOST_MOVES> legal_;

    // What the arrays show.
    struct Shown {
        Bits<MOST_MOVES> legal;
        std::array<Mask, MOST_SERIES> table{};
        Bits<MOST_SERIES> settled;
    } shown_;
};

}  // namespace sixfold::batch
