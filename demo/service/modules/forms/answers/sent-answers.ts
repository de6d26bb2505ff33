import { and, eq, isNull } from 'drizzle-orm';
import type { SentAnswer } from 'site-elements/contract/answers';
import { dateFormat, numberFormat } from 'site-elements/contract/language';
import type { FormField } from 'site-elements/contract/form-field';
import type { FieldValue } from 'site-elements/contract/submission';
import { sizeText } from 'site-elements/contract/uploads';
import type { Database } from '../../../kernel/database/database.js';
import { currentLanguage, fieldText } from '../../../kernel/language/speech.js';
import { notShownMark } from '../visible-form.js';
import type { StoredForm } from '../find-form.js';
import { submissions } from '../forms.schema.js';
import { notStoredText } from '../detect-fields.js';
import { leftOutFile } from '../not-stored.js';
import { calculatedText, isHashed, points, storedFile, valueAsText } from '../submissions/titled-values.js';
import { t } from '../texts.js';

type Parts = Readonly<Record<string, FieldValue>>;
const isParts = (value: FieldValue): value is Record<string, FieldValue> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a form shows what was sent. What is confirmed by email alone is not shown: the answer would reveal who has sent it before. */
export const showsAnswers = ({ showAnswers, oncePer }: StoredForm): boolean => showAnswers && oncePer !== 'email';

/** The answers of a stored submission, as its visitor may read them; none if the form does not show them or its owner has deleted them. */
export async function findAnswers(database: Database, form: StoredForm, id: string): Promise<SentAnswer[]> {
  if (!showsAnswers(form)) return [];
  const [stored] = await database
    .select({ values: submissions.values, context: submissions.context })
    .from(submissions)
    .where(and(eq(submissions.id, id), eq(submissions.formId, form.id), isNull(submissions.deletedAt)));
  return stored ? sentAnswers(form, stored) : [];
}

/**
 * Stored values in the order of the form: with the titles of its fields, and after them what only the visitor's page has. Passwords,
 * hidden fields and fields that conditions did not ask for are left out.
 */
export function sentAnswers({ fields }: Pick<StoredForm, 'fields'>, { values, context }: { values: Parts; context: Parts }): SentAnswer[] {
  const notAsked = new Set([context[notShownMark] ?? []].flat());
  const known = new Set(fields.map(({ id }) => id));
  const unknown = Object.keys(values).filter(id => !known.has(id)).map((id): FormField => ({ id, title: id, type: 'text' }));
  return [...fields, ...unknown].flatMap(field => {
    const { id, title, type } = field;
    if (type === 'section' || type === 'hidden' || type === 'password' || notAsked.has(id) || !Object.hasOwn(values, id)) return [];
    const lines = linesOf(values[id] ?? null, field);
    return lines.length > 0 ? [{ id, label: title, lines }] : [];
  });
}

/** A value in words, a line each; none for one that is empty, secret, or told elsewhere not to be stored. */
function linesOf(value: FieldValue, field: FormField): string[] {
  if (value === null || value === '' || value === notStoredText || isHashed(value) || leftOutFile(value)) return [];
  if (typeof value === 'boolean') return [t(value ? 'sentYes' : 'sentNo')];
  if (Array.isArray(value)) return value.flatMap(one => linesOf(one, field));
  const file = storedFile(value);
  if (file) return [`${file.name} (${sizeText(file.size)})`];
  if (isParts(value)) return partLines(value, field);
  return [typeof value === 'number' ? numberText(value, field) : String(value)];
}

function numberText(value: number, field: FormField): string {
  const { type, currencySymbol = '$' } = field;
  if (type === 'likert' && points[value]) return fieldText(points[value]);
  if (type === 'calculation') return calculatedText(value, field);
  const text = numberFormat(currentLanguage(), { maximumFractionDigits: 20, useGrouping: type === 'currency' }).format(value);
  return type === 'currency' ? `${currencySymbol}${text}` : text;
}

function partLines(parts: Record<string, FieldValue>, field: FormField): string[] {
  const { type, options = [] } = field;
  if (type === 'date') return [dateText(parts) ?? valueAsText(parts, field)];
  if (type !== 'likert' && type !== 'address' && !isUnnamed(type)) return [valueAsText(parts, field)].filter(Boolean);
  const order = type === 'address' ? ['line1', 'line2', 'city', 'state', 'zip', 'country'] : options;
  // The database keeps no order of its own.
  const names = [...order.filter(name => Object.hasOwn(parts, name)), ...Object.keys(parts).filter(name => !order.includes(name))];
  const lines = names.flatMap(name => linesOf(parts[name] ?? null, field).map(line => [name, line] as const));
  return lines.map(([name, line]) => (type === 'address' ? line : `${name}: ${line}`));
}

/** Types whose values have no parts of their own: those of a page's own inputs are shown with their names. */
const isUnnamed = (type: FormField['type']) => !['name', 'time', 'phone'].includes(type);

function dateText({ year, month, day }: Parts): string | null {
  if (typeof year !== 'number' || typeof month !== 'number' || typeof day !== 'number') return null;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day); // Date.UTC would read a year below 100 as one of the last century
  return dateFormat(currentLanguage(), { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
