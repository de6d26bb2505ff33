import { feature } from '../../core/element/definition.js';
import { LightboxController, lightboxView } from './lightbox.controller.js';
import { lightboxSettings } from './lightbox.settings.js';
import { LightboxState } from './lightbox.state.js';
import { lightboxStyles } from './lightbox.styles.js';
import { watchLinks } from './page/watch-links.js';

export const lightbox = feature({
  table: lightboxSettings,
  styles: [lightboxStyles],
  nested: true,
  beforeDefining: watchLinks,
  state: () => new LightboxState(),
  controller: ({ state, host }) => new LightboxController(state, host),
  connect: ({ controller }) => controller.connect(),
  moved: ({ controller }) => controller.viewer?.moved(),
  actions: {
    'click close': ({ controller }) => { controller.viewer?.close(); },
    'click previous': ({ controller }) => controller.viewer?.do('previous'),
    'click next': ({ controller }) => controller.viewer?.do('next'),
    'click zoom': ({ controller }) => controller.viewer?.do('zoom'),
    'click caption': ({ controller }) => controller.viewer?.do('caption'),
    'click caption-text': ({ controller, event }) => {
      if (!(event.composedPath()[0] as Element).closest('a')) controller.viewer?.do('caption-text');
    },
    'click tool': ({ controller, target }) => controller.viewer?.press((target as HTMLButtonElement).value),
    'click slide': ({ controller, target }) => { void controller.show(Number((target as HTMLButtonElement).value)); },
  },
  methods: {
    show: ({ controller }, index = 0) => controller.show(index),
    hide: ({ controller }) => controller.hide(),
    next: ({ controller }) => controller.turn(1),
    previous: ({ controller }) => controller.turn(-1),
  },
  view: lightboxView,
});
