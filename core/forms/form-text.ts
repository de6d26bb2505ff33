import { ownValue } from '../registry/own-value.js';
import { $site } from '../stores/site.js';
import { fill } from '../text/fill.js';
import type { FormHost } from './form.settings.js';

type Values = Record<string, string | number>;

/**
 * Texts that stand apart from the form's own, because only some forms load them; `english` has them all. A site's own words
 * for them are in its context as those do, under `texts["site-form"]`; under another element's name for it alone.
 */
export const formText = <Key extends string>(host: FormHost, english: Readonly<Record<Key, string>>) => (key: Key, values?: Values): string => {
  const { texts } = $site.get();
  const own = ownValue(texts[host.element?.localName ?? ''], key) ?? ownValue(texts['site-form'], key);
  return fill(own ?? host.translated(key) ?? english[key], values, host.language);
};
