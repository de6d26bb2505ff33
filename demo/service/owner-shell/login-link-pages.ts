import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../kernel/database/database.js';
import { page } from '../kernel/http/page.js';
import { parseBody } from '../kernel/http/parse-body.js';
import { csrfField, linkPath, loginPath } from './owner-paths.js';
import { isLinkOpen, linkLifetimeMs, makeLink, useLoginLink } from './login-link.js';
import { ownerText } from './texts.js';

export interface LoginEmail {
  /** What the link leads to, without the site. */
  readonly path: string;
  readonly subject: string;
  readonly text: string;
}

export interface LoginLinkOptions {
  readonly database: Database;
  /** Sends a message to the owner alone. */
  tell(message: LoginEmail): Promise<void>;
  /** A token for a form of a visitor who is not logged in. */
  newToken(context: Context): string;
  /** Whether such a form has been sent back. */
  isOurs(context: Context): Promise<boolean>;
  beginSession(context: Context): Promise<void>;
}

const minutes = linkLifetimeMs / 60_000;

/**
 * A way in for the owner on a new device while strangers try passwords: a link that works once, which only the owner can read.
 * Any visitor can request it; the page only says where it was sent.
 */
export function addLoginLink(app: Hono, { database, tell, newToken, isOurs, beginSession }: LoginLinkOptions): void {
  const showMessage = (context: Context, sentence: string, status: 200 | 403 = 200) => page(context, ownerText('logIn'), html`<h1>${ownerText('logIn')}</h1>
<p role="${status === 200 ? 'status' : 'alert'}">${sentence}</p>
<p><a href="${loginPath}">${ownerText('logIn')}</a></p>`, status);

  app.get(linkPath, async context => {
    const token = context.req.query('token') ?? '';
    if (!await isLinkOpen(database, token)) return showMessage(context, ownerText('loginLinkWrong'), 403);
    // Only the button of the page logs in: programs that check links in emails only load the page.
    return page(context, ownerText('logIn'), html`<h1>${ownerText('logIn')}</h1>
<form method="post" action="${linkPath}">
<input type="hidden" name="${csrfField}" value="${newToken(context)}"><input type="hidden" name="token" value="${token}">
<p><button class="button">${ownerText('logIn')}</button></p>
</form>`);
  });

  app.post(linkPath, async context => {
    if (!await isOurs(context)) return showMessage(context, ownerText('loginTooLong'), 403);
    const body = await parseBody(context.req.raw);
    const token = (body.kind === 'form' && body.values.get('token')?.[0]) || '';
    if (token === '') {
      const made = await makeLink(database);
      if (made !== null)
        await tell({
          path: `${linkPath}?token=${made}`,
          subject: ownerText('emailLoginSubject'),
          text: ownerText('emailLogin', { count: minutes }),
        });
      return showMessage(context, ownerText('loginLinkSent', { count: minutes }));
    }
    if (!await useLoginLink(database, token)) return showMessage(context, ownerText('loginLinkWrong'), 403);
    await beginSession(context);
    return context.redirect('/owner', 303);
  });
}

/** The button that asks for a link, below the form for the password. */
export const linkForm = (token: string) => html`<form method="post" action="${linkPath}">
<input type="hidden" name="${csrfField}" value="${token}">
<p class="field-note" id="link-note">${ownerText('loginLinkNote')}</p>
<p><button class="button button-quiet" aria-describedby="link-note">${ownerText('loginLinkAsk')}</button></p>
</form>`;
