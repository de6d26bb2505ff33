import { dataLink } from '../../../core/links/data-link.js';

/** A page, or a place on one, that can be found. */
export interface SearchEntry {
  readonly title: string;
  readonly url: string;
  readonly text: string;
  /** Words that find it too, though they are not shown. */
  readonly keywords: string;
  /** Where on the site it is, as visitors read it: Shop, Journal. */
  readonly section: string;
  /** What it is: page, product, article, event, or a word of the author's. */
  readonly kind: string;
}

const mostTitle = 300;
/** Letters of an entry's text that are searched. */
export const maxTextLength = 6000;

const oneLine = (value: unknown, most: number): string =>
  typeof value === 'string'
    ? value
      .slice(0, 2 * most)
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, most)
    : '';

/** Reads an entry as a page's data or an index has it. Null for what has no title, or an address that no link may have. */
export function readEntry(given: unknown): SearchEntry | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  const it = given as Readonly<Record<string, unknown>>;
  const title = oneLine(it.title, mostTitle);
  const url = dataLink(it.url, `search entry "${title}": url`);
  if (!title || !url) return null;
  const keywords = Array.isArray(it.keywords) ? it.keywords.filter(word => typeof word === 'string').join(' ') : it.keywords;
  return {
    title,
    url,
    text: oneLine(it.text ?? it.description, maxTextLength),
    keywords: oneLine(keywords, mostTitle),
    section: oneLine(it.section, 80),
    kind: oneLine(it.kind, 40),
  };
}
