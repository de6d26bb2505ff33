import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { clearTrackingCookies, readConsent, writeConsent, type Consent } from '../consent/consent-cookie.js';
import { hasPrivacySignal } from '../platform/privacy-signal.js';
import { isPage } from '../platform/site-context.js';
import { tabChannel } from '../platform/tab-channel.js';
import { shared } from '../registry/registry.js';

interface ConsentStore extends WritableAtom<Consent> { tell?(message: 'changed'): void }

const store: ConsentStore = shared('consent@1', 'unasked', () => {
  const made: ConsentStore = atom<Consent>('unasked');
  if (!isPage) return made;
  const read = () => {
    const answer = readConsent();
    // The browser's own signal stands for an answer until there is one; the banner, which reads the cookie, still asks.
    made.set(answer === 'unasked' && hasPrivacySignal() ? 'declined' : answer);
  };
  read();
  made.subscribe(consent => { if (consent !== 'accepted') clearTrackingCookies(); });
  made.tell = tabChannel<'changed'>('site:consent', read); // the cookie is the truth: a message may come late
  return made;
});

/** The visitor's answer to the consent question. Everything that tracks or embeds a third party asks it. */
export const $consent: ReadableAtom<Consent> = store;

/** Answers the consent question: remembered for thirty days, heard in every tab. `unasked` takes an answer back. */
export function answerConsent(consent: Consent): void {
  writeConsent(consent);
  store.set(consent);
  store.tell?.('changed');
}
