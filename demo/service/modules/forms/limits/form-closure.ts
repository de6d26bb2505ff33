import { and, count, eq, gt, isNull, or } from 'drizzle-orm';
import { type FormPhase, phaseAt } from 'site-elements/contract/limits/form-phase';
import { momentText } from 'site-elements/contract/limits/moment-text';
import type { Database } from '../../../kernel/database/database.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { currentLanguage, fieldText, markAsText } from '../../../kernel/language/speech.js';
import type { StoredForm } from '../find-form.js';
import { forms, submissions, submissionSenders } from '../forms.schema.js';

/** Why a form cannot be sent now. */
export type Closure = Exclude<FormPhase, 'open'>;

/** Who sends a form that each can send once. */
export interface Sender {
  /** A hash of the email or the account. */
  readonly hash: string;
}

/** Submissions that count: neither spam nor deleted. */
export const isCounted = and(eq(submissions.isSpam, false), isNull(submissions.deletedAt));

/** Submissions that count and still hold a place. One that waits too long for its payment gives its place to others. */
export const holdsPlace = () => and(isCounted, or(isNull(submissions.holdsPlaceUntil), gt(submissions.holdsPlaceUntil, new Date())));

/** Whether a form opens, closes, can be full or is once for each. */
export const hasLimit = ({ opensAt, closesAt, maxSubmissions, oncePer }: StoredForm): boolean =>
  opensAt !== null || closesAt !== null || maxSubmissions !== null || oncePer !== null;

/**
 * Inside the transaction that stores a submission: others of the same form wait until it has ended, so that two never take the last
 * place. Resolves to the form as it is then; its owner may have closed it.
 */
export async function lockForm(transaction: Database, form: StoredForm): Promise<StoredForm> {
  if (!hasLimit(form)) return form;
  const [locked] = await transaction.select().from(forms).where(eq(forms.id, form.id)).for('no key update');
  return locked ?? form;
}

/** Why a form cannot be sent now; null if it can. `sender`: null for a visitor without an account. */
export async function findClosure(database: Database, form: StoredForm, sender: Sender | null, now = Date.now()): Promise<Closure | null> {
  const phase = phaseAt({ opens: form.opensAt?.getTime() ?? null, closes: form.closesAt?.getTime() ?? null }, now);
  if (phase !== 'open') return phase;
  if (form.oncePer === 'account') {
    if (!sender) return 'login';
    if (await hasSent(database, form.id, sender)) return 'answered';
  }
  if (form.maxSubmissions === null) return null;
  const [row] = await database.select({ taken: count() }).from(submissions).where(and(eq(submissions.formId, form.id), holdsPlace()));
  return row!.taken >= form.maxSubmissions ? 'full' : null;
}

/** Whether a submission of this sender is stored. */
export async function hasSent(database: Database, formId: string, { hash }: Sender): Promise<boolean> {
  const isTheirs = and(eq(submissionSenders.formId, formId), eq(submissionSenders.senderHash, hash));
  return (await database.select({ id: submissionSenders.submissionId }).from(submissionSenders).where(isTheirs)).length > 0;
}

/** What visitors read instead of the form, in their language. */
export function closureText({ opensAt, closesAt, timeZone, closedText }: StoredForm, closure: Closure): string {
  const time = (moment: Date | null) => momentText(moment?.getTime() ?? 0, currentLanguage() === 'en' ? 'en-IE' : currentLanguage(), timeZone);
  if (closure === 'login') return fieldText('limitLogin');
  if (closure === 'answered') return fieldText('limitAnswered');
  if (closedText) return closedText;
  if (closure === 'notYet') return fieldText('limitNotYet', { time: time(opensAt) });
  return closure === 'closed' ? fieldText('limitClosed', { time: time(closesAt) }) : fieldText('limitFull');
}

/** The answer to a form that is sent all the same. */
export const closedError = (form: StoredForm, closure: Closure): HttpError => {
  const isLogin = closure === 'login';
  return new HttpError(isLogin ? 403 : 409, { error: markAsText(closureText(form, closure)), phase: closure, ...isLogin && { loginRequired: true as const } });
};

/** Reads what was sent. Where it is wrong and the form is closed, the visitor reads the latter: nothing has to be corrected. */
export const closureFirst = (form: StoredForm, closure: Closure | null) => async <Read>(read: () => Read | Promise<Read>): Promise<Read> => {
  try {
    return await read();
  } catch (error) {
    throw closure && error instanceof HttpError ? closedError(form, closure) : error;
  }
};
