import type { Docs } from '../../core/manifest/docs.js';
import type { errorOverlaySettings } from './error-overlay.settings.js';

export const errorOverlayDocs: Docs<typeof errorOverlaySettings> = {
  hiddenWithoutScripts: true,
  details: `Put one on every page. Elements that can say what went wrong where the visitor looks, such as a form, do so; this is for what
nobody else tells: a response with \`"authorizationFail": true\`, and failures that your own scripts report with \`reportFailure\` or
\`dataOrReport\` of \`site-elements/utilities\`. Without the element the same overlay comes, in English or in \`texts["system-error"]\` of the
site context, and its code is fetched only then; with it the overlay speaks the page's language, shows your own words too, and is
there without a connection.`,
  slots: { '': 'What visitors can do about it, such as how to reach you.' },
  parts: { overlay: 'The overlay, a modal dialog.', heading: 'The heading.', message: 'What went wrong.', reload: 'The Reload Page button.', clear: 'The Clear button.', key: 'The error key.' },
  states: { open: 'The overlay is shown.' },
  methods: {
    show: 'Shows a message of yours, or that there is no connection: `show("The oven is cold.")`. Resolves to `false` where it is shown already.',
    clear: 'Closes it. Resolves to `true` if it was open.',
  },
  accessibility: [
    'An alert dialog named by its heading and described by the message: screen readers tell both when it comes.',
    'The page behind is inert, the focus is on Reload Page and returns to where it was; Escape clears it.',
  ],
  panel: {
    icon: 'M12 4l9 16H3zM12 10v4M12 17v.01',
    groups: {
      Content: ['heading'],
    },
  },
};
