/** The six shapes on a field of 100 by 100, as the package draws them everywhere. */

import look from "../../../src/sixfold/draw/look.json";
import type { Shape } from "./pieces";

export const SHAPE_PATHS: Record<Shape, string> = look.shapes;
