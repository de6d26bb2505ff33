import type { Host } from '../../core/element/host.js';
import { shapes, type ShapeName } from '../../core/shape/shapes.js';
import { setting } from '../../core/settings/setting.js';
import { table, type Values } from '../../core/settings/table.js';

const block = 'media-layout §3, fluid image and shape blocks';
/** A line any thicker would cover the page around the shape. */
const mostStrokePx = 200;

export const shapeSettings = table({
  tag: 'site-shape',
  summary: 'A decorative shape with a fill, gradient or outline, with or without text on it.',
  spec: 'media-layout §3, §4, §9',
  loadImmediately: true,
  settings: {
    name: setting.choice(Object.keys(shapes) as ShapeName[], 'Name of the shape.', { markup: ['data-shape-name'], spec: block }),
    stretch: setting.flag(
      false,
      'Makes the shape fill the element, whatever its aspect ratio. With `false`, it keeps its ratio and fits the limiting side.',
      { markup: ['data-stretch'], spec: block },
    ),
    size: setting.choice(
      ['full', 'small', 'medium', 'large'],
      'Width of the element: the full width, or 5, 12 or 20 rem (`small`, `medium`, `large`).',
      { reflect: true },
    ),
    fill: setting.text(
      '',
      'Color, or several colors separated by commas for a gradient. `none` draws only the outline. Default: `--site-shape-fill`.',
    ),
    gradientAngle: setting.number(180, 'Direction of the gradient: 0 is up, 90 right, 180 down.', { unit: 'degrees' }),
    stroke: setting.text('', 'Color of the outline. Default: `--site-shape-stroke`.'),
    strokeWidth: setting.optionalNumber(
      'Width of the outline. Default: `--site-shape-stroke-width`, otherwise 2 if the outline has a color.',
      { min: 0, max: mostStrokePx, unit: 'pixels' },
    ),
    dropShadow: setting.json<unknown>(null, 'Shadow that follows the outline. The angle is the direction of the light; 90 is from above.', {
      type: '{ angle: number; distance: { value: number; unit: string }; blur: { value: number; unit: string } } | null',
      markup: ['data-drop-shadow'],
      spec: block,
    }),
    label: setting.text('', 'Accessible name of the shape. Without it, the shape is decorative.'),
  },
});

type Rows = typeof shapeSettings;
export type ShapeHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
export type ShapeValues = Values<Rows['settings']>;
