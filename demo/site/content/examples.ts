import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { repository } from './repository.js';

export interface Example {
  tag: string;
  /** File name without its ending; also its address. */
  name: string;
  title: string;
  /** One sentence for the reader. */
  sentence: string;
  /** What the reader copies. */
  markup: string;
}

const firstLine = /^<!--\s*(.*?)\s*\|\s*(.*?)\s*-->\s*\n/;

/** Every element there is: a folder named like a tag that registers itself. Read anew each time, so `--watch` sees it. */
export async function elementTags(): Promise<string[]> {
  const tags: string[] = [];
  for (const entry of await readdir(path.join(repository, 'elements'), { withFileTypes: true })) {
    if (!entry.isDirectory() || !entry.name.includes('-')) continue;
    const files = await readdir(path.join(repository, 'elements', entry.name));
    if (files.includes(`${entry.name}.ts`)) tags.push(entry.name);
  }
  return tags.sort();
}

/** The examples of one element, in the order of their file names. */
export async function examplesOf(tag: string): Promise<Example[]> {
  const folder = path.join(repository, 'elements', tag, 'examples');
  const files = await readdir(folder).catch(() => [] as string[]);
  return Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .sort()
      .map(async (file) => parseExample(tag, file.slice(0, -5), await readFile(path.join(folder, file), 'utf8'))),
  );
}

/** Splits `<!-- Title | One sentence. -->` from the markup below it. */
export function parseExample(tag: string, name: string, text: string): Example {
  const match = firstLine.exec(text);
  const title = match?.[1] ?? name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  return { tag, name, title, sentence: match?.[2] ?? '', markup: text.slice(match?.[0].length ?? 0).trim() };
}
