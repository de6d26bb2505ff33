import type { Context } from 'hono';
import { html } from 'hono/html';
import { toReadableError } from './readable-error.js';
import { page } from './page.js';
import type { HttpError } from './http-error.js';
import { setLanguageHeaders } from '../language/speech.js';
import { typedValues } from './typed-values.js';
import { wantsHtml } from './wants-html.js';
import { t } from '../language/common-texts.js';

type Problem = Pick<HttpError, 'body'> & Partial<Pick<HttpError, 'headers'>> & { status: HttpError['status'] | 500 };

/** Responds with an error: as JSON for scripts, as a page for people. The page contains what they typed. */
export async function respondWithError(context: Context, { status, body: given, headers = {} }: Problem): Promise<Response> {
  const body = toReadableError(given, status);
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  if (context.req.path.startsWith('/api/') || !wantsHtml(context)) {
    setLanguageHeaders(context);
    return context.json(body, status);
  }
  const title = status === 404 ? t('notFound') : t('failed');
  const main = html`<h1>${title}</h1>
<p>${body.error}</p>${body.detail === undefined ? '' : html`<data hidden value="${body.detail}"></data>`}
${await typedValues(context, status)}
<p><a href="/">${t('toStart')}</a></p>`;
  return page(context, title, main, status);
}
