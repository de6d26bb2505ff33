/**
 * What went wrong, without what it went wrong with: the message of a failed query repeats the values that people sent,
 * and those are not for a log. Several attempts come as a list.
 */
export function describeError(error: unknown): string {
  if (error instanceof AggregateError) return [...new Set(error.errors.map(describeError))].join('; ');
  if (!(error instanceof Error)) return String(error);
  return error.cause ? describeError(error.cause) : error.message;
}
