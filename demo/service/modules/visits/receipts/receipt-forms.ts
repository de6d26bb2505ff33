import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import type { Html } from '../../../kernel/html.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { parseBody } from '../../../kernel/http/parse-body.js';
import { csrfInput } from '../../../kernel/owner/owner-frame.js';
import { isDay } from '../site-days.js';
import type { ReceiptSettings } from '../visits.schema.js';
import { deleteReceipt, deleteReceipts, saveReceiptSettings } from './receipt-store.js';
import { ownerText } from './texts.js';

const here = paths.ownerConsent;
const keptChoices = [6, 13, 25, 36, 61, null] as const;

const sureChoice = (label: string): Html => html`<p class="field-choice"><label><input type="checkbox" name="sure" value="yes" required> ${label}</label></p>`;

/** What the last change has done. */
export function doneNotice(context: Context): Html | '' {
  const { done, count = '' } = context.req.query();
  const notice = (sentence: string) => html`<div role="status" class="owner-notice"><p>${sentence}</p></div>`;
  if (done === 'saved') return notice(ownerText('receiptsSaved'));
  return done === 'deleted' && /^\d{1,9}$/.test(count) ? notice(ownerText('receiptsDeleted', { count: Number(count) })) : '';
}

export const deleteForm = (context: Context, id: string): Html => html`<form method="post" action="${here}/${id}/delete">${csrfInput(context)}${
  sureChoice(ownerText('receiptDeleteSure'))}<p><button class="button button-quiet">${ownerText('receiptDelete')}</button></p></form>`;

/** How long receipts are kept, and the deletion of those of some days. */
export function keepingForms(context: Context, { keptMonths }: ReceiptSettings, today: string): Html {
  const day = (name: 'from' | 'until', label: string) => html`<div class="field"><label for="delete-${name}">${label}</label>
<input id="delete-${name}" name="${name}" type="date" min="2000-01-01" max="${today}" required></div>`;
  return html`<section id="keeping"><h2>${ownerText('receiptsKeeping')}</h2>
<form method="post" action="${here}/kept">${csrfInput(context)}<div class="field"><label for="months">${ownerText('receiptsKept')}</label>
<select id="months" name="months">${keptChoices.map(months => html`
<option value="${months ?? ''}"${months === keptMonths ? html` selected` : ''}>${
  months === null ? ownerText('receiptsKeptAlways') : ownerText('receiptsKeptMonths', { count: months })}</option>`)}
</select></div><p><button class="button button-quiet">${ownerText('save')}</button></p></form>
<form method="post" action="${here}/delete">${csrfInput(context)}
<div class="owner-pair">${day('from', ownerText('receiptsFrom'))}${day('until', ownerText('receiptsUntil'))}</div>
${sureChoice(ownerText('receiptsDeleteSure'))}<p><button class="button button-quiet">${ownerText('receiptsDelete')}</button></p></form></section>`;
}

async function formValues(context: Context): Promise<(name: string) => string> {
  const body = await parseBody(context.req.raw);
  if (body.kind !== 'form') throw new HttpError(415, { error: 'Expected a form.' });
  return name => body.values.get(name)?.[0] ?? '';
}

/** Changes by the owner; the owner's guard has checked each. */
export function addReceiptForms(app: Hono, { database }: { readonly database: Database }): void {
  app.post(`${here}/kept`, async context => {
    const months = (await formValues(context))('months');
    const keptMonths = keptChoices.find(choice => String(choice ?? '') === months);
    if (keptMonths === undefined) throw new HttpError(400, { error: 'Expected one of the offered numbers of months.', field: 'months' });
    await saveReceiptSettings(database, { keptMonths });
    return context.redirect(`${here}?done=saved`, 303);
  });
  app.post(`${here}/delete`, async context => {
    const value = await formValues(context);
    const [from, until] = [value('from'), value('until')];
    if (value('sure') !== 'yes') return context.redirect(here, 303);
    if (!isDay(from) || !isDay(until) || from > until) throw new HttpError(400, { error: 'Expected two days, the first of them not later.', field: 'from' });
    return context.redirect(`${here}?done=deleted&count=${await deleteReceipts(database, from, until)}`, 303);
  });
  app.post(`${here}/:id/delete`, async context => {
    const { id } = context.req.param();
    if ((await formValues(context))('sure') !== 'yes') return context.redirect(`${here}/${encodeURIComponent(id)}`, 303);
    if (!await deleteReceipt(database, id)) throw new HttpError(404, { error: ownerText('receiptMissing') });
    return context.redirect(`${here}?done=deleted&count=1`, 303);
  });
}
