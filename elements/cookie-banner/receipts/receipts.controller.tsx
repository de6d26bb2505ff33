import { loadCatalogTexts } from '../../../core/consent/catalog/load-catalog-texts.js';
import { listenForActions } from '../../../core/element/actions.js';
import type { BannerHost } from '../banner-options.js';
import type { CookieBannerState } from '../cookie-banner.state.js';
import { readReceiptNumber } from './receipt-number.js';
import { ReceiptNote } from './ReceiptNote.js';
import { receiptStyles } from './receipts.styles.js';

/** The banner that lazy code adds something to. */
export interface BannerPanel {
  readonly state: CookieBannerState;
  readonly host: BannerHost;
  readonly refresh: () => void;
}

/** Shows the number of the visitor's receipt in a banner that was opened again: loaded then, and only where receipts are sent. */
export async function showReceiptNumber({ state, host, refresh }: BannerPanel): Promise<void> {
  const root = host.element!.shadowRoot!;
  let say = await loadCatalogTexts(host.language);
  if (host.signal.aborted) return;
  let isCopied = false;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(readReceiptNumber() ?? '');
      isCopied = true;
      refresh();
    } catch { // a page without https, or a frame that may not
      const code = root.querySelector('.receipt code');
      if (code) getSelection()?.selectAllChildren(code); // the visitor's own keys copy it now
    }
  };
  root.adoptedStyleSheets.push(receiptStyles.styleSheet);
  listenForActions(root, { 'click copyReceipt': () => void copy() }, host.signal, () => ({ state, controller: null, host: host as never }));
  host.signal.addEventListener('abort', state.$isReopened.listen(() => { isCopied = false; }), { once: true });
  host.onTextsChange(() => void loadCatalogTexts(host.language).then(words => {
    say = words;
    refresh();
  }));
  state.receipt = () => {
    const number = state.answer === 'unasked' ? null : readReceiptNumber();
    return number && <ReceiptNote number={number} say={say} isCopied={isCopied} />;
  };
  refresh();
}
