import type { Docs } from '../../core/manifest/docs.js';
import type { popupSettings } from './popup.settings.js';

export const popupDocs: Docs<typeof popupSettings> = {
  slots: { '': 'What it shows: text, images, links, a form. A control with `data-site-popup-close` closes it; one with `data-site-popup-open="id"` anywhere on the page opens it.' },
  parts: { popup: 'The card or cover, a modal dialog.', close: 'The button that closes.', badge: 'The button that opens it again.' },
  states: { open: 'It is shown.' },
  methods: {
    show: 'Opens it, whatever is stored. Resolves to `true` if it does.',
    hide: 'Closes it. Resolves to `true` if it was open.',
  },
  cssProperties: {
    '--site-popup-width': 'Width of the card; 480px.',
    '--site-popup-backdrop': 'What covers the page behind it.',
  },
  accessibility: [
    'A modal dialog: the page behind is inert, Tab stays inside, Escape closes, and the focus returns to where it was.',
    'It comes by itself only after the cookie question is answered, never while a field has the focus, and never over another overlay.',
    'A `lock-screen` without a control or form of yours that ends it has a close button all the same.',
  ],
};
