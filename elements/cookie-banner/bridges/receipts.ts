import { postForJson, postQuietly } from '../../../core/platform/network.js';
import { pageAddress } from '../../../core/platform/page.js';
import { pageDocument } from '../../../core/platform/page-document.js';
import { writeJson } from '../../../core/registry/write-json.js';
import type { ConsentReceipt } from '../../../core/stores/consent.js';
import { forgetReceiptNumber, keepReceiptNumber } from '../receipts/receipt-number.js';
import { finishBeforeReload } from '../../../core/stores/withdrawal.js';

export interface Receipts {
  readonly endpoint: string;
  /** Where a single-use token is requested; empty where receipts need none. */
  readonly tokenEndpoint: string;
  /** True while the banner is shown: a token is then there before the answer. */
  readonly isAsking: boolean;
  readonly warn: (message: string) => void;
  readonly signal: AbortSignal;
}

interface Token { readonly token: string; readonly url: string }

/**
 * Posts a receipt of each answer. Where receipts need tokens, the next one is requested ahead, so that a receipt survives leaving the page.
 * The visitor is not shown the number of a receipt that the endpoint has refused.
 */
export function sendReceipts({ endpoint, tokenEndpoint, isAsking, warn, signal }: Receipts): void {
  let ready: Token | null = null;
  const request = async (): Promise<Token | null> => {
    const url = pageAddress();
    const answer = await postForJson(tokenEndpoint, writeJson({ url })).catch(() => null) as { token?: unknown } | null;
    return typeof answer?.token === 'string' ? { token: answer.token, url } : null;
  };
  const prepare = async () => { ready = await request(); };
  const send = (receipt: ConsentReceipt, token: Token | null) => {
    const body = writeJson(token ? { ...receipt, token: token.token } : receipt);
    postQuietly(endpoint, body, {}, status => { // as text, so that no other origin has to be asked before
      if (status < 400) return;
      forgetReceiptNumber(receipt.id);
      const hint = tokenEndpoint ? '' : ' Where the service wants a token, as the reference service does, set receipt-token-endpoint too.';
      warn(`the receipt of an answer was refused by ${endpoint} with status ${status}; expected 2xx; the receipt is not stored.${hint}`);
    });
  };

  if (tokenEndpoint && isAsking) void prepare();
  pageDocument.addEventListener('site-consent-receipt', event => {
    const receipt = (event as CustomEvent<ConsentReceipt>).detail;
    keepReceiptNumber(receipt);
    if (!tokenEndpoint) return send(receipt, null);
    const token = ready;
    ready = null;
    // A token belongs to its page: one that has changed its address needs another.
    if (token?.url === receipt.url) send(receipt, token);
    else finishBeforeReload(request().then(fresh => send(receipt, fresh))); // a withdrawal may reload the page
    void prepare();
  }, { signal });
}
