import { findClosingBracket, highest, isAbove, selectorsIn } from './split-hosts.js';

/** Yes, no, or it depends on what only a page knows. */
type Answer = boolean | null;
const and = (one: Answer, other: Answer): Answer => (one === false || other === false ? false : one === null || other === null ? null : true);
const not = (answer: Answer): Answer => (answer === null ? null : !answer);
const anyOf = (answers: readonly Answer[]): Answer => (answers.includes(true) ? true : answers.includes(null) ? null : false);

/** Attributes of one tag, without `data-`. */
export type Attributes = Readonly<Record<string, string>>;

export interface Question {
  /** What a tag may have: any other attribute is one of the nodes around it. */
  readonly known: ReadonlySet<string>;
  readonly attributes: Attributes;
  /** The tag spells no attribute with `data-`. */
  readonly isPlain?: boolean;
  /** Custom states are not set yet. What a selector excludes has to know them all the same: its rule may hold until one is set. */
  readonly isBeforeScript?: boolean;
  /** What selects nothing, such as a tag before its script where that is there: a pattern with the flag `y`. */
  readonly never?: RegExp;
}

const isNever = (selector: string, at: number, never: RegExp | undefined): boolean => {
  if (!never) return false;
  never.lastIndex = at;
  return never.test(selector);
};

const attribute = /^\[(data-)?([\w-]+)(?:([~^*$|]?=)(?:"([^"]*)"|'([^']*)'|([^\]\s]*))(?: i)?)?\]/;
const compare: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  '=': (value, wanted) => value === wanted,
  '^=': (value, wanted) => value.startsWith(wanted),
  '*=': (value, wanted) => value.includes(wanted),
  '$=': (value, wanted) => value.endsWith(wanted),
};

function hasAttribute([, data, name, operator, ...values]: RegExpExecArray, { known, attributes, isPlain }: Question): Answer {
  if (!known.has(name!)) return null;
  if (data && isPlain) return false;
  const value = attributes[name!]?.toLowerCase();
  if (value === undefined || !operator) return value !== undefined;
  const wanted = values.find(each => each !== undefined)!.toLowerCase();
  return compare[operator]?.(value, wanted) ?? null;
}

/** Returns true if a selector can match anything in or around a tag with these attributes. */
export function canMatch(selector: string, question: Question): Answer {
  let answer: Answer = true;
  for (let at = 0; at < selector.length;) {
    if (isNever(selector, at, question.never)) return false;
    const rest = selector.slice(at);
    const list = /^:(is|where|not)\(/.exec(rest);
    const found = attribute.exec(rest);
    if (list) {
      const end = findClosingBracket(selector, at + list[0].length - 1);
      const inner = anyOf(selectorsIn(selector.slice(at + list[0].length, end)).map(each => canMatch(each, question)));
      answer = and(answer, list[1] === 'not' ? not(inner) : inner);
      at = end + 1;
    } else if (found) {
      answer = and(answer, hasAttribute(found, question));
      at += found[0].length;
    } else if (/^#_(?![\w-])/.test(rest) || (question.isBeforeScript && rest.startsWith(':state('))) {
      return false; // the id only raises the specificity; no element has it
    } else {
      answer = and(answer, null);
      at = rest.startsWith(':') && /^::?[\w-]+\(/.test(rest) ? findClosingBracket(selector, at + rest.indexOf('(')) + 1 : at + 1;
    }
    if (answer === false) return false;
  }
  return answer;
}

/** Selects nothing, and ranks as the highest of these. */
const lender = (selectors: readonly string[]): string => {
  const [ids, classes, types] = highest(selectors);
  return Array<string>(Math.max(types, 1))
    .fill('')
    .map((_, at) => (at < types ? '_' : '') + (at === 0 ? '#_'.repeat(ids) + '._'.repeat(classes) : ''))
    .join(' ');
};

/** Returns true if a selector needs no brackets after what is written so far. */
const isJoinable = (selector: string, before: string): boolean =>
  !/[ >+~]/.test(selector.replace(/\([^]*\)|\[[^\]]*\]/g, '')) && (/^[.#:[]/.test(selector) || /(?:^|[ >+~(,])$/.test(before));

/**
 * A selector without the members of its lists that can select nothing. Its rank stays: where they ranked highest, another that
 * selects nothing lends it. What a selector excludes goes by a question of its own: for other tags it may be the point.
 */
export function simplify(selector: string, question: Question, excluded: Question = { ...question, isBeforeScript: false }): string {
  let simple = '';
  for (let at = 0; at < selector.length;) {
    const list = /^:(is|where|not)\(/.exec(selector.slice(at));
    if (!list) {
      simple += selector[at++];
      continue;
    }
    const end = findClosingBracket(selector, at + list[0].length - 1);
    const all = selectorsIn(selector.slice(at + list[0].length, end));
    const asked = list[1] === 'not' ? excluded : question;
    const kept = all.filter(each => canMatch(each, asked) !== false).map(each => simplify(each, asked, excluded));
    const isRanked = list[1] !== 'where' && (kept.length === 0 || isAbove(highest(all), highest(kept)));
    const members = isRanked || kept.length === 0 ? [...kept, lender(all)] : kept;
    simple += list[1] === 'is' && members.length === 1 && isJoinable(members[0]!, simple) ? members[0]! : `${list[0]}${members.join(',')})`;
    at = end + 1;
  }
  return simple;
}

/** A style sheet without comments and line breaks. */
export const minifyRules = (css: string): string =>
  css.replace(/\/\*[^]*?\*\//g, '').replace(/\s+/g, ' ').replace(/ ?([{};]) ?/g, '$1').replace(/([,(]) | (?=\))/g, '$1').replace(/;\}/g, '}').trim();

/** Where the block that opens here closes. */
function blockEnd(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && --depth === 0) return at;
  }
  throw new SyntaxError('a block of a style sheet is never closed');
}

/** Answers a selector in the form in which its rule stays, or null. `around` are the selectors of the rules around it. */
type Keep = (selector: string, place: { readonly hasRules: boolean; readonly around: readonly string[] }) => string | null;

/** At-rules that hold rules; the content of any other is kept as it is. */
const group = /^@(?:media|supports|container|layer)\b/;

/**
 * The rules of a compact style sheet whose selectors `keep` returns, in whatever form, in their order; null drops one. Rules
 * inside of rules go by their own selectors.
 */
export function filterRules(css: string, keep: Keep, around: readonly string[] = []): string {
  let kept = '';
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at);
    if (open < 0) return kept + css.slice(at);
    const end = blockEnd(css, open);
    const [head, body] = [css.slice(at, open), css.slice(open + 1, end)];
    // Declarations precede nested rules: the head of a nested rule begins after the last `;` or at the start.
    const nested = body.indexOf('{') < 0 ? body.length : Math.max(0, body.lastIndexOf(';', body.indexOf('{')) + 1);
    if (group.test(head)) {
      const inner = filterRules(body, keep, around);
      if (inner) kept += `${head}{${inner}}`;
    } else if (head.startsWith('@')) {
      kept += `${head}{${body}}`;
    } else {
      const [all, hasRules] = [selectorsIn(head), nested < body.length];
      const selectors = [...new Set(all.flatMap(selector => keep(selector, { hasRules, around }) ?? []))];
      const inner = selectors.length > 0 ? body.slice(0, nested) + filterRules(body.slice(nested), keep, [...around, ...all]) : '';
      if (inner) kept += `${selectors.join(',')}{${inner}}`;
    }
    at = end + 1;
  }
  return kept;
}
