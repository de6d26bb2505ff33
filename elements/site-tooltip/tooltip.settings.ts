import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

const showDelayMs = 1200; // spec: media-layout §9

export const tooltipSettings = table({
  tag: 'site-tooltip',
  summary: 'A tooltip for your own text, button or image, shown on hover, focus or long press.',
  spec: 'media-layout §2, §9',
  settings: {
    text: setting.text('', 'Text of the tooltip. A child with `slot="tip"` takes precedence. Default: the `title` of your control.'),
    showDelay: setting.number(showDelayMs, 'Delay before the tooltip is shown on hover. On keyboard focus, it is shown immediately.', {
      min: 0,
      unit: 'ms',
      spec: 'media-layout §9',
    }),
    side: setting.choice(['below', 'above'], 'Preferred position of the tooltip, if there is enough space.'),
  },
  events: {
    'site-tooltip-show': event('The tooltip is about to be shown. Cancelable: after `preventDefault()`, it stays hidden.', {
      cancelable: true,
    }),
    'site-tooltip-hide': event('The tooltip was hidden.'),
  },
  texts: {},
});

export type TooltipHost = Host<typeof tooltipSettings.settings, typeof tooltipSettings.events, typeof tooltipSettings.texts>;
