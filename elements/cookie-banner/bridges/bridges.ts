import { readConsent } from '../../../core/consent/consent-cookie.js';
import { isAllowedUnasked } from '../../../core/consent/unasked.js';
import { readPurposes, type ConsentState } from '../../../core/consent/purposes.js';
import { $consent, $consentRule, $consentState, answerConsent, answerPurposes, getConsent, usualRule } from '../../../core/stores/consent.js';
import { whenParsed } from '../../../core/platform/page.js';
import { pageDocument } from '../../../core/platform/page-document.js';
import { releaseMedia } from '../../../core/tracking/release-media.js';
import { releaseScripts } from '../../../core/tracking/release-scripts.js';
import { writeJson } from '../../../core/registry/write-json.js';
import { readBannerRule } from '../regions/read-banner-rule.js';
import type { BannerPanel } from '../receipts/receipts.controller.js';
import { updateGoogleConsent } from './google-consent-mode.js';
import { platforms } from './platforms.js';
import { sendReceipts } from './receipts.js';
import { updateWordPressConsent } from './wp-consent-api.js';

/** Carries the answer to everybody else on the page, and theirs to us. Returns what opens another platform's settings. */
export function connectBridges(panel: BannerPanel): (() => void) | undefined {
  const { signal, values } = panel.host;
  const { googleConsentMode: usesGoogle, platform, receiptEndpoint, receiptTokenEndpoint } = values;
  const warn = (message: string) => panel.host.warn(message);
  let releasing: AbortController | null = null;
  const rule = readBannerRule(panel.host);
  const isAllowed = (purpose: string) => getConsent(purpose) === 'accepted';
  const release = () => {
    releaseMedia(pageDocument, isAllowed);
    if (releasing) void releaseScripts(pageDocument, releasing.signal, isAllowed);
  };
  const stop = $consentState.subscribe(({ consent: now, answer: by }) => {
    const isUnasked = isAllowedUnasked(rule);
    if (usesGoogle) updateGoogleConsent({ consent: now, isGranted: isAllowed, isAllowedUnasked: isUnasked, warn });
    if (platform !== 'wordpress') updateWordPressConsent(isUnasked ? 'unasked' : now, isAllowed, rule === 'opt-in' ? 'optin' : 'optout');
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
    sendReceipts({ endpoint: receiptEndpoint, tokenEndpoint: receiptTokenEndpoint, isAsking: readConsent() === 'unasked', warn, signal });
    showReceiptWhenReopened(panel);
  }
  const foreign = platforms[platform];
  if (foreign) followPlatformRule(signal);
  const purposes = readPurposes(values.purposes);
  let last = '';
  foreign?.listen(({ consent: theirs, purposes: given, isAnew = false }) => {
    // A platform that asks again has not taken back what it has said on this page.
    if (theirs === 'unasked' && last) return;
    const choices = purposes.length ? given : undefined;
    const said = choices ? writeJson(choices) : theirs;
    const stored = readConsent();
    const known = stored === 'unasked' && $consent.get() === 'accepted' ? 'accepted' : stored;
    const isKnown = said === last || (choices ? isSameAnswer($consentState.get(), purposes, choices) : theirs === known);
    last = said;
    if (!isAnew && isKnown) return;
    if (choices) answerPurposes(choices);
    else answerConsent(theirs);
  }, signal);
  return foreign?.open;
}

/** Which rule another platform follows is not known: receipts name none. */
function followPlatformRule(signal: AbortSignal): void {
  $consentRule.set(null);
  signal.addEventListener('abort', () => $consentRule.set(usualRule), { once: true });
}

/** The visitor sees the number of the receipt when the banner is opened again: its code loads then. */
function showReceiptWhenReopened(panel: BannerPanel): void {
  let isLoaded = false;
  const stop = panel.state.$isReopened.subscribe(isReopened => {
    if (!isReopened || isLoaded) return;
    isLoaded = true;
    import('../receipts/receipts.controller.js').then(({ showReceiptNumber }) => showReceiptNumber(panel))
      .catch(() => panel.host.warn('the number of the receipt could not be loaded; the banner is shown without it.'));
  });
  panel.host.signal.addEventListener('abort', stop, { once: true });
}

/** Whether an answer by purpose already is what another platform says: each purpose was asked, and answered like this. */
const isSameAnswer = ({ consent, answer }: ConsentState, purposes: readonly string[], choices: Readonly<Record<string, boolean>>): boolean =>
  consent !== 'unasked' && !!answer && purposes.every(name => (choices[name] ? answer.granted : answer.declined).includes(name));
