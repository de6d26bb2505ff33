import { canParseUrl } from 'site-elements/contract/can-parse-url';
import type { Geocoder, Suggestions } from '../geocoder.js';
import { type Address, toTwoLines, maxPredictions } from '../geocoder.js';
import { Host, type HostOptions } from './ask-host.js';
import { isExactMatch } from './exact.js';
import { google } from './google.js';
import { nominatim } from './nominatim.js';
import { photon } from './photon.js';
import type { GeocoderRecord, GeocoderSettings, Suggestion } from './record.js';

/** A further host is one more record. */
export const geocoderRecords: readonly GeocoderRecord[] = [nominatim, photon, google];

export interface ChosenGeocoder { readonly record: GeocoderRecord; readonly settings: GeocoderSettings }

/** GEOCODER, GEOCODER_URL, GEOCODER_KEY and GEOCODER_CONTACT; undefined for the offline list. Throws a message for people where they cannot be used. */
export function geocoderFromEnvironment({
  GEOCODER,
  GEOCODER_URL,
  GEOCODER_KEY: key = '',
  GEOCODER_CONTACT,
  SITE_URL,
}: NodeJS.ProcessEnv): ChosenGeocoder | undefined {
  const name = (GEOCODER ?? '').trim().toLowerCase();
  if (name === '' || name === 'offline') return undefined;
  const record = geocoderRecords.find(one => one.name === name);
  if (!record) throw new Error(`GEOCODER is "${GEOCODER}"; expected ${['offline', ...geocoderRecords.map(one => one.name)].join(', ')}.`);
  const contact = (GEOCODER_CONTACT || SITE_URL || '').trim();
  if (record.needs.includes('key') && !key) throw new Error(`GEOCODER_KEY is missing: ${name} does not answer without a key.`);
  if (record.needs.includes('contact') && !/^[\x20-\x7e]{3,200}$/.test(contact)) {
    throw new Error(`GEOCODER_CONTACT is "${contact}"; expected an email address, or SITE_URL: ${name} requires a contact.`);
  }
  const url = GEOCODER_URL?.trim() || record.url;
  if (!canParseUrl(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`GEOCODER_URL is "${url}"; expected the address of a host, such as ${record.url}.`);
  return { record, settings: { url: url.replace(/\/$/, ''), key, contact } };
}

/** A host, with the offline list for what it does not do. Exact matches of that list send no request. */
export function hostGeocoder({ record, settings }: ChosenGeocoder, offline: Geocoder, options: Omit<HostOptions, 'record' | 'settings'>): Geocoder {
  // A policy is that of the public host: who runs one of their own knows what it bears.
  const host = new Host({ record: settings.url === record.url ? record : { ...record, everyMs: 0 }, settings, ...options });
  const { name, attribution, suggest, details, find } = record;
  const isOurs = `${name}:`;
  return {
    name,
    suggest: suggest ? async (asked): Promise<Suggestions> => {
      const found = await host.ask('suggest', suggest, asked) ?? [];
      const predictions = found
        .map(one => predictionOf(one, isOurs))
        .filter(({ description }, at, all) => all.findIndex(other => other.description === description) === at);
      return { predictions: predictions.slice(0, maxPredictions), attribution };
    } : offline.suggest,
    async details(asked) {
      if (!asked.text.startsWith(isOurs)) return offline.details(asked);
      const id = asked.text.slice(isOurs.length);
      if (!details) return unpack(id);
      return /^[\w-]{5,500}$/.test(id) ? await host.ask('details', details, { ...asked, text: id }) ?? null : null;
    },
    async find(asked) {
      const known = await offline.find(asked);
      if (known || !find) return known;
      const found = (await host.ask('find', find, asked) ?? []).find(candidate => isExactMatch(asked.text, candidate));
      return found ? { position: found.position, attribution } : null;
    },
  };
}

const parts = ['line1', 'line2', 'city', 'state', 'zip', 'country'] as const satisfies (keyof Address)[];
const longestPart = 100;

function predictionOf(suggested: Suggestion, prefix: string) {
  if ('placeId' in suggested) return { ...suggested, placeId: prefix + suggested.placeId };
  const address = Object.fromEntries(parts.map(part => [part, suggested[part].slice(0, longestPart)])) as unknown as Address;
  return { placeId: prefix + pack(address), ...toTwoLines(address) };
}

/** An ID that contains the parts themselves: any process of the site can read them without another request. */
const pack = (address: Address): string => Buffer.from(JSON.stringify(parts.map(part => address[part]))).toString('base64url');

function unpack(id: string): Address | null {
  try {
    const texts = JSON.parse(Buffer.from(id, 'base64url').toString()) as unknown;
    if (!Array.isArray(texts) || texts.length !== parts.length || !texts.every(text => typeof text === 'string' && text.length <= longestPart)) return null;
    return Object.fromEntries(parts.map((part, at) => [part, texts[at] as string])) as unknown as Address;
  } catch {
    return null;
  }
}
