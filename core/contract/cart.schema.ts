import * as v from 'valibot';
import type { CartLine } from './cart-line.js';
import { maxSkuLength } from './product.js';

const maxLines = 100;
const maxQuantity = 999;

const line: v.GenericSchema<unknown, CartLine> = v.strictObject({
  sku: v.pipe(v.string(), v.minLength(1), v.maxLength(maxSkuLength)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity)),
});

/** The cart as a page posts it to `paths.checkout`. */
export const cartSchema = v.pipe(v.array(line), v.maxLength(maxLines));
