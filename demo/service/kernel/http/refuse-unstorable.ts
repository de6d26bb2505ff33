import { HttpError } from './http-error.js';

const maxDepth = 8;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);
const loneSurrogate = /\p{Surrogate}/u;

/** Refuses what no table can hold or what could reach an object's prototype; names the place. */
export function refuseUnstorable(value: unknown, field = '', depth = 0): void {
  if (typeof value === 'string') {
    const problem = textProblem(value);
    const subject = field ? `"${field}"` : 'The request';
    if (problem) throw new HttpError(400, { error: `${subject} ${problem}.`, field: field || undefined });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= maxDepth) throw new HttpError(400, { error: `"${field}" is nested too deeply.`, field });
  for (const [key, inner] of Object.entries(value)) {
    rejectKey(key);
    refuseUnstorable(inner, Array.isArray(value) && field ? field : key, depth + 1);
  }
}

/** Refuses a name that no field may have. */
export function rejectKey(key: string): void {
  const problem = textProblem(key) ?? (forbiddenKeys.has(key) ? 'is not a name a field can have' : undefined);
  if (problem) throw new HttpError(400, { error: `"${printable(key)}" ${problem}.`, field: printable(key) });
}

function textProblem(text: string): string | undefined {
  // PostgreSQL stores neither.
  if (text.includes('\0')) return 'contains a NUL character';
  if (loneSurrogate.test(text)) return 'contains half a character (a lone surrogate)';
  return undefined;
}

function printable(key: string): string {
  return key.replaceAll('\0', '␀').replace(/\p{Surrogate}/gu, '\uFFFD').slice(0, 100);
}
