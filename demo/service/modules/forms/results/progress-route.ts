import type { Hono } from 'hono';
import * as v from 'valibot';
import { paths } from 'site-elements/contract/paths';
import type { Database } from '../../../kernel/database/database.js';
import { checkShape } from '../../../kernel/http/check-shape.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { parseJson } from '../../../kernel/http/parse-json.js';
import { readBytes } from '../../../kernel/http/read-body.js';
import { findForm } from '../find-form.js';
import { countProgress } from './count-progress.js';

const schema = v.strictObject({
  formId: v.pipe(v.string(), v.minLength(1, 'expected a form ID'), v.maxLength(100)),
  event: v.picklist(['start', 'stop']),
  field: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/**
 * Counts that a visitor has started a form, or has left it. Beacons can have any content type. Nothing of the request but the form, the
 * event and the field is stored, and only if the owner of the form has turned it on.
 */
export function addFormProgress(app: Hono, { database, now = () => new Date() }: { readonly database: Database; now?(): Date }): void {
  app.post(paths.formProgress, async context => {
    const body = parseJson(new TextDecoder().decode(await readBytes(context.req.raw)), 'body');
    const { formId, event, field } = checkShape(schema, body);
    const form = await findForm(database, formId.replaceAll('\0', ''));
    if (form.countStarts) await countProgress(database, form, { event, field }, now());
    return context.body(null, 204);
  });
  app.all(paths.formProgress, () => { throw new HttpError(405, { error: 'This address takes POST only.' }, { Allow: 'POST' }); });
}
