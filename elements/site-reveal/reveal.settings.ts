import type { Host } from '../../core/element/host.js';
import { event, table } from '../../core/settings/table.js';
import { setting } from '../../core/settings/setting.js';

const spec = 'page-runtime-platform §9';

export const revealSettings = table({
  tag: 'site-reveal',
  summary: 'Animates parts of a page when they scroll into view, one after another. Any element can use it with `data-site-reveal`.',
  spec: 'page-runtime-platform §4, §9; media-layout §9',
  // The element has no box, and parts must be hidden before they scroll into view.
  loadOffscreen: true,
  worksAsAttribute: true,
  settings: {
    effect: setting.choice(['fade', 'scale', 'slide', 'clip', 'blur', 'none'], 'Animation of a part. `none` shows it immediately.', {
      spec: 'media-layout §9',
    }),
    direction: setting.choice(
      ['up', 'down', 'left', 'right', 'start', 'end'],
      'Direction of `slide` and `clip`; `end` is the reading direction.',
    ),
    duration: setting.number(300, 'Duration of the animation.', { min: 0, max: 10_000, unit: 'milliseconds', spec: 'media-layout §9' }),
    delay: setting.number(0, 'Delay before the animation, once in view.', { min: 0, max: 10_000, unit: 'milliseconds' }),
    stagger: setting.number(100, 'Delay between parts that come into view together.', { min: 0, max: 2000, unit: 'milliseconds' }),
    visibleRatio: setting.number(
      0.5,
      'Fraction of a part that must be visible, from 0 to 1. A part larger than the window appears as soon as any of it is visible.',
      { min: 0, max: 1, spec },
    ),
  },
  events: {
    'site-reveal-show': event<{ element: Element }>('A part starts its animation or is shown immediately.', {
      type: '{ element: Element }',
    }),
  },
});

type Rows = typeof revealSettings;
export type RevealHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
export type RevealValues = RevealHost['values'];
