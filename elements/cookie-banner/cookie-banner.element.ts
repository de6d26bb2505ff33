import { nothing } from 'lit/html.js';
import { readConsent } from '../../core/consent/consent-cookie.js';
import { leaf } from '../../core/element/definition.js';
import type { Host } from '../../core/element/host.js';
import { attributeOf, type Setting } from '../../core/settings/setting.js';
import { $consent, answerConsent } from '../../core/stores/consent.js';
import { $site } from '../../core/stores/site.js';
import { BannerPresence } from './banner-presence.js';
import { bannerLook, type BannerLook } from './banner-look.js';
import { bannerView } from './banner-view.js';
import { cookieBannerSettings } from './cookie-banner.settings.js';
import { CookieBannerState } from './cookie-banner.state.js';
import { cookieBannerStyles } from './cookie-banner.styles.js';

type BannerHost = Host<typeof cookieBannerSettings.settings, typeof cookieBannerSettings.events, typeof cookieBannerSettings.texts>;

const rows: Record<string, Setting> = cookieBannerSettings.settings;

function lookOf(host: BannerHost): BannerLook {
  return bannerLook({
    values: host.values,
    isWritten: name => !!host.element?.hasAttribute(attributeOf(name, rows[name]!)!),
    siteSettings: host.read($site).cookieSettings,
    notice: message => host.warn(message),
  });
}

const makeMachine = (host: BannerHost) => {
  const state = new CookieBannerState({ remembered: readConsent, current: $consent, answer: answerConsent });
  return { state, presence: new BannerPresence(host, state) };
};

const answer = (consent: 'accepted' | 'declined') =>
  ({ state: { state, presence }, host }: { state: ReturnType<typeof makeMachine>; host: BannerHost }) => {
    state.give(consent, host.values.forced);
    presence.refresh();
  };

export const cookieBanner = leaf({
  table: cookieBannerSettings,
  styles: [cookieBannerStyles],
  state: makeMachine,
  update: ({ state: { state, presence } }) => { if (state.isConnected) presence.followDrawing(); },
  connect({ state: { state, presence }, host }) {
    const { signal } = host;
    signal.addEventListener('abort', $consent.listen(consent => host.emit('site-consent-change', { consent })), { once: true });
    state.connect(signal);
    for (const store of [$consent, $site, state.$isReopened]) {
      signal.addEventListener('abort', store.listen(() => presence.refresh()), { once: true });
    }
    host.onLightChange(() => presence.refresh());
    presence.connect();
  },
  actions: {
    'click accept': answer('accepted'),
    'click decline': answer('declined'),
    'click keep': ({ state: { state } }) => state.keep(),
    'keydown banner': ({ state: { state }, event }) => {
      if ((event as KeyboardEvent).key !== 'Escape' || event.defaultPrevented || !state.$isReopened.get()) return;
      event.preventDefault();
      state.keep();
    },
  },
  methods: { open: ({ state: { presence } }) => presence.reopen() },
  template({ values, state: { state }, host }) {
    const look = lookOf(host);
    const phase = state.phase({ isEnabled: look.isEnabled, isForced: values.forced });
    return phase === 'hidden' ? nothing : bannerView({ host, look, phase, consent: state.answer });
  },
});
