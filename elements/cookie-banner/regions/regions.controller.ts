import { loadCatalogTexts } from '../../../core/consent/catalog/load-catalog-texts.js';
import { readRegionCode } from '../../../core/consent/region-rule.js';
import { hasAnswered } from '../../../core/consent/unasked.js';
import { pageDocument } from '../../../core/platform/page-document.js';
import { hasPrivacySignal } from '../../../core/platform/visitor.js';
import { $consent, $consentRule, $consentState, usualRule } from '../../../core/stores/consent.js';
import type { BannerHost } from '../banner-options.js';
import type { CookieBannerState } from '../cookie-banner.state.js';
import { showSignalNotice } from '../notices/signal-notice.js';
import { $isPresumed, endPresumption, presumeConsent } from './presumed-consent.js';
import { readBannerRegion, readBannerRule } from './read-banner-rule.js';

/** Applies the rule of the visitor's region: loaded by a banner that has rules, which asks nothing until then. */
export async function applyRegionRule(state: CookieBannerState, host: BannerHost, refresh: () => void): Promise<void> {
  const rule = readBannerRule(host);
  $consentRule.set({ regionRule: rule, region: readRegionCode(readBannerRegion(host)) });
  host.signal.addEventListener('abort', () => $consentRule.set(usualRule), { once: true });
  if (rule === 'opt-in') {
    state.isSilent = false;
    return;
  }
  let say = await loadCatalogTexts(host.language);
  if (host.signal.aborted) return;
  // The browser has answered for the visitor, who sees that and is asked nothing.
  const isAnswered = hasPrivacySignal() && !hasAnswered();
  state.isSilent = rule === 'no-banner' || isAnswered;
  if (isAnswered) showSignalNotice({ state, host, refresh }, () => say);
  host.onTextsChange(() => void loadCatalogTexts(host.language).then(words => {
    say = words;
    refresh();
  }));
  state.presumedNote = () => $isPresumed.get() && say('optOutNote');
  const follow = () => {
    endPresumption();
    presumeConsent(rule);
  };
  const end = $consentState.listen(follow); // the last of the stores that an answer sets
  const stop = $isPresumed.listen(refresh);
  host.signal.addEventListener('abort', () => {
    end();
    stop();
  }, { once: true });
  // The same answer in another tab changes nothing that is heard here.
  pageDocument.addEventListener('visibilitychange', endPresumption, { signal: host.signal });
  pageDocument.addEventListener('site-consent-receipt', endPresumption, { signal: host.signal });
  presumeConsent(rule);
  state.$hasAnswer.set(!$isPresumed.get() && $consent.get() === 'accepted');
}
