import { contrastLevels, contrastRatio } from '../color/contrast.js';
import { parseColor } from '../color/parse-color.js';
import type { Color } from '../color/spaces.js';
import { unreadableMark } from '../../styles/surface-colors.light.styles.js';

/** Pixels from which text counts as large. Source: WCAG 2.2. */
const largePx = 24;

const flatParent = (node: Element): Element | null => node.assignedSlot ?? node.parentElement ?? ((node.getRootNode() as Partial<ShadowRoot>).host ?? null);

/** The color of the element's own surface behind a node; null where an author's own surface is in front, or where it cannot be told. */
function surfaceBehind(node: Element, element: HTMLElement): Color | null {
  for (let at: Element | null = node; at; at = flatParent(at)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    const color = parseColor(backgroundColor);
    if (backgroundImage !== 'none' || !color || (color.alpha > 0 && color.alpha < 1)) return null;
    if (color.alpha === 1) return at === element || at.getRootNode() === element.shadowRoot ? color : null;
  }
  return null;
}

/** Elements in an element that hold words themselves. */
function* holdersIn(element: HTMLElement): Generator<HTMLElement> {
  for (const node of element.querySelectorAll<HTMLElement>(':not(script, style, template)')) {
    if ([...node.childNodes].some(child => child instanceof Text && child.data.trim())) yield node;
  }
}

/** What gives a text its color: itself and what is around it in the same color, as far as it has a class and no color of its own. */
function* coloredAround(holder: HTMLElement, element: HTMLElement): Generator<HTMLElement> {
  const { color } = getComputedStyle(holder);
  for (let at = holder; at !== element && getComputedStyle(at).color === color; at = at.parentElement!) {
    if (at.hasAttribute('class') && !at.style.color) yield at;
  }
}

/** Marks what a class colors so that it cannot be read on the element's surface; style sheets give it the surface's own color. */
export function markUnreadable(element: HTMLElement): void {
  for (const node of element.querySelectorAll(`[${unreadableMark}]`)) node.removeAttribute(unreadableMark); // the author's color is measured
  const unreadable = new Set<HTMLElement>();
  for (const holder of holdersIn(element)) {
    const surface = surfaceBehind(holder, element);
    const { color, fontSize } = getComputedStyle(holder);
    const ink = parseColor(color);
    if (!surface || !ink || contrastRatio(ink, surface) >= contrastLevels[parseFloat(fontSize) >= largePx ? 'large' : 'text']) continue;
    for (const node of coloredAround(holder, element)) unreadable.add(node);
  }
  for (const node of unreadable) node.setAttribute(unreadableMark, '');
}
