import { and, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { FieldValue } from 'site-elements/contract/submission';
import type { Database } from '../../../kernel/database/database.js';
import { hiddenMark } from '../visible-form.js';
import { submissions } from '../forms.schema.js';
import { isCounted } from '../limits/form-closure.js';

/** Submissions of a form in a range, without spam and deleted ones. */
export interface Within {
  readonly formId: string;
  readonly from: Date | null;
}

/** Most different answers to a field that are listed; the others are added up. */
export const mostAnswers = 60;
/** Values of fields that the form does not have are listed by name, this many. */
export const mostLostFields = 30;
/** Latest answers are first searched in this many submissions. */
const recent = 300;
export const latestCount = 5;
const longestAnswer = 1000;

const { values, context, createdAt, id } = submissions;

const rowsOf = async <Row>(database: Database, query: SQL): Promise<Row[]> => (await database.execute(query) as unknown as { rows: Row[] }).rows;

const isWithin = ({ formId, from }: Within): SQL => and(eq(submissions.formId, formId), isCounted, from ? gte(createdAt, from) : undefined)!;
const list = (texts: readonly string[]): SQL => sql.join(texts.map(text => sql`${text}::text`), sql`, `);
const isFilled = sql`e.value not in ('null'::jsonb, '""'::jsonb, '[]'::jsonb, '{}'::jsonb, 'false'::jsonb)`;
/** A field that the form's conditions hid was not asked for: what a page without scripts sends there all the same is not counted. */
const isAskedIn = (marks: SQL): SQL => sql`not coalesce(${marks} -> ${hiddenMark}::text ? e.key, false)`;
/** Each filled value, as `e.key` and `e.value`. */
const eachValue = sql`from ${submissions}, jsonb_each(${values}) as e(key, value)`;
const isValue = (within: Within): SQL => sql`${isWithin(within)} and ${isFilled} and ${isAskedIn(sql`${context}`)}`;
const isOf = (fields: readonly string[]): SQL => sql`e.key in (${list(fields)})`;

export interface Total {
  readonly count: number;
  readonly first: Date | null;
}

/** How many submissions there are, and when the first arrived. */
export async function readTotal(database: Database, within: Within): Promise<Total> {
  const [row] = await rowsOf<{ count: number; first: string | Date | null }>(
    database,
    sql`select count(*)::int as count, min(${createdAt}) as first from ${submissions} where ${isWithin(within)}`,
  );
  return { count: row?.count ?? 0, first: row?.first ? new Date(row.first) : null };
}

/** How many submissions have a mark in their context. */
export async function readMarked(database: Database, within: Within, mark: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    database,
    sql`select count(*)::int as count from ${submissions} where ${isWithin(within)} and ${context} -> ${mark}::text = 'true'::jsonb`,
  );
  return row?.count ?? 0;
}

/** Submissions of each period, by the moments at which periods begin. */
export async function readPeriods(database: Database, within: Within, starts: readonly Date[]): Promise<number[]> {
  if (starts.length === 0) return [];
  const edges = sql.join(starts.map(start => sql`${start.toISOString()}::timestamptz`), sql`, `);
  const rows = await rowsOf<{ period: number; count: number }>(
    database,
    sql`select width_bucket(${createdAt}, array[${edges}]) as period, count(*)::int as count from ${submissions} where ${isWithin(within)} group by 1`,
  );
  const counts = new Map(rows.map(({ period, count }) => [period, count]));
  return starts.map((_, at) => counts.get(at + 1) ?? 0);
}

/** How many have filled in each field, also fields that the form does not have. */
export async function readFilled(database: Database, within: Within): Promise<Map<string, number>> {
  const rows = await rowsOf<{ field: string; count: number }>(
    database,
    sql`select e.key as field, count(*)::int as count ${eachValue} where ${isValue(within)} group by 1 order by 2 desc, 1 limit 200`,
  );
  return new Map(rows.map(({ field, count }) => [field, count]));
}

/** From how many visitors conditions hid each field. */
export async function readHidden(database: Database, within: Within): Promise<Map<string, number>> {
  const marked = sql`${context} -> ${hiddenMark}::text`;
  const rows = await rowsOf<{ field: string; count: number }>(
    database,
    sql`select hidden.field, count(*)::int as count from ${submissions},
      jsonb_array_elements_text(case when jsonb_typeof(${marked}) = 'array' then ${marked} else '[]'::jsonb end) as hidden(field)
      where ${isWithin(within)} group by 1 limit 200`,
  );
  return new Map(rows.map(({ field, count }) => [field, count]));
}

export interface AnswerCount {
  readonly field: string;
  /** Null for all answers that are not listed. */
  readonly answer: string | null;
  readonly count: number;
  /** How many different answers the row counts. */
  readonly different: number;
}

/** How often each answer was given; of a list, each of its answers. */
export async function readAnswers(database: Database, within: Within, fields: readonly string[], most = mostAnswers): Promise<AnswerCount[]> {
  if (fields.length === 0) return [];
  return rowsOf(
    database,
    sql`with answers as (
        select e.key as field, left(item.value #>> '{}', ${longestAnswer}::int) as answer, count(*)::int as count
        ${eachValue}, jsonb_array_elements(case jsonb_typeof(e.value) when 'array' then e.value else jsonb_build_array(e.value) end) as item(value)
        where ${isValue(within)} and ${isOf(fields)} and jsonb_typeof(item.value) in ('string', 'number', 'boolean')
        group by 1, 2
      ), ranked as (select *, row_number() over (partition by field order by count desc, answer) <= ${most}::int as listed from answers)
      select field, case when listed then answer end as answer, sum(count)::int as count, count(*)::int as different
      from ranked group by 1, 2 order by 1, 3 desc, 2`,
  );
}

export interface PointCount {
  readonly field: string;
  readonly statement: string;
  readonly point: string;
  readonly count: number;
}

/** Answers to the statements of surveys. */
export async function readStatements(database: Database, within: Within, fields: readonly string[]): Promise<PointCount[]> {
  if (fields.length === 0) return [];
  return rowsOf(
    database,
    sql`select e.key as field, part.key as statement, part.value #>> '{}' as point, count(*)::int as count
      ${eachValue}, jsonb_each(case when jsonb_typeof(e.value) = 'object' then e.value else '{}'::jsonb end) as part(key, value)
      where ${isValue(within)} and ${isOf(fields)} and jsonb_typeof(part.value) = 'number'
      group by 1, 2, 3 order by 4 desc limit 2000`,
  );
}

export interface NumberSummary {
  readonly count: number;
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly sum: number;
}

const amount = sql`case when jsonb_typeof(e.value) = 'number' then (e.value #>> '{}')::numeric end`;

/** Sums of numbers are read as text: they can be too large for the database's own numbers of this kind. */
export async function readNumbers(database: Database, within: Within, fields: readonly string[]): Promise<Map<string, NumberSummary>> {
  if (fields.length === 0) return new Map();
  const rows = await rowsOf<{ field: string; count: number; min: string; max: string; mean: string; sum: string }>(
    database,
    sql`select e.key as field, count(${amount})::int as count, min(${amount})::text as min, max(${amount})::text as max,
      avg(${amount})::text as mean, sum(${amount})::text as sum
      ${eachValue} where ${isValue(within)} and ${isOf(fields)} group by 1 having count(${amount}) > 0`,
  );
  return new Map(rows.map(({ field, count, min, max, mean, sum: total }) =>
    [field, { count, min: Number(min), max: Number(max), mean: Number(mean), sum: Number(total) }]));
}

/** How many numbers of a field are between two edges: of each edge, those from it up to the next one. */
export async function readHistogram(database: Database, within: Within, field: string, edges: readonly number[]): Promise<number[]> {
  const rows = await rowsOf<{ bucket: number; count: number }>(
    database,
    sql`select width_bucket(${amount}, array[${sql.join(edges.map(edge => sql`${String(edge)}::numeric`), sql`, `)}]) as bucket, count(*)::int as count
      ${eachValue} where ${isValue(within)} and ${isOf([field])} and jsonb_typeof(e.value) = 'number' group by 1`,
  );
  const counts = new Map(rows.map(({ bucket, count }) => [bucket, count]));
  return edges.map((_, at) => counts.get(at + 1) ?? 0);
}

const two = (part: string): SQL => sql`lpad(e.value ->> ${part}::text, 2, '0')`;
const year = sql`lpad(e.value ->> 'year', 4, '0')`;
const month = sql`${year} || '-' || ${two('month')}`;
const day = sql`${month} || '-' || ${two('day')}`;
const hour = sql`${two('hour')} || ':00'`;
/** Dates and times as texts that are sorted as they follow one another. */
const units = { year, month, day, hour } as const;
/** An earlier field of the same ID may have had other parts. */
const isDate = sql`${day} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`;
const isTime = sql`${hour} ~ '^[0-9]{2}:00$'`;
export type DateUnit = keyof typeof units;

export interface DateSpan {
  readonly days: number;
  readonly months: number;
  readonly first: string;
  readonly last: string;
}

/** How many different days and months the dates of each field have, the first date and the last. */
export async function readDateSpans(database: Database, within: Within, fields: readonly string[]): Promise<Map<string, DateSpan>> {
  if (fields.length === 0) return new Map();
  const rows = await rowsOf<{ field: string } & DateSpan>(
    database,
    sql`select e.key as field, count(distinct ${day})::int as days, count(distinct ${month})::int as months, min(${day}) as first, max(${day}) as last
      ${eachValue} where ${isValue(within)} and ${isOf(fields)} and ${isDate} group by 1`,
  );
  return new Map(rows.map(row => [row.field, row]));
}

/** Dates or times of a field by unit, in their order; the last ones if there are too many. */
export async function readDates(database: Database, within: Within, field: string, unit: DateUnit): Promise<{ name: string; count: number }[]> {
  const rows = await rowsOf<{ name: string; count: number }>(
    database,
    sql`select ${units[unit]} as name, count(*)::int as count ${eachValue}
      where ${isValue(within)} and ${isOf([field])} and ${unit === 'hour' ? isTime : isDate} group by 1 order by 1 desc limit ${mostAnswers}::int`,
  );
  return rows.reverse();
}

export interface FileCount {
  readonly field: string;
  readonly files: number;
  readonly bytes: number;
}

/** Stored files of each field, and their size. */
export async function readFiles(database: Database, within: Within, fields: readonly string[]): Promise<FileCount[]> {
  if (fields.length === 0) return [];
  const rows = await rowsOf<{ field: string; files: number; bytes: string }>(
    database,
    sql`select e.key as field, count(*)::int as files, sum((item.value ->> 'size')::numeric)::text as bytes
      ${eachValue}, jsonb_array_elements(case jsonb_typeof(e.value) when 'array' then e.value else '[]'::jsonb end) as item(value)
      where ${isValue(within)} and ${isOf(fields)} and jsonb_typeof(item.value -> 'size') = 'number' and item.value ? 'id' group by 1`,
  );
  return rows.map(row => ({ ...row, bytes: Number(row.bytes) }));
}

export interface LatestAnswer {
  readonly id: string;
  readonly field: string;
  readonly value: FieldValue;
}

/** The latest answers to each field. A field that few fill in is searched in all submissions of the range. */
export async function readLatest(database: Database, within: Within, filled: ReadonlyMap<string, number>): Promise<LatestAnswer[]> {
  const fields = [...filled].filter(([, count]) => count > 0).map(([field]) => field);
  if (fields.length === 0) return [];
  const searched = (of: readonly string[], most: number | null) => rowsOf<LatestAnswer>(
    database,
    sql`select id, field, value from (
        select s.id, e.key as field, e.value, row_number() over (partition by e.key order by s.created_at desc, s.id desc) as rank
        from (select ${id} as id, ${values} as sent, ${context} as marks, ${createdAt} as created_at from ${submissions}
          where ${isWithin(within)} order by ${createdAt} desc, ${id} desc${most === null ? sql`` : sql` limit ${most}::int`}) as s,
          jsonb_each(s.sent) as e(key, value)
        where ${isOf(of)} and ${isFilled} and ${isAskedIn(sql`s.marks`)}
      ) as answers where rank <= ${latestCount}::int order by field, rank`,
  );
  const found = await searched(fields, recent);
  const rare = fields.filter(field => found.filter(answer => answer.field === field).length < Math.min(latestCount, filled.get(field)!));
  return rare.length === 0 ? found : [...found.filter(({ field }) => !rare.includes(field)), ...await searched(rare, null)];
}
