import type { Hono } from 'hono';
import type { StoredFormAnswer } from 'site-elements/contract/answers';
import { paths } from 'site-elements/contract/paths';
import { storedFormSchema } from 'site-elements/contract/submission.schema';
import type { Database } from '../../kernel/database/database.js';
import { checkShape } from '../../kernel/http/check-shape.js';
import type { Captchas } from './captcha/captchas.js';
import { findForm } from './find-form.js';
import { hasLimit } from './limits/form-closure.js';

/** A change of the owner is seen within a minute; until it is fetched, a page shows what it had. */
const cacheControl = 'public, max-age=60, stale-while-revalidate=604800';

/** A form as its owner has saved it, for pages whose tag has its ID alone. What is only the owner's, such as who is notified, stays here. */
export function addStoredForm(app: Hono, { database, captchas }: { readonly database: Database; readonly captchas: Captchas }): void {
  app.get(paths.storedForm, async context => {
    const { formId } = checkShape(storedFormSchema, context.req.query());
    const form = await findForm(database, formId);
    const { fields, summary, countStarts, saveByEmail, captcha, thanksText, thanksPath } = form;
    const captchaKey = captcha === null ? undefined : captchas.boxes.get(captcha)?.siteKey;
    context.header('Cache-Control', cacheControl);
    return context.json<StoredFormAnswer>({
      fields,
      ...summary && { showSummary: true },
      ...countStarts && { countStarts: true },
      ...saveByEmail && { saveByEmail: true },
      ...hasLimit(form) && { limited: true },
      ...captcha !== null && { captcha },
      ...captchaKey !== undefined && { captchaKey },
      ...thanksText !== null && { successText: thanksText.replace(/\s+/g, ' ') },
      ...thanksPath !== null && { redirect: thanksPath },
    });
  });
}
