import type { FontAxis, FontCategory, FontStyle, SiteFontFace } from '../../core/contract/site-fonts.js';
import type { ListedFont } from './filter-fonts.js';
import type { FontChoice, Generic } from './font-value.js';

/** What of a font can be chosen in one style. */
export interface FontStyles {
  readonly styles: readonly FontStyle[];
  /** Weights of the files; empty if the weight is variable. */
  readonly weights: readonly number[];
  /** The weight of a variable font, or null. */
  readonly weightRange: readonly [from: number, to: number] | null;
  /** Other axes of a variable font. */
  readonly axes: readonly FontAxis[];
}

const allStyles: readonly FontStyle[] = ['normal', 'italic'];
export const allWeights = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
const regular = 400;

const genericNames: Readonly<Record<FontCategory, Generic>> = {
  'sans-serif': 'sans-serif', 'serif': 'serif', 'display': 'sans-serif', 'script': 'cursive', 'slab-serif': 'serif', 'mono': 'monospace', 'other': 'sans-serif',
};

/** The family that browsers show until a font has loaded. */
export const getGeneric = ({ category }: Pick<ListedFont, 'category'>): Generic => genericNames[category];

/** Fonts that the page has from elsewhere have no files here: nothing is known of their weights. */
export function getStyles({ stored }: ListedFont, style: FontStyle): FontStyles {
  const faces = stored?.faces ?? [];
  if (faces.length === 0) return { styles: stored ? allStyles : ['normal'], weights: stored ? allWeights : [regular], weightRange: null, axes: [] };
  const styles = allStyles.filter(one => faces.some(face => face.style === one));
  const own = faces.filter(face => face.style === (styles.includes(style) ? style : styles[0]));
  const variable = own.filter(({ weight: [from, to] }) => from < to);
  return {
    styles, axes: listAxes(own),
    weights: variable.length > 0 ? [] : [...new Set(own.map(({ weight: [from] }) => from))].sort((one, other) => one - other),
    weightRange: variable.length > 0 ? [Math.min(...variable.map(({ weight }) => weight[0])), Math.max(...variable.map(({ weight }) => weight[1]))] : null,
  };
}

/** All but the weight, which CSS has a property for. */
function listAxes(faces: readonly SiteFontFace[]): FontAxis[] {
  const axes = new Map(faces.flatMap(face => face.axes.map(axis => [axis.tag, axis] as const)));
  axes.delete('wght');
  return [...axes.values()];
}

const within = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));
const nearest = (weights: readonly number[], weight: number): number =>
  weights.reduce((best, one) => (Math.abs(one - weight) < Math.abs(best - weight) ? one : best), weights[0]!);

/** The choice that a font can show and that is nearest to another one. Axes at their default are left out. */
export function fitChoice(font: ListedFont, { weight, style, axes }: Omit<FontChoice, 'family'> = { weight: regular, style: 'normal', axes: {} }): FontChoice {
  const able = getStyles(font, style);
  const values = able.axes.filter(({ tag, default: usual }) => Object.hasOwn(axes, tag) && axes[tag] !== usual)
    .map(({ tag, min, max }) => [tag, within(axes[tag]!, min, max)] as const);
  return {
    family: font.name, style: able.styles.includes(style) ? style : able.styles[0]!, axes: Object.fromEntries(values),
    weight: able.weightRange ? within(Math.round(weight), ...able.weightRange) : nearest(able.weights, weight),
  };
}

/** Whether the catalog has weights, styles or axes of a font that the site does not have. */
export function hasMoreStyles({ stored, catalog, origin }: ListedFont): boolean {
  if (!stored || !catalog || origin !== 'site') return false;
  const { faces } = stored;
  const hasStyle = (style: FontStyle) => faces.some(face => face.style === style);
  const hasWeight = (weight: number) => faces.some(face => face.weight[0] <= weight && weight <= face.weight[1]);
  const hasAxis = (tag: string) => faces.some(face => face.axes.some(axis => axis.tag === tag));
  return !catalog.styles.every(hasStyle) || !catalog.weights.every(hasWeight) || !catalog.axes.every(({ tag }) => hasAxis(tag));
}
