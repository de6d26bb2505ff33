import type { Hono } from 'hono';
import { html } from 'hono/html';
import { fieldMessages } from '../../../core/contract/field-messages.js';
import { fieldRules } from '../../../core/contract/fields/field-rules.js';
import { paths } from '../../../core/contract/paths.js';
import { page } from '../http/page.js';
import { parseBody } from '../http/parse-body.js';
import { Refusal } from '../http/refusal.js';
import { onlyValue } from '../http/single-values.js';
import { acceptValues } from './accept-values.js';
import { findForm, type StoredForm } from './find-form.js';
import type { FormRoutes } from './form-api.js';
import { formPage } from './form-page.js';
import { storeSubmission } from './store-submission.js';

/** A form without scripts: the browser posts it and is shown a page. Same rules, same table. */
export function addPlainForm(app: Hono, { database, mayTry }: FormRoutes): void {
  app.post(paths.plainForm, async (context) => {
    const form = await findForm(database, readId(context.req.param('formId')));
    const body = await parseBody(context.req.raw);
    if (body.kind === 'json') throw new Refusal(415, { error: 'Expected a posted form.' });
    try {
      if (!(await mayTry(context))) throw new Refusal(429, { error: fieldMessages.rateLimited });
      const values = acceptValues(form, sentValues(form, body.values));
      await storeSubmission(database, { formId: form.id, values, context: {} });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const main = formPage({ form, answer: error.body, typed: body.values });
      return page(context, `${form.name}: please check`, main, error.status);
    }
    // 303: a reload of the page that follows does not send the form again.
    return context.redirect(form.thanksPath ?? `/forms/${encodeURIComponent(form.id)}/thanks`, 303);
  });

  app.get(paths.plainFormThanks, async (context) => {
    const form = await findForm(database, readId(context.req.param('formId')));
    const main = html`<h1>Thank you</h1>
<p>Your message has arrived (${form.name}).</p>
<p><a href="/">Back to the start</a></p>`;
    return page(context, 'Thank you', main);
  });
}

/** One text for each field, a list where the field takes several. */
function sentValues(form: StoredForm, posted: ReadonlyMap<string, string[]>): Map<string, unknown> {
  const lists = new Set(form.fields.filter((field) => fieldRules.get(field.type)?.isList?.(field)).map(({ id }) => id));
  const pairs = [...posted].map(([id, values]) => [id, lists.has(id) ? values : onlyValue(id, values)] as const);
  return new Map(pairs);
}

/** A NUL in the address would be an error of the database, not a form it does not have. */
function readId(formId: string): string {
  return formId.replaceAll('\0', '');
}
