import { html } from 'hono/html';
import type { ErrorAnswer } from 'site-elements/contract/answers';
import { bookingLimits, type BookingTime } from 'site-elements/contract/bookings';
import { paths } from 'site-elements/contract/paths';
import { reservedNames } from '../../kernel/fields/reserved-names.js';
import type { Html } from '../../kernel/html.js';
import { emailInput } from '../../kernel/http/email-input.js';
import type { FreeDays } from './booking-calendar.js';
import { formatBookingDay, formatBookingMoment, formatBookingTime } from './booking-text.js';
import type { BookingService } from './bookings.schema.js';
import { addDays, dayIn, type FreeTime } from './find-free-times.js';
import { t } from './texts.js';

/** Address of a service's page for booking. */
export const getChooseUrl = (id: string, query: Readonly<Record<string, string | number>> = {}): string => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return paths.plainBooking.replace(':id', encodeURIComponent(id)) + (search.size > 0 ? `?${search}` : '');
};

/** Free times by day, in the zone of the service. */
export function groupByDay<Time extends { readonly startMs: number }>(times: readonly Time[], timeZone: string): [day: string, times: Time[]][] {
  const days = new Map<string, Time[]>();
  for (const time of times) {
    const day = dayIn(time.startMs, timeZone);
    days.set(day, [...days.get(day) ?? [], time]);
  }
  return [...days];
}

const introduction = ({ title, description, timeZone }: BookingService): Html => html`<h1>${title}</h1>
${description.split(/\n+/).filter(Boolean).map(line => html`<p dir="auto">${line}</p>`)}
<p><small>${t('bookingZone', { zone: timeZone })}</small></p>`;

const timeLink = ({ id, timeZone, seats }: BookingService, { startMs, left }: FreeTime, people: number): Html => html`
<li><a href="${getChooseUrl(id, { start: new Date(startMs).toISOString(), people })}">${formatBookingTime(startMs, timeZone)}</a>${
  seats > 1 ? html` <small>${t('bookingLeft', { count: left })}</small>` : ''}</li>`;

export interface ChooseOptions { readonly days: number; readonly people: number; readonly today: string }

/** Free times as links, without scripts. */
export function choosePage(service: BookingService, { from, times, next }: FreeDays, { days, people, today }: ChooseOptions): Html {
  const { id, timeZone, mostPeople, isOpen } = service;
  const earlier = from > today ? addDays(from, -days) : null;
  const later = next && getChooseUrl(id, { from: next, people });
  return html`${introduction(service)}
${mostPeople > 1 ? html`<form method="get" action="${getChooseUrl(id)}"><p class="field"><label for="people">${t('bookingPeople')}</label>
<input id="people" name="people" type="number" min="1" max="${mostPeople}" value="${people}" required></p>
<input type="hidden" name="from" value="${from}"><p><button class="button button-quiet">${t('bookingShow')}</button></p></form>` : ''}
<h2>${t('bookingChoose')}</h2>
${times.length === 0 ? html`<p>${t(isOpen ? 'bookingNone' : 'bookingClosed')}</p>` : groupByDay(times, timeZone).map(([, ofDay]) => html`
<h3>${formatBookingDay(ofDay[0]!.startMs, timeZone)}</h3>
<ul class="booking-times">${ofDay.map(time => timeLink(service, time, people))}</ul>`)}
${earlier || later ? html`<nav aria-label="${t('bookingChoose')}"><ul class="owner-nav">${
  earlier ? html`<li><a rel="prev" href="${getChooseUrl(id, { from: earlier < today ? today : earlier, people })}">${t('bookingEarlier')}</a></li>` : ''}${
  later ? html`<li><a rel="next" href="${later}">${t('bookingLater')}</a></li>` : ''}</ul></nav>` : ''}`;
}

export interface BookFields {
  /** Books once, however often the button is pressed. */
  readonly key: string;
  readonly start: string;
  readonly people: number;
  /** What was typed before. */
  readonly typed?: Readonly<Record<'name' | 'email' | 'note', string>>;
  readonly problem?: ErrorAnswer;
  /** If the time is taken: other times. */
  readonly times?: readonly BookingTime[];
}

function timeChoice({ timeZone }: BookingService, { start, times }: BookFields): Html {
  if (!times) return html`<p><strong>${formatBookingMoment(Date.parse(start), timeZone)}</strong><input type="hidden" name="start" value="${start}"></p>`;
  return times.length === 0 ? html`` : html`<fieldset><legend>${t('bookingOtherTime')}</legend>${times.map(one => html`
<p class="field-choice"><label><input type="radio" name="start" value="${one.start}" required> ${
  formatBookingMoment(Date.parse(one.start), timeZone)}</label></p>`)}
</fieldset>`;
}

/** The form for a chosen time. */
export function bookPage(service: BookingService, fields: BookFields): Html {
  const { key, people, typed, problem, times } = fields;
  const { id, mostPeople, timeZone } = service;
  const from = dayIn(Date.parse(fields.start), timeZone);
  return html`${introduction(service)}
${problem ? html`<p role="alert"><strong>${problem.error}</strong></p>` : ''}
${times?.length === 0 ? '' : html`<form class="owner-form" method="post" action="${getChooseUrl(id)}">
<input type="hidden" name="${reservedNames.key}" value="${key}">
<p hidden><label>${t('leaveEmpty')} <input name="${reservedNames.honeypot}" tabindex="-1" autocomplete="off"></label></p>
${timeChoice(service, fields)}
${mostPeople > 1 ? html`<p class="field"><label for="people">${t('bookingPeople')}</label>
<input id="people" name="people" type="number" min="1" max="${mostPeople}" value="${people}" required></p>` : ''}
<p class="field"><label for="name">${t('yourName')}</label>
<input id="name" name="name" required maxlength="${bookingLimits.name}" autocomplete="name" value="${typed?.name ?? ''}"></p>
<p class="field"><label for="email">${t('email')}</label>
<input id="email" name="email" ${emailInput} required autocomplete="email" value="${typed?.email ?? ''}"></p>
<p class="field"><label for="note">${t('bookingMessage')}</label>
<textarea id="note" name="note" rows="3" maxlength="${bookingLimits.note}">
${typed?.note ?? ''}</textarea></p>
<p><button class="button">${t('bookingBook')}</button></p>
</form>`}
<p><a href="${getChooseUrl(id, { from, people })}">${t('bookingOtherTime')}</a></p>`;
}
