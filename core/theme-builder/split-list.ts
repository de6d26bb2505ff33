/** Splits at the commas outside of brackets and quotes. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let [depth, from, quote] = [0, 0, ''];
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === ',' && depth === 0) {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...parts, text.slice(from).trim()];
}
