import type { Docs } from '../../core/manifest/docs.js';
import type { cookieBannerSettings } from './cookie-banner.settings.js';

export const cookieBannerDocs: Docs<typeof cookieBannerSettings> = {
  hiddenWithoutScripts: true,
  details: `Scripts of others wait for the answer when you write \`<script type="text/plain" data-consent src="…">\`. They run in
their order after a yes; \`data-type="module"\` is the type they get. Anything else goes into \`<site-consent-gate>\`. Put a
\`<site-consent-link>\` into your footer: content blockers hide this tag, and the link asks all the same.`,
  slots: { '': 'Text of the banner, as your own markup.' },
  parts: {
    banner: 'The bar or popup, a `region` landmark.',
    accept: 'The accept button.',
    decline: 'The decline button.',
  },
  states: { shown: 'The banner is visible.' },
  methods: { open: 'Shows the banner again, so that a visitor can change the answer. A link to `#cookie-settings` anywhere on the page does the same.' },
  accessibility: [
    'A labelled region, not a dialog: it never takes the focus by itself and never blocks the page.',
    'Accept and decline have the same visual weight and are next to each other in the tab order.',
  ],
};
