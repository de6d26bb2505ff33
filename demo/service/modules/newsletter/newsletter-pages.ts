import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import { page } from '../../kernel/http/page.js';
import { HttpError } from '../../kernel/http/http-error.js';
import type { Newsletter } from './newsletter.js';
import { t } from './texts.js';

/** Where the links of emails lead. Programs that check links in emails only load the page: the button of the page confirms. */
export function addNewsletterPages(app: Hono, { newsletter }: { newsletter: Newsletter }): void {
  const named = (context: Context, purpose: 'confirm' | 'unsubscribe') => {
    const token = context.req.query('token') ?? '';
    const email = newsletter.emailOf(purpose, token);
    if (email === null) throw new HttpError(400, { error: t('newsletterLink') });
    return { token, email };
  };
  const ask = (context: Context, { path, token, question, button }: Record<'path' | 'token' | 'question' | 'button', string>) =>
    page(
      context,
      t('newsletter'),
      html`<h1>${t('newsletter')}</h1>
<p>${question}</p>
<form method="post" action="${path}?token=${token}"><p><button class="button">${button}</button></p></form>`,
    );
  const tell = (context: Context, words: string) => page(context, t('newsletter'), html`<h1>${t('newsletter')}</h1>
<p>${words}</p>
<p><a href="/">${t('toStart')}</a></p>`);

  app.get(paths.newsletterConfirm, context => {
    const { token, email } = named(context, 'confirm');
    return ask(context, { path: paths.newsletterConfirm, token, question: t('newsletterAsk', { email }), button: t('newsletterYes') });
  });
  app.post(paths.newsletterConfirm, async context => {
    const { email } = named(context, 'confirm');
    if (!(await newsletter.confirm(email))) throw new HttpError(400, { error: t('newsletterLink') });
    return tell(context, t('newsletterConfirmed', { email }));
  });
  app.get(paths.newsletterUnsubscribe, context => {
    const { token, email } = named(context, 'unsubscribe');
    return ask(context, { path: paths.newsletterUnsubscribe, token, question: t('newsletterLeaveAsk', { email }), button: t('newsletterLeave') });
  });
  // Mail programs post here automatically when their reader presses "unsubscribe". spec: RFC 8058
  app.post(paths.newsletterUnsubscribe, async context => {
    const { email } = named(context, 'unsubscribe');
    await newsletter.unsubscribe(email);
    return tell(context, t('newsletterLeft', { email }));
  });
}
