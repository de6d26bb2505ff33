/** What is stored of an overlay that the visitor has closed. Source: page-runtime-platform §3, popup overlay stored record. */
export interface ClosingRecord {
  /** Milliseconds since 1970; null while it has not been closed. */
  readonly dateClosed: number | null;
  /** Of the content that was shown. */
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

/** Reads what is stored, whoever wrote it; null where that is no record. */
export function readRecord(text: string | null): ClosingRecord | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    if (typeof stored?.version !== 'number') return null;
    const closed = stored['date-closed'];
    return { dateClosed: typeof closed === 'number' ? closed : null, version: stored.version, submitted: stored.submitted === true };
  } catch {
    return null;
  }
}

/** As it is stored. Source: page-runtime-platform §3. */
export const writeRecord = ({ dateClosed, version, submitted }: ClosingRecord): string =>
  JSON.stringify({ 'date-closed': dateClosed, version, submitted });

/** Whether an overlay is to be shown. Source: page-runtime-platform §4, popup overlay. */
export function isDue(record: ClosingRecord | null, { version, displayFrequency, untilSignup }: Rules, now: number): boolean {
  if (!record || record.version < version) return true;
  if (untilSignup && record.submitted) return false;
  if (record.dateClosed === null) return true;
  return displayFrequency >= 0 && now >= record.dateClosed + displayFrequency * dayMs;
}
