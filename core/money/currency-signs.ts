import { numberFormat } from '../text/intl.js';
import type { AmountContext } from './separator-roles.js';

/** Common currency signs that `Intl` does not have. */
const everyday: Readonly<Partial<Record<string, string>>> = {
  CHF: 'fr sfr',
  INR: 'rs',
  PKR: 'rs',
  LKR: 'rs',
  NPR: 'rs',
  KWD: 'kd',
  ZAR: 'r',
  IDR: 'rp',
  MYR: 'rm',
  CNY: 'rmb',
};

const plain = (sign: string): string => sign.replace(/[.\s\p{Cf}]/gu, '').toLowerCase();

/** All names of a currency in the page's languages: signs, the code, and words such as "euros". */
function signsOf({ currency, locale, symbol = '' }: AmountContext): ReadonlySet<string> {
  const signs = [symbol, currency, ...(everyday[currency] ?? '').split(' ')];
  if (/^[A-Z]{3}$/.test(currency)) {
    for (const tag of [...[locale].flat(), 'en']) {
      for (const currencyDisplay of ['symbol', 'narrowSymbol', 'name'] as const) {
        for (const count of [1, 2, 5]) {
          const name = numberFormat(tag, {
            style: 'currency',
            currency,
            currencyDisplay,
            minimumFractionDigits: 0,
            maximumFractionDigits: 0,
          })
            .formatToParts(count)
            .filter(({ type }) => type === 'currency')
            .map(({ value }) => value)
            .join(' ');
          const words = name.split(' ');
          signs.push(name, words[0]!, words.at(-1)!, ...name === '$' ? [`${currency.slice(0, 2)}$`, `${currency[0]}$`] : []);
        }
      }
    }
  }
  return new Set(signs.map(sign => plain(sign.normalize('NFKC'))).filter(Boolean));
}

interface Stripped {
  readonly body: string;
  /** The digits after a currency sign that is used as the decimal separator. */
  readonly cents: string | null;
  readonly isNegative: boolean;
}

/** An amount without cents: `12.-`, `12,--`. */
const noCents = /^[.,]--?(?=$|[^\d-])/;

/** Removes the currency sign and the minus sign from an amount. Returns a problem for any other text around the digits. */
export function readCurrencySign(text: string, context: AmountContext): Stripped | { readonly problem: 'unreadable' | 'currency' } {
  const first = text.search(/\d/);
  if (first < 0) return { problem: 'unreadable' };
  const last = text.length - 1 - [...text].reverse().join('').search(/\d/);
  let [head, middle] = [text.slice(0, first), text.slice(first, last + 1)];
  const tail = text.slice(last + 1).replace(noCents, '');
  // A mark before the first digit ends an abbreviation ("Rs.50") or begins the cents (".50").
  const [, before = '', mark = ''] = /^(|.*[^\p{L}.,])([.,\u066b])$/u.exec(head) ?? [];
  if (mark) [head, middle] = [before, mark + middle];
  const isNegative = head.includes('-');
  head = head.replace('-', '');
  const inner = middle.split(/([^\d.,' \u066b\u066c]+)/);
  const words = [head, tail, ...inner.length === 3 ? [inner[1]!] : []].map(plain).filter(Boolean);
  // "12." may be unfinished.
  if (
    inner.length > 3
    || (inner.length === 3 && words.length !== 1)
    || /^[.,]/.test(tail)
    || words.some(word => !/^[\p{L}\p{Sc}]+$/u.test(word))
  )
    return { problem: 'unreadable' };
  const own = words.length > 0 ? signsOf(context) : new Set<string>();
  if (words.some(word => !own.has(word)))
    return {
      problem: words.every(word => own.has(word) || /^(\p{L}{0,3}\p{Sc}\p{L}{0,3}|[a-z]{3})$/u.test(word)) ? 'currency' : 'unreadable',
    };
  return { body: inner[0]!.trim(), cents: inner.length === 3 ? inner[2]!.trim() : null, isNegative };
}
