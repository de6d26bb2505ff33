import { asc } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import { forms, submissionPayments } from '../forms.schema.js';
import { paymentStates } from '../payment/payment-state.js';
import { paymentEntry, paymentStateText, paymentText } from '../payment/payment-view.js';
import { findPayments, type StoredPayment } from '../payment/submission-payments.js';
import { findForm, type StoredForm } from '../find-form.js';
import { getOrigin } from '../../../kernel/http/get-origin.js';
import { page } from '../../../kernel/http/page.js';
import { type Html } from '../../../kernel/html.js';
import { parseBody } from '../../../kernel/http/parse-body.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import type { MailQueue } from '../../../kernel/mail/mail-queue.js';
import type { Events } from '../../../kernel/events.js';
import { csrfInput, logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { type SubmissionChange, changes, changeSubmissions, deletedRetentionDays, restoreDeletedAt } from './change-submissions.js';
import { editedNote, editHistory } from './changed-values.js';
import { countUnread, findSubmission, type Folder, folders, type ListedSubmission, listSubmissions } from './list-submissions.js';
import { getSubmissionsUrl, queryPairs, readQuery, getSortField, type SubmissionsQuery } from './submissions-query.js';
import { buttons, getFolder, otherValues, getSender, shownValue, submissionBody, renderTime } from './submission-view.js';
import { resultsPath } from '../results/results-path.js';
import { ownerText, type OwnerText } from '../texts.js';

const shown = 100;
const here = paths.ownerSubmissions;
const submissionPath = (id: string) => paths.ownerSubmission.replace(':id', encodeURIComponent(id));
const titles: Record<Folder, OwnerText> = { inbox: 'folderInbox', spam: 'folderSpam', deleted: 'folderDeleted' };

/** What the page says after a change. */
const done: Record<SubmissionChange, OwnerText> = {
  read: 'markedRead',
  unread: 'markedUnread',
  spam: 'movedToSpam',
  inbox: 'movedToInbox',
  delete: 'deletedCount',
  restore: 'broughtBack',
  erase: 'deletedForGood',
};

const hiddenQuery = (query: SubmissionsQuery): Html =>
  html`${queryPairs(query).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`;

/** What visitors have sent, as people read it: folders, search, one form as a table; and each submission on a page of its own. */
export function addSubmissionsPage(app: Hono, { database, events, mailQueue }: { database: Database; events: Events; mailQueue: MailQueue }): void {
  app.get(here, async context => {
    const { after, ...given } = context.req.query();
    const query = readQuery(given);
    const form = given.form === undefined ? undefined : await findForm(database, query.form);
    const [listed, all, unread] = await Promise.all([
      listSubmissions(database, {
        formId: form?.id, folder: query.folder, payment: query.payment || undefined,
        search: query.search, sortBy: getSortField(form, query), after: after?.replaceAll('\0', ''),
        isDescending: query.order === 'descending', limit: shown,
      }),
      database.select({ id: forms.id, name: forms.name }).from(forms).orderBy(asc(forms.name)),
      countUnread(database, form?.id),
    ]);
    const [payments, [paid]] = await Promise.all([
      findPayments(database, listed.map(({ submission: { id } }) => id)),
      database.select({ id: submissionPayments.submissionId }).from(submissionPayments).limit(1),
    ]);
    const last = listed.length === shown ? listed.at(-1)!.submission.id : undefined;
    return page(
      context,
      ownerText('navSubmissions'),
      html`${ownerNav(context)}<h1>${ownerText('navSubmissions')}</h1>
${notice(context, query)}
<nav aria-label="${ownerText('folders')}"><ul class="owner-nav">${folders.map(
  folder => html`
<li><a href="${getSubmissionsUrl({ ...query, folder })}"${folder === query.folder ? html` aria-current="page"` : ''}>${
  folderTitle(folder, unread[folder])}</a></li>`,
)}
</ul></nav>
<details><summary>${form ? form.name : ownerText('formsAll')}</summary><nav aria-label="${ownerText('navForms')}"><ul>
<li><a href="${getSubmissionsUrl({ ...query, form: '', sort: '', view: 'cards' })}"${form ? '' : html` aria-current="page"`}>${
  ownerText('formsAll')}</a></li>${all.map(
  ({ id, name }) => html`
<li><a href="${getSubmissionsUrl({ ...query, form: id, sort: '' })}"${id === form?.id ? html` aria-current="page"` : ''}>${name}</a>
(<a href="${paths.ownerSubmissionsFile.replace(':formId', encodeURIComponent(id))}" download>CSV</a>)</li>`,
)}
</ul></nav></details>
<form class="owner-search" role="search" action="${here}">${hiddenQuery({ ...query, search: '' })}
<label class="visually-hidden" for="search">${
  ownerText('submissionsSearch')}</label> <input id="search" type="search" name="search" value="${
  query.search}" maxlength="200"> <button class="button button-quiet">${ownerText('submissionsSearch')}</button></form>
${form ? html`<p>${query.view === 'table' ? html`<a href="${getSubmissionsUrl({ ...query, view: 'cards' })}">${ownerText('submissionsAsCards')}</a>`
  : html`<a href="${getSubmissionsUrl({ ...query, view: 'table' })}">${ownerText('submissionsAsTable')}</a>`}
<a href="${resultsPath(form.id)}">${ownerText('results')}</a></p>` : ''}
${paid || query.payment ? paymentFilter(query) : ''}
<p>${countOf(listed.length, query)}</p>
${
  listed.length === 0
    ? ''
    : html`<form method="post" action="${here}">${csrfInput(context)}${hiddenQuery(query)}
${form && query.view === 'table' ? tableOf(listed, form, query, payments) : listed.map(one => cardOf(one, payments.get(one.submission.id)))}
<p class="actions">${buttons[query.folder].map(([change, title]) =>
  html`<button class="button button-quiet" name="change" value="${change}">${ownerText(title)}</button>`)}</p></form>`
}
${query.folder === 'deleted' ? html`<p>${ownerText('submissionsDeletedNote', { count: deletedRetentionDays })}</p>` : ''}
${last === undefined ? '' : html`<p><a href="${getSubmissionsUrl(query, { after: last })}">${
  ownerText(query.sort ? 'more' : query.order === 'descending' ? 'submissionsOlder' : 'submissionsNewer')}</a></p>`}
${logoutForm(context)}`,
    );
  });

  app.get(paths.ownerSubmission, async context => {
    const id = context.req.param('id').replaceAll('\0', '');
    const found = await findSubmission(database, id);
    if (!found) throw new HttpError(404, { error: ownerText('submissionNotThere') });
    if (context.req.method === 'GET')
      await changeSubmissions({ database, events }, { ids: [id], change: 'read', origin: getOrigin(context) }); // to open it is to read it
    const folder = getFolder(found.submission);
    const sender = getSender(found);
    return page(context, ownerText('submissionOf', { form: found.form.name }), html`${ownerNav(context)}<h1>${found.form.name}</h1>
<p>${renderTime(found.submission)}<br>${editedNote(found.submission)}</p>
<div class="submission">${paymentEntry((await findPayments(database, [id])).get(id), { isWhole: true })}${submissionBody(found)}</div>
${await editHistory(database, found)}
${sender ? html`<p><a class="button" href="mailto:${encodeURIComponent(sender)}?subject=${
  encodeURIComponent(`Re: ${found.form.name}`)}">${ownerText('submissionAnswer')}</a></p>` : ''}
<form class="actions" method="post" action="${here}">${csrfInput(context)}${hiddenQuery(readQuery({ folder }))}<input type="hidden" name="id" value="${id}">
${buttons[folder].filter(([change]) => change !== 'read').map(([change, title]) =>
  html`<button class="button button-quiet" name="change" value="${change}">${ownerText(title)}</button>`)}</form>
<p><a href="${getSubmissionsUrl(readQuery({ folder }))}">${ownerText(titles[folder])}</a></p>`);
  });

  app.post(here, async context => {
    const body = await parseBody(context.req.raw);
    if (body.kind !== 'form') throw new HttpError(415, { error: 'Expected a form.' });
    const field = (name: string) => body.values.get(name)?.at(-1);
    const query = readQuery(Object.fromEntries([...body.values.keys()].map(name => [name, field(name)])));
    const undone = new Date(field('undo') ?? '');
    if (!Number.isNaN(undone.getTime())) {
      return context.redirect(getSubmissionsUrl(query, { done: 'restore', count: String(await restoreDeletedAt(database, undone)) }), 303);
    }
    const change = changes.find(one => one === field('change'));
    if (!change) throw new HttpError(400, { error: 'There is no such button.', field: 'change' });
    const now = new Date();
    const count = await changeSubmissions({ database, events }, { ids: body.values.get('id') ?? [], change, origin: getOrigin(context), now });
    if (change === 'inbox') mailQueue.flush(); // among them may be a sender who wants the newsletter
    return context.redirect(
      getSubmissionsUrl(query, { done: change, count: String(count), ...(change === 'delete' && count > 0 && { moment: now.toISOString() }) }),
      303,
    );
  });
}

/** What the last change has done, and the way back from a deletion. */
function notice(context: Context, query: SubmissionsQuery): Html | '' {
  const { done: change, count = '', moment = '' } = context.req.query();
  const sentence = changes.find(one => one === change);
  if (!sentence || !/^\d{1,4}$/.test(count)) return '';
  return html`<div role="status" class="owner-notice"><p>${count === '0' ? ownerText('nothingChanged')
    : ownerText(done[sentence], { count: Number(count) })}</p>
${moment ? html`<form method="post" action="${here}">${csrfInput(context)}${
  hiddenQuery(query)}<button class="button button-quiet" name="undo" value="${moment}">${ownerText('undo')}</button></form>` : ''}</div>`;
}

/** Submissions by the state of their payment. */
const paymentFilter = (query: SubmissionsQuery): Html => html`<nav aria-label="${ownerText('payment')}"><ul class="owner-nav">
<li><a href="${getSubmissionsUrl({ ...query, payment: '' })}"${query.payment === '' ? html` aria-current="page"` : ''}>${ownerText('payAll')}</a></li>${
  paymentStates.map(state => html`
<li><a href="${getSubmissionsUrl({ ...query, payment: state })}"${state === query.payment ? html` aria-current="page"` : ''}>${
  paymentStateText(state)}</a></li>`)}
</ul></nav>`;

const tick = ({ submission: { id }, form }: ListedSubmission): Html =>
  html`<input type="checkbox" name="id" value="${id}" aria-label="${form.name}, ${id.slice(0, 8)}">`;
const isNew = ({ submission: { readAt } }: ListedSubmission): Html | '' =>
  (readAt ? '' : html`<strong class="owner-new">${ownerText('submissionNew')}</strong>`);

const cardOf = (listed: ListedSubmission, payment: StoredPayment | undefined): Html => html`
<article class="submission" id="${listed.submission.id}">
<h2><label class="owner-tick">${tick(listed)} ${listed.form.name}</label> <a href="${submissionPath(listed.submission.id)}">${
  renderTime(listed.submission)}</a>${editedNote(listed.submission)} ${isNew(listed)}</h2>
${paymentEntry(payment, { isWhole: false })}${submissionBody(listed)}
</article>`;

/** One column a field. Headings sort: the one by which the table is sorted turns it round. */
function tableOf(
  listed: readonly ListedSubmission[], form: StoredForm, query: SubmissionsQuery, payments: ReadonlyMap<string, StoredPayment>,
): Html {
  const payment = (id: string) => {
    const one = payments.get(id);
    return one ? paymentText(one) : '';
  };
  const columns = form.fields.filter(({ type }) => type !== 'section');
  const hasOthers = listed.some(({ submission: { values } }) => Object.keys(values).some(id => !columns.some(column => column.id === id)));
  const heading = (id: string, title: string) => {
    const isSorted = query.sort === id;
    const order = isSorted && query.order === 'ascending' ? 'descending' : isSorted ? 'ascending' : id ? 'ascending' : 'descending';
    return html`<th scope="col"${isSorted ? html` aria-sort="${query.order}"` : ''}><a href="${
      getSubmissionsUrl({ ...query, sort: id, order })}">${title}</a></th>`;
  };
  return html`<div class="owner-scroll" role="region" aria-label="${form.name}" tabindex="0"><table class="order owner-table owner-submissions">
<thead><tr><td></td>${heading('', ownerText('submissionsReceived'))}${
  payments.size > 0 ? html`<th scope="col">${ownerText('payment')}</th>` : ''}${columns.map(({ id, title }) => heading(id, title))}${
  hasOthers ? html`<th scope="col">${ownerText('fileOtherValues')}</th>` : ''}</tr></thead>
<tbody>${listed.map(one => html`
<tr id="${one.submission.id}"><td>${tick(one)}</td><th scope="row"><a href="${submissionPath(one.submission.id)}">${
  renderTime(one.submission)}</a>${editedNote(one.submission)} ${isNew(one)}</th>${
  payments.size > 0 ? html`<td>${payment(one.submission.id)}</td>` : ''}${columns.map(field => html`<td>${
  shownValue(one.submission.values[field.id] ?? null, field)}</td>`)}${
  hasOthers ? html`<td>${otherValues(one)}</td>` : ''}</tr>`)}
</tbody></table></div>`;
}

const folderTitle = (folder: Folder, unread: number): string =>
  (unread > 0 ? ownerText('folderNew', { folder: ownerText(titles[folder]), count: unread }) : ownerText(titles[folder]));

function countOf(rows: number, { search, sort, order, folder }: SubmissionsQuery): string {
  if (rows === 0) return search ? ownerText('foundNothing', { search }) : ownerText(folder === 'inbox' ? 'nothingArrived' : 'folderEmpty');
  if (rows === 1) return ownerText('foundOne');
  return ownerText(sort ? 'foundSorted' : order === 'descending' ? 'foundLastFirst' : 'foundFirstFirst', { count: rows });
}
