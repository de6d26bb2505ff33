import { html } from 'hono/html';
import type { Html } from '../../../kernel/html.js';
import type { FormField } from 'site-elements/contract/form-field';
import { sizeText } from 'site-elements/contract/uploads';
import { formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { paths } from 'site-elements/contract/paths';
import { valueAsText } from '../submissions/titled-values.js';
import { ownerText, type OwnerText } from '../texts.js';
import type { DateUnit, LatestAnswer } from './answer-queries.js';
import { answerText, countText, numberText, periodText } from './figure-words.js';
import type { AnswerRow, FieldResults, FormResults, LostResults, StatementRow } from './read-results.js';
import { mostSizedRows } from './results.styles.js';

/** One bar. */
interface BarRow {
  readonly label: string | Html;
  readonly count: number;
  /** The count in words. */
  readonly text: string;
}

interface Bars {
  readonly caption: string;
  readonly column: OwnerText;
  /** What is counted; submissions by default. */
  readonly counted?: OwnerText;
  readonly rows: readonly BarRow[];
  readonly isHorizontal?: boolean;
}

const unitTexts: Readonly<Record<DateUnit, OwnerText>> = { day: 'resultsDay', month: 'resultsMonth', year: 'resultsYear', hour: 'resultsTime' };
const longestLatest = 200;

/** A table that is drawn as a chart. Without scripts, each row has a bar of the browser's own. */
export function bars({ caption, column, counted = 'resultsCount', rows, isHorizontal }: Bars): Html {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return html`<site-chart class="rows-${isHorizontal ? Math.min(rows.length, mostSizedRows) : 0}"${isHorizontal ? html` horizontal` : ''} label="${caption}">
<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><caption class="visually-hidden">${caption}</caption>
<thead><tr><th scope="col">${ownerText(column)}</th><th scope="col">${ownerText(counted)}</th></tr></thead>
<tbody>${rows.map(({ label, count, text }) => html`
<tr><th scope="row"><bdi>${label}</bdi><meter min="0" max="${most}" value="${count}" aria-hidden="true"></meter></th><td data-value="${
  count}">${text}</td></tr>`)}
</tbody></table></div></site-chart>`;
}

/** Submissions by day, or by month. */
export const periodsChart = ({ periods: { unit, names, counts } }: FormResults): Html => bars({
  caption: ownerText(unit === 'day' ? 'resultsByDay' : 'resultsByMonth'),
  column: unitTexts[unit],
  rows: names.map((name, at) => ({ label: periodText(name, unit), count: counts[at]!, text: formatOwnerNumber(counts[at]!) })),
});

export const removedMark = (isRemoved = false): Html | '' => (isRemoved ? html` <small>(${ownerText('resultsRemoved')})</small>` : '');

const answerBars = (answers: readonly AnswerRow[], all: number, field?: FormField): BarRow[] => answers.map(({ answer, count, isRemoved }) => ({
  label: html`${answerText(answer, field)}${removedMark(isRemoved)}`, count, text: countText(count, all),
}));

/** The points of a scale, for each statement. */
function statementsTable(statements: readonly StatementRow[], field: FormField): Html {
  const points = [-2, -1, 0, 1, 2];
  return html`<site-chart class="rows-${Math.min(statements.length, mostSizedRows)}" horizontal stacked label="${field.title}">
<div class="scroll" tabindex="0" role="region" aria-label="${field.title}"><table><caption class="visually-hidden">${field.title}</caption>
<thead><tr><th scope="col">${ownerText('resultsStatement')}</th>${points.map(point => html`<th scope="col">${valueAsText(point, field)}</th>`)}</tr></thead>
<tbody>${statements.map(({ statement, counts, isRemoved }) => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return html`
<tr><th scope="row"><bdi>${statement}</bdi>${removedMark(isRemoved)}</th>${
  counts.map(count => html`<td data-value="${count}">${countText(count, all)}</td>`)}</tr>`;
})}
</tbody></table></div></site-chart>`;
}

const facts = (rows: readonly (readonly [title: OwnerText, text: string])[]): Html => html`<dl class="facts">${rows.map(([title, text]) => html`
<div><dt>${ownerText(title)}</dt><dd><bdi>${text}</bdi></dd></div>`)}
</dl>`;

function latestList(latest: readonly LatestAnswer[], field: FormField): Html | '' {
  if (latest.length === 0) return '';
  const shortened = (text: string) => (text.length > longestLatest ? `${text.slice(0, longestLatest)}…` : text);
  return html`<h3>${ownerText('resultsLatest')}</h3>
<ul>${latest.map(({ id, value }) => html`
<li><a href="${paths.ownerSubmission.replace(':id', encodeURIComponent(id))}"><bdi>${shortened(valueAsText(value, field))}</bdi></a></li>`)}
</ul>`;
}

/** The figures of one field. */
export function fieldSection({ field, asked, filled, answers, statements, numbers, histogram, dates, files, latest }: FieldResults): Html {
  const { title: caption } = field;
  const horizontal = { caption, isHorizontal: true, column: 'resultsAnswer' } as const;
  return html`<section class="result"><h2><bdi>${caption}</bdi></h2>
<p>${ownerText('resultsAnswered', { filled: formatOwnerNumber(filled), asked: formatOwnerNumber(asked) })}</p>
${numbers ? facts([
  ['resultsMin', numberText(numbers.min, field)], ['resultsMean', numberText(numbers.mean, field)],
  ['resultsMax', numberText(numbers.max, field)], ['resultsSum', numberText(numbers.sum, field)],
]) : ''}
${dates?.span ? facts([['resultsFirst', periodText(dates.span.first, 'day')], ['resultsLast', periodText(dates.span.last, 'day')]]) : ''}
${files && files.files > 0 ? html`<p>${ownerText('resultsFiles', { count: files.files, size: sizeText(files.bytes) })}</p>` : ''}
${filled > 0 && answers && answers.length > 0 ? bars({ ...horizontal, rows: answerBars(answers, asked, field) }) : ''}
${filled > 0 && statements ? statementsTable(statements, field) : ''}
${histogram ? bars({ ...horizontal, rows: histogram.map(({ from, to, count }) => ({
  label: ownerText('resultsBetween', { from: numberText(from, field), to: numberText(to, field) }), count, text: countText(count, asked),
})) }) : ''}
${dates && dates.rows.length > 0 ? bars({ caption, column: unitTexts[dates.unit], isHorizontal: true, rows: dates.rows.map(({ name, count }) => ({
  label: periodText(name, dates.unit), count, text: countText(count, asked),
})) }) : ''}
${latestList(latest ?? [], field)}
</section>`;
}

/** Values under names that the form does not have. */
export const lostSection = (lost: readonly LostResults[], submitted: number): Html | '' => (lost.length === 0 ? '' : html`<section><h2>${
  ownerText('resultsLost')}</h2>
<p>${ownerText('resultsLostNote')}</p>
<div class="results">${lost.map(({ name, filled, answers }) => html`
<section class="result"><h3><bdi>${name}</bdi></h3>
<p>${ownerText('resultsAnswered', { filled: formatOwnerNumber(filled), asked: formatOwnerNumber(submitted) })}</p>
${answers.length === 0 ? '' : bars({ caption: name, column: 'resultsAnswer', isHorizontal: true, rows: answerBars(answers, submitted) })}
</section>`)}
</div></section>`);
