import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { elementsFolder } from './tables.js';

export interface Example {
  readonly tag: string;
  /** File name without its ending; also its address in the demo. */
  readonly name: string;
  readonly title: string;
  /** One sentence for the reader. */
  readonly sentence: string;
  /** What the reader copies. */
  readonly markup: string;
}

const firstLine = /^<!--\s*(.*?)\s*\|\s*(.*?)\s*-->\s*\n/;

/** Splits `<!-- Title | One sentence. -->` from the markup below it. */
export function parseExample(tag: string, name: string, text: string): Example {
  const match = firstLine.exec(text);
  const title = match?.[1] ?? name.replaceAll('-', ' ').replace(/^./, letter => letter.toUpperCase());
  return { tag, name, title, sentence: match?.[2] ?? '', markup: text.slice(match?.[0].length ?? 0).trim() };
}

/** The examples of one element, in the order of their file names. */
export function readExamples(tag: string): Example[] {
  const folder = path.join(elementsFolder, tag, 'examples');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter(file => file.endsWith('.html')).sort()
    .map(file => parseExample(tag, file.slice(0, -'.html'.length), readFileSync(path.join(folder, file), 'utf8')));
}
