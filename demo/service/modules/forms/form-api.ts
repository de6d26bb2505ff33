import type { Context, Hono } from 'hono';
import type { SaveSubmissionAnswer, SubmissionKeyAnswer } from 'site-elements/contract/answers';
import { fieldMessages } from 'site-elements/contract/field-messages';
import { paths } from 'site-elements/contract/paths';
import type { FieldValue } from 'site-elements/contract/submission';
import { saveSubmissionSchema, submissionKeySchema } from 'site-elements/contract/submission.schema';
import { filePart } from 'site-elements/contract/uploads';
import type { Captchas } from './captcha/captchas.js';
import { checkCaptcha } from './captcha/check-captcha.js';
import { checkShape } from '../../kernel/http/check-shape.js';
import { getOrigin } from '../../kernel/http/get-origin.js';
import { type ParsedBody, parseBody } from '../../kernel/http/parse-body.js';
import { parseJson } from '../../kernel/http/parse-json.js';
import { HttpError } from '../../kernel/http/http-error.js';
import type { GetAddress } from '../../kernel/http/remote-address.js';
import { singleValues } from '../../kernel/http/single-values.js';
import { acceptFiles } from './uploads/accept-files.js';
import type { UploadQuota } from './uploads/upload-quota.js';
import { acceptValues } from './accept-values.js';
import { editAnswer } from './answers/edit-link.js';
import { findAnswers } from './answers/sent-answers.js';
import { visibleForm } from './visible-form.js';
import { createKey } from './create-key.js';
import { findForm } from './find-form.js';
import { confirmationText } from './limits/confirm-by-email.js';
import { closedError, closureFirst, findClosure } from './limits/form-closure.js';
import { type AccountOf, accountSender, emailSender } from './limits/sender-of.js';
import { notStored } from './not-stored.js';
import { startMark } from './results/count-progress.js';
import type { LimitSubmissions } from './limit-submissions.js';
import { markPasswords } from './mark-passwords.js';
import { paymentAnswer } from './payment/submission-payments.js';
import { storedBefore, storeSubmission, type SubmissionTargets } from './store-submission.js';
import { spamReason } from '../../kernel/limits/spam-signals.js';

const filePrefix = filePart('');

export interface FormRoutes extends SubmissionTargets {
  /** Reads a body that may bring files. */
  readSubmission(context: Context): Promise<ParsedBody>;
  captchas: Captchas;
  addressOf: GetAddress;
  limit: LimitSubmissions;
  uploadQuota: UploadQuota;
  accountOf: AccountOf;
  keyLifetimeMs?: number;
}

/** The two calls of a form with scripts: ask for a key, then save with it. spec: commerce-forms-data §7 */
export function addFormApi(app: Hono, routes: FormRoutes): void {
  const { readSubmission, captchas, addressOf, limit, uploadQuota, accountOf, keyLifetimeMs, ...store } = routes;
  const { database, links } = store;
  app.post(paths.formSubmissionKey, async context => {
    const { formId } = checkShape(submissionKeySchema, singleValues(await parseBody(context.req.raw)));
    if (formId !== undefined) await findForm(database, formId);
    return context.json<SubmissionKeyAnswer>(await createKey(database, { formId, lifetimeMs: keyLifetimeMs }));
  });

  app.post(paths.saveFormSubmission, async context => {
    const body = await readSubmission(context);
    const request = checkShape(saveSubmissionSchema, singleValues(body));
    const { key, formId, form: sent, passwords: marked, captchaKey, honeypot, filledInMs, startCounted, stopCounted, savedDrafts, ...rest } = request;
    await limit(context, { formId, what: key });
    const passwords = new Set(marked);
    const form = await findForm(database, formId);
    const files = body.kind === 'form' ? filesByField(body.files) : new Map<string, File[]>();
    const typed = new Map(Object.entries(openMap(sent)));
    const asked = visibleForm(form, { values: typed, files });
    const account = await accountSender(context, form, accountOf);
    const closure = await findClosure(database, form, account);
    const first = closureFirst(form, closure);
    const accepted = await first(() => acceptFiles(asked, files));
    const { values, marks } = await first(() => acceptValues(asked, typed, accepted, passwords));
    const suspicion = spamReason({ honeypot, filledInMs });
    const submission = {
      form: markPasswords(form, passwords),
      key,
      values,
      files: accepted.files,
      context: { ...withoutEmpty(rest), ...marks, ...form.countStarts && String(startCounted) === 'true' && { [startMark]: true } },
      ...form.countStarts && stopCounted !== undefined && { stopCounted },
      suspicion,
      origin: getOrigin(context),
      account,
      ...savedDrafts && { savedDrafts: savedDrafts.split(' ') },
    };
    const told = notStored(values, marks);
    const byEmail = emailSender(form, values);
    const confirmed = byEmail && { confirmation: confirmationText(byEmail.email) };
    const answer = async (id: string) => {
      const answers = await findAnswers(database, form, id);
      const origin = getOrigin(context);
      return context.json<SaveSubmissionAnswer>({
        id, ...told.length > 0 && { notStored: told }, ...confirmed, ...await paymentAnswer(database, form, id, origin),
        ...answers.length > 0 && { answers }, ...await editAnswer(database, { links, form, id, origin }),
      });
    };
    // First of all: a client that repeats the request has used up its captcha the first time.
    const before = await storedBefore(database, submission);
    if (before !== null) return answer(before);
    if (closure) throw closedError(form, closure);
    const usedOnce = await checkCaptcha(captchas, { name: form.captcha, captchaKey, address: addressOf(context) });
    await uploadQuota.demand(context, form.id, submission.files);
    const id = await storeSubmission(store, { ...submission, usedOnce });
    return answer(id);
  });

  app.all(paths.formSubmissionKey, refuseMethod);
  app.all(paths.saveFormSubmission, refuseMethod);
}

/** Files by the field whose part they came in. */
function filesByField(parts: ReadonlyMap<string, File[]>): Map<string, File[]> {
  return new Map([...parts].map(([name, files]) => {
    if (!name.startsWith(filePrefix))
      throw new HttpError(400, { error: `"${name}" is a file; expected a part named "${filePart('<field id>')}".`, field: name });
    return [name.slice(filePrefix.length), files];
  }));
}

function openMap(sent: string | Record<string, unknown>): Record<string, unknown> {
  const map = typeof sent === 'string' ? parseJson(sent, 'form') : sent;
  if (typeof map === 'object' && map !== null && !Array.isArray(map)) return map as Record<string, unknown>;
  throw new HttpError(400, { error: fieldMessages.unreadable, field: 'form' });
}

function withoutEmpty(fields: Record<string, unknown>): Record<string, FieldValue> {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return Object.fromEntries(filled) as Record<string, FieldValue>;
}

function refuseMethod(): never {
  throw new HttpError(405, { error: 'This address takes POST only.' }, { Allow: 'POST' });
}
