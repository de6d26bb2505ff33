import { html } from 'hono/html';
import type { Html } from '../../kernel/html.js';
import { type FreeDays, isChangeable } from './booking-calendar.js';
import type { FoundBooking } from './booking-store.js';
import { formatBookingDay, formatBookingMoment, formatBookingTime } from './booking-text.js';
import { getChooseUrl, groupByDay } from './choose-page.js';
import { t } from './texts.js';

export interface ManagePageState {
  /** The page's own address. */
  readonly url: string;
  readonly free: FreeDays;
  /** Why the last change was not made. */
  readonly problem?: string;
  readonly nowMs: number;
}

/** A form with other times, by day. */
function moveForm({ booking, service: { timeZone } }: FoundBooking, { url, free: { times, next } }: ManagePageState): Html {
  const others = times.filter(({ startMs }) => startMs !== booking.startsAt.getTime());
  return html`<h2>${t('bookingMove')}</h2>
${others.length === 0 ? html`<p>${t('bookingNone')}</p>` : html`<form class="owner-form" method="post" action="${url}">
<p class="field"><label for="start">${t('bookingOtherTime')}</label>
<select id="start" name="start" required><option value=""></option>${groupByDay(others, timeZone).map(([, ofDay]) => html`
<optgroup label="${formatBookingDay(ofDay[0]!.startMs, timeZone)}">${ofDay.map(({ startMs }) => html`
<option value="${new Date(startMs).toISOString()}">${formatBookingDay(startMs, timeZone)}, ${formatBookingTime(startMs, timeZone)}</option>`)}</optgroup>`)}
</select></p>
<p><button class="button button-quiet" name="act" value="move">${t('bookingMove')}</button></p></form>`}
${next ? html`<p><a href="${url}?from=${next}">${t('bookingLater')}</a></p>` : ''}`;
}

/** A booking, as its visitor sees it: details, other times, and how to cancel it. */
export function managePage(found: FoundBooking, state: ManagePageState): Html {
  const { booking, service } = found;
  const { url, problem, nowMs } = state;
  const { people, email, note, startsAt } = booking;
  const isCanceled = booking.state === 'canceled';
  const status = isCanceled ? t('bookingCanceled') : t('bookingStored', { email });
  return html`<h1>${service.title}</h1>
${problem ? html`<p role="alert"><strong>${problem}</strong></p>` : html`<p role="status"><strong>${status}</strong></p>`}
<dl class="booking-facts"><dt>${t('bookingWhen')}</dt><dd>${formatBookingMoment(startsAt, service.timeZone)}</dd>
<dt>${t('yourName')}</dt><dd><bdi>${booking.name}</bdi></dd>
${people > 1 ? html`<dt>${t('bookingPeople')}</dt><dd>${people}</dd>` : ''}${
  note ? html`<dt>${t('bookingMessage')}</dt><dd dir="auto">${note}</dd>` : ''}</dl>
${isCanceled ? html`<p><a href="${getChooseUrl(service.id)}">${t('bookingChoose')}</a></p>` : html`
<p><a href="${url}/file" download>${t('bookingCalendar')}</a></p>
${isChangeable(booking, service, nowMs) ? html`${moveForm(found, state)}
<details><summary>${t('bookingCancel')}</summary><form class="actions" method="post" action="${url}">
<button class="button button-quiet" name="act" value="cancel">${t('bookingCancelYes')}</button></form></details>` : html`<p>${t('bookingFixed')}</p>`}`}`;
}
