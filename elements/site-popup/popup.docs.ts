import type { Docs } from '../../core/manifest/describe/docs.js';
import type { popupSettings } from './popup.settings.js';

export const popupDocs: Docs<typeof popupSettings> = {
  group: 'notices',
  details: `Whether a visitor closed the popup is stored under its \`id\`. Without an id, it is stored under its content (text without numbers,
images and field names), so it stays closed on every page, independently of other popups. Set an id if the text changes and the
popup should stay closed. A popup with only empty paragraphs is not shown.
The site context can set all popups of a site: \`"websiteSettings": { "popupOverlaySettings": { "style": 3, "displayFrequency": 30, "showUntilSignup": true } }\`. Attributes and an
element's own settings block take precedence.`,
  slots: { '': 'Content of the popup: text, images, links, a form. A control with `data-site-popup-close` closes it; a control with `data-site-popup-open="id"` anywhere on the page opens it.' },
  parts: { popup: 'The card or cover, a modal dialog.', close: 'The close button.', badge: 'The button that reopens the popup.' },
  states: { open: 'The popup is open.' },
  methods: {
    show: 'Opens the popup, even if the visitor has closed it before. Resolves to `true` on success.',
    hide: 'Closes the popup. Resolves to `true` if it was open.',
  },
  cssProperties: {
    '--site-popup-width': 'Width of the card. Default: 480px.',
    '--site-popup-backdrop': 'Background of the backdrop.',
  },
  accessibility: [
    'A modal dialog: the page behind is inert, Tab stays inside, Escape closes it, and the focus returns to its previous position.',
    'It opens automatically only after the visitor has answered the cookie banner, never while a field has focus, and never over another overlay.',
    'A `lock-screen` without your own control or form to close it has a close button.',
  ],
  panel: {
    icon: 'M3 4h18v16H3zM8 8h8v8H8zM10 11h4M10 13h3',
    groups: {
      Appearance: ['overlayStyle', 'slideType', 'badge'],
      Behavior: ['delay', 'displayFrequency', 'untilSignup', 'mobile', 'enabled', 'version'],
    },
    labels: {
      overlayStyle: 'Color scheme', slideType: 'Type', badge: 'Reopen button', delay: 'Delay in seconds', displayFrequency: 'Show again after days',
      untilSignup: 'Not again after a signup', mobile: 'Show on phones', enabled: 'Open automatically',
    },
  },
};
