import type { Docs } from '../../core/manifest/docs.js';
import type { consentGateSettings } from './consent-gate.settings.js';

export const consentGateDocs: Docs<typeof consentGateSettings> = {
  details: `Put the other site's code into a \`<template>\`: browsers load nothing of it. Write beside it what visitors see meanwhile, such
as a link to the same thing. Give the content a size of its own, so that the page does not move when it opens. Removing content
stops its frames and media; a script that has run stops only with the page, which reloads after a no where there is a
\`<cookie-banner>\` or \`<site-consent-link>\`. Scripts run in their order; what they write with \`document.write\` is placed behind them.`,
  slots: { '': 'A `<template>` with what is held back, and what is shown in its place until then.' },
  parts: { placeholder: 'What stands in the place of the content.', once: 'The button that shows it once.', always: 'The button that shows it always.', hide: 'The button that hides it again.' },
  states: { open: 'The content is in the page.' },
  methods: { open: 'Shows the content once.', close: 'Removes the content again.' },
  accessibility: ['The buttons are named by their text, and the focus goes to the content that they show.'],
  panel: {
    icon: 'M6 11h12v9H6zM9 11V7a3 3 0 0 1 6 0v4M12 15v2',
    groups: {
      Content: ['service'],
      Behavior: ['consent'],
    },
    labels: { service: 'Service name', siteHost: 'Remembered host' },
  },
};
