import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { SubmissionStateAnswer } from 'site-elements/contract/answers';
import { paths } from 'site-elements/contract/paths';
import { editAnswer } from './answers/edit-link.js';
import { findAnswers } from './answers/sent-answers.js';
import { forms, repeatedSubmissions, submissions } from './forms.schema.js';
import { confirmationText } from './limits/confirm-by-email.js';
import { sentEmail } from './limits/sender-of.js';
import { checkShape } from '../../kernel/http/check-shape.js';
import { getOrigin } from '../../kernel/http/get-origin.js';
import { parseBody } from '../../kernel/http/parse-body.js';
import { HttpError } from '../../kernel/http/http-error.js';
import { singleValues } from '../../kernel/http/single-values.js';
import type { FormRoutes } from './form-api.js';
import { notStored } from './not-stored.js';
import { paymentAnswer } from './payment/submission-payments.js';

const schema = v.strictObject({ key: v.pipe(v.string(), v.minLength(1, 'expected a submission key'), v.maxLength(100)) });

/** Whether a submission has been stored, by its secret key: a page that lost the response asks before it sends again. */
export function addSubmissionState(app: Hono, { database, links }: Pick<FormRoutes, 'database' | 'links'>): void {
  app.post(paths.formSubmissionState, async context => {
    const { key } = checkShape(schema, singleValues(await parseBody(context.req.raw)));
    const [stored] = await database
      .select({ id: submissions.id, values: submissions.values, context: submissions.context, form: forms })
      .from(submissions)
      .innerJoin(forms, eq(forms.id, submissions.formId))
      .where(eq(submissions.key, key));
    const [repeated] = await database.select().from(repeatedSubmissions).where(eq(repeatedSubmissions.key, key));
    const told = stored ? notStored(stored.values, stored.context) : repeated?.notStored ?? [];
    const answers = stored ? await findAnswers(database, stored.form, stored.id) : [];
    const origin = getOrigin(context);
    const email = stored ? sentEmail(stored.form, stored.values) : repeated?.email;
    return context.json<SubmissionStateAnswer>({
      id: stored?.id ?? repeated?.id ?? null,
      ...told.length > 0 && { notStored: told },
      ...email !== undefined && { confirmation: confirmationText(email) },
      ...stored && await paymentAnswer(database, stored.form, stored.id, origin),
      ...answers.length > 0 && { answers },
      ...stored && await editAnswer(database, { links, form: stored.form, id: stored.id, origin }),
    });
  });
  app.all(paths.formSubmissionState, () => { throw new HttpError(405, { error: 'This address takes POST only.' }, { Allow: 'POST' }); });
}
