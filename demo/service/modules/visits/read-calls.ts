import { createHash } from 'node:crypto';
import { canParseUrl } from 'site-elements/contract/can-parse-url';
import { censusEvent } from 'site-elements/contract/enumerations';
import { paths } from 'site-elements/contract/paths';
import { regionRules, type RegionRule } from './visits.schema.js';
import { getBucket, thresholds } from './vitals-buckets.js';

/** Everything that one call adds to the sums of a day. */
export interface Tallies {
  /** `amount` is 1 where none is given. */
  readonly counts: { kind: string; name: string; amount?: number }[];
  readonly visitors: string[];
  readonly vitals: { metric: string; page: string; element: string; bucket: number }[];
  readonly errors: { fingerprint: string; message: string; stack: string; page: string; element: string; version: string; settings: string; count: number }[];
  readonly logs: { page: string; type: string; data: unknown }[];
  readonly receipts: {
    id: string; consent: string; page: string; language: string; hasPrivacySignal: boolean; granted: string[]; declined: string[]; policyVersion: string;
    regionRule: RegionRule | ''; region: string;
  }[];
}

type Fields = Record<string, unknown>;
const longest = 300;
const mostEntries = 100;

/** As a table can hold it: without NUL and half characters, also where a cut has made one. */
export const text = (value: unknown, most = longest): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
      .replaceAll('\0', '')
      .slice(0, most)
      .replace(/\p{Surrogate}/gu, '\uFFFD')
    : '';
const record = (value: unknown): Fields => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value as Fields : {});
const list = (value: unknown): Fields[] => (Array.isArray(value) ? value : [value]).slice(0, mostEntries).map(record);

function json(value: unknown): unknown {
  try {
    return JSON.parse(text(value, Infinity));
  } catch {
    return null;
  }
}

/** A page by its path: what is in queries may name a person. */
export function getPagePath(address: unknown): string {
  const url = text(address, 2000);
  return canParseUrl(url) ? text(new URL(url).pathname) : '';
}

function referrerOf(address: unknown, own: unknown): string {
  const [referrer, url] = [text(address, 2000), text(own, 2000)];
  if (!canParseUrl(referrer)) return '(direct)';
  const { host } = new URL(referrer);
  return canParseUrl(url) && new URL(url).host === host ? '' : text(host);
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const visitorShape = /^[^|]{1,100}(\|[1-9]\d{0,15}){4}$/;

type Read = (body: string, add: Tallies) => void;

/** Calls of `core/analytics` post JSON or a form; JSON comes as plain text, so that no other origin is asked before. */
const fieldsOf = (body: string): Fields => (body.startsWith('{') ? record(json(body)) : Object.fromEntries(new URLSearchParams(body)));

const named = (kind: string, name: (fields: Fields) => string): Read => (body, add) => {
  const found = name(fieldsOf(body));
  if (found) add.counts.push({ kind, name: found });
};

type CensusRead = (data: Fields, page: string, add: Tallies, visitor: string) => void;

const pageView: CensusRead = (data, page, add, visitor) => {
  add.counts.push({ kind: 'hit', name: '' }, { kind: 'page', name: page });
  const referrer = referrerOf(data.referrer, data.url);
  if (referrer) add.counts.push({ kind: 'referrer', name: referrer });
  if (visitorShape.test(visitor)) add.visitors.push(visitor.split('|', 1)[0]!);
};

const longestSearch = 100;
const longestTitle = 100;
/** Active time of one heartbeat at most: half an hour, as long as a page reports at all. */
const mostSeconds = 1800;
const whole = (value: unknown, least: number, most: number): number | null =>
  Number.isInteger(value) && (value as number) >= least ? Math.min(value as number, most) : null;

const siteSearch: CensusRead = ({ searchQuery, resultCount }, _, add) => {
  const name = text(searchQuery, longestSearch).replace(/\s+/g, ' ').trim().toLowerCase();
  if (!name) return;
  add.counts.push({ kind: 'search', name });
  if (resultCount === 0) add.counts.push({ kind: 'search without results', name });
};

const heartbeat: CensusRead = ({ engagedSeconds }, page, add) => {
  const amount = whole(engagedSeconds, 1, mostSeconds);
  if (amount !== null) add.counts.push({ kind: 'active seconds', name: page, amount });
};

/** A recording by its title, else by the name of its file. */
const media = (medium: 'audio' | 'video'): CensusRead => ({ mediaTitle, mediaUrl, percent }, _, add) => {
  const name = text(mediaTitle, longestTitle).replace(/\s+/g, ' ').trim() || text(text(mediaUrl, 2000).split(/[?#]/, 1)[0]!.split('/').at(-1), longestTitle);
  if (![0, 25, 50, 75, 100].includes(percent as number)) return;
  add.counts.push({ kind: 'event', name: `${medium} ${percent as number}%: ${name || '–'}` });
};

/** What each event of the census adds; an unknown one adds nothing. spec: page-runtime-platform §3 */
const census: Readonly<Record<string, CensusRead>> = {
  [censusEvent.pageView]: pageView,
  [censusEvent.siteSearch]: siteSearch,
  [censusEvent.heartbeat]: heartbeat,
  [censusEvent.audio]: media('audio'),
  [censusEvent.video]: media('video'),
};

const hit: Read = (body, add) => {
  const fields = fieldsOf(body);
  const data = record(json(fields.data));
  const page = getPagePath(data.url);
  const event = text(fields.event);
  if (page && Object.hasOwn(census, event)) census[event]!(data, page, add, text(fields.ss_cvr));
};

const errors: Read = (body, add) => {
  for (const entry of list(json(body))) {
    const data = record(json(entry.data));
    const custom = record(data.custom);
    const error = { message: text(data.message, 1000), page: getPagePath(data.url), element: text(custom.element, 80), version: text(custom.version, 40) };
    if (!error.message) continue;
    const place = [error.message, text(data.file, 2000), text(data.line), error.element, error.version].join('\n');
    add.errors.push({
      ...error, stack: text(data.stack, 5000), settings: text(custom.settings, 2000), count: Math.min(1e6, Math.max(1, Math.trunc(Number(custom.count)) || 1)),
      fingerprint: createHash('sha256').update(place).digest('base64url').slice(0, 22),
    });
  }
};

const records: Read = (body, add) => {
  for (const { name, value, element, url } of list(json(body))) {
    const metric = text(name, 20);
    if (!Object.hasOwn(thresholds, metric) || typeof value !== 'number' || !(value >= 0)) continue;
    add.vitals.push({ metric, page: getPagePath(url), element: text(element, 80), bucket: getBucket(metric, value) });
  }
};

const logs: Read = (body, add) => {
  for (const { pageUrl, type, data } of list(json(new URLSearchParams(body).get('data')))) {
    if (text(type)) add.logs.push({ page: getPagePath(pageUrl), type: text(type), data: json(text(JSON.stringify(data ?? null), 4000)) });
  }
};

const mostPurposes = 30;
const purposeName = /^[a-z][a-z\d-]{0,39}$/;
const readPurposes = (given: unknown): string[] =>
  (Array.isArray(given) ? given.slice(0, mostPurposes).map(name => text(name)).filter(name => purposeName.test(name)) : []);

/** ISO 3166, such as `US` or `US-CA`. */
const regionCode = /^[A-Z]{2}(?:-[A-Z\d]{1,3})?$/;

/** A visitor's answer, from a receipt with a token. */
export function readReceipt(sent: Fields, add: Tallies): void {
  const { id, consent, url, language, hasPrivacySignal, granted, declined, policyVersion, regionRule, region } = sent;
  if (!uuid.test(text(id)) || !['accepted', 'declined', 'unasked'].includes(text(consent))) return;
  add.counts.push({ kind: 'consent', name: text(consent) });
  add.receipts.push({
    id: text(id), consent: text(consent), page: getPagePath(url), language: text(language, 40), hasPrivacySignal: hasPrivacySignal === true,
    granted: readPurposes(granted), declined: readPurposes(declined), policyVersion: text(policyVersion, 40),
    regionRule: regionRules.find(rule => rule === regionRule) ?? '', region: regionCode.test(text(region)) ? text(region) : '',
  });
}

/** How the body of each call is read. What cannot be read is not counted. */
export const readers: Readonly<Record<string, Read>> = {
  [paths.censusRecordHit]: hit,
  [paths.censusButtonClick]: named('event', fields => `button pressed: ${text(fields.buttonText) || text(fields.id)}`),
  [paths.censusButtonRender]: named('event', fields => `button seen: ${text(fields.buttonText) || text(fields.id)}`),
  [paths.censusFormRender]: named('event', fields => `form seen: ${text(fields.formId)}`),
  [paths.censusOverlay]: named('event', fields => `overlay: ${text(fields.event) || 'seen'}`),
  [paths.censusQuickView]: (_, add) => add.counts.push({ kind: 'event', name: 'quick view' }),
  [paths.recordEvent]: named('event', fields => text(fields.event)),
  [paths.schemaEvents]: named('event', fields => text(fields.customSchemaName)),
  [paths.performanceRecords]: records,
  [paths.javascriptErrors]: errors,
  [paths.trace]: logs,
};

export const noTallies = (): Tallies => ({ counts: [], visitors: [], vitals: [], errors: [], logs: [], receipts: [] });
