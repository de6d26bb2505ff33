import { cookieDays, type CookieName } from '../../platform/cookie-names.js';
import { storedKeys } from '../../platform/stored-keys.js';
import { ownValue } from '../../registry/own-value.js';
import { numberFormat } from '../../text/intl.js';
import type { Purpose } from '../purposes.js';
import type { CatalogTranslator } from './load-catalog-texts.js';
import type { ContentUse } from './find-content.js';
import { ownContent, ownCookies, ownEntries, ownForms } from './own-storage.js';
import type { OwnerService, PurposeTexts } from './owner-services.js';

/** One row of a list for visitors: a cookie, an entry of the browser's storage, or a service. */
export interface StorageRow {
  readonly purpose: string;
  readonly name: string;
  /** True for a name that a browser shows, such as a cookie's. */
  readonly isKey: boolean;
  readonly what: string;
  readonly lasts: string;
  /** Name of the service of the owner; empty for the site's own. */
  readonly service: string;
  readonly provider: string;
  readonly url: string;
}

export interface StorageQuestion {
  readonly services: readonly OwnerService[];
  /** Whether the site has elements of a selector. */
  readonly uses: (selector: string) => boolean;
  /** What the elements of a selector load from other hosts. By default, it is not known. */
  readonly findContent?: (selector: string, usual: Purpose) => readonly ContentUse[];
  readonly say: CatalogTranslator;
  /** Language of dates and numbers. */
  readonly language: string;
}

/** `30 days`, `2 years`, `30 minutes` in a language. */
function duration(days: number, language: string): string {
  const [count, unit] = days < 1 ? [days * 1440, 'minute'] : days % 365 === 0 ? [days / 365, 'year'] : [days, 'day'];
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(count));
}

const own = { service: '', provider: '', url: '' };

/** What the elements of a site and the owner's services store, in the visitor's language. Docs, panel and list have it from the same tables. */
export function listStorage({ services, uses, findContent = (_, purpose) => [{ purpose, host: null }], say, language }: StorageQuestion): StorageRow[] {
  const isUsed = ({ by }: { by: string }) => by !== '' && uses(by);
  const cookies = (Object.keys(ownCookies) as CookieName[]).filter(name => isUsed(ownCookies[name])).map((name): StorageRow => {
    const { purpose, text } = ownCookies[name];
    return { ...own, purpose, name, isKey: true, what: `${say(text)} (${say('cookie')})`, lasts: duration(cookieDays[name], language) };
  });
  const named = (Object.keys(ownEntries) as (keyof typeof ownEntries)[]).map(name => ({ key: storedKeys[name].replace(/:$/, ':…'), ...ownEntries[name] }));
  const ofForms = Object.entries(ownForms).map(([key, entry]) => ({ key, ...entry }));
  const entries = [...named, ...ofForms].filter(isUsed).map(({ key, purpose, text, area }): StorageRow => ({
    ...own, purpose, name: key, isKey: true, what: `${say(text)} (${say('browserStorage')})`,
    lasts: say(area === 'session' ? 'untilTabCloses' : 'untilCleared'),
  }));
  const content = Object.values(ownContent).filter(isUsed).flatMap(({ purpose: usual, text, by }) => {
    const uses = new Map(findContent(by, usual).map(use => [`${use.purpose} ${use.host}`, use]));
    return [...uses.values()].map(({ purpose, host }): StorageRow => ({
      ...own, purpose, name: say(text), isKey: false, what: say(host === null ? 'mayLoad' : 'otherHost'), lasts: '', provider: host ?? '',
    }));
  });
  const ofOwner = services.flatMap(({ name, purpose, provider = '', url = '', what = '', stores = [] }): StorageRow[] => {
    const service = { purpose, service: name, provider, url };
    if (!stores.length) return [{ ...service, name, isKey: false, what: what || say('otherHost'), lasts: '' }];
    return stores.map(item => ({ ...service, name: item.name, isKey: true, what: item.what ?? '', lasts: item.lasts ?? '' }));
  });
  return [...cookies, ...entries, ...content, ...ofOwner];
}

const knownPurposes: readonly string[] = ['necessary', 'functional', 'statistics', 'marketing'] satisfies Purpose[];
const isKnown = (name: string): name is Purpose => knownPurposes.includes(name);

/** Title and description of a purpose: the owner's own, else those of the catalog, else its name. */
export function describePurpose(name: string, texts: PurposeTexts, say: CatalogTranslator): { title: string; text: string } {
  const { title, text } = ownValue(texts, name) ?? {};
  if (isKnown(name)) return { title: title || say(name), text: text || say(`${name}Note`) };
  return { title: title || name[0]!.toUpperCase() + name.slice(1).replaceAll('-', ' '), text: text ?? '' };
}
