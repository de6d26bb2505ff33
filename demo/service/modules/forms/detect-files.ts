import type { FormField } from 'site-elements/contract/form-field';
import type { FieldValue } from 'site-elements/contract/submission';
import type { StoredForm } from './find-form.js';
import { unknownFieldsMark, omittedKey } from './detect-fields.js';

/** Marks in a submission's context: those of its unknown fields that brought files. */
export const filesMark = 'unknownFiles';

export const maxUnknownInputs = 3;
export const maxUnknownFiles = 5;
const longestName = 60;

interface DetectedInputs {
  /** They take what a field without limits of its own takes. */
  readonly fields: readonly FormField[];
  /** More inputs than any page adds, or all of them where the owner takes none: what they bring is left out. */
  readonly beyond: readonly string[];
}

/** File inputs of the page that the form does not have. Their files are stored only if the owner allows it: otherwise any client could fill a disk. */
export function detectFileFields({ fields, takesUnknownFiles }: StoredForm, names: Iterable<string>): DetectedInputs {
  const ids = new Set(fields.map(({ id }) => id));
  const others = [...names].filter(name => !ids.has(name) && !(name in Object.prototype));
  const detected = takesUnknownFiles ? others.filter(name => name.length <= longestName).slice(0, maxUnknownInputs) : [];
  return {
    fields: detected.map(id => ({ id, type: 'file', title: id, maxFiles: maxUnknownFiles })),
    beyond: others.filter(name => !detected.includes(name)),
  };
}

/** The name of an input as it may be in a submission. */
export const shortName = (name: string): string => (name.length > longestName ? `${name.slice(0, longestName).replace(/\p{Surrogate}$/u, '')}…` : name);

/** The marks of a submission whose page has sent files by these names as well, and some that not even their names are kept of. */
export function markFiles(marks: Readonly<Record<string, FieldValue>>, names: readonly string[], more: number): Readonly<Record<string, FieldValue>> {
  const leftOut = more + Number(marks[omittedKey] ?? 0);
  const counted = leftOut > 0 ? { ...marks, [omittedKey]: leftOut } : marks;
  if (names.length === 0) return counted;
  const others = marks[unknownFieldsMark];
  return { ...counted, [unknownFieldsMark]: [...new Set([...Array.isArray(others) ? others : [], ...names])], [filesMark]: [...names] };
}
