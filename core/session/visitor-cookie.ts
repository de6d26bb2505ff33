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

export const writtenVisitor = ({ id, firstVisit, previousVisit, thisVisit, visits }: Visitor): string =>
  [id, firstVisit, previousVisit, thisVisit, visits].join('|');

/** The session cookie is a positive whole number: when the session began. spec: commerce-forms-data §5 */
export const readSession = (cookie: string | null): number | null => (sessionText(cookie) ? Number(cookie) : null);

export interface Visit {
  readonly visitor: Visitor;
  readonly session: number;
  /** The first page that this browser has seen of the site. */
  readonly isFirstLanding: boolean;
  readonly isFirstSession: boolean;
}

/** What a page view makes of the cookies that are there. What is no cookie of ours is replaced. */
export function nextVisit(visitorValue: string | null, sessionValue: string | null, now: number, newId: () => string): Visit {
  const known = readVisitor(visitorValue);
  const session = readSession(sessionValue);
  if (!known) {
    const visitor = { id: newId(), firstVisit: now, previousVisit: now, thisVisit: now, visits: 1 };
    return { visitor, session: now, isFirstLanding: true, isFirstSession: true };
  }
  const visitor = session !== null ? known
    : { ...known, previousVisit: known.thisVisit, thisVisit: now, visits: known.visits + 1 };
  return { visitor, session: session ?? now, isFirstLanding: false, isFirstSession: visitor.visits === 1 };
}
