import type { Docs } from '../../core/manifest/describe/docs.js';
import type { cookieListSettings } from './cookie-list.settings.js';

export const cookieListDocs: Docs<typeof cookieListSettings> = {
  group: 'notices',
  details: `Put it on your privacy page. It lists cookies, entries of the browser's storage and content from other hosts, from the table
that the elements themselves use, and the services of your \`<cookie-banner>\`. Each purpose has a table and the visitor's current answer, and a button
opens the cookie settings.

Elements on this page are listed automatically: what they load from another host with its name, what comes from your own site not at all. Name those on other pages in \`elements\`. Some rows need a condition:
\`site-form[captcha]\` for a form with a captcha, \`site-follow[buttons=official]\` for the networks' own buttons. \`all\` lists every
element, also those that you do not use.

The list knows nothing of cookies that your server sets, or scripts that you have added. Add them to \`services\`, with \`purpose\` \`necessary\`
if the site does not work without them. Your own content is shown without scripts: write the same list, or a link to it.

The list is rendered by the script and shifts the content below. Set a \`min-block-size\` on the tag in your style sheet to reserve space.`,
  slots: {
    '': 'Your own list, shown without scripts and until the list is rendered.',
    note: 'Your own notes or tables, below the list: `<p slot="note">`.',
  },
  parts: {
    group: 'The title, text and table of a purpose.',
    title: 'The title of a purpose.',
    answer: 'The visitor’s current answer for a purpose.',
    table: 'The table of a purpose.',
    button: 'The button that opens the cookie settings. Only if the page has a `<cookie-banner>` or `<site-consent-link>`.',
  },
  methods: { refresh: 'Reads the elements and services of the page again, for example after your script has added some.' },
  accessibility: [
    'Each purpose is a heading of level 3 with a table. On narrow screens, rows become a stack, and remain a table for screen readers.',
    'Printed, the list has the addresses of its links, and neither the button nor the answer.',
  ],
  panel: {
    icon: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 10v9',
    groups: { Content: ['elements', 'services', 'purposeTexts'] },
    labels: { elements: 'Elements on other pages', services: 'Services', purposeTexts: 'Texts of purposes' },
  },
};
