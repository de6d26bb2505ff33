import type { DocumentMembers } from '../../../core/platform/page-document.js';
import { parseInert } from '../../../core/text/parse-inert.js';
import { readEntry, type SearchEntry } from './search-entry.js';

/** What says nothing of a page, or is on every one. */
const notContent = 'script, style, template, noscript, svg, nav, header:not(main header), footer:not(main footer), aside, form, dialog, '
  + 'cookie-banner, [hidden], [aria-hidden="true"], [data-search="off"]';
/** Blocks, between whose words there is a blank though the markup may have none. */
const blocks = 'address, article, blockquote, br, dd, div, dt, figcaption, h1, h2, h3, h4, h5, h6, hr, li, p, pre, section, summary, td, th, tr, option, label';
/** What a page is, in the words of Open Graph. */
const kinds: Readonly<Record<string, string>> = { article: 'article', product: 'product', event: 'event' };

const attributeOf = (read: Document, selector: string, name: string): string => read.querySelector(selector)?.getAttribute(name)?.trim() ?? '';
const named = (read: Document, name: string): string => attributeOf(read, `meta[name="${name}" i], meta[property="${name}" i]`, 'content');

/** `/shop/mugs` is in Shop: what a path begins with, as visitors would write it. */
export function getSection(pathname: string, below: string): string {
  const [first = '', ...rest] = pathname.slice(pathname.startsWith(below) ? below.length : 0).split('/').filter(Boolean);
  if (rest.length === 0 && /\.\w{1,5}$/.test(first)) return '';
  let words = first;
  try {
    words = decodeURIComponent(first);
  } catch { /* no letters of any writing: as it stands */ }
  words = words.slice(0, 60).replace(/[-_+]/g, ' ').trim();
  return words && words[0]!.toUpperCase() + words.slice(1);
}

/** A page's own title, without the name of the site that many put behind it. */
function titleOf(read: Document): string {
  const heading = read.querySelector('main h1, h1')?.textContent?.trim() ?? '';
  return heading || named(read, 'og:title') || (read.querySelector('title')?.textContent ?? '');
}

/**
 * What can be found of a page: its title, description and text, and where it says to be. Null for one that asks search
 * engines not to list it, or that has no title. `below`: the path that all pages share.
 */
export function readPage(html: string, address: string, below: string, page: DocumentMembers): SearchEntry | null {
  const read = parseInert(html, page);
  if (!read || /\bnoindex\b/i.test(named(read, 'robots').slice(0, 200))) return null;
  const title = titleOf(read);
  const content = read.querySelector('main, [role="main"]') ?? read.querySelector('article') ?? read.querySelector('body');
  const description = named(read, 'description');
  for (const node of content?.querySelectorAll(notContent) ?? []) node.remove();
  for (const heading of content?.querySelectorAll('h1') ?? []) heading.remove();
  for (const block of content?.querySelectorAll(blocks) ?? []) {
    block.before(' ');
    block.append(' ');
  }
  const { pathname, search } = new URL(address);
  return readEntry({
    title, url: pathname + search, text: `${description} ${content?.textContent ?? ''}`, keywords: named(read, 'keywords'),
    section: named(read, 'article:section') || getSection(pathname, below), kind: kinds[named(read, 'og:type')] ?? 'page',
  });
}
