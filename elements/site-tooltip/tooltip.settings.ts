import { setting } from '../../core/settings/setting.js';
import { event, table } from '../../core/settings/table.js';

const showDelayMs = 1200; // spec: media-layout §9

export const tooltipSettings = table({
  tag: 'site-tooltip',
  summary: 'Explains a word, button or picture of yours when it is pointed at, focused, or pressed for a while.',
  spec: 'media-layout §2, §9',
  settings: {
    text: setting.text('', 'What the tip says, where a child with `slot="tip"` does not say it; else the `title` of your control.'),
    showDelay: setting.number(showDelayMs, 'How long a pointer has to rest before the tip shows; with the keyboard it shows at once.', { min: 0, unit: 'ms', spec: 'media-layout §9' }),
    side: setting.choice(['below', 'above'], 'Where the tip stands if there is room.'),
  },
  events: {
    'site-tooltip-show': event('The tip is about to show. `preventDefault()` keeps it hidden.', { cancelable: true }),
    'site-tooltip-hide': event('The tip is hidden.'),
  },
  texts: {},
  slots: { '': 'What is explained: a link, a button, a word.', tip: 'What the tip says, where it is more than a text: `<span slot="tip">`.' },
  parts: { tip: 'The tip.' },
  cssProperties: {
    '--site-tooltip-width': 'Greatest width of the tip; 250px by default.',
    '--site-tooltip-background': 'Its colour.',
    '--site-tooltip-color': 'The colour of its words.',
  },
  states: { open: 'The tip shows.' },
  methods: { show: 'Shows the tip at once.', hide: 'Hides the tip.' },
});
