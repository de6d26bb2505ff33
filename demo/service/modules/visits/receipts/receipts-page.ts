import { and } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import { sendCsv } from '../../../kernel/files/send-csv.js';
import type { Html } from '../../../kernel/html.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { page } from '../../../kernel/http/page.js';
import { formatMoment } from '../../../kernel/language/format-values.js';
import { type ListOrder, readListPage } from '../../../kernel/owner/list-page.js';
import { logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { listAddress, listEmpty, listPager, listWords } from '../../../kernel/owner/owner-list.js';
import { dayIn, isDay } from '../site-days.js';
import { consentReceipts, type RegionRule } from '../visits.schema.js';
import { addReceiptForms, deleteForm, doneNotice, keepingForms } from './receipt-forms.js';
import {
  findReceipt, getReceiptAnswer, readReceipts, readReceiptSettings, receiptAnswers, receiptCondition,
  type ReceiptAnswer, type ReceiptFilters, type StoredReceipt,
} from './receipt-store.js';
import { ownerText, type OwnerText } from './texts.js';

const here = paths.ownerConsent;
/** What an owner writes on the banner so that receipts are stored here. */
const bannerAttributes = `receipt-endpoint="${paths.consentReceipts}" receipt-token-endpoint="${paths.consentReceiptToken}"`;
const order: ListOrder = { by: [[consentReceipts.createdAt, 'timestamptz'], [consentReceipts.id, 'uuid']], isDescending: true, shown: 50 };

const answerTexts = {
  accepted: 'consentAccepted', declined: 'consentDeclined', some: 'receiptSome', unasked: 'receiptTakenBack',
} as const satisfies Record<ReceiptAnswer, OwnerText>;
const ruleTexts = { 'opt-in': 'receiptOptIn', 'opt-out': 'receiptOptOut', 'no-banner': 'receiptNoBanner' } as const satisfies Record<RegionRule, OwnerText>;
const ruleWords = ({ regionRule }: StoredReceipt): string => (regionRule === '' ? '' : ownerText(ruleTexts[regionRule]));
const answerWords = (receipt: StoredReceipt): string => ownerText(answerTexts[getReceiptAnswer(receipt)]);
const yesOrNo = (value: boolean): string => ownerText(value ? 'yes' : 'no');
const moment = (date: Date): Html => html`<time datetime="${date.toISOString()}">${formatMoment(date)}</time>`;
const names = (purposes: readonly string[]): Html | string => (purposes.length === 0 ? '–' : html`<bdi>${purposes.join(', ')}</bdi>`);

const shownColumns = ['receipt', 'receiptReceived', 'visitsConsent', 'receiptGranted', 'receiptRule', 'receiptSignal', 'visitsPage'] as const;
const ruleCell = (receipt: StoredReceipt): Html | string =>
  (receipt.region === '' ? ruleWords(receipt) || '–' : html`${ruleWords(receipt)} (<bdi>${receipt.region}</bdi>)`);

function readFilters(context: Context): ReceiptFilters {
  const { search, answer, from = '', until = '' } = context.req.query();
  return {
    search: listWords(search), answer: receiptAnswers.find(one => one === answer) ?? '', from: isDay(from) ? from : '', until: isDay(until) ? until : '',
  };
}

interface ReceiptsPage {
  readonly database: Database;
  timeZone(): Promise<string>;
  now(): Date;
}

/** What visitors have answered in the cookie banner, for an owner who has to prove it. */
export function addReceiptsPage(app: Hono, { database, timeZone, now }: ReceiptsPage): void {
  app.get(here, async context => {
    const filters = readFilters(context);
    const list = await readListPage(context, order, ({ cursor, where, orderBy, limit }) => database.select({ receipt: consentReceipts, cursor })
      .from(consentReceipts).where(and(receiptCondition(filters), where)).orderBy(...orderBy).limit(limit));
    const title = ownerText('navConsent');
    const zone = await timeZone();
    return page(context, title, html`${ownerNav(context)}<h1>${title}</h1>
<p>${ownerText('receiptsNote', { zone })}</p>${doneNotice(context)}
<nav aria-label="${ownerText('visitsConsent')}"><ul class="owner-nav">${(['', ...receiptAnswers] as const).map(one => html`
<li><a href="${listAddress(here, { ...filters, answer: one })}"${one === filters.answer ? html` aria-current="page"` : ''}>${
  ownerText(one === '' ? 'all' : answerTexts[one])}</a></li>`)}
<li><a href="${listAddress(`${here}/file`, { ...filters })}" download>CSV</a></li></ul></nav>
${searchForm(filters, dayIn(now(), zone))}
${list.rows.length === 0 ? listEmpty(here, { ...filters }, ownerText('receiptsNone', { attribute: bannerAttributes }))
  : html`<div class="owner-scroll" role="region" aria-label="${title}" tabindex="0"><table class="order owner-table">
<thead><tr>${shownColumns.map(column => html`<th scope="col" class="owner-words wraps">${ownerText(column)}</th>`)}</tr></thead>
<tbody>${list.rows.map(({ receipt }) => html`
<tr><th scope="row"><a href="${here}/${receipt.id}"><bdi>${receipt.id.slice(0, 8)}…</bdi></a></th><td>${moment(receipt.createdAt)}</td>
<td class="owner-words">${answerWords(receipt)}</td><td class="owner-words wraps">${names(receipt.granted)}</td>
<td class="owner-words wraps">${ruleCell(receipt)}</td><td class="owner-words">${yesOrNo(receipt.hasPrivacySignal)}</td>
<td class="owner-words"><bdi>${receipt.page}</bdi></td></tr>`)}
</tbody></table></div>`}${listPager(here, { ...filters }, list)}
${keepingForms(context, await readReceiptSettings(database), dayIn(now(), zone))}
${logoutForm(context)}`);
  });

  app.get(`${here}/file`, context => {
    const filters = readFilters(context);
    return sendCsv(context, 'consent-receipts', (async function* () {
      yield columns.map(([title]) => ownerText(title));
      for await (const receipt of readReceipts(database, filters)) yield columns.map(([, cell]) => cell(receipt));
    })());
  });

  app.get(`${here}/:id`, async context => {
    const receipt = await findReceipt(database, context.req.param('id').toLowerCase());
    if (!receipt) throw new HttpError(404, { error: ownerText('receiptMissing') });
    const { id, createdAt, page: path, language, hasPrivacySignal, granted, declined, policyVersion, region } = receipt;
    const rows: readonly (readonly [title: OwnerText, value: Html | string])[] = [
      ['receipt', html`<code dir="ltr">${id}</code>`],
      ['receiptReceived', moment(createdAt)],
      ['visitsConsent', answerWords(receipt)],
      ['receiptGranted', names(granted)],
      ['receiptDeclined', names(declined)],
      ['receiptVersion', policyVersion === '' ? '–' : html`<bdi>${policyVersion}</bdi>`],
      ['visitsPage', html`<bdi>${path}</bdi>`],
      ['receiptLanguage', html`<bdi>${language}</bdi>`],
      ['receiptSignal', yesOrNo(hasPrivacySignal)],
      ['receiptRule', ruleWords(receipt) || '–'],
      ['receiptRegion', region === '' ? '–' : html`<bdi>${region}</bdi>`],
    ];
    const title = ownerText('receiptTitle', { number: `${id.slice(0, 8)}…` });
    return page(context, title, html`${ownerNav(context)}<h1>${title}</h1>
<dl class="owner-address">${rows.map(([name, value]) => html`<div><dt>${ownerText(name)}</dt><dd>${value}</dd></div>`)}</dl>
${deleteForm(context, id)}
<p><a href="${here}">${ownerText('navConsent')}</a></p>
${logoutForm(context)}`);
  });

  addReceiptForms(app, { database });
}

/** Each column of the file. New columns are added at the end: programs may count them. */
const columns: readonly (readonly [title: OwnerText, cell: (receipt: StoredReceipt) => string])[] = [
  ['receipt', ({ id }) => id],
  ['receiptReceivedUtc', ({ createdAt }) => createdAt.toISOString().slice(0, 19).replace('T', ' ')],
  ['visitsConsent', answerWords],
  ['receiptGranted', ({ granted }) => granted.join(', ')],
  ['receiptDeclined', ({ declined }) => declined.join(', ')],
  ['receiptVersion', ({ policyVersion }) => policyVersion],
  ['visitsPage', ({ page: path }) => path],
  ['receiptLanguage', ({ language }) => language],
  ['receiptSignal', ({ hasPrivacySignal }) => yesOrNo(hasPrivacySignal)],
  ['receiptRule', ruleWords],
  ['receiptRegion', ({ region }) => region],
];

const searchForm = ({ search, answer, from, until }: ReceiptFilters, today: string): Html => html`
<form class="owner-search" method="get" action="${here}" role="search">${answer === '' ? '' : html`<input type="hidden" name="answer" value="${answer}">`}
<span><label for="search">${ownerText('receiptsSearch')}</label>
<input id="search" type="search" name="search" maxlength="200" autocomplete="off" spellcheck="false" value="${search}"></span>
<span><label for="from">${ownerText('receiptsFrom')}</label>
<input id="from" type="date" name="from" min="2000-01-01" max="${today}" value="${from}"></span>
<span><label for="until">${ownerText('receiptsUntil')}</label>
<input id="until" type="date" name="until" min="2000-01-01" max="${today}" value="${until}"></span>
<button class="button button-quiet">${ownerText('listFind')}</button></form>`;
