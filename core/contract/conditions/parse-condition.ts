import type { ComparedValue, Condition, FieldReference } from './condition.js';
import { isMeasure, type OperatorName, operators } from './operators.js';
import { type ConditionProblem, deepestCondition, longestCondition, type ProblemKind } from './problem.js';

/** A word, a text in quotes, a name in braces, or a sign. */
interface Token {
  readonly kind: 'word' | 'quoted' | 'braced' | 'sign';
  /** Without quotes and braces. */
  readonly text: string;
  readonly at: number;
  /** As it is written. */
  readonly written: string;
}

export type ParsedCondition = { readonly condition: Condition; readonly problem: null } | { readonly condition: null; readonly problem: ConditionProblem };
/** The field that a written name means; null for none. */
export type FindField = (name: string) => FieldReference | null;

class Wrong extends Error {
  constructor(readonly problem: ConditionProblem) { super(problem.kind); }
}

/** What closes a text in quotes and a name in braces. */
const closing: Readonly<Record<string, string>> = { '"': '"', '\'': '\'', '“': '”“', '„': '“”', '«': '»', '{': '}' };
const signs = /^(?:!=|>=|<=|[=<>(),])/;
const word = /^[^\s(){}",=<>!]+/;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const closers = closing[rest[0]!];
    const add = (kind: Token['kind'], content: string, written: string) => {
      tokens.push({ kind, text: content, at, written });
      at += written.length;
    };
    const blanks = /^\s+/.exec(rest)?.[0];
    if (blanks) at += blanks.length;
    else if (closers) {
      const end = [...rest].findIndex((character, place) => place > 0 && closers.includes(character));
      if (end < 0) throw new Wrong({ kind: 'unclosed', at, words: rest[0]! });
      add(closers === '}' ? 'braced' : 'quoted', rest.slice(1, end).trim(), rest.slice(0, end + 1));
    } else {
      const sign = signs.exec(rest)?.[0];
      const written = sign ?? word.exec(rest)?.[0] ?? rest[0]!;
      add(sign ? 'sign' : 'word', written, written);
    }
  }
  return tokens;
}

/** How comparisons are written, the longest first: "is at least" before "is". */
const writtenOperators = (Object.keys(operators) as OperatorName[])
  .flatMap(name => operators[name].written.map(written => ({ name, words: written.split(' ') })))
  .sort((one, other) => other.words.length - one.words.length);

class Parser {
  #at = 0;
  #depth = 0;
  readonly #tokens: readonly Token[];

  constructor(private readonly text: string, private readonly findField: FindField) { this.#tokens = tokensOf(text); }

  read(): Condition {
    if (this.#tokens.length === 0) this.#fail('empty', { at: 0 });
    const condition = this.#any();
    if (this.#next) this.#fail('unexpected');
    return condition;
  }

  get #next(): Token | undefined { return this.#tokens[this.#at]; }

  #fail(kind: ProblemKind, { at = this.#next?.at ?? this.text.length, words = this.#next?.written ?? '' } = {}): never {
    throw new Wrong({ kind, at, words });
  }

  #isWord(text: string, { kind, text: said }: Token | undefined = this.#next ?? { kind: 'sign', text: '', at: 0, written: '' }): boolean {
    return kind === 'word' && said.toLowerCase() === text;
  }

  #isSign(text: string): boolean { return this.#next?.kind === 'sign' && this.#next.text === text; }

  #any(): Condition { return this.#joined('or', 'any', () => this.#joined('and', 'all', () => this.#one())); }

  #joined(by: string, kind: 'all' | 'any', read: () => Condition): Condition {
    const conditions = [read()];
    while (this.#isWord(by)) {
      this.#at++;
      conditions.push(read());
    }
    return conditions.length === 1 ? conditions[0]! : { kind, conditions };
  }

  #one(): Condition {
    if (this.#isWord('not')) {
      this.#at++;
      return { kind: 'not', condition: this.#deeper(() => this.#one()) };
    }
    if (!this.#isSign('(')) return this.#comparison();
    const open = this.#next!;
    this.#at++;
    const condition = this.#deeper(() => this.#any());
    if (!this.#isSign(')')) this.#fail(this.#next ? 'unexpected' : 'unclosed', this.#next ? {} : { at: open.at, words: '(' });
    this.#at++;
    return condition;
  }

  #deeper(read: () => Condition): Condition {
    if (++this.#depth > deepestCondition) this.#fail('tooDeep');
    const condition = read();
    this.#depth--;
    return condition;
  }

  /** The comparison that is written here, and how many tokens it takes. */
  #operatorHere(): { readonly name: OperatorName; readonly length: number } | null {
    const found = writtenOperators.find(({ words }) => words.every((said, at) => {
      const token = this.#tokens[this.#at + at];
      return token !== undefined && (token.kind === 'sign' ? token.text === said : this.#isWord(said, token));
    }));
    return found ? { name: found.name, length: found.words.length } : null;
  }

  #comparison(): Condition {
    const field = this.#field();
    const operator = this.#operatorHere();
    if (!operator) {
      if (this.#next && !this.#isEnd()) this.#fail('expectedOperator');
      return { kind: 'comparison', field, operator: 'isFilled', values: [] }; // a name alone
    }
    this.#at += operator.length;
    const { expects } = operators[operator.name];
    const values: ComparedValue[] = expects === 'nothing' ? [] : [this.#value(expects)];
    while (expects === 'list' && this.#isSign(',')) {
      this.#at++;
      values.push(this.#value(expects));
    }
    return { kind: 'comparison', field, operator: operator.name, values };
  }

  #isEnd(): boolean { return !this.#next || this.#isWord('and') || this.#isWord('or') || this.#isSign(')'); }

  #field(): FieldReference {
    const first = this.#next;
    if (!first || (first.kind !== 'word' && first.kind !== 'braced')) this.#fail('expectedField');
    const names = first.kind === 'braced' ? [first.text] : this.#namesHere();
    if (names[0] === '') this.#fail('expectedField', { at: first.at, words: first.written });
    const isWhole = (one: string) => this.findField(one)?.part === undefined;
    const known = names.filter(one => this.findField(one) !== null);
    const name = known.findLast(isWhole) ?? known[0] ?? names[0];
    if (name === undefined) this.#fail('expectedField');
    this.#at += first.kind === 'braced' ? 1 : name.split(' ').length;
    return this.findField(name) ?? this.#fail('unknownField', { at: first.at, words: name });
  }

  /** The names that the words here may be, the shortest first; the longest that a field has is meant: "Who is coming" in `Who is coming is Ada`. */
  #namesHere(): readonly string[] {
    const start = this.#at;
    const names: string[] = [];
    const words: string[] = [];
    const isNamed = () => words.length > 0 && (this.#isEnd() || this.#operatorHere() !== null);
    for (; this.#next?.kind === 'word' && !this.#isEnd(); this.#at++) {
      if (isNamed()) names.push(words.join(' '));
      words.push(this.#next.text);
    }
    if (words.length > 0) names.push(words.join(' '));
    this.#at = start;
    return names;
  }

  #value(expects: 'value' | 'list' | 'measure'): ComparedValue {
    const first = this.#next;
    if (!first || this.#isEnd() || first.kind === 'sign') this.#fail('expectedValue');
    if (first.kind === 'braced') return this.#field();
    const words: Token[] = [];
    if (first.kind === 'quoted') words.push(this.#tokens[this.#at++]!);
    else while (this.#next?.kind === 'word' && !this.#isEnd()) words.push(this.#tokens[this.#at++]!);
    const text = words.map(({ text: said }) => said).join(' ');
    if (expects === 'measure' && !isMeasure(text)) this.#fail('expectedMeasure', { at: first.at, words: text });
    if (first.kind === 'word' && this.findField(text)) this.#fail('ambiguousValue', { at: first.at, words: text });
    return { kind: 'text', text };
  }
}

/**
 * Reads a condition such as `size is large and (delivery is filled or total is at least 50)`. Names of fields, comparisons, "and",
 * "or" and "not" are words; a text with one of these words in it is written in quotes, and a field that another one is compared with in
 * braces: `email is {email-again}`. `findField` says which field a name means.
 */
export function parseCondition(text: string, findField: FindField): ParsedCondition {
  if (text.length > longestCondition) return { condition: null, problem: { kind: 'tooLong', at: longestCondition, words: '' } };
  try {
    return { condition: new Parser(text, findField).read(), problem: null };
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return { condition: null, problem: error.problem };
  }
}
