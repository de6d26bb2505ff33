/** Codes of a full disk or a used-up quota: of the system, and of PostgreSQL. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error, or what has caused it, is that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1) {
    if (codes.has(String((one as { code?: unknown }).code))) return true;
  }
  return false;
}
