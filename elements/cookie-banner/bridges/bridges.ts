import type { ReadableAtom } from 'nanostores';
import type { Consent } from '../../../core/consent/consent-cookie.js';
import { sendBeacon } from '../../../core/platform/network.js';
import type { ConsentReceipt } from '../../../core/stores/consent.js';
import { releaseScripts } from '../../../core/tracking/release-scripts.js';
import { tellGoogle } from './google-consent-mode.js';
import { platforms } from './platforms.js';
import { tellWordPress } from './wp-consent-api.js';

export interface Bridges {
  readonly consent: ReadableAtom<Consent>;
  readonly answer: (consent: Consent) => void;
  readonly usesGoogle: boolean;
  /** Name of a platform that asks instead of the banner; empty without one. */
  readonly platform: string;
  readonly receiptEndpoint: string;
  readonly reload: (() => void) | null;
  readonly signal: AbortSignal;
}

/** Carries the answer to everybody else on the page, and theirs to us. Returns what opens another platform's settings. */
export function connectBridges({ consent, answer, usesGoogle, platform, receiptEndpoint, reload, signal }: Bridges): (() => void) | undefined {
  let hasRun = false;
  const stop = consent.subscribe(now => {
    if (usesGoogle) tellGoogle(now);
    if (platform !== 'wordpress') tellWordPress(now);
    // After Google's defaults: what is released here may be its tag.
    if (now === 'accepted') hasRun = releaseScripts(document) > 0 || hasRun;
    else if (hasRun) reload?.();
  });
  signal.addEventListener('abort', stop, { once: true });
  if (receiptEndpoint) {
    document.addEventListener('site-consent-receipt', event =>
      sendBeacon(receiptEndpoint, JSON.stringify((event as CustomEvent<ConsentReceipt>).detail)), { signal });
  }
  const foreign = platforms[platform];
  foreign?.listen(theirs => { if (theirs !== consent.get()) answer(theirs); }, signal);
  return foreign?.open;
}
