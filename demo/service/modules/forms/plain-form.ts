import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ErrorAnswer } from 'site-elements/contract/answers';
import { paths } from 'site-elements/contract/paths';
import { checkPlainCaptcha } from './captcha/check-captcha.js';
import { toReadableError } from '../../kernel/http/readable-error.js';
import { getOrigin } from '../../kernel/http/get-origin.js';
import { page } from '../../kernel/http/page.js';
import { HttpError, type HttpErrorStatus } from '../../kernel/http/http-error.js';
import { fieldText } from '../../kernel/language/speech.js';
import { acceptFiles } from './uploads/accept-files.js';
import { acceptValues } from './accept-values.js';
import { answersMarkup } from './answers/answers-markup.js';
import { editLine } from './answers/edit-form.js';
import { findEditLink } from './answers/edit-link.js';
import { findAnswers, showsAnswers } from './answers/sent-answers.js';
import { viewLifetimeMs } from './answers/submission-links.js';
import { visibleForm } from './visible-form.js';
import { findCalculated } from './find-calculated.js';
import { createKey } from './create-key.js';
import { findForm, type StoredForm } from './find-form.js';
import { closedError, closureFirst, closureText, findClosure } from './limits/form-closure.js';
import { accountSender } from './limits/sender-of.js';
import type { FormRoutes } from './form-api.js';
import { formPage, type FormPageState } from './form-page.js';
import { withoutPasswords } from './hash-passwords.js';
import { markPasswords } from './mark-passwords.js';
import { findNotStored, notStored } from './not-stored.js';
import { reservedNames } from '../../kernel/fields/reserved-names.js';
import { paymentOfForm, paymentPath, findPayments } from './payment/submission-payments.js';
import { type PostedForm, splitPosted } from './posted-form.js';
import { sentValues } from '../../kernel/fields/sent-values.js';
import { storedBefore, storeSubmission } from './store-submission.js';
import { spamReason } from '../../kernel/limits/spam-signals.js';
import { t } from './texts.js';

type Posted = ReadonlyMap<string, string[]>;

/** A form without scripts: the browser posts it and is shown a page. Same rules, same table. */
export function addPlainForm(app: Hono, routes: FormRoutes): void {
  const { readSubmission, captchas, addressOf, limit, uploadQuota, accountOf, keyLifetimeMs, ...store } = routes;
  const { database, links } = store;
  const freshKey = async (form: StoredForm) => (await createKey(database, { formId: form.id, lifetimeMs: keyLifetimeMs })).key;

  app.get(paths.plainForm, async context => {
    const form = await findForm(database, readId(context.req.param('formId')));
    const closure = await findClosure(database, form, await accountSender(context, form, accountOf));
    if (closure) return page(context, form.name, html`<h1>${form.name}</h1>
${closureText(form, closure).split(/\n{2,30}/).map(words => html`<p>${words}</p>`)}`);
    const isGone = context.req.query('saved') === 'gone';
    return show(context, form.name, { form, key: await freshKey(form), typed: new Map(), ...isGone && { answer: { error: t('savedGone') } } });
  });

  app.post(paths.plainForm, async context => {
    const form = await findForm(database, readId(context.req.param('formId')));
    const body = await readSubmission(context);
    if (body.kind === 'json') throw new HttpError(415, { error: 'Expected a posted form.' });
    const taken = splitPosted(body.values, new Set(form.fields.map(({ id }) => id)));
    const { key, fields, passwords } = taken;
    let sent: { id: string; isWhole: boolean };
    try {
      sent = await send(context, form, { ...taken, files: body.files });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      // A key that is used up or too old would only be refused again.
      const again = key === undefined || error.body.field === reservedNames.key ? await freshKey(form) : key;
      for (const [name, value] of Object.entries(error.headers)) context.header(name, value);
      return show(
        context,
        t('pleaseCheck', { form: form.name }),
        { form: markPasswords(form, passwords), key: again, answer: toErrorAnswer(form, error), typed: fields, passwords },
        error.status,
      );
    }
    // 303: a reload of the page that follows does not send the form again.
    const ownThanks = `/forms/${encodeURIComponent(form.id)}/thanks`;
    // A page of the site's would thank for what was left out as well.
    if (form.oncePer === 'email') return context.redirect(`${ownThanks}?emailed${sent.isWhole ? '' : `&submission=${sent.id}`}`, 303);
    const payment = (await findPayments(database, [sent.id])).get(sent.id);
    if (payment) return context.redirect(paymentPath(payment.token), 303);
    if ((showsAnswers(form) || form.editDays !== null) && (form.thanksPath === null || !sent.isWhole)) {
      const token = links.sign('view', { submissionId: sent.id, expires: Date.now() + viewLifetimeMs });
      return context.redirect(`${ownThanks}?submission=${sent.id}&answers=${token}`, 303);
    }
    const isTold = !sent.isWhole || (form.thanksPath === null && form.fields.some(({ type }) => type === 'calculation'));
    return context.redirect(isTold ? `${ownThanks}?submission=${sent.id}` : form.thanksPath ?? ownThanks, 303);
  });

  app.get(paths.plainFormThanks, async context => {
    const form = await findForm(database, readId(context.req.param('formId')));
    const submission = { formId: form.id, id: context.req.query('submission') };
    // What has to be paid is thanked for on the page of its payment.
    const payment = form.oncePer === 'email' ? null : await paymentOfForm(database, submission);
    if (payment) return context.redirect(paymentPath(payment.token), 303);
    const leftOut = await findNotStored(database, submission);
    // Only an email reports whether it is stored.
    const isEmailed = form.oncePer === 'email' && context.req.query('emailed') !== undefined;
    // Read in a history later, the address shows nothing.
    const viewed = links.verify('view', context.req.query('answers') ?? '');
    const answers = viewed !== null && viewed === submission.id ? await findAnswers(database, form, viewed) : [];
    const edit = viewed !== null && viewed === submission.id ? await findEditLink(database, links, form, viewed) : null;
    const calculated = form.oncePer === 'email' || answers.length > 0 ? [] : await findCalculated(database, form, submission);
    const main = html`<h1>${t('thanks')}</h1>
${isEmailed ? html`<p>${t('answerEmailedPlain')}</p>` : form.thanksText === null ? html`<p>${t('arrived', { form: form.name })}</p>` : form.thanksText.split(/\n{2,30}/).map(words => html`<p>${words}</p>`)}
${calculated.length > 0 ? html`<dl>${calculated.map(({ title, text }) => html`
<div><dt>${title}</dt><dd>${text}</dd></div>`)}
</dl>` : ''}
${answersMarkup(answers)}
${editLine(edit)}
${leftOut.length > 0 ? html`<div role="alert"><ul>${leftOut.map(sentence => html`
<li>${sentence}</li>`)}
</ul></div>` : ''}
<p>${leftOut.length > 0 && form.thanksPath?.startsWith('/') ? html`<a href="${form.thanksPath}">${t('goOn')}</a>` : html`<a href="/">${t('toStart')}</a>`}</p>`;
    return page(context, t('thanks'), main);
  });

  /** The form with the captcha it demands, a new one each time. */
  function show(context: Context, title: string, shown: Omit<FormPageState, 'question' | 'box'>, status?: HttpErrorStatus) {
    const { captcha } = shown.form;
    const question = captcha === 'altcha' ? captchas.questions.ask() : undefined;
    const box = captcha === null ? undefined : captchas.boxes.get(captcha);
    return page(context, title, formPage({ ...shown, question, box }), status, { scriptsFrom: box && new URL(box.script).origin });
  }

  async function send(
    context: Context,
    form: StoredForm,
    { key, honeypot, question, answer, captchaKey, passwords, fields, files: sent }: PostedForm & { files: ReadonlyMap<string, File[]> },
  ): Promise<{ id: string; isWhole: boolean }> {
    const marked = markPasswords(form, passwords);
    const typed = sentValues(form.fields, withoutEmptyFiles(form, fields));
    const asked = visibleForm(form, { values: typed, files: sent });
    const account = await accountSender(context, form, accountOf);
    const closure = await findClosure(database, form, account);
    const first = closureFirst(form, closure);
    const accepted = await first(() => acceptFiles(asked, sent));
    const { files } = accepted;
    const { values, marks } = await first(() => acceptValues(asked, typed, accepted, passwords));
    await limit(context, {
      formId: form.id,
      what: key ?? JSON.stringify([withoutPasswords(marked, values), files.map(({ sha256 }) => sha256)]),
    });
    const submission = {
      form: marked,
      key,
      values,
      files,
      context: { ...marks },
      suspicion: spamReason({ honeypot }),
      origin: getOrigin(context),
      account,
    };
    const isWhole = notStored(values, marks).length === 0;
    try {
      // First of all: a client that repeats the request has used up its captcha the first time.
      const before = await storedBefore(database, submission);
      if (before !== null) return { id: before, isWhole };
      if (closure) throw closedError(form, closure);
      const usedOnce = await checkPlainCaptcha(captchas, { name: form.captcha, captchaKey, question, answer, address: addressOf(context) });
      await uploadQuota.demand(context, form.id, files);
      return { id: await storeSubmission(store, { ...submission, usedOnce }), isWhole };
    } catch (error) {
      if (error instanceof HttpError && error.body.field === 'key') {
        throw new HttpError(error.status, { ...error.body, field: reservedNames.key }, error.headers);
      }
      throw error;
    }
  }
}

/** A refusal as the page shows it. An error that names a field is shown at that field. */
export function toErrorAnswer({ fields }: StoredForm, { body, status }: HttpError): ErrorAnswer {
  const answer = toReadableError(body, status);
  const field = fields.find(({ id }) => id === body.field);
  return answer === body || !field || body.errors ? answer : { ...answer, error: fieldText('someInvalid'), errors: { [field.id]: answer.error } };
}

/** A file input that was left empty may come as an empty text; the name of a file as a text is a file that was lost on the way. */
function withoutEmptyFiles(form: StoredForm, posted: Posted): Posted {
  const left = new Map(posted);
  for (const { id } of form.fields.filter(({ type }) => type === 'file')) {
    if (left.get(id)?.some(Boolean)) throw new HttpError(400, { error: 'The page must send files with enctype="multipart/form-data".', field: id });
    left.delete(id);
  }
  return left;
}

/** A NUL in the address would be an error of the database, not a form it does not have. */
function readId(formId: string): string {
  return formId.replaceAll('\0', '');
}
