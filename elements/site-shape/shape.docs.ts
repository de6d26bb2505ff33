import type { Docs } from '../../core/manifest/describe/docs.js';
import type { shapeSettings } from './shape.settings.js';

export const shapeDocs: Docs<typeof shapeSettings> = {
  group: 'media',
  details: `Set \`name\` on the tag, not in a settings block, to reserve its space before the script loads.`,
  slots: { '': 'Text on the shape.' },
  parts: {
    frame: 'The box of the element.',
    drawing: 'The drawing, an `<svg>`.',
    shape: 'The outline, a path with fill and stroke.',
    content: 'The box of the text.',
  },
  cssProperties: {
    '--site-shape-fill': 'Color of the shape. Default: the accent color.',
    '--site-shape-fill-end': 'End color of a gradient.',
    '--site-shape-stroke': 'Color of the outline. Default: none.',
    '--site-shape-stroke-width': 'Width of the outline.',
    '--site-shape-color': 'Color of the text. Default: black or white, whichever has more contrast.',
    '--site-shape-shadow-color': 'Color of the drop shadow.',
  },
  accessibility: [
    'With `label`, the drawing is an image with that accessible name. Without it, the drawing is hidden from screen readers.',
    'Text on the shape stays text in the page.',
  ],
  panel: {
    icon: 'M12 3l3 6 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z',
    groups: {
      Appearance: ['name', 'size', 'fill', 'stroke', 'strokeWidth', 'gradientAngle', 'stretch'],
    },
    labels: { name: 'Shape', fill: 'Fill color', stroke: 'Outline color', strokeWidth: 'Outline width', stretch: 'Fill the whole space' },
  },
};
