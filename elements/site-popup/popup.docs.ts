import type { Docs } from '../../core/manifest/docs.js';
import type { popupSettings } from './popup.settings.js';

export const popupDocs: Docs<typeof popupSettings> = {
  details: `That a visitor has closed it is stored under its \`id\`. Without an id it is stored under its content (text without numbers, pictures, field
names), so that it is closed on every page it is on, and another popup has a record of its own. Give it an id if its text will change
and should stay closed. With nothing in it but empty paragraphs, it is not shown.
The site context can set all popups of a site: \`"websiteSettings": { "popupOverlaySettings": { "style": 3, "displayFrequency": 30, "showUntilSignup": true } }\`. Attributes and an
element's own settings block come first.`,
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
  panel: {
    icon: 'M3 4h18v16H3zM8 8h8v8H8zM10 11h4M10 13h3',
    groups: {
      Appearance: ['overlayStyle', 'slideType', 'badge'],
      Behavior: ['delay', 'displayFrequency', 'untilSignup', 'mobile', 'enabled', 'version'],
    },
    labels: {
      overlayStyle: 'Color scheme', slideType: 'Type', badge: 'Button that reopens it', delay: 'Delay in seconds', displayFrequency: 'Show again after days',
      untilSignup: 'Not again after a signup', mobile: 'Show on phones', enabled: 'Open automatically',
    },
  },
};
