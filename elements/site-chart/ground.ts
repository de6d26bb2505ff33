import { parseColour } from '../../core/colour/parse-colour.js';
import type { Colour } from '../../core/colour/spaces.js';

/** The colour that an element's text stands on: the nearest one behind it that lets nothing through; the canvas without one. */
export function groundOf(element: Element, canvas: Element): Colour {
  for (let node: Node | null = element; node; node = node instanceof ShadowRoot ? node.host : (node as Element).assignedSlot ?? node.parentNode) {
    const colour = node instanceof Element ? parseColour(getComputedStyle(node).backgroundColor) : null;
    if (colour && colour.alpha >= 1) return colour;
  }
  return parseColour(getComputedStyle(canvas).backgroundColor) ?? { red: 1, green: 1, blue: 1, alpha: 1 };
}
