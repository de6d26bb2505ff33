import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { fillRoomAround } from '../../styles/fill-room.styles.js';
import { getDocument } from '../../core/platform/page-document.js';
import { LoginController } from './login.controller.js';
import { loginLightStyles } from './login.light.styles.js';
import { loginSettings } from './login.settings.js';
import { LoginState } from './login.state.js';
import { loginStyles } from './login.styles.js';

/** Exactly what the view first renders: live regions must be there before their text. */
function paintRegions(container: HTMLElement): void {
  if (container.firstChild) return;
  const page = getDocument(container);
  const regions = ['status', 'alert'].map(role => {
    const region = page.createElement('p');
    region.className = 'visually-hidden';
    region.setAttribute('role', role);
    region.append(page.createElement('span'));
    return region;
  });
  container.append(page.createElement('slot'), ...regions);
}

export const login = feature({
  table: loginSettings,
  styles: [fillRoomAround, loginStyles],
  lightStyles: [loginLightStyles],
  state: () => new LoginState(),
  controller: ({ state, host }) => new LoginController(state, host),
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click logout': ({ controller, state }) => { if (state.phase === 'in') void controller.logout(); },
    'click acknowledge': ({ controller }) => controller.acknowledge(),
    'click back': ({ controller }) => { void controller.back(); },
  },
  methods: { logout: ({ controller }) => controller.logout() },
  view: lazyView(() => import('./Login.js').then(({ Login }) => Login), {
    // An author's own form is there already: React comes when there is more to draw.
    isNeeded: ({ state }) => state.isViewNeeded,
    firstPaint: paintRegions,
  }),
});
