import { numberFormat } from 'site-elements/contract/language';
import type { LengthUnit, WeightUnit } from 'site-elements/contract/store';
import { formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { currentLanguage } from '../../../kernel/language/speech.js';

// How a shop writes weights and sizes. They are stored in grams and millimeters.

const inGrams: Readonly<Record<WeightUnit, number>> = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 };
const inMillimeters: Readonly<Record<LengthUnit, number>> = { mm: 1, cm: 10, in: 25.4 };
const names = { g: 'gram', kg: 'kilogram', oz: 'ounce', lb: 'pound', mm: 'millimeter', cm: 'centimeter', in: 'inch' } as const;
/** The unit in the owner's language: `kilograms`. */
export const unitName = (unit: WeightUnit | LengthUnit): string =>
  numberFormat(currentLanguage() === 'en' ? 'en-US' : currentLanguage(), { style: 'unit', unit: names[unit], unitDisplay: 'long' })
    .formatToParts(0).filter(({ type }) => type === 'unit').map(({ value }) => value.trim()).join(' ');

/** A measure as people type it, `1.5` or `1,5`; `NaN` for anything else. */
const readNumber = (text: string): number => (/^\d{1,7}(?:[.,]\d{1,3})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN);

/** Grams of a weight in this unit; `NaN` for any other text. */
export const readWeight = (text: string, unit: WeightUnit): number => Math.round(readNumber(text) * inGrams[unit]);
/** Millimeters of a length in this unit; `NaN` for any other text. */
export const readLength = (text: string, unit: LengthUnit): number => Math.round(readNumber(text) * inMillimeters[unit]);

const round = (value: number): number => Math.round(value * 1000) / 1000;
export const convertWeight = (grams: number, unit: WeightUnit): number => round(grams / inGrams[unit]);
export const convertLength = (millimeters: number, unit: LengthUnit): number => round(millimeters / inMillimeters[unit]);
/** As it is typed, without its unit. */
export const plainWeight = (grams: number, unit: WeightUnit): string => String(convertWeight(grams, unit));
export const plainLength = (millimeters: number, unit: LengthUnit): string => String(convertLength(millimeters, unit));

/** As a page of the owner's shows it: `1.5 kg`. */
export const formatWeight = (grams: number, unit: WeightUnit): string =>
  formatOwnerNumber(grams / inGrams[unit], { style: 'unit', unit: names[unit], maximumFractionDigits: 2 });
