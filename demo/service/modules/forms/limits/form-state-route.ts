import type { Hono } from 'hono';
import * as v from 'valibot';
import type { FormStateAnswer } from 'site-elements/contract/limits/form-state';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import { checkShape } from '../../../kernel/http/check-shape.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import type { Allowance, WriteLimits } from '../../../kernel/limits/write-limits.js';
import { findForm } from '../find-form.js';
import { findClosure } from './form-closure.js';
import { type AccountOf, accountSender } from './sender-of.js';

const schema = v.object({ formId: v.pipe(v.array(v.string()), v.length(1), v.transform(([id]) => id!.replaceAll('\0', ''))) });
/** One for each page view with a limited form; they write nothing. */
const questions: Allowance = { name: 'form-state', network: 30, site: 400 };
/** Long enough for a crowd that waits for a form to open, short enough that its page shows a full form soon. */
const cacheSeconds = 10;

interface StateRoute { readonly database: Database; readonly limits: WriteLimits; readonly accountOf: AccountOf }

/** Whether a form accepts submissions, so that its page can show a message before the visitor types. */
export function addFormState(app: Hono, { database, limits, accountOf }: StateRoute): void {
  app.get(paths.formState, async context => {
    const { formId } = checkShape(schema, context.req.queries());
    await limits.demand(context, questions);
    const form = await findForm(database, formId);
    const closure = await findClosure(database, form, await accountSender(context, form, accountOf));
    context.header('Cache-Control', form.oncePer === 'account' ? 'no-store' : `public, max-age=${cacheSeconds}`);
    return context.json<FormStateAnswer>({
      phase: closure ?? 'open',
      opens: form.opensAt?.toISOString() ?? null,
      closes: form.closesAt?.toISOString() ?? null,
      timeZone: form.timeZone,
      closedText: form.closedText,
      now: new Date().toISOString(),
    });
  });
  app.all(paths.formState, () => { throw new HttpError(405, { error: 'This address takes GET only.' }, { Allow: 'GET' }); });
}
