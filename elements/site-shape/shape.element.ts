import { leaf } from '../../core/element/definition.js';
import { ShapeController } from './shape.controller.js';
import { shapeLightStyles } from './shape.light.styles.js';
import { shapeSettings, type ShapeHost } from './shape.settings.js';
import { shapeStyles } from './shape.styles.js';
import { shapeView } from './shape.view.js';

export const shape = leaf({
  table: shapeSettings,
  styles: [shapeStyles],
  lightStyles: [shapeLightStyles],
  controller: ({ host }: { host: ShapeHost }) => new ShapeController(host),
  update: ({ controller }) => controller?.update(),
  template: shapeView,
});
