import type { FieldType, FormField } from 'site-elements/contract/form-field';
import { likertScale } from 'site-elements/contract/likert-scale';
import type { Database } from '../../../kernel/database/database.js';
import type { StoredForm } from '../find-form.js';
import {
  type AnswerCount, type DateSpan, type DateUnit, type LatestAnswer, mostLostFields, type NumberSummary, type PointCount, readAnswers, readDates,
  readDateSpans, readFiles, readFilled, readHidden, readHistogram, readLatest, readNumbers, readPeriods, readStatements, readTotal, type Within,
} from './answer-queries.js';
import { histogramEdges } from './histogram-edges.js';
import { type Periods, getPeriods, type ResultsRange } from './results-range.js';

/** How often one answer was given. */
export interface AnswerRow {
  /** As it is stored; null for all that are not listed. */
  readonly answer: string | null;
  readonly count: number;
  /** The form no longer offers it. */
  readonly isRemoved?: boolean;
}

/** Numbers from `from` up to the next row. */
export interface NumberRow {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface StatementRow {
  readonly statement: string;
  /** For each point of the scale, from -2 to 2. */
  readonly counts: readonly number[];
  readonly isRemoved?: boolean;
}

export interface FieldResults {
  readonly field: FormField;
  /** How many were asked: conditions can hide a field. */
  readonly asked: number;
  readonly filled: number;
  /** Answers of a field with choices, most of them in the form's order. */
  readonly answers?: readonly AnswerRow[];
  readonly statements?: readonly StatementRow[];
  readonly numbers?: NumberSummary;
  readonly histogram?: readonly NumberRow[];
  readonly dates?: { readonly unit: DateUnit; readonly rows: readonly { readonly name: string; readonly count: number }[]; readonly span?: DateSpan };
  readonly files?: { readonly files: number; readonly bytes: number };
  readonly latest?: readonly LatestAnswer[];
}

/** Values under a name that the form does not have. */
export interface LostResults {
  readonly name: string;
  readonly filled: number;
  readonly answers: readonly AnswerRow[];
}

export interface FormResults {
  readonly submitted: number;
  readonly periods: Periods & { readonly counts: readonly number[] };
  readonly fields: readonly FieldResults[];
  readonly lost: readonly LostResults[];
}

const withChoices: ReadonlySet<FieldType> = new Set(['select', 'radio', 'checkbox', 'hidden']);
const withNumbers: ReadonlySet<FieldType> = new Set(['number', 'currency', 'calculation']);
/** Few different numbers are counted one by one. */
const mostSingleNumbers = 12;
/** Few different answers to a removed field are listed: they may be choices. */
const mostLostAnswers = 20;
const mostDays = 31;
const mostMonths = 36;

const isSurvey = ({ type, options }: FormField): boolean => type === 'likert' && options !== undefined;
const hasChoices = (field: FormField): boolean => withChoices.has(field.type) || (field.type === 'likert' && !field.options);
const hasWords = (field: FormField): boolean =>
  !hasChoices(field) && !isSurvey(field) && !withNumbers.has(field.type) && !['section', 'file', 'password', 'date', 'time'].includes(field.type);
const idsOf = (fields: readonly FormField[], matches: (field: FormField) => boolean): string[] => fields.filter(matches).map(({ id }) => id);

/** The figures of a form. Everything is added up by the database: a year of submissions needs no more memory than a day. */
export async function readResults(database: Database, { form, range, now }: { form: StoredForm; range: ResultsRange; now: Date }): Promise<FormResults> {
  const { id: formId, timeZone } = form;
  const fields = form.fields.filter(({ type }) => type !== 'section');
  const within: Within = { formId, from: range.from };
  const { count: submitted, first } = await readTotal(database, within);
  const periods = getPeriods(range, { timeZone, first: first ?? now, now });
  const [counts, filled, hidden] = [
    await readPeriods(database, within, periods.starts), await readFilled(database, within), await readHidden(database, within),
  ];
  const numeric = idsOf(fields, ({ type }) => withNumbers.has(type));
  const dated = idsOf(fields, ({ type }) => type === 'date');
  const worded = new Map(idsOf(fields, hasWords).map(id => [id, filled.get(id) ?? 0]));
  const known = new Set(fields.map(({ id }) => id));
  const lostNames = [...filled.keys()].filter(name => !known.has(name)).slice(0, mostLostFields);
  const read: ReadFigures = {
    answers: groupBy(await readAnswers(database, within, idsOf(fields, hasChoices))),
    singleNumbers: groupBy(await readAnswers(database, within, numeric, mostSingleNumbers)),
    statements: groupBy(await readStatements(database, within, idsOf(fields, isSurvey))),
    numbers: await readNumbers(database, within, numeric),
    spans: await readDateSpans(database, within, dated),
    files: groupBy(await readFiles(database, within, idsOf(fields, ({ type }) => type === 'file'))),
    latest: groupBy(await readLatest(database, within, worded)),
  };
  const results: FieldResults[] = [];
  for (const field of fields) {
    const base = { field, asked: submitted - (hidden.get(field.id) ?? 0), filled: filled.get(field.id) ?? 0 };
    results.push({ ...base, ...await figuresOf(field, { database, within, read }) });
  }
  const lostAnswers = groupBy(await readAnswers(database, within, lostNames, mostLostAnswers));
  return {
    submitted,
    periods: { ...periods, counts },
    fields: results,
    lost: lostNames.map(name => ({ name, filled: filled.get(name)!, answers: lostRows(lostAnswers.get(name) ?? []) })),
  };
}

interface ReadFigures {
  readonly answers: ReadonlyMap<string, readonly AnswerCount[]>;
  readonly singleNumbers: ReadonlyMap<string, readonly AnswerCount[]>;
  readonly statements: ReadonlyMap<string, readonly PointCount[]>;
  readonly numbers: ReadonlyMap<string, NumberSummary>;
  readonly spans: ReadonlyMap<string, DateSpan>;
  readonly files: ReadonlyMap<string, readonly { readonly files: number; readonly bytes: number }[]>;
  readonly latest: ReadonlyMap<string, readonly LatestAnswer[]>;
}

interface Reading {
  readonly database: Database;
  readonly within: Within;
  readonly read: ReadFigures;
}

async function figuresOf(field: FormField, { database, within, read }: Reading): Promise<Partial<FieldResults>> {
  const { id, type } = field;
  if (isSurvey(field)) return { statements: statementRows(field.options!, read.statements.get(id) ?? []) };
  if (hasChoices(field)) return { answers: choiceRows(field, read.answers.get(id) ?? []) };
  if (type === 'file') return { files: read.files.get(id)?.[0] ?? { files: 0, bytes: 0 } };
  if (type === 'time') return { dates: { unit: 'hour', rows: await readDates(database, within, id, 'hour') } };
  if (type === 'date') {
    const span = read.spans.get(id);
    const unit = !span || span.days <= mostDays ? 'day' : span.months <= mostMonths ? 'month' : 'year';
    return { dates: { unit, rows: span ? await readDates(database, within, id, unit) : [], ...span && { span } } };
  }
  if (withNumbers.has(type)) return numbersOf(field, { database, within, read });
  return hasWords(field) ? { latest: read.latest.get(id) ?? [] } : {};
}

async function numbersOf({ id }: FormField, { database, within, read }: Reading): Promise<Partial<FieldResults>> {
  const numbers = read.numbers.get(id);
  const single = read.singleNumbers.get(id) ?? [];
  if (!numbers) return {};
  if (single.every(({ answer }) => answer !== null))
    return { numbers, answers: single.map(({ answer, count }) => ({ answer, count })).sort((a, b) => Number(a.answer) - Number(b.answer)) };
  const parts = histogramEdges(numbers.min, numbers.max);
  if (!parts) return { numbers };
  const counts = await readHistogram(database, within, id, parts.edges);
  return { numbers, histogram: parts.edges.map((from, at) => ({ from, to: parts.edges[at + 1] ?? from + parts.step, count: counts[at]! })) };
}

function groupBy<Row extends { readonly field: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.field);
    if (group) group.push(row);
    else groups.set(row.field, [row]);
  }
  return groups;
}

/** All choices of the form in its order, also those without answers; then what it no longer offers. */
function choiceRows(field: FormField, counted: readonly AnswerCount[]): AnswerRow[] {
  const offered = field.type === 'likert' ? likertScale.map(([point]) => String(point))
    : field.type === 'checkbox' && !field.options ? ['true'] : field.options ?? [];
  const counts = new Map(counted.map(({ answer, count }) => [answer, count]));
  const others = counted.filter(({ answer }) => answer === null || !offered.includes(answer));
  return [
    ...offered.map(answer => ({ answer, count: counts.get(answer) ?? 0 })),
    // A hidden field has no choices: its values are those of pages and links.
    ...others.sort((a, b) => Number(a.answer === null) - Number(b.answer === null))
      .map(({ answer, count }) => ({ answer, count, ...answer !== null && field.type !== 'hidden' && { isRemoved: true } })),
  ];
}

function statementRows(statements: readonly string[], counted: readonly PointCount[]): StatementRow[] {
  const removed = [...new Set(counted.map(({ statement }) => statement))].filter(statement => !statements.includes(statement));
  const countsOf = (of: string) => likertScale.map(([point]) =>
    counted.find(({ statement, point: given }) => statement === of && Number(given) === point)?.count ?? 0);
  return [
    ...statements.map(statement => ({ statement, counts: countsOf(statement) })),
    ...removed.map(statement => ({ statement, counts: countsOf(statement), isRemoved: true })),
  ];
}

const lostRows = (counted: readonly AnswerCount[]): AnswerRow[] =>
  (counted.some(({ answer }) => answer === null) ? [] : counted.map(({ answer, count }) => ({ answer, count })));
