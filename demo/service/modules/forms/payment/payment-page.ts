import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import type { Html } from '../../../kernel/html.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { page } from '../../../kernel/http/page.js';
import { parseBody } from '../../../kernel/http/parse-body.js';
import { singleValues } from '../../../kernel/http/single-values.js';
import type { PublicQueries } from '../../../kernel/module.js';
import { editLine } from '../answers/edit-form.js';
import { editLink } from '../answers/edit-link.js';
import type { SubmissionLinks } from '../answers/submission-links.js';
import { findNotStored } from '../not-stored.js';
import { t } from '../texts.js';
import { amountText } from './amount-to-pay.js';
import { isPayable } from './payment-state.js';
import { findPaid, type PaidSubmission, paymentPath, preparePayment, type StoredPayment } from './submission-payments.js';

interface PageOptions {
  readonly database: Database;
  readonly payments: PublicQueries['shop']['payments'];
  readonly links: SubmissionLinks;
}

/** After a return, the provider's message usually follows within seconds. */
const reloadSeconds = 5;
/** After this, the page offers to pay again: the visitor may have returned without paying. */
const mostReloads = 12;

/** The page of a submission's payment, by the link that its visitor has: what is to be paid, and what became of it. It works without scripts. */
export function addPaymentPage(app: Hono, { database, payments, links }: PageOptions): void {
  const find = async (context: Context): Promise<PaidSubmission> => {
    const found = await findPaid(database, context.req.param('token') ?? '');
    if (!found) throw new HttpError(404, { error: t('payUnknown') });
    return found;
  };

  app.get(paths.formPayment, async context => {
    const found = await find(context);
    const { payment, form, submission } = found;
    const path = paymentPath(payment.token);
    const order = payment.orderId === null ? undefined : (await payments.find(database, [payment.orderId])).get(payment.orderId);
    const begun = payment.state === 'waiting' ? order?.paymentUrl ?? null : null;
    // A posted form may not lead to another host, so the page redirects automatically; without that, by its link.
    const isLeading = begun !== null && context.req.query('pay') !== undefined;
    const reloads = Number(context.req.query('returned') || 0);
    const isReturned = payment.state === 'waiting' && context.req.query('returned') !== undefined && reloads < mostReloads;
    if (isLeading) context.header('Refresh', `0;url=${begun}`);
    else if (isReturned) context.header('Refresh', `${reloadSeconds};url=${path}?returned=${reloads + 1}`);
    const leftOut = await findNotStored(database, { formId: form.id, id: submission.id });
    const state = isLeading ? html`<p><a class="button" href="${begun}">${t('payGoOn')}</a></p>` : isReturned ? returned(payment, path)
      : isPayable(payment.state) ? payable(found, begun) : settled(found);
    const next = payment.state === 'paid' && form.thanksPath?.startsWith('/') ? html`<a href="${form.thanksPath}">${t('goOn')}</a>`
      : html`<a href="/">${t('toStart')}</a>`;
    return page(context, headingOf(payment), html`<h1>${headingOf(payment)}</h1>
${order && isDemo(order.provider) ? html`<p role="status">${t('payDemo')}</p>` : ''}
${state}
${editLine(editLink(links, form, submission, payment))}
${leftOut.length > 0 ? html`<div role="alert"><ul>${leftOut.map(sentence => html`
<li>${sentence}</li>`)}
</ul></div>` : ''}
<p>${next}</p>`);
  });

  app.post(paths.formPayment, async context => {
    const { payment } = await find(context);
    const { provider } = singleValues(await parseBody(context.req.raw));
    const method = payments.methodsFor(payment.cents).find(({ name }) => name === provider);
    if (!method) throw new HttpError(400, { error: t('payNoMethod'), field: 'provider' });
    const orderId = await preparePayment(database, payments, payment.token, method.name);
    const path = orderId === null ? paymentPath(payment.token) : await payments.begin(context, orderId);
    return context.redirect(path, 303);
  });

  const isDemo = (provider: string): boolean => payments.methodsFor(1).some(({ name, isDemo: isTest }) => name === provider && isTest);

  /** What is still to be paid: a button for each method, or the page that has been opened already. */
  function payable({ payment, form }: PaidSubmission, begun: string | null): Html {
    const sum = amountText(payment);
    const methods = payments.methodsFor(payment.cents);
    const reason = payment.state === 'failed' ? t('payFailed') : payment.state === 'expired' ? t('payExpired') : null;
    return html`${reason === null ? '' : html`<p role="alert">${reason}</p>`}
<p>${t('payWaiting', { form: form.name, sum })}</p>
${begun !== null ? html`<p><a class="button" href="${begun}">${t('paySum', { sum })}</a></p>`
  : methods.length === 0 ? html`<p role="alert">${t('payNoMethod')}</p>`
    : html`<form method="post" action="${paymentPath(payment.token)}">${methods.map(({ name, title, explanation }) => html`
<p><button class="button" name="provider" value="${name}">${
  methods.length === 1 ? t('paySum', { sum }) : title}</button><br><small>${explanation}</small></p>`)}
</form>`}
<p>${t('payLater')}</p>`;
  }
}

const headingOf = ({ state }: StoredPayment): string =>
  (state === 'paid' ? t('thanks') : state === 'refunded' ? t('payHeadingRefunded') : state === 'canceled' ? t('payHeadingCanceled') : t('payHeading'));

/** After the provider's page, while its message is not there yet. */
const returned = (payment: StoredPayment, path: string): Html => html`<p role="status">${t('payReturned', { sum: amountText(payment) })}</p>
<p><a href="${path}">${t('payReload')}</a></p>`;

/** Paid, refunded, or canceled by the owner. */
function settled({ payment, form }: PaidSubmission): Html {
  const sum = amountText(payment);
  const back = payment.refundedCents > 0 ? html`<p>${t('payRefunded', { sum: amountText({ ...payment, cents: payment.refundedCents }) })}</p>` : '';
  if (payment.state === 'canceled') return html`<p>${t('payCanceled', { form: form.name })}</p>`;
  if (payment.state === 'refunded') return html`${back}`;
  return html`<p>${t('payPaid', { sum })}</p>
${form.thanksText === null ? html`<p>${t('arrived', { form: form.name })}</p>` : form.thanksText.split(/\n{2,30}/).map(words => html`<p>${words}</p>`)}
${back}`;
}
