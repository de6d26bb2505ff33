import type { ReadableAtom } from 'nanostores';
import type { Consent, ConsentState } from '../../../core/consent/purposes.js';
import { whenParsed } from '../../../core/platform/page.js';
import { pageDocument } from '../../../core/platform/page-document.js';
import { releaseMedia } from '../../../core/tracking/release-media.js';
import { releaseScripts } from '../../../core/tracking/release-scripts.js';
import { updateGoogleConsent } from './google-consent-mode.js';
import { platforms } from './platforms.js';
import { sendReceipts } from './receipts.js';
import { updateWordPressConsent } from './wp-consent-api.js';

export interface Bridges {
  readonly consent: ReadableAtom<Consent>;
  /** The answer with its purposes. */
  readonly state: ReadableAtom<ConsentState>;
  /** The answer for one purpose; for an empty name, the one to everything that is asked. */
  readonly answerFor: (purpose: string) => Consent;
  readonly answer: (consent: Consent) => void;
  readonly usesGoogle: boolean;
  /** Name of a platform that asks instead of the banner; empty without one. */
  readonly platform: string;
  readonly receiptEndpoint: string;
  readonly receiptTokenEndpoint: string;
  readonly stored: () => Consent;
  readonly warn: (message: string) => void;
  readonly signal: AbortSignal;
}

/** Carries the answer to everybody else on the page, and theirs to us. Returns what opens another platform's settings. */
export function connectBridges({
  consent,
  state,
  answerFor,
  answer,
  stored,
  warn,
  usesGoogle,
  platform,
  receiptEndpoint,
  receiptTokenEndpoint,
  signal,
}: Bridges): (() => void) | undefined {
  let releasing: AbortController | null = null;
  const isAllowed = (purpose: string) => answerFor(purpose) === 'accepted';
  const release = () => {
    releaseMedia(pageDocument, isAllowed);
    if (releasing) void releaseScripts(pageDocument, releasing.signal, isAllowed);
  };
  const stop = state.subscribe(({ consent: now, answer: by }) => {
    if (usesGoogle) updateGoogleConsent(now, isAllowed, warn);
    if (platform !== 'wordpress') updateWordPressConsent(now, isAllowed);
    releasing?.abort();
    releasing = now === 'accepted' || by?.granted.length ? new AbortController() : null;
    release(); // after Google's defaults: what is released here may be its tag
  });
  whenParsed(release); // those that are below this banner
  signal.addEventListener(
    'abort',
    () => {
      stop();
      releasing?.abort();
      releasing = null;
    },
    { once: true },
  );
  if (receiptEndpoint)
    sendReceipts({ endpoint: receiptEndpoint, tokenEndpoint: receiptTokenEndpoint, isAsking: stored() === 'unasked', signal });
  const foreign = platforms[platform];
  let last: Consent | null = null;
  foreign?.listen((theirs, isAnew = false) => {
    // A platform that asks again has not taken back what it has said on this page.
    if (theirs === 'unasked' && last) return;
    const isKnown = theirs === last || theirs === (stored() === 'unasked' && consent.get() === 'accepted' ? 'accepted' : stored());
    last = theirs;
    if (isAnew || !isKnown) answer(theirs);
  }, signal);
  return foreign?.open;
}
