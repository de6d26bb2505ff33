import type { Docs } from '../../core/manifest/describe/docs.js';
import type { marqueeSettings } from './marquee.settings.js';

export const marqueeDocs: Docs<typeof marqueeSettings> = {
  group: 'media',
  details: `Each child is an item, and so is text without an element around it. On a wave, every child moves up and down individually, and so
does every word of such text. More than 400 words, including copies, move along a line instead. The content is repeated as often
as needed to fill the width; the copies are children with \`data-site-copy\`.`,
  slots: { '': 'Text, links and images.', copy: 'Copies of the content, created by the element.' },
  parts: { view: 'The visible area.', pause: 'The pause and play button.' },
  states: { running: 'The content is moving.' },
  cssProperties: { '--site-marquee-gap': 'Space between two items. Default: 32px.' },
  accessibility: [
    'A button pauses the movement. It also pauses while an item has focus, out of view and in a hidden tab. With reduced motion, it never starts.',
    'Copies are inert and hidden from screen readers: every item is announced once.',
    'Text on a wave is drawn by the element. Your own text stays intact: it is announced once, and can be selected, searched, translated and printed.',
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
