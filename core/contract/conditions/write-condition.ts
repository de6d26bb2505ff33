import type { ComparedValue, Condition, FieldReference } from './condition.js';
import { operators } from './operators.js';
import { parseCondition } from './parse-condition.js';

const inBraces = ({ part }: FieldReference, name: string): string => `{${part === undefined ? name : `${name}.${part}`}}`;

interface WriteOptions {
  /** The name that a field has in the text, by its id. */
  nameOf?(id: string): string;
  /** Whether a text is also the name of a field: it is in quotes then. */
  isName?(text: string): boolean;
}

const quotes = ['""', '\'\'', '«»'] as const;
const inQuotes = (text: string): string => {
  const [open, close] = [...quotes.find(([, closing]) => !text.includes(closing!)) ?? quotes[0]];
  return open! + text + close!;
};

/**
 * A condition as text. Names of fields are in braces unless they can be read without them. Reading the text gives the same condition.
 */
export function writeCondition(condition: Condition, options: WriteOptions = {}): string {
  const { nameOf = id => id, isName = () => false } = options;
  const field = (reference: FieldReference): string => {
    const braced = inBraces(reference, nameOf(reference.id));
    const bare = braced.slice(1, -1);
    const { condition: read } = parseCondition(bare, name => (name === bare ? reference : null));
    return read?.kind === 'comparison' && read.operator === 'isFilled' && bare !== '' ? bare : braced;
  };
  const value = (compared: ComparedValue): string => {
    if (compared.kind === 'field') return inBraces(compared, nameOf(compared.id));
    const { text } = compared;
    return /^[\w.+:-]+$/.test(text) && !/^(?:and|or|not)$/i.test(text) && !isName(text) ? text : inQuotes(text);
  };
  switch (condition.kind) {
    case 'comparison': {
      const { operator, values } = condition;
      return [field(condition.field), operators[operator].written[0], values.map(value).join(', ')].filter(Boolean).join(' ');
    }
    case 'not': return `not (${writeCondition(condition.condition, options)})`;
    default: return condition.conditions
      .map(one => (one.kind === 'all' || one.kind === 'any' ? `(${writeCondition(one, options)})` : writeCondition(one, options)))
      .join(condition.kind === 'all' ? ' and ' : ' or ');
  }
}
