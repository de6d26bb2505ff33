import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { DonationButtonController } from './donation-button.controller.js';
import { donationButtonSettings, type DonationButtonHost } from './donation-button.settings.js';
import type { DonationButtonState } from './donation-button.state.js';
import { donationButtonStyles } from './donation-button.styles.js';
import { firstDonation } from './first-donation.js';

export const donationButton = feature({
  table: donationButtonSettings,
  styles: [donationButtonStyles],
  state: firstDonation,
  controller: ({ state, host }: { state: DonationButtonState; host: DonationButtonHost }) => new DonationButtonController(state, host),
  update: ({ controller }) => controller?.read(),
  connect: ({ controller }) => controller.connect(),
  actions: {
    'change choose': ({ controller, target }) => controller.choose(target as HTMLInputElement, 'change'),
    'input write': ({ controller, target }) => controller.choose(target as HTMLInputElement, 'input'),
    'submit give': ({ controller, event }) => controller.submit(event),
  },
  view: lazyView(() => import('./DonationButton.js').then(module => module.DonationButton)),
});
