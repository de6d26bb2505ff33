import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

interface Package {
  name: string;
  version: string;
  license?: string | { type: string };
  licenses?: { type: string }[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

// BlueOak-1.0.0 is as permissive as MIT; server rendering brings it.
const allowed = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'BlueOak-1.0.0'];

/** Packages whose `package.json` names no license, by name and version. */
const namedElsewhere: Readonly<Record<string, string>> = {
  '@mapbox/jsonlint-lines-primitives@2.0.2': 'MIT', // the license that 2.0.3 names; that one asks for Node 22
};

/** One license of an "OR" is enough, every license of an "AND" is needed. `(MPL-2.0 OR Apache-2.0)` passes. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, ' ').trim();
  return bare.split(/\s+OR\s+/i).some(choice => choice.split(/\s+AND\s+/i).every(name => allowed.includes(name.trim())));
}

export function licenceOf({ license, licenses }: Pick<Package, 'license' | 'licenses'>): string {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none given';
}

const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;

/** Where Node finds a dependency of the package in this folder; optional ones may be for another machine. */
function folderOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === dirname(folder)) return undefined;
  }
}

/** Everything that comes along with what we ship, in the package or in the files for browsers (React), each folder once, found the way Node finds it. */
export function productionPackages(root = resolve('.')): { name: string; version: string; licence: string }[] {
  const seen = new Map<string, Package>();
  const visit = (folder: string) => {
    const { dependencies, optionalDependencies, peerDependencies } = read(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...folder === root ? peerDependencies : {} })) {
      const found = folderOf(name, folder);
      if (!found) {
        if (optionalDependencies && name in optionalDependencies) continue;
        throw new Error(`${name}, needed by ${folder}, is not installed.`);
      }
      if (seen.has(found)) continue;
      seen.set(found, read(found));
      visit(found);
    }
  };
  visit(root);
  return [...seen.values()].map(one => ({ name: one.name, version: one.version, licence: namedElsewhere[`${one.name}@${one.version}`] ?? licenceOf(one) }));
}
