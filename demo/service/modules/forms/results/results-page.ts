import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import { page } from '../../../kernel/http/page.js';
import { formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import type { Html } from '../../../kernel/html.js';
import { findForm } from '../find-form.js';
import { getSubmissionsUrl, readQuery } from '../submissions/submissions-query.js';
import { ownerText } from '../texts.js';
import { deleteProgress } from './count-progress.js';
import { readResults } from './read-results.js';
import { readStarts } from './read-starts.js';
import { getRange, type RangeName, ranges, readRange } from './results-range.js';
import { resultsPath } from './results-path.js';
import { fieldSection, lostSection, periodsChart } from './results-view.js';
import { sendResults } from './results-file.js';
import { resultsStyles } from './results.styles.js';
import { deleteStarts, startsNote, startTotals, stopsSection } from './starts-view.js';

const stylesPath = `${paths.ownerForms}/results.css`;

interface ResultsPage {
  readonly database: Database;
  /** Folder of the built elements on this host, such as `/site-elements`; charts are drawn with it. */
  readonly elementsPath?: string;
  now?(): Date;
}

/** What visitors have answered to a form, as figures: `?days=` is the range. */
export function addResultsPage(app: Hono, { database, elementsPath, now = () => new Date() }: ResultsPage): void {
  app.get(stylesPath, context => context.body(resultsStyles, 200, { 'Content-Type': 'text/css; charset=utf-8', 'X-Content-Type-Options': 'nosniff' }));

  const known = (context: Context) => findForm(database, (context.req.param('id') ?? '').replaceAll('\0', ''));
  const read = async (context: Context) => {
    const form = await known(context);
    const moment = now();
    const range = getRange(readRange(context.req.query('days')), form.timeZone, moment);
    return { form, range, results: await readResults(database, { form, range, now: moment }), starts: await readStarts(database, form, range) };
  };

  app.get(`${paths.ownerForms}/results/:id`, async context => {
    const { form, range, results, starts } = await read(context);
    const title = ownerText('resultsOf', { form: form.name });
    return page(context as Context, title, html`${chartFiles(elementsPath)}<link rel="stylesheet" href="${stylesPath}">
${ownerNav(context)}<h1>${title}</h1>
<p class="actions"><a href="${getSubmissionsUrl({ ...readQuery({}), form: form.id })}">${ownerText('resultsInbox')}</a>
<a href="${paths.ownerForms}/edit/${encodeURIComponent(form.id)}">${ownerText('resultsEdit')}</a>
<a href="${resultsPath(form.id)}/file?days=${range.name}" download>${ownerText('resultsFile')}</a></p>
${context.req.query('deleted') === undefined ? '' : html`<p role="status">${ownerText('startsDeleted')}</p>`}
${rangeForm(form.id, range.name)}
<p>${ownerText('resultsNote', { zone: form.timeZone })}</p>
<dl class="totals">${startTotals(starts)}<div><dt>${ownerText('resultsSubmitted')}</dt><dd>${formatOwnerNumber(results.submitted)}</dd></div></dl>
${startsNote(form, starts)}
${stopsSection(starts)}
${results.submitted === 0 ? html`<p>${ownerText('resultsNone')}</p>` : html`<section class="result"><h2>${
  ownerText(results.periods.unit === 'day' ? 'resultsByDay' : 'resultsByMonth')}</h2>
${periodsChart(results)}</section>
<div class="results">${results.fields.map(fieldSection)}</div>
${lostSection(results.lost, results.submitted)}`}
${deleteStarts(context, form)}
${logoutForm(context)}`);
  });

  app.get(`${paths.ownerForms}/results/:id/file`, async context => {
    const { form, results, starts } = await read(context);
    return sendResults(context, form, results, starts);
  });

  app.post(`${paths.ownerForms}/results/:id/delete`, async context => {
    const form = await known(context);
    await deleteProgress(database, form, now());
    return context.redirect(`${resultsPath(form.id)}?deleted`, 303);
  });
}

const chartFiles = (folder = ''): Html | '' => (folder === '' ? '' : html`<link rel="stylesheet" href="${folder}/site-chart.css">
<script type="module" src="${folder}/site-chart.js"></script>
`);

const rangeForm = (id: string, chosen: RangeName): Html => html`<form class="range" action="${resultsPath(id)}">
<div><label for="days">${ownerText('resultsRange')}</label> <select id="days" name="days">${ranges.map(range => html`
<option value="${range}"${range === chosen ? html` selected` : ''}>${
  range === 'all' ? ownerText('resultsAll') : ownerText('resultsDays', { count: range })}</option>`)}
</select></div>
<button class="button button-quiet">${ownerText('resultsShow')}</button></form>`;
