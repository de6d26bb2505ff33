import * as v from 'valibot';
import { mostDraftCharacters } from './saved-draft.js';

const formId = v.pipe(v.string(), v.maxLength(100), v.regex(/^[A-Za-z0-9][\w.-]*$/, 'expected letters, digits, dots and dashes'));
export const draftIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'expected the ID of a saved draft'));

/** Body of POST `savedDraftPath`. The address is validated by the service, in words for people. */
export const saveDraftSchema = v.strictObject({
  formId,
  page: v.pipe(v.string(), v.maxLength(1000)),
  email: v.pipe(v.string(), v.maxLength(300)),
  data: v.pipe(v.string(), v.minLength(40, 'expected an encrypted draft'), v.maxLength(mostDraftCharacters), v.regex(/^[\w-]+$/, 'expected base64url')),
  key: v.pipe(v.string(), v.regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/, 'expected a key of 32 bytes')),
});

/** Query of GET `savedDraftPath`. */
export const savedDraftQuerySchema = v.object({ formId, id: v.optional(draftIdSchema) });
