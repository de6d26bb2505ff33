import type { Docs } from '../../core/manifest/describe/docs.js';
import type { consentGateSettings } from './consent-gate.settings.js';

export const consentGateDocs: Docs<typeof consentGateSettings> = {
  group: 'notices',
  details: `Put the third-party code into a \`<template>\`: browsers don't load anything in it. Beside it, write a placeholder for visitors, such
as a link to the same content. Set a size on the content so that the page doesn't shift when it opens. Removing content stops its
frames and media. A script that has run stops only on a page load, so the page reloads when the visitor declines, if it has a
\`<cookie-banner>\` or \`<site-consent-link>\`. Scripts run in their order; output of \`document.write\` is inserted after the script.`,
  slots: { '': 'A `<template>` with the blocked content, and a placeholder.' },
  parts: { placeholder: 'The placeholder.', service: 'The name of the service in it.', once: 'The button that shows the content once.', always: 'The button that always shows the content.', hide: 'The button that hides the content.' },
  states: { open: 'The content is shown.' },
  methods: { open: 'Shows the content once.', close: 'Removes the content.' },
  accessibility: ['The buttons are named by their text. After a click, the focus moves to the content.'],
  panel: {
    icon: 'M6 11h12v9H6zM9 11V7a3 3 0 0 1 6 0v4M12 15v2',
    groups: {
      Content: ['service'],
      Behavior: ['consent'],
    },
    labels: { service: 'Service name', siteHost: 'Remembered host' },
  },
};
