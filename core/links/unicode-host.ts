import { asciiHost } from './host-name.js';

// RFC 3492 §5
const base = 36;
const leastDigit = 1;
const mostDigit = 26;
const skew = 38;
const damp = 700;
const mostLetter = 0x10ffff;

const digitOf = (sign: string): number => (/[a-z]/.test(sign) ? sign.charCodeAt(0) - 97 : /\d/.test(sign) ? sign.charCodeAt(0) - 22 : NaN);

/** RFC 3492 §6.1 */
function adapted(delta: number, count: number, isFirst: boolean): number {
  let [rest, turns] = [Math.floor(delta / (isFirst ? damp : 2)), 0];
  for (rest += Math.floor(rest / count); rest > ((base - leastDigit) * mostDigit) / 2; turns += base) rest = Math.floor(rest / (base - leastDigit));
  return turns + Math.floor((base - leastDigit + 1) * rest / (rest + skew));
}

/** The letters of a label behind `xn--`, or null if it is not Punycode. RFC 3492 §6.2 */
function decoded(label: string): string | null {
  const end = Math.max(0, label.lastIndexOf('-'));
  const letters = [...label.slice(0, end)].map(letter => letter.codePointAt(0)!);
  let [code, index, bias] = [128, 0, 72];
  for (let at = end > 0 ? end + 1 : 0; at < label.length;) {
    const before = index;
    for (let [weight, turns] = [1, base]; ; turns += base) {
      const digit = digitOf(label[at++] ?? '');
      index += digit * weight;
      if (!(index < 2 ** 40)) return null;
      const threshold = Math.min(Math.max(turns - bias, leastDigit), mostDigit);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const count = letters.length + 1;
    bias = adapted(index - before, count, before === 0);
    code += Math.floor(index / count);
    index %= count;
    if (code > mostLetter) return null;
    letters.splice(index++, 0, code);
  }
  return String.fromCodePoint(...letters);
}

/** A host as people write it: `xn--mnchen-3ya.de` as `münchen.de`. One that would not lead back to the same host stays as it is. */
export function unicodeHost(host: string): string {
  if (!/(?:^|\.)xn--/i.test(host)) return host;
  const labels = host.split('.').map(label => (/^xn--/i.test(label) ? decoded(label.slice(4).toLowerCase()) ?? label : label));
  const shown = labels.join('.');
  return asciiHost(shown) === host.toLowerCase() ? shown : host;
}
