import type { Docs } from '../../core/manifest/describe/docs.js';
import type { fitTextSettings } from './fit-text.settings.js';

export const fitTextDocs: Docs<typeof fitTextSettings> = {
  group: 'content',
  details: `Break the lines of scaled text yourself, with \`<br>\` or a paragraph each: the longest line takes the full width. Text is fitted again
when its font has loaded, and when a class or style sheet of the page changes its font, without shifting the content below.
If \`site-fit-text.css\` is linked, browsers that support \`text-fit\` use the final size from the first frame, unless the text has
letter spacing. In other browsers, and with only \`site-elements.critical.css\`, the size is set when the script loads. To avoid a
layout shift, set the width of the longest line in em in your style sheet: the width of the element divided by the fitted font size.
For a line of 7.4 em and a \`max\` of 220:
\`site-fit-text:not(:defined) { container-type: inline-size; inline-size: 100%; line-height: 1.1; white-space: nowrap; }\` and
\`site-fit-text:not(:defined) > h1 { margin: 0; font-size: min(100cqi / 7.4, 220px); line-height: inherit; }\`.`,
  slots: { '': 'The text: a heading, a paragraph.' },
  parts: { text: 'The box around the text.' },
  states: { fitted: 'The text has its final size.' },
  accessibility: ['The text stays text and keeps its heading level. It never becomes smaller than `min` (11 pixels by default); then it wraps.'],
  panel: {
    icon: 'M5 8V5h14v3M12 5v9M3 19h18M6 16l-3 3 3 3M18 16l3 3-3 3',
    groups: {
      Layout: ['mode', 'min', 'max'],
    },
    labels: { min: 'Minimum size', max: 'Maximum size' },
  },
};
