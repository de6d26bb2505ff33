import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

const showDelayMs = 1200; // spec: media-layout §9

export const tooltipSettings = table({
  tag: 'site-tooltip',
  summary: 'Explains a word, button or image of yours when it is hovered, focused, or long-pressed.',
  spec: 'media-layout §2, §9',
  settings: {
    text: setting.text('', 'Text of the tip; a child with `slot="tip"` takes precedence. By default the `title` of your control.'),
    showDelay: setting.number(showDelayMs, 'How long the pointer has to hover before the tip shows; with the keyboard it shows at once.', { min: 0, unit: 'ms', spec: 'media-layout §9' }),
    side: setting.choice(['below', 'above'], 'Where the tip stands if there is room.'),
  },
  events: {
    'site-tooltip-show': event('The tip is about to show. Cancelable: `preventDefault()` keeps it hidden.', { cancelable: true }),
    'site-tooltip-hide': event('The tip is hidden.'),
  },
  texts: {},
});

export type TooltipHost = Host<typeof tooltipSettings.settings, typeof tooltipSettings.events, typeof tooltipSettings.texts>;
