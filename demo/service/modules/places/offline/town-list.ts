import { setImmediate as otherRequests } from 'node:timers/promises';
import type { Language } from 'site-elements/contract/language';
import { splitWords } from '../words.js';
import { countryName, isCountry } from './countries.js';
import { normalizeName, type Town, type TownName } from './town.js';

/** A name, and where the word begins by which it is listed. */
interface Later { readonly name: TownName; readonly from: number }

const indexLetters = 2;
const mostWords = 10;
/** Half a name in another language means too much: "hus" would be Houston, which some call Hustonia. */
const fewestLettersOfOther = 4;
const stepSize = 2000;
/** Where a name means several towns of one region, the largest is meant only where it is so much larger than the next. */
const farLarger = 5;

class Index<Listed> {
  readonly #entries = new Map<string, Listed[]>();
  add(key: string, entry: Listed): void {
    const listed = this.#entries.get(key);
    if (listed) listed.push(entry);
    else this.#entries.set(key, [entry]);
  }

  get(key: string): readonly Listed[] { return this.#entries.get(key) ?? []; }
}
const lettersOf = (key: string, from = 0): string => key.slice(from, from + indexLetters);

/** Towns by the first letters of their names, and of every word of them, the largest first. */
export class TownList {
  readonly #first = new Index<TownName>();
  /** What towns are called besides, elsewhere and in other languages. */
  readonly #other = new Index<TownName>();
  readonly #later = new Index<Later>();
  readonly #byId = new Map<string, Town>();

  private constructor() {}

  /** In small steps: the service continues answering meanwhile. `towns`: the largest first. */
  static async of(towns: readonly Town[]): Promise<TownList> {
    const list = new TownList();
    for (const [at, town] of towns.entries()) {
      if (at % stepSize === stepSize - 1) await otherRequests();
      list.#add(town);
    }
    return list;
  }

  byId(id: string): Town | undefined { return this.#byId.get(id); }

  /** Towns that are called what was typed, then those whose name begins so; with their region and country where these were typed too. */
  suggest(input: string, { language = 'en', most }: { language?: Language; most: number }): TownName[] {
    const words = splitWords(input).slice(0, mostWords);
    const [first = ''] = words;
    if (first.length < indexLetters) return [];
    const found = new Map<Town, TownName>();
    const take = (name: TownName) => { if (found.size < most && !found.has(name.town)) found.set(name.town, name); };
    for (let count = words.length; count > 0; count -= 1) {
      const rest = words.slice(count);
      for (const name of this.#called(words.slice(0, count).join(' '), input)) if (isIn(name.town, rest, language)) take(name);
    }
    const isMeant = (name: TownName, from: number) => name.key.startsWith(first, from)
      && (words.length === 1 || name.key.startsWith(words.join(' '), from) || isIn(name.town, words.slice(1), language, name.key.slice(from).split(' ')));
    const letters = lettersOf(first);
    for (const name of this.#first.get(letters)) if (found.size < most && isMeant(name, 0)) take(name);
    for (const { name, from } of this.#later.get(letters)) if (found.size < most && isMeant(name, from)) take(name);
    if (words.join('').length < fewestLettersOfOther) return [...found.values()];
    for (const name of this.#other.get(letters)) if (found.size < most && isMeant(name, 0)) take(name);
    return [...found.values()];
  }

  /** The one town that an address in parts names: "Husum, Germany". Null where a part says something else, or where it may be another town. */
  find(parts: readonly string[], { knowsZip }: { knowsZip(town: Town, zip: string): boolean }): Town | null {
    const [namePart = splitZip(''), ...rest] = parts.map(splitZip);
    const zips = [namePart, ...rest].flatMap(part => part.zips);
    const named = new Set(
      this.#called(normalizeName(namePart.text))
        .map(({ town }) => town)
        .filter(
          town =>
            (rest.length > 0 || isCountry(namePart.text, town.country))
            && rest.every(({ text }) => isPlaceOf(town, text))
            && zips.every(zip => knowsZip(town, zip)),
        ),
    );
    const [largest, next] = named;
    return largest && (!next || largest.people >= farLarger * Math.max(next.people, 1)) ? largest : null;
  }

  /** Names that are just this; the town's own before those of other languages, of these one that is spelled as was typed, accents and all. */
  #called(key: string, typed = ''): TownName[] {
    const [main, others] = [this.#first, this.#other].map(index => index.get(lettersOf(key)).filter(name => name.key === key)) as [TownName[], TownName[]];
    const small = typed.toLowerCase();
    const asTyped = others.filter(({ text }) => small.startsWith(text.toLowerCase()));
    return [...main, ...asTyped, ...others].sort((one, other) => other.town.people - one.town.people);
  }

  #add(town: Town): void {
    this.#byId.set(town.id, town);
    const [main, ...others] = town.names;
    this.#first.add(lettersOf(main!.key), main!);
    for (let space = main!.key.indexOf(' '); space >= 0; space = main!.key.indexOf(' ', space + 1)) {
      this.#later.add(lettersOf(main!.key, space + 1), { name: main!, from: space + 1 });
    }
    for (const name of others) this.#other.add(lettersOf(name.key), name);
  }
}

const kept = new Map<string, readonly string[]>();
/** Words of a country, of which there are few. */
function keptWords(text: string): readonly string[] {
  let words = kept.get(text);
  if (!words) kept.set(text, words = splitWords(text));
  return words;
}

/** Whether each of the words begins one of a town's region or country, or of the name. */
function isIn(town: Town, words: readonly string[], language: Language, name: readonly string[] = []): boolean {
  if (words.length === 0) return true;
  const known = [name, town.regionWords, ...[town.country, countryName(town.country), countryName(town.country, language)].map(keptWords)];
  return words.every(word => known.some(some => some.some(one => one.startsWith(word))));
}

/** A part of an address, and the postal codes in it: "ME 04101". */
function splitZip(part: string): { text: string; zips: string[] } {
  const pieces = part.trim().split(/\s+/);
  const isZip = (piece: string) => /\d/.test(piece);
  return { text: pieces.filter(piece => !isZip(piece)).join(' '), zips: pieces.filter(isZip) };
}

/** Whether a part of an address is the region or the country of a town, or only a postal code. */
const isPlaceOf = (town: Town, text: string): boolean =>
  text === '' || isCountry(text, town.country) || town.regions.some(region => normalizeName(region) === normalizeName(text));
