import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type FontAxis, type FontStyle, siteFontLimits } from 'site-elements/contract/site-fonts';
import { readAxes, readFamilyName, readStyle, readWeight } from './read-font-tables.js';

/** What a font says of itself. */
export interface FontFacts {
  /** Empty if it has no name. */
  readonly family: string;
  readonly style: FontStyle;
  readonly weight: readonly [from: number, to: number];
  readonly axes: readonly FontAxis[];
}

const unpack = promisify(brotliDecompress);
const headerBytes = 48;
const mostTables = 64;
/** Of all tables unpacked: a file of the largest size that unpacks to more is not a font of the web. */
const mostUnpacked = 6 * siteFontLimits.maxBytes;
/** By their number in the directory. https://www.w3.org/TR/WOFF2/#table_dir_format */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB '
  + 'EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf '
  + 'Silf Glat Gloc Feat Sill'
).replaceAll('_', ' ').match(/\S.{3}(?= |$)/g)!;
const arbitraryTag = 63;
/** Browsers refuse a font without them. */
const requiredTables = ['cmap', 'head', 'hhea', 'maxp'];

interface Entry { readonly tag: string; readonly bytes: number }

/** A number in groups of seven bits; null if it is longer than 32 bits, or begins with zeros. */
function readBase128(data: Buffer, at: number): readonly [value: number, next: number] | null {
  let value = 0;
  for (let count = 0; count < 5; count += 1) {
    const byte = data[at + count];
    if (byte === undefined || (count === 0 && byte === 0x80)) return null;
    value = value * 128 + (byte & 127);
    if (value > 0xffff_ffff) return null;
    if (byte < 128) return [value, at + count + 1];
  }
  return null;
}

/** The tables in the order of their data, and where the data begin; null if the directory is damaged. */
function readDirectory(data: Buffer, count: number): { readonly entries: Entry[]; readonly end: number } | null {
  const entries: Entry[] = [];
  let at = headerBytes;
  for (let number = 0; number < count; number += 1) {
    const flags = data[at++];
    if (flags === undefined) return null;
    const isArbitrary = (flags & 63) === arbitraryTag;
    const tag = isArbitrary ? data.toString('latin1', at, at + 4) : knownTags[flags & 63]!;
    if (isArbitrary) at += 4;
    const [transform, isGlyphs] = [flags >> 6, tag === 'glyf' || tag === 'loca'];
    const lengths = [readBase128(data, at)];
    if (lengths[0] && (isGlyphs ? transform !== 3 : transform !== 0)) lengths.push(readBase128(data, lengths[0][1]));
    const last = lengths.at(-1);
    if (!last || entries.some(one => one.tag === tag)) return null;
    entries.push({ tag, bytes: last[0] });
    at = last[1];
  }
  return { entries, end: at };
}

/** The tables of a WOFF2 file; null if it is anything else, damaged, or unpacks to more than a font needs. */
async function readTables(data: Buffer): Promise<ReadonlyMap<string, Buffer> | null> {
  if (data.length < headerBytes || data.toString('latin1', 0, 4) !== 'wOF2' || data.readUInt32BE(8) !== data.length) return null;
  const [flavor, count, reserved, packedBytes] = [data.toString('latin1', 4, 8), data.readUInt16BE(12), data.readUInt16BE(14), data.readUInt32BE(20)];
  if (!['\0\x01\0\0', 'OTTO', 'true'].includes(flavor) || count === 0 || count > mostTables || reserved !== 0) return null;
  const directory = readDirectory(data, count);
  if (!directory || directory.end + packedBytes > data.length) return null;
  const wanted = directory.entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (wanted > mostUnpacked) return null;
  const unpacked = await unpack(data.subarray(directory.end, directory.end + packedBytes), { maxOutputLength: Math.max(1, wanted) }).catch(() => null);
  if (unpacked?.length !== wanted) return null;
  const tables = new Map<string, Buffer>();
  let from = 0;
  for (const { tag, bytes } of directory.entries) tables.set(tag, unpacked.subarray(from, from += bytes));
  return requiredTables.every(tag => tables.has(tag)) ? tables : null;
}

/** What a WOFF2 file has, by its content. Null for any other file, also for one that only begins like a font. */
export async function readWoff2(bytes: Uint8Array): Promise<FontFacts | null> {
  const tables = await readTables(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!tables) return null;
  const axes = readAxes(tables.get('fvar'));
  if (!axes) return null;
  const os2 = tables.get('OS/2');
  return { family: readFamilyName(tables.get('name')), style: readStyle(tables.get('head')!, os2), weight: readWeight(os2, axes), axes };
}
