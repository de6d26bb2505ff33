import { and, eq, isNotNull } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { FieldType, FormField } from 'site-elements/contract/form-field';
import { paths } from 'site-elements/contract/paths';
import type { FieldValue } from 'site-elements/contract/submission';
import type { Database } from '../../../kernel/database/database.js';
import { findForm, type StoredForm } from '../find-form.js';
import { submissionPayments, submissions } from '../forms.schema.js';
import { paymentCells, paymentColumns } from '../payment/payment-view.js';
import { findPayments } from '../payment/submission-payments.js';
import { isFromOverlay } from './from-overlay.js';
import { listSubmissions } from './list-submissions.js';
import { sendCsv } from '../../../kernel/files/send-csv.js';
import { spamReasonText } from '../../../kernel/owner/spam-reason-text.js';
import { valueAsText } from './titled-values.js';
import { ownerText } from '../texts.js';

const rowsAtOnce = 500;

/** All submissions of a form as a file for a spreadsheet, the oldest first; without the deleted ones. */
export function addSubmissionsFile(app: Hono, { database }: { database: Database }): void {
  app.get(paths.ownerSubmissionsFile, async context => {
    const form = await findForm(database, context.req.param('formId').replaceAll('\0', ''));
    return sendCsv(context, form.id, linesOf(database, form));
  });
}

async function* linesOf(database: Database, form: StoredForm) {
  const columns = form.fields.filter(({ type }) => type !== 'section');
  const [paid] = await database
    .select({ id: submissionPayments.submissionId })
    .from(submissionPayments)
    .innerJoin(submissions, eq(submissions.id, submissionPayments.submissionId))
    .where(eq(submissions.formId, form.id))
    .limit(1);
  const hasPayments = form.payField !== null || paid !== undefined;
  const [edited] = await database.select({ id: submissions.id }).from(submissions)
    .where(and(eq(submissions.formId, form.id), isNotNull(submissions.editedAt))).limit(1);
  const hasEdits = form.editDays !== null || edited !== undefined;
  yield [
    ownerText('fileReceived'), ...columns.map(({ title }) => title), ownerText('fileSpam'), ownerText('fileSuspicious'),
    ownerText('fileFromOverlay'), ownerText('fileOtherValues'), ...hasPayments ? paymentColumns() : [],
    ...hasEdits ? [ownerText('fileEdited')] : [], ownerText('fileId'),
  ];
  let after: string | undefined;
  for (;;) {
    const rows = await listSubmissions(database, { formId: form.id, after, isDescending: false, limit: rowsAtOnce });
    const payments = await findPayments(database, rows.map(({ submission: { id } }) => id));
    for (const { submission: { id, createdAt, editedAt, values, context, suspicion, isSpam } } of rows) {
      // Values whose field the form has since lost are kept in a column of their own.
      const lost = Object.fromEntries(Object.entries(values).filter(([field]) => !columns.some(column => column.id === field)));
      yield [
        momentCell(createdAt), ...columns.map(column => cellOf(values[column.id] ?? null, column)), yesIf(isSpam),
        suspicion === null ? '' : spamReasonText(suspicion), yesIf(isFromOverlay(context)), valueAsText(lost),
        ...hasPayments ? paymentCells(payments.get(id)) : [], ...hasEdits ? [editedAt ? momentCell(editedAt) : ''] : [], id,
      ];
    }
    after = rows.at(-1)?.submission.id;
    if (rows.length < rowsAtOnce) return;
  }
}

const momentCell = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ');
const yesIf = (isSo: boolean): string => (isSo ? valueAsText(true) : '');
/** Kinds whose numbers stand for something else. */
const inWords: ReadonlySet<FieldType> = new Set(['likert', 'password']);
const cellOf = (value: FieldValue, field: FormField): string | number =>
  typeof value === 'number' && !inWords.has(field.type) ? value : valueAsText(value, field);
