import { paths } from 'site-elements/contract/paths';
import type { ArchiveContent } from '../../kernel/archive/archive-part.js';
import { tablePart } from '../../kernel/archive/table-part.js';
import { seeded } from '../../kernel/database/schema.js';
import { loginBytes } from '../../kernel/limits/write-rules.js';
import type { ServiceModule } from '../../kernel/module.js';
import { addBookingPages } from './booking-pages.js';
import { addBookingRoutes } from './booking-routes.js';
import { BookingStore } from './booking-store.js';
import * as schema from './bookings.schema.js';
import { bookingsSeed } from './bookings.seed.js';
import { addBookingsPage } from './owner/bookings-page.js';
import { addServicesPage } from './owner/services-page.js';
import { ownerText } from './texts.js';

export interface BookingsOptions {
  readonly siteUrl?: string;
  /** Bookings that are over are deleted as early as submissions. */
  readonly submissionsKeptDays?: number;
}

export interface BookingsQueries {
  /** For moving to another server. */
  readonly archive: ArchiveContent;
}

declare module '../../kernel/module.js' {
  interface PublicQueries {
    bookings: BookingsQueries;
  }
}

const remindEveryMs = 10 * 60_000;

/** Bookings of free times: visitors choose and change them, the owner sets opening hours. */
export const bookingsModule: ServiceModule<BookingsOptions> = {
  name: 'bookings',
  schema,
  ownerPages: [{ path: paths.ownerBookings, group: 'forms', title: () => ownerText('navBookings') }],
  writeRules: [
    [
      { name: 'booking', network: 4, site: 40, priority: 'message', knownBy: 'visitor', bodyBytes: loginBytes },
      `POST ${paths.bookings}`,
      `POST ${paths.plainBooking}`,
    ],
    [
      { name: 'booking change', network: 4, site: 40, priority: 'message', knownBy: 'booking', knownPassNetwork: true, bodyBytes: loginBytes },
      `POST ${paths.booking}`,
    ],
  ],
  formNames: { hidden: ['start', 'act'] },
  async seed(transaction) {
    // Once: a service that the owner has deleted is not created again.
    const isNew = await transaction.insert(seeded).values({ name: 'bookings' }).onConflictDoNothing().returning();
    if (isNew.length > 0) await transaction.insert(schema.bookingServices).values(bookingsSeed).onConflictDoNothing();
  },
  async mount({ app, database, mailQueue, clock, secret, onError, limitNetwork }, { siteUrl = '', submissionsKeptDays }) {
    const store = new BookingStore({ database, mailQueue, clock, secret: await secret('bookings') });
    const routes = { store, limit: limitNetwork('booking') };
    addBookingRoutes(app, routes);
    addBookingPages(app, routes);
    addServicesPage(app, { database });
    addBookingsPage(app, { store });
    let reminding: Promise<unknown> = Promise.resolve();
    const remind = () => { reminding = store.remind(siteUrl).catch(onError('bookings')); return reminding; };
    const timer = setInterval(() => void remind(), remindEveryMs).unref();
    return {
      queries: {
        archive: {
          parts: [
            tablePart(database, { file: 'booking-services.json', title: () => ownerText('bookingServices'), table: schema.bookingServices, key: 'id' }),
            tablePart(database, { file: 'bookings.json', title: () => ownerText('navBookings'), table: schema.bookings, key: 'id' }),
          ],
        },
      } satisfies BookingsQueries,
      knownClients: { booking: async context => store.idOf(context.req.param('token') ?? context.req.path.split('/')[2] ?? '') !== null },
      sweep: () => Promise.all([remind(), submissionsKeptDays === undefined ? undefined : store.sweep(submissionsKeptDays).catch(onError('bookings'))]),
      async close() {
        clearInterval(timer);
        await reminding;
      },
    };
  },
};
