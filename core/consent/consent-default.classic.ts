// `<script src=".../consent-default.js"></script>`, above Google's tag: Google Consent Mode has to say no before the tag starts,
// and the banner's own script comes later than that. Built into one plain script without imports of its own.
import { cookieNames } from '../platform/cookie-names.js';
import { hasCookie } from '../platform/cookies.js';
import { readConsent } from './consent-cookie.js';
import { googleDefault, googleStates, gtag } from './google-consent.js';

gtag('consent', 'default', googleDefault());
// An answer by purpose may be to an earlier version of the policy: the banner knows, and updates.
if (readConsent() === 'accepted' && !hasCookie(cookieNames.purposes)) gtag('consent', 'update', googleStates(() => true));
