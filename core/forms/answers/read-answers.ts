import type { ShownAnswer } from './AnswerList.js';

/** More than any form has: a bound on what another service could put into a page. */
const mostAnswers = 300;
const mostLines = 300;

/** Answers as a service has sent them; what is not one is left out. */
export function readAnswers(given: readonly unknown[]): ShownAnswer[] {
  const ids = new Set<string>();
  return given.slice(0, mostAnswers).flatMap(one => {
    const { id, label, lines } = (one ?? {}) as Record<string, unknown>;
    if (typeof id !== 'string' || typeof label !== 'string' || !Array.isArray(lines) || ids.has(id)) return [];
    const shown = lines.slice(0, mostLines).filter(line => typeof line === 'string' && line.trim() !== '') as string[];
    if (shown.length === 0) return [];
    ids.add(id);
    return [{ id, label, lines: shown }];
  });
}
