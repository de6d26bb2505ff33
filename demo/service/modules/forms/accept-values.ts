import type { FieldValue } from 'site-elements/contract/submission';
import { validateFields } from 'site-elements/contract/validate-fields';
import { HttpError } from '../../kernel/http/http-error.js';
import { fieldText, currentLanguage } from '../../kernel/language/speech.js';
import type { FilesVerdict } from './uploads/accept-files.js';
import { type VisibleForm, differsMark, hiddenMark, notShownMark, withoutCalculated } from './visible-form.js';
import { markFiles } from './detect-files.js';
import { detectFields } from './detect-fields.js';
import { withLeftOut } from './not-stored.js';
import { demandAmount } from './payment/amount-to-pay.js';

export interface AcceptedValues {
  /** Includes the messages about files that are not stored. */
  values: Record<string, FieldValue>;
  /** What marks values of fields that the form does not know. */
  marks: Readonly<Record<string, FieldValue>>;
}

/** The values as they will be stored, or the 400 that names what is wrong with them and with the files beside them. */
export function acceptValues(form: VisibleForm, sent: ReadonlyMap<string, unknown>, files: FilesVerdict, marked?: ReadonlySet<string>): AcceptedValues {
  const passwords = new Set([...marked ?? [], ...form.hiddenPasswords]);
  const { known, values: detected, marks } = detectFields(form, withoutCalculated(form, sent), passwords);
  const verdict = validateFields(form.fields, known, fieldText, currentLanguage());
  if (verdict.kind === 'unknown') {
    const { field } = verdict;
    throw new HttpError(400, { error: `The form "${form.id}" has no field "${field}".`, field });
  }
  const errors = { ...verdict.kind === 'invalid' && verdict.errors, ...files.errors };
  if (Object.keys(errors).length === 0) demandAmount(form, form.calculated);
  if (verdict.kind !== 'valid' || Object.keys(errors).length > 0) throw new HttpError(400, { error: fieldText('someInvalid'), errors });
  return {
    values: withLeftOut({ ...asTexts(verdict.values, passwords), ...form.calculated, ...detected }, files.leftOut),
    marks: {
      ...markFiles(marks, files.detected, files.leftOutMore),
      ...form.hidden.length > 0 && { [hiddenMark]: [...form.hidden] },
      ...form.notAsked.length > 0 && { [notShownMark]: [...form.notAsked] },
      ...Object.keys(form.differs).length > 0 && { [differsMark]: form.differs },
    },
  };
}

/** What was typed as a password, as one text, which is what is hashed: an amount, a name in parts. */
const asTexts = (values: Record<string, FieldValue>, passwords?: ReadonlySet<string>): Record<string, FieldValue> =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => [
      id,
      passwords?.has(id) && typeof value !== 'string' && value !== null ? JSON.stringify(value) : value,
    ]),
  );
