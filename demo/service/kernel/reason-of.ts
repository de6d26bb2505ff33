/**
 * What went wrong, without what it went wrong with: the message of a failed query repeats the values that people sent,
 * and those are not for a log. Several attempts come as a list.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join('; ');
  if (!(error instanceof Error)) return String(error);
  return error.cause ? reasonOf(error.cause) : error.message;
}
