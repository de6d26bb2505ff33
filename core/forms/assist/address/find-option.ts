import { regionNames } from '../../../text/intl.js';

export interface Choice { readonly value: string; readonly text: string }

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** A country's names in some languages, by its code of two letters; none for anything else. */
function namesOf(code: string, languages: readonly string[]): string[] {
  if (!/^[a-z]{2}$/i.test(code)) return [];
  return languages.flatMap(language => regionNames(language).of(code.toUpperCase()) ?? []);
}

/** Where in a list a text stands, by its words or its value; countries also by their names and codes. -1: nowhere. */
export function findOption(choices: readonly Choice[], wanted: string, languages: readonly string[] = []): number {
  const texts = [wanted, ...namesOf(wanted, languages)].map(plain).filter(Boolean);
  const has = (...forms: string[]) => forms.some(form => texts.includes(plain(form)));
  const at = choices.findIndex(({ value, text }) => has(value, text));
  return at >= 0 ? at : choices.findIndex(({ value }) => has(...namesOf(value, languages)));
}
