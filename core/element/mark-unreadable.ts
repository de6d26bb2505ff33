import { contrastLevels, contrastRatio } from '../color/contrast.js';
import { parseColor } from '../color/parse-color.js';
import type { Color } from '../color/spaces.js';
import { ownGroundMark, unreadableMark } from '../../styles/surface-colors.light.styles.js';

/** Pixels from which text counts as large. Source: WCAG 2.2. */
const largePx = 24;

const flatParent = (node: Element): Element | null => node.assignedSlot ?? node.parentElement ?? ((node.getRootNode() as Partial<ShadowRoot>).host ?? null);

interface Ground { readonly node: Element; readonly color: Color }

/** What is behind a node: the element's own surface, or one of the theme or the author in front of it; null where it cannot be told. */
function groundOf(node: Element): Ground | null {
  for (let at: Element | null = node; at; at = flatParent(at)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    const color = parseColor(backgroundColor);
    if (backgroundImage !== 'none' || !color || (color.alpha > 0 && color.alpha < 1)) return null;
    if (color.alpha === 1) return { node: at, color };
  }
  return null;
}

/** Elements in an element that hold words themselves. */
function* holdersIn(element: HTMLElement): Generator<HTMLElement> {
  for (const node of element.querySelectorAll<HTMLElement>(':not(script, style, template)')) {
    if ([...node.childNodes].some(child => child instanceof Text && child.data.trim())) yield node;
  }
}

/** What gives a text its color: itself and what is around it in the same color, as far as it has no color of its own. */
function* coloredAround(holder: HTMLElement, element: HTMLElement): Generator<HTMLElement> {
  const { color } = getComputedStyle(holder);
  for (let at = holder; at !== element && getComputedStyle(at).color === color; at = at.parentElement!) {
    if (!at.style.color) yield at;
  }
}

/** The contrast of a text with a color behind it; null where its color cannot be told. */
function contrastOf(holder: Element, ground: Color): number | null {
  const ink = parseColor(getComputedStyle(holder).color);
  return ink && contrastRatio(ink, ground);
}

const neededFor = (holder: Element): number => contrastLevels[parseFloat(getComputedStyle(holder).fontSize) >= largePx ? 'large' : 'text'];

/** Gives texts on a ground of the theme or the author the theme's color, where that is easier to read than that of the surface. */
function markOwnGround(node: Element, color: Color, holders: readonly HTMLElement[]): void {
  const least = () => Math.min(...holders.map(holder => contrastOf(holder, color) ?? Infinity));
  const before = least();
  node.setAttribute(ownGroundMark, '');
  if (least() <= before) node.removeAttribute(ownGroundMark);
}

/**
 * Marks what the theme colors so that it cannot be read on the element's surface, and what the surface's color makes unreadable on a
 * ground of the theme or the author. Style sheets give the one the surface's color, and the other the theme's.
 */
export function markUnreadable(element: HTMLElement): void {
  // The author's color is measured.
  for (const mark of [unreadableMark, ownGroundMark]) for (const node of element.querySelectorAll(`[${mark}]`)) node.removeAttribute(mark);
  const unreadable = new Set<HTMLElement>();
  const onOwnGround = new Map<Element, { color: Color; holders: HTMLElement[] }>();
  for (const holder of holdersIn(element)) {
    const ground = groundOf(holder);
    const contrast = ground && contrastOf(holder, ground.color);
    if (!ground || contrast === null || contrast >= neededFor(holder)) continue;
    const { node, color } = ground;
    if (node === element || node.getRootNode() === element.shadowRoot) for (const one of coloredAround(holder, element)) unreadable.add(one);
    else if (element.contains(node)) onOwnGround.set(node, { color, holders: [...onOwnGround.get(node)?.holders ?? [], holder] });
  }
  for (const node of unreadable) node.setAttribute(unreadableMark, '');
  for (const [node, { color, holders }] of onOwnGround) markOwnGround(node, color, holders);
}
