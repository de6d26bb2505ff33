import { randomUUID } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { type SiteFontsAnswer, siteFontPaths } from 'site-elements/contract/site-fonts';
import type { OwnerVisitor } from '../../owner-shell/owner-visitor-for-test.js';
import type { TestService } from '../../start-for-test.js';

export interface Answer<Body = SiteFontsAnswer> { readonly status: number; readonly body: Body & { readonly error: string } }

/** The owner's editor, as a program: it sends nothing again. */
export function fontsVisitor({ address }: Pick<TestService, 'address'>, { cookie, csrf }: OwnerVisitor) {
  const headers = { cookie, 'x-csrf-token': csrf };
  const read = async <Body>(response: Response): Promise<Answer<Body>> =>
    ({ status: response.status, body: await response.json() as Answer<Body>['body'] });
  return {
    get: async <Body = SiteFontsAnswer>(path: string = siteFontPaths.list) => read<Body>(await fetch(address + path, { headers })),
    post: async (path: string, body: unknown) =>
      read<SiteFontsAnswer>(await fetch(address + path, {
        method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body),
      })),
    put: async (name: string, bytes: Uint8Array, id: string = randomUUID()) => read<SiteFontsAnswer>(await fetch(
      `${address}${siteFontPaths.upload.replace(':id', id)}?${new URLSearchParams({ name })}`,
      { method: 'POST', headers: { ...headers, 'content-type': 'application/octet-stream' }, body: bytes as BodyInit },
    )),
    sheet: async () => (await fetch(address + siteFontPaths.sheet)).text(),
  };
}

const uint16 = (...numbers: number[]): Buffer => Buffer.from(numbers.flatMap(number => [number >> 8 & 255, number & 255]));
const uint32 = (number: number): Buffer => { const bytes = Buffer.alloc(4); bytes.writeUInt32BE(number >>> 0); return bytes; };
const fixed = (number: number): Buffer => { const bytes = Buffer.alloc(4); bytes.writeInt32BE(Math.round(number * 65_536)); return bytes; };

function base128(number: number): Buffer {
  const bytes = [number & 127];
  for (let rest = Math.floor(number / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift(128 | (rest & 127));
  return Buffer.from(bytes);
}

/** The table of names with one family, as fonts for Windows have it. */
function nameTable(family: string): Buffer {
  const text = Buffer.from(family, 'utf16le').swap16();
  return Buffer.concat([uint16(0, 1, 18, 3, 1, 0x409, 1, text.length, 0), text]);
}

export interface TestFont {
  readonly family?: string;
  readonly weight?: number;
  readonly isItalic?: boolean;
  readonly axes?: readonly (readonly [tag: string, min: number, usual: number, max: number])[];
  /** Further tables, or others in place of those that it would have; null for none. */
  readonly tables?: Readonly<Record<string, Buffer | null>>;
  /** Lengths that the directory promises in place of the real ones. */
  readonly promised?: Readonly<Record<string, number>>;
  readonly flavor?: string;
}

/** A WOFF2 file with the tables that the service reads. No browser draws it. https://www.w3.org/TR/WOFF2/ */
export function makeWoff2(font: TestFont = {}): Buffer {
  const { family = 'Test Sans', weight = 400, isItalic = false, axes = [], tables = {}, promised = {}, flavor = '\0\x01\0\0' } = font;
  const os2 = Buffer.alloc(96);
  os2.writeUInt16BE(weight, 4);
  os2.writeUInt16BE(isItalic ? 1 : 64, 62);
  const fvar = Buffer.concat([uint16(1, 0, 16, 2, axes.length, 20, 0, 0), ...axes.flatMap(([tag, min, usual, max]) =>
    [Buffer.from(tag, 'latin1'), fixed(min), fixed(usual), fixed(max), uint16(0, 256)])]);
  const all: Record<string, Buffer | null> = {
    cmap: Buffer.alloc(8), head: Buffer.alloc(54), hhea: Buffer.alloc(36), maxp: Buffer.alloc(6), name: nameTable(family), 'OS/2': os2,
    ...axes.length > 0 && { fvar }, ...tables,
  };
  const entries = Object.entries(all).filter((entry): entry is [string, Buffer] => entry[1] !== null);
  const directory = Buffer.concat(entries.flatMap(([tag, bytes]) =>
    [Buffer.from([63]), Buffer.from(tag, 'latin1'), base128(promised[tag] ?? bytes.length)]));
  const data = brotliCompressSync(Buffer.concat(entries.map(([, bytes]) => bytes)));
  const header = Buffer.concat([
    Buffer.from(`wOF2${flavor}`, 'latin1'), uint32(48 + directory.length + data.length), uint16(entries.length, 0), uint32(1000), uint32(data.length),
    Buffer.alloc(24),
  ]);
  return Buffer.concat([header, directory, data]);
}
