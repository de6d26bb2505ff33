export const maxPriceCents = 100_000_000; // spec: commerce-forms-data §5
export const maxSkuLength = 60; // spec: idem §5

const prefix = 'SQ';
const digits = 7;

/** A new SKU: `SQ` and seven random digits. `random` gives a number from 0 to below 1. spec: commerce-forms-data §5 */
export const generateSku = (random: () => number = Math.random): string =>
  prefix + String(Math.floor(random() * 10 ** digits)).padStart(digits, '0');

export const isSku = (sku: unknown): sku is string => typeof sku === 'string' && sku.trim() !== '' && sku.length <= maxSkuLength;

/** A price in minor units that a product may have. */
export const isPrice = (cents: unknown): cents is number => Number.isInteger(cents) && (cents as number) >= 0 && (cents as number) <= maxPriceCents;
