import { createHash, randomUUID } from 'node:crypto';
import type { FormField } from '../../../core/contract/form-field.js';
import { findFileProblem } from '../../../core/contract/uploads.js';
import type { StoredForm } from '../forms/find-form.js';
import { learnFileFields } from '../forms/learn-files.js';
import { Refusal } from '../http/refusal.js';
import { say, sayOfForm } from '../http/say.js';
import { safeFileName } from './safe-name.js';
import { sniffType } from './sniff-type.js';

/** A file that may be stored: named and typed by us. */
export interface AcceptedFile {
  readonly id: string;
  readonly fieldId: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

export interface FilesVerdict {
  readonly files: readonly AcceptedFile[];
  /** Messages for the visitor by field id. */
  readonly errors: Readonly<Record<string, string>>;
  /** Fields of these files that the form does not know. */
  readonly learned: readonly string[];
}

/** Judges what was sent by the limits in the form's record, and looks into every file: neither its name nor its type is believed. */
export async function acceptFiles(form: StoredForm, sent: ReadonlyMap<string, readonly File[]>): Promise<FilesVerdict> {
  const learned = learnFileFields(form, sent.keys());
  const fields = [...form.fields.filter(({ type }) => type === 'file'), ...learned];
  for (const id of sent.keys()) {
    if (!fields.some(field => field.id === id)) throw new Refusal(400, { error: `The form "${form.id}" has no field "${id}" for files.`, field: id });
  }
  const files: AcceptedFile[] = [];
  const errors: [string, string][] = [];
  for (const field of fields) {
    const read = await Promise.all((sent.get(field.id) ?? []).map(file => readFile(field, file)));
    // By the type that was found: one that pretends to be another is of no type that is taken.
    const problem = findFileProblem(field, read.map(({ found, shown, size }) => ({ name: found?.name ?? shown, size, type: found?.type ?? '' })))
      ?? unknownType(read.find(({ found }) => !found), field);
    if (problem) errors.push([field.id, sayOfForm(problem.text, problem.values)]);
    else files.push(...read.flatMap(({ found }) => found ?? []));
  }
  return { files, errors: Object.fromEntries(errors), learned: learned.map(({ id }) => id) };
}

async function readFile({ id: fieldId }: FormField, file: File): Promise<{ shown: string; size: number; found: AcceptedFile | null }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const shown = safeFileName(file.name, '').replace(/\.$/, '');
  const kind = sniffType(shown, bytes);
  if (!kind) return { shown, size: file.size, found: null };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const found = { id: randomUUID(), fieldId, name: safeFileName(file.name, kind.extensions[0]!), type: kind.type, size: bytes.length, sha256, bytes };
  return { shown, size: file.size, found };
}

const unknownType = (file: { shown: string } | undefined, { accept }: FormField) => file && {
  text: 'fileType' as const,
  values: { name: file.shown, types: accept ?? say('fileKinds') },
};
