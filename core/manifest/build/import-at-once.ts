import path from 'node:path';
import type { Plugin, PluginContext } from 'rollup';

/** What is needed of a chunk here. */
export interface LinkedChunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** A chunk and all that it imports before it runs. */
function closure(chunks: Readonly<Record<string, LinkedChunk>>, from: string, found = new Set<string>()): Set<string> {
  if (found.has(from)) return found;
  found.add(from);
  for (const name of chunks[from]?.imports ?? []) closure(chunks, name, found);
  return found;
}

/**
 * The code of a chunk with each `import('./a.js')` of one that imports others, which this chunk does not have yet, written as
 * `Promise.all([import('./a.js'), import('./b.js')]).then(([module]) => module)`: a browser would else ask for `b.js` only when
 * `a.js` has arrived, a round trip later.
 */
export function importAtOnce(code: string, chunk: LinkedChunk, chunks: Readonly<Record<string, LinkedChunk>>): string {
  const folder = path.posix.dirname(chunk.fileName);
  const there = closure(chunks, chunk.fileName);
  const addressOf = (name: string) => path.posix.relative(folder, name).replace(/^(?!\.)/, './');
  return code.replace(/\bimport\((['"])(\.[^'"]+)\1\)/g, (found, _quote: string, address: string) => {
    const name = path.posix.join(folder, address);
    if (!chunk.dynamicImports.includes(name)) return found;
    const more = [...closure(chunks, name)].filter(each => each !== name && !there.has(each));
    return more.length === 0 ? found : `Promise.all([${[name, ...more].map(each => `import('${addressOf(each)}')`).join()}]).then(([module]) => module)`;
  });
}

/** Does so in every chunk, but for imports of modules that the autoloader fetches beside the script. */
export function importsAtOnce(preloadedModules: (context: PluginContext) => readonly string[]): Plugin {
  let preloaded: ReadonlySet<string>;
  return {
    name: 'imports-at-once',
    renderStart() { preloaded = new Set(preloadedModules(this)); },
    renderChunk(code, chunk, _, { chunks }) {
      const dynamicImports = chunk.dynamicImports.filter(name => !chunks[name]?.moduleIds.some(id => preloaded.has(id)));
      const together = importAtOnce(code, { ...chunk, dynamicImports }, chunks);
      return together === code ? null : { code: together, map: null };
    },
  };
}
