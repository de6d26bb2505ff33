import type { Context, Hono } from 'hono';
import { paths } from 'site-elements/contract/paths';
import { getOrigin } from '../../../kernel/http/get-origin.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { page } from '../../../kernel/http/page.js';
import type { FormRoutes } from '../form-api.js';
import { toErrorAnswer } from '../plain-form.js';
import { splitPosted } from '../posted-form.js';
import { t } from '../texts.js';
import { editForm, type EditFormState, editStored, versionName } from './edit-form.js';
import { editPath } from './edit-link.js';
import { acceptEdit, editableFields, editedTexts } from './edited-values.js';
import { demandFewEdits, findEditable } from './find-editable.js';
import { EditConflict, storeEdit } from './store-edit.js';

/** The page on which a visitor edits what they have sent, by the link that they have. It works without scripts. */
export function addEditPage(app: Hono, { readSubmission, uploadQuota, ...store }: FormRoutes): void {
  const { database, links } = store;
  const find = async (context: Context) => {
    const token = context.req.param('token') ?? '';
    const found = await findEditable(database, links, token);
    return { token, found, editable: editableFields(found.form, found.submission) };
  };
  const show = (context: Context, state: EditFormState, status: HttpError['status'] | 200 = 200) =>
    page(context, t(status === 200 ? 'editHeading' : 'pleaseCheck', { form: state.found.form.name }), editForm(state), status);

  app.get(paths.formEdit, async context => {
    const { token, found, editable } = await find(context);
    if (context.req.query('saved') !== undefined) return page(context, t('thanks'), editStored(found, token));
    demandFewEdits(found.submission);
    return show(context, { token, found, editable, typed: editedTexts(editable, found.submission) });
  });

  app.post(paths.formEdit, async context => {
    const { token, found, editable } = await find(context);
    const body = await readSubmission(context);
    if (body.kind === 'json') throw new HttpError(415, { error: 'Expected a posted form.' });
    const posted = new Map(splitPosted(body.values, new Set(found.form.fields.map(({ id }) => id))).fields);
    const version = Number(posted.get(versionName)?.[0]);
    posted.delete(versionName);
    if (!Number.isSafeInteger(version)) throw new HttpError(400, { error: `"${versionName}" is missing; expected the number of edits.`, field: versionName });
    try {
      const edited = await acceptEdit(editable, found.submission, { posted, files: body.files });
      await uploadQuota.demand(context, found.form.id, edited.files);
      await storeEdit(store, { ...edited, found, version, origin: getOrigin(context) });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      for (const [name, value] of Object.entries(error.headers)) context.header(name, value);
      const isConflict = error instanceof EditConflict;
      const now = isConflict ? { found: { ...found, submission: error.current }, editable: editableFields(found.form, error.current) } : { found, editable };
      return show(context, { token, ...now, typed: posted, answer: toErrorAnswer(found.form, error), isConflict }, error.status);
    }
    // 303: a reload of the page that follows does not send the form again.
    return context.redirect(`${editPath(token)}?saved`, 303);
  });
}
