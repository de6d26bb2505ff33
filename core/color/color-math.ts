import { amount, angle, isNumber } from './color-amounts.js';

/** What a calculation comes to: numbers, percentages or degrees, which are never mixed in a color. */
interface Value { readonly size: number; readonly unit: '' | '%' | 'deg' }

const constants: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E, infinity: Infinity, '-infinity': -Infinity, nan: NaN };

/** What each function makes of its arguments, and how many it takes. Brackets without a name do as `calc()`. */
const functions: Readonly<Record<string, readonly [least: number, most: number, of: (...sizes: number[]) => number]>> = {
  '(': [1, 1, size => size!],
  'calc(': [1, 1, size => size!],
  'min(': [1, Infinity, Math.min],
  'max(': [1, Infinity, Math.max],
  'clamp(': [3, 3, (least, size, most) => Math.max(least!, Math.min(size!, most!))], // the least wins where it is more than the most
};

function single(token: string): Value | null {
  if (Object.hasOwn(constants, token)) return { size: constants[token]!, unit: '' };
  if (token === 'none') return null;
  const unit = token.endsWith('%') ? '%' : isNumber(token) ? '' : 'deg';
  const size = unit === 'deg' ? angle(token) : amount(token, 100);
  return Number.isNaN(size) ? null : { size, unit };
}

/** As a token that means the same. In the end what is not a number is nothing, as browsers have it. CSS Values 4, section 10.9. */
const written = ({ size, unit }: Value): string =>
  `${Number.isNaN(size) ? 0 : Number.isFinite(size) ? size : size > 0 ? '1e999' : '-1e999'}${unit}`;

/**
 * Replaces each `calc()`, `min()`, `max()` and `clamp()` by its value; null if one is invalid. Brackets that nothing closes are
 * closed by the end of the text. A unit is divided by plain numbers only: of more, browsers think differently.
 */
export function evaluateMath(tokens: readonly string[]): string[] | null {
  let at = 0;
  const skipBlanks = (): boolean => {
    const from = at;
    while (tokens[at] === ' ') at += 1;
    return at > from;
  };

  function operand(): Value | null {
    skipBlanks();
    const token = tokens[at] ?? '';
    at += 1;
    return token.endsWith('(') ? call(token) : single(token);
  }

  function product(): Value | null {
    let left = operand();
    for (;;) {
      const from = at;
      skipBlanks();
      const sign = tokens[at];
      if (!left || (sign !== '*' && sign !== '/')) {
        at = from;
        return left;
      }
      at += 1;
      const right = operand();
      if (!right || (right.unit && (sign === '/' || left.unit))) return null;
      left = { size: sign === '*' ? left.size * right.size : left.size / right.size, unit: left.unit || right.unit };
    }
  }

  function sum(): Value | null {
    let left = product();
    for (;;) {
      const isParted = skipBlanks();
      const sign = tokens[at];
      if (!left || (sign !== '+' && sign !== '-')) return left;
      at += 1;
      if (!isParted || !skipBlanks()) return null; // `1 +2` is two numbers
      const right = product();
      if (right?.unit !== left.unit) return null;
      left = { size: sign === '+' ? left.size + right.size : left.size - right.size, unit: left.unit };
    }
  }

  function call(name: string): Value | null {
    if (!Object.hasOwn(functions, name)) return null;
    const [least, most, of] = functions[name]!;
    const values: Value[] = [];
    do {
      const value = sum();
      if (!value || (values[0] && value.unit !== values[0].unit)) return null;
      values.push(value);
    } while (tokens[at++] === ',');
    const isClosed = at > tokens.length || tokens[at - 1] === ')';
    return isClosed && values.length >= least && values.length <= most ? { size: of(...values.map(({ size }) => size)), unit: values[0]!.unit } : null;
  }

  const folded: string[] = [];
  while (at < tokens.length) {
    const token = tokens[at++]!;
    const value = token.length > 1 && token.endsWith('(') ? call(token) : null; // brackets alone are no value of a color
    if (token.endsWith('(') && !value) return null;
    folded.push(value ? written(value) : token);
  }
  return folded;
}
