import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Files by what they import of one another, types and late imports included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Code in a folder. Installed packages, which `test/rich-text` has, are not ours. */
const sources = (folder: string): string[] => readdirSync(folder, { withFileTypes: true })
  .filter(({ name }) => name !== 'node_modules')
  .flatMap(entry => (entry.isDirectory() ? sources(`${folder}/${entry.name}`) : `${folder}/${entry.name}`))
  .filter(path => /(?<!\.d)\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));

/** Texts by language, which are imported by a template: all files of the folder. */
const textsOf = (file: string, text: string): string[] => [...text.matchAll(/import\(`(\.{1,2}\/[\w./-]*)\/\$\{\w+\}\.js`\)/g)].flatMap(([, name]) => {
  const folder = join(dirname(file), name!).replaceAll('\\', '/');
  return existsSync(folder) ? readdirSync(folder).map(each => `${folder}/${each}`) : [];
});

/** The graph of these folders' code, tests left out. */
export function importGraph(...folders: string[]): ImportGraph {
  const files = new Set(folders.flatMap(sources));
  const importsOf = (file: string) => {
    const text = readFileSync(file, 'utf8');
    const byName = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName)
      .filter(name => name.startsWith('.')).map(name => join(dirname(file), name).replaceAll('\\', '/').replace(/\.js$/, ''))
      .map(path => [`${path}.ts`, `${path}.tsx`].find(existsSync) ?? path);
    return [...byName, ...textsOf(file, text)].filter(path => files.has(path));
  };
  return new Map([...files].map(file => [file, importsOf(file)]));
}

/** Everything that these files need. */
export function reachedFrom(graph: ImportGraph, starts: Iterable<string>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  while (waiting.length) {
    const file = waiting.pop()!;
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...graph.get(file) ?? []);
  }
  return reached;
}

/** Groups of files of which each needs every other. */
export function circlesIn(graph: ImportGraph): string[][] {
  const reach = new Map([...graph.keys()].map(file => [file, reachedFrom(graph, graph.get(file)!)]));
  const circles = new Map<string, string[]>();
  for (const [file, reached] of reach) {
    if (!reached.has(file)) continue;
    const circle = [...reached].filter(other => reach.get(other)?.has(file)).sort();
    circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}

/** The graph of what files are in: a folder needs another when a file of it does. Files for which there is no folder are left out. */
export function folderGraph(graph: ImportGraph, folderOf: (file: string) => string | undefined): ImportGraph {
  const folders = new Map<string, Set<string>>();
  for (const [file, imports] of graph) {
    const folder = folderOf(file);
    if (folder === undefined) continue;
    const needed = folders.get(folder) ?? folders.set(folder, new Set()).get(folder)!;
    for (const other of imports.map(folderOf)) if (other !== undefined && other !== folder) needed.add(other);
  }
  return new Map([...folders].map(([folder, needed]) => [folder, [...needed].filter(other => folders.has(other))]));
}
