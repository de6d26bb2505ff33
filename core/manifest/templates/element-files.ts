import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toClassName } from '../describe/element-docs.js';

export type ElementKind = 'feature' | 'leaf';

const templates = fileURLToPath(new URL('./', import.meta.url));
const ending = '.template';

export interface NewElement {
  readonly tag: string;
  readonly kind: ElementKind;
  /** The way from the element's folder to the repository's top. */
  readonly rootFrom?: string;
}

/** The files of a new element by path from the repository's top, made of the templates of its kind. */
export function elementFiles({ tag, kind, rootFrom = '../..' }: NewElement): Record<string, string> {
  const name = tag.replace(/^site-/, '');
  const View = toClassName(name);
  const words: Record<string, string> = {
    tag, name, View, core: `${rootFrom}/core`, styles: `${rootFrom}/styles`,
    camel: View[0]!.toLowerCase() + View.slice(1),
    Class: toClassName(tag),
    event: `${tag}-change`,
  };
  const filled = (text: string): string => text.replace(/__(\w+?)__/g, (mark, key: string) => words[key] ?? mark);
  const folder = path.join(templates, kind);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith(ending)).sort();
  return Object.fromEntries(files.map(file => [
    `elements/${tag}/${filled(file.replaceAll('\\', '/').slice(0, -ending.length))}`,
    filled(readFileSync(path.join(folder, file), 'utf8')),
  ]));
}
