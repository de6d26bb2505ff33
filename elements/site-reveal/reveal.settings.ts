import type { Host } from '../../core/element/host.js';
import { event, table } from '../../core/settings/table.js';
import { setting } from '../../core/settings/setting.js';

const spec = 'page-runtime-platform §9';

export const revealSettings = table({
  tag: 'site-reveal',
  summary: 'Parts of a page that appear as they are scrolled into view, one after another; `data-site-reveal` does the same for any element.',
  spec: 'page-runtime-platform §4, §9; media-layout §9',
  // It has no box that could come near the viewport, and what is to appear has to be known before it does.
  loadOffscreen: true,
  worksAsAttribute: true,
  settings: {
    effect: setting.choice(['fade', 'scale', 'slide', 'clip', 'blur', 'none'], 'How a part appears; `none` shows it at once.', { spec: 'media-layout §9' }),
    direction: setting.choice(['up', 'down', 'left', 'right', 'start', 'end'], 'Where `slide` and `clip` lead; `end` is the direction of reading.'),
    duration: setting.number(300, 'How long a part takes to appear.', { min: 0, max: 10_000, unit: 'milliseconds', spec: 'media-layout §9' }),
    delay: setting.number(0, 'How long it waits, once in view.', { min: 0, max: 10_000, unit: 'milliseconds' }),
    stagger: setting.number(100, 'How long the next part waits after the one before, where several come into view together.', { min: 0, max: 2000, unit: 'milliseconds' }),
    visibleRatio: setting.number(0.5, 'The share of a part that has to be in view, from 0 to 1. A part too large to be seen whole appears as soon as some of it is.', { min: 0, max: 1, spec }),
  },
  events: {
    'site-reveal-show': event<{ element: Element }>('A part begins to appear, or is shown at once; the detail has it.', { type: '{ element: Element }' }),
  },
});

type Rows = typeof revealSettings;
export type RevealHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
export type RevealValues = RevealHost['values'];
