import { leaf } from '../../core/element/definition.js';
import { ImageControl } from './image.control.js';
import type { ImageHost } from './image-host.js';
import { imageSettings } from './image.settings.js';
import { imageStyles } from './image.styles.js';
import { imageView } from './image.view.js';

export const image = leaf({
  table: imageSettings,
  styles: [imageStyles],
  machine: (host: ImageHost) => new ImageControl(host),
  update: control => control.update(),
  connect: control => void control.attach(),
  methods: { loadNow: async ({ machine }) => (await import('./load-now.js')).loadNow(machine) },
  template: imageView,
});
