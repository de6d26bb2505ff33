import type { Docs } from '../../core/manifest/describe/docs.js';
import type { consentLinkSettings } from './consent-link.settings.js';

export const consentLinkDocs: Docs<typeof consentLinkSettings> = {
  group: 'notices',
  details: `Add it to the footer of every page. It opens the \`<cookie-banner>\`. If there is no banner, or a content blocker hides it, it
opens a small panel instead. With \`purposes\`, the panel has a switch for each purpose. Put a link to your privacy page inside, which works without scripts. When the visitor declines,
tracking cookies are deleted, and videos, maps and consent gates stop immediately.`,
  slots: { '': 'Your own link or button. By default, a button is rendered.' },
  parts: {
    button: 'The default button.',
    panel: 'The panel, shown if there is no banner.',
    accept: 'The accept button.',
    decline: 'The decline button.',
    purposes: 'The list of purposes, with a switch each.',
    save: 'The button that stores the chosen purposes.',
    reload: 'The button that reloads the page if third-party scripts are still running after consent was withdrawn.',
  },
  states: { open: 'The panel is shown.' },
  methods: { open: 'Opens the banner or the panel.' },
  accessibility: ['The panel receives the focus when it opens and returns it when it closes. Escape closes it. It does not block the page.'],
  panel: {
    icon: 'M12 3l7 3v6c0 4-3 7-7 9-4-2-7-5-7-9V6zM9 12l2 2 4-4',
    isInline: true,
    groups: {
      Content: ['label'],
    },
    labels: { label: 'Button text' },
  },
};
