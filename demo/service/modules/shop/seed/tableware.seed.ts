import type { ProductSeed, VariantSeed } from './product-seed.js';

/** Every value of one option with every value of another; what is named last does not exist or has run out. */
function grid(firsts: readonly [value: string, price: number, picture?: string][], seconds: readonly [value: string, more: number][], stockOf: (first: string, second: string) => number | null): VariantSeed[] {
  return firsts.flatMap(([first, price, picture]) => seconds.map(([second, more]) => ({ values: [first, second], price: price + more, stock: stockOf(first, second), picture })));
}

/** Things for the table, beside those of the shelf. */
export const tablewareSeed: ProductSeed[] = [
  {
    id: 'mug-low-tide', name: 'Low tide mug', categories: ['mugs'], picture: 'mug-tide', morePictures: ['mug-dune', 'mug-kelp'], tags: ['dishwasher'], options: ['Glaze', 'Size'],
    description: 'Our everyday mug in three glazes and two sizes. The small one holds 240 ml, the large one 380 ml.',
    variants: grid([['Tide', 2600, 'mug-tide'], ['Dune', 2600, 'mug-dune'], ['Kelp', 2800, 'mug-kelp']], [['Small', 0], ['Large', 600]], (glaze, size) => (glaze === 'Kelp' && size === 'Large' ? 0 : 9)),
    form: [{ id: 'engraving', type: 'text', title: 'Name on the foot', maxLength: 20 }],
  },
  {
    id: 'mug-name', name: 'Mug with a name', categories: ['mugs'], picture: 'mug-dune', price: 3600, stock: 12, tags: ['personal'],
    description: 'A Dune mug with a name or a short word pressed into the clay below the rim. Ready in three weeks.',
    form: [
      { id: 'word', type: 'text', title: 'Word on the mug', required: true, maxLength: 14, description: 'Up to 14 letters.' },
      { id: 'script', type: 'radio', title: 'Letters', required: true, options: ['Plain', 'Slanted'] },
      { id: 'note', type: 'textarea', title: 'A note for the box', maxLength: 200 },
    ],
  },
  { id: 'mug-seconds', name: 'Second-choice mug', categories: ['mugs'], picture: 'mug-kelp', price: 2800, sale: 1600, stock: 21, tags: ['second choice'], description: 'A pinhole, a drip, a wobble: it holds tea all the same. We choose one for you.' },
  { id: 'beaker-sea-glass', name: 'Sea-glass beaker', categories: ['mugs'], picture: 'jar-sea-glass', price: 1900, stock: 16, description: 'No handle, a thumb-wide dent to hold it by. Holds 200 ml.' },
  { id: 'cup-ink-single', name: 'Ink cup', categories: ['mugs'], picture: 'cups-ink-upright', price: 1800, stock: 30, description: 'One espresso cup in ink blue, for when one of the four has gone. Holds 90 ml.' },
  { id: 'saucer-chalk', name: 'Chalk saucer', categories: ['plates'], picture: 'plate-tide-upright', price: 900, stock: 40, description: 'For a cup, a tea bag or a biscuit. 12 cm across.' },
  { id: 'bowl-porridge', name: 'Porridge bowl', categories: ['soup-bowls'], picture: 'bowl-ember-upright', price: 2900, stock: 14, tags: ['dishwasher'], description: 'Deep, with straight walls a spoon can follow. 13 cm across.' },
  { id: 'bowl-ramen', name: 'Noodle bowl', categories: ['soup-bowls'], picture: 'bowl-chalk-upright', price: 4200, sale: 3600, stock: 8, description: 'Takes a litre, and rests on a foot that stays cool. 19 cm across.' },
  {
    id: 'bowl-salt', name: 'Salt bowl', categories: ['bowls'], picture: 'bowl-ember-upright', options: ['Glaze'], tags: ['small'],
    description: 'A pinch bowl for the cooker. 7 cm across.',
    variants: [
      { values: ['Ember'], price: 1200, stock: 20 }, { values: ['Chalk'], price: 1200, stock: 6, picture: 'bowl-chalk-upright' }, { values: ['Dusk'], price: 1400, sale: 1000, stock: 3 }, { values: ['Ink'], price: 1200, stock: 0 },
    ],
  },
  { id: 'bowl-fruit', name: 'Fruit bowl', categories: ['bowls'], picture: 'bowl-chalk-upright', price: 7400, stock: 3, weightGrams: 1400, description: 'As wide as an arm is long from wrist to elbow: 34 cm.' },
  { id: 'bowls-tasting', name: 'Tasting bowls, six', categories: ['bowls'], picture: 'bowls-nested-upright', price: 8400, stock: 5, description: 'Six small bowls in six glazes, no two alike. Each 9 cm across.' },
  { id: 'plate-side', name: 'Side plate', categories: ['plates'], picture: 'plate-tide-upright', price: 2400, stock: 22, description: 'For bread, cake, or a fried egg. 19 cm across.' },
  { id: 'plate-serving', name: 'Serving plate', categories: ['plates'], picture: 'plate-tide-upright', price: 6800, stock: 4, weightGrams: 1600, description: 'Oval, with a rim that keeps a whole fish on board. 38 cm long.' },
  {
    id: 'plate-set', name: 'Plates for a table', categories: ['plates'], picture: 'table-from-above', options: ['Plates'], weightGrams: 3000,
    description: 'Tide plates by the table, a tenth cheaper than one by one.',
    variants: [{ values: ['Four'], price: 11500, stock: 4 }, { values: ['Six'], price: 17200, stock: 2 }, { values: ['Eight'], price: 23000, stock: 0 }],
  },
  { id: 'dish-butter', name: 'Butter dish', categories: ['plates'], picture: 'jar-sea-glass', price: 4600, stock: 6, description: 'A lid with a knob that a buttery hand can hold.' },
  { id: 'jug-kelp', name: 'Kelp jug', categories: ['jugs'], price: 5200, stock: 7, description: 'Olive over amber, and a lip that ends the pour when you do. Holds 700 ml.' },
  { id: 'jug-cream', name: 'Cream jug', categories: ['jugs'], picture: 'jug-kelp', price: 2200, stock: 18, description: 'Small enough for one table, large enough for two coffees. Holds 120 ml.' },
  { id: 'teapot-two', name: 'Teapot for two', categories: ['jugs'], picture: 'teapot-chalk-upright', price: 7800, stock: 0, tags: ['next firing'], description: 'The small sister of the chalk teapot. Holds 450 ml. The next ones come out of the kiln in a month.' },
  { id: 'carafe-tide', name: 'Tide carafe', categories: ['jugs'], picture: 'pitcher-tide', price: 5800, sale: 4900, stock: 9, description: 'For water on the table; a beaker fits over its neck. Holds a litre.' },
  { id: 'bottle-dusk', name: 'Dusk bottle', categories: ['vases'], price: 5600, stock: 6, description: 'For oil, or one branch of blackthorn. A cork comes with it. 24 cm tall.' },
  { id: 'vase-bud', name: 'Bud vase', categories: ['vases'], picture: 'bottle-dusk', price: 1800, stock: 26, tags: ['small'], description: 'For the one flower that the wind broke off. 9 cm tall.' },
  {
    id: 'vase-marsh', name: 'Marsh vase', categories: ['vases'], picture: 'vase-ink', options: ['Height'], description: 'A straight vase for reeds and grasses, in three heights.',
    variants: [{ values: ['18 cm'], price: 4200, stock: 5 }, { values: ['26 cm'], price: 6200, stock: 4 }, { values: ['40 cm'], price: 9800, stock: 1 }],
  },
];
