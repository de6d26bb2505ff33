import { readConsent } from '../consent/consent-cookie.js';
import { overlays } from '../overlay/overlay-stack.js';
import { OverlayTurns } from '../overlay/overlay-turns.js';
import { pageDocument } from '../platform/page-document.js';
import { deepActiveElement, isPage, onFocusChange, whenParsed } from '../platform/page.js';
import { shared } from '../registry/registry.js';
import { $consent, $isAsking } from './consent.js';
import { $site } from './site.js';

const bannerSelector = 'cookie-banner, [data-cookie-banner]';
const fields =
  'input:not([type="button"], [type="submit"], [type="reset"], [type="image"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

/** An answer was given on this page: it holds where its cookie is refused. */
let hasAnswered = false;

/** Whether a banner asks, or will: a page without one has no question. */
function isConsentPending(): boolean {
  const page = pageDocument;
  if (page.readyState === 'loading') return true; // the banner may be at the end of the page
  const banner = page.querySelector<HTMLElement & { enabled?: boolean }>(bannerSelector);
  if (!banner) return false;
  const isAsking = $isAsking.get();
  if (isAsking !== null) return isAsking;
  if (hasAnswered || readConsent() !== 'unasked' || $consent.get() === 'accepted') return false;
  const isWritten = banner.hasAttribute('enabled');
  const enabled = banner.enabled ?? (isWritten ? banner.getAttribute('enabled') !== 'false' : true);
  return enabled && (isWritten || $site.get().cookieSettings.isCookieBannerEnabled !== false);
}

function isTyping(): boolean {
  const active = deepActiveElement();
  return !!active?.matches(fields);
}

function watch(update: () => void, signal: AbortSignal): void {
  overlays.onEnd(update, signal);
  onFocusChange(update, signal);
}

/** The page's one rule for overlays that open automatically; shared by every copy of the library. */
export const overlayTurns: OverlayTurns = shared('overlay-turns@2', null, () => {
  const turns = new OverlayTurns({ isConsentPending, isTyping, isCovered: () => overlays.size > 0, watch });
  if (!isPage) return turns;
  $consent.listen(() => {
    hasAnswered = true;
    turns.update();
  });
  $isAsking.listen(() => turns.update());
  whenParsed(() => turns.update());
  return turns;
});
