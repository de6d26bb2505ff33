import { toAnswer } from '../conditions/answer.js';
import type { FieldReference } from '../conditions/condition.js';
import { evaluateCondition, type ValueOf } from '../conditions/evaluate-condition.js';
import { isBlank } from '../fields/is-blank.js';
import type { FieldValue } from '../submission.js';
import type { Calculation, DateSource } from './calculation.js';
import { type Decimal, divide, fromWhole, isInRange, multiply, numberToDecimal, roundTo, toDecimal, toWhole } from './decimal.js';
import type { CalculationProblem } from './problem.js';

/** The prices of a field's options, by the value of an option; that of a single checkbox is under `yes`. */
export type Prices = Readonly<Record<string, number>>;

export interface CalculationValues {
  /** Undefined for a field that is empty or not asked for. */
  readonly valueOf: ValueOf;
  pricesOf(id: string): Prices | undefined;
}

export type EvaluationResult = { readonly value: Decimal; readonly problem: null } | { readonly value: null; readonly problem: CalculationProblem };

class Wrong extends Error {
  constructor(readonly problem: CalculationProblem) { super(problem.kind); }
}

const dayLength = 86_400_000;

function priceOf(value: string, prices: Prices): Decimal {
  return Object.hasOwn(prices, value) ? numberToDecimal(prices[value]!) ?? 0n : 0n;
}

/**
 * What a value is worth in a calculation: a number itself; a choice its price, or the number that it is where no option has a price;
 * of several checked, the sum of the prices, or their count; a checkbox 1 or its price; anything else, and nothing, 0.
 */
export function getNumericValue(value: FieldValue | undefined, prices?: Prices): Decimal {
  if (value === undefined || value === null || value === false) return 0n;
  if (value === true) return prices ? priceOf('yes', prices) : fromWhole(1);
  if (typeof value === 'number') return prices && Object.hasOwn(prices, String(value)) ? priceOf(String(value), prices) : numberToDecimal(value) ?? 0n;
  if (typeof value === 'string') return prices ? priceOf(value, prices) : toDecimal(value) ?? 0n;
  if (!Array.isArray(value)) return 0n;
  const chosen = value.filter(one => !isBlank(one));
  return prices ? chosen.reduce((sum: bigint, one) => sum + priceOf(String(one), prices), 0n) : fromWhole(chosen.length);
}

/** How many options are chosen, or files; 1 for any other answer. */
function countOf(value: FieldValue | undefined): number {
  if (Array.isArray(value)) return value.filter(one => !isBlank(one)).length;
  const { texts, isUnchecked } = toAnswer(value);
  return texts.length > 0 && !isUnchecked ? 1 : 0;
}

function partOf({ id, part }: FieldReference, valueOf: ValueOf): FieldValue | undefined {
  const value = valueOf(id);
  if (part === undefined) return value;
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, part) ? value[part] : undefined;
}

/** Midnight of a date; NaN for anything else. */
function dayOf(source: DateSource, valueOf: ValueOf): number {
  const text = source.kind === 'date' ? source.text : toAnswer(partOf(source, valueOf)).texts[0] ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
}

function operate(calculation: Extract<Calculation, { kind: 'operation' }>, left: Decimal, right: Decimal): Decimal {
  const { sign, at } = calculation;
  switch (sign) {
    case '+': return left + right;
    case '-': return left - right;
    case '*': return multiply(left, right);
    case '/':
      if (right === 0n) throw new Wrong({ kind: 'divisionByZero', at, words: sign });
      return divide(left, right);
  }
}

const combined: Readonly<Record<'sum' | 'min' | 'max' | 'round', (values: readonly Decimal[]) => Decimal>> = {
  sum: values => values.reduce((sum, value) => sum + value, 0n),
  min: values => values.reduce((least, value) => (value < least ? value : least)),
  max: values => values.reduce((most, value) => (value > most ? value : most)),
  round: ([value, digits = 0n]) => roundTo(value!, toWhole(digits) ?? 0),
};

function work(calculation: Calculation, values: CalculationValues): Decimal {
  const inRange = (value: Decimal, at: number): Decimal => {
    if (!isInRange(value)) throw new Wrong({ kind: 'tooLarge', at, words: '' });
    return value;
  };
  switch (calculation.kind) {
    case 'number': return calculation.value;
    case 'field': return getNumericValue(partOf(calculation, values.valueOf), values.pricesOf(calculation.id));
    case 'negative': return -work(calculation.of, values);
    case 'operation': return inRange(operate(calculation, work(calculation.left, values), work(calculation.right, values)), calculation.at);
    case 'call': return inRange(combined[calculation.name](calculation.values.map(one => work(one, values))), calculation.at);
    case 'count': return fromWhole(countOf(partOf(calculation.field, values.valueOf)));
    case 'days': {
      const days = (dayOf(calculation.to, values.valueOf) - dayOf(calculation.from, values.valueOf)) / dayLength;
      return Number.isFinite(days) ? fromWhole(days) : 0n;
    }
    case 'if': return work(evaluateCondition(calculation.condition, values.valueOf) ? calculation.then : calculation.otherwise, values);
  }
}

/** Calculates with the values of a form, exactly: with twelve decimals, the last one rounded, halves away from zero. */
export function evaluate(calculation: Calculation, values: CalculationValues): EvaluationResult {
  try {
    return { value: work(calculation, values), problem: null };
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return { value: null, problem: error.problem };
  }
}
