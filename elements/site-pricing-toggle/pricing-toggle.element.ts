import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { PricingToggleController } from './pricing-toggle.controller.js';
import { pricingToggleLightStyles } from './pricing-toggle.light.styles.js';
import { pricingToggleSettings } from './pricing-toggle.settings.js';
import { PricingToggleState } from './pricing-toggle.state.js';
import { pricingToggleStyles } from './pricing-toggle.styles.js';

export const pricingToggle = feature({
  table: pricingToggleSettings,
  styles: [pricingToggleStyles],
  lightStyles: [pricingToggleLightStyles],
  state: () => new PricingToggleState(),
  controller: ({ state, host }) => new PricingToggleController(state, host),
  update({ controller, host }) {
    if (host.element?.isConnected) controller?.read();
  },
  connect: ({ controller }) => controller.connect(),
  actions: { 'change choose': ({ controller, target }) => controller.choose((target as HTMLInputElement).value) },
  view: lazyView(() => import('./PricingToggle.js').then(module => module.PricingToggle)),
});
