import { describe, expect, it } from "vitest";
import { cellKey } from "./cells";
import { Looks, specialsOf } from "./looks";

const NOTHING = { loose: [], chosen: null, lifted: null, hint: [], lit: [], refused: [], last: [], fresh: [], joy: false, cursor: null, target: null };
const BOX = { left: -1, top: -1, right: 1, bottom: 1 };
const at = (x: number, y: number) => ({ x, y });

describe("looks", () => {
  it("keeps rows and cells that have not changed", () => {
    const looks = new Looks();
    const board = new Map([["0,0", "Ro"]]);
    const before = looks.of(BOX, board, specialsOf(NOTHING));
    const after = looks.of({ ...BOX }, board, specialsOf({ ...NOTHING, lit: [at(1, 0)] }));
    expect(after[0]).toBe(before[0]);
    expect(after[2]).toBe(before[2]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[1]?.[1]).toBe(before[1]?.[1]);
    expect(after[1]?.[2]).toMatchObject({ lit: true, marks: "lit", plain: false });
    const again = looks.of(BOX, board, specialsOf(NOTHING));
    expect(again[1]?.[2]).toMatchObject({ plain: true });
    expect(again[1]?.[2]?.lit).toBeUndefined();
  });

  it("shows a box that has grown, cell by cell", () => {
    const looks = new Looks();
    looks.of(BOX, new Map(), specialsOf(NOTHING));
    const grown = looks.of({ ...BOX, left: -2, bottom: 2 }, new Map([["-2,2", "Gx"]]), specialsOf(NOTHING));
    expect(grown.map((row) => row.map(({ cell }) => cellKey(cell)))).toEqual([-1, 0, 1, 2].map((y) => [-2, -1, 0, 1].map((x) => `${x},${y}`)));
    expect(grown[3]?.[0]?.settled).toBe("Gx");
  });

  it("gathers all that is said of one cell", () => {
    const here = at(2, 3);
    const loose = { id: 7, piece: "Bt", ...here };
    const found = specialsOf({ ...NOTHING, loose: [loose], chosen: 7, refused: [here], cursor: here, target: here });
    expect([...found]).toEqual([["2,3", { loose: "Bt", selected: true, lifted: false, marks: "refused cursor target", raised: true }]]);
    const fresh = specialsOf({ ...NOTHING, last: [here], fresh: [at(9, 9), here], joy: true });
    expect(fresh.get("2,3")).toEqual({ order: 1, raised: true, marks: "last fresh joy" });
  });
});
