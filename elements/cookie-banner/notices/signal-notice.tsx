import type { CatalogTranslator } from '../../../core/consent/catalog/load-catalog-texts.js';
import { hasAnswered } from '../../../core/consent/unasked.js';
import { listenForActions } from '../../../core/element/actions.js';
import { pageDocument } from '../../../core/platform/page-document.js';
import { $consentState } from '../../../core/stores/consent.js';
import type { BannerPanel } from '../receipts/receipts.controller.js';
import { Notice } from './Notice.js';

/**
 * Shows that the browser's own signal counts as a decline, in a region where nothing is asked. To close the notice declines: the visitor has seen
 * the answer and keeps it, and other pages show the notice no more.
 */
export function showSignalNotice({ state, host }: BannerPanel, say: () => CatalogTranslator): void {
  const draw = () => (
    <Notice host={host} text={host.text('privacySignal')} button={say()('cookieSettings')} part="settings" action="settings" closeAction="decline" />
  );
  const banner = host.element as HTMLElementTagNameMap['cookie-banner'];
  listenForActions(banner.shadowRoot!, { 'click settings': () => banner.open() }, host.signal, () => ({ state, controller: null, host: host as never }));
  const end = () => { if (hasAnswered() && state.$notice.get() === draw) state.$notice.set(null); };
  host.signal.addEventListener('abort', $consentState.listen(end), { once: true });
  pageDocument.addEventListener('visibilitychange', end, { signal: host.signal }); // the same answer in another tab changes nothing here
  state.$notice.set(draw);
}
