import type { ProductSeed } from './product-seed.js';

/** The products of the shelf, in its order; the rest of the catalog follows. */
export const shelfSeed: ProductSeed[] = [
  {
    id: 'mug-dune',
    categories: ['mugs'],
    name: 'Dune mug',
    price: 2800,
    stock: 24,
    description:
      'Sand-colored stoneware flecked with iron, a rust line at the rim, a handle for three fingers. Holds 300 ml.',
  },
  {
    id: 'mug-tide',
    categories: ['mugs'],
    name: 'Tide mug',
    price: 2800,
    stock: 18,
    description:
      'Blue-green glaze that pools darker above a bare clay foot. No two pool at the same height. Holds 300 ml.',
  },
  {
    id: 'mug-kelp',
    categories: ['mugs'],
    name: 'Kelp mug',
    price: 3000,
    stock: 11,
    description:
      'Round-bellied, deep olive, breaking to amber where the rim is thin. The one that gets borrowed. Holds 340 ml.',
  },
  {
    id: 'cups-ink',
    categories: ['mugs'],
    picture: 'cups-ink-upright',
    name: 'Ink cups, set of four',
    price: 6800,
    stock: 7,
    description:
      'Four espresso cups in ink blue, thick enough to keep a small coffee hot. They stack. Each holds 90 ml.',
  },
  {
    id: 'bowl-chalk',
    categories: ['bowls'],
    picture: 'bowl-chalk-upright',
    name: 'Chalk bowl',
    price: 5800,
    stock: 6,
    description: 'Wide, low and matt white, for salad or for the middle of the table. 28 cm across.',
  },
  {
    id: 'bowl-ember',
    categories: ['soup-bowls'],
    picture: 'bowl-ember-upright',
    name: 'Ember bowl',
    price: 3400,
    stock: 12,
    description:
      'A deep bowl for soup in rust red; we stop the drips just above the foot, most of the time. 15 cm across.',
  },
  {
    id: 'bowls-nested',
    categories: ['bowls'],
    picture: 'bowls-nested-upright',
    name: 'Nesting bowls',
    price: 11200,
    stock: 4,
    description: 'Ink, sea-glass and chalk, one inside the other. The smallest takes an egg, the largest feeds four.',
  },
  {
    id: 'plate-tide',
    categories: ['plates'],
    picture: 'plate-tide-upright',
    name: 'Tide plate',
    price: 3200,
    stock: 20,
    description:
      'A dinner plate, its well darker than its rim, with an edge that keeps the sauce where it belongs. 26 cm across.',
  },
  {
    id: 'teapot-chalk',
    categories: ['jugs'],
    picture: 'teapot-chalk-upright',
    name: 'Chalk teapot',
    price: 9600,
    stock: 3,
    description:
      'Pours without a drip; those that drip become flower pots. Looped handle, built-in strainer. Holds 900 ml.',
  },
  {
    id: 'pitcher-tide',
    categories: ['jugs'],
    name: 'Tide pitcher',
    price: 6400,
    stock: 8,
    description: 'Chalk above, tide below, and a line between them that the kiln draws. Holds just over a litre.',
  },
  {
    id: 'vase-ink',
    categories: ['vases'],
    name: 'Ink vase',
    price: 7200,
    stock: 5,
    description: 'A narrow neck for one stem or three grasses. Watertight to the top. 32 cm tall.',
  },
  {
    id: 'vase-dune',
    categories: ['vases'],
    name: 'Moon jar',
    price: 14800,
    stock: 0,
    description: 'Two bowls joined at the middle and one long firing. The seam is left to be found. 26 cm tall.',
  },
  {
    id: 'candle-holder-dusk',
    categories: ['house'],
    name: 'Dusk candle holder',
    price: 2200,
    stock: 15,
    description: 'Dusk pink, with a wide saucer that catches the wax. Takes an ordinary dinner candle.',
  },
  {
    id: 'voucher-wheel',
    categories: ['classes'],
    picture: 'wheel-and-bowl',
    productType: 'service',
    name: 'A morning at the wheel',
    price: 6500,
    stock: null,
    description: 'A voucher for three hours with clay, tea and an apron. We fire and send what you make.',
  },
];
