import { describe, expect, it } from "vitest";
import { aim, cuesOf, meant, REACH, SLIP } from "./aim";
import { middleOf } from "./viewport";

const small = { x: 0, y: 0, size: 23 };
const large = { x: 0, y: 0, size: 60 };
const screen = { width: 400, height: 300 };

describe("what a finger means", () => {
  it("is the lit cell under it or the nearest one within reach", () => {
    const lit = [{ x: 2, y: 2 }, { x: 6, y: 2 }];
    expect(aim(small, middleOf(small, { x: 2, y: 2 }), lit)?.cell).toEqual({ x: 2, y: 2 });
    expect(aim(small, { x: 3 * 23 + REACH - 1, y: 60 }, lit)?.cell).toEqual({ x: 2, y: 2 });
    expect(aim(small, { x: 5 * 23 + 2, y: 60 }, lit)?.cell).toEqual({ x: 6, y: 2 });
    expect(aim(small, { x: 60, y: 200 }, lit)).toBeNull();
  });

  it("is the cell that was aimed at, however a thumb slips", () => {
    const lit = [{ x: 2, y: 2 }, { x: 5, y: 2 }, { x: 2, y: 5 }];
    for (const cell of lit) {
      const middle = middleOf(small, cell);
      for (let angle = 0; angle < 2 * Math.PI; angle += 0.1) {
        const point = { x: middle.x + SLIP * Math.cos(angle), y: middle.y + SLIP * Math.sin(angle) };
        expect(aim(small, point, lit)).toEqual({ cell, sure: true });
      }
    }
  });

  it("is not sure between small neighbours, and sure where cells are large enough", () => {
    const lit = [{ x: 2, y: 2 }, { x: 3, y: 2 }];
    expect(aim(small, { x: 3 * 23 - 2, y: 60 }, lit)?.sure).toBe(false);
    expect(aim(large, { x: 3 * 60 - 2, y: 150 }, lit)).toEqual({ cell: lit[0], sure: true });
  });

  it("leaves an empty cell to a mouse, and to a finger in the middle of a large one", () => {
    const lit = [{ x: 2, y: 2 }];
    expect(meant(small, { x: 3 * 23 + 2, y: 60 }, lit, false)).toEqual({ x: 3, y: 2 });
    expect(meant(small, { x: 3 * 23 + 2, y: 60 }, lit, true)).toEqual({ x: 2, y: 2 });
    expect(meant(large, { x: 3.5 * 60, y: 150 }, lit, true)).toEqual({ x: 3, y: 2 });
  });
});

describe("signs of cells out of sight", () => {
  it("are none while all are in sight", () => {
    expect(cuesOf(large, screen, [{ x: 0, y: 0 }, { x: 5, y: 4 }])).toEqual([]);
  });

  it("stand at the edge beyond which the cells lie, away from the corners", () => {
    const cues = cuesOf(large, screen, [{ x: 9, y: 1 }, { x: 8, y: 1 }, { x: -3, y: -1 }, { x: 2, y: 20 }]);
    expect(cues.map(({ edge, cells }) => [edge, cells.length])).toEqual([["left", 1], ["right", 2], ["bottom", 1]]);
    expect(cues[0]?.at).toEqual({ x: 0, y: 30 });
    expect(cues[1]?.at).toEqual({ x: 400, y: 90 });
  });
});
