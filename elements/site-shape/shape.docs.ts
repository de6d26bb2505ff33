import type { Docs } from '../../core/manifest/docs.js';
import type { shapeSettings } from './shape.settings.js';

export const shapeDocs: Docs<typeof shapeSettings> = {
  details: `Write \`name\` on the tag, not in a settings block, so that its place is kept before the script.`,
  slots: { '': 'Text on the shape.' },
  parts: {
    frame: 'The box of the element.',
    drawing: 'The drawing, an `<svg>`.',
    shape: 'The outline: a path that takes fill and stroke.',
    content: 'The box of the text.',
  },
  cssProperties: {
    '--site-shape-fill': 'Colour of the shape; the accent colour by default.',
    '--site-shape-fill-end': 'Colour a gradient ends in.',
    '--site-shape-stroke': 'Colour of the line; none by default.',
    '--site-shape-stroke-width': 'Width of the line.',
    '--site-shape-color': 'Colour of the text; by default black or white, whichever has more contrast.',
    '--site-shape-shadow-color': 'Colour of the drop shadow.',
  },
  accessibility: [
    'With `label` the drawing is an image with that accessible name; without it, it is decoration and hidden from screen readers.',
    'Text on the shape stays text of the page.',
  ],
  panel: {
    icon: 'M12 3l3 6 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z',
    groups: {
      Appearance: ['name', 'size', 'fill', 'stroke', 'strokeWidth', 'gradientAngle', 'stretch'],
    },
    labels: { name: 'Shape', fill: 'Fill color', stroke: 'Outline color', strokeWidth: 'Outline width', stretch: 'Fill the whole space' },
  },
};
