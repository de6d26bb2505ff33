import type { Docs } from '../../core/manifest/docs.js';
import type { pinItSettings } from './pin-it.settings.js';

export const pinItDocs: Docs<typeof pinItSettings> = {
  details: `Empty, anywhere in a page, it serves the whole page; around pictures it serves those, in galleries and \`<site-image>\` too. The
button is a link to Pinterest's public page for a new pin, with the address of the page (its canonical one, where it has one), of the
largest file of the picture, and a description: \`data-pin-description\`, else the picture's \`alt\`, its caption, or the description
of the page. Nothing of Pinterest is loaded, and nothing is sent there before a visitor presses.

Pinterest's own attributes work, on a picture or on an element around several: \`data-pin-description\`, \`data-pin-media\`,
\`data-pin-url\`; \`data-pin-nopin\`, \`nopin\` or \`data-pin-no-hover\` for no button; \`data-pin-id\` on a picture to save a pin that
exists; \`<meta name="pinterest" content="nopin">\` for none on the page. A picture in a dialog has a button where the tag is in the
dialog, too; one whose file nobody else can load (\`data:\`, \`blob:\`) has none.`,
  slots: { '': 'Your pictures, in whatever they stand; or nothing, for the whole page.' },
  parts: { save: 'A button.' },
  accessibility: [
    'Buttons are links that say what they save and that they open a new window. They are a toolbar after the content: Tab leads to it once, arrow keys, Home and End to every picture.',
    'A button shows over its picture when it has the focus, when the picture or the link around it is hovered or focused, and always where there is no mouse, 44 px high.',
  ],
  panel: {
    icon: 'M9 4h6l-1 6 3 3H7l3-3zM12 13v7',
    groups: {
      Appearance: ['mode', 'position', 'minSize'],
    },
    labels: { mode: 'Show buttons', minSize: 'Smallest picture', within: 'Part of the page' },
    choices: {
      hover: 'On hover', disabled: 'Never', 'top-start': 'Top, at the start', 'top-end': 'Top, at the end', 'bottom-start': 'Bottom, at the start',
      'bottom-end': 'Bottom, at the end',
    },
  },
};
