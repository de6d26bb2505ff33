import { readFile, stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { canParseUrl } from 'site-elements/contract/can-parse-url';
import { siteFontLimits } from 'site-elements/contract/site-fonts';
import { fetchPublic } from '../../kernel/http/fetch-public.js';

/** Reads a file of an npm package, such as `files/lora-latin-400-normal.woff2` of `@fontsource/lora`. Rejects if it cannot be read. */
export type ReadPackageFile = (name: string, file: string) => Promise<Uint8Array>;

/** Major version of the packages whose files are named as `list-font-files` names them. */
const version = '5';
const timeoutMs = 20_000;

/** FONT_SOURCE; undefined for none. Throws a message for people where it is neither an address nor a folder. */
export function readFontSource(text = ''): string | undefined {
  const place = text.trim().replace(/\/$/, '');
  if (place === '') return undefined;
  const url = canParseUrl(place) ? new URL(place) : null;
  if (url ? /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash : isAbsolute(place)) return place;
  throw new Error(`FONT_SOURCE is "${text}"; expected the address under which a host has npm packages by file, or the full path of a node_modules folder.`);
}

/** Reads packages from a folder such as `node_modules`, or from a host that has their files. */
export function packageReader(place: string): ReadPackageFile {
  const { maxBytes } = siteFontLimits;
  if (isAbsolute(place)) return async (name, file) => {
    const path = join(place, name, file);
    if ((await stat(path)).size > maxBytes) throw new Error(`${file} is larger than ${maxBytes} bytes`);
    return readFile(path);
  };
  return async (name, file) => {
    const address = `${place}/${name}@${version}/${file}`;
    const { status, body } = await fetchPublic(address, { mostBytes: maxBytes, timeoutMs });
    if (status !== 200) throw new Error(`${address} answers ${status}`);
    return body;
  };
}
