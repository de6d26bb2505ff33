import { parse, type Select, type Token } from '@messageformat/parser';

export type { Select as MessageChoice, FunctionArg as MessageFormat, Token as MessageToken } from '@messageformat/parser';

/** Which keys a plural may have: the forms of the message's language. */
export type PluralKeys = (choice: 'plural' | 'selectordinal') => readonly string[];

export const formats = ['number', 'date', 'time'] as const;

const longest = 10_000;
const deepest = 8;

const quoted = (key: string): string => `\`${key}\``;

/** Source: media-layout §5. */
function judgeKeys(keys: readonly string[], { type, arg }: Select, valid: readonly string[]): void {
  const wrong = keys.find(key => !key.startsWith('=') && !valid.includes(key));
  if (wrong === undefined) return;
  throw new SyntaxError(`Invalid key ${quoted(wrong)} for argument ${quoted(arg)}. Valid ${type} keys for this locale are ${
    valid.map(quoted).join(', ')}, and explicit keys like \`=0\`.`);
}

/** What the parser lets pass: types of arguments that nothing here formats, and choices without end. */
function judge(tokens: readonly Token[], pluralKeys: PluralKeys, depth: number): void {
  if (depth > deepest) throw new SyntaxError(`Message: choices within choices, more than ${deepest} deep.`);
  for (const token of tokens) {
    if (token.type === 'function' && !formats.some(format => format === token.key)) {
      throw new SyntaxError(
        `Message: type \`${token.key}\` of argument \`${token.arg}\` is unknown; expected plural, selectordinal, select, ${formats.join(', ')}.`,
      );
    }
    if (!('cases' in token)) continue;
    const keys = token.cases.map(({ key }) => key);
    if (token.type !== 'select') judgeKeys(keys, token, pluralKeys(token.type));
    const twice = keys.find((key, at) => keys.indexOf(key) !== at);
    if (twice !== undefined) throw new SyntaxError(`Message: key \`${twice}\` of argument \`${token.arg}\` is there twice.`);
    if (!keys.includes('other')) throw new SyntaxError(`Message: argument \`${token.arg}\` has no key \`other\`.`);
    for (const { tokens: inner } of token.cases) judge(inner, pluralKeys, depth + 1);
  }
}

/** Takes a message apart; throws a `SyntaxError` that says what is wrong with it, and where. */
export function readMessage(text: string, pluralKeys: PluralKeys): readonly Token[] {
  if (text.length > longest) throw new SyntaxError(`Message: got ${text.length} characters; expected at most ${longest}.`);
  let tokens: readonly Token[];
  try {
    tokens = parse(text, { strictPluralKeys: false }); // judged below, with all that would be right
  } catch (error) {
    throw new SyntaxError((error as Error).message, { cause: error });
  }
  judge(tokens, pluralKeys, 0);
  return tokens;
}
