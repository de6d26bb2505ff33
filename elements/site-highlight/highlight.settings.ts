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
  summary: 'Highlights words in a text with a line, circle or marker, also over several lines.',
  spec,
  settings: {
    shape: setting.choice(names, 'Shape of the highlight.', { default: 'underline', spec }),
    color: setting.text('currentcolor', 'Color of the drawing, as any CSS color.', { spec }),
    thickness: setting.text('0.06em', 'Thickness of the line. A marker is always as thick as the text is high.', { fromRecord: readLength, spec }),
    linecap: setting.choice(['square', 'round', 'butt'], 'Shape of the line ends.', { spec }),
    blend: setting.text('none', 'Blend mode of the drawing: a CSS `mix-blend-mode` such as `multiply`, or `none`.', { spec }),
    isFront: setting.flag(false, 'Draws in front of the text instead of behind it.', { spec }),
    fontSize: setting.text('', 'Font size of the highlighted text. Default: the size of the surrounding text.', { spec }),
    opacity: setting.optionalNumber('Opacity of the drawing, from 0 to 1. Default: 1, and 0.3 for a marker.', { min: 0, max: 1, spec }),
    isAnimationEnabled: setting.flag(false, 'Animates the drawing when the text scrolls into view. Off with reduced motion.', { spec }),
    animation: setting.choice(['draw', 'fade', 'fade-scale'], 'Type of the animation.', { spec }),
    direction: setting.choice(['right', 'left'], 'Direction in which the line is drawn.', { spec }),
    duration: setting.number(0.75, 'Duration of the animation.', { min: 0, max: 60, unit: 'seconds', spec: 'page-runtime-platform §9' }),
    delay: setting.number(250, 'Delay before the animation, once in view.', { min: 0, max: 60_000, unit: 'milliseconds', spec: 'page-runtime-platform §9' }),
  },
});

type Rows = typeof highlightSettings;
export type HighlightHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
