import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import { plainAmount } from 'site-elements/contract/store';
import type { Database } from '../../../kernel/database/database.js';
import { sendCsv } from '../../../kernel/files/send-csv.js';
import { page } from '../../../kernel/http/page.js';
import { formatOwnerNumber } from '../../../kernel/language/format-values.js';
import { logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { regionName } from '../address/regions.js';
import { readDisputeSums } from '../disputes/disputes.js';
import { formatPrice } from '../format-price.js';
import { countryName } from '../settings/countries.js';
import { toDay, isDay, nextDay, startOfDay } from '../settings/days.js';
import { storeSettings } from '../settings/store-settings.js';
import type { TaxReportRow } from '../tax-day.schema.js';
import { ownerText } from '../texts.js';
import { readTaxReport } from './tax-report.js';
import type { Period } from './tax-sales.js';

const here = paths.ownerTaxReport;

interface Days { readonly from: string; readonly until: string }

/** The month that the shop is in. */
function thisMonth(): Days {
  const today = toDay(new Date(), storeSettings().timeZone);
  return { from: `${today.slice(0, 8)}01`, until: today };
}

const isRange = ({ from, until }: Days): boolean => isDay(from) && isDay(until) && from <= until;

function periodOf({ from, until }: Days): Period {
  const { timeZone } = storeSettings();
  return { from: startOfDay(from, timeZone)!, until: startOfDay(nextDay(until), timeZone)! };
}

const placeOf = ({ country, region }: TaxReportRow): string =>
  (country === '' ? '' : [countryName(country), ...region === '' ? [] : [regionName(country, region) ?? region]].join(', '));
function nameOf({ name, basisPoints, isReverseCharge }: TaxReportRow): string {
  const called = basisPoints === null ? ownerText('taxReportUntaxed') : name;
  return isReverseCharge ? `${called} (${ownerText('taxReportReverse')})` : called;
}
const rateOf = ({ basisPoints }: TaxReportRow): string =>
  (basisPoints === null ? '' : formatOwnerNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 4 }));

const columns = ['taxArea', 'name', 'taxShare', 'taxReportOrders', 'taxReportNet', 'taxReportTax'] as const;

/** One table for each currency: amounts of two are never added. */
function tableOf(rows: readonly TaxReportRow[]): ReturnType<typeof html> {
  const { currency } = rows[0]!;
  return html`<div class="owner-scroll" role="region" aria-label="${ownerText('navTaxReport')} ${currency}" tabindex="0"><table class="order owner-table">
<thead><tr>${columns.map(column => html`<th scope="col">${ownerText(column)}</th>`)}</tr></thead>
<tbody>${rows.map(row => html`
<tr><th scope="row">${placeOf(row)}</th><td>${nameOf(row)}</td><td>${rateOf(row)}</td><td>${formatOwnerNumber(row.orders)}</td><td>${
  formatPrice(row.netCents, currency)}</td><td>${formatPrice(row.taxCents, currency)}</td></tr>`)}
</tbody>
<tfoot><tr class="order-sum"><th scope="row" colspan="5">${ownerText('taxReportSum')}</th><td>${
  formatPrice(rows.reduce((sum, { taxCents }) => sum + taxCents, 0), currency)}</td></tr></tfoot>
</table></div>`;
}

/** What was sold by rate and period, as a page and as a table. */
export function addTaxReport(app: Hono, { database }: { database: Database }): void {
  const asked = (context: Context): Days => {
    const month = thisMonth();
    return { from: context.req.query('from') ?? month.from, until: context.req.query('until') ?? month.until };
  };

  app.get(here, async context => {
    const days = asked(context);
    const isRight = isRange(days);
    const rows = isRight ? await readTaxReport(database, periodOf(days)) : [];
    const disputes = isRight ? await readDisputeSums(database, periodOf(days)) : [];
    const currencies = [...new Set(rows.map(({ currency }) => currency))];
    const title = ownerText('navTaxReport');
    const day = (name: keyof Days, words: string) => html`<div class="field"><label for="${name}">${words}</label><input id="${name}" name="${name}" type="date"
value="${days[name].slice(0, 20)}" required${isRight ? '' : html` aria-invalid="true" aria-describedby="days-problem"`}></div>`;
    return page(context, title, html`${ownerNav(context)}<h1>${title}</h1>
<form class="owner-form" method="get" action="${here}">${isRight ? ''
  : html`<p role="alert" id="days-problem">${ownerText('taxReportDays', { example: '2026-11-30' })}</p>`}
<div class="owner-pair">${day('from', ownerText('taxReportFrom'))}${day('until', ownerText('taxReportUntil'))}</div>
<p class="actions"><button class="button">${ownerText('taxReportShow')}</button></p></form>
<p class="field-note">${ownerText('taxReportNote')}</p>
${isRight && rows.length === 0 ? html`<p>${ownerText('taxReportNone')}</p>`
  : currencies.map(currency => tableOf(rows.filter(row => row.currency === currency)))}
${disputes.map(({ currency, lostCents, openCents }) => html`<p>${
  ownerText('taxReportDisputes', { lost: formatPrice(lostCents, currency), open: formatPrice(openCents, currency) })}</p>`)}
${rows.length === 0 ? '' : html`<p><a href="${here}/file?${new URLSearchParams({ ...days })}" download>${ownerText('taxReportFile')}</a></p>`}
${logoutForm(context)}`, isRight ? 200 : 400);
  });

  app.get(`${here}/file`, context => {
    const days = asked(context);
    return sendCsv(context, 'tax', (async function* () {
      yield [...columns.map(column => ownerText(column)), ownerText('ordersCurrency')];
      if (!isRange(days)) return;
      for (const row of await readTaxReport(database, periodOf(days))) {
        yield [placeOf(row), nameOf(row), row.basisPoints === null ? '' : row.basisPoints / 100, row.orders, plainAmount(row.netCents, row.currency),
          plainAmount(row.taxCents, row.currency), row.currency];
      }
    })());
  });
}
