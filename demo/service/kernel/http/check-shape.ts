import * as v from 'valibot';
import { type ValueMessage, valueMessages } from 'site-elements/contract/field-messages';
import { fieldLabel } from './form-names.js';
import { HttpError } from './http-error.js';
import { fieldText } from '../language/speech.js';

/** A request checked against its schema; the refusal names the first field that is wrong. */
export function checkShape<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const issue = result.issues[0];
  const field = v.getDotPath(issue) ?? undefined;
  const detail = field ? sentence(field, issue) : issue.message;
  throw new HttpError(400, { error: field === undefined ? detail : wordsFor(field, issue) ?? detail, field, detail });
}

function sentence(field: string, issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return `"${field}" is not a field of this request.`;
  if (issue.received === 'undefined') return `"${field}" is missing.`;
  return `"${field}" is wrong: ${isValueMessage(issue.message) ? valueMessages[issue.message].replace(/\.$/, '') : issue.message}.`;
}

/** What a visitor types is judged by the rules of forms, whose messages are keys of their texts. */
const isValueMessage = (text: string): text is ValueMessage => Object.hasOwn(valueMessages, text);

/** The same to people, of a field that they have filled in; undefined for what only a program sends. */
function wordsFor(field: string, { type, received, input, message: key }: v.BaseIssue<unknown>): string | undefined {
  const label = fieldLabel(field);
  if (label === undefined) return undefined;
  const isMissing = received === 'undefined' || type === 'min_length' || input === '';
  const message = isMissing
    ? fieldText('required')
    : isValueMessage(key)
      ? fieldText(key)
      : type === 'max_length'
        ? fieldText('tooLong')
        : field === 'email'
          ? fieldText('email')
          : fieldText('choice');
  return fieldText('errorOf', { label, message });
}
