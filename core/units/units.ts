import { numberFormat } from '../text/intl.js';

/** Codes of the builder. spec: page-runtime-platform §3 */
export const measurementStandards = { imperial: 1, metric: 2 } as const;

export interface Units {
  /** As they are written in settings. */
  readonly weight: 'lbs' | 'kg';
  readonly length: 'inches' | 'cm';
}

/** Imperial uses pounds and inches, anything else kilograms and centimetres. spec: commerce-forms-data §3, §9 */
export const readUnits = (standard: unknown): Units => (String(standard).toLowerCase() === 'imperial' || standard === measurementStandards.imperial
  ? { weight: 'lbs', length: 'inches' } : { weight: 'kg', length: 'cm' });

/** Units in which a shop gives weights and sizes. */
export const weightUnits = ['g', 'kg', 'oz', 'lb'] as const;
export type WeightUnit = (typeof weightUnits)[number];
export const lengthUnits = ['mm', 'cm', 'in'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

const names = {
  g: 'gram', kg: 'kilogram', oz: 'ounce', lb: 'pound', lbs: 'pound', mm: 'millimeter', cm: 'centimeter', in: 'inch', inches: 'inch',
} as const;

/** A weight or a length as a language writes it: `2.5 kg`. */
export const formatMeasure = (value: number, unit: keyof typeof names, locale: string): string =>
  numberFormat(locale, { style: 'unit', unit: names[unit], unitDisplay: 'short', maximumFractionDigits: 2 }).format(value);
