import { composite, contrastRatio } from '../color/contrast.js';
import { toHsl, type Color } from '../color/spaces.js';
import { styleOf } from '../platform/page-style.js';
import { groundIn } from './ground.js';
import { readComputedColor } from './read-color.js';

/** What a page's own buttons, links, fields and headings look like. What differs among them, and what there is none of, is missing. */
export interface Signs {
  readonly accent?: Color;
  /** Text on the accent. Missing where the accent is that of links. */
  readonly onAccent?: Color;
  /** In CSS pixels, as all of them. A pill has half its height or more. */
  readonly buttonRadius?: number;
  readonly fieldRadius?: number;
  readonly fieldLine?: Color;
  readonly fieldSurface?: Color;
  readonly fieldText?: Color;
  readonly headingFont?: string;
  readonly headingWeight?: string;
}

const buttons = 'button, input[type="submit"], [role="button"], a[class*="btn" i], a[class*="button" i], a[class*="cta" i]';
const links = 'main p a[href], article p a[href], main li a[href], body > p a[href], section p a[href]';
const fields = 'input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="submit"], [type="button"], [type="reset"], '
  + '[type="image"], [type="range"], [type="color"], [type="file"]), textarea, select';
const headings = 'h1, h2, h3';
/** So many of each are looked at, from the top of the page. */
const most = 40;
/** Its own class says that a button is the main one of its kind. */
const mainClass = /primary|cta|submit|accent|hero|buy/i;
/** What a sample without a height has, where its corners are a share of it. */
const pillPx = 999;
/** What is so faint is no color of a button's own, and what is grayer than the second is gray. */
const [leastContrast, leastSaturation] = [1.15, 0.15];
/** What belongs to a tool in the page and not to its look: consent tools, chats and bars of administrators bring their own. */
const foreign = '[id*="cookie" i], [class*="cookie" i], [class*="consent" i], [id*="wpadminbar"], [aria-hidden="true"], nav, [role="navigation"]';
const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

const isOurs = (node: Element | null): boolean => !!node && (/^(?:site|cookie)-/.test(node.localName) || isOurs(node.parentElement));

/** Those that are seen and belong to the page. */
function* seen(scope: ParentNode, selector: string): Generator<{ element: HTMLElement; style: CSSStyleDeclaration }> {
  let left = most;
  for (const element of scope.querySelectorAll<HTMLElement>(selector)) {
    if (left-- === 0) return;
    if (element.closest(foreign) || isOurs(element) || !element.checkVisibility()) continue;
    yield { element, style: styleOf(element) };
  }
}

/** A browser's own look: nobody has styled it. */
const isUnstyled = (style: CSSStyleDeclaration): boolean => /inset|outset/.test(style.borderTopStyle);

/** Corners of one size, in pixels. */
function cornerOf(element: HTMLElement, { borderRadius }: CSSStyleDeclaration): number | undefined {
  if (!/^[\d.e+]+(?:px|%)$/.test(borderRadius)) return undefined;
  const size = parseFloat(borderRadius);
  return borderRadius.endsWith('%') ? size / 100 * (element.offsetHeight || pillPx) : size;
}

/** What most of them have; undefined where two are as many. */
function majority<T>(votes: ReadonlyMap<T, number>): T | undefined {
  const [first, second] = [...votes].sort(([, a], [, b]) => b - a);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}

const vote = <T>(votes: Map<T, number>, choice: T, weight = 1): unknown => votes.set(choice, (votes.get(choice) ?? 0) + weight);

/** What one button says of itself. */
export function readButton(element: HTMLElement): Signs {
  const style = styleOf(element);
  const [fill, text] = [style.backgroundColor, style.color].map(readComputedColor);
  const corner = cornerOf(element, style);
  const isFilled = fill?.alpha === 1 && style.backgroundImage === 'none';
  const hasShape = corner !== undefined && (isFilled || parseFloat(style.borderTopWidth) > 0);
  return { ...(isFilled && { accent: fill, onAccent: text ? composite(text, fill) : undefined }), ...(hasShape && { buttonRadius: corner }) };
}

function readButtons(scope: ParentNode): Signs {
  const colors = new Map<string, number>();
  const corners = new Map<number, number>();
  const filled = new Map<string, Signs>();
  for (const { element, style } of seen(scope, buttons)) {
    if (!(element instanceof HTMLInputElement || element.textContent.trim()) || isUnstyled(style) || element.matches(':disabled')) continue;
    const signs = readButton(element);
    if (signs.buttonRadius !== undefined) vote(corners, signs.buttonRadius);
    const ground = signs.accent && groundIn(element.parentElement!);
    if (!signs.accent || (ground && contrastRatio(signs.accent, ground.surface) < leastContrast)) continue;
    const isMain = mainClass.test(element.className) || (element as HTMLButtonElement).type === 'submit';
    vote(colors, style.backgroundColor, (isMain ? 2 : 1) * (toHsl(signs.accent).saturation >= leastSaturation ? 1 : 0.5));
    if (!filled.has(style.backgroundColor)) filled.set(style.backgroundColor, signs);
  }
  const buttonRadius = majority(corners);
  return filled.get(majority(colors) ?? '') ?? (buttonRadius === undefined ? {} : { buttonRadius });
}

/** Links in sentences, where they have a color that differs from their sentence's. */
function readLinks(scope: ParentNode): Signs {
  const colors = new Map<string, number>();
  for (const { element, style } of seen(scope, links)) {
    const isPlain = style.color === styleOf(element.parentElement!).color || /^rgb\((?:0, 0, 238|158, 158, 255)\)$/.test(style.color);
    vote(colors, isPlain || element.matches(buttons) ? '' : style.color);
  }
  const accent = readComputedColor(majority(colors) ?? '');
  return accent?.alpha === 1 ? { accent } : {};
}

const hasFrame = (style: CSSStyleDeclaration): boolean => sides.every(side =>
  style[`border${side}Style`] === 'solid' && style[`border${side}Color`] === style.borderTopColor && parseFloat(style[`border${side}Width`]) > 0);

/** What one field says of itself. */
export function readField(element: HTMLElement): Signs {
  const style = styleOf(element);
  const [line, surface, text] = [style.borderTopColor, style.backgroundColor, style.color].map(readComputedColor);
  const fieldRadius = cornerOf(element, style);
  return {
    ...(fieldRadius !== undefined && { fieldRadius }),
    ...(hasFrame(style) && line?.alpha === 1 && { fieldLine: line }),
    ...(surface?.alpha === 1 && text && { fieldSurface: surface, fieldText: composite(text, surface) }),
  };
}

function readFields(scope: ParentNode): Signs {
  const looks = new Map<string, number>();
  const first = new Map<string, HTMLElement>();
  for (const { element, style } of seen(scope, fields)) {
    if (isUnstyled(style)) continue;
    const { borderTopColor, borderRadius, backgroundColor, color } = style;
    const look = [borderTopColor, borderRadius, backgroundColor, color].join();
    vote(looks, look);
    if (!first.has(look)) first.set(look, element);
  }
  const found = first.get(majority(looks) ?? '');
  return found ? readField(found) : {};
}

function readHeadings(scope: ParentNode): Signs {
  const fonts = new Map<string, number>();
  const weights = new Map<string, number>();
  for (const { style } of seen(scope, headings)) {
    vote(fonts, style.fontFamily);
    vote(weights, style.fontWeight);
  }
  const [headingFont, headingWeight] = [majority(fonts), majority(weights)];
  return { ...(headingFont && { headingFont }), ...(headingWeight && { headingWeight }) };
}

/** Reads what a page looks like, in one pass that writes nothing. */
export function readSigns(scope: ParentNode): Signs {
  const button = readButtons(scope);
  return { ...(button.accent ? {} : readLinks(scope)), ...button, ...readFields(scope), ...readHeadings(scope) };
}
