import type { Context } from 'hono';
import { html } from 'hono/html';
import { forPeople } from './for-people.js';
import { page } from './page.js';
import type { Refusal } from './refusal.js';
import { tellLanguage } from '../language/speech.js';
import { typedWords } from './typed-words.js';
import { wantsHtml } from './wants-html.js';
import { t } from '../language/common-texts.js';

type Problem = Pick<Refusal, 'body'> & Partial<Pick<Refusal, 'headers'>> & { status: Refusal['status'] | 500 };

/** A refusal, or a failure of ours, as JSON for scripts and as a page for people, who find on it what they typed. */
export async function answerRefusal(context: Context, { status, body: given, headers = {} }: Problem): Promise<Response> {
  const body = forPeople(given, status);
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  if (context.req.path.startsWith('/api/') || !wantsHtml(context)) {
    tellLanguage(context);
    return context.json(body, status);
  }
  const title = status === 404 ? t('notFound') : t('failed');
  const main = html`<h1>${title}</h1>
<p>${body.error}</p>${body.detail === undefined ? '' : html`<data hidden value="${body.detail}"></data>`}
${await typedWords(context, status)}
<p><a href="/">${t('toStart')}</a></p>`;
  return page(context, title, main, status);
}
