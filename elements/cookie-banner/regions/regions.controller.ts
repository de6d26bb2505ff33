import { loadCatalogTexts } from '../../../core/consent/catalog/load-catalog-texts.js';
import { pageDocument } from '../../../core/platform/page-document.js';
import { $consent, $consentState } from '../../../core/stores/consent.js';
import { $isPresumed, endPresumption, presumeConsent } from './presumed-consent.js';
import { getBannerOptions, type BannerHost } from '../banner-options.js';
import type { CookieBannerState } from '../cookie-banner.state.js';
import { getRegionRule } from './region-rule.js';

/** The region that the owner's server or CDN has written into the page; empty where it is unknown. */
const readRegion = (written: string): string =>
  written || (pageDocument.querySelector<HTMLMetaElement>('meta[name="site-region"]')?.content ?? '');

/** Applies the rule of the visitor's region: loaded by a banner that has rules, which asks nothing until then. */
export async function applyRegionRule(state: CookieBannerState, host: BannerHost, refresh: () => void): Promise<void> {
  const { region, optInRegions, optOutRegions, noBannerRegions } = host.values;
  const rule = getRegionRule(readRegion(region), { optIn: optInRegions, optOut: optOutRegions, noBanner: noBannerRegions });
  if (rule === 'opt-in' || !getBannerOptions(host).isEnabled) {
    state.isSilent = false;
    return;
  }
  let say = await loadCatalogTexts(host.language);
  if (host.signal.aborted) return;
  state.isSilent = rule === 'no-banner';
  host.onTextsChange(() => void loadCatalogTexts(host.language).then(words => {
    say = words;
    refresh();
  }));
  state.presumedNote = () => $isPresumed.get() && say('optOutNote');
  const follow = () => {
    endPresumption();
    presumeConsent();
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
  presumeConsent();
  state.$hasAnswer.set(!$isPresumed.get() && $consent.get() === 'accepted');
}
