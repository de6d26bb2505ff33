// `<script src=".../consent-default.js"></script>`, above Google's tag: Google Consent Mode has to say no before the tag starts,
// and the banner's own script comes later than that. Built into one plain script without imports of its own.
import { readConsent } from './consent-cookie.js';
import { googleDefault, googleStates, gtag } from './google-consent.js';

gtag('consent', 'default', googleDefault());
if (readConsent() === 'accepted') gtag('consent', 'update', googleStates(true));
