/** Pieces: a colour and a shape, written as a code such as `Gd`, the green diamond. */

export type Piece = string;

export const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"] as const;
export const SHAPES = ["circle", "clover", "diamond", "square", "star", "cross"] as const;
export const COLOUR_CODES = "ROYGBP";
export const SHAPE_CODES = "ocdstx";

export type Colour = (typeof COLOURS)[number];
export type Shape = (typeof SHAPES)[number];

/** All 36 kinds, colour by colour. */
export const KINDS: readonly Piece[] = [...COLOUR_CODES].flatMap((colour) => [...SHAPE_CODES].map((shape) => colour + shape));

/** The colour's index: 0 is red, 5 is purple. */
export function colourIndex(piece: Piece): number {
  return COLOUR_CODES.indexOf(piece.charAt(0));
}

/** The shape's index: 0 is the circle, 5 is the cross. */
export function shapeIndex(piece: Piece): number {
  return SHAPE_CODES.indexOf(piece.charAt(1));
}

export function colourOf(piece: Piece): Colour {
  return COLOURS[colourIndex(piece)] ?? "red";
}

export function shapeOf(piece: Piece): Shape {
  return SHAPES[shapeIndex(piece)] ?? "circle";
}

/** How many dots tell the colour to those who cannot see it: 1 for red to 6 for purple. */
export function dotsOf(piece: Piece): number {
  return colourIndex(piece) + 1;
}

/** The number of a kind, 0 to 35. */
export function kindNumber(piece: Piece): number {
  return 6 * colourIndex(piece) + shapeIndex(piece);
}
