import { createHash, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { FieldValue } from 'site-elements/contract/submission';
import type { CaptchaVerdict } from './captcha/captcha.js';
import { captchaRequired } from './captcha/check-captcha.js';
import type { Database } from '../../kernel/database/database.js';
import { isWithin } from '../../kernel/database/is-within.js';
import { usedCaptchas } from '../../kernel/database/schema.js';
import { repeatedSubmissions, submissionKeys, submissions, submissionSenders } from './forms.schema.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { getEditEmail } from './answers/edit-email.js';
import { confirmByEmail } from './limits/confirm-by-email.js';
import { closedError, findClosure, lockForm, type Sender } from './limits/form-closure.js';
import { emailSender } from './limits/sender-of.js';
import { notStored } from './not-stored.js';
import { addPayment, paymentDue, submissionOfSender } from './payment/submission-payments.js';
import type { AcceptedFile } from './uploads/accept-files.js';
import type { MailQueue } from '../../kernel/mail/mail-queue.js';
import { type WebhookSettings } from '../../kernel/mail/webhook.js';
import { callWebhooks, submissionEvent } from './submission-webhook.js';
import type { Events } from '../../kernel/events.js';
import { editLink } from './answers/edit-link.js';
import type { SubmissionLinks } from './answers/submission-links.js';
import type { Uploads } from './uploads/uploads.js';
import type { StoredForm } from './find-form.js';
import { hashPasswords, withoutPasswords } from './hash-passwords.js';
import { submissionEmail } from './submission-email.js';
import { undoStop } from './results/count-progress.js';
import { deleteDrafts } from './saved-drafts/saved-drafts.js';
import { isSpam } from '../../kernel/limits/spam-signals.js';
import { t } from './texts.js';

export interface NewSubmission {
  form: StoredForm;
  /** Absent for a plain post from a page that brought none. */
  key?: string;
  values: Record<string, FieldValue>;
  /** Files beside the values, of fields of type `file`. */
  files: readonly AcceptedFile[];
  context: Record<string, FieldValue>;
  suspicion?: string | null;
  /** The site as its visitor names it, such as `https://pots.example`. */
  origin: string;
  /** The account that sends a form which each account can send once. */
  account?: Sender | null;
  /** The field of a stop that was counted before the visitor returned: it is taken back. */
  stopCounted?: string;
  /** Saved drafts that are deleted with it. */
  savedDrafts?: readonly string[];
  /** A solved puzzle that this submission uses up. */
  usedOnce?: CaptchaVerdict['usedOnce'];
}

/** Where a submission goes: its rows, its files, and the email about it. */
export interface SubmissionTargets {
  database: Database;
  uploads: Uploads;
  mailQueue: MailQueue;
  events: Events;
  /** Where the site stands, for links in emails. */
  siteUrl?: string;
  /** The owner's webhook, called for each submission. */
  webhook?: WebhookSettings;
  /** Signs the links with which visitors view and edit what they have sent. */
  links: SubmissionLinks;
}

/** Two equal posts without a key within this time are one press too many. */
const doublePressMs = 2 * 60_000;

/**
 * Stores a submission once per key. The same request again answers the same id, whether the first answer was
 * lost on the way or both arrive immediately; anything else on a used key is refused.
 */
export async function storeSubmission(store: SubmissionTargets, submission: NewSubmission): Promise<string> {
  const { files } = submission;
  const { uploads } = store;
  await uploads.save(files);
  try {
    const id = await storeOnce(store, submission);
    store.mailQueue.flush(); // after the transaction, without waiting for it
    return id;
  } finally {
    // Those of a repeat or of a refusal; what was claimed stays.
    await uploads.discard(files).catch(() => {}); // the next sweep finds them
  }
}

async function storeOnce(store: SubmissionTargets, sent: NewSubmission): Promise<string> {
  const { form: { id: formId }, key } = sent;
  const payloadHash = hashOf(sent);
  const submission = { ...sent, values: await hashPasswords(sent.form, sent.values) };
  return store.database.transaction(async transaction => {
    if (key === undefined) {
      const id = await justStored(transaction, formId, payloadHash);
      return id ?? insert(transaction, store, submission, payloadHash);
    }
    const now = new Date();
    // One statement takes the key: of two requests immediately the second waits here and then finds it used.
    const taken = await transaction
      .update(submissionKeys)
      .set({ usedAt: now, formId })
      .where(
        and(
          eq(submissionKeys.key, key),
          isNull(submissionKeys.usedAt),
          gt(submissionKeys.expiresAt, now),
          or(isNull(submissionKeys.formId), eq(submissionKeys.formId, formId)),
        ),
      )
      .returning({ key: submissionKeys.key });
    if (taken.length > 0) return insert(transaction, store, submission, payloadHash);
    const id = await repeatedId(transaction, { key, formId, payloadHash });
    if (id === null) throw await keyProblem(transaction, key, formId);
    return id;
  });
}

/** The id of what this very request has stored before, or null. Asked before a captcha is spent a second time. */
export function storedBefore(database: Database, submission: NewSubmission): Promise<string | null> {
  const { form: { id: formId }, key } = submission;
  return key === undefined ? Promise.resolve(null) : repeatedId(database, { key, formId, payloadHash: hashOf(submission) });
}

async function insert(
  transaction: Database,
  { events, uploads, mailQueue, siteUrl, webhook, links }: SubmissionTargets,
  submission: NewSubmission,
  payloadHash: string,
): Promise<string> {
  const { form, key, values, files, context, suspicion = null, origin, account = null, stopCounted, savedDrafts, usedOnce } = submission;
  const id = randomUUID();
  const limits = await lockForm(transaction, form);
  const closure = await findClosure(transaction, limits, account);
  if (closure) throw closedError(limits, closure); // takes back the key as well
  const byEmail = emailSender(limits, values);
  const sender = byEmail ?? account;
  const isBelieved = !isSpam(suspicion);
  const due = paymentDue(limits, values);
  const confirmed = { form: limits, origin: siteUrl ?? origin };
  const withFiles = valuesWithFiles(values, files);
  if (usedOnce) await spendCaptcha(transaction, usedOnce);
  if (byEmail && isBelieved) {
    const before = await submissionOfSender(transaction, form.id, byEmail);
    if (before) {
      const edit = editLink(links, limits, before.submission, before.payment);
      await confirmByEmail(transaction, mailQueue, { ...confirmed, email: byEmail.email, isRepeated: true, payment: before.payment, edit });
      const told = notStored(withFiles, context);
      await transaction.insert(repeatedSubmissions).values({ id, key, formId: form.id, payloadHash, email: byEmail.email, notStored: told });
      return id;
    }
  }
  await undoStop(transaction, form, { stopped: stopCounted, isBelieved });
  await transaction
    .insert(submissions)
    .values({
      id, key, formId: form.id, payloadHash, values: withFiles, context, suspicion, isSpam: !isBelieved, senderHash: sender?.hash,
      holdsPlaceUntil: due?.holdsPlaceUntil,
    });
  const payment = due && await addPayment(transaction, id, due.amount);
  if (byEmail && isBelieved) {
    const edit = editLink(links, limits, { id, createdAt: new Date() }, payment);
    await confirmByEmail(transaction, mailQueue, { ...confirmed, email: byEmail.email, isRepeated: false, payment, edit });
  }
  if (sender && isBelieved) await transaction.insert(submissionSenders).values({ formId: form.id, senderHash: sender.hash, submissionId: id });
  await uploads.claim(transaction, files, id);
  await deleteDrafts(transaction, form.id, savedDrafts);
  if (!suspicion) {
    await emailEditLink(transaction, { mailQueue, links }, { ...confirmed, id, values, payment });
    await events.emit('submission.stored', { transaction, submissionId: id, form, values, origin });
    await report(transaction, { events, mailQueue, siteUrl, webhook }, { form, values: withFiles, submissionId: id, payment });
  }
  return id;
}

interface EditableAnswer {
  readonly form: StoredForm;
  readonly id: string;
  readonly values: NewSubmission['values'];
  readonly payment: Parameters<typeof editLink>[3];
  readonly origin: string;
}

/** Emails the link to edit a submission to its visitor, if the owner wants it and no other email has it. */
async function emailEditLink(
  transaction: Database, { mailQueue, links }: Pick<SubmissionTargets, 'mailQueue' | 'links'>, { form, id, values, payment = null, origin }: EditableAnswer,
): Promise<void> {
  const email = form.oncePer === 'email' ? null : getEditEmail(form, values);
  const edit = email === null ? null : editLink(links, form, { id, createdAt: new Date() }, payment);
  if (email !== null && edit) await confirmByEmail(transaction, mailQueue, { form, origin, email, isRepeated: false, payment, edit });
}

type Report = Parameters<typeof submissionEvent>[1];

type Reporting = Pick<SubmissionTargets, 'events' | 'mailQueue' | 'siteUrl' | 'webhook'>;

/** Reports a submission to the owner. */
async function report(transaction: Database, { siteUrl, ...targets }: Reporting, told: Report): Promise<void> {
  const email = await submissionEmail(transaction, { ...told, siteUrl });
  if (email) await targets.mailQueue.add(transaction, email);
  await callWebhooks(transaction, targets, submissionEvent('submission.created', told));
}

/** Values with files, in the fields that they were sent with. */
export function valuesWithFiles(values: Readonly<Record<string, FieldValue>>, files: readonly AcceptedFile[]): Record<string, FieldValue> {
  const all: Record<string, FieldValue> = { ...values };
  for (const { id, fieldId, name, type, size } of files) {
    // A page may have a text and a file by one name that the form does not know.
    all[fieldId] = [...[all[fieldId] ?? []].flat(), { id, name, type, size }];
  }
  return all;
}

/** Throws a refusal for a captcha that was used before; it takes back the key as well. */
async function spendCaptcha(transaction: Database, usedOnce: NonNullable<NewSubmission['usedOnce']>): Promise<void> {
  await transaction.delete(usedCaptchas).where(lt(usedCaptchas.expiresAt, new Date()));
  const used = await transaction.insert(usedCaptchas).values(usedOnce).onConflictDoNothing().returning();
  if (used.length === 0) throw captchaRequired();
}

/** The same words to the same form a moment ago, without a key. Equal posts immediately take turns. */
async function justStored(transaction: Database, formId: string, payloadHash: string): Promise<string | null> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${payloadHash}))`);
  const [stored] = await transaction
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(
        eq(submissions.formId, formId),
        eq(submissions.payloadHash, payloadHash),
        isNull(submissions.key),
        isWithin(submissions.createdAt, doublePressMs),
      ),
    )
    .orderBy(desc(submissions.createdAt))
    .limit(1);
  return stored?.id ?? null;
}

interface Keyed {
  key: string;
  formId: string;
  payloadHash: string;
}

async function repeatedId(database: Database, { key, formId, payloadHash }: Keyed): Promise<string | null> {
  const [stored] = await database
    .select({ id: submissions.id, formId: submissions.formId, payloadHash: submissions.payloadHash })
    .from(submissions)
    .where(eq(submissions.key, key));
  const known = stored ?? (await database
    .select({ id: repeatedSubmissions.id, formId: repeatedSubmissions.formId, payloadHash: repeatedSubmissions.payloadHash })
    .from(repeatedSubmissions)
    .where(eq(repeatedSubmissions.key, key)))[0];
  if (!known) return null;
  if (known.formId !== formId) throw keyError(400, t('keyForeign'));
  if (known.payloadHash !== payloadHash) throw keyError(409, t('keyUsed'));
  return known.id;
}

async function keyProblem(database: Database, key: string, formId: string): Promise<HttpError> {
  const [known] = await database.select().from(submissionKeys).where(eq(submissionKeys.key, key));
  if (!known) return keyError(400, t('keyUnknown'));
  if (known.formId !== null && known.formId !== formId) return keyError(400, t('keyForeign'));
  return keyError(410, t('keyExpired'));
}

function keyError(status: 400 | 409 | 410, error: string): HttpError {
  return new HttpError(status, { error, field: 'key' });
}

/** Values are in the order of the form's fields, so equal submissions have equal text. For a password, only its presence counts. */
function hashOf({ form, values: typed, files }: NewSubmission): string {
  const [formId, values] = [form.id, withoutPasswords(form, typed)];
  const contents = files.map(({ fieldId, name, sha256 }) => [fieldId, name, sha256]);
  return createHash('sha256').update(JSON.stringify({ formId, values, ...contents.length > 0 && { contents } })).digest('hex');
}
