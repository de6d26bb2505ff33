import { getFault } from './backends/file-backend.js';
import type { FileManagerText } from './file-manager.settings.js';

/** A message for the editor: a text of the element, or a sentence of the backend. */
export interface Problem {
  readonly text: FileManagerText;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Shown after the text, such as a login that has expired. */
  readonly message?: string;
}

const messageOf = (error: unknown): string | undefined =>
  (error instanceof Error && (error as { isForPeople?: boolean }).isForPeople ? error.message : undefined);

/** Why an upload failed. spec: page-runtime-platform §8 */
export function describeUploadFault(error: unknown, { name }: Pick<File, 'name'>, maxSize = ''): Problem {
  const message = messageOf(error);
  switch (getFault(error)) {
    case 'offline': return { text: 'offline' };
    case 'busy': return { text: 'processingFailed' };
    case 'incomplete': return { text: 'incomplete' };
    case 'unsupported': return { text: 'unsupported', values: { fileName: name } };
    case 'too-large': return maxSize ? { text: 'tooLarge', values: { fileName: name, maxSize } } : { text: 'uploadFailed', message };
    default: return { text: 'uploadFailed', message };
  }
}

/** Why another call failed: the connection, or the text of what was tried. */
export const describeFault = (error: unknown, text: FileManagerText): Problem =>
  (getFault(error) === 'offline' ? { text: 'offline' } : { text, message: messageOf(error) });
