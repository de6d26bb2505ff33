import * as v from 'valibot';
import { readDate, readList } from '../../../kernel/archive/table-part.js';
import type { ImportSummary } from '../../../kernel/imports/import-pages.js';
import { importText } from '../../../kernel/imports/import-text.js';

export const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
export const moment = v.pipe(v.string(), v.transform((value: string) => readDate(value)));

/** Rows of a file of the archive. Throws a RangeError for a damaged one. */
export function readRows<Schema extends v.GenericSchema>(bytes: Uint8Array, schema: Schema): v.InferOutput<Schema>[] {
  return readList(bytes).map(row => {
    const result = v.safeParse(schema, row);
    if (!result.success) throw new RangeError(importText('importDamaged'));
    return result.output;
  });
}

export const summary = (all: number, added: number): ImportSummary => ({
  counts: [[importText('importNew'), added], [importText('importPresent'), all - added]], notes: [], hasNews: added > 0,
});
