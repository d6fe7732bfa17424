import { describe, expect, it } from "vitest";
import { drawingOf, movePath } from "./drawing";
import { KINDS } from "./pieces";

describe("movePath", () => {
  it("moves what is absolute and leaves what is relative", () => {
    expect(movePath("M50 20.5a29.5 29.5 0 1 1 0 59a29.5 29.5 0 1 1 0-59Z", 100, -10)).toBe("M150 10.5a29.5 29.5 0 1 1 0 59a29.5 29.5 0 1 1 0 -59Z");
    expect(movePath("M24 24h52v52h-52Z", 1, 2)).toBe("M25 26h52v52h-52Z");
    expect(movePath("M50.0 12.5L87.5 50.0Z", 0.5, 0)).toBe("M50.5 12.5L88 50Z");
  });

  it("scales lengths and radii, and no angle or switch", () => {
    expect(movePath("M10 20a4 6 30 1 0 2-2h8Z", 0, 0, 0.5)).toBe("M5 10a2 3 30 1 0 1 -1h4Z");
  });
});

describe("drawingOf", () => {
  it("draws every kind where it lies, with its dots", () => {
    for (const form of ["tile", "cube"] as const) {
      for (const kind of KINDS) {
        const here = drawingOf(kind, form, 0, 0);
        const there = drawingOf(kind, form, 300, -200);
        for (const part of ["shape", "dots", "strongShape", "strongDots"] as const) {
          expect(here[part]).not.toContain("NaN");
          expect(there[part]).toBe(movePath(here[part], 300, -200));
        }
        expect(here.dots.split("M")).toHaveLength("ROYGBP".indexOf(kind.charAt(0)) + 2);
      }
    }
  });

  it("leaves the shape of a tile as it is, and makes room for strong dots", () => {
    expect(drawingOf("Rs", "tile", 0, 0).shape).toBe("M24 24h52v52h-52Z");
    expect(drawingOf("Rs", "tile", 0, 0).strongShape).toBe("M28.68 20.68h42.64v42.64h-42.64Z");
    expect(drawingOf("Rs", "cube", 0, 0).shape).toBe("M28.68 23.68h42.64v42.64h-42.64Z");
  });
});
