import { listenForActions } from '../../../core/element/actions.js';
import { reloadPage } from '../../../core/platform/page.js';
import type { BannerHost } from '../banner-options.js';
import type { CookieBannerState } from '../cookie-banner.state.js';
import { Notice } from './Notice.js';

const listening = new WeakSet<object>();

/** Asks the visitor to reload the page, which stops scripts of others after a withdrawal. */
export function showStillRunning(state: CookieBannerState, host: BannerHost): void {
  if (host.signal.aborted) return;
  if (!listening.has(state)) {
    listening.add(state);
    listenForActions(host.element!.shadowRoot!, { 'click reload': () => reloadPage() }, host.signal, () => ({ state, controller: null, host: host as never }));
  }
  state.$notice.set(() => (
    <Notice host={host} text={host.text('stillRunning')} button={host.text('reload')} part="reload" action="reload" closeAction="keep" />
  ));
}
