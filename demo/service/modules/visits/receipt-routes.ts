import type { Hono } from 'hono';
import { paths } from 'site-elements/contract/paths';
import { parseJson } from '../../kernel/http/parse-json.js';
import { decode, readBytes } from '../../kernel/http/read-body.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { isFromOtherSite } from '../../kernel/http/same-site.js';
import { noTallies, getPagePath, readReceipt } from './read-calls.js';
import type { ReceiptTokens } from './receipt-tokens.js';
import type { VisitStore } from './visit-store.js';

export interface ReceiptRoutes {
  readonly visits: VisitStore;
  readonly tokens: ReceiptTokens;
  readonly allowedOrigins: readonly string[];
}

/**
 * Receipts of what visitors answer about cookies. Each needs a token that its page was given, and that is used once: made-up answers would
 * make the proof worthless.
 */
export function addReceipts(app: Hono, { visits, tokens, allowedOrigins }: ReceiptRoutes): void {
  const read = async (request: Request) => {
    const value = parseJson(decode(await readBytes(request)).trim() || '{}');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value as Record<string, unknown> : {};
  };

  app.post(paths.consentReceiptToken, async context => {
    if (isFromOtherSite(context, allowedOrigins)) throw new HttpError(403, { error: 'A token is given to pages of this site only.' });
    const { url } = await read(context.req.raw);
    context.header('Cache-Control', 'no-store');
    return context.json({ token: tokens.issue(getPagePath(url)) });
  });

  app.post(paths.consentReceipts, async context => {
    const sent = await read(context.req.raw);
    const token = typeof sent.token === 'string' ? tokens.read(sent.token) : null;
    if (!token || token.page !== (getPagePath(sent.url) || '/'))
      throw new HttpError(403, { error: 'The token of this receipt is missing, wrong or too old.', field: 'token' });
    const tallies = noTallies();
    readReceipt(sent, tallies);
    if (tallies.receipts.length === 0) throw new HttpError(400, { error: 'The receipt needs an id and an answer.' });
    if (!await visits.addReceipt(tallies, token)) throw new HttpError(409, { error: 'The token of this receipt has been used.', field: 'token' });
    return context.body(null, 204);
  });

  for (const path of [paths.consentReceipts, paths.consentReceiptToken]) {
    app.all(path, () => {
      throw new HttpError(405, { error: 'This address takes POST only.' }, { Allow: 'POST' });
    });
  }
}
