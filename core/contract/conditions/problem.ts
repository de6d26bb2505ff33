/** Why a condition cannot be read. */
export type ProblemKind =
  | 'empty'
  | 'tooLong'
  | 'tooDeep'
  | 'expectedField'
  | 'expectedOperator'
  | 'expectedValue'
  | 'expectedMeasure'
  | 'unclosed'
  | 'unexpected'
  | 'unknownField'
  | 'ambiguousValue'
  | 'circle';

/** What is wrong with a condition, and where. */
export interface ConditionProblem {
  readonly kind: ProblemKind;
  /** Where it is in the text, counted in UTF-16 units from 0. */
  readonly at: number;
  /** The words that are wrong, as they are written; empty at the end. */
  readonly words: string;
}

/** Longest condition, in characters. */
export const longestCondition = 500;
/** Most parentheses inside each other. */
export const deepestCondition = 10;

const sentences: Readonly<Record<ProblemKind, (words: string) => string>> = {
  empty: () => 'there is no condition; expected one such as size is large',
  tooLong: () => `it is too long; expected at most ${longestCondition} characters`,
  tooDeep: () => `it has more than ${deepestCondition} parentheses inside each other`,
  expectedField: words => `${words ? `"${words}" is not a field` : 'a field is missing'}; expected the name of a field`,
  expectedOperator: words => `${words ? `"${words}" is not a comparison` : 'a comparison is missing'}; expected one such as "is" or "is at least"`,
  expectedValue: words => `${words ? `"${words}" is not a value` : 'a value is missing'}; expected a text or a number`,
  expectedMeasure: words => `"${words}" is not a number, date or time; expected one such as 12.5, 2026-05-02 or 14:30`,
  unclosed: words => `"${words}" is not closed`,
  unexpected: words => `"${words}" is not expected here; expected "and", "or" or the end`,
  unknownField: words => `there is no field "${words}"; expected the name of a field of this form`,
  ambiguousValue: words => `"${words}" is also a field; expected "${words}" in quotes for the text, or {${words}} for the field`,
  circle: words => `"${words}" depends on itself`,
};

/** What is wrong with a condition in one English sentence for an author, with its place: `at character 6 …`. */
export const describeProblem = ({ kind, at, words }: ConditionProblem): string => `at character ${at + 1}: ${sentences[kind](words)}`;
