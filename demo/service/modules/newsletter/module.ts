import { eq } from 'drizzle-orm';
import { paths } from 'site-elements/contract/paths';
import type { ArchiveContent } from '../../kernel/archive/archive-part.js';
import { addImportPages } from '../../kernel/imports/import-pages.js';
import { loginBytes } from '../../kernel/limits/write-rules.js';
import type { ServiceModule } from '../../kernel/module.js';
import { Newsletter } from './newsletter.js';
import * as schema from './newsletter.schema.js';
import { newsletterParts } from './newsletter-archive.js';
import { addNewsletterPages } from './newsletter-pages.js';
import { subscribersImport } from './import/import-subscribers.js';
import { addSubscribers } from './owner/subscribers-page.js';
import { ownerText } from './texts.js';

export interface NewsletterQueries {
  /** Which of these addresses, in small letters, have confirmed the newsletter. */
  findSubscribed(emails: readonly string[]): Promise<ReadonlySet<string>>;
  /** For moving to another server. */
  readonly archive: ArchiveContent;
}

declare module '../../kernel/module.js' {
  interface PublicQueries {
    newsletter: NewsletterQueries;
  }
}

/** Subscribers: visitors who have sent a form that subscribes, and have confirmed by email. */
export const newsletterModule: ServiceModule = {
  name: 'newsletter',
  schema,
  ownerPages: [{ path: paths.ownerSubscribers, group: 'forms', title: () => ownerText('navSubscribers') }],
  writeRules: [
    [
      {
        name: 'newsletter',
        network: 60,
        site: 200,
        priority: 'message',
        knownBy: 'newsletter',
        knownPassNetwork: true,
        bodyBytes: loginBytes,
      },
      `POST ${paths.newsletterConfirm}`,
      `POST ${paths.newsletterUnsubscribe}`,
    ],
    [{ name: 'owner', network: 20, site: Infinity, priority: 'order', takesFiles: true }, `POST ${paths.ownerSubscribers}/*`],
  ],
  async mount({ app, database, events, imports, mailQueue, onError, secret }) {
    const newsletter = new Newsletter({ database, events, mailQueue, secret: await secret('newsletter') });
    for (const name of ['submission.stored', 'submission.approved'] as const) {
      events.on(name, async submission => {
        if (submission.form.subscribes) await newsletter.subscribe(submission.transaction, submission);
      });
    }
    events.on('form.deleting', async ({ formId, transaction, keep }) => {
      const { subscribers } = schema;
      if (
        (await transaction.select({ email: subscribers.email }).from(subscribers).where(eq(subscribers.formId, formId)).limit(1)).length > 0
      )
        keep();
    });
    addNewsletterPages(app, { newsletter });
    addSubscribers(app, { database, newsletter });
    addImportPages(app, imports, subscribersImport(database));
    return {
      queries: {
        findSubscribed: emails => newsletter.findSubscribed(emails),
        archive: { parts: newsletterParts(database) },
      } satisfies NewsletterQueries,
      knownClients: {
        async newsletter(context) {
          const token = context.req.query('token') ?? '';
          return newsletter.emailOf('unsubscribe', token) !== null || newsletter.emailOf('confirm', token) !== null;
        },
      },
      sweep: () => newsletter.sweep().catch(onError('newsletter')),
    };
  },
};
