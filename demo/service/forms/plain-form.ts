import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { fieldRules } from '../../../core/contract/fields/field-rules.js';
import { foldParts } from '../../../core/contract/fields/fold-parts.js';
import { paths } from '../../../core/contract/paths.js';
import { page } from '../http/page.js';
import { parseBody } from '../http/parse-body.js';
import { Refusal } from '../http/refusal.js';
import { onlyValue } from '../http/single-values.js';
import { acceptValues } from './accept-values.js';
import { createKey } from './create-key.js';
import { findForm, type StoredForm } from './find-form.js';
import type { FormRoutes } from './form-api.js';
import { formPage } from './form-page.js';
import { reservedNames, takeReserved } from './reserved-names.js';
import { storeSubmission } from './store-submission.js';
import { suspicionOf } from './suspicion-of.js';

type Posted = ReadonlyMap<string, string[]>;

/** A form without scripts: the browser posts it and is shown a page. Same rules, same table. */
export function addPlainForm(app: Hono, { database, limit, limitKey, keyLifetimeMs }: FormRoutes): void {
  const freshKey = async (form: StoredForm) => (await createKey(database, { formId: form.id, lifetimeMs: keyLifetimeMs })).key;

  app.get(paths.plainForm, async context => {
    limitKey(context);
    const form = await findForm(database, readId(context.req.param('formId')));
    return page(context, form.name, formPage({ form, key: await freshKey(form), typed: new Map() }));
  });

  app.post(paths.plainForm, async context => {
    const form = await findForm(database, readId(context.req.param('formId')));
    const body = await parseBody(context.req.raw);
    if (body.kind === 'json') throw new Refusal(415, { error: 'Expected a posted form.' });
    const { key, trap, fields } = takeReserved(body.values);
    try {
      await send(context, form, { key, trap, fields });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // A key that is used up or too old would only be refused again.
      const again = key === undefined || error.body.field === reservedNames.key ? await freshKey(form) : key;
      for (const [name, value] of Object.entries(error.headers)) context.header(name, value);
      const main = formPage({ form, key: again, answer: error.body, typed: fields });
      return page(context, `${form.name}: please check`, main, error.status);
    }
    // 303: a reload of the page that follows does not send the form again.
    return context.redirect(form.thanksPath ?? `/forms/${encodeURIComponent(form.id)}/thanks`, 303);
  });

  app.get(paths.plainFormThanks, async context => {
    const form = await findForm(database, readId(context.req.param('formId')));
    const main = html`<h1>Thank you</h1>
<p>Your message has arrived (${form.name}).</p>
<p><a href="/">Back to the start</a></p>`;
    return page(context, 'Thank you', main);
  });

  async function send(context: Context, form: StoredForm, { key, trap, fields }: ReturnType<typeof takeReserved>) {
    const values = acceptValues(form, sentValues(form, fields));
    limit(context, { formId: form.id, what: key ?? JSON.stringify(values) });
    // Puzzles need scripts. What comes without is marked for the owner, not lost.
    const suspicion = suspicionOf({ trap }) ?? (form.captcha === null ? null : 'sent without a captcha');
    try {
      await storeSubmission(database, { form, key, values, context: {}, suspicion });
    } catch (error) {
      if (error instanceof Refusal && error.body.field === 'key') {
        throw new Refusal(error.status, { ...error.body, field: reservedNames.key }, error.headers);
      }
      throw error;
    }
  }
}

/** One text for each field, a list where the field takes several, and parts that were named one by one put together. */
function sentValues(form: StoredForm, posted: Posted): Map<string, unknown> {
  const { values, structured } = foldParts(form.fields, posted);
  const lists = new Set(form.fields.filter(field => fieldRules.get(field.type)?.isList?.(field)).map(({ id }) => id));
  const offered = new Set(form.fields.filter(({ amounts }) => amounts).map(({ id }) => id));
  const one = (id: string, texts: string[]) => (offered.has(id) ? firstFilled(texts) : onlyValue(id, texts));
  const pairs = [...values].map(([id, texts]) => [id, lists.has(id) ? texts : one(id, texts)] as const);
  return new Map<string, unknown>([...pairs, ...structured]);
}

/** An amount that was chosen, else the one that was typed beside those offered. */
const firstFilled = (texts: string[]): string => texts.find(text => text.trim()) ?? '';

/** A NUL in the address would be an error of the database, not a form it does not have. */
function readId(formId: string): string {
  return formId.replaceAll('\0', '');
}
