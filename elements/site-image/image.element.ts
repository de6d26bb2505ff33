import { leaf } from '../../core/element/definition.js';
import { ImageControl } from './image.control.js';
import type { ImageHost } from './image-host.js';
import { imageLightStyles } from './image.light.styles.js';
import { imageSettings } from './image.settings.js';
import { imageStyles } from './image.styles.js';
import { imageView } from './image.view.js';

export const image = leaf({
  table: imageSettings,
  styles: [imageStyles],
  lightStyles: [imageLightStyles],
  state: (host: ImageHost) => new ImageControl(host),
  update: ({ state }) => state.update(),
  connect: ({ state }) => state.attach(),
  methods: { loadNow: async ({ state }) => (await import('./load-now.js')).loadNow(state) },
  template: ({ values, state: machine }) => imageView({ values, machine }),
});
