import { readFile } from 'node:fs/promises';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import type { Captchas } from '../captcha/captchas.js';
import type { Database } from '../../../kernel/database/database.js';
import type { Events } from '../../../kernel/events.js';
import { findForm, type StoredForm } from '../find-form.js';
import { page } from '../../../kernel/http/page.js';
import { parseBody } from '../../../kernel/http/parse-body.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import type { PublicQueries } from '../../../kernel/module.js';
import type { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { csrfInput, logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { formatOwnerDay, formatOwnerNumber } from '../../../kernel/language/format-values.js';
import type { Fault } from '../../../kernel/fields/field-draft.js';
import { toFormDraft, toFormFields, findFormFaults, type FormDraft, newDraft } from './form-draft.js';
import { formEditor } from './form-editor.js';
import { formPreview, previewPath, withDraft } from './form-preview.js';
import { addForm, changeForm, deleteForm, listForms } from './form-records.js';
import { arrivedText, limitStatus } from './limit-status.js';
import { detectedFields } from './detected-fields.js';
import { pastePage } from './paste-page.js';
import { type EditedForm, readFormDraft } from './read-form-draft.js';
import { resultsPath } from '../results/results-path.js';
import { ownerText } from '../texts.js';

const here = paths.ownerForms;
const editPath = (id: string) => `${here}/edit/${encodeURIComponent(id)}`;

interface FormsPage {
  readonly database: Database;
  readonly events: Events;
  readonly captchas: Captchas;
  readonly payments: PublicQueries['shop']['payments'];
  readonly mailQueue: MailQueue;
  /** A form was made or changed. */
  onSaved(): void;
}

/** Forms made and changed without code: the list, an editor of their fields, and what is pasted into a page. */
export function addFormsPage(app: Hono, { database, events, captchas, payments, mailQueue, onSaved }: FormsPage): void {
  const setUp = new Set(captchas.byName.keys());

  const showEditor = async (
    context: Context,
    draft: FormDraft,
    {
      form,
      faults = [],
      pressed = null,
    }: { form?: StoredForm; faults?: readonly Fault[]; pressed?: Pick<EditedForm, 'act' | 'row' | 'control'> | null },
  ) => {
    const title = form?.name ?? ownerText('formNew');
    return page(
      context,
      title,
      html`${ownerNav(context)}<h1>${title}</h1>
${form ? html`<p class="actions"><a href="${editPath(form.id)}/paste">${ownerText('formPutOnPage')}</a> <a href="/forms/${encodeURIComponent(form.id)}">${
  ownerText('formByItself')}</a> <a href="${paths.ownerSubmissions}?form=${encodeURIComponent(form.id)}">${ownerText('navSubmissions')}</a>
<a href="${resultsPath(form.id)}">${ownerText('results')}</a></p>` : ''}
${context.req.query('saved') === undefined || pressed ? '' : html`<p role="status">${ownerText('formSaved')}</p>`}
${formEditor(draft, { action: form ? editPath(form.id) : `${here}/new`, csrf: csrfInput(context), isNew: !form,
  captchas: setUp, payments, faults, detected: form ? await detectedFields(database, form) : [], pressed })}
${form ? html`<form method="post" action="${editPath(form.id)}/delete">${
  csrfInput(context)}<p><button class="button button-quiet">${ownerText('formDelete')}</button></p></form>` : ''}
<p><a href="${here}">${ownerText('formsAll')}</a></p>
${['order', 'conditions', 'preview'].map(name => html`<script type="module" src="${here}/${name}.js"></script>`)}`,
      faults.length > 0 ? 400 : 200,
      { callsService: true },
    );
  };

  const save = async (context: Context, form?: StoredForm) => {
    const body = await parseBody(context.req.raw, { takesFiles: true });
    if (body.kind !== 'form') throw new HttpError(415, { error: 'Expected a form.' });
    const { draft, ...pressed } = readFormDraft(body.values, { id: form?.id });
    if (pressed.act !== 'save') return showEditor(context, draft, { form, pressed });
    const faults = findFormFaults(draft, { captchas: setUp, payments, before: form?.fields });
    if (faults.length > 0) return showEditor(context, draft, { form, faults, pressed });
    const saved = form ? await changeForm(database, draft) : await addForm(database, draft);
    if ('id' in saved) {
      onSaved();
      return context.redirect(`${editPath(saved.id)}?saved`, 303);
    }
    return showEditor(context, { ...draft, version: saved.version ?? draft.version }, { form, faults: [{ text: saved.fault }], pressed });
  };

  app.get(here, async context => {
    const all = await listForms(database);
    const unsent = await mailQueue.getUnsent();
    return page(context, ownerText('navForms'), html`${ownerNav(context)}<h1>${ownerText('navForms')}</h1>
${unsent.emails === 0 ? '' : html`<div role="alert"><p>${ownerText('emailsStuck', { count: unsent.emails, reason: unsent.reason })}${
  unsent.givenUp === 0 ? '' : ` ${ownerText('emailsGivenUp', { count: unsent.givenUp })}`}</p>
<form method="post" action="${here}/emails">${csrfInput(context)}<p><button class="button button-quiet">${
  ownerText('emailsTryAgain')}</button></p></form></div>`}
<p class="actions"><a class="button" href="${here}/new">${ownerText('formMake')}</a></p>
<div class="owner-scroll" role="region" aria-label="${ownerText('formsAll')}" tabindex="0"><table class="order owner-table">
<thead><tr>${(['formOne', 'formId', 'formFields', 'formArrived', 'formStatus', 'formLast', 'results'] as const).map(heading =>
  html`<th scope="col">${ownerText(heading)}</th>`)}</tr></thead>
<tbody>${all.map(({ form, form: { id, name, fields }, arrived, lastAt }) => html`
<tr><th scope="row"><a href="${editPath(id)}">${name}</a></th><td><code>${id}</code></td><td>${formatOwnerNumber(fields.length)}</td>
<td><a href="${paths.ownerSubmissions}?form=${encodeURIComponent(id)}">${arrivedText(arrived, form)}</a></td><td>${
  limitStatus(form, arrived)}</td><td>${
  lastAt ? formatOwnerDay(lastAt.toISOString().slice(0, 10)) : ''}</td>
<td><a href="${resultsPath(id)}" aria-label="${ownerText('resultsOf', { form: name })}">${ownerText('results')}</a></td></tr>`)}
</tbody></table></div>
${logoutForm(context)}`);
  });

  app.post(`${here}/emails`, async context => {
    await mailQueue.retry();
    return context.redirect(here, 303);
  });
  // The earlier address; 308 keeps the method and the fields.
  app.post(`${here}/letters`, context => context.redirect(`${here}/emails`, 308));

  const scripts = { order: '../../../kernel/fields/order-fields.js', conditions: '../../../kernel/fields/condition-rows.js', preview: './form-preview.js' };
  for (const [name, file] of Object.entries(scripts)) {
    const script = readFile(new URL(file, import.meta.url), 'utf8');
    app.get(`${here}/${name}.js`, async context => {
      context.header('X-Content-Type-Options', 'nosniff');
      return context.body(await script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
    });
  }

  app.post(previewPath, async context => {
    const body = await parseBody(context.req.raw, { takesFiles: true });
    if (body.kind !== 'form') throw new HttpError(415, { error: 'Expected a form.' });
    const { draft } = readFormDraft(withDraft(body.values));
    const isTypedShown = context.req.query('live') === undefined;
    return page(context, ownerText('formPreview'), html`<h1>${ownerText('formPreview')}</h1>
<section class="owner-preview">${
  formPreview(toFormFields(draft), { csrf: csrfInput(context), draft: draft.fields, answers: body.values, isTypedShown })}</section>`);
  });

  app.get(`${here}/new`, context => showEditor(context, newDraft(), {}));
  app.post(`${here}/new`, context => save(context));

  const known = (context: Context) => findForm(database, (context.req.param('id') ?? '').replaceAll('\0', ''));
  app.get(`${here}/edit/:id`, async context => {
    const form = await known(context);
    return showEditor(context, toFormDraft(form), { form });
  });
  app.post(`${here}/edit/:id`, async context => save(context, await known(context)));
  app.get(`${here}/edit/:id/paste`, async context => pastePage(context, await known(context), editPath));
  app.post(`${here}/edit/:id/delete`, async context => {
    const form = await known(context);
    const fault = await deleteForm({ database, events }, form.id);
    return fault === null ? context.redirect(here, 303) : showEditor(context, toFormDraft(form), { form, faults: [{ text: fault }] });
  });
}
