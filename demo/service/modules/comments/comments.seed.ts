import type { comments } from './comments.schema.js';

const at = (day: string) => new Date(`2026-10-${day}Z`);

/** Two conversations below the demo's mugs. */
export const commentsSeed: (typeof comments.$inferInsert)[] = [
  {
    id: 'seed-mugs-1',
    key: 'seed-mugs-1',
    thread: 'mugs',
    state: 'published',
    name: 'Imogen',
    text: 'The kelp mug has survived two toddlers and one dishwasher.\n\nIs there a bigger one?',
    createdAt: at('03T09:12:00'),
  },
  {
    id: 'seed-mugs-2',
    key: 'seed-mugs-2',
    thread: 'mugs',
    rootId: 'seed-mugs-1',
    parentId: 'seed-mugs-1',
    state: 'published',
    isOwner: true,
    name: 'Nora',
    text: 'There will be, with the November firing. It holds half a litre.',
    createdAt: at('03T17:40:00'),
  },
  {
    id: 'seed-mugs-3',
    key: 'seed-mugs-3',
    thread: 'mugs',
    state: 'published',
    name: 'Tomasz',
    text: 'Lighter than it looks, and the handle takes three fingers.',
    createdAt: at('11T20:05:00'),
  },
];
