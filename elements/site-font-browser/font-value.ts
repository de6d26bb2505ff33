import type { FontStyle } from '../../core/contract/site-fonts.js';

/** A font as an editor has chosen it. */
export interface FontChoice {
  readonly family: string;
  readonly weight: number;
  readonly style: FontStyle;
  /** Values of other axes than the weight, such as `opsz`. */
  readonly axes: Readonly<Record<string, number>>;
}

export const generics = ['sans-serif', 'serif', 'monospace', 'cursive'] as const;
export type Generic = (typeof generics)[number];

const longest = 500;
const mostAxes = 32;
const regular: Omit<FontChoice, 'family'> = { weight: 400, style: 'normal', axes: {} };
const weights: Readonly<Record<string, number>> = { normal: 400, bold: 700 };
const familyName = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .&+_-]{0,59}$/u;
/** Whether a text can be the name of a family in every style sheet. */
export const isFamilyName = (text: string): boolean => familyName.test(text);
const axis = /^["']([A-Za-z][A-Za-z\d]{3})["'] (-?\d{1,5}(?:\.\d{1,3})?)$/;

/** The first family of a list, without its quotes; empty if it is not a name. */
function readFamily(text: string): string {
  const first = text.split(',')[0]!.trim();
  const name = /^(["']).*\1$/.test(first) ? first.slice(1, -1) : first;
  return isFamilyName(name) ? name : '';
}

function readAxes(text: string): FontChoice['axes'] | null {
  if (text === 'normal') return {};
  const found = text.split(',').slice(0, mostAxes).map(one => axis.exec(one.trim()));
  return found.every(one => one !== null) ? Object.fromEntries(found.map(([, tag, value]) => [tag!, Number(value)])) : null;
}

/** Declarations by name; null for a text that is not a list of them. */
function readDeclarations(text: string): ReadonlyMap<string, string> | null {
  const pairs = text.split(';').map(one => one.trim()).filter(Boolean)
    .map(one => [one.slice(0, one.indexOf(':')).trim().toLowerCase(), one.slice(one.indexOf(':') + 1).trim()] as const);
  return pairs.every(([name, value]) => name !== '' && value !== '') ? new Map(pairs) : null;
}

/**
 * A font that a value describes: the declarations that `writeFontValue` writes, or only a `font-family` list such as `Lora, serif`.
 * Null for anything else.
 */
export function readFontValue(text: string): FontChoice | null {
  if (text.length > longest || /[{}<>\\@]/.test(text)) return null;
  const declarations = text.includes(':') ? readDeclarations(text) : new Map([['font-family', text]]);
  const family = readFamily(declarations?.get('font-family') ?? '');
  if (!declarations || !family) return null;
  const weightText = declarations.get('font-weight') ?? '400';
  const weight = Object.hasOwn(weights, weightText) ? weights[weightText]! : Number(weightText);
  const style = declarations.get('font-style') ?? regular.style;
  const axes = readAxes(declarations.get('font-variation-settings') ?? 'normal');
  if (!(weight >= 1 && weight <= 1000) || (style !== 'normal' && style !== 'italic') || !axes) return null;
  return { family, weight, style, axes };
}

/** Only the families of a choice, as the value of `font-family`. */
export const writeFamilies = ({ family }: Pick<FontChoice, 'family'>, generic: Generic): string => `"${family}", ${generic}`;

/** A choice as CSS declarations, which a rule of a style sheet can contain as they are. What is usual is left out. */
export function writeFontValue(choice: FontChoice, generic: Generic): string {
  const { weight, style, axes } = choice;
  const settings = Object.entries(axes).map(([tag, value]) => `"${tag}" ${value}`);
  return [
    `font-family: ${writeFamilies(choice, generic)}`,
    ...weight === regular.weight ? [] : [`font-weight: ${weight}`],
    ...style === regular.style ? [] : [`font-style: ${style}`],
    ...settings.length === 0 ? [] : [`font-variation-settings: ${settings.join(', ')}`],
  ].join('; ');
}
