import { paths } from 'site-elements/contract/paths';
import type { VisitCount } from 'site-elements/contract/figures/visit-count';

export const browserForTest = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Sends what a page sends, with headers of its visitor. */
export const sendCount = (address: string, body: VisitCount, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(address + paths.count, {
    method: 'POST', headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': browserForTest, ...headers }, body: JSON.stringify(body),
  });

const pages = ['/', '/shop', '/shop/bowl', '/about', '/contact'] as const;
const sources = ['search.example', 'news.example', ''] as const;

/** One of a hundred people, whose browser and address are known by their mark. */
export interface Person { readonly mark: string; readonly headers: Record<string, string>; readonly device: 'phone' | 'desktop'; readonly language: string }

export const people = (count = 100): Person[] => Array.from({ length: count }, (_, at) => ({
  mark: `person-${at}-`,
  device: at % 3 === 0 ? 'phone' : 'desktop',
  language: at % 4 === 0 ? 'de' : 'en',
  headers: {
    'user-agent': `${browserForTest} person-${at}-`, cookie: `ss_cvr=person-${at}-; ss_cvt=person-${at}-`, 'x-forwarded-for': `10.1.${at >> 8}.${at & 255}`,
    'accept-language': `${at % 4 === 0 ? 'de' : 'en'},person-${at}-`, 'cf-ipcountry': at % 5 === 0 ? 'IE' : 'DE',
  },
}));

/** A visit of a person as the page would send it: one to four page views. */
export function createVisit({ device, language }: Person, at: number): VisitCount[] {
  const pageAt = (step: number) => pages[(at + step) % pages.length]!;
  return Array.from({ length: 1 + at % 4 }, (_, step): VisitCount => {
    const view = { event: 'view', page: pageAt(step), device, language } as const;
    if (step > 0) return { ...view, from: pageAt(step - 1) };
    const referrer = sources[at % sources.length]!;
    return { ...view, isEntry: true, ...referrer && { referrer }, ...at % 6 === 0 && { campaign: 'news / spring' } };
  });
}
