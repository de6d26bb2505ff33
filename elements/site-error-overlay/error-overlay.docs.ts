import type { Docs } from '../../core/manifest/describe/docs.js';
import type { errorOverlaySettings } from './error-overlay.settings.js';

export const errorOverlayDocs: Docs<typeof errorOverlaySettings> = {
  group: 'site',
  hiddenWithoutScripts: true,
  details: `Add one to every page. Elements such as forms show their own errors in place. The overlay is for the others: a response with
\`"authorizationFail": true\`, and errors that your own scripts report with \`reportFailure\` or \`dataOrReport\` from
\`site-elements/utilities\`. It has a Reload Page button and a Clear button. Without the element, the same overlay is loaded on demand, in
English or with \`texts["system-error"]\` of the site context. With the element, the overlay is in the page's language, shows your own
content and also works offline.`,
  slots: { '': 'What visitors can do about the error, such as how to contact you.' },
  parts: { overlay: 'The overlay, a modal dialog.', heading: 'The heading.', message: 'The error message.', reload: 'The Reload Page button.', clear: 'The Clear button.', key: 'The error key.' },
  states: { open: 'The overlay is shown.' },
  methods: {
    show: 'Shows your own message, or that the visitor is offline: `show("The oven is cold.")`. Resolves to `false` if the overlay is already open.',
    clear: 'Closes the overlay. Resolves to `true` if it was open.',
  },
  accessibility: [
    'The overlay is an alert dialog, named by its heading and described by its message. Screen readers announce both when it opens.',
    'The page behind it is inert. The focus is on Reload Page and returns to its previous position. Escape closes the overlay.',
  ],
  panel: {
    icon: 'M12 4l9 16H3zM12 10v4M12 17v.01',
    groups: {
      Content: ['heading'],
    },
  },
};
