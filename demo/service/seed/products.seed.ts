import type { products } from '../database/schema.js';

type Row = typeof products.$inferInsert;
type Piece = Pick<Row, 'sku' | 'name' | 'priceCents' | 'description' | 'qtyInStock' | 'unlimited'>;

const pieces: Piece[] = [
  {
    sku: 'mug-dune',
    name: 'Dune mug',
    priceCents: 2800,
    qtyInStock: 24,
    description:
      'Sand-coloured stoneware flecked with iron, a rust line at the rim, a handle for three fingers. Holds 300 ml.',
  },
  {
    sku: 'mug-tide',
    name: 'Tide mug',
    priceCents: 2800,
    qtyInStock: 18,
    description:
      'Blue-green glaze that pools darker above a bare clay foot. No two pool at the same height. Holds 300 ml.',
  },
  {
    sku: 'mug-kelp',
    name: 'Kelp mug',
    priceCents: 3000,
    qtyInStock: 11,
    description:
      'Round-bellied, deep olive, breaking to amber where the rim is thin. The one that gets borrowed. Holds 340 ml.',
  },
  {
    sku: 'cups-ink',
    name: 'Ink cups, set of four',
    priceCents: 6800,
    qtyInStock: 7,
    description:
      'Four espresso cups in ink blue, thick enough to keep a small coffee hot. They stack. Each holds 90 ml.',
  },
  {
    sku: 'bowl-chalk',
    name: 'Chalk bowl',
    priceCents: 5800,
    qtyInStock: 6,
    description: 'Wide, low and matt white, for salad or for the middle of the table. 28 cm across.',
  },
  {
    sku: 'bowl-ember',
    name: 'Ember bowl',
    priceCents: 3400,
    qtyInStock: 12,
    description:
      'A deep bowl for soup in rust red; we stop the drips just above the foot, most of the time. 15 cm across.',
  },
  {
    sku: 'bowls-nested',
    name: 'Nesting bowls',
    priceCents: 11200,
    qtyInStock: 4,
    description: 'Ink, sea-glass and chalk, one inside the other. The smallest takes an egg, the largest feeds four.',
  },
  {
    sku: 'plate-tide',
    name: 'Tide plate',
    priceCents: 3200,
    qtyInStock: 20,
    description:
      'A dinner plate, its well darker than its rim, with an edge that keeps the sauce where it belongs. 26 cm across.',
  },
  {
    sku: 'teapot-chalk',
    name: 'Chalk teapot',
    priceCents: 9600,
    qtyInStock: 3,
    description:
      'Pours without a drip; those that drip become flower pots. Looped handle, built-in strainer. Holds 900 ml.',
  },
  {
    sku: 'pitcher-tide',
    name: 'Tide pitcher',
    priceCents: 6400,
    qtyInStock: 8,
    description: 'Chalk above, tide below, and a line between them that the kiln draws. Holds just over a litre.',
  },
  {
    sku: 'vase-ink',
    name: 'Ink vase',
    priceCents: 7200,
    qtyInStock: 5,
    description: 'A narrow neck for one stem or three grasses. Watertight to the top. 32 cm tall.',
  },
  {
    sku: 'vase-dune',
    name: 'Moon jar',
    priceCents: 14800,
    qtyInStock: 0,
    description: 'Two bowls joined at the middle and one long firing. The seam is left to be found. 26 cm tall.',
  },
  {
    sku: 'candle-holder-dusk',
    name: 'Dusk candle holder',
    priceCents: 2200,
    qtyInStock: 15,
    description: 'Dusk pink, with a wide saucer that catches the wax. Takes an ordinary dinner candle.',
  },
  {
    sku: 'voucher-wheel',
    name: 'A morning at the wheel',
    priceCents: 6500,
    qtyInStock: 0,
    unlimited: true,
    description: 'A voucher for three hours with clay, tea and an apron. We fire and send what you make.',
  },
];

/** Pictures whose name is not the sku; wide pieces are whole on an upright sheet. */
const images: Record<string, string> = {
  'cups-ink': 'cups-ink-upright',
  'bowl-chalk': 'bowl-chalk-upright',
  'bowl-ember': 'bowl-ember-upright',
  'bowls-nested': 'bowls-nested-upright',
  'plate-tide': 'plate-tide-upright',
  'teapot-chalk': 'teapot-chalk-upright',
  'voucher-wheel': 'wheel-and-bowl',
};

export const productsSeed: Row[] = pieces.map((piece, position) => ({
  ...piece,
  position,
  currency: 'EUR',
  image: images[piece.sku] ?? piece.sku,
  url: `/saltmarsh/shop#${piece.sku}`,
  editedAt: null,
}));
