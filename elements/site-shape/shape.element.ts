import { leaf } from '../../core/element/definition.js';
import { shapeSettings } from './shape.settings.js';
import { shapeStyles } from './shape.styles.js';
import { shapeView } from './shape.view.js';
import { showShape } from './show-shape.js';

export const shape = leaf({
  table: shapeSettings,
  styles: [shapeStyles],
  update: ({ host }) => showShape(host),
  template: shapeView,
});
