import type { Host } from '../../core/element/host.js';
import { setting } from '../../core/settings/setting.js';
import { table } from '../../core/settings/table.js';
import { highlightShapes, type HighlightShape } from './shapes.js';

const spec = 'page-runtime-platform §3, text highlight settings';
const names = Object.keys(highlightShapes) as HighlightShape[];

/** `{ value: 0.06, unit: 'em' }`, as a content system stores it. */
function readLength(length: object): string | null {
  const { value, unit } = length as { value?: unknown; unit?: unknown };
  return typeof value === 'number' && typeof unit === 'string' ? `${value}${unit}` : null;
}

export const highlightSettings = table({
  tag: 'site-highlight',
  summary: 'Words in a text with a line, a circle or a marker drawn behind or round them, over as many lines as they take.',
  spec,
  settings: {
    shape: setting.choice(names, 'What is drawn.', { default: 'underline', spec }),
    color: setting.text('currentcolor', 'Colour of the drawing, any of CSS.', { spec }),
    thickness: setting.text('0.06em', 'Thickness of the line; a marker is as thick as the words are high.', { fromRecord: readLength, spec }),
    linecap: setting.choice(['square', 'round', 'butt'], 'Ends of the line.', { spec }),
    blend: setting.text('none', 'How the drawing mixes with what is behind it: a `mix-blend-mode` of CSS, such as `multiply`, or `none`.', { spec }),
    isFront: setting.flag(false, 'The drawing lies over the words instead of behind them.', { spec }),
    fontSize: setting.text('', 'Size of the words; by default that of the text around them.', { spec }),
    opacity: setting.optionalNumber('Opacity of the drawing, from 0 to 1; by default 1, and 0.3 for a marker.', { min: 0, max: 1, spec }),
    isAnimationEnabled: setting.flag(false, 'The drawing appears when the words come into view, unless less motion is asked for.', { spec }),
    animation: setting.choice(['draw', 'fade', 'fade-scale'], 'How it appears.', { spec }),
    direction: setting.choice(['right', 'left'], 'Where the drawing leads.', { spec }),
    duration: setting.number(0.75, 'How long it takes to appear.', { min: 0, max: 60, unit: 'seconds', spec: 'page-runtime-platform §9' }),
    delay: setting.number(250, 'How long it waits, once in view.', { min: 0, max: 60_000, unit: 'milliseconds', spec: 'page-runtime-platform §9' }),
  },
});

type Rows = typeof highlightSettings;
export type HighlightHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
