import { formatBytes } from '../../../core/text/format-bytes.js';
import type { EditorNotice } from '../dataset-editor.state.js';
import type { Reading } from './cell-values.js';
import { getCsvReading, makeTable, maxCharacters, type ReadTable, readTextRows } from './read-dataset.js';

/** Reads a CSV file, or a text with tabs, in any encoding. Returns a notice for a file that is too large or is another kind of file. */
export async function importFile(file: File, page: Reading, language: string): Promise<ReadTable | { readonly notice: EditorNotice }> {
  const fileName = file.name.slice(0, 100);
  if (file.size > maxCharacters) return { notice: { kind: 'tooLarge', fileName, maxSize: formatBytes(maxCharacters, language) } };
  const [{ decodeText }, bytes] = await Promise.all([import('../../../core/reading/decode-text.js'), file.arrayBuffer()]);
  const { text } = decodeText(new Uint8Array(bytes));
  if (text.includes('\0') || /^\s{0,20}[<{[]/.test(text)) return { notice: { kind: 'unsupported', fileName } };
  return makeTable(readTextRows(text), getCsvReading(text, page));
}
