import type { categories } from '../shop.schema.js';
import type { coupons, shippingOptions, taxRules } from '../rule.schema.js';
import type { StoreSettings } from '../store-settings.schema.js';
import { houseSeed } from './house.seed.js';
import { toRows } from './product-seed.js';
import { servicesSeed } from './services.seed.js';
import { shelfSeed } from './shelf.seed.js';
import { tablewareSeed } from './tableware.seed.js';

/** The catalog, in the order of the shop. */
export const productsSeed = [...shelfSeed, ...tablewareSeed, ...houseSeed, ...servicesSeed].map(toRows);

const names: [id: string, name: string, parentId?: string][] = [
  ['mugs', 'Mugs and cups'],
  ['bowls', 'Bowls'],
  ['soup-bowls', 'Soup bowls', 'bowls'],
  ['plates', 'Plates'],
  ['jugs', 'Jugs and teapots'],
  ['vases', 'Vases and bottles'],
  ['house', 'For the house'],
  ['garden', 'For the garden'],
  ['prints', 'Prints and cards'],
  ['tools', 'Clay and tools'],
  ['classes', 'Classes and services'],
  ['digital', 'To read and to watch'],
  ['gifts', 'Gift cards'],
  ['subscriptions', 'By subscription'],
  ['support', 'Support us'],
];

export const categoriesSeed: (typeof categories.$inferInsert)[] = names.map(([id, name, parentId = null], position) => ({
  id,
  name,
  parentId,
  position,
  editedAt: null,
}));

export const couponsSeed: (typeof coupons.$inferInsert)[] = [
  { code: 'LOWTIDE', percent: 10, editedAt: null },
  { code: 'FIVER', cents: 500, minimumCents: 4000, editedAt: null },
  { code: 'SENTFREE', freeShipping: true, editedAt: null },
  { code: 'SPRING2020', percent: 25, expiresAt: new Date('2020-06-01T00:00:00Z'), editedAt: null },
  { code: 'FIRST50', percent: 20, mostUses: 50, editedAt: null },
];

const acrossTheWater = ['IE', 'AT', 'BE', 'DK', 'FR', 'DE', 'IT', 'NL', 'NO', 'PL', 'PT', 'ES', 'SE', 'CH', 'CA', 'US'];

export const shippingSeed: (typeof shippingOptions.$inferInsert)[] = [
  { id: 'post', name: 'By post', cents: 700, countries: ['GB'], freeFromCents: 15_000, position: 0, editedAt: null },
  { id: 'collect', name: 'Collected at the studio', cents: 0, countries: ['GB'], position: 1, editedAt: null },
  { id: 'across', name: 'Across the water', cents: 1400, countries: acrossTheWater, position: 2, editedAt: null },
];

export const taxesSeed: (typeof taxRules.$inferInsert)[] = [
  { id: 'gb', name: 'VAT', country: 'GB', basisPoints: 2000, editedAt: null },
  { id: 'ie', name: 'VAT', country: 'IE', basisPoints: 2300, editedAt: null },
  { id: 'de', name: 'MwSt.', country: 'DE', basisPoints: 1900, editedAt: null },
  { id: 'fr', name: 'TVA', country: 'FR', basisPoints: 2000, editedAt: null },
  { id: 'nl', name: 'BTW', country: 'NL', basisPoints: 2100, editedAt: null },
  { id: 'ca', name: 'GST', country: 'CA', basisPoints: 500, isIncluded: false, editedAt: null },
];

/** The demo's shop. */
export const settingsSeed: StoreSettings = {
  name: 'Saltmarsh',
  address: 'The Net Loft, Staithe Lane\nSallow Staithe, Norfolk',
  currency: 'EUR',
  country: 'GB',
  region: '',
  postalCode: '',
  timeZone: 'Europe/London',
  weightUnit: 'g',
  lengthUnit: 'cm',
  vatId: '',
  hasReverseCharge: false,
  countries: ['GB', ...acrossTheWater],
  orderPrefix: '',
  slipText: '',
  lowStock: null,
  shopUrl: '/saltmarsh/shop',
  hasExpressCheckout: true,
  phone: 'optional',
  company: 'optional',
  hasNote: true,
  terms: '',
};
