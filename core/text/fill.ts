import { expectText } from '../registry/expect-input.js';
import { numberFormat, pluralForm } from './intl.js';

/** `{count, plural, one {# item} other {# items}}`, as ICU messages write it. */
const plural = /\{(\w{1,30}), ?plural,((?:\s{0,3}\w{1,10} ?\{[^{}]{0,200}\}){1,6})\s{0,3}\}/g;
const forms = /(\w{1,10}) ?\{([^{}]{0,200})\}/g;

const written = (value: string | number, language: string): string =>
  (typeof value === 'number' && language !== 'en' ? numberFormat(language, { useGrouping: false }).format(value) : String(value));

/**
 * Fills the `{name}` placeholders of a visitor text, numbers and plural forms as the language has them; an unknown name stays
 * as it is written.
 */
export function fill(text: string, values: Record<string, string | number> = {}, language = 'en'): string {
  expectText('fill', text);
  const chosen = text.includes('plural,') ? text.replace(plural, (whole, name: string, list: string) => {
    const count = Object.hasOwn(values, name) ? Number(values[name]) : NaN;
    if (Number.isNaN(count)) return whole;
    const byForm = new Map([...list.matchAll(forms)].map(([, form, said]) => [form!, said!]));
    return (byForm.get(pluralForm(language, count)) ?? byForm.get('other') ?? '').replaceAll('#', () => written(count, language));
  }) : text;
  return chosen.replace(/\{(\w+)\}/g, (placeholder, name: string) => (Object.hasOwn(values, name) ? written(values[name]!, language) : placeholder));
}
