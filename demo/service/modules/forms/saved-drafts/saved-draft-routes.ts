import type { Context, Hono } from 'hono';
import { plainEmail } from 'site-elements/contract/fields/email';
import { emailProblem } from 'site-elements/contract/fields/email';
import { paths } from 'site-elements/contract/paths';
import {
  type SavedDraftAnswer, savedDraftDays, type SavedDraftsAnswer, type SaveDraftAnswer,
} from 'site-elements/contract/saved-drafts/saved-draft';
import { draftIdSchema, savedDraftQuerySchema, saveDraftSchema } from 'site-elements/contract/saved-drafts/saved-draft.schema';
import * as v from 'valibot';
import type { Database } from '../../../kernel/database/database.js';
import { checkShape } from '../../../kernel/http/check-shape.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { parseBody } from '../../../kernel/http/parse-body.js';
import { singleValues } from '../../../kernel/http/single-values.js';
import { fieldText } from '../../../kernel/language/speech.js';
import type { Allowance, WriteLimits } from '../../../kernel/limits/write-limits.js';
import type { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { findForm, type StoredForm } from '../find-form.js';
import { t } from '../texts.js';
import { linkOrigin, readPage } from './draft-link.js';
import { findDraft, storeDraft } from './saved-drafts.js';

/** Each page view with such a form asks once whether it can be saved; a link reads one draft. */
const reading: Allowance = { name: 'saved-draft-read', network: 10, site: 400 };
const cacheSeconds = 60;

interface DraftRoutes {
  readonly database: Database;
  readonly limits: WriteLimits;
  readonly mailQueue: MailQueue;
  readonly siteUrl?: string;
  /** Origins of other sites whose pages may have forms. */
  readonly allowedOrigins?: readonly string[];
}

/** Saves forms that are not submitted yet, and emails a link that opens them on another device. */
export function addSavedDrafts(app: Hono, { database, limits, mailQueue, siteUrl, allowedOrigins = [] }: DraftRoutes): void {
  /** The form and where its links lead, if its owner has turned saving on. */
  const findSavable = async (context: Context, formId: string): Promise<{ form: StoredForm; origin: string }> => {
    const form = await findForm(database, formId);
    const origin = linkOrigin(context, siteUrl);
    if (form.saveByEmail && origin !== null) return { form, origin };
    throw new HttpError(404, {
      error: t('savedOff'), field: 'formId',
      detail: form.saveByEmail ? 'SITE_URL is not set: the links of emails need it.' : `Turn saving on in the editor of the form "${form.id}".`,
    });
  };

  app.get(paths.savedDraft, async context => {
    const { formId, id } = checkShape(savedDraftQuerySchema, context.req.query());
    await limits.demand(context, reading);
    if (id === undefined) {
      await findSavable(context, formId);
      context.header('Cache-Control', `public, max-age=${cacheSeconds}`);
      return context.json<SavedDraftsAnswer>({ days: savedDraftDays });
    }
    context.header('Cache-Control', 'no-store');
    const draft = await findDraft(database, { formId, id });
    if (!draft) throw new HttpError(404, { error: t('savedGone'), field: 'id' });
    return context.json<SavedDraftAnswer>({ data: draft.data, mask: draft.mask });
  });

  app.post(paths.savedDraft, async context => {
    const { formId, page: sentPage, email: sentEmail, data, key } = checkShape(saveDraftSchema, singleValues(await parseBody(context.req.raw)));
    const { form, origin } = await findSavable(context, formId);
    const page = readPage(sentPage, [origin, ...allowedOrigins]);
    if (page === null)
      throw new HttpError(400, { error: t('savedOff'), field: 'page', detail: 'The page is not of SITE_URL or ALLOWED_ORIGINS.' });
    const email = plainEmail(sentEmail);
    const problem = emailProblem(email);
    if (problem) throw new HttpError(400, { error: fieldText(problem), field: 'email' });
    const id = await storeDraft(database, mailQueue, { form, page, email, data, key, origin });
    context.header('Cache-Control', 'no-store');
    return context.json<SaveDraftAnswer>({ id, days: savedDraftDays });
  });
  app.all(paths.savedDraft, () => { throw new HttpError(405, { error: 'This address takes GET and POST only.' }, { Allow: 'GET, POST' }); });

  app.get(paths.resumeDraft, async context => {
    const form = await findForm(database, context.req.param('formId').replaceAll('\0', ''));
    const id = v.safeParse(draftIdSchema, context.req.param('id'));
    const draft = id.success ? await findDraft(database, { formId: form.id, id: id.output }) : undefined;
    const origin = linkOrigin(context, siteUrl);
    // The owner may have removed an origin since.
    const page = draft && readPage(draft.page, [...origin === null ? [] : [origin], ...allowedOrigins]);
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('X-Robots-Tag', 'noindex');
    // The fragment of its own takes the key out of the address.
    return context.redirect(page ?? `/forms/${encodeURIComponent(form.id)}?saved=gone#form`, 303);
  });
}
