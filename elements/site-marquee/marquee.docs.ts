import type { Docs } from '../../core/manifest/docs.js';
import type { marqueeSettings } from './marquee.settings.js';

export const marqueeDocs: Docs<typeof marqueeSettings> = {
  details: `Each child is an item, and so is text without an element round it. Along a wave every child rises and falls by itself,
and so does every word of such text; more than 400 words, with those of the copies, move along a line. The content is repeated
after itself as often as its place asks for; the copies are children with \`data-site-copy\`.`,
  slots: { '': 'Words, links and pictures.', copy: 'Copies of them, made by the element.' },
  parts: { view: 'The line.', pause: 'The button that stops the movement and lets it go on.' },
  states: { running: 'The content moves.' },
  cssProperties: { '--site-marquee-gap': 'Room between two items, 32px by default.' },
  accessibility: [
    'A button stops the movement. It also stops while an item has the focus, out of view and in a hidden tab, and never begins where less motion is asked for.',
    'Copies are inert and hidden from screen readers: every item is met once.',
    'Words that ride a wave are drawn by the element. Your own text stays whole: it is read once, selected, searched, translated and printed as any other.',
  ],
  panel: {
    icon: 'M3 12h13M13 8l4 4-4 4M20 6v12M3 7h5M3 17h5',
    groups: {
      Behavior: ['animationDirection', 'animationSpeed', 'pausedOnHover'],
      Appearance: ['waveFrequency', 'waveIntensity'],
    },
    labels: {
      animationDirection: 'Direction', animationSpeed: 'Speed', pausedOnHover: 'Pause on hover', waveFrequency: 'Number of waves',
      waveIntensity: 'Wave height',
    },
  },
};
