import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { forgetHosts } from '../embed/allowed-hosts.js';
import { clearTracking, readConsent, writeConsent, type Consent } from '../consent/consent-cookie.js';
import { getRestriction } from '../consent/restrictive-mode.js';
import { hasPrivacySignal } from '../platform/visitor.js';
import { dispatchPageEvent, isPage, newId, pageAddress } from '../platform/page.js';
import { tabChannel } from '../platform/storage.js';
import { tabChannels } from '../platform/stored-keys.js';
import { oneOf } from '../registry/decode.js';
import { shared } from '../registry/registry.js';
import { $site, getConsentPolicy } from './site.js';

/** An answer by its shape: undefined for anything else. */
const answer = oneOf<Consent>('unasked', 'accepted', 'declined');

const declineCallbacks = shared('consent-declines@1', null, () => new Set<() => void>());

/**
 * Calls back each time the visitor declines, here or in another tab, until the signal ends. Also if the visitor declined before: the
 * latest answer counts, so whatever the visitor has opened since then closes again.
 */
export function onDecline(callback: () => void, signal: AbortSignal): void {
  declineCallbacks.add(callback);
  signal.addEventListener('abort', () => declineCallbacks.delete(callback), { once: true });
}

const callBackAfterDecline = () => { for (const callback of [...declineCallbacks]) callback(); };

interface ConsentStore extends WritableAtom<Consent> { tell?(consent: Consent): void }

const store: ConsentStore = shared('consent@1', 'unasked', () => {
  const made: ConsentStore = atom<Consent>('unasked');
  if (!isPage) return made;
  const read = () => {
    const said = readConsent();
    // The browser's own signal stands for an answer until there is one; the banner, which reads the cookie, still asks.
    made.set(said === 'unasked' && hasPrivacySignal() ? 'declined' : said);
  };
  read();
  // Also if the visitor accepted and the site forbids it. spec: page-runtime-platform §4, restrictive mode
  const clear = () => { if (getRestriction(made.get(), getConsentPolicy($site.get()))) clearTracking(); };
  made.subscribe(clear);
  $site.listen(clear);
  // A message comes before the other tab's cookie can be read here; one that takes an answer back may come late.
  made.tell = tabChannel(tabChannels.consent, answer, said => {
    if (said === 'unasked') return read();
    if (said === 'declined') forgetHosts();
    made.set(said);
    if (said === 'declined') callBackAfterDecline();
  });
  return made;
});

/** The visitor's answer to the consent question. Everything that tracks or embeds a third party asks it. */
export const $consent: ReadableAtom<Consent> = store;

/** Whether a banner on the page asks just now; null as long as none has decided. */
export const $isAsking: WritableAtom<boolean | null> = shared('consent-asking@1', null, () => atom<boolean | null>(null));

/** The detail of `site-consent-receipt`: what a visitor has answered, for a site that has to prove it. */
export interface ConsentReceipt {
  /** Random id of this answer. It is not stored in the browser. */
  readonly id: string;
  readonly consent: Consent;
  /** ISO 8601. */
  readonly date: string;
  /** The page without its query. */
  readonly url: string;
  readonly language: string;
  /** Whether the browser sent a Global Privacy Control signal meanwhile. */
  readonly hasPrivacySignal: boolean;
}

/**
 * Answers the consent question: remembered for thirty days, heard in every tab. `unasked` takes an answer back. `declined`
 * declines everything, so it also forgets the hosts that the visitor has allowed always. The page that was asked
 * dispatches `site-consent-receipt`. Throws a RangeError for anything else.
 */
export function answerConsent(consent: Consent): void {
  if (answer(consent) === undefined)
    throw new RangeError(`consent: "${String(consent)}" is unknown; expected unasked, accepted or declined; nothing was changed.`);
  if (consent === 'declined') forgetHosts();
  writeConsent(consent);
  store.set(consent);
  store.tell?.(consent);
  if (!isPage) return;
  dispatchPageEvent('site-consent-receipt', {
    id: newId(), consent, date: new Date().toISOString(), url: pageAddress(), language: $site.get().locale, hasPrivacySignal: hasPrivacySignal(),
  } satisfies ConsentReceipt);
  if (consent === 'declined') callBackAfterDecline();
}
