import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { CatalogFont, SiteFontInstallation } from 'site-elements/contract/site-fonts';
import { siteFontLimits } from 'site-elements/contract/site-fonts';
import { HttpError } from '../../kernel/http/http-error.js';
import { catalog } from './catalog/catalog.js';
import type { FontLibrary, NewFontFile } from './font-library.js';
import type { ReadPackageFile } from './font-source.js';
import { listFontFiles, type PackageFile } from './list-font-files.js';
import { type FontFacts, readWoff2 } from './read-woff2.js';
import { ownerText } from './texts.js';

/** Of all files of an installation: they are in memory until all have arrived. */
const mostBytes = 40_000_000;
/** For all of them: the owner waits for the answer. */
const mostMs = 90_000;
const range = /^U\+[\dA-F?]{1,6}(?:-[\dA-F]{1,6})?$/i;
export const isUnicodeRange = (text: string): boolean => text.length <= 5000 && text.split(',').every(one => range.test(one.trim()));
const rangesSchema = v.record(v.string(), v.pipe(v.string(), v.check(isUnicodeRange)));

interface Loaded { readonly file: PackageFile; readonly facts: FontFacts; readonly bytes: Uint8Array }

/** A family of the catalog; a 404 for any other. */
export function findInCatalog(id: string): CatalogFont {
  const font = catalog.find(one => one.id === id);
  if (!font) throw new HttpError(404, { error: ownerText('fontUnknown'), field: 'family' });
  return font;
}

/** A file of a package that is a font. */
export async function loadFontFile(read: ReadPackageFile, file: PackageFile): Promise<Loaded> {
  const bytes = await read(file.package, file.file);
  const facts = await readWoff2(bytes);
  if (!facts) throw new Error(`${file.file} of ${file.package} is not a WOFF2 file.`);
  return { file, facts, bytes };
}

/** The characters of each subset. Without them, a browser would load all files of a font for any text. */
async function readRanges(read: ReadPackageFile, name: string): Promise<Readonly<Record<string, string>>> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await read(name, 'unicode.json'));
  return v.parse(rangesSchema, JSON.parse(text));
}

const describe = (font: CatalogFont, { file, facts }: Loaded, ranges: Readonly<Record<string, string>>): NewFontFile => ({
  id: randomUUID(), family: font.name, category: font.category, style: file.style, weightFrom: facts.weight[0], weightTo: facts.weight[1],
  axes: facts.axes.map(axis => font.axes.find(({ tag }) => tag === axis.tag) ?? axis),
  subset: file.subset, unicodeRange: Object.hasOwn(ranges, file.subset) ? ranges[file.subset]! : '', license: font.license, source: sourceOf(file),
});
const sourceOf = (file: PackageFile): string => `${file.package}/${file.file.replace(/^files\/|\.woff2$/g, '')}`;

/** Loads the files of a family that are not there yet. They are stored when all have arrived. */
export async function installFont(library: FontLibrary, read: ReadPackageFile, { family, ...choice }: SiteFontInstallation): Promise<void> {
  const font = findInCatalog(family);
  const stored = await library.listSources();
  const files = listFontFiles(font, choice).filter(file => !stored.has(sourceOf(file)));
  if (files.length === 0) return;
  if (files.length > siteFontLimits.filesAtOnce) throw new HttpError(400, { error: ownerText('fontsTooMany', { count: siteFontLimits.filesAtOnce }) });
  const loaded: Loaded[] = [];
  const ranges = await readRanges(read, files[0]!.package).catch(refuse(font));
  const start = performance.now();
  let size = 0;
  for (const file of files) {
    if (performance.now() - start > mostMs) refuse(font)(new Error(`not loaded after ${mostMs} ms`));
    const one = await loadFontFile(read, file).catch(refuse(font));
    size += one.bytes.length;
    if (size > mostBytes) throw new HttpError(413, { error: ownerText('fontTooLarge', { fileName: font.name, maxSize: `${mostBytes / 1_000_000} MB` }) });
    loaded.push(one);
  }
  for (const one of loaded) await library.add(describe(font, one, ranges), one.bytes);
}

const refuse = (font: CatalogFont) => (cause: unknown): never => {
  throw new HttpError(503, { error: ownerText('fontNotLoaded', { fontName: font.name }) }, { 'Retry-After': '10' }, { cause });
};
