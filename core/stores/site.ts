import { atom, type ReadableAtom } from 'nanostores';
import type { ConsentPolicy } from '../consent/restrictive-mode.js';
import { safeUrl } from '../links/safe-url.js';
import { isPage, pageLanguage, readSiteContext, whenParsed } from '../platform/page.js';
import { shared, warnOnce } from '../registry/registry.js';
import { show } from '../settings/parse.js';

/** What the page says of its site. Source: page-runtime-platform §3, site context fields. */
export interface Site {
  /** BCP 47 language tag; from the context, else the page's `lang`, else `en`. */
  readonly locale: string;
  /** ISO 4217 code of prices; default USD. */
  readonly currency: string;
  readonly website: { readonly id: string; readonly identifier: string; readonly baseUrl: string };
  readonly authenticatedAccount: { readonly id: string } | null;
  readonly websiteRoles: readonly number[];
  readonly cookieSettings: Readonly<Record<string, unknown>>;
  /** Visitor texts in the site's own words, by tag and key: `{"site-gallery": {"next": "Weiter"}}`. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The whole context as written, for what has no name here. */
  readonly context: Readonly<Record<string, unknown>>;
}

const start: Site = {
  locale: 'en',
  currency: 'USD',
  website: { id: '', identifier: '', baseUrl: '' },
  authenticatedAccount: null,
  websiteRoles: [],
  cookieSettings: {},
  texts: {},
  context: {},
};

const text = (value: unknown, otherwise: string): string => (typeof value === 'string' && value ? value : otherwise);
const record = (value: unknown): Record<string, unknown> =>
  (typeof value === 'object' && value !== null ? value as Record<string, unknown> : {});

/** Forms post to it and pages are left for it: an address like any other. */
function baseUrlOf(given: unknown): string {
  const said = text(given, '');
  const safe = safeUrl(said);
  if (safe === null)
    warnOnce(
      `site context: website.baseUrl ${show(said)} is not a safe address; expected an http, https or relative address; using the page's own.`,
    );
  return safe ?? '';
}

/** The site's own words, as far as they are words: what else is there is named once and left out. */
function textsOf(given: unknown): Site['texts'] {
  const wordsOf = (tag: string, words: unknown) => Object.fromEntries(Object.entries(record(words)).filter((entry): entry is [string, string] => {
    const [key, text] = entry;
    if (typeof text === 'string') return true;
    if (text !== null) warnOnce(`site context: texts["${tag}"].${key} ${show(text)} is not a text; expected a text; using the default.`);
    return false;
  }));
  return Object.fromEntries(Object.entries(record(given)).map(([tag, words]) => [tag, wordsOf(tag, words)]));
}

/** Makes a site of whatever a page's context holds; what is missing or wrong takes its default. */
export function createSite(context: Record<string, unknown>, language = ''): Site {
  const website = record(context.website);
  const account = record(context.authenticatedAccount);
  return {
    locale: text(context.locale, language || start.locale),
    currency: text(context.currency, text(context.selectedCurrency, start.currency)),
    website: { id: text(website.id, ''), identifier: text(website.identifier, ''), baseUrl: baseUrlOf(website.baseUrl) },
    authenticatedAccount: typeof account.id === 'string' ? { id: account.id } : null,
    websiteRoles: Array.isArray(context.websiteRoles) ? context.websiteRoles.filter(Number.isInteger) : [],
    cookieSettings: record(record(context.websiteSettings).cookieSettings ?? context.cookieSettings),
    texts: textsOf(context.texts),
    context,
  };
}

/** What the site allows at all, whatever a visitor has answered. */
export const getConsentPolicy = ({ cookieSettings, context }: Pick<Site, 'cookieSettings' | 'context'>): ConsentPolicy =>
  ({ cookieSettings, isCloneable: record(context.website).cloneable === true });

/** The site's context, read from the page; defaults until then and without one. */
export const $site: ReadableAtom<Site> = shared('site@1', start, () => {
  const store = atom(start);
  const read = () => store.set(createSite(readSiteContext(), pageLanguage()));
  if (isPage) {
    read();
    whenParsed(read);
  }
  return store;
});
