import * as v from 'valibot';
import { pageEventFields } from './page-event-fields.js';
import { mostDraftsOfSubmission } from './saved-drafts/saved-draft.js';

const idPattern = /^[A-Za-z0-9][\w.-]*$/;
const shortText = v.pipe(v.string(), v.maxLength(200));
const id = v.pipe(v.string(), v.maxLength(100), v.regex(idPattern, 'expected letters, digits, dots and dashes'));
const pageEvent = v.optional(v.nullable(v.union([v.pipe(v.string(), v.maxLength(2048)), v.number(), v.boolean()])));
const pageEvents = Object.fromEntries(pageEventFields.map(name => [name, pageEvent]));

// Not v.record: that takes a list for a map of its indexes.
const map = v.custom<Record<string, unknown>>(
  value => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** Body of `paths.formSubmissionKey`. */
export const submissionKeySchema = v.strictObject({ formId: v.optional(id) });

/** Query of `paths.storedForm`. */
export const storedFormSchema = v.object({ formId: id });

/** More than any form asks for: each costs the service a slow hash. */
const mostPasswords = 10;
const names = v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(200))), v.maxLength(mostPasswords, `expected at most ${mostPasswords} passwords`));
export const passwordsSchema = v.union(
  [names, v.pipe(v.string(), v.maxLength(10_000), v.parseJson(), names)],
  `expected a list of at most ${mostPasswords} field ids, or its JSON`,
);

const isRecord = (given: unknown): given is Record<string, unknown> => typeof given === 'object' && given !== null;
/** A request as pages wrote it that have been open since before the honeypot had its name: `trap`. */
export const withHoneypot = v.pipe(v.unknown(), v.transform(given => {
  if (!isRecord(given) || !('trap' in given)) return given;
  const { trap, ...rest } = given;
  return { honeypot: trap, ...rest };
}));

/** Envelope of `paths.saveFormSubmission`; `form` is opened later, against the fields of its form. */
export const saveSubmissionSchema = v.pipe(withHoneypot, v.strictObject({
  key: v.pipe(v.string(), v.minLength(1, 'expected a submission key'), v.maxLength(100)),
  formId: id,
  form: v.union([v.string(), map], 'expected a JSON map of field id to value'),
  passwords: v.optional(v.nullable(passwordsSchema)),
  collectionId: v.optional(v.nullable(shortText)),
  objectName: v.optional(v.nullable(shortText)),
  isOverlayForm: v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])])),
  submitButtonText: v.optional(v.nullable(shortText)),
  captchaKey: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(4096)))),
  honeypot: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000)))),
  filledInMs: v.optional(v.nullable(v.union([
    v.pipe(v.number(), v.finite()),
    v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'expected milliseconds'), v.transform(Number)),
  ]))),
  startCounted: v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])])),
  stopCounted: v.optional(shortText),
  savedDrafts: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(23 * mostDraftsOfSubmission), v.regex(/^[\w-]{22}( [\w-]{22})*$/, 'expected IDs of saved drafts')))),
  ...pageEvents,
}));
