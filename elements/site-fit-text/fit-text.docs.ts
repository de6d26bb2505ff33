import type { Docs } from '../../core/manifest/docs.js';
import type { fitTextSettings } from './fit-text.settings.js';

export const fitTextDocs: Docs<typeof fitTextSettings> = {
  details: `Break lines of scaled text yourself, with \`<br>\` or a paragraph each: the longest one takes the full width. Text is fitted again when its
font has loaded, and when a class or style sheet of the page gives it another one, without moving what is below it.
Browsers with \`text-fit\` show the size from the first frame on where \`site-fit-text.css\` is linked, if letters have no spacing of their own. In others, and with
\`site-elements.critical.css\` alone, the text takes its size when the script comes. So that nothing below it moves, write into your style sheet how wide the longest line is,
in em: the width of the element divided by the size of its text, once it is fitted. For a line of 7.4 em, and a \`max\` of 220:
\`site-fit-text:not(:defined) { container-type: inline-size; inline-size: 100%; line-height: 1.1; white-space: nowrap; }\` and
\`site-fit-text:not(:defined) > h1 { margin: 0; font-size: min(100cqi / 7.4, 220px); line-height: inherit; }\`.`,
  slots: { '': 'The text: a heading, a paragraph.' },
  parts: { text: 'The box of the text.' },
  states: { fitted: 'The text has its size.' },
  accessibility: ['The text stays text and keeps its heading level. It never becomes smaller than `min`, 11 pixels by default; then it wraps.'],
  panel: {
    icon: 'M5 8V5h14v3M12 5v9M3 19h18M6 16l-3 3 3 3M18 16l3 3-3 3',
    groups: {
      Layout: ['mode', 'min', 'max'],
    },
    labels: { min: 'Smallest size', max: 'Largest size' },
  },
};
