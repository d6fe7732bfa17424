import { describe, expect, it } from "vitest";
import { cellAt, COMFORTABLE, fit, fitClear, inSight, keepNear, keepWhole, LARGEST, loupe, middleOf, pan, reveal, SMALLEST, zoomAt } from "./viewport";

const view = { x: 100, y: 50, size: 40 };
const screen = { width: 400, height: 300 };

describe("the loupe", () => {
  it("shows every cell that is not comfortable to hit clearly larger, on the narrowest phone too", () => {
    for (let size = SMALLEST; size < COMFORTABLE; size += 0.5) {
      const { cell, around } = loupe(size);
      expect(cell / size).toBeGreaterThanOrEqual(1.3);
      expect(cell * (2 * around + 1)).toBeLessThanOrEqual(240);
      expect(around).toBeGreaterThanOrEqual(1);
    }
  });
});

describe("the viewport", () => {
  it("finds the cell under a point, also left of and above the origin", () => {
    expect(cellAt(view, { x: 100, y: 50 })).toEqual({ x: 0, y: 0 });
    expect(cellAt(view, { x: 99, y: 49 })).toEqual({ x: -1, y: -1 });
    expect(cellAt(view, middleOf(view, { x: 3, y: -2 }))).toEqual({ x: 3, y: -2 });
  });

  it("pans", () => {
    expect(cellAt(pan(view, 40, 0), { x: 100, y: 50 })).toEqual({ x: -1, y: 0 });
  });

  it("keeps what lies under the pointer when it zooms", () => {
    const point = { x: 230, y: 170 };
    const zoomed = zoomAt(view, point, 1.7);
    expect(cellAt(zoomed, point)).toEqual(cellAt(view, point));
    expect(zoomed.size).toBeCloseTo(68);
  });

  it("stays within the smallest and the largest size", () => {
    expect(zoomAt(view, { x: 0, y: 0 }, 100).size).toBe(LARGEST);
    expect(zoomAt(view, { x: 0, y: 0 }, 0.001).size).toBe(SMALLEST);
  });

  it("fits a box with a cell of margin", () => {
    const box = { left: -4, top: 0, right: 12, bottom: 3 };
    const fitted = fit(box, screen);
    expect(inSight(fitted, screen, [{ x: -4, y: 0 }, { x: 12, y: 3 }, { x: -5, y: -1 }])).toBe(true);
    expect(fitted.size).toBeCloseTo(400 / 19);
  });

  it("does not blow up a small board, and may refuse to shrink a large one", () => {
    expect(fit({ left: 0, top: 0, right: 0, bottom: 0 }, screen).size).toBe(72);
    expect(fit({ left: 0, top: 0, right: 99, bottom: 0 }, screen, 72, COMFORTABLE).size).toBe(COMFORTABLE);
  });

  describe("with buttons in the lower right corner", () => {
    const corner = { width: 60, height: 100 };
    const clear = (shown: { x: number; y: number; size: number }, cell: { x: number; y: number }) =>
      shown.x + (cell.x + 1) * shown.size <= 340.5 || shown.y + (cell.y + 1) * shown.size <= 200.5;

    it("leaves a board alone that does not reach there", () => {
      const box = { left: 0, top: 0, right: 10, bottom: 6 };
      expect(fitClear(box, screen, corner, [{ x: 10, y: 0 }, { x: 0, y: 6 }])).toEqual(fit(box, screen));
    });

    it("moves it aside without making it smaller where there is room", () => {
      const box = { left: 0, top: 0, right: 5, bottom: 6 };
      const last = { x: 5, y: 6 };
      const shown = fitClear(box, screen, corner, [{ x: 0, y: 0 }, last]);
      expect(shown.size).toBe(fit(box, screen).size);
      expect(clear(shown, last)).toBe(true);
      expect(inSight(shown, screen, [{ x: -1, y: -1 }, { x: 6, y: 7 }])).toBe(true);
    });

    it("makes it smaller where there is none, and no smaller than it must", () => {
      const box = { left: 0, top: 0, right: 10, bottom: 7 };
      const last = { x: 10, y: 7 };
      const shown = fitClear(box, screen, corner, [last]);
      expect(clear(shown, last)).toBe(true);
      expect(shown.size).toBe(Math.max(fit(box, { width: 340, height: 300 }).size, fit(box, { width: 400, height: 200 }).size));
    });

    it("moves when a place lights up there, and only then", () => {
      const box = { left: 0, top: 0, right: 5, bottom: 6 };
      const there = fit(box, screen);
      expect(keepWhole(there, screen, box, corner, [{ x: 0, y: 6 }])).toBe(there);
      expect(clear(keepWhole(there, screen, box, corner, [{ x: 6, y: 6 }]), { x: 6, y: 6 })).toBe(true);
    });
  });

  it("moves just far enough to reveal a cell", () => {
    const box = { left: 20, top: 0, right: 20, bottom: 0 };
    const moved = reveal(view, screen, box);
    expect(inSight(moved, screen, [{ x: 20, y: 0 }])).toBe(true);
    expect(reveal(moved, screen, box)).toEqual(moved);
  });

  it("keeps everything in sight, and still while it is", () => {
    const large = { width: 900, height: 600 };
    const box = { left: 0, top: 0, right: 9, bottom: 4 };
    const there = fit(box, large);
    expect(keepWhole(there, large, { left: 1, top: 1, right: 3, bottom: 3 })).toBe(there);
    const grown = { left: -6, top: 0, right: 40, bottom: 24 };
    const shrunk = keepWhole(there, large, grown);
    expect(shrunk).toEqual(fit(grown, large));
    expect(inSight(shrunk, large, [{ x: -7, y: -1 }, { x: 41, y: 25 }])).toBe(true);
  });

  it("never loses the board from sight", () => {
    const box = { left: 0, top: 0, right: 2, bottom: 2 };
    const lost = keepNear(pan(view, 9999, -9999), screen, box);
    expect(inSight(lost, screen, [{ x: 0, y: 2 }])).toBe(true);
  });
});
