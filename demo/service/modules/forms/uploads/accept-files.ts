import { createHash, randomUUID } from 'node:crypto';
import type { FormField } from 'site-elements/contract/form-field';
import { type FileFacts, findFileProblem } from 'site-elements/contract/uploads';
import type { StoredForm } from '../find-form.js';
import { detectFileFields, maxUnknownFiles, shortName } from '../detect-files.js';
import { type LeftOutFile, type LeftOutReason, leftOutReasons } from '../not-stored.js';
import { HttpError } from '../../../kernel/http/http-error.js';
import { fieldText } from '../../../kernel/language/speech.js';
import { safeFileName } from '../../../kernel/files/safe-name.js';
import { sniffType } from '../../../kernel/files/sniff-type.js';
import { t } from '../texts.js';

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
  /** Inputs of these files that the form does not know. */
  readonly detected: readonly string[];
  /** Files of such inputs that are not stored: the visitor gets a message, and the submission is stored. */
  readonly leftOut: readonly (LeftOutFile & { readonly fieldId: string })[];
  /** How many more there were than are listed. */
  readonly leftOutMore: number;
}

/** Enough to see what a page sends; a form posts up to a thousand parts. */
const mostListed = 20;
const longestType = 100;

/** Judges what was sent by the limits in the form's record, and looks into every file: neither its name nor its type is believed. */
export async function acceptFiles(form: StoredForm, sent: ReadonlyMap<string, readonly File[]>): Promise<FilesVerdict> {
  const { fields: detected, beyond } = detectFileFields(form, sent.keys());
  const known = form.fields.filter(({ type }) => type === 'file');
  for (const id of sent.keys()) {
    if (![...known, ...detected].some(field => field.id === id) && !beyond.includes(id))
      throw new HttpError(400, { error: `The form "${form.id}" has no field "${id}" for files.`, field: id });
  }
  const files: AcceptedFile[] = [];
  const errors: [string, string][] = [];
  for (const field of known) {
    const read = await Promise.all((sent.get(field.id) ?? []).map(file => readFile(field, file)));
    const problem = findFileProblem(field, read.map(factsOf)) ?? unknownType(read.find(({ found }) => !found), field);
    if (problem) errors.push([field.id, fieldText(problem.text, problem.values)]);
    else files.push(...read.flatMap(({ found }) => found ?? []));
  }
  const leftOut: (LeftOutFile & { fieldId: string })[] = [];
  const leaveOut = (fieldId: string, { name, type, size }: File, notKept: LeftOutReason) => {
    leftOut.push({ fieldId: shortName(fieldId), name: shownName(name), type: type.replace(/[^ -~]/g, '').slice(0, longestType), size, notKept });
  };
  for (const field of detected) {
    for (const [at, file] of sent.get(field.id)!.entries()) {
      const read = at < maxUnknownFiles ? await readFile(field, file) : null;
      const reason = read ? reasonAgainst(field, read) : 'fileCount';
      if (reason) leaveOut(field.id, file, reason);
      else files.push(read!.found!);
    }
  }
  for (const name of beyond) for (const file of sent.get(name)!) leaveOut(name, file, form.takesUnknownFiles ? 'inputCount' : 'inputUnknown');
  const listed = leftOut.slice(0, mostListed);
  return {
    files,
    errors: Object.fromEntries(errors),
    leftOut: listed,
    leftOutMore: leftOut.length - listed.length,
    detected: [
      ...new Set([
        ...files.map(({ fieldId }) => fieldId).filter(id => detected.some(field => field.id === id)),
        ...listed.map(({ fieldId }) => fieldId),
      ]),
    ],
  };
}

/** Why a file of an input that the form does not know is not taken; null for one that is. */
function reasonAgainst(field: FormField, read: ReadFile): LeftOutReason | null {
  if (read.size === 0) return 'fileEmpty';
  const problem = findFileProblem(field, [factsOf(read)]);
  if (problem) return leftOutReasons.find(reason => reason === problem.text) ?? 'fileType';
  return read.found ? null : 'fileType';
}

interface ReadFile { readonly shown: string; readonly size: number; readonly found: AcceptedFile | null }

/** By the type that was found: one that pretends to be another is of no type that is taken. */
const factsOf = ({ found, shown, size }: ReadFile): FileFacts => ({ name: found?.name ?? shown, size, type: found?.type ?? '' });
const shownName = (name: string): string => safeFileName(name, '').replace(/\.$/, '');

async function readFile({ id: fieldId }: FormField, file: File): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const shown = shownName(file.name);
  const kind = sniffType(shown, bytes);
  if (!kind) return { shown, size: file.size, found: null };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const found = { id: randomUUID(), fieldId, name: safeFileName(file.name, kind.extensions[0]!), type: kind.type, size: bytes.length, sha256, bytes };
  return { shown, size: file.size, found };
}

const unknownType = (file: { shown: string } | undefined, { accept }: FormField) => file && {
  text: 'fileType' as const,
  values: { name: file.shown, types: accept ?? t('fileKinds') },
};
