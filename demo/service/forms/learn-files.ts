import type { FormField } from '../../../core/contract/form-field.js';
import type { FieldValue } from '../../../core/contract/submission.js';
import type { StoredForm } from './find-form.js';
import { learnedMark } from './learn-values.js';

/** Marks in a submission's context: those of its unknown fields that brought files. */
export const filesMark = 'unknownFiles';

const mostFields = 3;
const mostFiles = 5;
const longestName = 60;

/** Fields for files that a form does not know and its page has: they take what a field without limits of its own takes. None for more than any page adds. */
export function learnFileFields({ fields }: StoredForm, names: Iterable<string>): FormField[] {
  const ids = new Set(fields.map(({ id }) => id));
  const others = [...names].filter(name => !ids.has(name) && name.length <= longestName && !name.startsWith('_') && !(name in Object.prototype));
  return others.length > mostFields ? [] : others.map(id => ({ id, type: 'file', title: id, maxFiles: mostFiles }));
}

/** The marks of a submission whose page has sent files by these names as well. */
export function markFiles(marks: Readonly<Record<string, FieldValue>>, names: readonly string[]): Readonly<Record<string, FieldValue>> {
  if (names.length === 0) return marks;
  const others = marks[learnedMark];
  return { ...marks, [learnedMark]: [...new Set([...Array.isArray(others) ? others : [], ...names])], [filesMark]: [...names] };
}
