import { composite, contrastRatio } from '../color/contrast.js';
import { black, inverse, white } from '../color/readable.js';
import { toHsl, type Color } from '../color/spaces.js';
import { getStyle } from '../platform/page-style.js';
import { groundIn, isNear } from './ground.js';
import { readComputedColor, readGradient } from './read-color.js';

/** What a page's own buttons, links, fields and headings look like, without values that differ among them and parts that the page does not have. */
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
/** Links that a page may draw as buttons under names of its own, as it does with utility classes. */
const shapedLinks = 'a[class]';
const links = 'p a[href]:not(footer a), main li a[href], article li a[href]';
const fields = 'input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="submit"], [type="button"], [type="reset"], '
  + '[type="image"], [type="range"], [type="color"], [type="file"]), textarea'; // lists mostly have the look of the browser
const headings = 'h1, h2, h3';
/** This many of each are read, and this many are looked through for them, from the top of the page. */
const [mostRead, mostSought] = [16, 200];
/** Its own class says that a button is the main one of its kind. */
const mainClass = /primary|cta|submit|accent|hero|buy/i;
/** What a sample without a height has, where its corners are a share of it. */
const pillPx = 999;
/** What is grayer is gray. */
const leastSaturation = 0.15;
/** What has less to what is behind it cannot be the text that is seen there: it is drawn in another way. */
const leastTextContrast = 1.5;
/** A link with less room at its sides does not count as a button. */
const leastPaddingPx = 8;
/** What belongs to a tool in the page and not to its look: consent tools, chats and bars of administrators bring their own. */
const foreign = '[id*="cookie" i], [class*="cookie" i], [class*="consent" i], [id*="wpadminbar"], [aria-hidden="true"], nav, [role="navigation"], '
  + 'dialog, [role="dialog"]';

const isOurs = (node: Element | null): boolean => !!node && (/^(?:site|cookie)-/.test(node.localName) || isOurs(node.parentElement));

/** Those that are seen and belong to the page. */
function* seen(scope: ParentNode, selector: string): Generator<{ element: HTMLElement; style: CSSStyleDeclaration }> {
  let [left, sought] = [mostRead, mostSought];
  for (const element of scope.querySelectorAll<HTMLElement>(selector)) {
    if (left === 0 || sought-- === 0) return;
    const style = getStyle(element);
    if (element.closest(foreign) || isOurs(element) || style.visibility !== 'visible' || !element.checkVisibility()) continue;
    left--;
    yield { element, style };
  }
}

/** What browsers paint buttons and fields with: grays that are not near black. */
const [mostChroma, leastLight] = [0.06, 0.15];
/** Corners and edge of large fields, in Chromium and in WebKit. */
const flatEdge = /^(?:0px rgb\((?:118, 118, 118|133, 133, 133)\)|5px rgb\((?:0, 0, 0|255, 255, 255)\))$/;

/** A browser's own look, which is raised or sunk, for large fields a flat gray edge: it is not styled. */
export function isUnstyled({ backgroundColor, borderTopStyle, borderTopColor, borderRadius, paddingLeft }: CSSStyleDeclaration): boolean {
  const isFlat = parseFloat(paddingLeft) <= 2 && flatEdge.test(`${borderRadius} ${borderTopColor}`);
  const { red, green, blue } = readComputedColor(backgroundColor) ?? white;
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  return (isFlat || /inset|outset/.test(borderTopStyle)) && least >= leastLight && most - least < mostChroma;
}

/** Corners of one size, in pixels. */
function cornerOf(element: HTMLElement, { borderRadius }: CSSStyleDeclaration): number | undefined {
  if (!/^[\d.e+]+(?:px|%)$/.test(borderRadius)) return undefined;
  const size = parseFloat(borderRadius);
  return borderRadius.endsWith('%') ? size / 100 * (element.offsetHeight || pillPx) : size;
}

const byVotes = <T>(votes: ReadonlyMap<T, number>): [T, number][] => [...votes].sort(([, a], [, b]) => b - a);

/** What most of them have; of two that are as many, the first in the page. */
const leading = <T>(votes: ReadonlyMap<T, number>): T | undefined => byVotes(votes)[0]?.[0];

/** What most of them have; undefined where two are as many. */
function majority<T>(votes: ReadonlyMap<T, number>): T | undefined {
  const [first, second] = byVotes(votes);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}

const vote = <T>(votes: Map<T, number>, choice: T, weight = 1): unknown => votes.set(choice, (votes.get(choice) ?? 0) + weight);

const isEdge = (width: string, lineStyle: string): boolean => lineStyle === 'solid' && parseFloat(width) > 0;

/** What has the text of a button: itself, or what is alone in it. */
function labelOf(button: Element): Element {
  const [only, another] = button.children;
  return only && !another && only.textContent.trim() === button.textContent.trim() ? labelOf(only) : button;
}

/** What one button says of itself. One that is an outline in the color of its text has no color for text on it. */
export function readButton(element: HTMLElement): Signs {
  const style = getStyle(element);
  const [color, text, line] = [style.backgroundColor, getStyle(labelOf(element)).color, style.borderTopColor].map(readComputedColor);
  const fill = style.backgroundImage === 'none' ? color : readGradient(style.backgroundImage)[0];
  const corner = cornerOf(element, style);
  const isFilled = fill?.alpha === 1;
  const hasEdge = isEdge(style.borderTopWidth, style.borderTopStyle);
  const isOutline = !isFilled && hasEdge && line?.alpha === 1 && style.borderTopColor === style.color && color?.alpha === 0;
  return {
    ...(isFilled && { accent: fill, onAccent: text && contrastRatio(text, fill) >= leastTextContrast ? composite(text, fill) : inverse(fill, white, black) }),
    ...(isOutline && { accent: line }),
    ...(corner !== undefined && (isFilled || hasEdge) && { buttonRadius: corner }),
  };
}

const isMain = (element: HTMLElement): boolean => mainClass.test(element.className)
  || ((element as HTMLButtonElement).type === 'submit' && !!(element as HTMLButtonElement).form);

/** What the buttons say that are drawn as such: none that is nothing but a picture, has a browser's look, or lies on its own color. */
function* drawnButtons(scope: ParentNode, selector: string): Generator<{ element: HTMLElement; signs: Signs }> {
  for (const { element, style } of seen(scope, selector)) {
    if (!(element instanceof HTMLInputElement || element.textContent.trim()) || isUnstyled(style) || element.matches(':disabled')) continue;
    if (selector === shapedLinks && parseFloat(style.paddingLeft) < leastPaddingPx) continue;
    const signs = readButton(element);
    const { accent, onAccent } = signs;
    const ground = accent && groundIn(element.parentElement!);
    if (!accent || (ground ? !isNear(accent, ground.surface) : onAccent)) yield { element, signs };
  }
}

function readButtons(scope: ParentNode, selector: string): Signs {
  const [fills, outlines] = [new Map<string, number>(), new Map<string, number>()];
  const corners = new Map<number, number>();
  const first = new Map<string, Signs>();
  for (const { element, signs } of drawnButtons(scope, selector)) {
    const { accent, onAccent, buttonRadius } = signs;
    const weight = isMain(element) ? 2 : 1;
    if (buttonRadius !== undefined) vote(corners, buttonRadius, weight);
    if (!accent) continue;
    const key = Object.values(accent).join();
    vote(onAccent ? fills : outlines, key, weight * (toHsl(accent).saturation >= leastSaturation ? 1 : 0.5));
    if (!first.has(key)) first.set(key, signs);
  }
  const buttonRadius = leading(corners);
  return first.get(leading(fills) ?? leading(outlines) ?? '') ?? (buttonRadius === undefined ? {} : { buttonRadius });
}

/** Links in sentences, where they have a color that differs from their sentence's. */
function readLinks(scope: ParentNode): Signs {
  const colors = new Map<string, number>();
  for (const { element, style } of seen(scope, links)) {
    const isPlain = style.color === getStyle(element.parentElement!).color || /^rgb\((?:0, 0, 238|158, 158, 255)\)$/.test(style.color);
    vote(colors, isPlain || element.matches(buttons) ? '' : style.color);
  }
  const accent = readComputedColor(majority(colors) ?? '');
  return accent?.alpha === 1 ? { accent } : {};
}

/** What one field says of itself: its edge is that below it, which underlined fields have alone. */
export function readField(element: HTMLElement): Signs {
  const style = getStyle(element);
  const [line, surface, text] = [style.borderBottomColor, style.backgroundColor, style.color].map(readComputedColor);
  const fieldRadius = cornerOf(element, style);
  return {
    ...(fieldRadius !== undefined && { fieldRadius }),
    ...(isEdge(style.borderBottomWidth, style.borderBottomStyle) && line?.alpha === 1 && { fieldLine: line }),
    ...(surface?.alpha === 1 && text && { fieldSurface: surface, fieldText: composite(text, surface) }),
  };
}

function readFields(scope: ParentNode): Signs {
  const looks = new Map<string, number>();
  const first = new Map<string, HTMLElement>();
  for (const { element, style } of seen(scope, fields)) {
    if (isUnstyled(style)) continue;
    const { borderBottomColor, borderRadius, backgroundColor, color } = style;
    const look = [borderBottomColor, borderRadius, backgroundColor, color].join();
    vote(looks, look);
    if (!first.has(look)) first.set(look, element);
  }
  const found = first.get(leading(looks) ?? '');
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
  const named = readButtons(scope, buttons);
  const button = named.accent ? named : { ...readButtons(scope, shapedLinks), ...named };
  return { ...(button.accent ? {} : readLinks(scope)), ...button, ...readFields(scope), ...readHeadings(scope) };
}
