// Which hands the others may hold, judged by what they would have missed with them on their latest turns.
#pragma once

#include <array>
#include <vector>

#include "common/random.hpp"
#include "tiles/view.hpp"

namespace sixfold::tiles {

struct Inference {
    // Hands sampled for each opponent; none: nothing is inferred.
    int samples = 1500;
    // Latest turns of each opponent that are judged.
    int turns = 3;
    // How quickly a hand becomes unlikely with the points it would have missed.
    double tau = 0.3;
};

// For one opponent, what it may have kept on its latest turn, and how the weights add up: a hand is drawn in
// proportion to its weight, and what was drawn since then is added to it.
struct HandPool {
    std::vector<Hand> hands;
    std::vector<double> cumulative;

    const Hand& draw(Random& random) const;
};

// A pool for each opponent; empty for those about whom nothing can be said. The board comes back as it was.
std::array<HandPool, MOST_PLAYERS> infer_hands(Board& board, const View& view, const Inference& inference,
                                               Random& random);

}  // namespace sixfold::tiles
