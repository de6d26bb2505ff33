import path from 'node:path';
import type { Plugin } from 'rollup';

// What the package of npm is besides the compiled modules: only what a consumer can reach, and no package that they may not have.

/** What is written instead of an import of an optional peer dependency. */
const guarded = (name: string, imported: string): string => '(async () => { try { return await '
  + imported
  + ` } catch (error) { console.warn('site-elements: the package "${name}" could not be loaded. Where it is not installed: npm install ${name}', error);`
  + ' throw error; } })()';

/** A script's imports of some packages, each in a `try` of its own. */
export function guardImports(code: string, peers: readonly string[]): string {
  const names = peers.map(name => name.replaceAll('.', '\\.')).join('|');
  return code.replace(new RegExp(`\\bimport\\((["'])(${names})(?:/[^"']{0,200})?\\1\\)`, 'g'), (imported, _, name: string) => guarded(name, imported));
}

/**
 * Optional peer dependencies are loaded by `import()` only. A bundler fails on a package that it does not find, unless the
 * import is in a `try` (webpack, Rspack, esbuild): a site without maps builds without the packages of maps. Where one
 * that is needed is missing, the console says how to install it.
 */
export const guardPeers = (peers: readonly string[]): Plugin => ({
  name: 'guard-peers',
  renderChunk: code => ({ code: guardImports(code, peers), map: null }),
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      const fixed = chunk.type === 'chunk' ? chunk.imports.find(id => peers.some(name => id === name || id.startsWith(`${name}/`))) : undefined;
      if (fixed) this.error(`${chunk.fileName} imports the optional peer dependency "${fixed}" statically; expected import(), which may fail.`);
    }
  },
});

/** The relative modules that a file of types refers to, as files. */
function referredTypes(file: string, text: string): string[] {
  const referred = text.matchAll(/(?:\bfrom|\bimport\(|\bimport|\bmodule)\s*["'](\.[^"']+)["']/g);
  return [...referred].map(([, to]) => path.posix.join(path.posix.dirname(file), to!.replace(/\.js$/, '.d.ts')));
}

/** The files of types that can be reached from some of them. `textOf` answers undefined for what there is no file of. */
export function reachableTypes(entries: readonly string[], textOf: (file: string) => string | undefined): ReadonlySet<string> {
  const reached = new Set(entries);
  for (const file of reached) for (const to of referredTypes(file, textOf(file) ?? '')) if (textOf(to) !== undefined) reached.add(to);
  return reached;
}

/** Leaves out types that no public entry refers to: their modules cannot be imported. `isEntry` knows the public ones by name. */
export const publicTypesOnly = (isEntry: (file: string) => boolean): Plugin => ({
  name: 'public-types-only',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const textOf = (file: string) => {
        const asset = bundle[file];
        return asset?.type === 'asset' ? String(asset.source) : undefined;
      };
      const types = Object.keys(bundle).filter(file => file.endsWith('.d.ts'));
      const reached = reachableTypes(types.filter(isEntry), textOf);
      for (const file of types) if (!reached.has(file)) delete bundle[file];
    },
  },
});

/** Returns a test for files of types that `exports` of package.json names: `*` is any path, and the same path wherever it occurs. */
export function typesEntry(exported: Readonly<Record<string, string | Readonly<Record<string, string>>>>): (file: string) => boolean {
  const patterns = Object.values(exported)
    .flatMap(target => (typeof target === 'string' ? [] : target.types ?? []))
    .map(target => new RegExp(`^${target.replace('./dist/npm/', '').replaceAll('.', '\\.').replace('*', '(.+)').replaceAll('*', '\\1')}$`));
  return file => patterns.some(pattern => pattern.test(file));
}
