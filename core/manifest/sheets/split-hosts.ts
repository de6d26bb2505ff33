/** Counts of ids, classes and types, as browsers rank rules. */
type Specificity = readonly [ids: number, classes: number, types: number];

const zero: Specificity = [0, 0, 0];
const plus = (one: Specificity, other: Specificity): Specificity => [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
export const isAbove = (one: Specificity, other: Specificity): boolean => {
  const at = one.findIndex((count, place) => count !== other[place]);
  return at >= 0 && one[at]! > other[at]!;
};
const isSame = (one: Specificity, other: Specificity): boolean => !isAbove(one, other) && !isAbove(other, one);
/** The rank of a list: that of its highest selector. */
export const highest = (selectors: readonly string[]): Specificity =>
  selectors.map(getSpecificity).reduce((most, each) => (isAbove(each, most) ? each : most), zero);
/** Says nothing, and ranks like this. */
const rank = ([ids, classes, types]: Specificity): string => ':not(#_)'.repeat(ids) + ':not(._)'.repeat(classes) + ':not(_)'.repeat(types);

/** Where the bracket that opens here closes. */
export function findClosingBracket(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  throw new SyntaxError(`a bracket of "${text}" is never closed; expected a selector`);
}

/** The selectors of a list; commas within brackets and quotes are theirs. */
export function selectorsIn(list: string): string[] {
  const found = ['']; let depth = 0; let quote = '';
  for (const letter of list) {
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if ('(['.includes(letter)) depth += 1;
    else if (')]'.includes(letter)) depth -= 1;
    if (letter === ',' && depth === 0 && !quote) found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map(selector => selector.trim());
}

/** How a selector ranks, by the rules of CSS Selectors 4. */
export function getSpecificity(selector: string): Specificity {
  let sum = zero;
  for (let at = 0; at < selector.length;) {
    const rest = selector.slice(at);
    const list = /^:(is|not|has|where)\(/.exec(rest);
    const token = list ?? /^(?:#[\w-]+|\[[^\]]*\]|::?[\w-]+|\.[\w-]+|[a-z_][\w-]*)/i.exec(rest);
    if (!token) { at += 1; continue; }
    at += token[0].length;
    const [first, second] = token[0];
    if (list) {
      const end = findClosingBracket(selector, at - 1);
      if (list[1] !== 'where') sum = plus(sum, highest(selectorsIn(selector.slice(at, end))));
      at = end + 1;
      continue;
    }
    if (first === ':' && selector[at] === '(') at = findClosingBracket(selector, at) + 1;
    if (first === '#') sum = plus(sum, [1, 0, 0]);
    else if (first === '[' || first === '.' || (first === ':' && second !== ':')) sum = plus(sum, [0, 1, 0]);
    else sum = plus(sum, [0, 0, 1]);
  }
  return sum;
}

/** One of our tags, or the attribute of a plain node that replaces one. */
const host = /^(?::(?:is|where)\()*(?:(?:site|cookie)-|\[data-(?:site|cookie)-)/;
/** Never matches anything: it lends its list a higher rank. */
const lender = '#_';

/** Expands a selector with a list of our hosts into one selector for each. */
function split(selector: string): string[] {
  let depth = 0;
  for (let at = 0; at < selector.length; at++) {
    if (selector[at] === '(') depth += 1;
    else if (selector[at] === ')') depth -= 1;
    const opening = depth === 0 ? /^:(is|where)\(/.exec(selector.slice(at)) : null;
    if (!opening) continue;
    const end = findClosingBracket(selector, at + opening[0].length - 1);
    const all = selectorsIn(selector.slice(at + opening[0].length, end));
    const hosts = all.filter(each => each !== lender);
    const [before, tails] = [selector.slice(0, at), split(selector.slice(end + 1))];
    const isOurs = hosts.every(each => host.test(each) && !/[ >+~]/.test(each.replace(/\(.*\)|\[[^\]]*\]/g, '')));
    if (!isOurs) return tails.map(tail => selector.slice(0, end + 1) + tail);
    const wanted = opening[1] === 'is' ? highest(all) : zero;
    const isFirst = before === '' || /[ >+~]$/.test(before);
    const alone = hosts.flatMap(split).map(each => (isFirst && isSame(getSpecificity(each), wanted) ? each : `:where(${each})${rank(wanted)}`));
    return alone.flatMap(each => tails.map(tail => before + each + tail));
  }
  return [selector];
}

/**
 * A style sheet in which each of our hosts has its rules to itself: `:is(site-map, [data-site-map]) > p` becomes two
 * selectors of the same rank. Browsers file a rule under the one tag or attribute it asks for; rules that ask for either
 * of two are tried on every element of the page, whenever it is styled. The sheet has to be minified.
 */
export function splitHosts(css: string): string {
  return css.replace(/([^{};]+)\{/g, (rule, list: string) =>
    (/^\s*(?:@|from|to|[\d.]+%)/.test(list) ? rule : `${selectorsIn(list).flatMap(split).join(',')}{`));
}
