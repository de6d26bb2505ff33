import type { Hono } from 'hono';
import type { Database } from '../../../kernel/database/database.js';
import { categoryEditor } from './categories.js';
import { couponEditor } from './coupons.js';
import { addRulePages } from './rule-pages.js';
import { shippingEditor } from './shipping.js';
import { taxClassEditor } from './tax-classes.js';
import { taxEditor } from './taxes.js';

/** What is beside the products: their categories, and what decides sums, which the checkout reads again for every cart. */
export function addRules(app: Hono, { database }: { database: Database }): void {
  for (const editor of [categoryEditor, couponEditor, shippingEditor, taxEditor, taxClassEditor]) addRulePages(app, editor(database));
}
