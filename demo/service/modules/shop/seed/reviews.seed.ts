import type { reviews } from '../shop.schema.js';

const words: [productId: string, rating: number, name: string, title: string, text: string][] = [
  ['mug-dune', 5, 'Imogen', 'Three fingers fit', 'The handle is made for hands, not for pictures. It came wrapped in the Saturday paper, which I read first.'],
  ['mug-dune', 4, 'Rafael', 'Heavier than I thought', 'A good weight in the hand. I wish there were a larger one.'],
  ['mug-dune', 5, 'Solveig', 'Every morning', 'Two years in the dishwasher and still the same color.'],
  ['mug-kelp', 5, 'Ned', 'It is the one that gets borrowed', 'They were right about that. I have ordered a second one.'],
  ['bowl-ember', 4, 'Hanne', 'Nearly no drips', 'One drip below the foot, which I like.'],
  ['teapot-chalk', 5, 'Priya', 'Pours', 'It pours without a drip. I have tested this with guests.'],
  ['teapot-chalk', 2, 'Colm', 'The lid', 'Lovely pot, but the lid came chipped. They sent a new one within the week.'],
  ['plate-tide', 5, 'Yuki', 'The edge keeps the sauce', 'Exactly what the words say.'],
  ['class-throwing', 5, 'Abel', 'Four mornings', 'My bowl leans. I have never been prouder of anything.'],
  ['book-glazes', 4, 'Marit', 'Useful', 'The pictures of what went wrong are worth the price.'],
];

/** What visitors of the demo said of its products. */
export const reviewsSeed: (typeof reviews.$inferInsert)[] = words.map(([productId, rating, name, title, text], index) => ({
  id: `seed-${index + 1}`, productId, rating, name, title, text, isPublished: true, createdAt: new Date(Date.UTC(2026, 8, 1 + index * 5, 9)),
}));
