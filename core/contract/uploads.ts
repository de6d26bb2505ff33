import { fill } from '../text/fill.js';
import { type ValueMessage, valueMessages } from './field-messages.js';
import type { FormField } from './form-field.js';
import { isAccepted } from './is-accepted.js';

/**
 * A submission with files is one multipart body of `paths.saveFormSubmission`: what a JSON body carries, in parts of the
 * same names, and each file in a part named after its field.
 */
export const filePart = (fieldId: string): string => `file.${fieldId}`;

const mib = 1024 * 1024;

/** Largest file where a field names no limit of its own. */
export const maxFileBytes = 10 * mib;
/** Largest multipart body; larger ones answer 413. */
export const maxUploadBytes = 32 * mib;

/** What a field takes that names nothing itself: pictures and documents, and nothing that a browser would run. */
export const usualFileTypes = [
  '.jpg', '.jpeg', '.png', '.gif', '.webp', '.avif', '.heic', '.pdf', '.txt', '.csv', '.rtf',
  '.doc', '.docx', '.odt', '.xls', '.xlsx', '.ods', '.ppt', '.pptx', '.odp',
].join(',');

/** What page and service know of a file before they read it: a browser's `File` is one. */
export interface FileFacts { readonly name: string; readonly size: number; readonly type: string }

/** What is wrong with the files of a field: a text of the catalog and what is filled into it. */
export interface FileProblem { readonly text: ValueMessage; readonly values: Readonly<Record<string, string | number>> }

/** What is wrong with the files of a field, or null; the same in the page, before anything is sent, and in the service. */
export function findFileProblem(field: Pick<FormField, 'required' | 'accept' | 'maxFiles' | 'maxFileBytes'>, files: readonly FileFacts[]): FileProblem | null {
  const { required, accept = usualFileTypes, maxFiles = 1, maxFileBytes: most = maxFileBytes } = field;
  if (files.length === 0) return required ? { text: 'requiredFile', values: {} } : null;
  if (files.length > maxFiles) return { text: 'fileCount', values: { count: maxFiles } };
  for (const file of files) {
    const { name } = file;
    if (!isAccepted(accept, file)) return { text: 'fileType', values: { name, types: accept.split(',').map(one => one.trim()).join(', ') } };
    if (file.size > most) return { text: 'fileSize', values: { name, size: sizeText(most) } };
    if (file.size === 0) return { text: 'fileEmpty', values: { name } };
  }
  return null;
}

/** The message of a problem, in the words of the service. */
export const fileProblemMessage = ({ text, values }: FileProblem): string => fill(valueMessages[text], values);

/** A size in words, such as `10 MB`. */
export const sizeText = (bytes: number): string =>
  (bytes >= mib ? `${Math.floor(bytes / mib * 10) / 10} MB` : `${Math.max(1, Math.floor(bytes / 1024))} KB`);
