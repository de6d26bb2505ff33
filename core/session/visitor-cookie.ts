import { cookieNames } from '../platform/cookie-names.js';
import { text, type Decoder } from '../registry/decode.js';

/** The visitor cookie: an id and four positive whole numbers between bars. spec: commerce-forms-data §5 */
export interface Visitor {
  readonly id: string;
  /** Milliseconds since 1970, as are the next two. */
  readonly firstVisit: number;
  readonly previousVisit: number;
  readonly thisVisit: number;
  /** How many visits there were, with this one. */
  readonly visits: number;
}

export const { visitor: visitorCookie, session: sessionCookie } = cookieNames;

/** Fifteen digits are a number that JavaScript counts with. */
const shape = /^[^|]{1,200}(?:\|[1-9]\d{0,14}){4}$/;

/** The cookies as they may be: any of the domain may have written them. */
export const visitorText: Decoder<string> = text({ pattern: shape, expected: 'an id and four numbers' });
export const sessionText: Decoder<string> = text({ pattern: /^[1-9]\d{0,14}$/, expected: 'a number' });

/** A cookie's text as a visitor; null for anything else. */
export function readVisitor(cookie: string | null): Visitor | null {
  const [id, ...numbers] = visitorText(cookie)?.split('|') ?? [];
  if (!id) return null;
  const [firstVisit, previousVisit, thisVisit, visits] = numbers.map(Number) as [number, number, number, number];
  return { id, firstVisit, previousVisit, thisVisit, visits };
}

export const serializeVisitor = ({ id, firstVisit, previousVisit, thisVisit, visits }: Visitor): string =>
  [id, firstVisit, previousVisit, thisVisit, visits].join('|');

/** The session cookie is a positive whole number: when the session began. spec: commerce-forms-data §5 */
export const readSession = (cookie: string | null): number | null => (sessionText(cookie) ? Number(cookie) : null);

export interface Visit {
  readonly visitor: Visitor;
  readonly session: number;
  /** The first page view that this browser has been tracked on. */
  readonly isFirstLanding: boolean;
  /** Whether this is the session of that first page view. */
  readonly isFirstSession: boolean;
  /** The session of the first page view: stored once, it settles both flags for as long as the browser keeps it. */
  readonly firstSession: number;
}

/** What the browser has kept of earlier page views, as text; null for what it has not. */
export interface StoredVisit {
  readonly visitor: string | null;
  readonly session: string | null;
  readonly firstSession: string | null;
}

/**
 * What a page view makes of what the browser has kept. What has another shape is replaced. The first session outlives the
 * cookies, which browsers shorten: a known browser never lands for the first time again. spec: media-layout §4, session
 */
export function nextVisit(kept: StoredVisit, now: number, newId: () => string): Visit {
  const known = readVisitor(kept.visitor);
  const keptSession = readSession(kept.session);
  const keptFirst = readSession(kept.firstSession);
  const session = keptSession ?? now;
  const visitor = known === null ? { id: newId(), firstVisit: now, previousVisit: now, thisVisit: now, visits: 1 }
    : keptSession !== null ? known
      : { ...known, previousVisit: known.thisVisit, thisVisit: now, visits: known.visits + 1 };
  const firstSession = keptFirst ?? (visitor.visits === 1 ? session : visitor.firstVisit);
  return { visitor, session, firstSession, isFirstLanding: known === null && keptFirst === null, isFirstSession: session === firstSession };
}
