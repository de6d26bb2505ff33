import { type Context, type Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from '../../../../core/contract/paths.js';
import { thresholds } from '../../analytics/vitals-buckets.js';
import type { Database } from '../../database/database.js';
import { type Html, page } from '../../http/page.js';
import { logoutForm } from '../access/login.js';
import { ownerNav } from '../owner-nav.js';
import { type Bar, plot } from './plot.js';
import { daysUntil, type Named, VisitReader } from './read-visits.js';
import { visitsStyles } from './visits.styles.js';

const ranges = [7, 28, 90, 365] as const;
const stylesPath = `${paths.owner}/visits.css`;

/** What happened on the site, for its owner: `?days=` is the range. */
export function addVisitsPage(app: Hono, { database, now = () => new Date() }: { database: Database; now?: () => Date }): void {
  app.get(stylesPath, context => context.body(visitsStyles, 200, { 'Content-Type': 'text/css; charset=utf-8', 'X-Content-Type-Options': 'nosniff' }));
  app.get(paths.owner, async context => {
    const asked = Number(context.req.query('days'));
    const days = ranges.find(range => range === asked) ?? 28;
    const read = new VisitReader(database, daysUntil(now(), days));
    const [hits, visitors, pages, referrers, events, consents, byPage, byElement, errors] = await Promise.all([
      read.byDay('hit'), read.visitorsByDay(), read.most('page'), read.most('referrer'), read.most('event'), read.most('consent'),
      read.vitals('page'), read.vitals('element'), read.errors(),
    ]);
    const main = html`<link rel="stylesheet" href="${stylesPath}">
${ownerNav(context)}
<h1>Visits</h1>
<nav aria-label="Range"><ul>${ranges.map(range => html`
<li><a href="${paths.owner}?days=${range}"${range === days ? html` aria-current="page"` : ''}>${range} days</a></li>`)}
</ul></nav>
<p>Counted are visitors who have allowed it. Days are those of UTC.</p>
<section class="plots">
${plotted('Pages seen', hits)}
${plotted('Visitors of a day', visitors)}
</section>
<section class="tables">
${tallied('Pages', 'Page', pages)}
${tallied('Where they came from', 'Site', referrers)}
${tallied('What they did', 'Event', events)}
${tallied('Answers about cookies', 'Answer', consents)}
</section>
${vitals('How quick the pages are', 'Page', byPage)}
${vitals('What it was about', 'Element', byElement.map(row => ({ ...row, name: row.name === '' ? '(the page itself)' : `<${row.name}>` })))}
<section><h2>Errors</h2>
${errors.length === 0 ? html`<p>None.</p>` : errors.map(error => html`
<details><summary><b>${error.count}×</b> ${error.element === '' ? '' : html`<code>&lt;${error.element}&gt;</code> `}${error.message}</summary>
<dl><div><dt>Page</dt><dd>${error.page}</dd></div><div><dt>Version</dt><dd>${error.version}</dd></div>
<div><dt>Last</dt><dd>${error.lastAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</dd></div>
${error.settings === '' ? '' : html`<div><dt>Settings</dt><dd><code>${error.settings}</code></dd></div>`}</dl>
<pre tabindex="0">${error.stack}</pre></details>`)}
</section>
${logoutForm(context)}`;
    return page(context as Context, 'Visits', main);
  });
}

function plotted(title: string, bars: readonly Bar[]): Html {
  const all = bars.reduce((sum, { value }) => sum + value, 0);
  return html`<figure><figcaption><h2>${title}</h2> <p><b class="sum">${all}</b> in ${bars.length} days</p></figcaption>
${plot(`${title}: ${all} in ${bars.length} days`, bars)}
<details><summary>As a table</summary><div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Day</th><th scope="col">${title}</th></tr></thead><tbody>${bars.filter(({ value }) => value > 0).map(({ label, value }) => html`
<tr><th scope="row">${label}</th><td>${value}</td></tr>`)}</tbody></table></div></details></figure>`;
}

function tallied(title: string, column: string, rows: readonly Named[]): Html {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return html`<section><h2>${title}</h2>
${rows.length === 0 ? html`<p>Nothing yet.</p>` : html`<table><thead><tr><th scope="col">${column}</th><th scope="col">Times</th></tr></thead><tbody>${rows.map(({ name, count }) => html`
<tr><th scope="row">${name}<meter min="0" max="${most}" value="${count}" aria-hidden="true"></meter></th><td>${count}</td></tr>`)}</tbody></table>`}
</section>`;
}

interface VitalRow { readonly name: string; readonly count: number; readonly p75: Readonly<Record<string, number | null>> }

function vitals(title: string, column: string, rows: readonly VitalRow[]): Html {
  const metrics = Object.keys(thresholds);
  return html`<section><h2>${title}</h2>
<p>Three of four visits were at most this slow. Milliseconds; CLS has no unit.</p>
${rows.length === 0 ? html`<p>Nothing yet.</p>` : html`<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">${column}</th>${metrics.map(metric => html`<th scope="col">${metric}</th>`)}<th scope="col">Values</th></tr></thead><tbody>${rows.map(({ name, count, p75 }) => html`
<tr><th scope="row">${name}</th>${metrics.map(metric => judged(metric, p75[metric] ?? null))}<td>${count}</td></tr>`)}</tbody></table></div>`}
</section>`;
}

function judged(metric: string, value: number | null): Html {
  if (value === null) return html`<td>–</td>`;
  const [good, poor] = thresholds[metric]!;
  const rating = value <= good ? 'good' : value < poor ? 'fair' : 'poor';
  return html`<td class="${rating}">${metric === 'CLS' ? value.toFixed(3) : Math.round(value)} <span class="rating">${rating}</span></td>`;
}
