import { html, nothing } from 'lit/html.js';
import { leaf } from '../../core/element/definition.js';
import { keepReadable } from '../../core/element/keep-readable.js';
import { surfaceColors } from '../../styles/surface-colors.light.styles.js';
import { MobileBarController } from './mobile-bar.controller.js';
import { mobileBarSettings } from './mobile-bar.settings.js';
import { MobileBarState } from './mobile-bar.state.js';
import { mobileBarStyles } from './mobile-bar.styles.js';

export const mobileBar = leaf({
  table: mobileBarSettings,
  styles: [mobileBarStyles],
  lightStyles: [surfaceColors('site-mobile-bar:defined')],
  state: () => new MobileBarState(),
  controller: ({ state, host }) => new MobileBarController(state, host),
  update: ({ controller }) => controller?.update(),
  connect({ controller, host }) {
    controller.connect();
    keepReadable(host);
  },
  moved: ({ controller }) => controller.moved(),
  template: ({ state, values, host }) => (state.isShown
    ? html`<nav class="bar ${values.theme}" part="bar" popover="manual" aria-label=${values.label || host.text('contact')}><slot></slot></nav>`
    : nothing),
});
