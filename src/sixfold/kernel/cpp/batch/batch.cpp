#include "batch/batch.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>
#include <vector>

#include "batch/cards_table.hpp"
#include "batch/placement_table.hpp"

// Whatever is played, behind one face.
struct sixfold_batch {
    virtual ~sixfold_batch() = default;
    virtual void reset(const std::uint8_t* seeds, const std::uint8_t* chosen) = 0;
    virtual std::int64_t step(const std::int64_t* moves) = 0;
    virtual void pick(const double* chances, std::int64_t* moves) const = 0;
};

namespace sixfold::batch {

namespace {

template <class Table>
class Games final : public sixfold_batch {
  public:
    Games(const Setting& setting, std::int64_t games, const sixfold_batch_arrays& arrays)
        : desk_(setting), arrays_(arrays) {
        tables_.reserve(static_cast<std::size_t>(games));
        for (std::int64_t game = 0; game < games; ++game) tables_.emplace_back(desk_);
        seeds_.resize(tables_.size());
    }

    void reset(const std::uint8_t* seeds, const std::uint8_t* chosen) override {
        for (std::size_t game = 0; game < tables_.size(); ++game) {
            if (chosen && !chosen[game]) continue;
            std::copy_n(seeds + sizeof(Seed) * game, sizeof(Seed), seeds_[game].begin());
            std::fill_n(rewards(game), players(), 0.0f);
            arrays_.terminated[game] = 0;
            start(game);
            tell_scores(game);
        }
    }

    std::int64_t step(const std::int64_t* moves) override {
        for (std::size_t game = 0; game < tables_.size(); ++game)
            if (!tables_[game].is_legal(moves[game])) return static_cast<std::int64_t>(game);
        for (std::size_t game = 0; game < tables_.size(); ++game) {
            std::fill_n(rewards(game), players(), 0.0f);
            arrays_.terminated[game] = tables_[game].over();
            if (!tables_[game].over()) step_one(game, static_cast<int>(moves[game]));
        }
        return SIXFOLD_BATCH_DONE;
    }

    void pick(const double* chances, std::int64_t* moves) const override {
        for (std::size_t game = 0; game < tables_.size(); ++game) moves[game] = tables_[game].pick(chances[game]);
    }

  private:
    int players() const { return desk_.setting.players; }
    float* rewards(std::size_t game) const { return arrays_.rewards + players() * game; }

    void step_one(std::size_t game, int move) {
        Table& table = tables_[game];
        const auto before = table.scores();
        if (!table.move(move)) return show(game, false);
        reward(game, before);
        tell_scores(game);
        arrays_.terminated[game] = table.over();
        if (table.over() && desk_.setting.auto_reset) {
            seeds_[game] = derived(NEXT_GAME, seeds_[game]);
            return start(game);
        }
        table.begin_turn();
        show(game, false);
    }

    void start(std::size_t game) {
        std::copy(seeds_[game].begin(), seeds_[game].end(), arrays_.seeds + sizeof(Seed) * game);
        tables_[game].start(seeds_[game]);
        show(game, true);
    }

    void show(std::size_t game, bool anew) {
        Table& table = tables_[game];
        table.show(arrays_.observations + Table::observation_size(desk_.setting) * game,
                   arrays_.masks + Table::moves(desk_.setting) * game, anew);
        arrays_.seats[game] = table.seat();
    }

    void tell_scores(std::size_t game) {
        std::copy_n(tables_[game].scores().begin(), players(), arrays_.scores + players() * game);
    }

    void reward(std::size_t game, const std::array<int, MOST_PLAYERS>& before) {
        const auto& after = tables_[game].scores();
        float* const rewards = this->rewards(game);
        if (desk_.setting.by_score) {
            int sum = 0;
            for (int seat = 0; seat < players(); ++seat) sum += after[seat] - before[seat];
            for (int seat = 0; seat < players(); ++seat) {
                const int mine = after[seat] - before[seat];
                rewards[seat] = static_cast<float>(mine - double(sum - mine) / (players() - 1));
            }
        } else if (tables_[game].over()) {
            const int best = *std::max_element(after.begin(), after.begin() + players());
            const auto winners = std::count(after.begin(), after.begin() + players(), best);
            for (int seat = 0; seat < players(); ++seat)
                rewards[seat] = after[seat] == best ? static_cast<float>(1.0 / double(winners)) : 0.0f;
        }
    }

    typename Table::Desk desk_;
    const sixfold_batch_arrays arrays_;
    std::vector<Table> tables_;
    std::vector<Seed> seeds_;
};

std::unique_ptr<sixfold_batch> made(const Setting& setting, std::int64_t games, const sixfold_batch_arrays& arrays) {
    if (setting.game == Kind::cards) return std::make_unique<Games<CardsTable>>(setting, games, arrays);
    return std::make_unique<Games<PlacementTable>>(setting, games, arrays);
}

}  // namespace

}  // namespace sixfold::batch

using sixfold::batch::CardsTable;
using sixfold::batch::PlacementTable;
using sixfold::batch::Setting;

extern "C" {

int32_t sixfold_batch_sizes(const sixfold_batch_setting* given, int64_t* moves, int64_t* observation) {
    Setting setting;
    if (!sixfold::batch::read_setting(*given, setting)) return 0;
    const bool cards = setting.game == sixfold::batch::Kind::cards;
    *moves = cards ? CardsTable::moves(setting) : PlacementTable::moves(setting);
    *observation = cards ? CardsTable::observation_size(setting) : PlacementTable::observation_size(setting);
    return 1;
}

sixfold_batch* sixfold_batch_new(const sixfold_batch_setting* given, int64_t games,
                                 const sixfold_batch_arrays* arrays) {
    Setting setting;
    if (games < 1 || !sixfold::batch::read_setting(*given, setting)) return nullptr;
    try {
        return sixfold::batch::made(setting, games, *arrays).release();
    } catch (...) {
        return nullptr;
    }
}

void sixfold_batch_free(sixfold_batch* batch) {
    delete batch;
}

int64_t sixfold_batch_reset(sixfold_batch* batch, const uint8_t* seeds, const uint8_t* chosen) {
    try {
        batch->reset(seeds, chosen);
        return SIXFOLD_BATCH_DONE;
    } catch (...) {
        return SIXFOLD_BATCH_NO_MEMORY;
    }
}

int64_t sixfold_batch_step(sixfold_batch* batch, const int64_t* moves) {
    try {
        return batch->step(moves);
    } catch (...) {
        return SIXFOLD_BATCH_NO_MEMORY;
    }
}

void sixfold_batch_pick(const sixfold_batch* batch, const double* chances, int64_t* moves) {
    batch->pick(chances, moves);
}
}
