import { expect, it } from "vitest";
import { markPlayed } from "./series";

it("marks what came from the hand, and nothing in series that lay there before", () => {
  const before = [["Pc", "Pd", "Ps"], ["Bo", "Bd", "Bs"]];
  const after = [["Pd", "Pc", "Ps"], ["Rc", "Oc", "Pc"], ["Bo", "Bd", "Bs", "Bx"]];
  const marked = markPlayed(before, after, ["Pc", "Rc", "Oc", "Bx"]);
  expect(marked.map((series) => series.map(({ played }) => played))).toEqual([
    [false, false, false, true],
    [true, true, true],
    [false, false, false],
  ]);
});

it("marks as many of a kind as were played", () => {
  expect(markPlayed([], [["Rc", "Rd", "Rs"], ["Rc", "Gc", "Bc"]], ["Rc"]).flat().filter(({ played }) => played)).toHaveLength(1);
});
