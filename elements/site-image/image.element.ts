import { leaf } from '../../core/element/definition.js';
import { ImageController } from './image.controller.js';
import { imageLightStyles } from './image.light.styles.js';
import { imageSettings, type ImageHost } from './image.settings.js';
import { ImageState } from './image.state.js';
import { imageStyles } from './image.styles.js';
import { imageView } from './image.view.js';

export const image = leaf({
  table: imageSettings,
  styles: [imageStyles],
  lightStyles: [imageLightStyles],
  state: () => new ImageState(),
  controller: ({ state, host }: { state: ImageState; host: ImageHost }) => new ImageController(state, host),
  update: ({ controller }) => controller?.update(),
  connect: ({ controller }) => controller.connect(),
  methods: { loadNow: async ({ controller }) => (await import('./features/load-now.js')).loadNow(controller) },
  template: imageView,
});
