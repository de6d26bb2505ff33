import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const textOf = (folder: string, name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** A file and everything that its imports lead to; with `dynamic` also what it asks for later. */
function reachable(folder: string, entries: readonly string[], dynamic = false): Set<string> {
  const found = new Set<string>();
  const imports = dynamic ? /\b(?:from|import)\s*\(?\s*["'`](\.[^"'`]+)["'`]/g : /\b(?:from|import)\s*["'](\.[^"']+)["']/g;
  const add = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const [, target] of textOf(folder, name).matchAll(imports)) add(path.posix.join(path.posix.dirname(name), target!));
  };
  entries.forEach(add);
  return found;
}

/** The texts of a language are one file for all elements, and a page loads those of one language: the largest. */
const isLanguage = (name: string): boolean => /(?:^|\/)texts-[a-z]{2,3}-/.test(name);

const kilobytes = (bytes: number): string => (bytes < 100 ? 'nothing' : `${(bytes / 1024).toFixed(1)} KB`);

/** One sentence about an element's scripts in the CDN build, compressed with brotli; empty where there is no build. */
export function describeCost(tag: string, tags: readonly string[], folder = 'dist/cdn'): string {
  if (!existsSync(path.join(folder, `${tag}.js`))) return '';
  const sizes = (names: Iterable<string>): number =>
    [...names].reduce((sum, name) => sum + brotliCompressSync(textOf(folder, name)).length, 0);
  const first = reachable(folder, [`${tag}.js`]);
  const others = tags.filter(other => other !== tag && existsSync(path.join(folder, `${other}.js`)));
  const shared = others.flatMap(other => [...reachable(folder, [`${other}.js`])]);
  const common = new Set(shared);
  const own = [...first].filter(name => !common.has(name));
  const later = [...reachable(folder, [`${tag}.js`], true)].filter(name => !first.has(name));
  const language = Math.max(0, ...later.filter(isLanguage).map(name => sizes([name])));
  const optional = sizes(later.filter(name => !isLanguage(name))) + language;
  return `Scripts, compressed: ${kilobytes(sizes(first))} when the element comes near the viewport, of which ${kilobytes(sizes(own))} `
    + `are its own and the rest is shared with other elements; ${kilobytes(optional)} more if every optional part is used`
    + `${language ? ', with the texts of one language' : ''}.`;
}
