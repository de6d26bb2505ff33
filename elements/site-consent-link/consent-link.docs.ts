import type { Docs } from '../../core/manifest/docs.js';
import type { consentLinkSettings } from './consent-link.settings.js';

export const consentLinkDocs: Docs<typeof consentLinkSettings> = {
  details: `Put it into the footer of every page. Where a \`<cookie-banner>\` can be shown it opens that one; where there is none, or
a content blocker hides it, it asks in a small panel of its own. Write a link to your privacy page inside: it is what works
without scripts. A no clears the tracking cookies, and videos, maps and gates stop at once.`,
  slots: { '': 'Your own link or button; without one the element shows a button.' },
  parts: {
    button: 'The button, where the tag has no content.',
    panel: 'The panel that asks where there is no banner.',
    accept: 'The accept button.',
    decline: 'The decline button.',
    reload: 'The button that reloads the page, where scripts of other services still run after a withdrawal.',
  },
  states: { open: 'The panel is shown.' },
  methods: { open: 'Opens the banner or the panel.' },
  accessibility: ['The panel takes the focus when it opens and gives it back; Escape closes it. It does not block the page.'],
  panel: {
    icon: 'M12 3l7 3v6c0 4-3 7-7 9-4-2-7-5-7-9V6zM9 12l2 2 4-4',
    isInline: true,
    groups: {
      Content: ['label'],
    },
    labels: { label: 'Button text' },
  },
};
