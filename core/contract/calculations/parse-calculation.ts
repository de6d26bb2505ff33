import type { FieldReference } from '../conditions/condition.js';
import { type FindField, parseCondition } from '../conditions/parse-condition.js';
import { type Calculation, type DateSource, type FunctionName, functions, type Sign } from './calculation.js';
import { toDecimal, toWhole } from './decimal.js';
import { mostDigits } from './digits.js';
import { type CalculationProblem, type CalculationProblemKind, deepestCalculation, longestCalculation } from './problem.js';

export type ParsedCalculation =
  | { readonly calculation: Calculation; readonly problem: null }
  | { readonly calculation: null; readonly problem: CalculationProblem };

class Wrong extends Error {
  constructor(readonly problem: CalculationProblem) { super(problem.kind); }
}

const number = /^(?:\d+(?:\.\d+)?|\.\d+)/;
const date = /^\d{4}-\d{2}-\d{2}(?![\w-])/;
/** Words with single characters between them; a name with others is in braces. */
const names = /^[\p{L}_](?:[\p{L}\p{M}\p{N}_.'’?&#-]| (?=[\p{L}\p{N}_]))*/u;
/** Anything else, to be named in a message. */
const rest = /^(?:[^\s+*/(),{}-]{1,60}|.)/su;
const closing: Readonly<Record<string, string>> = { '"': '"', '\'': '\'', '“': '”“', '„': '“”', '«': '»', '{': '}' };

/** Whether a date is in the calendar. */
export const isDate = (text: string): boolean => {
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isFinite(parsed) && new Date(parsed).toISOString().startsWith(text);
};

class Parser {
  #at = 0;
  #depth = 0;

  constructor(private readonly text: string, private readonly findField: FindField) {}

  read(): Calculation {
    this.#skip();
    if (this.#at >= this.text.length) this.#fail('empty', { at: 0, words: '' });
    const calculation = this.#sum();
    if (this.#at < this.text.length) this.#fail('unexpected');
    return calculation;
  }

  get #rest(): string { return this.text.slice(this.#at); }

  #fail(kind: CalculationProblemKind, { at = this.#at, words = rest.exec(this.#rest)?.[0] ?? '' } = {}): never {
    throw new Wrong({ kind, at, words });
  }

  #skip(): void { this.#at += /^\s*/.exec(this.#rest)![0].length; }

  /** Takes what is written here, with the blanks after it. */
  #take(written: string): number {
    const at = this.#at;
    this.#at += written.length;
    this.#skip();
    return at;
  }

  #isHere(sign: string): boolean { return this.text.startsWith(sign, this.#at); }

  #deeper<Result>(read: () => Result): Result {
    if (++this.#depth > deepestCalculation) this.#fail('tooDeep');
    const result = read();
    this.#depth--;
    return result;
  }

  #sum(): Calculation { return this.#joined(['+', '-'], () => this.#joined(['*', '/'], () => this.#one())); }

  #joined(signs: readonly Sign[], read: () => Calculation): Calculation {
    let left = read();
    for (;;) {
      const sign = signs.find(one => this.#isHere(one));
      if (!sign) return left;
      const at = this.#take(sign);
      left = { kind: 'operation', sign, left, right: read(), at };
    }
  }

  #one(): Calculation {
    if (this.#isHere('-')) {
      this.#take('-');
      return { kind: 'negative', of: this.#deeper(() => this.#one()) };
    }
    if (this.#isHere('(')) return this.#inParentheses();
    const written = number.exec(this.#rest)?.[0];
    if (written !== undefined) return this.#number(written);
    // eslint-disable-next-line site/linear-patterns -- a calculation has at most 500 characters
    const [called] = /^[\p{L}_][\p{L}\p{N}_]*(?=\s*\()/u.exec(this.#rest) ?? [];
    return called === undefined ? this.#field('expectedValue') : this.#call(called);
  }

  #inParentheses(): Calculation {
    const at = this.#take('(');
    const inner = this.#deeper(() => this.#sum());
    this.#close(at);
    return inner;
  }

  #close(openAt: number): void {
    if (this.#at >= this.text.length) this.#fail('unclosed', { at: openAt, words: '(' });
    if (!this.#isHere(')')) this.#fail('unexpected');
    this.#take(')');
  }

  #number(written: string): Calculation {
    const value = toDecimal(written);
    const at = this.#take(written);
    if (value === null) this.#fail('tooLarge', { at, words: written });
    return { kind: 'number', value, written };
  }

  /** A name in braces, or the longest name that a field has among the words here. */
  #field(otherwise: 'expectedValue' | 'expectedDate'): FieldReference {
    const at = this.#at;
    if (this.#isHere('{')) {
      const end = this.text.indexOf('}', at);
      if (end < 0) this.#fail('unclosed', { words: '{' });
      const name = this.text.slice(at + 1, end).trim();
      if (name === '') this.#fail(otherwise, { words: this.text.slice(at, end + 1) });
      const field = this.findField(name);
      if (!field) this.#fail('unknownField', { words: name });
      this.#take(this.text.slice(at, end + 1));
      return field;
    }
    // eslint-disable-next-line site/linear-patterns -- a calculation has at most 500 characters
    const run = names.exec(this.#rest)?.[0].replace(/[-.'’?&# ]+$/, '');
    if (run === undefined) this.#fail(otherwise);
    const ends = [...run.matchAll(/[ -]|$/g)].map(({ index }) => index).filter(end => end > 0).reverse();
    const known = ends.map(end => run.slice(0, end)).filter(name => this.findField(name) !== null);
    const isWhole = (name: string) => this.findField(name)!.part === undefined;
    const name = known.find(isWhole) ?? known[0];
    if (name === undefined) this.#fail('unknownField', { words: run });
    // A minus sign between two fields may also be a part of a name.
    const parts = name.split('-');
    if (parts.length > 1 && parts.every(part => toDecimal(part) !== null || this.findField(part) !== null)) this.#fail('ambiguousField', { words: name });
    this.#take(name);
    return this.findField(name)!;
  }

  #call(called: string): Calculation {
    const name = called.toLowerCase() as FunctionName;
    if (!Object.hasOwn(functions, name)) this.#fail('unknownFunction', { words: called });
    const at = this.#take(called);
    const openAt = this.#take('(');
    const result = this.#deeper(() => this.#called(name, { at, called, openAt }));
    this.#close(openAt);
    return result;
  }

  #called(name: FunctionName, { at, called, openAt }: { at: number; called: string; openAt: number }): Calculation {
    const miscounted = (): never => this.#fail(this.#at < this.text.length ? 'argumentCount' : 'unclosed',
      this.#at < this.text.length ? { at, words: called } : { at: openAt, words: '(' });
    const next = () => { if (this.#isHere(',')) this.#take(','); else miscounted(); };
    if (this.#isHere(')')) miscounted();
    if (name === 'count') return { kind: 'count', field: this.#field('expectedValue') };
    if (name === 'days') {
      const from = this.#date();
      next();
      return { kind: 'days', from, to: this.#date() };
    }
    if (name === 'if') {
      const condition = this.#condition();
      next();
      const then = this.#sum();
      next();
      return { kind: 'if', condition, then, otherwise: this.#sum() };
    }
    const values: Calculation[] = [];
    const places: number[] = [];
    do {
      if (values.length > 0) this.#take(',');
      places.push(this.#at);
      values.push(this.#sum());
    } while (this.#isHere(','));
    const [, most] = functions[name];
    if (values.length > most) miscounted();
    if (name === 'round' && values[1]) this.#demandDigits(values[1], places[1]!);
    return { kind: 'call', name, values, at };
  }

  #demandDigits(digits: Calculation, at: number): void {
    const count = digits.kind === 'number' ? toWhole(digits.value) : null;
    if (count === null || count > mostDigits) this.#fail('expectedDigits', { at, words: this.text.slice(at, this.#at).trim() });
  }

  #date(): DateSource {
    const written = date.exec(this.#rest)?.[0];
    if (written === undefined) return this.#field('expectedDate');
    if (!isDate(written)) this.#fail('expectedDate', { words: written });
    this.#take(written);
    return { kind: 'date', text: written };
  }

  /** All up to the comma that is in no quotes, braces and parentheses. */
  #condition() {
    const start = this.#at;
    let [depth, closers] = [0, ''];
    let end = start;
    for (; end < this.text.length; end++) {
      const character = this.text[end]!;
      if (closers !== '') closers = closers.includes(character) ? '' : closers;
      else if (closing[character] && !(character === '\'' && /\w/.test(this.text[end - 1]!))) closers = closing[character];
      else if (character === '(') depth++;
      else if (character === ')' && depth-- === 0) break;
      else if (character === ',' && depth === 0) break;
    }
    const { condition, problem } = parseCondition(this.text.slice(start, end), this.findField);
    if (problem) {
      const at = start + problem.at;
      throw new Wrong({ kind: 'condition', at, words: problem.words, condition: { ...problem, at } });
    }
    this.#at = end;
    this.#skip();
    return condition;
  }
}

/**
 * Reads a calculation such as `people * 45 + sum(extras, max(0, days(arrival, departure)) * 12.50)`. Numbers have a point before their
 * decimals. Names of fields are words; a name with other characters is in braces: `{How many?} * 2`. `findField` says which field a
 * name means. A condition in `if` is read as those of fields are; a list in it is in parentheses.
 */
export function parseCalculation(text: string, findField: FindField): ParsedCalculation {
  if (text.length > longestCalculation) return { calculation: null, problem: { kind: 'tooLong', at: longestCalculation, words: '' } };
  try {
    return { calculation: new Parser(text, findField).read(), problem: null };
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return { calculation: null, problem: error.problem };
  }
}
