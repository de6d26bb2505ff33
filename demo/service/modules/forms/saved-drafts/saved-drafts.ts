import { randomBytes, randomUUID } from 'node:crypto';
import { and, count, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { savedDraftDays } from 'site-elements/contract/saved-drafts/saved-draft';
import type { Database } from '../../../kernel/database/database.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { RateLimit } from '../../../kernel/limits/rate-limit.js';
import type { MailQueue } from '../../../kernel/mail/mail-queue.js';
import type { StoredForm } from '../find-form.js';
import { savedDrafts } from '../forms.schema.js';
import { t } from '../texts.js';
import { draftLink, splitKey } from './draft-link.js';

const dayMs = 24 * 60 * 60_000;
/** No address receives more, of all forms together: anyone can enter it. */
export const emailRate = { max: 8, windowMs: dayMs };
/** A bound on the disk that strangers can fill. */
export const mostDraftsOfForm = 2000;

interface NewDraft {
  readonly form: Pick<StoredForm, 'id' | 'name'>;
  /** Address of the page with the form. */
  readonly page: string;
  readonly email: string;
  /** The encrypted draft. */
  readonly data: string;
  readonly key: string;
  /** Where the link leads, such as `https://pots.example`. */
  readonly origin: string;
}

/**
 * Stores an encrypted draft and queues the email with its link. Without the email, a draft could not be opened: for an address that has
 * received enough of them, nothing is stored. Both are answered in the same way.
 */
export async function storeDraft(database: Database, mailQueue: MailQueue, draft: NewDraft, now = Date.now()): Promise<string> {
  const { form, page, email, data, key, origin } = draft;
  const id = randomBytes(16).toString('base64url');
  const { linkKey, mask } = splitKey(key);
  await database.transaction(async transaction => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`saved_drafts ${form.id}`}))`);
    const [stored] = await transaction.select({ rows: count() }).from(savedDrafts)
      .where(and(eq(savedDrafts.formId, form.id), gt(savedDrafts.expiresAt, new Date(now))));
    if (stored!.rows >= mostDraftsOfForm) throw new HttpError(503, { error: t('savedFull') });
    const limit = new RateLimit({ database: transaction, name: 'saved-draft-email', rate: emailRate, now: () => now });
    if (await limit.waitFor(email.toLowerCase(), randomUUID()) > 0) return;
    await transaction.insert(savedDrafts).values({ id, formId: form.id, page, data, mask, expiresAt: new Date(now + savedDraftDays * dayMs) });
    await mailQueue.add(transaction, {
      to: email,
      subject: t('savedSubject', { form: form.name }),
      text: [
        t('savedEmail', { form: form.name, days: savedDraftDays }), draftLink({ origin, formId: form.id, id, linkKey }), t('savedSecret'), t('answerNotYou'),
      ].join('\n\n'),
    });
  });
  mailQueue.flush();
  return id;
}

/** A draft that has not expired; undefined for any other. */
export async function findDraft(database: Database, { formId, id }: { readonly formId: string; readonly id: string }, now = new Date()) {
  const [draft] = await database.select().from(savedDrafts)
    .where(and(eq(savedDrafts.id, id), eq(savedDrafts.formId, formId), gt(savedDrafts.expiresAt, now)));
  return draft;
}

/** Deletes the drafts of a form that has been submitted, inside the transaction that stores the submission. */
export async function deleteDrafts(transaction: Database, formId: string, ids: readonly string[] = []): Promise<void> {
  if (ids.length > 0) await transaction.delete(savedDrafts).where(and(eq(savedDrafts.formId, formId), inArray(savedDrafts.id, [...ids])));
}

/** Deletes drafts that have expired. */
export async function sweepDrafts(database: Database, now = new Date()): Promise<void> {
  await database.delete(savedDrafts).where(lt(savedDrafts.expiresAt, now));
}
