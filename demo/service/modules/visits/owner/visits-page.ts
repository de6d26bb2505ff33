import { type Context, type Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import { page } from '../../../kernel/http/page.js';
import { type Html } from '../../../kernel/html.js';
import { logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { markupIn } from '../../../kernel/language/markup-in.js';
import { formatOwnerDay, formatMoment, formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { consentLabel, eventWords } from './event-words.js';
import { type Bar, plot } from './plot.js';
import { daysUntil } from '../site-days.js';
import { type NamedCount, VisitReader } from './read-visits.js';
import { visitsStyles } from './visits.styles.js';
import { ownerText } from '../texts.js';

const ranges = [7, 28, 90, 365] as const;
const stylesPath = `${paths.owner}/visits.css`;

interface VisitsPage {
  readonly database: Database;
  timeZone(): Promise<string>;
  now(): Date;
}

/** What happened on the site, for its owner: `?days=` is the range. */
export function addVisitsPage(app: Hono, { database, timeZone, now }: VisitsPage): void {
  app.get(stylesPath, context => context.body(visitsStyles, 200, { 'Content-Type': 'text/css; charset=utf-8', 'X-Content-Type-Options': 'nosniff' }));
  app.get(paths.owner, async context => {
    const asked = Number(context.req.query('days'));
    const days = ranges.find(range => range === asked) ?? 28;
    const zone = await timeZone();
    const read = new VisitReader(database, daysUntil(now(), days, zone));
    const [hits, visitors, pages, activeTimes, referrers, searches, emptySearches, events, consents, errors] = await Promise.all([
      read.byDay('hit'), read.visitorsByDay(), read.most('page'), read.averages('active seconds', 'page'), read.most('referrer'),
      read.most('search'), read.most('search without results'), read.most('event'), read.most('consent'),
      read.errors(),
    ]);
    const main = html`<link rel="stylesheet" href="${stylesPath}">
${ownerNav(context)}
<h1>${ownerText('navVisits')}</h1>
<nav aria-label="${ownerText('visitsRange')}"><ul class="owner-nav">${ranges.map(
  range => html`
<li><a href="${paths.owner}?days=${range}"${range === days ? html` aria-current="page"` : ''}>${ownerText('visitsDays', { count: range })}</a></li>`,
)}
</ul></nav>
<p>${ownerText('visitsCounted', { zone })}</p>
<section class="plots">
${plotted(ownerText('visitsPagesSeen'), hits)}
${plotted(ownerText('visitsVisitors'), visitors)}
</section>
<section class="tables">
${tallied(ownerText('visitsPages'), ownerText('visitsPage'), pages.map(withWords))}
${tallied(ownerText('visitsActiveTime'), ownerText('visitsPage'), activeTimes.map(withWords), ownerText('visitsSeconds'))}
${tallied(ownerText('visitsReferrers'), ownerText('visitsSite'), referrers.map(withWords))}
${tallied(ownerText('visitsSearches'), ownerText('visitsSearch'), searches.map(withOther))}
${tallied(ownerText('visitsSearchesEmpty'), ownerText('visitsSearch'), emptySearches.map(withOther))}
${tallied(ownerText('visitsEvents'), ownerText('visitsEvent'), events.map(withWords))}
${tallied(
  ownerText('visitsConsents'),
  ownerText('visitsConsent'),
  consents.map(row => ({ ...row, name: consentLabel(row.name) })),
)}
</section>
<p><a href="${paths.ownerFigures}#speed">${ownerText('vitalsByPage')}</a></p>
<section><h2>${ownerText('visitsErrors')}</h2>
${
  errors.length === 0
    ? html`<p>${ownerText('visitsNoErrors')}</p>`
    : errors.map(
      error => html`
<details><summary><b>${formatOwnerNumber(error.count)}×</b> ${error.element === '' ? ''
  : html`<code>&lt;${error.element}&gt;</code> `}<bdi>${error.message}</bdi></summary>
<dl><div><dt>${ownerText('visitsPage')}</dt><dd><bdi>${error.page}</bdi></dd></div><div><dt>${ownerText('errorVersion')}</dt><dd>${error.version}</dd></div>
<div><dt>${ownerText('errorLast')}</dt><dd>${formatMoment(error.lastAt)}</dd></div>
${error.settings === '' ? '' : html`<div><dt>${ownerText('errorSettings')}</dt><dd><code>${error.settings}</code></dd></div>`}</dl>
<pre tabindex="0" dir="ltr">${error.stack}</pre></details>`,
    )
}
</section>
${logoutForm(context)}`;
    return page(context as Context, ownerText('navVisits'), main);
  });
}

/** What people typed is shown as they typed it; the row of all others has its own word. */
const withOther = (row: NamedCount): NamedCount => (row.name === '(other)' ? withWords(row) : row);
const withWords = (row: NamedCount): NamedCount => ({ ...row, name: eventWords(row.name) });

function plotted(title: string, bars: readonly Bar[]): Html {
  const all = bars.reduce((sum, { value }) => sum + value, 0);
  const sum = formatOwnerNumber(all);
  const inDays = ownerText('visitsSum', { count: bars.length });
  return html`<figure><figcaption><h2>${title}</h2> <p>${markupIn(inDays, { sum: html`<b class="sum">${sum}</b>` })}</p></figcaption>
${plot(ownerText('visitsPlot', { of: title, said: inDays.replace('{sum}', () => sum) }), bars)}
<details><summary>${ownerText('visitsAsTable')}</summary><div class="scroll" tabindex="0"><table><thead><tr><th scope="col">${
  ownerText('visitsDay')}</th><th scope="col">${title}</th></tr></thead><tbody>${bars.filter(({ value }) => value > 0).map(({ label, value }) => html`
<tr><th scope="row">${formatOwnerDay(label)}</th><td>${formatOwnerNumber(value)}</td></tr>`)}</tbody></table></div></details></figure>`;
}

function tallied(title: string, column: string, rows: readonly NamedCount[], unit = ownerText('visitsTimes')): Html {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return html`<section><h2>${title}</h2>
${
  rows.length === 0
    ? html`<p>${ownerText('visitsNothing')}</p>`
    : html`<table><thead><tr><th scope="col">${column}</th><th scope="col">${unit}</th></tr></thead><tbody>${rows.map(
      ({ name, count }) => html`
<tr><th scope="row"><bdi>${name}</bdi><meter min="0" max="${most}" value="${count}" aria-hidden="true"></meter></th><td>${formatOwnerNumber(count)}</td></tr>`,
    )}</tbody></table>`
}
</section>`;
}
