import { type NamedField, fieldFinder } from '../conditions/find-field.js';
import type { ValueOf } from '../conditions/evaluate-condition.js';
import { fractionDigits } from '../../money/currencies.js';
import { decimalText } from '../../money/format-money.js';
import { type Calculation, fieldsRead } from './calculation.js';
import { toMinorUnits } from './decimal.js';
import { evaluate, type Prices } from './evaluate.js';
import { parseCalculation } from './parse-calculation.js';
import type { CalculationProblem } from './problem.js';

/** A calculated field. */
export interface CalculationSource {
  readonly id: string;
  readonly formula: string;
  /** Its decimals are those of the currency. */
  readonly currency?: string | undefined;
  /** Decimals of a number without a currency; default 2. */
  readonly digits?: number | undefined;
}

export interface CalculationFault {
  readonly id: string;
  readonly problem: CalculationProblem;
}

/** The value of a calculated field, rounded to its decimals: as a number, and as a text with all of them. */
export type CalculationResult =
  | { readonly number: number; readonly text: string; readonly minorUnits: number; readonly problem: null }
  | { readonly number: null; readonly problem: CalculationProblem };

/** Decimals of a calculated field. */
export const getFractionDigits = ({ currency, digits = 2 }: Pick<CalculationSource, 'currency' | 'digits'>): number =>
  (currency ? fractionDigits(currency) : digits);

interface ReadCalculation { readonly source: CalculationSource; readonly calculation: Calculation | null; readonly problem: CalculationProblem | null }

/** The calculations of a form, read once: the page and the service calculate by the same. */
export class FormCalculations {
  readonly faults: readonly CalculationFault[];
  readonly #read = new Map<string, ReadCalculation>();

  /** `fields`: all fields of the form, with those that are calculated. */
  constructor(sources: readonly CalculationSource[], fields: readonly NamedField[], private readonly pricesOf: (id: string) => Prices | undefined) {
    const findField = fieldFinder(fields);
    for (const source of sources) this.#read.set(source.id, { source, ...parseCalculation(source.formula, findField) });
    const circles = [...this.#read].filter(([id]) => this.reads(id).has(id));
    for (const [id, { source }] of circles) {
      this.#read.set(id, { source, calculation: null, problem: { kind: 'circle', at: 0, words: id } });
    }
    this.faults = [...this.#read].flatMap(([id, { problem }]) => (problem ? [{ id, problem }] : []));
  }

  get ids(): readonly string[] { return [...this.#read.keys()]; }
  isCalculated(id: string): boolean { return this.#read.has(id); }

  /** The ids of all fields that a calculated field depends on, also by way of others. */
  reads(id: string): ReadonlySet<string> {
    const seen = new Set<string>();
    const waiting = [id];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const calculation = this.#read.get(next)?.calculation;
      for (const read of calculation ? fieldsRead(calculation) : []) {
        if (seen.has(read)) continue;
        seen.add(read);
        waiting.push(read);
      }
    }
    return seen;
  }

  /**
   * Starts a calculation with the values of a form; each field is calculated once, when it is needed. A hidden
   * field counts as empty.
   */
  start(valueOf: ValueOf, isAsked: (id: string) => boolean = () => true): (id: string) => CalculationResult {
    const results = new Map<string, CalculationResult>();
    const resultOf = (id: string): CalculationResult => {
      const known = results.get(id);
      if (known) return known;
      const result = this.#calculate(id, one => (isAsked(one) ? valueOf(one) : undefined), one => (isAsked(one) ? resultOf(one) : null));
      results.set(id, result);
      return result;
    };
    return resultOf;
  }

  #calculate(id: string, valueOf: ValueOf, resultOf: (id: string) => CalculationResult | null): CalculationResult {
    const { source, calculation, problem } = this.#read.get(id)!;
    if (!calculation) return { number: null, problem: problem! };
    let failed: CalculationProblem | null = null;
    const { value, problem: wrong } = evaluate(calculation, {
      pricesOf: this.pricesOf,
      valueOf: one => {
        if (!this.#read.has(one)) return valueOf(one);
        const inner = resultOf(one);
        if (inner?.problem) failed ??= inner.problem;
        return inner?.number ?? undefined;
      },
    });
    if (wrong ?? failed) return { number: null, problem: wrong ?? failed! };
    const digits = getFractionDigits(source);
    const minorUnits = toMinorUnits(value!, digits);
    if (minorUnits === null) return { number: null, problem: { kind: 'tooLarge', at: 0, words: '' } };
    const text = decimalText(minorUnits, digits);
    return { number: Number(text), text, minorUnits, problem: null };
  }
}
