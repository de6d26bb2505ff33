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

export const visitorCookie = 'ss_cvr';
export const sessionCookie = 'ss_cvt';
export const visitorDays = 2 * 365; // spec: commerce-forms-data §9, 2 years
export const sessionMinutes = 30; // spec: idem

const shape = /^[^|]+(?:\|[1-9]\d*){4}$/;

/** A cookie's text as a visitor; null for anything else. */
export function readVisitor(text: string | null): Visitor | null {
  if (text === null || !shape.test(text)) return null;
  const [id, ...numbers] = text.split('|');
  const [firstVisit, previousVisit, thisVisit, visits] = numbers.map(Number) as [number, number, number, number];
  return { id: id!, firstVisit, previousVisit, thisVisit, visits };
}

export const writtenVisitor = ({ id, firstVisit, previousVisit, thisVisit, visits }: Visitor): string =>
  [id, firstVisit, previousVisit, thisVisit, visits].join('|');

/** The session cookie is a positive whole number: when the session began. spec: commerce-forms-data §5 */
export const readSession = (text: string | null): number | null => (text !== null && /^[1-9]\d*$/.test(text) ? Number(text) : null);

export interface Visit {
  readonly visitor: Visitor;
  readonly session: number;
  /** The first page that this browser has seen of the site. */
  readonly isFirstLanding: boolean;
  readonly isFirstSession: boolean;
}

/** What a page view makes of the cookies that are there. What is no cookie of ours is replaced. */
export function nextVisit(visitorText: string | null, sessionText: string | null, now: number, newId: () => string): Visit {
  const known = readVisitor(visitorText);
  const session = readSession(sessionText);
  if (!known) {
    const visitor = { id: newId(), firstVisit: now, previousVisit: now, thisVisit: now, visits: 1 };
    return { visitor, session: now, isFirstLanding: true, isFirstSession: true };
  }
  const visitor = session !== null ? known
    : { ...known, previousVisit: known.thisVisit, thisVisit: now, visits: known.visits + 1 };
  return { visitor, session: session ?? now, isFirstLanding: false, isFirstSession: visitor.visits === 1 };
}
