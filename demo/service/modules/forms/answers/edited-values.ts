import { isDeepStrictEqual } from 'node:util';
import { partName } from 'site-elements/contract/fields/fold-parts';
import { fieldRules } from 'site-elements/contract/fields/field-rules';
import { isBlank } from 'site-elements/contract/fields/is-blank';
import type { FormField } from 'site-elements/contract/form-field';
import type { FieldValue } from 'site-elements/contract/submission';
import { sentValues } from '../../../kernel/fields/sent-values.js';
import { fieldText } from '../../../kernel/language/speech.js';
import { acceptValues } from '../accept-values.js';
import { type VisibleForm, visibleForm, differsMark, hiddenMark, notShownMark } from '../visible-form.js';
import type { StoredForm } from '../find-form.js';
import type { submissions } from '../forms.schema.js';
import { unknownFieldsMark } from '../detect-fields.js';
import { senderField } from '../limits/sender-of.js';
import { markPasswords } from '../mark-passwords.js';
import { isHashed, type StoredFile, storedFile } from '../submissions/titled-values.js';
import { type AcceptedFile, acceptFiles } from '../uploads/accept-files.js';
import { storedTexts } from './stored-text.js';

type StoredSubmission = typeof submissions.$inferSelect;
type Posted = ReadonlyMap<string, string[]>;
type Values = Readonly<Record<string, FieldValue>>;

/** Stands for a password that stays as it is, while the other answers are checked. It is never stored. */
const unchangedPassword = 'unchanged';

/** How each field of a submission can be edited. */
export interface EditableFields {
  /** The form with those of its fields as passwords whose value is stored as one. */
  readonly form: StoredForm;
  /** The address that a form can be sent from once: another one would be another sender. */
  readonly identity: FormField | undefined;
  /** Passwords that are stored: they can never be read again, so an empty input leaves them as they are. */
  readonly passwords: ReadonlySet<string>;
  /** Stored files by field: they stay unless they are removed or, in a field for one file, another is chosen. */
  readonly files: ReadonlyMap<string, readonly StoredFile[]>;
}

export function editableFields(stored: StoredForm, { values }: Pick<StoredSubmission, 'values'>): EditableFields {
  const hashed = stored.fields.filter(({ id }) => Object.hasOwn(values, id) && isHashed(values[id]!)).map(({ id }) => id);
  const sender = stored.oncePer === 'email' ? senderField(stored.fields) : undefined;
  const filesOf = ({ id }: FormField) => [values[id] ?? []].flat().flatMap(one => storedFile(one) ?? []);
  const files = stored.fields.filter(({ type }) => type === 'file').map(field => [field.id, filesOf(field)] as const);
  return {
    form: markPasswords(stored, new Set(hashed)),
    identity: sender && !isBlank(values[sender.id]) ? sender : undefined,
    passwords: new Set(hashed),
    files: new Map(files.filter(([, list]) => list.length > 0)),
  };
}

/** Kinds whose values a visitor does not enter. */
const isEntered = ({ type }: FormField): boolean => type !== 'section' && type !== 'hidden' && type !== 'calculation';

/** What the form shows of a stored submission, by the names of its inputs. */
export function editedTexts({ form, passwords }: EditableFields, { values }: Pick<StoredSubmission, 'values'>): Map<string, string[]> {
  const fields = form.fields.filter(field => isEntered(field) && field.type !== 'file' && !passwords.has(field.id));
  return new Map(fields.flatMap(field => storedTexts(field, values[field.id])));
}

/** What a field's inputs say: without blanks, and with line breaks as they are stored. */
function textsIn(field: FormField, posted: Posted): Map<string, string[]> {
  const parts = field.type === 'likert' ? field.options ?? [] : fieldRules.get(field.type)?.parts ?? [];
  const names = [field.id, ...parts.map(part => partName(field.id, part))];
  const filled = names.map(name => [name, (posted.get(name) ?? []).map(text => text.replace(/\r\n?/g, '\n')).filter(text => !isBlank(text))] as const);
  return new Map(filled.filter(([, texts]) => texts.length > 0));
}

export interface EditedValues {
  readonly values: Record<string, FieldValue>;
  readonly context: Record<string, FieldValue>;
  readonly files: readonly AcceptedFile[];
  /** Stored files that the visitor removes: they are deleted once the edit is stored. */
  readonly removed: readonly StoredFile[];
}

/** Name of the boxes that remove a stored file, by its ID. */
export const removeName = '_remove';
const getMaxFiles = ({ maxFiles = 1 }: FormField): number => maxFiles;

interface Edit { readonly posted: Posted; readonly files: ReadonlyMap<string, File[]> }

/** Checks an edited submission by the rules of a new one, or throws the 400 that names what is wrong. What was not touched stays exactly as it is stored. */
export async function acceptEdit(editable: EditableFields, stored: StoredSubmission, { posted, files: sent }: Edit): Promise<EditedValues> {
  const { form, identity, passwords, files } = editable;
  const entered = new Map(form.fields.filter(field => isEntered(field) && field !== identity).map(field => [field.id, field]));
  const typed = new Map([...sentValues(form.fields, posted)].filter(([id]) => entered.get(id) && entered.get(id)!.type !== 'file'));
  for (const { id, type } of form.fields) if ((type === 'hidden' || id === identity?.id) && Object.hasOwn(stored.values, id)) typed.set(id, stored.values[id]);
  const keptPasswords = [...passwords].filter(id => !typed.get(id));
  for (const id of keptPasswords) typed.set(id, unchangedPassword);
  const newFiles = new Map([...sent].filter(([id]) => entered.get(id)?.type === 'file'));
  const removedIds = new Set(posted.get(removeName));
  const isKept = (id: string, file: StoredFile) => !removedIds.has(file.id) && !(newFiles.has(id) && getMaxFiles(entered.get(id)!) === 1);
  const keptFiles = new Map([...files].map(([id, list]) => [id, list.filter(file => isKept(id, file))] as const).filter(([, list]) => list.length > 0));
  const present = new Map([...files.keys(), ...newFiles.keys()].map(id =>
    [id, [...(keptFiles.get(id) ?? []).map(({ name }) => new File([], name)), ...newFiles.get(id) ?? []]] as const));
  const asked = withKeptFiles(visibleForm(form, { values: typed, files: present }), new Set(keptFiles.keys()));
  const accepted = await acceptFiles(asked, newFiles);
  const { values, marks } = acceptValues(asked, typed, { ...accepted, errors: { ...tooManyFiles(asked, newFiles, keptFiles), ...accepted.errors } });
  const before = editedTexts(editable, stored);
  const untouched = [...entered.values()].filter(field =>
    Object.hasOwn(values, field.id) && Object.hasOwn(stored.values, field.id) && isDeepStrictEqual(textsIn(field, posted), textsIn(field, before)));
  const known = new Set(form.fields.map(({ id }) => id));
  const kept = [
    ...untouched.map(({ id }) => id).filter(id => !passwords.has(id)), ...keptPasswords,
    ...Object.keys(stored.values).filter(id => !known.has(id)),
  ];
  return {
    values: {
      ...values,
      ...Object.fromEntries(kept.map(id => [id, stored.values[id]!])),
      ...Object.fromEntries([...keptFiles].map(([id, list]) => [id, withoutFiles(stored.values[id]!, list)])),
    },
    context: withMarks(stored.context, marks, known),
    files: accepted.files,
    removed: [...files.values()].flat().filter(({ id }) => removedIds.has(id)),
  };
}

/** The entries of a field, without stored files other than these. */
const withoutFiles = (value: FieldValue, kept: readonly StoredFile[]): FieldValue =>
  [value].flat().filter(one => { const file = storedFile(one); return file === null || kept.some(({ id }) => id === file.id); });

/** What is wrong with the number of files, counting those that stay. */
function tooManyFiles(
  { fields }: VisibleForm, added: ReadonlyMap<string, readonly File[]>, kept: ReadonlyMap<string, readonly StoredFile[]>,
): Record<string, string> {
  const isTooMany = (field: FormField) => added.has(field.id) && (kept.get(field.id)?.length ?? 0) + added.get(field.id)!.length > getMaxFiles(field);
  return Object.fromEntries(fields.filter(isTooMany).map(field => [field.id, fieldText('fileCount', { count: getMaxFiles(field) })]));
}

/** A field whose files stay is not asked for others, whatever its conditions require. */
const withKeptFiles = (asked: VisibleForm, kept: ReadonlySet<string>): VisibleForm =>
  ({ ...asked, fields: asked.fields.map(field => (kept.has(field.id) ? { ...field, required: false } : field)) });

/** What marks the values of the form's own fields is decided again; what marks others stays. */
function withMarks(context: Values, marks: Values, known: ReadonlySet<string>): Record<string, FieldValue> {
  const { [hiddenMark]: _hidden, [notShownMark]: _notAsked, [differsMark]: _differs, [unknownFieldsMark]: detected, ...others } = context;
  const unknown = [detected ?? []].flat().filter(name => !known.has(String(name)));
  const all = [...unknown, ...[marks[unknownFieldsMark] ?? []].flat()];
  return { ...others, ...marks, ...all.length > 0 && { [unknownFieldsMark]: all } };
}

/** Whether an edit changes anything. A file is new whatever is in it. */
export const isChanged = (stored: Pick<StoredSubmission, 'values'>, { values, files }: Pick<EditedValues, 'values' | 'files'>): boolean =>
  files.length > 0 || !isDeepStrictEqual(values, stored.values);
