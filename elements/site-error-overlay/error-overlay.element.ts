import { leaf } from '../../core/element/definition.js';
import { keepReadable } from '../../core/element/keep-readable.js';
import { surfaceColors } from '../../styles/surface-colors.light.styles.js';
import { ErrorOverlayController } from './error-overlay.controller.js';
import { errorOverlaySettings } from './error-overlay.settings.js';
import { ErrorOverlayState } from './error-overlay.state.js';
import { errorOverlayStyles } from './error-overlay.styles.js';
import { errorOverlayView } from './error-overlay.view.js';

export const errorOverlay = leaf({
  table: errorOverlaySettings,
  styles: [errorOverlayStyles],
  lightStyles: [surfaceColors('site-error-overlay')],
  state: () => new ErrorOverlayState(),
  controller: ({ state, host }) => new ErrorOverlayController(state, host),
  connect({ controller, host }) {
    controller.connect();
    keepReadable(host);
  },
  moved: ({ controller }) => controller.moved(),
  actions: {
    'click reload': ({ controller }) => controller.reload(),
    'click clear': ({ controller }) => { controller.clear(); },
  },
  methods: {
    show: ({ controller }, message?: string) => controller.show(message),
    clear: ({ controller }) => controller.clear(),
  },
  template: errorOverlayView,
});
