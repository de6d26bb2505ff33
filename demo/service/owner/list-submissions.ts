import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { forms, submissions } from '../database/schema.js';

export interface Listing {
  /** Of this form only. */
  formId?: string;
  /** Id of a submission: those that follow it in the order of the list. */
  after?: string;
  order: 'newest' | 'oldest';
  limit: number;
}

/** Some submissions with their forms. Pages follow one another by id, so that new ones shift nothing. */
export async function listSubmissions(database: Database, { formId, after, order, limit }: Listing) {
  const { createdAt, id } = submissions;
  const isNewest = order === 'newest';
  const direction = isNewest ? desc : asc;
  // Compared inside the database: a moment there is finer than a Date here.
  const place = sql`(select ${createdAt}, ${id} from ${submissions} where ${id} = ${after})`;
  const conditions: (SQL | undefined)[] = [
    formId === undefined ? undefined : eq(submissions.formId, formId),
    after === undefined ? undefined : isNewest ? sql`(${createdAt}, ${id}) < ${place}` : sql`(${createdAt}, ${id}) > ${place}`,
  ];
  return database
    .select({ submission: submissions, form: forms })
    .from(submissions)
    .innerJoin(forms, eq(forms.id, submissions.formId))
    .where(and(...conditions))
    .orderBy(direction(createdAt), direction(id))
    .limit(limit);
}
