import * as v from 'valibot';
import { countDevices, countEvents, type VisitCount } from 'site-elements/contract/figures/visit-count';
import { checkShape } from '../../../kernel/http/check-shape.js';
import { maskTokens } from '../../../kernel/http/secret-address.js';
import { text } from '../read-calls.js';

/** What is summed of a page view and of what visitors do. */
export type FigureKind =
  | 'page' | 'referrer' | 'campaign' | 'device' | 'language' | 'country' | 'press' | 'submission' | 'order' | 'search' | 'media' | 'missing';

export interface Figure { readonly kind: FigureKind | 'total'; readonly name: string }
export interface FigureSum extends Figure { readonly count: number; readonly visits: number; readonly onward: number }

/** What one request adds: each figure alone, and each two of them together. */
export interface CountSums { readonly sums: readonly FigureSum[]; readonly pairs: readonly (readonly [FigureSum, Figure])[] }

const short = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)));
const schema = v.strictObject({
  event: v.picklist(countEvents),
  page: v.pipe(v.string(), v.startsWith('/', 'expected a path'), v.maxLength(2000)),
  name: short(400),
  isEntry: v.optional(v.boolean()),
  from: short(2000),
  referrer: short(300),
  campaign: short(300),
  device: v.optional(v.picklist(countDevices)),
  language: short(40),
}) satisfies v.GenericSchema<unknown, VisitCount>;

/** Programs that read pages, by how they name themselves. A browser operated by a test counts as one. */
const bots = [
  /bot\b|bot\/|crawl|spider|slurp|headless|lighthouse|preview|monitor|scan|facebookexternalhit|whatsapp|embedly/i,
  /fetch|curl|wget|python|java\/|okhttp|axios|node\b|undici/i,
];

/** Whether a request comes from a program, and not from a browser that a person uses. */
export const isBot = (userAgent: string | undefined): boolean => !userAgent || !userAgent.startsWith('Mozilla/') || bots.some(names => names.test(userAgent));

const longestPath = 300;
const longestName = 100;
// eslint-disable-next-line site/linear-patterns -- at most 2,000 characters, by the schema
const email = /[^/\s@]+(?:@|%40)[^/\s@]+/gi;
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
/** Seven digits or more in a row, as numbers of orders and phones have them. */
const longNumber = /\d{7,}/g;
/** Keys in hexadecimal. */
// eslint-disable-next-line site/linear-patterns -- at most 2,000 characters, by the schema
const hexKey = /(?<![\w-])(?=[a-f]{0,30}\d)[\da-f]{20,}(?![\w-])/gi;

/** A path without what may stand for a person: email addresses, tokens, ids and long numbers. */
export const maskPath = (path: string): string =>
  text(
    maskTokens(path.split(/[?#]/, 1)[0]!).replace(email, '[email]').replace(uuid, '[id]').replace(hexKey, '[token]').replace(longNumber, '[number]'),
    longestPath,
  );

const host = /^[\w.-]{1,253}(:\d{1,5})?$/;
const line = (value: string): string => text(value.replace(/\s+/g, ' ').trim(), longestName).replace(email, '[email]').replace(longNumber, '[number]');
const countryCode = /^(?!XX|T1)[A-Z]{2}$/;

interface Visitor { /** From a header of the owner's proxy; empty for none. */ readonly country: string }

/** What a request adds. Throws where it has another shape. */
export function readCount(body: unknown, { country }: Visitor): CountSums {
  const { event, page, name = '', isEntry = false, from, referrer = '', campaign = '', device = '', language = '' } = checkShape(schema, body);
  const visits = Number(isEntry && event === 'view');
  const figure = (kind: FigureKind, of: string): FigureSum[] => (of === '' ? [] : [{ kind, name: of, count: 1, visits, onward: 0 }]);
  const of = {
    page: figure('page', maskPath(page)),
    source: [...figure('referrer', host.test(referrer) ? referrer.toLowerCase() : ''), ...figure('campaign', line(campaign))],
    visitor: [
      ...figure('device', device),
      ...figure('language', /^[a-z]{2,3}$/.test(language) ? language : ''),
      ...figure('country', countryCode.test(country) ? country : ''),
    ],
  };
  if (event !== 'view') return readEvent(event, { name, page: of.page[0]!, from, more: [...of.source, ...of.visitor] });
  // What led to a visit is counted with the visit alone, as the page keeps it for the events that follow.
  const views = [...of.page, ...visits ? of.source : [], ...of.visitor];
  const onward = from === undefined ? [] : [{ ...figure('page', maskPath(from))[0]!, count: 0, visits: 0, onward: 1 }];
  return {
    sums: [{ kind: 'total', name: '', count: 1, visits, onward: onward.length }, ...views, ...onward],
    pairs: [...pairsIn(views), ...onward.flatMap(one => of.visitor.map(other => [one, other] as const))],
  };
}

interface EventFacts { readonly name: string; readonly page: FigureSum; readonly from: string | undefined; readonly more: readonly FigureSum[] }

/** An event by its name; a missing page by its path, with the page of this site whose link has led there. */
function readEvent(event: Exclude<VisitCount['event'], 'view'>, { name, page, from, more }: EventFacts): CountSums {
  const isMissing = event === 'missing';
  const called = isMissing ? page.name : line(name);
  if (called === '') return { sums: [], pairs: [] };
  const one: FigureSum = { kind: event, name: event === 'search' ? called.toLowerCase() : called, count: 1, visits: 0, onward: 0 };
  const pages = !isMissing ? [page] : from === undefined ? [] : [{ ...page, name: maskPath(from) }];
  return { sums: [one], pairs: [...pages, ...more].map(other => [one, other] as const) };
}

const pairsIn = (all: readonly FigureSum[]): [FigureSum, Figure][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [FigureSum, Figure] => [one, other]));
