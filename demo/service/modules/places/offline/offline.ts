import type { Language } from 'site-elements/contract/language';
import type { PlacePrediction } from 'site-elements/contract/places';
import { type GeocoderQuery, type Address, type Geocoder, toTwoLines, maxPredictions } from '../geocoder.js';
import { splitWords } from '../words.js';
import { countryName } from './countries.js';
import { findPlaces, placeDetails } from './find-streets.js';
import { packagedFiles, readTowns, type TownFiles } from './read-towns.js';
import { findPosition } from './street-position.js';
import { towns as townsWithStreets } from './streets.js';
import type { TownName } from './town.js';
import { TownList } from './town-list.js';

/** What the license of the gazetteer, CC BY 4.0, asks to be said where its towns are shown. */
export const geonames = '© GeoNames, CC BY 4.0';

const longestLine = 120;
const hasNumber = /\d/;
const noTowns = TownList.of([]);

/** A house number with its street, and no town after them yet. */
function mayMeanTown(text: string): boolean {
  const [line = '', ...rest] = text.split(',');
  return !hasNumber.test(line) || /\p{L}{2}/u.test(rest.join(' '));
}

export interface OfflineOptions {
  files?: TownFiles;
  /** Told where the gazetteer cannot be read. Streets are known all the same. */
  onError(error: unknown): void;
}

/** The towns of which we know streets, and with them postal code and region as people write them. */
const ours = new Map(townsWithStreets.map(town => [town.geonames, town]));

/** A few streets, and the towns of the world, without requests and without a key. The towns are read at the first query that may name one. */
export function offlineGeocoder({ files, onError }: OfflineOptions): Geocoder {
  let reading: Promise<TownList> | undefined;
  let isRead = false;
  const readList = () => reading ??= (async () => TownList.of(await readTowns(files ?? packagedFiles())))().catch((error: unknown) => {
    onError(error);
    return noTowns;
  }).finally(() => { isRead = true; });

  function suggestTowns(list: TownList, text: string, how: { language: Language; most: number }): PlacePrediction[] {
    const [line = '', ...rest] = text.split(',');
    const found = hasNumber.test(line) ? [] : list.suggest(text, how);
    if (found.length > 0 || !/\p{L}{2}/u.test(line)) return found.map(name => prediction(name));
    // An unknown street, and its town: "Lange Zeile 7, Husum".
    return list.suggest(rest.join(' '), how).map(name => prediction(name, line));
  }

  return {
    name: 'offline',
    async suggest({ text, language }) {
      const streets = findPlaces(text);
      const first = splitWords(text).find(word => !hasNumber.test(word)) ?? '';
      // Who types a town means the town, before the streets that we know in it.
      const isMeant = ({ mainText }: PlacePrediction) => splitWords(mainText).find(word => !hasNumber.test(word))?.startsWith(first);
      const meant = streets.filter(isMeant);
      const most = maxPredictions - meant.length;
      const list = readList();
      // Reading the towns takes seconds: a street that is known does not wait for them.
      const towns = most > 0 && mayMeanTown(text) && (isRead || meant.length === 0) ? suggestTowns(await list, text, { language, most }) : [];
      const predictions = [...meant, ...towns, ...streets.filter(street => !isMeant(street))].slice(0, maxPredictions);
      return { predictions, ...towns.length > 0 && { attribution: geonames } };
    },

    async details({ text: placeId }) {
      const street = placeDetails(placeId);
      if (street) return street.address;
      const { id, name, line } = readId(placeId) ?? {};
      if (id === undefined) return null;
      const town = (await readList()).byId(id);
      const called = town?.names[name!];
      return called ? addressOf(called, line!) : null;
    },

    async find({ text }: GeocoderQuery) {
      const street = findPosition(text);
      if (street) return { position: street };
      const parts = text.split(/[,;\n]/).map(part => part.trim()).filter(Boolean);
      const town = (await readList()).find(parts, { knowsZip: (one, zip) => ours.get(one.id)?.zip === zip.toUpperCase() });
      return town && { position: { lat: town.lat, lng: town.lng }, attribution: geonames };
    },
  };
}

function addressOf({ town, text }: TownName, line: string): Address {
  const known = ours.get(town.id);
  return { line1: line, line2: '', city: text, state: known?.state ?? town.region, zip: known?.zip ?? '', country: countryName(town.country) };
}

/** `geonames.2897132.0`, and what the visitor has typed before the town. */
function prediction(name: TownName, typed = ''): PlacePrediction {
  const line = typed.trim().replace(/\s+/g, ' ').slice(0, longestLine);
  return { placeId: ['geonames', name.town.id, name.town.names.indexOf(name), ...line ? [line] : []].join('.'), ...toTwoLines(addressOf(name, line)) };
}

function readId(placeId: string): { id: string; name: number; line: string } | null {
  const [, id, name, line = ''] = /^geonames\.(\d{1,12})\.(\d{1,3})(?:\.(.{1,120}))?$/su.exec(placeId) ?? [];
  return id === undefined ? null : { id, name: Number(name), line: line.trim() };
}
