import { atom, type WritableAtom } from 'nanostores';
import { readCookie, writeCookie } from '../platform/cookies.js';
import { newId } from '../platform/page.js';
import { readStored, writeStored } from '../platform/storage.js';
import { storedKeys, type StoredPlace } from '../platform/stored-keys.js';
import { shared } from '../registry/registry.js';
import { nextVisit, sessionCookie, sessionText, visitorCookie, visitorText, serializeVisitor, type Visit } from '../session/visitor-cookie.js';

const firstSession: StoredPlace = { area: 'local', key: storedKeys.firstSession };

/** The visit that this page view belongs to; null until the visitor has agreed and the page is counted. */
export const $visit: WritableAtom<Visit | null> = shared('visit@1', null, () => atom<Visit | null>(null));

/** Starts or continues the visitor's visit and stores it. Only for visitors who may be tracked. */
export function startVisit(now = Date.now()): { readonly visit: Visit; readonly isNewSession: boolean } {
  const kept = {
    visitor: readCookie(visitorCookie, visitorText),
    session: readCookie(sessionCookie, sessionText),
    firstSession: readStored(firstSession, sessionText),
  };
  const visit = $visit.get() ?? nextVisit(kept, now, newId);
  writeCookie(visitorCookie, serializeVisitor(visit.visitor));
  writeCookie(sessionCookie, String(visit.session));
  if (kept.firstSession === null) writeStored(firstSession, String(visit.firstSession));
  $visit.set(visit);
  return { visit, isNewSession: kept.session === null };
}
