// Writes `catalog.json` again from the public metadata of the fonts that Fontsource packages, the npm package `google-font-metadata`:
// `npx tsx demo/service/modules/fonts/catalog/write-catalog.ts FOLDER-OF-THE-UNPACKED-PACKAGE`
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CatalogFont, FontAxis, FontCategory } from 'site-elements/contract/site-fonts';
import { families } from './families.js';

interface Family {
  readonly family: string;
  readonly subsets: readonly string[];
  readonly weights: readonly number[];
  readonly styles: readonly ('normal' | 'italic')[];
}
interface Variable { readonly axes: Readonly<Record<string, Readonly<Record<'default' | 'min' | 'max' | 'step', string>>>> }
interface License { readonly license: { readonly type: string } }

const [folder = ''] = process.argv.slice(2);
const read = async <Row>(name: string) => JSON.parse(await readFile(join(folder, 'data', `${name}.json`), 'utf8')) as Record<string, Row>;
const [known, variable, licenses] = [await read<Family>('google-fonts-v2'), await read<Variable>('variable'), await read<License>('licenses')];
/** By the identifiers of SPDX. */
const shortNames: Readonly<Record<string, string>> = { 'SIL Open Font License, 1.1': 'OFL-1.1', 'Apache License, Version 2.0': 'Apache-2.0' };

function describe(name: string, category: FontCategory): CatalogFont {
  const id = name.toLowerCase().replaceAll(' ', '-');
  const family = known[id];
  if (!family) throw new Error(`${name} is not in the metadata.`);
  const license = licenses[id]?.license.type ?? '';
  const axes = Object.entries(variable[id]?.axes ?? {}).filter(([tag]) => tag !== 'ital')
    .map(([tag, { min, max, default: usual, step }]): FontAxis => ({ tag, min: Number(min), max: Number(max), default: Number(usual), step: Number(step) }));
  return {
    id, name: family.family, category, subsets: family.subsets, weights: family.weights, styles: [...family.styles].sort().reverse(),
    axes: axes.some(({ tag }) => tag === 'wght') ? axes : [], license: shortNames[license] ?? license,
  };
}

const rows = Object.entries(families).flatMap(([category, names]) => names.map(name => describe(name, category as FontCategory)))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));
await writeFile(new URL('catalog.json', import.meta.url), `[\n${rows.map(row => JSON.stringify(row)).join(',\n')}\n]\n`);
