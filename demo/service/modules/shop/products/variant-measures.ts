import { plainLength, plainWeight, readLength, readWeight, unitName } from '../settings/units.js';
import { storeSettings } from '../settings/store-settings.js';

/** Weight and size of a variant: drafts and files have them in grams and millimeters, the editor in the units of the shop. */
export const variantMeasures = [
  { part: 'grams', title: 'variantWeight', column: 'Variant Grams', isWeight: true },
  { part: 'lengthMm', title: 'variantLength', column: 'Variant Length (mm)', isWeight: false },
  { part: 'widthMm', title: 'variantWidth', column: 'Variant Width (mm)', isWeight: false },
  { part: 'heightMm', title: 'variantHeight', column: 'Variant Height (mm)', isWeight: false },
] as const;
export type VariantMeasure = (typeof variantMeasures)[number];
export type MeasurePart = VariantMeasure['part'];

/** Grams and millimeters that are kept: a ton, and ten meters. */
const mostOf = ({ isWeight }: VariantMeasure): number => (isWeight ? 1_000_000 : 10_000);

/** Whether the text of a draft is a measure: a whole number of grams or millimeters, or nothing. */
export const isMeasure = (measure: VariantMeasure, text: string): boolean => text === '' || (/^\d{1,9}$/.test(text) && Number(text) <= mostOf(measure));

/** What was typed in the unit of the shop as a draft has it; what cannot be read stays, for the sentence that names it. */
export function typedMeasure({ isWeight }: VariantMeasure, typed: string): string {
  const { weightUnit, lengthUnit } = storeSettings();
  const value = isWeight ? readWeight(typed, weightUnit) : readLength(typed, lengthUnit);
  return Number.isNaN(value) ? typed : String(value);
}

/** A measure of a draft as the editor shows it. */
export function shownMeasure(measure: VariantMeasure, text: string): string {
  if (text === '' || !isMeasure(measure, text)) return text;
  const { weightUnit, lengthUnit } = storeSettings();
  return measure.isWeight ? plainWeight(Number(text), weightUnit) : plainLength(Number(text), lengthUnit);
}

/** The unit in the owner's words, and a measure in it to show how one is typed. */
export function measureUnit({ isWeight }: VariantMeasure): { readonly unit: string; readonly example: string } {
  const { weightUnit, lengthUnit } = storeSettings();
  return isWeight
    ? { unit: unitName(weightUnit), example: plainWeight(1500, weightUnit) }
    : { unit: unitName(lengthUnit), example: plainLength(300, lengthUnit) };
}

/** The columns of a variant that its measures are stored in; those that a file says nothing of are left out. */
export const storedMeasures = ({ grams, lengthMm, widthMm, heightMm }: Partial<Record<MeasurePart, string>>) => ({
  weightGrams: Number(grams || 0),
  ...(lengthMm !== undefined && { lengthMm: Number(lengthMm || 0) }),
  ...(widthMm !== undefined && { widthMm: Number(widthMm || 0) }),
  ...(heightMm !== undefined && { heightMm: Number(heightMm || 0) }),
});
