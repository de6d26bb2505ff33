// `<script src=".../consent-default.js"></script>`, above Google's tag: Google Consent Mode needs a default before the tag starts,
// and the banner's own script comes later than that. Built into one plain script without imports of its own. With rules by region, the
// script has the same lists as the banner: `data-opt-out-regions="US" data-no-banner-regions="JP" data-opt-in-regions="US-CA"`.
import { cookieNames } from '../platform/cookie-names.js';
import { hasCookie } from '../platform/cookies.js';
import { pageDocument } from '../platform/page-document.js';
import { readConsent } from './consent-cookie.js';
import { googleDefault, googleStates, gtag } from './google-consent.js';
import { getRegionRule, readPageRegion } from './region-rule.js';
import { isAllowedUnasked } from './unasked.js';

const { optInRegions = '', optOutRegions = '', noBannerRegions = '', region = '' } = pageDocument.currentScript?.dataset ?? {};
const lists = { optIn: optInRegions, optOut: optOutRegions, noBanner: noBannerRegions };
const rule = optOutRegions || noBannerRegions ? getRegionRule(region || readPageRegion(pageDocument), lists) : 'opt-in';

gtag('consent', 'default', googleDefault(isAllowedUnasked(rule)));
// An answer by purpose may be to an earlier version of the policy: the banner knows, and updates.
if (readConsent() === 'accepted' && !hasCookie(cookieNames.purposes)) gtag('consent', 'update', googleStates(() => true));
