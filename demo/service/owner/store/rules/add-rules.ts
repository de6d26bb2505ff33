import type { Hono } from 'hono';
import type { Database } from '../../../database/database.js';
import { couponEditor } from './coupons.js';
import { addRulePages } from './rule-pages.js';
import { shippingEditor } from './shipping.js';
import { taxEditor } from './taxes.js';

/** What decides sums beside the products: the checkout reads it anew for every cart. */
export function addRules(app: Hono, { database }: { database: Database }): void {
  for (const editor of [couponEditor, shippingEditor, taxEditor]) addRulePages(app, editor(database));
}
