"""Many games at once give the same results in the same order as one after the other."""

from pathlib import Path

import pytest

from sixfold.arena import Match, NotThisMatch, earlier, plan, play_game, play_here, play_on_ray
from sixfold.records import write_line

MATCH = Match("tiles-nl", ("greedy", "random"), 7, "parallel")


@pytest.mark.slow
def test_two_workers_play_what_one_plays() -> None:
    games = list(plan(MATCH))
    alone = [played.record for played in play_here(games, 1)]
    together = [played.record for played in play_here(games, 2)]
    assert alone == together


def test_a_match_can_be_stopped_early() -> None:
    games = play_here(plan(MATCH), 2)
    assert next(games).game.number == 0
    games.close()


@pytest.mark.slow
def test_ray_plays_what_one_worker_plays() -> None:
    games = list(plan(MATCH))[:3]
    assert [played.record for played in play_on_ray(games, "auto")] == [play_game(game).record for game in games]


class TestResume:
    def write(self, path: Path, games: int) -> bytes:
        records = [write_line(play_game(game).record) for game in list(plan(MATCH))[:games]]
        path.write_text("".join(records), encoding="utf-8")
        return path.read_bytes()

    def test_games_in_the_file_are_not_played_again(self, tmp_path: Path) -> None:
        path = tmp_path / "games.jsonl"
        self.write(path, 3)
        found = list(earlier(plan(MATCH), path))
        assert [played.game.number for played in found] == [0, 1, 2]
        assert found[0].result == play_game(found[0].game).result

    def test_a_line_that_was_cut_off_is_dropped(self, tmp_path: Path) -> None:
        path = tmp_path / "games.jsonl"
        whole = self.write(path, 2)
        path.write_bytes(whole[:-100])
        assert len(list(earlier(plan(MATCH), path))) == 1
        assert path.read_bytes() == whole[: whole.index(b"\n") + 1]

    def test_a_file_of_another_match_is_refused_and_kept(self, tmp_path: Path) -> None:
        path = tmp_path / "games.jsonl"
        whole = self.write(path, 2)
        with pytest.raises(NotThisMatch):
            list(earlier(plan(Match("tiles-nl", ("greedy", "random"), 7, "another")), path))
        with pytest.raises(NotThisMatch):
            list(earlier(plan(Match("tiles-nl", ("greedy", "random"), 1, "parallel")), path))
        assert path.read_bytes() == whole

    def test_no_file_yet(self, tmp_path: Path) -> None:
        assert list(earlier(plan(MATCH), tmp_path / "none.jsonl")) == []
