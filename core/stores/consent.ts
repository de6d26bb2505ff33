import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { clearTrackingCookies, readConsent, writeConsent, type Consent } from '../consent/consent-cookie.js';
import { hasPrivacySignal } from '../platform/visitor.js';
import { isPage } from '../platform/page.js';
import { tabChannel } from '../platform/storage.js';
import { shared } from '../registry/registry.js';

interface ConsentStore extends WritableAtom<Consent> { tell?(consent: Consent): void }

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
  // A message comes before the other tab's cookie can be read here; one that takes an answer back may come late.
  made.tell = tabChannel<Consent>('site:consent', answer => { if (answer === 'unasked') read(); else made.set(answer); });
  return made;
});

/** The visitor's answer to the consent question. Everything that tracks or embeds a third party asks it. */
export const $consent: ReadableAtom<Consent> = store;

/** Answers the consent question: remembered for thirty days, heard in every tab. `unasked` takes an answer back. */
export function answerConsent(consent: Consent): void {
  writeConsent(consent);
  store.set(consent);
  store.tell?.(consent);
}
