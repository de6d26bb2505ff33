import type { SearchHit } from './indexes/search-index.js';
import type { SearchHost } from './search.settings.js';

const known = ['page', 'product', 'article', 'event'] as const;

/** A kind in the visitor's language; an author's own word as it is. */
export function kindLabel(kind: string, host: Pick<SearchHost, 'text'>): string {
  const name = known.find(each => each === kind);
  return name ? host.text(name) : kind;
}

/** Where on the site a hit is, and what it is: that it is a page says nothing. */
export const getHitLocation = ({ section, kind }: Pick<SearchHit, 'section' | 'kind'>, host: Pick<SearchHost, 'text'>): string =>
  [section, kind === 'page' ? '' : kindLabel(kind, host)].filter((part, at, all) => part && all.indexOf(part) === at).join(' · ');
