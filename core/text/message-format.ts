import { expectText } from '../registry/expect-input.js';
import { dateFormat, numberFormat, pluralRules } from './intl.js';
import { readMessage, type MessageChoice, type MessageFormat, type MessageToken } from './read-message.js';

export type MessageValues = Readonly<Record<string, string | number | Date>>;

const numberStyles: Readonly<Record<string, Intl.NumberFormatOptions>> = { integer: { maximumFractionDigits: 0 }, percent: { style: 'percent' } };
const dateStyles = ['short', 'medium', 'long', 'full'] as const;

/**
 * Makes a function of a message in the manner of ICU: `{name}`, `plural` with `offset:`, `=0` and `#`, `selectordinal`, `select`, `number`
 * (`integer`, `percent`), `date` and `time` (`short` to `full`), apostrophes as ICU has them. Throws a `SyntaxError` on an invalid
 * message, and on a plural key that the language does not have. A missing value stays as its name in braces.
 */
export function compileMessage(text: string, language = 'en'): (values?: MessageValues) => string {
  expectText('compileMessage', text);
  const rules = { plural: pluralRules(language, 'cardinal'), selectordinal: pluralRules(language, 'ordinal') };
  const tokens = readMessage(text, choice => rules[choice].resolvedOptions().pluralCategories);
  const number = numberFormat(language);

  const chosen = ({ type, arg, pluralOffset = 0, cases }: MessageChoice, values: MessageValues, count: number): string => {
    if (!Object.hasOwn(values, arg)) return `{${arg}}`;
    const value = values[arg]!;
    const tokensOf = (...keys: readonly string[]) => keys.map(key => cases.find(one => one.key === key)).find(Boolean)!.tokens;
    if (type === 'select') return say(tokensOf(String(value), 'other'), values, count);
    const [exact, rest] = [Number(value), Number(value) - pluralOffset];
    return say(tokensOf(`=${exact}`, rules[type].select(rest), 'other'), values, rest);
  };

  const formatted = ({ arg, key, param }: MessageFormat, values: MessageValues): string => {
    if (!Object.hasOwn(values, arg)) return `{${arg}}`;
    const value = values[arg]!;
    const style = say(param ?? [], {}, 0).trim();
    if (key === 'number') return numberFormat(language, Object.hasOwn(numberStyles, style) ? numberStyles[style] : {}).format(Number(value));
    const moment = new Date(value);
    if (Number.isNaN(moment.getTime())) return String(value);
    const length = dateStyles.find(known => known === style) ?? 'medium';
    return dateFormat(language, key === 'date' ? { dateStyle: length } : { timeStyle: length }).format(moment);
  };

  const one = (token: MessageToken, values: MessageValues, count: number): string => {
    switch (token.type) {
      case 'content': return token.value;
      case 'octothorpe': return number.format(count);
      case 'function': return formatted(token, values);
      case 'argument': {
        if (!Object.hasOwn(values, token.arg)) return `{${token.arg}}`;
        const value = values[token.arg]!;
        return typeof value === 'number' ? number.format(value) : String(value);
      }
      default: return chosen(token, values, count);
    }
  };

  function say(tokens: readonly MessageToken[], values: MessageValues, count: number): string {
    return tokens.map(token => one(token, values, count)).join('');
  }

  return (values = {}) => say(tokens, values, 0);
}
