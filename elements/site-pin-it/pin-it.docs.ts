import type { Docs } from '../../core/manifest/describe/docs.js';
import type { pinItSettings } from './pin-it.settings.js';

export const pinItDocs: Docs<typeof pinItSettings> = {
  group: 'media',
  details: `An empty tag, anywhere on the page, adds buttons to all images of the page. Around images, it adds buttons only to those, also in
galleries and \`<site-image>\`. The button is a link to Pinterest's public page for a new pin, with the URL of the page (its canonical
URL, if set), the URL of the image's largest file, and a description: \`data-pin-description\`, otherwise the image's \`alt\`, its
caption, or the description of the page. Nothing loads from Pinterest, and nothing is sent before the visitor clicks.

Pinterest's own attributes are supported, on an image or a parent of several: \`data-pin-description\`, \`data-pin-media\`,
\`data-pin-url\`; \`data-pin-nopin\`, \`nopin\` or \`data-pin-no-hover\` for no button; \`data-pin-id\` on an image to save an existing
pin; \`<meta name="pinterest" content="nopin">\` for no buttons on the page. An image in a dialog has a button if the tag is also in
the dialog. Images with a \`data:\` or \`blob:\` URL have no button.`,
  slots: { '': 'Your images, in any markup. If empty, the whole page.' },
  parts: { save: 'A Save button.' },
  accessibility: [
    'Buttons are links; their names contain the image and that they open a new window. They are in a toolbar after the content: one tab stop, with arrow keys, Home and End to move between the images.',
    'A button is shown when it has focus, when the image or the link around it is hovered or focused, and always on touch devices, with a height of 44 px.',
  ],
  panel: {
    icon: 'M9 4h6l-1 6 3 3H7l3-3zM12 13v7',
    groups: {
      Appearance: ['mode', 'position', 'minSize'],
    },
    labels: { mode: 'Show buttons', minSize: 'Minimum image size', within: 'Part of the page' },
    choices: {
      hover: 'On hover', disabled: 'Never', 'top-start': 'Top, at the start', 'top-end': 'Top, at the end', 'bottom-start': 'Bottom, at the start',
      'bottom-end': 'Bottom, at the end',
    },
  },
};
