import { type Answer, foldText } from './answer.js';

/** A comparison that a condition can make. */
export interface Operator {
  /** How it is written: words with one blank between them, or a sign. */
  readonly written: readonly string[];
  /** What follows it: nothing, one value, several with commas between them, or a number, date or time. */
  readonly expects: 'nothing' | 'value' | 'list' | 'measure';
  matches(answer: Answer, values: readonly Answer[]): boolean;
}

const isFilled = ({ texts, isUnchecked }: Answer): boolean => texts.length > 0 && !isUnchecked;

const isSame = (answer: Answer, value: Answer): boolean => {
  const number = value.number ?? toNumber(value.texts[0]);
  return (answer.number !== undefined && answer.number === number) || value.texts.some(text => answer.texts.includes(text));
};
const isAny = (answer: Answer, values: readonly Answer[]): boolean => values.some(value => isSame(answer, value));
const contains = ({ texts }: Answer, [value]: readonly Answer[]): boolean =>
  value !== undefined && value.texts.some(part => texts.some(text => text.includes(part)));

const numberShape = /^[+-]?\d{1,15}(?:\.\d{1,10})?$/;
const dateShape = /^\d{4}-\d{2}-\d{2}$/;
const timeShape = /^\d{2}:\d{2}(?::\d{2})?$/;
const toNumber = (text = ''): number | undefined => (numberShape.test(text) ? Number(text) : undefined);

/** Whether a text is a number, a date as 2026-05-02 or a time as 14:30: what can be more or less than something else. */
export const isMeasure = (text: string): boolean => numberShape.test(text) || dateShape.test(text) || timeShape.test(text);

/** How an answer stands to a value: below 0 for less, 0 for the same. Undefined where the two cannot be compared. */
function difference(answer: Answer, value: Answer | undefined): number | undefined {
  const [one, other] = [answer.texts[0], value?.texts[0]];
  if (one === undefined || other === undefined) return undefined;
  const [number, than] = [answer.number ?? toNumber(one), value!.number ?? toNumber(other)];
  if (number !== undefined && than !== undefined) return number - than;
  const areAlike = [dateShape, timeShape].some(shape => shape.test(one) && shape.test(other));
  return areAlike ? Number(one > other) - Number(one < other) : undefined;
}
const measured = (isRight: (difference: number) => boolean): Pick<Operator, 'expects' | 'matches'> => ({
  expects: 'measure',
  matches: (answer, [value]) => {
    const by = difference(answer, value);
    return by !== undefined && isRight(by);
  },
});

/** Every comparison, in the order in which an owner chooses from them. */
export const operators = {
  is: { written: ['is', '='], expects: 'value', matches: isAny },
  isNot: { written: ['is not', '!='], expects: 'value', matches: (answer, values) => !isAny(answer, values) },
  isOneOf: { written: ['is one of'], expects: 'list', matches: isAny },
  isNoneOf: { written: ['is none of'], expects: 'list', matches: (answer, values) => !isAny(answer, values) },
  contains: { written: ['contains'], expects: 'value', matches: contains },
  containsNot: { written: ['does not contain'], expects: 'value', matches: (answer, values) => !contains(answer, values) },
  isAtLeast: { written: ['is at least', '>='], ...measured(by => by >= 0) },
  isAtMost: { written: ['is at most', '<='], ...measured(by => by <= 0) },
  isMoreThan: { written: ['is more than', '>'], ...measured(by => by > 0) },
  isLessThan: { written: ['is less than', '<'], ...measured(by => by < 0) },
  isFilled: { written: ['is filled'], expects: 'nothing', matches: isFilled },
  isEmpty: { written: ['is empty'], expects: 'nothing', matches: answer => !isFilled(answer) },
} as const satisfies Readonly<Record<string, Operator>>;

export type OperatorName = keyof typeof operators;

/** A value that is written in a condition. */
export const literalAnswer = (text: string): Answer => ({ texts: [foldText(text)], ...toNumber(text) !== undefined && { number: toNumber(text) } });
