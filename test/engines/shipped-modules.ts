import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner-core';

/** What is shipped: `cdn` for pages without a bundler, `npm` for pages that are built by one. */
export const shippedBuilds = ['cdn', 'npm'] as const;
export type ShippedBuild = (typeof shippedBuilds)[number];

/** The build that `SHIPPED` names, or `null` for the source. Throws for another name. */
export function readShipped(name = process.env.SHIPPED): ShippedBuild | null {
  if (!name) return null;
  const build = shippedBuilds.find(each => each === name);
  if (!build) throw new Error(`SHIPPED is "${name}"; expected ${shippedBuilds.join(' or ')}.`);
  return build;
}

/** The entries of `dist/cdn` that stand for a source file: an element's own, and the stores. Everything else is in chunks. */
const cdnEntry = /^(?:elements\/([\w-]+)\/\1|core\/stores\/(stores))\.tsx?$/;

const sourceExport = /^export (?:declare )?(?:const|let|async function\*?|function\*?|class|enum) ([\w$]+)/gm;
const builtExports = /^export \{([^}]*)\}/gm;

/** Whether the build left out an export that only tests import. */
function lacksExport(source: string, file: string): boolean {
  const built = [...readFileSync(file, 'utf8').matchAll(builtExports)].flatMap(([, names]) => names!.split(',').map(name => name.trim().split(' as ').at(-1)));
  return [...readFileSync(source, 'utf8').matchAll(sourceExport)].some(([, name]) => !built.includes(name));
}

/** The file of a build that a page gets in place of this source file, or `undefined` where the build has none with the same exports. */
export function shippedFile(build: ShippedBuild, source: string): string | undefined {
  const [, tag, stores] = cdnEntry.exec(source) ?? [];
  if (build === 'cdn') return tag || stores ? `dist/cdn/${tag ?? stores}.js` : undefined;
  const file = `dist/npm/${source.replace(/\.tsx?$/, '.js')}`;
  return existsSync(file) && !lacksExport(source, file) ? file : undefined;
}

/** Leads what tests import from `core` and `elements` to what is shipped. Tests and what they share stay the source. */
export function shippedModules(build: ShippedBuild): TestRunnerPlugin {
  return {
    name: 'shipped-modules',
    resolveImport({ source, context }) {
      if (!/^\.\.?\/.*\.js$/.test(source) || context.path.startsWith('/dist/')) return undefined;
      const target = posix.join(posix.dirname(context.path), source).slice(1);
      const file = ['.ts', '.tsx'].map(ending => target.replace(/\.js$/, ending)).find(path => existsSync(path));
      const shipped = file && shippedFile(build, file);
      return shipped && `/${shipped}`;
    },
  };
}
