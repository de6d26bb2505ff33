import type { OpenIndex } from './search-index.js';

/** Where results come from, by the name that pages write. Each comes with code of its own, at the first use. */
export const indexes = {
  page: () => import('./page-index.js').then(({ openPageIndex }) => openPageIndex),
  sitemap: () => import('./sitemap-index.js').then(({ openSitemapIndex }) => openSitemapIndex),
  service: () => import('./service-index.js').then(({ openServiceIndex }) => openServiceIndex),
} as const satisfies Record<string, () => Promise<OpenIndex>>;

export type IndexName = keyof typeof indexes;
export const indexNames = Object.keys(indexes) as IndexName[];
