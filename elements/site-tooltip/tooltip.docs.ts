import type { Docs } from '../../core/manifest/docs.js';
import type { tooltipSettings } from './tooltip.settings.js';

export const tooltipDocs: Docs<typeof tooltipSettings> = {
  slots: { '': 'What is explained: a link, a button, a word.', tip: 'The tip, where it is more than a text: `<span slot="tip">`.' },
  parts: { tip: 'The tip.' },
  cssProperties: {
    '--site-tooltip-width': 'Greatest width of the tip; 250px by default.',
    '--site-tooltip-background': 'Background colour of the tip.',
    '--site-tooltip-color': 'Text colour of the tip.',
  },
  states: { open: 'The tip is shown.' },
  methods: { show: 'Shows the tip at once.', hide: 'Hides the tip.' },
  accessibility: [
    'The tip is the accessible description (`aria-describedby`) of your control, or its accessible name where it has none.',
    'A word without a control gets a tab stop. The pointer may move onto the tip, and Escape hides it.',
  ],
  panel: {
    icon: 'M4 4h16v11h-6l-2 4-2-4H4zM8 8h8M8 11h5',
    isInline: true,
    groups: {
      Content: ['text'],
      Behavior: ['side', 'showDelay'],
    },
    labels: { side: 'Position', showDelay: 'Delay' },
  },
};
