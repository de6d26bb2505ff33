import type { Docs } from '../../core/manifest/docs.js';
import type { marqueeSettings } from './marquee.settings.js';

export const marqueeDocs: Docs<typeof marqueeSettings> = {
  details: `Each child is an item. Along a wave every item rises and falls by itself: put each word or picture into an element of
its own. The content is repeated after itself as often as its place asks for; the copies are children with \`data-site-copy\`.`,
  slots: { '': 'Words, links and pictures.', copy: 'Copies of them, made by the element.' },
  parts: { view: 'The line.', pause: 'The button that stops the movement and lets it go on.' },
  states: { running: 'The content moves.' },
  cssProperties: { '--site-marquee-gap': 'Room between two items, 32px by default.' },
  accessibility: [
    'A button stops the movement. It also stops while an item has the focus, out of view and in a hidden tab, and never begins where less motion is asked for.',
    'Copies are inert and hidden from screen readers: every item is met once.',
  ],
};
