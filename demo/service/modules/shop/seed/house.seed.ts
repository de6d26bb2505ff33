import type { ProductSeed } from './product-seed.js';

const glazes = ['Ash', 'Salt', 'Tin white'] as const;

/** Things for the house and the workshop. */
export const houseSeed: ProductSeed[] = [
  { id: 'jar-sea-glass', name: 'Sea-glass jar', categories: ['house'], price: 4800, stock: 7, description: 'With a lid that sits tight enough for coffee. Holds 600 ml.' },
  { id: 'jar-garlic', name: 'Garlic jar', categories: ['house'], picture: 'jar-sea-glass', price: 3200, stock: 11, description: 'Holes in the wall keep the cloves dry.' },
  { id: 'planter-ember', name: 'Ember planter', categories: ['garden', 'house'], price: 3800, stock: 9, description: 'With a hole, and a saucer to stand in. Takes a 14 cm pot.' },
  { id: 'planter-herb', name: 'Herb planter', categories: ['garden'], picture: 'planter-ember', price: 4400, sale: 3500, stock: 5, weightGrams: 1800, description: 'Long and narrow, for a window sill with three herbs on it. 40 cm long.' },
  { id: 'planter-hanging', name: 'Hanging planter', categories: ['garden'], picture: 'planter-ember', price: 4100, stock: 6, description: 'Three holes in the rim and a tarred line through them.' },
  { id: 'bird-bath', name: 'Bird bath', categories: ['garden'], picture: 'bowl-chalk', price: 8900, stock: 2, weightGrams: 4200, description: 'Wide and shallow, rough where feet hold on. Frost does it no harm.' },
  { id: 'candle-holder-low', name: 'Low candle holder', categories: ['house'], picture: 'candle-holder-dusk', price: 1600, stock: 19, description: 'For a stump of a candle, and for carrying it upstairs.' },
  { id: 'tile-house', name: 'House number', categories: ['house'], picture: 'glaze-tiles', price: 2600, stock: 30, tags: ['personal'], description: 'One tile for one digit, glazed to outlast the door. Two holes for brass screws.', form: [{ id: 'digit', type: 'select', title: 'Digit', required: true, options: [...'0123456789'] }] },
  { id: 'tile-coaster', name: 'Glaze test coasters', categories: ['house'], picture: 'glaze-tiles', price: 2400, stock: 13, description: 'Four tiles from our glaze tests, with cork beneath and their recipe number on the back.' },
  { id: 'hook-rail', name: 'Hooks for a door', categories: ['house'], picture: 'apron-on-hook', price: 3400, stock: 8, description: 'Three clay hooks on a driftwood rail.' },
  { id: 'apron-linen', name: 'Linen apron', categories: ['tools'], picture: 'apron-on-hook', options: ['Size', 'Color'], description: 'The apron we wear, with a towel loop and a deep pocket.',
    variants: [
      { values: ['Small', 'Ink'], price: 5900, stock: 5 }, { values: ['Small', 'Chalk'], price: 5900, stock: 2 }, { values: ['Medium', 'Ink'], price: 5900, stock: 0 },
      { values: ['Medium', 'Chalk'], price: 5900, stock: 4 }, { values: ['Large', 'Ink'], price: 6300, stock: 3 },
    ] },
  { id: 'clay-kilo', name: 'Stoneware clay, 5 kg', categories: ['tools'], picture: 'clay-slip', price: 1400, stock: 60, weightGrams: 5000, maxPerOrder: 4, description: 'The body we throw with, flecked with iron. At most four bags an order: the post will not carry more.' },
  { id: 'glaze-jar', name: 'Glaze to brush on', categories: ['tools'], picture: 'running-glaze', options: ['Glaze'], description: 'Half a litre, for stoneware fired to 1280 degrees.', variants: glazes.map((glaze, index) => ({ values: [glaze], price: 2200, stock: 10 - index * 4 })) },
  { id: 'tool-set', name: 'Six tools', categories: ['tools'], picture: 'tools-on-bench', price: 3900, stock: 12, description: 'Wire, needle, rib, two loops and a sponge, in a roll of sailcloth.' },
  { id: 'tool-rib', name: 'Driftwood rib', categories: ['tools'], picture: 'wood-grain', price: 1500, stock: 15, description: 'Cut and sanded here, for the inside of bowls.' },
  { id: 'cloth-linen', name: 'Linen tea towel', categories: ['house'], picture: 'linen', price: 1900, sale: 1500, stock: 24, weightGrams: 120, description: 'Woven in Norfolk, washed soft.' },
  { id: 'print-creeks', name: 'Creeks at low tide, print', categories: ['prints'], picture: 'creeks-low-tide', options: ['Size'], weightGrams: 90, description: 'On cotton paper, signed in pencil.', variants: [{ values: ['A4'], price: 2400, stock: 20 }, { values: ['A3'], price: 3800, stock: 12 }] },
  { id: 'print-lighthouse', name: 'Lighthouse, print', categories: ['prints'], picture: 'lighthouse-dusk', options: ['Size'], weightGrams: 90, description: 'On cotton paper, signed in pencil.', variants: [{ values: ['A4'], price: 2400, stock: 11 }, { values: ['A3'], price: 3800, sale: 3200, stock: 3 }] },
  { id: 'print-huts', name: 'Beach huts, print', categories: ['prints'], picture: 'beach-huts', price: 2400, stock: 17, weightGrams: 90, description: 'On cotton paper, A4, signed in pencil.' },
  { id: 'cards-marsh', name: 'Marsh cards, eight', categories: ['prints'], picture: 'sea-lavender', price: 1200, stock: 35, weightGrams: 80, description: 'Four pictures, two of each, with envelopes.' },
  { id: 'map-paths', name: 'Map of the marsh paths', categories: ['prints'], picture: 'contour-map', price: 900, stock: 0, weightGrams: 60, description: 'Folded to fit a coat. Sold out: the paths have moved, and we are drawing them again.' },
];
