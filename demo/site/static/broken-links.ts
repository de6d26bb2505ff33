import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { secondsOfMoment, soundSeconds } from '../sound-length.js';
import { fileOf } from './relative-links.js';

const asWritten = /<pre[\s>][^]*?<\/pre>|<script type="application\/json"[^]*?<\/script>/g;
const links = /<(?:a|link|script|img|iframe|source|video|audio)\s[^>]*?>/g;
const addresses = /\s(?:href|src|poster|srcset)="([^"]*)"/g;

/** What has been written, and what could not be: addresses that only a server answers. */
export interface WrittenDocs {
  readonly pages: readonly string[];
  readonly unanswered: readonly string[];
}

export interface LinkOptions {
  /** For files that are written elsewhere: whether this one is known. */
  isKnown?(file: string): boolean;
}

/** The links of written pages that lead to no file, or name a place that is not in it. */
export async function brokenLinks(folder: string, { pages, unanswered }: WrittenDocs, { isKnown = () => false }: LinkOptions = {}): Promise<string[]> {
  const broken: string[] = [];
  const texts = new Map<string, Promise<string>>();
  const textOf = (file: string) => {
    if (!texts.has(file)) texts.set(file, readFile(path.join(folder, file), 'utf8'));
    return texts.get(file)!;
  };

  async function hasPlace(file: string, hash: string): Promise<boolean> {
    const text = await textOf(file);
    if (hash === 'cookie-settings') return text.includes('<cookie-banner'); // it opens them
    return hash === 'top' || text.includes(` id="${hash}"`) || text.includes(` data-slide-id="${hash}"`);
  }

  /** Whether a recording is written, and as long as a link to one of its moments says: the link is in the same `<site-audio>`. */
  async function hasMoment(page: string, text: string, at: number, hash: string): Promise<boolean> {
    const around = [...text.matchAll(/<site-audio\b[^]*?<\/site-audio>/g)].find(({ index, 0: { length } }) => index < at && at < index + length)?.[0];
    const [, sound] = /<(?:audio|source)\s[^>]*?src="([^"]*)"/.exec(around ?? '') ?? [];
    const seconds = secondsOfMoment(hash);
    return sound !== undefined && seconds !== null && seconds < soundSeconds(await readFile(path.join(folder, path.dirname(fileOf(page)), sound)));
  }

  for (const page of pages) {
    const own = fileOf(page);
    const text = (await textOf(own)).replace(asWritten, '');
    for (const { 0: tag, index } of text.matchAll(links)) {
      for (const [, value] of tag.matchAll(addresses)) {
        for (const address of value!.replaceAll('&amp;', '&').split(/,\s+/).map(one => one.trim().split(/\s/)[0]!)) {
          if (/^[a-z][a-z\d+.-]*:/i.test(address)) continue;
          const [target = '', hash] = address.split('#');
          const file = target ? path.posix.join(path.posix.dirname(own), target) : own;
          if (isKnown(file) || unanswered.includes(target)) continue;
          if (file.startsWith('..') || !existsSync(path.join(folder, file))) broken.push(`${page}: ${address}`);
          else if (hash && !(await hasPlace(file, hash)) && !(target === '' && (await hasMoment(page, text, index, hash))))
            broken.push(`${page}: ${address} names no place`);
        }
      }
    }
  }
  return broken;
}
