import type { ReadableAtom } from 'nanostores';
import type { Consent, ConsentState } from '../../../core/consent/purposes.js';
import { whenParsed } from '../../../core/platform/page.js';
import { pageDocument } from '../../../core/platform/page-document.js';
import { releaseMedia } from '../../../core/tracking/release-media.js';
import { releaseScripts } from '../../../core/tracking/release-scripts.js';
import { writeJson } from '../../../core/registry/write-json.js';
import type { ReceiptPanel } from '../receipts/receipts.controller.js';
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
  readonly answerByPurpose: (choices: Readonly<Record<string, boolean>>) => void;
  /** Purposes that the page asks for; empty where it asks a simple yes or no. */
  readonly purposes: readonly string[];
  readonly usesGoogle: boolean;
  /** Name of a platform that asks instead of the banner; empty without one. */
  readonly platform: string;
  readonly receiptEndpoint: string;
  /** Where the number of a receipt is shown. */
  readonly panel: ReceiptPanel;
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
  answerByPurpose,
  purposes,
  stored,
  warn,
  usesGoogle,
  platform,
  panel,
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
  if (receiptEndpoint) {
    sendReceipts({ endpoint: receiptEndpoint, tokenEndpoint: receiptTokenEndpoint, isAsking: stored() === 'unasked', signal });
    showReceiptWhenReopened(panel, warn, signal);
  }
  const foreign = platforms[platform];
  let last = '';
  foreign?.listen(({ consent: theirs, purposes: given, isAnew = false }) => {
    // A platform that asks again has not taken back what it has said on this page.
    if (theirs === 'unasked' && last) return;
    const choices = purposes.length ? given : undefined;
    const said = choices ? writeJson(choices) : theirs;
    const known = stored() === 'unasked' && consent.get() === 'accepted' ? 'accepted' : stored();
    const isKnown = said === last || (choices ? isSameAnswer(state.get(), purposes, choices) : theirs === known);
    last = said;
    if (!isAnew && isKnown) return;
    if (choices) answerByPurpose(choices);
    else answer(theirs);
  }, signal);
  return foreign?.open;
}

/** The visitor sees the number of the receipt when the banner is opened again: its code loads then. */
function showReceiptWhenReopened(panel: ReceiptPanel, warn: (message: string) => void, signal: AbortSignal): void {
  let isLoaded = false;
  const stop = panel.state.$isReopened.subscribe(isReopened => {
    if (!isReopened || isLoaded) return;
    isLoaded = true;
    import('../receipts/receipts.controller.js').then(({ showReceiptNumber }) => showReceiptNumber(panel))
      .catch(() => warn('the number of the receipt could not be loaded; the banner is shown without it.'));
  });
  signal.addEventListener('abort', stop, { once: true });
}

/** Whether an answer by purpose already is what another platform says: each purpose was asked, and answered like this. */
const isSameAnswer = ({ consent, answer }: ConsentState, purposes: readonly string[], choices: Readonly<Record<string, boolean>>): boolean =>
  consent !== 'unasked' && !!answer && purposes.every(name => (choices[name] ? answer.granted : answer.declined).includes(name));
