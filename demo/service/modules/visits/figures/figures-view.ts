import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import type { Html } from '../../../kernel/html.js';
import { formatOwnerDay, formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { addDays, addMonths } from '../site-days.js';
import { listTexts, nameWords, periodWords } from './figure-words.js';
import { figuresAddress, type FiguresSelection } from './figures-address.js';
import { type FiguresRange, type RangeName, rangeNames } from './figures-range.js';
import { mediaList } from './media-view.js';
import type { FigureKind } from './read-count.js';
import { type Figures, filterKinds, listKinds, type ListKind, type Row, type Totals } from './read-figures.js';
import { pairFloor } from './sweep-figures.js';
import { ownerText } from './texts.js';

const here = paths.ownerFigures;

const percent = (share: number): string => formatOwnerNumber(share, { style: 'percent', maximumFractionDigits: 1 });

/** Presets as links, and a form for other days. */
export function rangeControls({ range, filter }: FiguresSelection, today: string): Html {
  const title = (name: RangeName) => {
    if (name === '1') return ownerText('figuresToday');
    return name === 'months' ? ownerText('figuresMonths') : ownerText('visitsDays', { count: Number(name) });
  };
  const day = (id: 'from' | 'until', label: string) => html`<div class="field"><label for="${id}">${label}</label>
<input id="${id}" name="${id}" type="date" min="2000-01-01" max="${today}" value="${range[id]}" required></div>`;
  return html`<nav aria-label="${ownerText('visitsRange')}"><ul class="owner-nav">${rangeNames.map(name => html`
<li><a href="${figuresAddress({ range: { ...range, name }, filter })}"${name === range.name ? html` aria-current="page"` : ''}>${title(name)}</a></li>`)}
</ul></nav>
<form class="range" action="${here}">${filter ? html`<input type="hidden" name="filter" value="${filter.kind}:${filter.name}">` : ''}
${day('from', ownerText('figuresFrom'))}${day('until', ownerText('figuresUntil'))}
<button class="button button-quiet">${ownerText('figuresShow')}</button></form>`;
}

/** The filter, and the way back. */
export const filterNotice = ({ range, filter }: FiguresSelection): Html | '' => (filter === null ? '' : html`<p class="filter" role="status"><b>${
  ownerText('figuresFilter', { of: nameWords(filter.kind, filter.name) })}</b> <a class="button button-quiet" href="${
  figuresAddress({ range, filter: null })}">${ownerText('figuresFilterEnd')}</a><br>${ownerText('figuresRare', { count: pairFloor })}</p>`);

interface TotalsView extends FiguresSelection { readonly figures: Figures; readonly now: Totals }

export function totalsList({ range: { before: span }, figures: { totals, before }, now }: TotalsView): Html {
  const perVisit = ({ views, visits }: Totals): number => (visits > 0 ? views / visits : 0);
  const written = (value: number) => formatOwnerNumber(value, { maximumFractionDigits: 1 });
  const total = (title: string, value: number, earlier: number) => html`<div><dt>${title}</dt><dd><b class="sum">${written(value)}</b>${
    earlier > 0 ? html` <span class="change">${value >= earlier ? '+' : ''}${percent(value / earlier - 1)}</span>` : ''}
<small>${ownerText('figuresCompared', { from: formatOwnerDay(span.from), until: formatOwnerDay(span.until), sum: written(earlier) })}</small></dd></div>`;
  return html`<dl class="totals">${total(ownerText('visitsPagesSeen'), totals.views, before.views)}
${total(ownerText('figuresVisits'), totals.visits, before.visits)}
${total(ownerText('figuresPerVisit'), perVisit(totals), perVisit(before))}
<div><dt>${ownerText('figuresNow')}</dt><dd><b class="sum">${formatOwnerNumber(now.views)}</b> <small>${ownerText('visitsPagesSeen')}</small>
<b class="sum">${formatOwnerNumber(now.visits)}</b> <small>${ownerText('figuresVisits')}</small></dd></div></dl>`;
}

/** A day, or a month as far as the range has it. */
const spanIn = ({ from, until }: FiguresRange, period: string): { readonly from: string; readonly until: string } => (period.length === 10
  ? { from: period, until: period }
  : { from: [from, `${period}-01`].sort().at(-1)!, until: [until, addDays(`${addMonths(period, 1)}-01`, -1)].sort()[0]! });

const periodColumns = ['figuresPeriod', 'visitsPagesSeen', 'figuresVisits'] as const;

/** Page views and visits by day or month; a table without scripts. */
export const periodsChart = ({ byPeriod }: Figures, { range, filter }: FiguresSelection): Html => html`<site-chart class="periods" label="${
  ownerText('visitsPagesSeen')}, ${ownerText('figuresVisits')}">
<div class="scroll" tabindex="0" role="region" aria-label="${ownerText('visitsPagesSeen')}"><table>
<thead><tr>${periodColumns.map(column => html`<th scope="col">${ownerText(column)}</th>`)}</tr></thead>
<tbody>${byPeriod.map(({ period, views, visits }) => html`
<tr><th scope="row">${byPeriod.length === 1 ? periodWords(period) : html`<a href="${figuresAddress({ range: spanIn(range, period), filter })}">${
  periodWords(period)}</a>`}</th>${[views, visits].map(count => html`<td data-value="${count}">${formatOwnerNumber(count)}</td>`)}</tr>`)}
</tbody></table></div></site-chart>`;

interface ListOptions {
  readonly shown: FiguresSelection;
  readonly rows: readonly (Row & { readonly kind: FigureKind })[];
  /** Visits of the range, for a column with the share of visits. */
  readonly visits?: number;
  readonly note?: string;
}

/** A list whose rows filter the page. */
export function figureList(kind: ListKind, { shown, rows, visits, note }: ListOptions): Html {
  const [title, column, counted] = listTexts[kind];
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const label = (row: Row & { kind: FigureKind }) => {
    const words = nameWords(row.kind, row.name);
    const canFilter = row.name !== '' && (filterKinds as readonly string[]).includes(row.kind);
    const address = figuresAddress({ ...shown, filter: { kind: row.kind, name: row.name } });
    return canFilter ? html`<a href="${address}"><bdi>${words}</bdi></a>` : html`<bdi>${words}</bdi>`;
  };
  return html`<section><h2>${ownerText(title)}</h2>${note === undefined ? '' : html`<p><small>${note}</small></p>`}
${rows.length === 0 ? html`<p>${ownerText('visitsNothing')}</p>`
  : html`<div class="owner-scroll" tabindex="0" role="region" aria-label="${ownerText(title)}"><table>
<thead><tr><th scope="col">${ownerText(column)}</th><th scope="col">${ownerText(counted)}</th>${
  visits === undefined ? '' : html`<th scope="col">${ownerText('figuresConversion')}</th>`}<th scope="col">${ownerText('figuresBefore')}</th></tr></thead>
<tbody>${rows.map(row => html`
<tr><th scope="row">${label(row)}<meter min="0" max="${most}" value="${row.count}" aria-hidden="true"></meter></th><td>${formatOwnerNumber(row.count)}</td>${
  visits === undefined ? '' : html`<td>${visits > 0 ? percent(row.count / visits) : '–'}</td>`}<td>${formatOwnerNumber(row.before)}</td></tr>`)}
</tbody></table></div>`}</section>`;
}

/** All lists; clicks, forms and orders are one. */
export function figureLists(figures: Figures, shown: FiguresSelection): Html {
  const rowsOf = (kind: ListKind) => figures.lists[kind].map(row => ({ ...row, kind: kind === 'entry' || kind === 'exit' ? 'page' as const : kind }));
  const goals = [...rowsOf('order'), ...rowsOf('submission'), ...rowsOf('press')].sort((a, b) => b.count - a.count);
  const kinds = (Object.keys(listKinds) as ListKind[]).filter(kind => kind !== 'submission' && kind !== 'order');
  const list = (kind: ListKind) => {
    if (kind === 'press') return figureList(kind, { shown, rows: goals, visits: figures.totals.visits });
    if (kind === 'media') return mediaList(figures.lists.media, shown);
    return figureList(kind, { shown, rows: rowsOf(kind), ...kind === 'exit' && { note: ownerText('figuresExitsNote') } });
  };
  return html`<div class="tables">${kinds.map(list)}</div>`;
}
