"""A player that learns tiles by playing itself: PPO in PyTorch on thousands of games at once.

    python examples/learning/learn_tiles.py --minutes 7.5 --out examples/learning/learned_tiles.npz

It is short and not tuned: something to begin with, and to compare with. `learned_tiles.py` plays what was learned, and
`draw_curve.py` draws how it went. PyTorch is needed here and nowhere else; a graphics card is used if there is one.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical
from torch.nn import functional

from sixfold.envs.vector import Batch

BOARD, CHANNELS, BLOCKS, HIDDEN = (14, 26, 26), 48, 4, 128
CELLS, PIECES = 26 * 26, 36
STEPS, MINIBATCHES, EPOCHS = 64, 8, 2
DISCOUNT, TRACE, CLIP, ENTROPY, RATE = 0.99, 0.9, 0.2, 0.01, 5e-4
POINTS = 20.0
"""Rewards are leads in points, of which so many count as one."""


class Player(nn.Module):
    """Looks at the board with convolutions and at the rest directly; says how good moves are, and the lead to come."""

    def __init__(self, observation: int, moves: int) -> None:
        super().__init__()
        self.first = nn.Conv2d(BOARD[0], CHANNELS, 3, padding=1)
        self.blocks = nn.ModuleList(nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1) for _ in range(BLOCKS))
        aside = observation - BOARD[0] * CELLS
        self.tint = nn.Linear(aside, CHANNELS)
        self.aside = nn.Linear(aside, HIDDEN)
        self.cells = nn.Linear(CHANNELS, 1)
        self.others = nn.Linear(2 * CHANNELS + HIDDEN, moves - CELLS)
        self.value = nn.Linear(2 * CHANNELS + HIDDEN, 1)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        board, aside = seen[:, : BOARD[0] * CELLS].reshape(-1, *BOARD), seen[:, BOARD[0] * CELLS :]
        found = functional.relu(self.first(board) + self.tint(aside)[:, :, None, None])
        for block in self.blocks:
            found = functional.relu(found + block(found))
        places = found.flatten(2).transpose(1, 2)
        whole = torch.cat([places.mean(1), places.amax(1), functional.relu(self.aside(aside))], 1)
        others = self.others(whole)
        logits = torch.cat([others[:, :PIECES], self.cells(places).squeeze(2), others[:, PIECES:]], 1)
        return logits, self.value(whole).squeeze(1)


def chances(player: Player, seen: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
    """How likely each legal move is, and the lead to come."""
    with torch.autocast(seen.device.type, torch.bfloat16):
        logits, value = player(seen)
    return Categorical(logits=logits.float().masked_fill(~masks, -1e9)), value.float()


class Games:
    """Games that the player plays with itself."""

    def __init__(self, games: int, seed: int, device: torch.device) -> None:
        self.batch, self.device = Batch("tiles-nl", players=2, games=games, reward="score"), device
        self.batch.reset(seed)

    def look(self) -> tuple[torch.Tensor, torch.Tensor]:
        """What the players on turn see and may do."""
        seen = torch.from_numpy(self.batch.observations).to(self.device, torch.float16)
        return seen, torch.from_numpy(self.batch.masks).to(self.device).bool()

    @torch.no_grad()
    def play(self, player: Player) -> list[torch.Tensor]:
        """Some moves in every game, and how much better each turned out than was expected.

        A lead of one is a deficit of the other, so what comes after changes its sign when the turn passes on.
        """
        kept = []
        seats = torch.from_numpy(self.batch.seats).clone()
        for _ in range(STEPS):
            seen, masks = self.look()
            moves, values = chances(player, seen, masks)
            chosen = moves.sample()
            self.batch.step(chosen.cpu().numpy())
            rows = torch.arange(len(seats))
            reward = torch.from_numpy(self.batch.rewards)[rows, seats.long()] / POINTS
            after = torch.from_numpy(self.batch.seats).clone()
            same = torch.where(after == seats, 1.0, -1.0) * ~torch.from_numpy(self.batch.terminated)
            told = reward.to(self.device), same.to(self.device)
            kept.append((seen, masks, chosen, moves.log_prob(chosen), values, *told))
            seats = after
        later = chances(player, *self.look())[1]
        better, gained = torch.zeros_like(later), []
        for *_, values, reward, same in reversed(kept):
            surprise = reward + DISCOUNT * same * later - values
            better, later = surprise + DISCOUNT * TRACE * same * better, values
            gained.append(better)
        columns = [torch.cat(column) for column in list(zip(*kept, strict=True))[:5]]
        return [*columns, torch.cat(gained[::-1])]


def learn(player: Player, optimiser: torch.optim.Optimizer, played: list[torch.Tensor]) -> None:
    """Make what turned out better than expected likelier, a little at a time."""
    seen, masks, chosen, before, expected, better = played
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(chosen), device=chosen.device).chunk(MINIBATCHES):
            moves, values = chances(player, seen[rows], masks[rows])
            gain = (better[rows] - better.mean()) / (better.std() + 1e-6)
            ratio = (moves.log_prob(chosen[rows]) - before[rows]).exp()
            policy = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            error = functional.mse_loss(values, better[rows] + expected[rows])
            optimiser.zero_grad()
            (0.5 * error - policy - ENTROPY * moves.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(player.parameters(), 1.0)
            optimiser.step()


@torch.no_grad()
def against_random(player: Player, games: int, seed: int, device: torch.device) -> tuple[float, float]:
    """The share of games won against random moves, in each seat half of them, and the mean lead."""
    batch, rng = Batch("tiles-nl", players=2, games=games, auto_reset=False), np.random.default_rng(seed)
    batch.reset(seed)
    own = np.arange(games) % 2
    while not batch.terminated.all():
        seen = torch.from_numpy(batch.observations).to(device, torch.float16)
        moves, _ = chances(player, seen, torch.from_numpy(batch.masks).to(device).bool())
        batch.step(np.where(batch.seats == own, moves.probs.argmax(1).cpu().numpy(), batch.sample(rng)))
    rows = np.arange(games)
    lead = batch.scores[rows, own] - batch.scores[rows, 1 - own]
    return float(np.mean((lead > 0) + 0.5 * (lead == 0))), float(lead.mean())


def main() -> None:
    """Learn for so many minutes, and keep what was learned and how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=7.0)
    parser.add_argument("--games", type=int, default=2048, help="at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned_tiles.npz"))
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    games = Games(asked.games, asked.seed, device)
    player = Player(games.batch.layout.size, games.batch.steps.size).to(device)
    optimiser = torch.optim.Adam(player.parameters(), RATE)
    begun, looked, decisions, curve = time.monotonic(), -1e9, 0, []
    while (spent := time.monotonic() - begun) < 60 * asked.minutes:
        optimiser.param_groups[0]["lr"] = RATE * (1 - spent / (60 * asked.minutes))
        if spent - looked > 3 * asked.minutes:
            wins, lead = against_random(player, 512, 7, device)
            curve.append({"seconds": round(spent), "decisions": decisions, "wins": wins, "lead": lead})
            print(json.dumps(curve[-1]), flush=True)
            looked = spent
        learn(player, optimiser, games.play(player))
        decisions += STEPS * asked.games
    wins, lead = against_random(player, 512, 7, device)
    curve.append({"seconds": round(time.monotonic() - begun), "decisions": decisions, "wins": wins, "lead": lead})
    weights = {name: value.cpu().numpy().astype(np.float16) for name, value in player.state_dict().items()}
    np.savez_compressed(asked.out, **weights)
    asked.out.with_suffix(".json").write_text(json.dumps(curve, indent=1) + "\n")
    print(json.dumps(curve[-1]))


if __name__ == "__main__":
    main()
