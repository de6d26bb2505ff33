import { numberFormat } from './intl.js';

const step = 1024; // spec: page-runtime-platform §9
/** A megabyte of limits that are given in decimal megabytes. Source: page-runtime-platform §9. */
export const bytesPerMegabyte = 1_000_000;
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'] as const;

/** A size as a language says it, in steps of 1024: `512 bytes`, `1.5 MB`, `1,5 Mo`. Throws for an invalid size. */
export function formatBytes(bytes: number, language = 'en'): string {
  if (!Number.isFinite(bytes) || bytes < 0) throw new RangeError(`humanBytes: got ${String(bytes).slice(0, 60)}; expected a number of 0 or more.`);
  let [size, at] = [bytes, 0];
  // Rounded as it will be shown: 1023.96 KB are one megabyte, not 1,024 KB.
  const shown = () => (at === 0 ? Math.round(size) : Math.round(size * 10) / 10);
  while (shown() >= step && at < units.length - 1) [size, at] = [size / step, at + 1];
  return numberFormat(language, {
    style: 'unit',
    unit: units[at]!,
    unitDisplay: at === 0 ? 'long' : 'short',
    maximumFractionDigits: at === 0 ? 0 : 1,
  }).format(size);
}
