import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Language } from 'site-elements/contract/language';
import { paths } from 'site-elements/contract/paths';
import { isSameText } from '../../../kernel/access/same-text.js';
import type { Database } from '../../../kernel/database/database.js';
import type { Html } from '../../../kernel/html.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { page } from '../../../kernel/http/page.js';
import { inLanguage } from '../../../kernel/language/speech.js';
import { saveFigureSettings } from './figure-settings.js';
import { ownerText } from './texts.js';

interface UnsubscribePage {
  readonly database: Database;
  readonly token: string;
  ownerLanguage(): Promise<Language>;
}

/** Where the last link of the emails leads, without a login. Programs that check links only load the page: its button ends the emails. */
export function addFiguresUnsubscribe(app: Hono, { database, token, ownerLanguage }: UnsubscribePage): void {
  const answer = async (context: Context, main: (query: string) => Html) => {
    const sent = context.req.query('token') ?? '';
    return inLanguage(await ownerLanguage(), 'owner', () => {
      if (!isSameText(sent, token)) throw new HttpError(400, { error: ownerText('figuresEmailsLink') });
      const title = ownerText('figuresEmails');
      return page(context, title, html`<h1>${title}</h1>
${main(`?token=${token}`)}`);
    });
  };
  app.get(paths.figuresUnsubscribe, context => answer(context, query => html`<p>${ownerText('figuresEmailsAsk')}</p>
<form method="post" action="${paths.figuresUnsubscribe}${query}"><p><button class="button">${ownerText('figuresEmailsEnd')}</button></p></form>`));
  app.post(paths.figuresUnsubscribe, async context => {
    if (isSameText(context.req.query('token') ?? '', token)) await saveFigureSettings(database, { emails: 'off' });
    return answer(context, () => html`<p>${ownerText('figuresEmailsEnded')}</p>`);
  });
}
