import type { Host } from '../../core/element/host.js';
import { shapes, type ShapeName } from '../../core/shape/shapes.js';
import { setting } from '../../core/settings/setting.js';
import { table, type Values } from '../../core/settings/table.js';

const block = 'media-layout §3, fluid image and shape blocks';
/** A line any thicker would cover the page around the shape. */
const mostStrokePx = 200;

export const shapeSettings = table({
  tag: 'site-shape',
  summary: 'An outline in any colour, gradient or line, with or without text on it.',
  spec: 'media-layout §3, §4, §9',
  loadImmediately: true,
  settings: {
    name: setting.choice(Object.keys(shapes) as ShapeName[], 'Which outline.', { markup: ['data-shape-name'], spec: block }),
    stretch: setting.flag(false,
      'Whether the shape fills the element, whatever its proportions. Otherwise it keeps its own and is sized by the limiting side.',
      { markup: ['data-stretch'], spec: block }),
    size: setting.choice(['full', 'small', 'medium', 'large'],
      'Width of the element: all there is, or 5, 12 or 20 rem beside others.', { reflect: true }),
    fill: setting.text('',
      'A colour, or several with commas for a gradient; `none` for a line alone. By default --site-shape-fill.'),
    gradientAngle: setting.number(180, 'Where a gradient leads: 0 is up, 90 to the right, 180 down.', { unit: 'degrees' }),
    stroke: setting.text('', 'Colour of the line; by default --site-shape-stroke.'),
    strokeWidth: setting.optionalNumber('Width of the line; by default --site-shape-stroke-width, or 2 where a line has a colour.',
      { min: 0, max: mostStrokePx, unit: 'pixels' }),
    dropShadow: setting.json<unknown>(null, 'A shadow that follows the outline. The angle is where the light comes from: 90 from above.',
      { type: '{ angle: number; distance: { value: number; unit: string }; blur: { value: number; unit: string } } | null', markup: ['data-drop-shadow'], spec: block }),
    label: setting.text('', 'What the shape shows, for screen readers; without it the shape is decoration.'),
  },
});

type Rows = typeof shapeSettings;
export type ShapeHost = Host<Rows['settings'], Rows['events'], Rows['texts']>;
export type ShapeValues = Values<Rows['settings']>;
