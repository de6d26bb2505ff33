import { bytesPerMegabyte, formatBytes } from './format-bytes.js';
import { numberFormat } from './intl.js';

/** A limit as it was set: whole decimal megabytes are written as such, anything else as a size. spec: page-runtime-platform §9 */
export const formatLimit = (bytes: number, language: string): string =>
  (bytes > 0 && bytes % bytesPerMegabyte === 0
    ? numberFormat(language, { style: 'unit', unit: 'megabyte', unitDisplay: 'short' }).format(bytes / bytesPerMegabyte)
    : formatBytes(bytes, language));
