import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { isCurrencyCode } from '../money/currencies.js';
import { persistentAtom } from '../platform/storage.js';
import { storedKeys } from '../platform/stored-keys.js';
import { text, type Decoder } from '../registry/decode.js';
import { shared } from '../registry/registry.js';
import { $site } from './site.js';

/** Empty where the visitor has chosen none. */
const storedCurrency: Decoder<string> = (value, report, path = '') => {
  const code = text()(value, report, path);
  if (code === undefined || code === '' || isCurrencyCode(code)) return code;
  return void report?.(path, value, 'the code of a currency');
};

const chosen: WritableAtom<string> = shared('currency-choice@1', '', () =>
  persistentAtom(storedKeys.currency, '', storedCurrency));

/** The currency prices are shown in: the visitor's choice, else the site's, else USD. Source: page-runtime-platform §4. */
export const $currency: ReadableAtom<string> = shared('currency@1', 'USD', () => {
  const store = atom('');
  const choose = () => store.set(chosen.get() || $site.get().currency);
  chosen.listen(choose); // for as long as the page lives, like the stores themselves
  $site.subscribe(choose);
  return store;
});

/** Remembers the visitor's currency. Throws a RangeError for a code outside the currency table. */
export function selectCurrency(code: string): void {
  if (!isCurrencyCode(code)) throw new RangeError(`currency: "${code}" is unknown; expected a code such as EUR; nothing was changed.`);
  chosen.set(code);
}
