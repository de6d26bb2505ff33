import * as v from 'valibot';
import { Refusal } from './refusal.js';

/** A request checked against its schema; the refusal names the first field that is wrong. */
export function checkShape<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const issue = result.issues[0];
  const field = v.getDotPath(issue) ?? undefined;
  throw new Refusal(400, { error: field ? sentence(field, issue) : issue.message, field });
}

function sentence(field: string, issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return `"${field}" is not a field of this request.`;
  if (issue.received === 'undefined') return `"${field}" is missing.`;
  return `"${field}" is wrong: ${issue.message}.`;
}
