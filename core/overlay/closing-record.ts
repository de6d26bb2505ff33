import { either, lenient, finiteNumber, flag, jsonOf, oneOf, recordOf, type Decoder } from '../registry/decode.js';
import { writeJson } from '../registry/write-json.js';

/** What is stored of an overlay that the visitor has closed. Source: page-runtime-platform §3, popup overlay stored record. */
export interface ClosingRecord {
  /** Milliseconds since 1970; null while it has not been closed. */
  readonly dateClosed: number | null;
  /** Version of the content that was shown. */
  readonly version: number;
  /** The visitor has signed up in it. */
  readonly submitted: boolean;
}

export interface Rules {
  readonly version: number;
  /** Days until it is shown again; -1 is never. */
  readonly displayFrequency: number;
  /** Whether it is over for who has signed up. */
  readonly untilSignup: boolean;
}

const dayMs = 86_400_000;

interface Written { readonly version: number; readonly 'date-closed'?: number | null | undefined; readonly submitted?: boolean | undefined }

const written: Decoder<Written> = jsonOf(recordOf<Written>({
  version: finiteNumber(), 'date-closed': lenient(either('a number', finiteNumber(), oneOf(null))), submitted: lenient(flag),
}));

/** The shape of a stored record. */
export const storedRecord: Decoder<ClosingRecord> = (json, report, path) => {
  const record = written(json, report, path);
  return record && { dateClosed: record['date-closed'] ?? null, version: record.version, submitted: record.submitted ?? false };
};

/** As it is stored. Source: page-runtime-platform §3. */
export const writeRecord = ({ dateClosed, version, submitted }: ClosingRecord): string =>
  writeJson({ 'date-closed': dateClosed, version, submitted } satisfies Written);

/** Whether an overlay is to be shown. Source: page-runtime-platform §4, popup overlay. */
export function isDue(record: ClosingRecord | null, { version, displayFrequency, untilSignup }: Rules, now: number): boolean {
  if (!record || record.version < version) return true;
  if (untilSignup && record.submitted) return false;
  if (record.dateClosed === null || record.dateClosed > now + dayMs) return true; // a time in the future is invalid
  return displayFrequency >= 0 && now >= record.dateClosed + displayFrequency * dayMs;
}
