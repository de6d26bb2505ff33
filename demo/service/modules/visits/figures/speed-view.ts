import { html } from 'hono/html';
import type { Html } from '../../../kernel/html.js';
import { formatOwnerDay, formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { metrics, type NamedSpeed, type PageSpeed, rateSpeed, type Rating, ratings } from './read-speed.js';
import { ownerText, type OwnerText } from './texts.js';

const ratingTexts = { good: 'vitalsGood', fair: 'vitalsFair', poor: 'vitalsPoor' } as const satisfies Record<Rating, OwnerText>;
/** Of the ratings, in their order. */
const colors = '#0b6b34, #b45f00, #b0281f';

const written = (metric: string, value: number): string =>
  formatOwnerNumber(metric === 'CLS' ? value : Math.round(value), metric === 'CLS' ? { minimumFractionDigits: 3, maximumFractionDigits: 3 } : {});

function ratedCell(metric: string, value: number | null): Html {
  if (value === null) return html`<td>–</td>`;
  const rating = rateSpeed(metric, value);
  return html`<td class="${rating}">${written(metric, value)} <span class="rating">${ownerText(ratingTexts[rating])}</span></td>`;
}

/** How fast pages are, of all and by page and element. */
export function speedSection(speed: PageSpeed): Html {
  const title = ownerText('vitalsByPage');
  const measured = speed.metrics.filter(({ count }) => count > 0);
  return html`<section id="speed"><h2>${title}</h2>
<p>${ownerText('figuresSpeedNote', { from: formatOwnerDay(speed.from), until: formatOwnerDay(speed.until) })} ${ownerText('vitalsNote')}</p>
${measured.length === 0 ? html`<p>${ownerText('visitsNothing')}</p>` : html`
<site-chart class="speed" label="${title}" stacked horizontal unit="%" colors="${colors}">
<div class="owner-scroll" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr><th scope="col">${ownerText('figuresMetric')}</th>${
  ratings.map(rating => html`<th scope="col">${ownerText(ratingTexts[rating])}</th>`)}</tr></thead>
<tbody>${measured.map(({ metric, shares, count }) => html`
<tr><th scope="row">${metric}</th>${ratings.map(rating => {
  const share = shares[rating] / count;
  return html`<td data-value="${Math.round(share * 1000) / 10}">${formatOwnerNumber(share, { style: 'percent', maximumFractionDigits: 1 })}</td>`;
})}</tr>`)}</tbody></table></div></site-chart>
<div class="owner-scroll" tabindex="0" role="region" aria-label="${ownerText('figuresPercentile')}"><table><thead><tr>${
  (['figuresMetric', 'figuresPercentile', 'figuresBefore', 'vitalsValues'] as const).map(column => html`<th scope="col">${ownerText(column)}</th>`)
}</tr></thead><tbody>${measured.map(({ metric, p75, before, count }) => html`
<tr><th scope="row">${metric}</th>${ratedCell(metric, p75)}${ratedCell(metric, before)}<td>${formatOwnerNumber(count)}</td></tr>`)}</tbody></table></div>
${namedTable(ownerText('visitsPages'), ownerText('visitsPage'), speed.pages)}
${namedTable(ownerText('vitalsByElement'), ownerText('vitalsElement'), speed.elements.map(row => ({
  ...row, name: row.name === '' ? ownerText('vitalsPageItself') : `<${row.name}>`,
})))}`}</section>`;
}

const namedTable = (title: string, column: string, rows: readonly NamedSpeed[]): Html => html`<h3>${title}</h3>
<div class="owner-scroll" tabindex="0" role="region" aria-label="${ownerText('vitalsByPage')}: ${column}"><table><thead><tr><th scope="col">${column}</th>${
  metrics.map(metric => html`<th scope="col">${metric}</th>`)}<th scope="col">${ownerText('vitalsValues')}</th></tr></thead><tbody>${rows.map(
  ({ name, count, p75 }) => html`
<tr><th scope="row"><bdi>${name}</bdi></th>${metrics.map(metric => ratedCell(metric, p75[metric] ?? null))}<td>${formatOwnerNumber(count)}</td></tr>`,
)}</tbody></table></div>`;
