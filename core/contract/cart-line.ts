import type { FieldValue } from './submission.js';

/** One line of the field `cart` that a page posts to `paths.checkout`; prices are never taken from it. */
export interface CartLine {
  sku: string;
  quantity: number;
  /** Id of a subscription plan of the product. */
  plan?: string;
  /** What the buyer filled in, by the id of a field of the product's form. */
  form?: Record<string, FieldValue>;
}
