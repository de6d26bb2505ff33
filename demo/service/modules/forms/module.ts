import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { FormField } from 'site-elements/contract/form-field';
import { paths } from 'site-elements/contract/paths';
import type { FieldValue } from 'site-elements/contract/submission';
import type { ArchiveContent } from '../../kernel/archive/archive-part.js';
import type { Database } from '../../kernel/database/database.js';
import { seeded } from '../../kernel/database/schema.js';
import { reservedNames } from '../../kernel/fields/reserved-names.js';
import { parseBody } from '../../kernel/http/parse-body.js';
import { sentText } from '../../kernel/http/sent-text.js';
import { fieldText } from '../../kernel/language/speech.js';
import type { Rate } from '../../kernel/limits/rate-limit.js';
import type { WebhookSettings } from '../../kernel/mail/webhook.js';
import type { PublicQueries, ServiceModule } from '../../kernel/module.js';
import { addEditPage } from './answers/edit-page.js';
import { SubmissionLinks } from './answers/submission-links.js';
import { addCaptcha } from './captcha/captcha-route.js';
import { type CaptchaOptions, setUpCaptchas } from './captcha/captchas.js';
import { addFormsPage } from './editor/forms-page.js';
import { addFormApi } from './form-api.js';
import * as schema from './forms.schema.js';
import { formsParts } from './archive/forms-parts.js';
import { uploadedFiles } from './archive/uploaded-files.js';
import { formsSeed } from './forms.seed.js';
import { hashStoredPasswords } from './hash-stored-passwords.js';
import { limitSubmissions } from './limit-submissions.js';
import { addFormState } from './limits/form-state-route.js';
import { addPaymentPage } from './payment/payment-page.js';
import { reportPayment } from './payment/report-payment.js';
import { findPaid, followPayment } from './payment/submission-payments.js';
import { addPlainForm } from './plain-form.js';
import { sweepProgress } from './results/count-progress.js';
import { addFormProgress } from './results/progress-route.js';
import { addResultsPage } from './results/results-page.js';
import { addSavedDrafts } from './saved-drafts/saved-draft-routes.js';
import { sweepDrafts } from './saved-drafts/saved-drafts.js';
import { addStoredForm } from './stored-form.js';
import { addSubmissionState } from './submission-state.js';
import { sweepSubmissions } from './submissions/change-submissions.js';
import { addOwnerFiles } from './submissions/owner-files.js';
import { addSubmissionsFile } from './submissions/submissions-file.js';
import { addSubmissionsPage } from './submissions/submissions-page.js';
import { ownerText } from './texts.js';
import { UploadQuota } from './uploads/upload-quota.js';
import { Uploads } from './uploads/uploads.js';

export interface SubmissionEvent {
  readonly transaction: Database;
  readonly submissionId: string;
  readonly form: { readonly id: string; readonly fields: readonly FormField[]; readonly subscribes: boolean };
  readonly values: Readonly<Record<string, FieldValue>>;
  /** Where links in emails lead, such as `https://pots.example`. */
  readonly origin: string;
}

declare module '../../kernel/events.js' {
  interface ServiceEvents {
    /** A submission that is not possible spam, inside the transaction that stores it. */
    'submission.stored': SubmissionEvent;
    /** The owner has moved a submission from spam to the inbox; inside that transaction. */
    'submission.approved': SubmissionEvent;
    /** Its visitor has edited a submission that is not possible spam; inside that transaction. */
    'submission.changed': SubmissionEvent;
    /** The owner wants to delete a form; inside that transaction. A module that still needs it calls `keep`. */
    'form.deleting': { readonly transaction: Database; readonly formId: string; keep(): void };
  }
}
declare module '../../kernel/module.js' {
  interface PublicQueries {
    forms: {
      readonly uploads: Uploads;
      /** For moving to another server. */
      readonly archive: ArchiveContent;
    };
  }
}

export interface FormsOptions {
  readonly allowedOrigins?: readonly string[];
  /** Secrets of captchas by name; the built-in one needs none. */
  readonly captchas?: CaptchaOptions;
  /** Folder of the built elements on the same host, such as `/site-elements`: charts on the owner's pages are drawn with it. */
  readonly elementsPath?: string;
  readonly keyLifetimeMs?: number;
  readonly rate?: Rate;
  readonly siteUrl?: string;
  /** Older submissions are deleted, with their files and emails; by default, they stay until the owner deletes them. */
  readonly submissionsKeptDays?: number;
  /** Maximum bytes of uploads per day; 4 GB by default. A form can use half of it, a network a sixteenth. */
  readonly uploadsADay?: number;
  readonly webhook?: WebhookSettings;
}

/** spec: page-runtime-platform §8, status 429 */
const tooMuch = (): string => fieldText('rateLimited');
const { forms, submissionKeys } = schema;

/** Forms, their submissions and files, and the owner's pages about them. */
export const formsModule: ServiceModule<FormsOptions, 'accounts' | 'shop'> = {
  name: 'forms',
  schema,
  uses: ['accounts', 'shop'],
  ownerPages: [
    { path: paths.ownerForms, group: 'forms', title: () => ownerText('navForms') },
    { path: paths.ownerSubmissions, group: 'forms', title: () => ownerText('navSubmissions') },
  ],
  writeRules: [
    [
      { name: 'key', network: 10, site: 200, priority: 'message', knownBy: 'visitor', tooMuch },
      `POST ${paths.formSubmissionKey}`,
      `POST ${paths.formSubmissionState}`,
      `GET ${paths.plainForm}`,
    ],
    [
      { name: 'submission', network: 4, site: 20, priority: 'message', knownBy: 'key', takesFiles: true, tooMuch },
      `POST ${paths.saveFormSubmission}`,
      `POST ${paths.plainForm}`,
    ],
    [{ name: 'form-edit', network: 4, site: 20, priority: 'message', knownBy: 'submission', takesFiles: true, tooMuch }, `POST ${paths.formEdit}`],
    [{ name: 'form-payment', network: 4, site: 100, priority: 'order', knownBy: 'order' }, `POST ${paths.formPayment}`],
    // An hour's part: each sends an email to an address that a stranger has entered.
    [
      { name: 'saved-draft', network: 0.7, site: 10, windows: 60, priority: 'extra', knownBy: 'visitor', bodyBytes: 128 * 1024, tooMuch },
      `POST ${paths.savedDraft}`,
    ],
    [{ name: 'progress', network: 4, site: 200, priority: 'extra', knownBy: 'visitor', bodyBytes: 2048 }, `POST ${paths.formProgress}`],
  ],
  csrfExempt: [paths.formProgress],
  async seed(transaction) {
    const formName = ({ id }: { id: string }) => `form ${id}`;
    const before = new Set(
      (
        await transaction
          .select()
          .from(seeded)
          .where(inArray(seeded.name, formsSeed.map(formName)))
      ).map(({ name }) => name),
    );
    const stored = new Set((await transaction.select({ id: forms.id }).from(forms)).map(({ id }) => id));
    // A form that the owner has deleted is not created again.
    const rows = formsSeed.filter(form => stored.has(form.id) || !before.has(formName(form))).map(form => ({ ...form, editedAt: null }));
    const sent = (column: string) => sql.raw(`excluded.${column}`);
    if (rows.length > 0)
      await transaction
        .insert(forms)
        .values(rows)
        .onConflictDoUpdate({
          target: forms.id,
          set: {
            name: sent('name'),
            fields: sent('fields'),
            thanksPath: sent('thanks_path'),
            captcha: sent('captcha'),
            subscribes: sent('subscribes'),
            maxSubmissions: sent('max_submissions'),
            oncePer: sent('once_per'),
            showAnswers: sent('show_answers'),
          },
          setWhere: isNull(forms.editedAt),
        });
    await transaction
      .insert(seeded)
      .values(formsSeed.map(form => ({ name: formName(form) })))
      .onConflictDoNothing();
  },
  async mount({ app, database, addressOf, closing, events, files, known, limits, mailQueue, onError, secret }, options, { accounts, shop }) {
    const { payments } = shop;
    const { keyLifetimeMs, rate, siteUrl, submissionsKeptDays: keptDays, webhook } = options;
    const captchas = setUpCaptchas(options.captchas ?? {}, await secret('altcha'));
    const uploads = new Uploads(database, files);
    const uploadQuota = new UploadQuota({ database, addressOf, bytesADay: options.uploadsADay, isKnown: known.isKnown('visitor') });
    const routes = {
      database,
      events,
      uploads,
      mailQueue,
      siteUrl,
      webhook,
      captchas,
      addressOf,
      uploadQuota,
      accountOf: accounts.accountOf,
      keyLifetimeMs,
      links: new SubmissionLinks(await secret('submission')),
      limit: limitSubmissions({ database, addressOf, rate }),
      readSubmission: ({ req }: { req: { raw: Request } }) => parseBody(req.raw, { takesFiles: true }),
    };
    addFormApi(app, routes);
    addStoredForm(app, routes);
    addSubmissionState(app, routes);
    addFormProgress(app, { database });
    addSavedDrafts(app, { database, limits, mailQueue, siteUrl, allowedOrigins: options.allowedOrigins });
    addFormState(app, { database, limits, accountOf: accounts.accountOf });
    addPlainForm(app, routes);
    addEditPage(app, routes);
    addPaymentPage(app, { database, payments, links: routes.links });
    events.on('payment.changed', async change => {
      const { transaction } = change;
      const payment = await followPayment(change);
      if (payment) await reportPayment(transaction, payment, { events, mailQueue, siteUrl, webhook });
    });
    addCaptcha(app, { captchas });
    const hashPasswords = () => hashStoredPasswords(database, { signal: closing }).catch(onError('passwords'));
    let hashing: Promise<unknown> = Promise.resolve();
    // The values of a field that has become a password are hashed immediately.
    addFormsPage(app, {
      database,
      events,
      captchas,
      payments,
      mailQueue,
      onSaved: () => {
        hashing = Promise.all([hashing, hashPasswords()]);
      },
    });
    addResultsPage(app, { database, elementsPath: options.elementsPath });
    addSubmissionsPage(app, { database, events, mailQueue });
    addSubmissionsFile(app, { database });
    addOwnerFiles(app, { database, store: files });
    return {
      queries: {
        uploads, archive: { parts: formsParts(database, shop), files: uploadedFiles(database, files) },
      } satisfies PublicQueries['forms'],
      async findMentions(text, limit) {
        const hasText = sql`strpos(to_jsonb(${forms})::text, ${text}) > 0`;
        const rows = await database.select({ id: forms.id, title: forms.name }).from(forms).where(hasText).orderBy(forms.name).limit(limit);
        return rows.map(({ id, title }) => ({ title, path: `${paths.ownerForms}/edit/${encodeURIComponent(id)}` }));
      },
      knownClients: {
        order: async ({ req }) => (await findPaid(database, req.path.split('/').at(-1) ?? '')) !== null,
        submission: ({ req }) => Promise.resolve(routes.links.verify('edit', req.path.split('/').at(-1) ?? '') !== null),
        async key(context) {
          const key = await sentText(context, 'key', reservedNames.key);
          if (key === '') return false;
          return (
            (
              await database
                .select({ key: submissionKeys.key })
                .from(submissionKeys)
                .where(and(eq(submissionKeys.key, key), isNull(submissionKeys.usedAt), gt(submissionKeys.expiresAt, new Date())))
            ).length > 0
          );
        },
      },
      sweep: () =>
        Promise.all([
          uploads.sweep(Date.now(), closing).catch(onError('uploads')),
          sweepProgress(database).catch(onError('progress')),
          sweepDrafts(database).catch(onError('saved drafts')),
          sweepSubmissions(database, { keptDays }).catch(onError('submissions')),
          hashPasswords(),
        ]),
      close: () => hashing,
    };
  },
};
