import { describe, expect, it } from "vitest";
import { boundsOf, cellKey, contains, join, roomAround, rowsOf, widen } from "./cells";
import { unseen } from "./counter";
import { jump, step } from "./cursor";
import { reface, rearrange, renew, sorted } from "./hand";
import { choose, lay, letGo, looseAt, NOTHING_LAID, placedOf, press, remaining, settle, takeBack } from "./loose";
import { colourOf, dotsOf, kindNumber, KINDS, shapeOf } from "./pieces";

const hand = [
  { id: 1, piece: "Ro" },
  { id: 2, piece: "Ro" },
  { id: 3, piece: "Gd" },
];

describe("pieces", () => {
  it("are 36 kinds, numbered as in the fairness page", () => {
    expect(KINDS).toHaveLength(36);
    expect(KINDS.map(kindNumber)).toEqual(Array.from({ length: 36 }, (_, index) => index));
  });

  it("have a colour, a shape and a number of dots", () => {
    expect([colourOf("Gd"), shapeOf("Gd"), dotsOf("Gd")]).toEqual(["green", "diamond", 4]);
    expect([colourOf("Px"), shapeOf("Px"), dotsOf("Px")]).toEqual(["purple", "cross", 6]);
  });
});

describe("cells", () => {
  it("have a box around them, also when there are none", () => {
    expect(boundsOf([{ x: 2, y: -1 }, { x: -3, y: 4 }])).toEqual({ left: -3, top: -1, right: 2, bottom: 4 });
    expect(boundsOf([])).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
  });

  it("come in rows from the top left", () => {
    const rows = rowsOf({ left: -1, top: 0, right: 0, bottom: 1 });
    expect(rows.map((row) => row.map(cellKey))).toEqual([["-1,0", "0,0"], ["-1,1", "0,1"]]);
  });

  it("boxes widen and join", () => {
    const box = widen({ left: 0, top: 0, right: 0, bottom: 0 }, 2);
    expect(contains(box, { x: -2, y: 2 })).toBe(true);
    expect(contains(box, { x: 3, y: 0 })).toBe(false);
    expect(join(box, { left: 5, top: 0, right: 6, bottom: 0 })).toEqual({ left: -2, top: -2, right: 6, bottom: 2 });
  });
});

describe("the room around what is played", () => {
  const played = { left: 0, top: 0, right: 4, bottom: 2 };

  it("stays while a cell is left on every side", () => {
    const room = roomAround(played, 2, null);
    expect(room).toEqual({ left: -2, top: -2, right: 6, bottom: 4 });
    expect(roomAround({ ...played, right: 5 }, 2, room)).toBe(room);
    expect(roomAround({ ...played, right: 6 }, 2, room)).toEqual({ left: -2, top: -2, right: 8, bottom: 4 });
  });

  it("shrinks once it is far too large", () => {
    const room = roomAround({ ...played, right: 20 }, 2, null);
    expect(roomAround(played, 2, room)).toEqual({ left: -2, top: -2, right: 6, bottom: 4 });
  });
});

describe("the hand", () => {
  it("keeps the player's order and numbers when pieces are drawn", () => {
    const after = renew([hand[2]!, hand[0]!, hand[1]!], ["Ro", "Bx", "Gd"]);
    expect(after).toEqual([{ id: 3, piece: "Gd" }, { id: 1, piece: "Ro" }, { id: 4, piece: "Bx" }]);
  });

  it("keeps two equal pieces apart", () => {
    expect(renew(hand, ["Ro", "Ro", "Gd"])).toEqual(hand);
  });

  it("puts a drawn piece at the end though one like it was just laid", () => {
    const after = renew(hand, ["Ro", "Gd", "Ro"], new Set([1]));
    expect(after).toEqual(hand);
    const drawn = renew([{ id: 1, piece: "Go" }, { id: 2, piece: "Rd" }, { id: 3, piece: "Bt" }], ["Rd", "Go", "Gt"], new Set([1, 3]));
    expect(drawn.map((held) => held.piece)).toEqual(["Rd", "Go", "Gt"]);
    expect(drawn.map((held) => held.id)).toEqual([2, 4, 5]);
  });

  it("loses the one of two equal pieces that was laid", () => {
    expect(renew(hand, ["Ro", "Gd", "Bx"], new Set([1]))).toEqual([hand[1], hand[2], { id: 4, piece: "Bx" }]);
  });

  it("is rearranged by one piece at a time", () => {
    expect(rearrange(hand, 3, 0).map((held) => held.id)).toEqual([3, 1, 2]);
    expect(rearrange(hand, 1, 2).map((held) => held.id)).toEqual([2, 3, 1]);
    expect(rearrange(hand, 9, 0)).toEqual(hand);
  });

  it("of cubes keeps the places of cubes that were rolled", () => {
    const cubes = ["Ro", "Gd", "Bx"].map((piece, id) => ({ id, piece }));
    const { hand: after, rolled } = reface(cubes, ["Bx", "Rt", "Gc"]);
    expect(after.map((held) => held.piece)).toEqual(["Rt", "Gc", "Bx"]);
    expect([...rolled]).toEqual([0, 1]);
    expect([...reface(cubes, ["Ro", "Bx", "Ys"]).rolled]).toEqual([3]);
  });

  it("sorts by colour or by shape", () => {
    const mixed = ["Bo", "Rx", "Ro", "Bd"].map((piece, id) => ({ id, piece }));
    expect(sorted(mixed, "colour").map((held) => held.piece)).toEqual(["Ro", "Rx", "Bo", "Bd"]);
    expect(sorted(mixed, "shape").map((held) => held.piece)).toEqual(["Ro", "Bo", "Bd", "Rx"]);
  });
});

describe("loose pieces", () => {
  const cell = { x: 1, y: 0 };

  it("are laid by choosing a piece and pressing a cell", () => {
    const laid = press(choose(NOTHING_LAID, 3), cell, false);
    expect(placedOf(laid, hand)).toEqual([{ piece: "Gd", x: 1, y: 0 }]);
    expect(laid.chosen).toBeNull();
    expect(remaining(laid, hand).map((held) => held.id)).toEqual([1, 2]);
  });

  it("cannot be laid on a cell that is taken", () => {
    expect(press(choose(NOTHING_LAID, 3), cell, true)).toEqual(choose(NOTHING_LAID, 3));
  });

  it("are moved by choosing them where they lie", () => {
    const chosen = press(lay(NOTHING_LAID, 1, cell), cell, false);
    expect(chosen.chosen).toBe(1);
    const moved = press(chosen, { x: 5, y: 5 }, false);
    expect(moved.loose).toEqual([{ id: 1, x: 5, y: 5 }]);
    expect(looseAt(moved, cell)).toBeNull();
  });

  it("push out a loose piece that lies on the cell", () => {
    const laid = lay(lay(NOTHING_LAID, 1, cell), 2, cell);
    expect(laid.loose.map((loose) => loose.id)).toEqual([2]);
  });

  it("are let go by a second press", () => {
    expect(choose(choose(NOTHING_LAID, 1), 1).chosen).toBeNull();
    expect(letGo(choose(NOTHING_LAID, 1)).chosen).toBeNull();
    const chosen = press(lay(NOTHING_LAID, 1, cell), cell, false);
    expect(press(chosen, cell, false).chosen).toBeNull();
  });

  it("are taken back one at a time", () => {
    const laid = lay(lay(NOTHING_LAID, 1, cell), 2, { x: 2, y: 0 });
    expect(takeBack(laid, 1).loose).toEqual([{ id: 2, x: 2, y: 0 }]);
  });

  it("are forgotten when the board or the hand changes under them", () => {
    const laid = lay(lay(NOTHING_LAID, 1, cell), 3, { x: 2, y: 0 });
    const after = settle(laid, hand.slice(0, 2), (at) => at.x === 1);
    expect(after).toEqual({ loose: [], chosen: null });
    expect(settle(choose(laid, 2), hand, () => false)).toEqual(choose(laid, 2));
  });
});

describe("the cursor", () => {
  const box = { left: -1, top: -1, right: 1, bottom: 1 };

  it("steps by arrow keys within the box", () => {
    expect(step({ x: 0, y: 0 }, "ArrowUp", box)).toEqual({ x: 0, y: -1 });
    expect(step({ x: 1, y: 0 }, "ArrowRight", box)).toEqual({ x: 1, y: 0 });
    expect(step({ x: 0, y: 0 }, "Enter", box)).toBeNull();
  });

  it("jumps through cells in reading order and round again", () => {
    const cells = [{ x: 1, y: 1 }, { x: -1, y: 0 }, { x: 1, y: 0 }];
    expect(jump({ x: 0, y: 0 }, cells)).toEqual({ x: 1, y: 0 });
    expect(jump({ x: 1, y: 1 }, cells)).toEqual({ x: -1, y: 0 });
    expect(jump({ x: -1, y: 0 }, cells, true)).toEqual({ x: 1, y: 1 });
    expect(jump({ x: 7, y: 7 }, [])).toEqual({ x: 7, y: 7 });
  });
});

describe("the counter", () => {
  it("takes what is in sight from the copies in the box", () => {
    const left = unseen(3, ["Ro", "Ro", "Gd"]);
    expect([left.get("Ro"), left.get("Gd"), left.get("Px"), left.size]).toEqual([1, 2, 3, 36]);
  });
});
