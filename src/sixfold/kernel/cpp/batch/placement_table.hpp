// A game of tiles or cubes in small moves: the same moves, masks and observations as `sixfold.envs.Table` has.
#pragma once

#include <memory>
#include <vector>

#include "batch/bits.hpp"
#include "batch/setting.hpp"
#include "batch/window.hpp"

namespace sixfold::batch {

// A hand whose pieces keep their order: cubes are rolled in it.
struct OrderedHand {
    std::uint8_t size = 0;
    std::array<Piece, MOST_HELD> pieces;

    Mask kinds() const {
        Mask mask = 0;
        for (int place = 0; place < size; ++place) mask |= bit(pieces[place]);
        return mask;
    }
    int copies(Piece piece) const { return static_cast<int>(std::count(pieces.begin(), pieces.begin() + size, piece)); }
    void add(Piece piece) { pieces[size++] = piece; }
    void remove(Piece piece) {
        const auto end = pieces.begin() + size;
        const auto found = std::find(pieces.begin(), end, piece);
        if (found == end) return;
        std::copy(found + 1, end, found);
        --size;
    }
    const Piece* begin() const { return pieces.data(); }
    const Piece* end() const { return pieces.data() + size; }
};

// What all games of a batch share. The board is laid anew whenever a turn begins: one for each game would need hundreds
// of megabytes.
struct PlacementDesk {
    explicit PlacementDesk(const Setting& given) : setting(given), board(std::make_unique<Board>(given.rules)) {}

    const Setting setting;
    const std::unique_ptr<Board> board;
};

class PlacementTable {
  public:
    using Desk = PlacementDesk;
    static constexpr int FIRST_CELL = KINDS;
    static constexpr int MOST_CELLS = MOST_SIDE * MOST_SIDE;
    static constexpr int OTHERS = 5;

    static int moves(const Setting& setting) { return FIRST_CELL + setting.side * setting.side + OTHERS; }
    static int observation_size(const Setting& setting);

    explicit PlacementTable(Desk& desk) : desk_(&desk) {}

    void start(const Seed& seed);
    bool over() const { return over_; }
    int seat() const { return seat_; }
    const std::array<int, MOST_PLAYERS>& scores() const { return scores_; }

    bool is_legal(std::int64_t move) const { return move >= 0 && move < moves(setting()) && legal_.has(int(move)); }
    int pick(double chance) const { return legal_.picked(chance); }

    // A legal move; whether the turn, or a roll in it, is complete. Then `begin_turn` follows.
    bool move(int move);
    void begin_turn();

    // Writes what the player on turn sees and may do; everything if the arrays hold another game.
    void show(float* observation, std::int8_t* mask, bool anew);

  private:
    enum Other { STOP, SWAP, PASS, ELSEWHERE, WAIT };
    struct Laid {
        Piece piece;
        Spot spot;
    };
    struct Options {
        std::vector<Placement> placements;
        bool swap = false;
        // Whether a swap of nothing is one: of cubes that cannot be placed, all are then rolled.
        bool swap_nothing = false;
        bool pass = false;
    };

    const Setting& setting() const { return desk_->setting; }
    Board& board() const { return *desk_->board; }
    bool cubes() const { return setting().game == Kind::cubes; }
    OrderedHand& hand() { return hands_[seat_]; }
    const OrderedHand& hand() const { return hands_[seat_]; }
    int other(Other number) const { return FIRST_CELL + setting().side * setting().side + number; }

    void deal();
    Piece drawn();
    Piece rolled(int piece) { return static_cast<Piece>(piece / 6 * 6 + stream_.below(6)); }
    void lay_board();
    bool able() const;
    bool ever_able() const;

    void list_options();
    void find_openings();
    void find_legal();
    void find_cells();
    void find_swapped();
    Page first_page(const Page* after) const;

    void name(Piece piece);
    void lay(Spot spot);
    void place();
    void swap();
    void trade();
    void roll();
    void pass();
    bool nothing_left_but_trading();
    void next_seat() { seat_ = (seat_ + 1) % setting().players; }

    void show_board(float* planes, bool anew);
    void show_piece(float* planes, int number, float shown) const;
    void show_rest(Pen pen) const;
    void show_unseen(Pen& pen) const;
    Phase phase() const;
    const Laid& laid_or_loose(int number) const {
        return number < laid_size_ ? laid_[number] : loose_[number - laid_size_];
    }

    Desk* desk_;

    Stream stream_;
    std::array<Piece, MOST_PIECES> bag_;
    int bag_first_ = 0;
    int bag_size_ = 0;
    std::array<OrderedHand, MOST_PLAYERS> hands_;
    std::array<Laid, MOST_PIECES> laid_;
    int laid_size_ = 0;
    std::array<std::uint8_t, KINDS> laid_by_kind_{};
    Extent extent_;
    std::array<int, MOST_PLAYERS> scores_{};
    int seat_ = 0;
    int passes_ = 0;
    int trades_ = 0;
    bool rolled_ = false;
    bool over_ = false;

    // The turn in the making.
    Window window_{};
    Options options_;
    std::array<Laid, LONGEST> loose_;
    int loose_size_ = 0;
    int named_ = -1;
    Page page_;
    bool swapping_ = false;
    OrderedHand chosen_;
    Bits<FIRST_CELL + MOST_CELLS + OTHERS> legal_;
    // The cells where a piece of the hand fits, and those that are marked now.
    Bits<MOST_CELLS> openings_;
    Bits<MOST_CELLS> playable_;

    // What the arrays show.
    struct Shown {
        Bits<FIRST_CELL + MOST_CELLS + OTHERS> legal;
        Bits<MOST_CELLS> playable;
        Bits<MOST_CELLS> loose;
        Window window{};
        Page page;
        int pieces = 0;
    } shown_;
};

}  // namespace sixfold::batch
