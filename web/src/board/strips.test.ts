import { describe, expect, it } from "vitest";
import { BETWEEN, EDGE, LINE, stripSize, stripWidth } from "./strips";

describe("how large strips are", () => {
  it("lets two columns fit side by side on every screen", () => {
    for (const width of [308, 378, 520, 808, 1000]) {
      for (const rows of [1, 6, 11, 14]) {
        const { slot } = stripSize(width, 480, rows);
        expect(2 * (stripWidth(slot) + BETWEEN), `${width} × ${rows}`).toBeLessThanOrEqual(width);
      }
    }
  });

  it("shows ten strips in a column and the place for one more without scrolling on a phone", () => {
    const { slot, card, captioned } = stripSize(378, 470, 11);
    expect(slot).toBeGreaterThanOrEqual(26);
    expect(card).toBeGreaterThanOrEqual(slot);
    expect(captioned).toBe(true);
    expect(2 * LINE + 11 * (card + 2 * EDGE + BETWEEN)).toBeLessThanOrEqual(470);
  });

  it("does so on its side, without a caption", () => {
    const { card, captioned } = stripSize(500, 366, 11);
    expect(captioned).toBe(false);
    expect(card).toBeGreaterThanOrEqual(21);
    expect(LINE + 11 * (card + 2 * EDGE + BETWEEN)).toBeLessThanOrEqual(366);
  });

  it("keeps cards upright and no larger than they need to be where there is room", () => {
    expect(stripSize(1000, 800, 2)).toEqual({ slot: 54, card: 75, headed: true, captioned: true });
  });

  it("never makes cards so small that they cannot be told apart, and rather scrolls", () => {
    expect(stripSize(378, 200, 15).slot).toBe(21);
  });

  it("gives up the caption, then the heads of the columns, before it scrolls", () => {
    const shown = [420, 356, 320].map((height) => stripSize(378, height, 11));
    expect(shown.map(({ headed, captioned }) => [headed, captioned])).toEqual([[true, true], [true, false], [false, false]]);
    expect(shown.every(({ slot }) => slot >= 21)).toBe(true);
  });
});
