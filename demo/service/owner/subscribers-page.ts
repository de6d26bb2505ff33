import { asc, count, desc } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { paths } from '../../../core/contract/paths.js';
import type { Database } from '../database/database.js';
import { subscribers } from '../database/schema.js';
import { page } from '../http/page.js';
import { logoutForm } from './access/login.js';
import { sendCsv } from './send-csv.js';

const shown = 100;

/** Who has subscribed to the newsletter, on a page and as a file. */
export function addSubscribers(app: Hono, { database }: { database: Database }): void {
  app.get(paths.ownerSubscribers, async context => {
    const [{ all }] = await database.select({ all: count() }).from(subscribers);
    const newest = await database.select().from(subscribers).orderBy(desc(subscribers.createdAt)).limit(shown);
    const main = html`<h1>Subscribers</h1>
<p>${all} in all. <a href="${paths.ownerSubscribersFile}" download>CSV</a></p>
<ul>${newest.map(({ email }) => html`
<li>${email}</li>`)}
</ul>
${logoutForm(context)}`;
    return page(context, 'Subscribers', main);
  });

  app.get(paths.ownerSubscribersFile, async context => {
    const rows = await database.select().from(subscribers).orderBy(asc(subscribers.createdAt));
    return sendCsv(context, 'subscribers', (async function* () {
      yield ['Subscribed (UTC)', 'Email', 'Form'];
      for (const { createdAt, email, formId } of rows) yield [createdAt.toISOString().slice(0, 19).replace('T', ' '), email, formId];
    })());
  });
}
