import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Language } from 'site-elements/contract/language';
import { submissions } from '../forms.schema.js';
import { leftOutReasons } from '../not-stored.js';
import { readSearch, type SearchTerm } from './read-search.js';
import type { DateParts, TimeParts } from './written-dates.js';

const { values, createdAt } = submissions;
/** Text of a part of the values. */
const text = sql`part.value #>> '{}'`;
/** What no page shows: ids of files, hashes of passwords, and why a file was left out. */
const hidden = sql`${text} ~ '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|scrypt:.{20,})$' or ${text} in (${sql.join(
  leftOutReasons.map(reason => sql`${reason}`),
  sql`, `,
)})`;

/** Whether any part of the values is so, however deep it lies. */
const anyPart = (condition: SQL): SQL => sql`exists (select 1 from jsonb_path_query(${values}, 'strict $.**') as part(value) where ${condition})`;

const like = (pattern: string): SQL => anyPart(sql`jsonb_typeof(part.value) in ('string', 'number') and not (${hidden}) and ${text} ilike ${pattern}`);

/** Any text or number of the values contains it, whatever its letters' case. */
const contains = (word: string): SQL => like(`%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`);

const two = (part: number | undefined) => (part === undefined ? '__' : String(part).padStart(2, '0'));
const isPart = (name: keyof DateParts | keyof TimeParts, part: number | undefined): SQL | undefined =>
  (part === undefined ? undefined : sql`ltrim(part.value ->> ${name}::text, '0') = ${part === 0 ? '' : String(part)}`);

/** In a field for dates, as a text such as 2026-11-24, or when it arrived, in UTC as the page says it. */
function hasDate({ year, month, day }: DateParts): SQL {
  const pattern = `${year === undefined ? '____' : String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return or(
    anyPart(and(sql`jsonb_typeof(part.value) = 'object'`, isPart('year', year), isPart('month', month), isPart('day', day))!),
    like(`%${pattern}%`),
    sql`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD') like ${pattern}`,
  )!;
}

function hasTime({ hour, minute }: TimeParts): SQL {
  return or(
    anyPart(and(sql`jsonb_typeof(part.value) = 'object'`, isPart('hour', hour), isPart('minute', minute))!),
    contains(`${two(hour)}:${two(minute)}`),
    sql`to_char(${createdAt} at time zone 'UTC', 'HH24:MI') = ${`${two(hour)}:${two(minute)}`}`,
  )!;
}

/** A number of the same amount, however many zeros it is written with. */
const hasAmount = (amount: number): SQL =>
  anyPart(sql`case when jsonb_typeof(part.value) in ('string', 'number') and ${text} ~ '^-?[0-9]{1,15}([.][0-9]{1,6})?$' then (${text})::numeric = ${
    String(amount)}::numeric else false end`);

const isFound = ({ words, dates, time, amounts }: SearchTerm): SQL =>
  or(and(...words.map(contains)), ...dates.map(hasDate), time && hasTime(time), ...amounts.map(hasAmount))!;

/** A word that is written twice is looked for once. */
const distinct = (terms: readonly SearchTerm[]): SearchTerm[] => [...new Map(terms.map(term => [JSON.stringify(term), term])).values()];

/** Conditions for what a search says, in the owner's language: all of them have to hold. */
export const searchConditions = (search: string, language: Language): SQL[] => distinct(readSearch(search, language)).map(isFound);
