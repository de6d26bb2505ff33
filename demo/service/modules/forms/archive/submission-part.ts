import { randomBytes } from 'node:crypto';
import { and, asc, gt, inArray, isNull } from 'drizzle-orm';
import type { FieldValue } from 'site-elements/contract/submission';
import * as v from 'valibot';
import type { ArchivePart } from '../../../kernel/archive/archive-part.js';
import { writeList } from '../../../kernel/archive/table-part.js';
import type { Database } from '../../../kernel/database/database.js';
import { safeFileName } from '../../../kernel/files/safe-name.js';
import type { PublicQueries } from '../../../kernel/module.js';
import { forms, submissionPayments, submissions, submissionSenders, submissionVersions, uploads } from '../forms.schema.js';
import { paymentStates } from '../payment/payment-state.js';
import { ownerText } from '../texts.js';
import { moment, readRows, summary, text } from './moved-rows.js';

/** How payments find their orders on another server. */
export type MovedOrders = Pick<PublicQueries['shop'], 'findOrigins' | 'findMoved'>;

const batch = 500;
const values = v.record(v.string(), v.any());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(2 ** 31 - 1));
const uuid = v.pipe(v.string(), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/));
const file = v.object({
  id: uuid, fieldId: text(100), name: v.pipe(text(1000), v.transform(name => safeFileName(name, 'bin'))), type: v.pipe(text(200), v.regex(/^[\w.+-]+\/[\w.+-]+$/)),
  size: count, sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)), createdAt: moment,
});
const payment = v.pipe(v.object({
  state: v.picklist(paymentStates), cents: v.pipe(count, v.minValue(1)), currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), refundedCents: count,
  origin: v.nullable(text(200)), orderNumber: v.nullable(count), provider: v.nullable(text(60)), reference: v.nullable(text(300)), paidAt: v.nullable(moment),
}), v.check(({ cents, refundedCents }) => refundedCents <= cents));
const schema = v.object({
  id: text(100), formId: text(100), values, context: values, suspicion: v.nullable(text(300)), isSpam: v.boolean(), readAt: v.nullable(moment),
  editedAt: v.nullable(moment), createdAt: moment,
  // An archive of an older version of the service has none of these.
  senderHash: v.optional(v.nullable(text(100)), null), holdsPlaceUntil: v.optional(v.nullable(moment), null), edits: v.optional(count, 0),
  versions: v.optional(v.pipe(v.array(v.object({ id: text(100), values, replacedAt: moment })), v.maxLength(1000)), []),
  uploads: v.optional(v.pipe(v.array(file), v.maxLength(1000)), []), payment: v.optional(v.nullable(payment), null),
});
type Moved = v.InferOutput<typeof schema>;

/** The rows of each submission. */
function groupRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) groups.set(key, [...groups.get(key) ?? [], row]);
  }
  return groups;
}

/** Submissions that are not deleted, without what was entered as a password, and without the address of the page that pays. */
async function* readSubmissions(database: Database, { findOrigins }: MovedOrders): AsyncIterable<unknown> {
  const passwords = new Map((await database.select({ id: forms.id, fields: forms.fields }).from(forms))
    .map(({ id, fields }) => [id, new Set(fields.filter(({ type }) => type === 'password').map(field => field.id))]));
  for (let after = ''; ;) {
    const rows = await database.select().from(submissions).where(and(gt(submissions.id, after), isNull(submissions.deletedAt)))
      .orderBy(asc(submissions.id)).limit(batch);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const files = groupRows(await database.select().from(uploads).where(inArray(uploads.submissionId, ids)).orderBy(asc(uploads.id)), row => row.submissionId);
    const versions = groupRows(
      await database.select().from(submissionVersions).where(inArray(submissionVersions.submissionId, ids)).orderBy(asc(submissionVersions.replacedAt)),
      row => row.submissionId,
    );
    const payments = await database.select().from(submissionPayments).where(inArray(submissionPayments.submissionId, ids));
    const origins = await findOrigins(database, payments.flatMap(({ orderId }) => orderId ?? []));
    const paid = new Map(payments.map(({ submissionId, token: _token, orderId, ...row }) =>
      [submissionId, { ...row, origin: origins.get(orderId ?? '') ?? null }]));
    for (const { key: _key, payloadHash: _hash, deletedAt: _deleted, ...row } of rows) {
      const hidden = passwords.get(row.formId);
      const shown = (all: Readonly<Record<string, FieldValue>>) => Object.fromEntries(Object.entries(all).filter(([name]) => !hidden?.has(name)));
      yield {
        ...row, values: shown(row.values),
        versions: (versions.get(row.id) ?? []).map(({ submissionId: _, ...version }) => ({ ...version, values: shown(version.values) })),
        uploads: (files.get(row.id) ?? []).map(({ submissionId: _, ...upload }) => upload),
        payment: paid.get(row.id) ?? null,
      };
    }
    after = rows.at(-1)!.id;
  }
}

async function findNew(database: Database, all: readonly Moved[]): Promise<Moved[]> {
  const known = new Set<string>();
  for (let at = 0; at < all.length; at += batch) {
    const ids = all.slice(at, at + batch).map(({ id }) => id);
    for (const { id } of await database.select({ id: submissions.id }).from(submissions).where(inArray(submissions.id, ids))) known.add(id);
  }
  return all.filter(({ id }) => !known.has(id));
}

/** Stores submissions with what belongs to them. A payment gets a page at a new address, and an order that is not here is left out of it. */
async function storeRows(transaction: Database, rows: readonly Moved[], { findMoved }: MovedOrders): Promise<number> {
  const own = rows.map(({ versions: _versions, uploads: _uploads, payment: _payment, ...row }) =>
    ({ ...row, values: row.values as Record<string, FieldValue>, payloadHash: 'moved' }));
  const inserted = await transaction.insert(submissions).values(own).onConflictDoNothing().returning({ id: submissions.id });
  const stored = new Set(inserted.map(({ id }) => id));
  const added = rows.filter(({ id }) => stored.has(id));
  const senders = added.flatMap(({ id, formId, senderHash, isSpam }) => (senderHash === null || isSpam ? [] : [{ formId, senderHash, submissionId: id }]));
  if (senders.length > 0) await transaction.insert(submissionSenders).values(senders).onConflictDoNothing();
  const files = added.flatMap(({ id, uploads: all }) => all.map(row => ({ ...row, submissionId: id })));
  for (let at = 0; at < files.length; at += batch) await transaction.insert(uploads).values(files.slice(at, at + batch)).onConflictDoNothing();
  const versions = added.flatMap(({ id, versions: all }) => all.map(row => ({ ...row, submissionId: id, values: row.values as Record<string, FieldValue> })));
  for (let at = 0; at < versions.length; at += batch) await transaction.insert(submissionVersions).values(versions.slice(at, at + batch)).onConflictDoNothing();
  const due = added.flatMap(({ id, payment: row }) => (row ? [{ id, row }] : []));
  if (due.length > 0) {
    const orderIds = await findMoved(transaction, due.flatMap(({ row }) => row.origin ?? []));
    await transaction.insert(submissionPayments).values(due.map(({ id, row: { origin, ...row } }) =>
      ({ ...row, submissionId: id, token: randomBytes(24).toString('base64url'), orderId: orderIds.get(origin ?? '') ?? null }))).onConflictDoNothing();
  }
  return added.length;
}

/** What was sent, with the rows of its files, its payment, and what it was before it was edited. */
export const submissionPart = (database: Database, shop: MovedOrders): ArchivePart => ({
  file: 'submissions.json',
  title: () => ownerText('navSubmissions'),
  write: () => writeList(readSubmissions(database, shop)),
  async preview(bytes) {
    const all = readRows(bytes, schema);
    return summary(all.length, (await findNew(database, all)).length);
  },
  store: bytes => database.transaction(async transaction => {
    const all = readRows(bytes, schema);
    const here = new Set((await transaction.select({ id: forms.id }).from(forms)).map(({ id }) => id));
    const added = (await findNew(transaction, all)).filter(({ formId }) => here.has(formId));
    let stored = 0;
    for (let at = 0; at < added.length; at += batch) stored += await storeRows(transaction, added.slice(at, at + batch), shop);
    return summary(all.length, stored);
  }),
});
