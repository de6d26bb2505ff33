import { and, eq } from 'drizzle-orm';
import type { FieldValue } from 'site-elements/contract/submission';
import { maxFileBytes, sizeText } from 'site-elements/contract/uploads';
import type { Database } from '../../kernel/database/database.js';
import { repeatedSubmissions, submissions } from './forms.schema.js';
import { fieldText } from '../../kernel/language/speech.js';
import { maxUnknownFiles, maxUnknownInputs } from './detect-files.js';
import { truncationMark, unknownFieldsMark, omittedKey, longestText, notStoredText } from './detect-fields.js';
import { t } from './texts.js';

/** Why a file of an input that the form does not know is not stored. */
export const leftOutReasons = ['fileType', 'fileSize', 'fileEmpty', 'fileCount', 'inputCount', 'inputUnknown'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** What is stored of a file that is not stored itself: it is among the values, so that every reader of the values finds it. */
export type LeftOutFile = { readonly name: string; readonly type: string; readonly size: number; readonly notKept: LeftOutReason };

/** A file that was left out; null for any other value. No visitor can write one: lists of theirs hold texts. */
export function leftOutFile(value: FieldValue): LeftOutFile | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const isOne =
    typeof value.name === 'string'
    && typeof value.type === 'string'
    && typeof value.size === 'number'
    && leftOutReasons.some(reason => reason === value.notKept);
  return isOne ? value as LeftOutFile : null;
}

/** Values with the files that were left out, beside what else their inputs have sent. */
export function withLeftOut(
  values: Readonly<Record<string, FieldValue>>,
  files: readonly (LeftOutFile & { readonly fieldId: string })[],
): Record<string, FieldValue> {
  const all: Record<string, FieldValue> = { ...values };
  for (const { fieldId, ...file } of files) all[fieldId] = [...[all[fieldId] ?? []].flat(), file];
  return all;
}

const reasonsSaid: Record<LeftOutReason, (name: string) => string> = {
  fileType: name => fieldText('fileType', { name, types: t('fileKinds') }),
  fileSize: name => fieldText('fileSize', { name, size: sizeText(maxFileBytes) }),
  fileEmpty: name => fieldText('fileEmpty', { name }),
  fileCount: name => `${name}: ${fieldText('fileCount', { count: maxUnknownFiles })}`,
  inputCount: name => `${name}: ${fieldText('fileCount', { count: maxUnknownFiles * maxUnknownInputs })}`,
  inputUnknown: name => t('fileNotWanted', { name }),
};

/** Files are in lists; what a visitor has sent in parts holds none. */
const listed = (value: FieldValue): FieldValue[] => (Array.isArray(value) ? value : []);

/** The texts of a value, in a list or in named parts. */
const textsOf = (value: FieldValue = null): string[] =>
  (typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).filter(one => typeof one === 'string') : []);

/** Messages to the visitor about sent values that are not stored: one sentence each, none if all are stored. */
export function notStored(values: Readonly<Record<string, FieldValue>>, context: Readonly<Record<string, FieldValue>>): string[] {
  const files = Object.values(values).flatMap(listed).flatMap(one => leftOutFile(one) ?? []);
  const detected = listed(context[unknownFieldsMark] ?? []).map(name => [String(name), values[String(name)]] as const);
  const more = Number(context[omittedKey] ?? 0);
  return [
    ...files.map(({ name, notKept: reason }) => t('notStored', { reason: reasonsSaid[reason](name) })),
    ...detected.filter(([, value]) => value === notStoredText).map(([name]) => t('notStored', { reason: t('notStoredSecret', { name }) })),
    ...detected.filter(([, value]) => textsOf(value).some(text => text.endsWith(truncationMark)))
      .map(([name]) => t('storedInPart', { name, count: longestText })),
    ...more > 0 ? [t('notStoredMore', { count: more })] : [],
  ];
}

/** The same of what is stored, by an id that only its visitor knows. */
export async function findNotStored(database: Database, { formId, id = '' }: { formId: string; id?: string }): Promise<string[]> {
  if (!/^[\w-]{36}$/.test(id)) return [];
  const [stored] = await database
    .select({ values: submissions.values, context: submissions.context })
    .from(submissions)
    .where(and(eq(submissions.id, id), eq(submissions.formId, formId)));
  if (stored) return notStored(stored.values, stored.context);
  const [repeated] = await database
    .select({ notStored: repeatedSubmissions.notStored })
    .from(repeatedSubmissions)
    .where(and(eq(repeatedSubmissions.id, id), eq(repeatedSubmissions.formId, formId)));
  return repeated?.notStored ?? [];
}
