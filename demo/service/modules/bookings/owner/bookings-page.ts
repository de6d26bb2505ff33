import { and, asc, eq, getTableColumns, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from 'site-elements/contract/paths';
import { hasWords } from '../../../kernel/database/word-search.js';
import { sendCsv } from '../../../kernel/files/send-csv.js';
import type { Html } from '../../../kernel/html.js';
import { getOrigin } from '../../../kernel/http/get-origin.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { page } from '../../../kernel/http/page.js';
import { parseBody } from '../../../kernel/http/parse-body.js';
import { singleValues } from '../../../kernel/http/single-values.js';
import { type ListOrder, readListPage } from '../../../kernel/owner/list-page.js';
import { csrfInput, logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { listAddress, listEmpty, listPager, listSearch, listWords } from '../../../kernel/owner/owner-list.js';
import type { BookingStore } from '../booking-store.js';
import { formatBookingMoment } from '../booking-text.js';
import { type Booking, bookings, bookingServices } from '../bookings.schema.js';
import { ownerText, t } from '../texts.js';

const here = paths.ownerBookings;
const views = { coming: 'bookingsComing', past: 'bookingsPast', canceled: 'bookingsCanceled' } as const;
type View = keyof typeof views;
const viewOf = (text: unknown): View => (text === 'past' || text === 'canceled' ? text : 'coming');
const by: ListOrder['by'] = [[bookings.startsAt, 'timestamptz'], [bookings.id, 'text']];
const longestMessage = 2000;

const isIn = (view: View, now: Date): SQL | undefined => {
  if (view === 'canceled') return eq(bookings.state, 'canceled');
  return and(eq(bookings.state, 'booked'), view === 'past' ? lte(bookings.endsAt, now) : gt(bookings.endsAt, now));
};

type Row = Booking & { readonly title: string; readonly timeZone: string };

/** A booking with what its owner can do: cancel one that is to come, delete any other. */
function bookingEntry(context: Context, { id, startsAt, people, name, email, note, title, timeZone }: Row, view: View): Html {
  const form = (act: string, fields: Html | '', button: string) => html`<form class="actions" method="post" action="${here}">${
    csrfInput(context)}<input type="hidden" name="id" value="${id}"><input type="hidden" name="view" value="${view}">${fields}
<button class="button button-quiet" name="act" value="${act}">${button}</button></form>`;
  return html`<article class="submission"><h2>${formatBookingMoment(startsAt, timeZone)}</h2>
<p><bdi>${title}</bdi>: <bdi>${name}</bdi>, <a href="mailto:${email}"><bdi>${email}</bdi></a>${
  people > 1 ? html`, ${t('bookingPeopleCount', { count: people })}` : ''}</p>
${note.split(/\n+/).filter(Boolean).map(line => html`<p dir="auto">${line}</p>`)}
${view === 'coming' ? html`<details><summary>${t('bookingCancel')}</summary>${form('cancel', html`<p class="field"><label for="message-${id}">${
  ownerText('bookingWords')}</label>
<textarea id="message-${id}" name="message" rows="3" maxlength="${longestMessage}"></textarea></p>`, ownerText('bookingCancelNow'))}</details>`
  : form('delete', '', ownerText('delete'))}</article>`;
}

/** Bookings that are to come, over, or canceled. */
export function addBookingsPage(app: Hono, { store }: { store: BookingStore }): void {
  app.get(here, async context => {
    const view = viewOf(context.req.query('view'));
    const search = listWords(context.req.query('search'));
    const filters = { ...view !== 'coming' && { view }, search };
    const words = search === '' ? undefined : hasWords(search, bookings.name, bookings.email) ?? sql`false`;
    const order: ListOrder = { by, isDescending: view !== 'coming', shown: 50 };
    const list = await readListPage(context, order, ({ cursor, where, orderBy, limit }) =>
      store.database.select({ ...getTableColumns(bookings), title: bookingServices.title, timeZone: bookingServices.timeZone, cursor }).from(bookings)
        .innerJoin(bookingServices, eq(bookingServices.id, bookings.serviceId)).where(and(isIn(view, new Date(store.now())), words, where))
        .orderBy(...orderBy).limit(limit));
    const title = ownerText('navBookings');
    return page(context, title, html`${ownerNav(context)}<h1>${title}</h1>
<p><a class="button button-quiet" href="${paths.ownerBookable}">${ownerText('bookingServices')}</a></p>
<nav aria-label="${title}"><ul class="owner-nav">${Object.entries(views).map(([one, text]) => html`
<li><a href="${listAddress(here, { view: one === 'coming' ? '' : one })}"${one === view ? html` aria-current="page"` : ''}>${ownerText(text)}</a></li>`)}
</ul></nav>
${listSearch(here, filters, ownerText('bookingsSearch'))}
${list.rows.length === 0 ? listEmpty(here, { search }, ownerText('noneThere')) : list.rows.map(row => bookingEntry(context, row, view))}${
  listPager(here, filters, list)}
<p><a href="${paths.ownerBookingsFile}" download>${ownerText('bookingsFile')}</a></p>
${logoutForm(context)}`);
  });

  app.post(here, async context => {
    const { id, act, message, view } = singleValues(await parseBody(context.req.raw));
    if (typeof id !== 'string') throw new HttpError(400, { error: 'There is no such booking.', field: 'id' });
    if (act === 'cancel') {
      await store.cancel(id, { by: 'owner', origin: getOrigin(context), message: typeof message === 'string' ? message.trim().slice(0, longestMessage) : '' });
    } else if (act === 'delete') await store.remove(id);
    else throw new HttpError(400, { error: 'There is no such button.', field: 'act' });
    return context.redirect(listAddress(here, { view: viewOf(view) === 'coming' ? '' : viewOf(view) }), 303);
  });

  app.get(paths.ownerBookingsFile, async context => {
    const rows = await store.database.select({ booking: bookings, title: bookingServices.title }).from(bookings)
      .innerJoin(bookingServices, eq(bookingServices.id, bookings.serviceId)).orderBy(asc(bookings.startsAt));
    return sendCsv(context, 'bookings', (async function* () {
      yield [ownerText('bookingStart'), ownerText('bookingEnd'), ownerText('bookingServices'), ownerText('name'), ownerText('columnEmail'),
        ownerText('bookingGuests'), ownerText('bookingNote'), ownerText('bookingStatus')];
      for (const { booking: { startsAt, endsAt, name, email, people, note, state }, title } of rows)
        yield [csvMoment(startsAt), csvMoment(endsAt), title, name, email, people, note, state];
    })());
  });
}

const csvMoment = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');
