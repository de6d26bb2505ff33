import { filename } from './filename.js';
import { queryString } from './query-string.js';
import type { SizeFormat } from './size-format.js';

/** All ways to ask for a width by name; the first is the default. spec: media-layout §3 */
export const formats = {
  'query-string': queryString,
  filename,
} as const satisfies Record<string, SizeFormat>;

export type FormatName = keyof typeof formats;
