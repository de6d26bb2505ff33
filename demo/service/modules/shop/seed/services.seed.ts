import type { ProductPlan } from 'site-elements/contract/product';
import type { ProductSeed } from './product-seed.js';

const monthly = (percentOff = 0): ProductPlan => ({ id: 'monthly', billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0, percentOff });
const yearly: ProductPlan = { id: 'yearly', billingPeriod: { value: 1, unit: 'year' }, numBillingCycles: 0, percentOff: 15 };
const halfYear: ProductPlan = { id: 'half-year', billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 6, percentOff: 0 };

/** What is not carried home in a box: classes, files, cards, subscriptions. */
export const servicesSeed: ProductSeed[] = [
  {
    id: 'class-throwing', name: 'Throwing for beginners', categories: ['classes'], productType: 'service', picture: 'wheel-and-bowl', options: ['Day'], maxPerOrder: 4,
    description: 'Four mornings at the wheel, six people, all clay and firing.',
    variants: [{ values: ['Wednesdays'], price: 22000, stock: 3 }, { values: ['Saturdays'], price: 24000, stock: 0 }],
    form: [{ id: 'guest', type: 'text', title: 'Who comes', required: true, maxLength: 80 }, { id: 'left', type: 'checkbox', title: 'Left-handed' }],
  },
  { id: 'class-glazing', name: 'An evening of glazes', categories: ['classes'], productType: 'service', picture: 'glaze-tiles', price: 5500, stock: 8, maxPerOrder: 4, description: 'How ash and salt become color. You take twelve test tiles home.' },
  { id: 'class-family', name: 'Clay for a family', categories: ['classes'], productType: 'service', picture: 'workshop-table', price: 9000, stock: 5, maxPerOrder: 1, description: 'Two hours for up to five of you. Everything is fired and sent.' },
  { id: 'kiln-hire', name: 'A shelf in the kiln', categories: ['classes'], productType: 'service', picture: 'kiln-glow', price: 3500, stock: 10, description: 'For those who work at home: one shelf, 40 by 40 cm, fired to 1280 degrees.' },
  { id: 'repair-gold', name: 'Mending with gold', categories: ['classes'], productType: 'service', picture: 'crackle-glaze', price: 4500, stock: null, description: 'Send the pieces; we join them and draw the seams in gold.' },
  { id: 'book-glazes', name: 'Ash and salt, a glaze book', categories: ['digital'], productType: 'digital', picture: 'running-glaze', price: 1800, stock: null, tags: ['PDF'], description: 'Forty recipes with pictures of every test, as a PDF of 112 pages.' },
  { id: 'book-tides', name: 'A year of tides, calendar', categories: ['digital'], productType: 'digital', picture: 'sand-ripples', price: 700, sale: 500, stock: null, tags: ['PDF'], description: 'To print yourself: high and low water at the staithe, a picture a month.' },
  { id: 'film-handles', name: 'How to pull a handle, film', categories: ['digital'], productType: 'digital', picture: 'mug-dune', price: 1200, stock: null, tags: ['film'], description: 'Twenty-five minutes, to keep. With captions.' },
  { id: 'pattern-apron', name: 'Apron, sewing pattern', categories: ['digital'], productType: 'digital', picture: 'linen', price: 600, stock: null, tags: ['PDF'], description: 'In three sizes, for A4 sheets.' },
  {
    id: 'gift-card', name: 'Gift card', categories: ['gifts'], productType: 'giftCard', picture: 'shop-front-dusk', options: ['Amount'],
    description: 'For the shop and for classes. Comes by email, on the day you choose.',
    variants: [2500, 5000, 10000, 20000].map(price => ({ values: [`€${price / 100}`], price, stock: null })),
    form: [{ id: 'recipient', type: 'email', title: 'Email of whom it is for', required: true }, { id: 'words', type: 'textarea', title: 'A few words', maxLength: 300 }],
  },
  {
    id: 'pot-of-the-month', name: 'A pot a month', categories: ['subscriptions'], picture: 'shelf-of-pots', price: 3200, stock: 30, isSoldOnce: false, plans: [monthly(), halfYear, yearly],
    description: 'Something small that we have not made before, wrapped and sent in the first week of the month.',
  },
  { id: 'tea-by-post', name: 'Tea for the pot', categories: ['subscriptions', 'house'], picture: 'teapot-chalk-upright', price: 1100, stock: 45, plans: [monthly(10)], weightGrams: 150, description: 'A hundred grams from a friend in the next village. A tenth cheaper every month than once.' },
  { id: 'studio-notes', name: 'Studio notes', categories: ['subscriptions', 'digital'], productType: 'paywall', picture: 'window-pots', price: 500, stock: null, isSoldOnce: false, plans: [monthly(), yearly], description: 'Every week what went right, what went wrong, and the firing log.' },
  {
    id: 'roof-fund', name: 'A new roof for the loft', categories: ['support'], productType: 'service', picture: 'storm-over-sea', donation: { minCents: 100, maxCents: 500_000 }, options: ['Amount'], plans: [monthly()],
    description: 'The rain finds the kiln. Whatever you give goes into slates and lead.',
    variants: [1000, 2500, 5000].map(price => ({ values: [`€${price / 100}`], price, stock: null })),
  },
];
