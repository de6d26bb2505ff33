import type { Docs } from '../../core/manifest/describe/docs.js';
import type { highlightSettings } from './highlight.settings.js';

export const highlightDocs: Docs<typeof highlightSettings> = {
  group: 'content',
  details: 'The text stays text: it can be selected, searched and translated. The drawing follows it when lines wrap differently.',
  slots: { '': 'The text to highlight.' },
  parts: { drawing: 'The drawing, an `<svg>`.', line: 'A stroke of the drawing, a `<path>`.' },
  accessibility: [
    'The drawing is decorative and hidden from screen readers. Write `<strong>`, `<em>`, `<mark>` or `<del>` inside if it has a meaning.',
    'With reduced motion, there is no animation. In print and with forced colors, the text is underlined or struck through.',
    'A marker is behind the text: check the contrast of the text on your color.',
  ],
  panel: {
    icon: 'M4 16l9-9 4 4-9 9H4zM13 7l2-2 4 4-2 2M14 20h6',
    isInline: true,
    groups: {
      Appearance: ['shape', 'color', 'thickness', 'opacity', 'isFront'],
      Behavior: ['isAnimationEnabled', 'animation', 'duration', 'delay'],
    },
    labels: { isFront: 'In front of the text', isAnimationEnabled: 'Animated', linecap: 'Line ends', blend: 'Blend mode' },
    choices: { enclose: 'Oval' },
  },
};
