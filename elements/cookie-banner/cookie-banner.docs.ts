import type { Docs } from '../../core/manifest/describe/docs.js';
import type { cookieBannerSettings } from './cookie-banner.settings.js';

export const cookieBannerDocs: Docs<typeof cookieBannerSettings> = {
  group: 'notices',
  hiddenWithoutScripts: true,
  details: `To hold back a third-party script until the visitor accepts, write it as \`<script type="text/plain" data-consent src="…">\`.
These scripts run in their order once the visitor accepts: a library, then the inline script that uses it. \`data-type="module"\`
makes one a module. Output of \`document.write\` is inserted after the script and never erases the page. Put other third-party
content into \`<site-consent-gate>\`. Add a \`<site-consent-link>\` to your footer: content blockers may hide this tag, but the link still works.

With \`purposes\`, visitors can accept all, reject all, or choose. Write it as an attribute. [The privacy page](../../docs/privacy.md#ask-by-purpose)
lists which element comes under which purpose. [Consent, step by step](../../docs/consent.md) has regions, receipts and other
platforms; [a page for lawyers](../../docs/consent-for-lawyers.md) describes what is stored when.

Google's tags need a default before they run. Put \`<script src="…/consent-default.js"></script>\` above Google's tag and set
\`google-consent-mode\`, or write the two lines of [the privacy page](../../docs/privacy.md#google-consent-mode) there.`,
  slots: { '': 'Text of the banner, as your own markup.' },
  parts: {
    banner: 'The bar or popup, a `region` landmark.',
    accept: 'The accept button.',
    decline: 'The decline button.',
    purposes: 'The list of purposes.',
    choose: 'The button that shows the purposes.',
    save: 'The button that stores the chosen purposes.',
    receipt: 'The number of the visitor\'s receipt, with a button that copies it.',
    settings: 'The button that opens the settings, in the notice about Global Privacy Control.',
    reload: 'The button that reloads the page if third-party scripts are still running after consent was withdrawn.',
  },
  states: { shown: 'The banner is visible.' },
  methods: { open: 'Shows the banner again, so that a visitor can change the answer. A link to `#cookie-settings` anywhere on the page does the same.' },
  accessibility: [
    'The banner is a labeled region, not a dialog: it never moves the focus and never blocks the page.',
    'The accept and decline buttons have the same visual weight and are next to each other in the tab order.',
  ],
  panel: {
    icon: 'M12 3a9 9 0 1 0 9 9 4 4 0 0 1-4-4 4 4 0 0 1-5-5M8.5 10v.01M9 15.5v.01M14 15v.01',
    groups: {
      Content: ['text', 'ctaText', 'optOutCtaText'],
      Appearance: ['variant', 'position', 'theme', 'ctaVariant'],
      Behavior: ['acceptType', 'purposes', 'policyVersion', 'answerDays', 'optOutRegions', 'enabled', 'platform', 'googleConsentMode', 'reloadOnWithdrawal'],
    },
    labels: {
      ctaText: 'Label of the accept button', optOutCtaText: 'Label of the decline button', ctaVariant: 'Accept button', acceptType: 'Choices',
      purposes: 'Purposes', policyVersion: 'Version of the privacy policy', answerDays: 'Ask again after (days)', optOutRegions: 'Opt-out regions', enabled: 'Ask visitors', forced: 'Preview', platform: 'Other consent platform', googleConsentMode: 'Google Consent Mode',
      reloadOnWithdrawal: 'Reload when consent is withdrawn', variant: 'Type',
    },
    choices: {
      'opt-in': 'Accept', 'opt-in-and-out': 'Accept and decline', cookiebot: 'Cookiebot', onetrust: 'OneTrust', tcf: 'IAB TCF', wordpress: 'WordPress',
    },
  },
};
