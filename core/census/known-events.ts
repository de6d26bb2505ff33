import { readCookie } from '../platform/cookies.js';
import { pageVisit } from '../platform/network.js';
import { $consent } from '../stores/consent.js';
import { $site } from '../stores/site.js';
import { mayCount } from './may-count.js';
import { type PageEvents, pageEvents } from './page-events.js';

/** Whether this visitor may be counted now. */
export const mayCountNow = (): boolean => mayCount($consent.get(), $site.get());

/** The page-event fields of this moment, as far as this visitor lets them be known; none on a server. */
export const knownEvents = (): PageEvents => {
  const visit = pageVisit();
  return visit ? pageEvents({ site: $site.get(), visit, mayCount: mayCountNow(), visitorCookie: readCookie('ss_cvr'), now: new Date() }) : {};
};
