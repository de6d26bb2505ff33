import { contrastLevels, contrastRatio, type Color } from '../color/color.js';
import { inverse, readableOn, towardsText, white, black } from '../color/readable.js';
import { composite } from '../color/contrast.js';
import { themeDocs } from '../../styles/theme-docs.js';
import { defaultTheme, type ThemeName } from '../../styles/theme.js';
import { getTokenColor, schemes, withColor, type Draft, type Scheme } from './draft.js';
import { toHex } from './read-value.js';
import { isTokenName, getTokenKind, tokenNames } from './token-kinds.js';

/** A color that is read, or seen as an edge, on another one. */
export interface ContrastPair { readonly text: ThemeName; readonly ground: ThemeName; readonly least: number }

const uncapitalized = (text: string): string => text[0]!.toLowerCase() + text.slice(1);
const pair = (text: ThemeName, ground: string, least: number = contrastLevels.text): ContrastPair[] =>
  (isTokenName(ground) && getTokenKind(ground) === 'color' ? [{ text, ground, least }] : []);

/**
 * The ground of a color, by the names of the theme: `onAccent` on `accent`, `onControl` on `controlSurface`, `fieldText` on
 * `fieldSurface`, `danger` on `surface`; and by what its documentation demands: "Keep a contrast of 3:1".
 */
function pairsOf(name: ThemeName): ContrastPair[] {
  if (/^on[A-Z]/.test(name)) {
    const ground = uncapitalized(name.slice(2));
    return pair(name, isTokenName(ground) ? ground : `${ground}Surface`);
  }
  const demanded = /Keep a contrast of ([\d.]+):1/.exec(themeDocs[name])?.[1];
  if (/Text$/.test(name)) {
    const own = name.replace(/Text$/, 'Surface');
    return pair(name, isTokenName(own) ? own : 'surface', Number(demanded ?? contrastLevels.text));
  }
  if (demanded !== undefined) return pair(name, 'surface', Number(demanded));
  const isText = /currentcolor/.test(String(defaultTheme[name]));
  // A color with text on it is read itself, as that of errors is. Not one that is a ground by its documentation, nor the accent: it has another one.
  const isRead = isTokenName(`on${name[0]!.toUpperCase()}${name.slice(1)}`) && !isTokenName(`${name}Text`) && !/^(back)?ground/i.test(themeDocs[name]);
  return isText || isRead ? pair(name, 'surface') : [];
}

export const contrastPairs: readonly ContrastPair[] = tokenNames.filter(name => getTokenKind(name) === 'color').flatMap(pairsOf);

/** A change of one color with which a pair has enough contrast. */
export interface Proposal { readonly name: ThemeName; readonly hex: string }

export interface Verdict extends ContrastPair {
  readonly scheme: Scheme;
  readonly ratio: number;
  readonly isEnough: boolean;
  /** "4.6 : 1, AA" */
  readonly told: string;
  readonly proposals: readonly Proposal[];
}

/** The ratio in digits, never rounded up to what it does not reach. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 10 + 1e-9) / 10).toFixed(1)} : 1`;

export function levelText(ratio: number, least: number): string {
  if (ratio < least) return `too low, needs ${least} : 1`;
  if (least < contrastLevels.text) return 'AA for edges';
  return ratio >= contrastLevels.enhanced ? 'AAA' : 'AA';
}

/** Changes with enough contrast: the text in another shade, and unless the ground is a surface, the ground in another shade. */
function proposalsFor({ text, ground, least }: ContrastPair, color: Color, below: Color): Proposal[] {
  const opaque = composite(color, below);
  const moved = readableOn(below, opaque, towardsText(below), least);
  const proposals: Proposal[] = [{ name: text, hex: toHex(/^on[A-Z]/.test(text) ? inverse(below, white, black) : moved) }];
  if (!/surface$/i.test(ground)) proposals.unshift({ name: ground, hex: toHex(readableOn(opaque, below, towardsText(opaque), least)) });
  return proposals;
}

/** The contrast of a pair on light or on dark pages; null if a page alone knows one of the colors. */
export function judge(draft: Draft, contrastPair: ContrastPair, scheme: Scheme): Verdict | null {
  const [color, ground] = [getTokenColor(draft, contrastPair.text, scheme), getTokenColor(draft, contrastPair.ground, scheme)];
  if (!color || !ground) return null;
  const below = composite(ground, scheme === 'light' ? white : black);
  const ratio = contrastRatio(color, below);
  const isEnough = ratio >= contrastPair.least;
  return {
    ...contrastPair, scheme, ratio, isEnough,
    told: `${ratioText(ratio)}, ${levelText(ratio, contrastPair.least)}`,
    proposals: isEnough ? [] : proposalsFor(contrastPair, color, below),
  };
}

export const judgeContrast = (draft: Draft): Verdict[] =>
  contrastPairs.flatMap(contrastPair => schemes.flatMap(scheme => judge(draft, contrastPair, scheme) ?? []));

/** All pairs made readable: the first proposal of each that has too little contrast, until none is left. */
export function withReadablePairs(draft: Draft): Draft {
  let next = draft;
  for (let round = 0; round < contrastPairs.length; round++) {
    const faint = judgeContrast(next).filter(({ isEnough }) => !isEnough);
    if (faint.length === 0) return next;
    // The text moves, not the ground: other text may use the same ground.
    for (const { proposals, scheme } of faint) next = withColor(next, proposals.at(-1)!.name, scheme, proposals.at(-1)!.hex);
  }
  return next;
}
