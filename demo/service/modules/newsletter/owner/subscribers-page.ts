import { and, asc, count, isNotNull, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import { subscribers } from '../newsletter.schema.js';
import { getOrigin } from '../../../kernel/http/get-origin.js';
import { page } from '../../../kernel/http/page.js';
import { confirmWithinDays, type Newsletter } from '../newsletter.js';
import { hasWords, isAmong } from '../../../kernel/database/word-search.js';
import { type ListOrder, readListPage } from '../../../kernel/owner/list-page.js';
import { logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { listEmpty, listPager, listSearch, listWords } from '../../../kernel/owner/owner-list.js';
import { markupIn } from '../../../kernel/language/markup-in.js';
import { sendCsv } from '../../../kernel/files/send-csv.js';
import { ownerText } from '../texts.js';

const here = paths.ownerSubscribers;
const order: ListOrder = { by: [[subscribers.createdAt, 'timestamptz'], [subscribers.email, 'text']], isDescending: true, shown: 100 };

/** Who has subscribed to the newsletter, on a page and as a file: those who have confirmed it. */
export function addSubscribers(app: Hono, { database, newsletter }: { database: Database; newsletter: Newsletter }): void {
  app.get(here, async context => {
    const [{ confirmed, waiting }] = await database
      .select({
        confirmed: count(subscribers.confirmedAt),
        waiting: sql<number>`count(*) filter (where ${subscribers.confirmedAt} is null)`.mapWith(Number),
      })
      .from(subscribers);
    const filters = { search: listWords(context.req.query('search')) };
    const found = filters.search === '' ? undefined : isAmong(subscribers.email, hasWords(filters.search, subscribers.email));
    const list = await readListPage(context, order, ({ cursor, where, orderBy, limit }) =>
      database.select({ email: subscribers.email, cursor }).from(subscribers)
        .where(and(isNotNull(subscribers.confirmedAt), found, where)).orderBy(...orderBy).limit(limit));
    const main = html`${ownerNav(context)}<h1>${ownerText('navSubscribers')}</h1>
<p>${markupIn(ownerText('subscribersInAll', { count: confirmed }), { file: html`<a href="${paths.ownerSubscribersFile}" download>CSV</a>` })}</p>
${waiting > 0 ? html`<p>${ownerText('subscribersWaiting', { count: waiting, days: confirmWithinDays })}</p>` : ''}
${listSearch(here, filters, ownerText('subscribersSearch'))}
${list.rows.length === 0 ? listEmpty(here, filters, ownerText('subscribersNone')) : html`<ul>${list.rows.map(({ email }) => html`
<li><bdi>${email}</bdi></li>`)}
</ul>`}${listPager(here, filters, list)}
<p>${ownerText('subscribersLink')}</p>
<p><a class="button button-quiet" href="${paths.ownerSubscribersImport}">${ownerText('subscribersImport')}</a></p>
${logoutForm(context)}`;
    return page(context, ownerText('navSubscribers'), main);
  });

  app.get(paths.ownerSubscribersFile, async context => {
    const origin = getOrigin(context);
    const rows = await database.select().from(subscribers).where(isNotNull(subscribers.confirmedAt)).orderBy(asc(subscribers.createdAt));
    return sendCsv(context, 'subscribers', (async function* () {
      yield (['columnSubscribed', 'columnEmail', 'columnForm', 'columnConfirmed', 'columnLanguage', 'columnUnsubscribe', 'columnSource'] as const).map(
        title => ownerText(title),
      );
      for (const { createdAt, email, formId, confirmedAt, language, source } of rows) {
        yield [
          moment(createdAt), email, formId ?? '', moment(confirmedAt!), language, newsletter.unsubscribeUrl(origin, email), source ?? '',
        ];
      }
    })());
  });
}

const moment = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ');
