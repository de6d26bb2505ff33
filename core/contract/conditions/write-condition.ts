import type { ComparedValue, Condition, FieldReference } from './condition.js';
import { operators } from './operators.js';
import { parseCondition } from './parse-condition.js';

const inBraces = ({ part }: FieldReference, name: string): string => `{${part === undefined ? name : `${name}.${part}`}}`;

/**
 * A condition as text, with the names that `nameOf` gives to fields by their id. Names are in braces unless they can be read without
 * them. Reading the text gives the same condition.
 */
export function writeCondition(condition: Condition, nameOf: (id: string) => string = id => id): string {
  const field = (reference: FieldReference): string => {
    const braced = inBraces(reference, nameOf(reference.id));
    const bare = braced.slice(1, -1);
    const { condition: read } = parseCondition(bare, name => (name === bare ? reference : null));
    return read?.kind === 'comparison' && read.operator === 'isFilled' && bare !== '' ? bare : braced;
  };
  const value = (compared: ComparedValue): string => {
    if (compared.kind === 'field') return inBraces(compared, nameOf(compared.id));
    const { text } = compared;
    return /^[\w.+:-]+$/.test(text) && !/^(?:and|or|not)$/i.test(text) ? text : text.includes('"') ? `'${text}'` : `"${text}"`;
  };
  switch (condition.kind) {
    case 'comparison': {
      const { operator, values } = condition;
      return [field(condition.field), operators[operator].written[0], values.map(value).join(', ')].filter(Boolean).join(' ');
    }
    case 'not': return `not (${writeCondition(condition.condition, nameOf)})`;
    default: return condition.conditions
      .map(one => (one.kind === 'all' || one.kind === 'any' ? `(${writeCondition(one, nameOf)})` : writeCondition(one, nameOf)))
      .join(condition.kind === 'all' ? ' and ' : ' or ');
  }
}
