import { type BookingProvider, withParameters } from './provider.js';

const restaurantPage = /^\/(?:restaurant\/profile\/\d+|r\/[\w-]+)/;
const ridOf = ({ searchParams, pathname }: URL): string | null =>
  /^\d+$/.exec(searchParams.get('rid') ?? '')?.[0] ?? /^\/restaurant\/profile\/(\d+)/.exec(pathname)?.[1] ?? null;

/** The widget's languages are few; it takes English for any other. */
const languages: Readonly<Record<string, string>> = { de: 'de-DE', es: 'es-MX', fr: 'fr-CA', ja: 'ja-JP', nl: 'nl-NL', it: 'it-IT' };

export const opentable: BookingProvider = {
  name: 'OpenTable',
  hosts: [
    'opentable.com',
    'opentable.co.uk',
    'opentable.ie',
    'opentable.de',
    'opentable.es',
    'opentable.ca',
    'opentable.nl',
    'opentable.it',
    'opentable.com.au',
    'opentable.com.mx',
    'opentable.jp',
    'opentable.fr',
  ],
  pageOf(address, { date, time, guests }) {
    const rid = ridOf(address);
    const at = date && `${date}T${time || '19:00'}`;
    if (rid) return withParameters(`${address.origin}/restref/client/`, { rid, restref: rid, datetime: at, covers: guests });
    return restaurantPage.test(address.pathname)
      ? withParameters(address.origin + address.pathname, { dateTime: at, covers: guests })
      : null;
  },
  frameOf(address, layout, language) {
    const rid = ridOf(address);
    if (!rid) return null;
    const isWide = layout === 'wide'; // spec: page-runtime-platform §9
    return {
      address: withParameters(`${address.origin}/widget/reservation/canvas`, {
        rid,
        type: 'standard',
        theme: isWide ? 'wide' : 'standard',
        iframe: 'true',
        overlay: 'false',
        domain: address.hostname.replace(/^.*opentable\./, '').replaceAll('.', ''),
        lang: languages[language.slice(0, 2)] ?? 'en-US',
      }),
      heightPx: isWide ? 150 : 301,
    };
  },
};
