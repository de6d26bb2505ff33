import { type Language, languageFor } from 'site-elements/contract/language';

/** A client can send a header of any length and with any number of parts: only this much of it is read. */
const mostCharacters = 500;
const mostParts = 30;
const tag = /^[a-z]{2,8}(-[a-z\d]{1,8}){0,4}$/i;
const quality = /^q=([01](?:\.\d{0,3})?)$/i;

/** The supported language that a visitor prefers, by the header `Accept-Language`; English without a match. */
export function preferredLanguage(header: string | undefined): Language {
  const parts = (header ?? '').slice(0, mostCharacters).split(',', mostParts);
  const wanted = parts.map(part => {
    const [range = '', ...parameters] = part.slice(0, 60).split(';', 3).map(one => one.trim());
    const said = parameters.find(one => one.startsWith('q') || one.startsWith('Q'));
    const weight = said === undefined ? 1 : Number(quality.exec(said)?.[1] ?? 0);
    return { language: range === '*' ? 'en' as const : tag.test(range) ? languageFor(range) : undefined, weight };
  });
  // Sorting is stable: of equals, the first one counts.
  return wanted.filter(({ language, weight }) => language !== undefined && weight > 0).sort((one, other) => other.weight - one.weight)[0]?.language ?? 'en';
}
