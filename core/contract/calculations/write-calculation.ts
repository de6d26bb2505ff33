import type { FieldReference } from '../conditions/condition.js';
import { writeCondition } from '../conditions/write-condition.js';
import type { Calculation, DateSource } from './calculation.js';

/** How tightly what is written holds together: a sum in a product is in parentheses. */
const strength = (calculation: Calculation): number =>
  (calculation.kind === 'operation' ? (calculation.sign === '+' || calculation.sign === '-' ? 1 : 2) : calculation.kind === 'negative' ? 3 : 4);

/**
 * A calculation as text, with ids of fields. Ids are in braces unless they are one plain word. Reading the text gives the same
 * calculation. `isName`: whether a text in a condition is also the name of a field.
 */
export function writeCalculation(calculation: Calculation, isName?: (text: string) => boolean): string {
  const write = (inner: Calculation): string => writeCalculation(inner, isName);
  const field = ({ id, part }: FieldReference): string => {
    const name = part === undefined ? id : `${id}.${part}`;
    return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) ? name : `{${name}}`;
  };
  const date = (source: DateSource): string => (source.kind === 'date' ? source.text : field(source));
  const within = (inner: Calculation, least: number): string => (strength(inner) < least ? `(${write(inner)})` : write(inner));
  switch (calculation.kind) {
    case 'number': return calculation.written;
    case 'field': return field(calculation);
    case 'negative': return `-${within(calculation.of, 3)}`;
    case 'operation': {
      const own = strength(calculation);
      return `${within(calculation.left, own)} ${calculation.sign} ${within(calculation.right, own + 1)}`;
    }
    case 'call': return `${calculation.name}(${calculation.values.map(write).join(', ')})`;
    case 'count': return `count(${field(calculation.field)})`;
    case 'days': return `days(${date(calculation.from)}, ${date(calculation.to)})`;
    case 'if': {
      const condition = writeCondition(calculation.condition, isName && { isName });
      return `if(${condition.includes(',') ? `(${condition})` : condition}, ${write(calculation.then)}, ${write(calculation.otherwise)})`;
    }
  }
}
