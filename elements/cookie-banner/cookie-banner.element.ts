import { readConsent } from '../../core/consent/consent-cookie.js';
import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { keepReadable } from '../../core/element/keep-readable.js';
import { surfaceColors } from '../../styles/surface-colors.light.styles.js';
import { $consent, answerConsent } from '../../core/stores/consent.js';
import { getBannerOptions, type BannerHost } from './banner-options.js';
import { CookieBannerController } from './cookie-banner.controller.js';
import { cookieBannerSettings } from './cookie-banner.settings.js';
import { CookieBannerState } from './cookie-banner.state.js';
import { cookieBannerStyles } from './cookie-banner.styles.js';

export const cookieBanner = feature({
  table: cookieBannerSettings,
  styles: [cookieBannerStyles],
  lightStyles: [surfaceColors('cookie-banner:defined')],
  state: () => new CookieBannerState({ stored: readConsent, current: $consent, answer: answerConsent }),
  controller: ({ state, host }: { state: CookieBannerState; host: BannerHost }) => new CookieBannerController(state, host),
  update: ({ state, controller }) => { if (state.isConnected) controller?.followDrawing(); },
  connect({ controller, host }) {
    controller.connect();
    keepReadable(host);
  },
  actions: {
    'click accept': ({ controller }) => controller.answer('accepted'),
    'click decline': ({ controller }) => controller.answer('declined'),
    'click keep': ({ state }) => state.keep(),
    'keydown banner': ({ state, event }) => {
      if ((event as KeyboardEvent).key !== 'Escape' || event.defaultPrevented || !(state.$isReopened.get() || state.$notice.get())) return;
      event.preventDefault();
      state.keep();
    },
  },
  methods: { open: ({ controller }) => controller.reopen() },
  view: lazyView(() => import('./CookieBanner.js').then(({ CookieBanner }) => CookieBanner), {
    // Decided before React is requested: a visitor who has answered pays nothing for it.
    isNeeded: ({ values, state, host }) =>
      state.phase({ isEnabled: getBannerOptions(host).isEnabled, isForced: values.forced }) !== 'hidden',
    firstPaint: () => {}, // the author's text is not part of the page before the banner shows it
  }),
});
