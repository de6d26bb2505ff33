import type { Docs } from '../../core/manifest/docs.js';
import type { highlightSettings } from './highlight.settings.js';

export const highlightDocs: Docs<typeof highlightSettings> = {
  details: 'The words stay text: they can be selected, found and translated, and the drawing follows them when they wrap elsewhere.',
  slots: { '': 'The words.' },
  parts: { drawing: 'The drawing, an `<svg>`.', line: 'A stroke of it, a `<path>`.' },
  accessibility: [
    'The drawing is decoration, hidden from screen readers. Write `<strong>`, `<em>`, `<mark>` or `<del>` inside where it means something.',
    'It appears without motion where less motion is asked for. On paper and in forced colours words are underlined or struck through.',
    'A marker in a colour of yours lies behind the words: see that they keep their contrast on it.',
  ],
  panel: {
    icon: 'M4 16l9-9 4 4-9 9H4zM13 7l2-2 4 4-2 2M14 20h6',
    isInline: true,
    groups: {
      Appearance: ['shape', 'color', 'thickness', 'opacity', 'isFront'],
      Behavior: ['isAnimationEnabled', 'animation', 'duration', 'delay'],
    },
    labels: { isFront: 'In front of the words', isAnimationEnabled: 'Animated', linecap: 'Line ends', blend: 'Blend mode' },
    choices: { enclose: 'Oval' },
  },
};
