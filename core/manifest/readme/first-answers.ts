import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What comes before an element answers a visitor for the first time, on a slow phone; docs/cost.md says how it is measured. */
export interface FirstAnswer {
  /** Kilobytes of scripts, compressed. */
  readonly scriptKb: number;
  readonly seconds: number;
}

/** Written by `npm run bench -- answers`. */
export const firstAnswersFile = fileURLToPath(new URL('./first-answers.json', import.meta.url));

export const readFirstAnswers = (): Readonly<Record<string, FirstAnswer>> =>
  (existsSync(firstAnswersFile) ? JSON.parse(readFileSync(firstAnswersFile, 'utf8')) as Record<string, FirstAnswer> : {});

/** One sentence about an element's first answer; empty where it has not been measured. */
export function describeFirstAnswer(tag: string, answers = readFirstAnswers()): string {
  const answer = Object.hasOwn(answers, tag) ? answers[tag] : undefined;
  return answer ? `It answers after ${answer.scriptKb.toFixed(1)} KB of scripts; ${
    answer.seconds.toFixed(1)} s after the visit begins on a slow phone ([how this is measured](../../docs/cost.md)).` : '';
}
