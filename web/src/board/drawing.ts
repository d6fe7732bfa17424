/** Pieces as paths at a place of their own: a drawing without transforms, of which a browser makes one layer however many there are. */

import { dotsOf, type Piece, shapeOf } from "./pieces";
import { SHAPE_PATHS } from "./shapes";

/** Moves a path of the commands M, L, h, v, a and Z, after scaling it about the origin. */
export function movePath(path: string, x: number, y: number, scale = 1): string {
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const absolute = command === command.toUpperCase();
    const moved = numbers.map((number, place) => {
      // The third to fifth numbers of an arc are an angle and two switches.
      if (command === "a" && place % 7 > 1 && place % 7 < 5) return number;
      return round(number * scale + (absolute ? (place % 2 === 0 ? x : y) : 0));
    });
    return command + moved.join(" ");
  });
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}

/** Shape and dots of a piece, each as it is drawn with discreet and with strong dots. */
export interface Drawing {
  readonly shape: string;
  readonly dots: string;
  readonly strongShape: string;
  readonly strongDots: string;
}

/** How the shape is scaled about the middle and lifted, and where its dots lie. */
interface Plan {
  readonly scale: number;
  readonly lift: number;
  readonly dots: number;
  readonly radius: number;
}

const DISCREET: Record<"tile" | "cube", Plan> = { tile: { scale: 1, lift: 0, dots: 93, radius: 2.6 }, cube: { scale: 0.82, lift: 5, dots: 82, radius: 2.6 } };
const STRONG: Plan = { scale: 0.82, lift: 8, dots: 88, radius: 5 };
const APART = { tile: 13, cube: 11 };

function draw(piece: Piece, form: "tile" | "cube", x: number, y: number, plan: Plan): [string, string] {
  const middle = 50 * (1 - plan.scale);
  const shape = movePath(SHAPE_PATHS[shapeOf(piece)], x + middle, y + middle - plan.lift, plan.scale);
  const count = dotsOf(piece);
  const { radius } = plan;
  const dots = Array.from({ length: count }, (_, index) => {
    const left = round(x + 50 + APART[form] * (index - (count - 1) / 2) - radius);
    return `M${left} ${round(y + plan.dots)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  });
  return [shape, dots.join("")];
}

/** A piece on a field of 100 by 100 whose corner lies at this point. */
export function drawingOf(piece: Piece, form: "tile" | "cube", x: number, y: number): Drawing {
  const [shape, dots] = draw(piece, form, x, y, DISCREET[form]);
  const [strongShape, strongDots] = draw(piece, form, x, y, STRONG);
  return { shape, dots, strongShape, strongDots };
}
