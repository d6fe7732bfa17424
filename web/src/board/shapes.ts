/** The six shapes on a field of 100 by 100, centred, each with an area of about 2,750 so that none looks heavier. */

import type { Shape } from "./pieces";

function points(list: readonly (readonly [number, number])[]): string {
  return `M${list.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

function star(outer: number, inner: number): string {
  return points(
    Array.from({ length: 16 }, (_, index) => {
      const angle = (Math.PI * index) / 8;
      const radius = index % 2 === 0 ? outer : inner;
      return [50 + radius * Math.sin(angle), 50 - radius * Math.cos(angle)] as const;
    }),
  );
}

/** Two bars of a length and a width that cross at right angles, leaning. */
function cross(length: number, width: number): string {
  const [far, near] = [length / 2, width / 2];
  const upright: [number, number][] = [
    [-near, -far], [near, -far], [near, -near], [far, -near], [far, near], [near, near],
    [near, far], [-near, far], [-near, near], [-far, near], [-far, -near], [-near, -near],
  ];
  const lean = Math.SQRT1_2;
  return points(upright.map(([x, y]) => [50 + lean * (x - y), 50 + lean * (x + y)] as const));
}

export const SHAPE_PATHS: Record<Shape, string> = {
  circle: "M50 20.5a29.5 29.5 0 1 1 0 59a29.5 29.5 0 1 1 0-59Z",
  clover:
    "M50 34a15.5 15.5 0 1 1 16 16a15.5 15.5 0 1 1-16 16a15.5 15.5 0 1 1-16-16a15.5 15.5 0 1 1 16-16Z",
  diamond: points([[50, 12.5], [87.5, 50], [50, 87.5], [12.5, 50]]),
  square: "M24 24h52v52h-52Z",
  star: star(38, 23.5),
  cross: cross(78, 21),
};
