import type { Docs } from '../../core/manifest/docs.js';
import type { fitTextSettings } from './fit-text.settings.js';

export const fitTextDocs: Docs<typeof fitTextSettings> = {
  details: `Break lines of scaled text yourself, with \`<br>\` or a paragraph each: the longest one takes the full width. Text in a web font is
fitted again when the font has come, without moving what is below it.
Browsers with \`text-fit\` show the size from the first frame on, if letters have no spacing of their own; for others a \`min-block-size\` of the tag in your style sheet keeps the room.`,
  slots: { '': 'The text: a heading, a paragraph.' },
  parts: { text: 'The box of the text.' },
  states: { fitted: 'The text has its size.' },
  accessibility: ['The text stays text and keeps its heading level. It never becomes smaller than `min`, 11 pixels by default; then it wraps.'],
};
