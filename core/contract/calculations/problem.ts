import { type ConditionProblem, describeProblem as describeCondition } from '../conditions/problem.js';
import { functions } from './calculation.js';
import { mostDigits } from './digits.js';

/** Why a calculation cannot be read; the last two depend on the values. */
export type CalculationProblemKind =
  | 'empty'
  | 'tooLong'
  | 'tooDeep'
  | 'expectedValue'
  | 'expectedDate'
  | 'expectedDigits'
  | 'unclosed'
  | 'unexpected'
  | 'unknownField'
  | 'unknownFunction'
  | 'ambiguousField'
  | 'argumentCount'
  | 'circle'
  | 'condition'
  | 'divisionByZero'
  | 'tooLarge';

/** What is wrong with a calculation, and where. */
export interface CalculationProblem {
  readonly kind: CalculationProblemKind;
  /** Where it is in the text, counted in UTF-16 units from 0. */
  readonly at: number;
  /** The words that are wrong, as they are written; empty at the end. */
  readonly words: string;
  /** What is wrong with a condition in `if`, at its place in the calculation. */
  readonly condition?: ConditionProblem;
}

/** Longest calculation, in characters. */
export const longestCalculation = 500;
/** Most parentheses, functions and signs inside each other. */
export const deepestCalculation = 20;

const sentences: Readonly<Record<Exclude<CalculationProblemKind, 'condition'>, (words: string) => string>> = {
  empty: () => 'there is no calculation; expected one such as people * 45',
  tooLong: () => `it is too long; expected at most ${longestCalculation} characters`,
  tooDeep: () => `it has more than ${deepestCalculation} parentheses inside each other`,
  expectedValue: words => `${words ? `"${words}" is not a number or field` : 'a number or field is missing'}; expected one such as 12.50 or people`,
  expectedDate: words => `${words ? `"${words}" is not a date or field` : 'a date or field is missing'}; expected one such as 2026-05-02 or arrival`,
  expectedDigits: words => `"${words}" is not a number of decimals; expected a whole number from 0 to ${mostDigits}`,
  unclosed: words => `"${words}" is not closed`,
  unexpected: words => `"${words}" is not expected here; expected +, -, *, / or the end`,
  unknownField: words => `there is no field "${words}"; expected the name of a field of this form`,
  unknownFunction: words => `there is no function "${words}"; expected ${Object.keys(functions).join(', ')}`,
  ambiguousField: words => `"${words}" is a field and a subtraction; expected {${words}} for the field, or blanks around the minus sign`,
  argumentCount: words => `"${words}" has too few or too many values between its parentheses`,
  circle: words => `"${words}" depends on itself`,
  divisionByZero: () => 'it divides by zero',
  tooLarge: () => 'the number is too large; expected less than 1,000,000,000,000,000',
};

/** What is wrong with a calculation in one English sentence for an author, with its place: `at character 6 …`. */
export const describeCalculationProblem = ({ kind, at, words, condition }: CalculationProblem): string =>
  (kind === 'condition' ? describeCondition(condition!) : `at character ${at + 1}: ${sentences[kind](words)}`);
