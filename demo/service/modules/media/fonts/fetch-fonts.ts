import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { googleSheet, readFamilies, siteSheet, type Family } from 'site-elements/contract/fonts';

const fontHost = 'https://fonts.gstatic.com/';
const mostFiles = 200;
const mostBytes = 5_000_000;
const timeoutMs = 30_000;
/** The fonts service writes addresses of WOFF2 files for browsers that it knows. */
const asBrowser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

async function take(address: string, get: typeof fetch): Promise<Buffer> {
  const answer = await get(address, { headers: asBrowser, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length > mostBytes) throw new Error(`${address} is larger than ${mostBytes} bytes`);
  return bytes;
}

/** Takes one family over: its style sheet, with the files beside it. The folder is there as a whole or not at all. */
async function fetchFamily(family: Family, target: string, get: typeof fetch): Promise<void> {
  const sheet = (await take(googleSheet([family]), get)).toString('utf8');
  const addresses = [...new Set(sheet.split('url(').slice(1).map(part => part.slice(0, part.indexOf(')')).replace(/^["']|["']$/g, '')))];
  const strange = addresses.find(address => !address.startsWith(fontHost));
  if (strange || addresses.length === 0 || addresses.length > mostFiles) throw new Error(`the style sheet of ${family.name} is not what was expected`);
  const coming = `${target}.coming-${process.pid}`;
  await mkdir(coming, { recursive: true });
  try {
    let own = sheet;
    for (const address of addresses) {
      const bytes = await take(address, get);
      if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw new Error(`${address} is not a WOFF2 file`);
      const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}.woff2`;
      await writeFile(join(coming, name), bytes);
      own = own.replaceAll(address, name);
    }
    await writeFile(join(coming, 'style.css'), own);
    await rename(coming, target);
  } finally {
    await rm(coming, { recursive: true, force: true });
  }
}

/** Where the folder of a family is. */
const folderOf = (folder: string, family: Family): string => join(folder, decodeURIComponent(siteSheet('/', family)).split('/')[1]!);

/**
 * Takes the owner's families over from Google Fonts into a folder, once: visitors ask this site alone. What is there stays as
 * it is; to fetch a family again, delete its folder. Rejects with everything that did not come.
 */
export async function fetchFonts(listed: readonly string[], folder: string, get: typeof fetch = fetch): Promise<void> {
  const { families, wrong } = readFamilies(listed);
  const errors = wrong.map(name => new Error(`"${name}" is not the name of a font; expected one such as Lora 400 700`));
  for (const family of families) {
    const target = folderOf(folder, family);
    if (existsSync(target)) continue;
    await fetchFamily(family, target, get).catch((error: Error) => errors.push(error));
  }
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '));
}
