import type { Shape } from './shape.js';
import { shapes, type ShapeName } from './shapes.js';

/** The shape of a name in any case; undefined when there is none. */
export function shapeNamed(name: string): Shape | undefined {
  const key = name.trim().toLowerCase();
  return Object.hasOwn(shapes, key) ? shapes[key as ShapeName] : undefined;
}
