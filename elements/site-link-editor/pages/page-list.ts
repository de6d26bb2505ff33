import { safeUrl } from '../../../core/links/safe-url.js';

/** What limits who can open a page. Source: page-runtime-platform §8. */
export const pageLabels = ['scheduled', 'needsReview', 'draft', 'private', 'locked', 'membersOnly'] as const;
export type PageLabel = (typeof pageLabels)[number];

/** A page of the site that a link can lead to. */
export interface Page {
  readonly title: string;
  readonly url: string;
  readonly labels: readonly PageLabel[];
}

/** A part of a page that a link can lead to. */
export interface Anchor { readonly id: string; readonly title: string }

/** Finds pages; rejects if it cannot. An empty query asks for the first pages of all. */
export type FindPages = (query: string, signal: AbortSignal) => Promise<readonly Page[]>;

const [longestTitle, longestUrl, maxPages] = [300, 2000, 5000];
/** Pages that are shown. */
const maxShown = 50;

/** `Needs Review`, `needs-review` and `needsReview` are the same label. */
const plainLabel = (label: string): string => label.toLowerCase().replace(/[^a-z]/g, '');
const labelNames = new Map<string, PageLabel>([...pageLabels.map(name => [plainLabel(name), name] as const), ['sitemembersonly', 'membersOnly']]);

function readLabels(given: unknown): PageLabel[] {
  const list = Array.isArray(given) ? given as unknown[] : typeof given === 'string' ? given.split(',') : [];
  return list.flatMap(label => (typeof label === 'string' && labelNames.get(plainLabel(label))) || []);
}

/** A page from a list or a response; null for what has no address that a link may have. */
export function readPage(given: unknown): Page | null {
  if (typeof given !== 'object' || given === null) return null;
  const { title, url, labels, label } = given as Readonly<Record<string, unknown>>;
  const address = typeof url === 'string' && url.length <= longestUrl ? safeUrl(url) : null;
  if (!address) return null;
  const name = typeof title === 'string' ? title.slice(0, longestTitle).replace(/\s+/g, ' ').trim() : '';
  return { title: name || titleFromPath(address), url: address, labels: readLabels(labels ?? label) };
}

export const readPages = (given: unknown): Page[] =>
  (Array.isArray(given) ? given as unknown[] : []).slice(0, maxPages).map(readPage).filter(page => page !== null);

/** A title for a page that has none: the last word of its path, `/shop/stoneware-plates` as “Stoneware plates”. */
export function titleFromPath(address: string): string {
  const path = address.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/, 1)[0]!;
  let name = path.split('/').filter(Boolean).at(-1) ?? '';
  try {
    name = decodeURIComponent(name);
  } catch { /* a percent sign that begins no character stays */ }
  const words = name.replace(/\.\w{1,5}$/, '').replace(/[-_+]+/g, ' ').trim();
  return words ? words[0]!.toUpperCase() + words.slice(1) : address;
}

/** The author's links or options: `<a href="/visit" data-label="draft">Visit us</a>`, `<option value="/visit" label="Visit us">`. */
export function readMarkedPages(element: HTMLElement): Page[] {
  const found = element.querySelectorAll<HTMLElement>('datalist option, :is(ul, ol, nav) a[href]');
  return readPages([...found].map(node => ({
    title: (node as HTMLOptionElement).label || node.textContent,
    url: node.getAttribute('value') ?? node.getAttribute('href'),
    labels: node.dataset.label,
  })));
}

const fold = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/[\u0300-\u036f]/g, '');

/** Finds pages of a list by the beginnings of words in their titles and addresses; those whose titles begin with the query are first. */
export function findInList(pages: readonly Page[], query: string): readonly Page[] {
  const words = fold(query).split(/[\s/]+/).filter(Boolean);
  if (words.length === 0) return pages.slice(0, maxShown);
  const whole = words.join(' ');
  return pages
    .flatMap((page, at) => {
      const title = fold(page.title);
      const text = ` ${title} ${fold(page.url).replace(/[/_.-]+/g, ' ')}`;
      // Scripts without blanks have words inside of words.
      const isFound = words.every(word => text.includes(` ${word}`) || (/[^\p{ASCII}]/u.test(word) && text.includes(word)));
      return isFound ? [{ page, rank: (title.startsWith(whole) ? 0 : 1e6) + at }] : [];
    })
    .sort((one, other) => one.rank - other.rank).slice(0, maxShown).map(({ page }) => page);
}
