import type { Context } from 'hono';
import type { FormField } from 'site-elements/contract/form-field';
import { sendCsv } from '../../../kernel/files/send-csv.js';
import type { StoredForm } from '../find-form.js';
import { valueAsText } from '../submissions/titled-values.js';
import { ownerText } from '../texts.js';
import { answerText, numberText, periodText } from './figure-words.js';
import type { AnswerRow, FieldResults, FormResults } from './read-results.js';
import type { StartResults } from './read-starts.js';

type Line = readonly [field: string, answer: string, count: number | string, share: number | string];

/** The figures as a file for a spreadsheet: a line for each answer. A share is a number from 0 to 1. */
export const sendResults = (context: Context, form: StoredForm, results: FormResults, starts: StartResults): Promise<Response> =>
  sendCsv(context, `${form.id}-results`, linesOf(results, starts));

const share = (count: number, all: number): number | '' => (all > 0 ? Math.round(count / all * 10_000) / 10_000 : '');
const withMark = (text: string, isRemoved = false): string => (isRemoved ? `${text} (${ownerText('resultsRemoved')})` : text);

async function* linesOf({ submitted, periods: { unit, names, counts }, fields, lost }: FormResults, starts: StartResults): AsyncGenerator<Line> {
  yield [ownerText('resultsField'), ownerText('resultsAnswer'), ownerText('resultsCount'), ownerText('resultsShareColumn')];
  yield [ownerText('resultsSubmitted'), '', submitted, ''];
  yield* startLines(starts);
  const perPeriod = ownerText(unit === 'day' ? 'resultsByDay' : 'resultsByMonth');
  for (const [at, name] of names.entries()) yield [perPeriod, name, counts[at]!, share(counts[at]!, submitted)];
  for (const result of fields) yield* fieldLines(result);
  for (const { name, filled, answers } of lost) {
    yield [withMark(name, true), '', filled, share(filled, submitted)];
    yield* answerLines(withMark(name, true), answers, submitted);
  }
}

function* startLines({ started, submitted, fields, unknown }: StartResults): Generator<Line> {
  if (started === 0) return;
  yield [ownerText('resultsStarted'), '', started, ''];
  yield [ownerText('resultsRate'), '', submitted, share(submitted, started)];
  const stops = ownerText('stops');
  for (const { title, count, isRemoved } of fields) yield [stops, withMark(title, isRemoved), count, share(count, started - submitted)];
  if (unknown > 0) yield [stops, ownerText('stopsUnknown'), unknown, share(unknown, started - submitted)];
}

function* answerLines(title: string, answers: readonly AnswerRow[], all: number, field?: FormField): Generator<Line> {
  for (const { answer, count, isRemoved } of answers) yield [title, withMark(answerText(answer, field), isRemoved), count, share(count, all)];
}

function* fieldLines({ field, asked, filled, answers = [], statements = [], numbers, histogram = [], dates }: FieldResults): Generator<Line> {
  const { title } = field;
  yield [title, '', filled, share(filled, asked)];
  if (numbers) {
    for (const [name, value] of [['resultsMin', numbers.min], ['resultsMean', numbers.mean], ['resultsMax', numbers.max], ['resultsSum', numbers.sum]] as const)
      yield [title, ownerText(name), Number.isFinite(value) ? value : String(value), ''];
  }
  yield* answerLines(title, answers, asked, field);
  for (const { from, to, count } of histogram)
    yield [title, ownerText('resultsBetween', { from: numberText(from, field), to: numberText(to, field) }), count, share(count, asked)];
  for (const { name, count } of dates?.rows ?? []) yield [title, periodText(name, dates!.unit), count, share(count, asked)];
  for (const { statement, counts, isRemoved } of statements) {
    const all = counts.reduce((sum, count) => sum + count, 0);
    for (const [at, count] of counts.entries())
      yield [`${title}: ${withMark(statement, isRemoved)}`, valueAsText(at - 2, field), count, share(count, all)];
  }
}
