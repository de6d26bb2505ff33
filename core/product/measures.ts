import { numberFormat } from '../text/intl.js';
import { formatMeasure, type LengthUnit, lengthUnits, type WeightUnit, weightUnits } from '../units/units.js';

/** Weight and size of a variant, in the units of its shop; what is not known is absent. */
export interface Measures {
  readonly weight?: number;
  /** Default: kg */
  readonly weightUnit?: WeightUnit;
  readonly length?: number;
  readonly width?: number;
  readonly height?: number;
  /** Default: cm */
  readonly lengthUnit?: LengthUnit;
}

const isMeasure = (value: unknown): value is number => typeof value === 'number' && value > 0 && Number.isFinite(value);

type Given = { readonly [name in keyof Measures]: unknown };

/** Reads the measures of a variant; what is not a positive number or in an unknown unit is left out. */
export function readMeasures({ weight, weightUnit = 'kg', length, width, height, lengthUnit = 'cm' }: Given): Measures {
  const isWeightUnit = (weightUnits as readonly unknown[]).includes(weightUnit);
  const isLengthUnit = (lengthUnits as readonly unknown[]).includes(lengthUnit);
  const lengths = Object.entries({ length, width, height }).filter(([, value]) => isLengthUnit && isMeasure(value));
  return {
    ...isWeightUnit && isMeasure(weight) && { weight, weightUnit: weightUnit as WeightUnit },
    ...lengths.length > 0 && { ...Object.fromEntries(lengths), lengthUnit: lengthUnit as LengthUnit },
  };
}

/** `1.2 kg`; empty where the weight is not known. */
export const writeWeight = ({ weight, weightUnit = 'kg' }: Measures, locale: string): string =>
  (weight ? formatMeasure(weight, weightUnit, locale) : '');

/** Length, width and height as far as they are known: `20 × 12.5 × 8 cm`. */
export function writeSize({ length, width, height, lengthUnit = 'cm' }: Measures, locale: string): string {
  const known = [length, width, height].filter(isMeasure);
  const last = known.pop();
  if (last === undefined) return '';
  const numbers = numberFormat(locale, { maximumFractionDigits: 2 });
  return [...known.map(value => numbers.format(value)), formatMeasure(last, lengthUnit, locale)].join(' × ');
}
