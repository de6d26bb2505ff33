import type { Docs } from '../../core/manifest/describe/docs.js';
import type { tooltipSettings } from './tooltip.settings.js';

export const tooltipDocs: Docs<typeof tooltipSettings> = {
  group: 'notices',
  slots: { '': 'The element to explain: a link, a button, a word.', tip: 'Tooltip content with markup: `<span slot="tip">`.' },
  parts: { tip: 'The tooltip.' },
  cssProperties: {
    '--site-tooltip-width': 'Maximum width of the tooltip. Default: 250px.',
    '--site-tooltip-background': 'Background color of the tooltip.',
    '--site-tooltip-color': 'Text color of the tooltip.',
  },
  states: { open: 'The tooltip is shown.' },
  methods: { show: 'Shows the tooltip immediately.', hide: 'Hides the tooltip.' },
  accessibility: [
    'The tooltip is the accessible description (`aria-describedby`) of your control, or its accessible name if it has none.',
    'Text without a control gets a tab stop. The pointer can move onto the tooltip, and Escape hides it.',
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
