import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { asc, eq } from 'drizzle-orm';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import { slugify } from '../../../kernel/fields/slugify.js';
import type { Html } from '../../../kernel/html.js';
import { emailInput } from '../../../kernel/http/email-input.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { page } from '../../../kernel/http/page.js';
import { parseBody } from '../../../kernel/http/parse-body.js';
import { singleValues } from '../../../kernel/http/single-values.js';
import { currentLanguage } from '../../../kernel/language/speech.js';
import { markupIn } from '../../../kernel/language/markup-in.js';
import { csrfInput, logoutForm, ownerNav } from '../../../kernel/owner/owner-frame.js';
import { weekdayNames } from '../booking-text.js';
import { bookings, type BookingService, bookingServices } from '../bookings.schema.js';
import { getChooseUrl } from '../choose-page.js';
import { ownerText } from '../texts.js';
import { findFaults, newDraft, numberFields, readDraft, serviceColumns, type ServiceDraft, serviceDraft } from './service-draft.js';

const here = paths.ownerBookable;

const hoursFields = (hours: readonly string[]): Html => html`<fieldset class="field"><legend>${ownerText('bookingHours')}</legend>
<p class="field-note" id="hours-note">${ownerText('bookingHoursNote')}</p>${weekdayNames().map((day, at) => html`
<p class="field"><label for="hours${at}">${day}</label>
<input id="hours${at}" name="hours${at}" dir="ltr" value="${hours[at] ?? ''}" maxlength="200" autocomplete="off" aria-describedby="hours-note"></p>`)}
</fieldset>`;

const draftFields = ({ title, description, numbers, timeZone, hours, closedDays, notify, isOpen }: ServiceDraft): Html => html`
<p class="field"><label for="title">${ownerText('name')}</label>
<input id="title" name="title" value="${title}" required maxlength="120"></p>
<p class="field"><label for="description">${ownerText('bookingDescription')}</label>
<textarea id="description" name="description" rows="3" maxlength="2000">
${description}</textarea></p>${numberFields.map(({ name, title: label, min, max }) => html`
<p class="field"><label for="${name}">${ownerText(label)}</label>
<input id="${name}" name="${name}" type="number" min="${min}" max="${max}" value="${numbers[name] ?? ''}" required></p>`)}
<p class="field"><label for="timeZone">${ownerText('bookingZoneName')}</label>
<input id="timeZone" name="timeZone" dir="ltr" value="${timeZone}" required maxlength="60" autocomplete="off"></p>
${hoursFields(hours)}
<div class="field"><label for="closedDays">${ownerText('bookingClosedDays')}</label>
<textarea id="closedDays" name="closedDays" rows="4" dir="ltr" maxlength="10000" aria-describedby="closed-note">
${closedDays}</textarea><p class="field-note" id="closed-note">${ownerText('bookingClosedNote')}</p></div>
<p class="field"><label for="notify">${ownerText('bookingNotify')}</label>
<input id="notify" name="notify" ${emailInput} value="${notify}" maxlength="256"></p>
<p class="field-choice"><label><input type="checkbox" name="open" value="yes"${isOpen ? html` checked` : ''}> ${ownerText('bookingOpen')}</label></p>`;

const faultsList = (faults: readonly string[]): Html | '' =>
  (faults.length === 0 ? '' : html`<div role="alert"><ul>${faults.map(fault => html`<li>${fault}</li>`)}</ul></div>`);

/** An address for a new service: from its name, with a number if another service has it. */
async function freeId(database: Database, title: string): Promise<string> {
  const rows = await database.select({ id: bookingServices.id }).from(bookingServices);
  const known = new Set(['new', ...rows.map(({ id }) => id)]); // `new` is the editor's own address
  const base = slugify(title).slice(0, 50) || 'booking';
  for (let at = 1; ; at += 1) {
    const id = at === 1 ? base : `${base}-${at}`;
    if (!known.has(id)) return id;
  }
}

/** What can be booked: a list, and an editor with opening hours and closed days. */
export function addServicesPage(app: Hono, { database }: { database: Database }): void {
  const find = async (context: Context): Promise<BookingService> => {
    const [service] = await database.select().from(bookingServices).where(eq(bookingServices.id, (context.req.param('id') ?? '').replaceAll('\0', '')));
    if (!service) throw new HttpError(404, { error: ownerText('bookingServicesNone') });
    return service;
  };
  const readPosted = async (context: Context): Promise<ServiceDraft> => {
    const posted = singleValues(await parseBody(context.req.raw));
    return readDraft(name => (typeof posted[name] === 'string' ? posted[name] : ''));
  };
  const showEditor = (context: Context, draft: ServiceDraft, { service, faults = [] }: { service?: BookingService; faults?: readonly string[] }) => {
    const title = service ? service.title : ownerText('add');
    const own = service ? `${here}/${encodeURIComponent(service.id)}` : `${here}/new`;
    const link = service && getChooseUrl(service.id);
    return page(context, title, html`${ownerNav(context)}<h1>${title}</h1>
${faultsList(faults)}
${link ? html`<p>${markupIn(ownerText('bookingServicePage'), { link: html`<a href="${link}"><bdi dir="ltr">${link}</bdi></a>` })}</p>` : ''}
<form class="owner-form" method="post" action="${own}">${csrfInput(context)}${draftFields(draft)}
<p><button class="button">${ownerText('save')}</button></p></form>
${service ? html`<form class="actions" method="post" action="${own}/delete">${csrfInput(context)}
<button class="button button-quiet">${ownerText('delete')}</button></form>` : ''}
<p><a href="${here}">${ownerText('bookingServices')}</a></p>
${logoutForm(context)}`, faults.length > 0 ? 400 : 200);
  };

  app.get(here, async context => {
    const services = await database.select().from(bookingServices).orderBy(asc(bookingServices.title));
    const title = ownerText('bookingServices');
    return page(context, title, html`${ownerNav(context)}<h1>${title}</h1>
${services.length === 0 ? html`<p>${ownerText('bookingServicesNone')}</p>` : html`<ul>${services.map(({ id, title: name, isOpen }) => html`
<li><a href="${here}/${encodeURIComponent(id)}"><bdi>${name}</bdi></a>${isOpen ? '' : html` (${ownerText('bookingServiceClosed')})`}</li>`)}
</ul>`}
<p><a class="button" href="${here}/new">${ownerText('add')}</a></p>
<p><a href="${paths.ownerBookings}">${ownerText('navBookings')}</a></p>
${logoutForm(context)}`);
  });

  app.get(`${here}/new`, context => showEditor(context, newDraft(), {}));

  app.post(`${here}/new`, async context => {
    const draft = await readPosted(context);
    const faults = findFaults(draft);
    if (faults.length > 0) return showEditor(context, draft, { faults });
    const id = await freeId(database, draft.title);
    // A double press finds the same free address: the second adds nothing.
    await database.insert(bookingServices).values({ id, ...serviceColumns(draft), language: currentLanguage() }).onConflictDoNothing();
    return context.redirect(`${here}/${encodeURIComponent(id)}`, 303);
  });

  app.get(`${here}/:id`, async context => {
    const service = await find(context);
    return showEditor(context, serviceDraft(service), { service });
  });

  app.post(`${here}/:id`, async context => {
    const service = await find(context);
    const draft = await readPosted(context);
    const faults = findFaults(draft);
    if (faults.length > 0) return showEditor(context, draft, { service, faults });
    await database.update(bookingServices).set({ ...serviceColumns(draft), language: currentLanguage() }).where(eq(bookingServices.id, service.id));
    return context.redirect(here, 303);
  });

  app.post(`${here}/:id/delete`, async context => {
    const service = await find(context);
    const isDeleted = await database.transaction(async transaction => {
      // Bookings that are made in this moment wait, and find nothing to book.
      await transaction.select().from(bookingServices).where(eq(bookingServices.id, service.id)).for('update');
      if ((await transaction.select({ id: bookings.id }).from(bookings).where(eq(bookings.serviceId, service.id)).limit(1)).length > 0) return false;
      await transaction.delete(bookingServices).where(eq(bookingServices.id, service.id));
      return true;
    });
    return isDeleted ? context.redirect(here, 303) : showEditor(context, serviceDraft(service), { service, faults: [ownerText('bookingHasBookings')] });
  });
}
