import type { Docs } from '../../core/manifest/docs.js';
import type { cookieBannerSettings } from './cookie-banner.settings.js';

export const cookieBannerDocs: Docs<typeof cookieBannerSettings> = {
  hiddenWithoutScripts: true,
  details: `Scripts of others wait for the answer when you write \`<script type="text/plain" data-consent src="…">\`. They run in
their order after a yes: a library, then the inline script that uses it. \`data-type="module"\` is the type they get. What they
write with \`document.write\` is placed behind them and never erases the page. Anything else goes into \`<site-consent-gate>\`.
Put a \`<site-consent-link>\` into your footer: content blockers hide this tag, and the link asks all the same.

Google's tags need a default before they start. Put \`<script src="…/consent-default.js"></script>\` above Google's tag and set
\`google-consent-mode\`, or write the two lines of [the privacy page](../../docs/privacy.md#google-consent-mode) there.`,
  slots: { '': 'Text of the banner, as your own markup.' },
  parts: {
    banner: 'The bar or popup, a `region` landmark.',
    accept: 'The accept button.',
    decline: 'The decline button.',
    reload: 'The button that reloads the page, where scripts of other services still run after a withdrawal.',
  },
  states: { shown: 'The banner is visible.' },
  methods: { open: 'Shows the banner again, so that a visitor can change the answer. A link to `#cookie-settings` anywhere on the page does the same.' },
  accessibility: [
    'A labelled region, not a dialog: it never takes the focus by itself and never blocks the page.',
    'Accept and decline have the same visual weight and are next to each other in the tab order.',
  ],
  panel: {
    icon: 'M12 3a9 9 0 1 0 9 9 4 4 0 0 1-4-4 4 4 0 0 1-5-5M8.5 10v.01M9 15.5v.01M14 15v.01',
    groups: {
      Content: ['text', 'ctaText', 'optOutCtaText'],
      Appearance: ['variant', 'position', 'theme', 'ctaVariant'],
      Behavior: ['acceptType', 'enabled', 'platform', 'googleConsentMode', 'reloadOnWithdrawal'],
    },
    labels: {
      ctaText: 'Label of the accept button', optOutCtaText: 'Label of the decline button', ctaVariant: 'Accept button', acceptType: 'Choices',
      enabled: 'Ask visitors', forced: 'Preview', platform: 'Other consent platform', googleConsentMode: 'Google Consent Mode',
      reloadOnWithdrawal: 'Reload when consent is withdrawn', variant: 'Type',
    },
    choices: {
      'opt-in': 'Accept', 'opt-in-and-out': 'Accept and decline', cookiebot: 'Cookiebot', onetrust: 'OneTrust', tcf: 'IAB TCF', wordpress: 'WordPress',
    },
  },
};
