import { expectText } from '../registry/expect-input.js';

const maxKeys = 1000; // spec: media-layout §9

/**
 * The parameters of an address by name, each with every value it was given, in their order. Takes `?a=1`, `#a=1` or `a=1`;
 * everything after the thousandth pair is left out. Broken percent codes are kept as text. Throws for what is not a text, and for nothing
 * else. spec: media-layout §9
 */
export function parseQuery(text: string): ReadonlyMap<string, readonly string[]> {
  expectText('parseQuery', text);
  // Cut before anything is decoded: a hostile address costs no more than a long one.
  const pairs = text.replace(/^[?#]/, '').split('&', maxKeys).join('&');
  const found = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(pairs)) {
    const values = found.get(name);
    if (values) values.push(value);
    else found.set(name, [value]);
  }
  return found;
}
