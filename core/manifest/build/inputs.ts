import { readFileSync, readdirSync } from 'node:fs';
import type { DocumentedTable } from '../describe/docs.js';
import { getTags, readTables } from '../describe/tables.js';
import { publicEntries } from '../products/public-entries.js';
import { readLightStyles } from './light-styles.js';

/** What both outputs of the build are made of. */
export interface BuildInputs {
  readonly tags: readonly string[];
  readonly tables: readonly DocumentedTable[];
  /** Rules for the author's markup that an element brings along, by tag. */
  readonly lightStyles: Readonly<Record<string, readonly string[]>>;
  readonly version: string;
  /** `exports` of package.json. */
  readonly exported: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly optionalPeers: readonly string[];
}

/** The directory is the registry: a folder `elements/<tag>` with a `<tag>.ts` is an element. */
export const getEntryPath = (tag: string): string => `elements/${tag}/${tag}.ts`;
const fileOf = (tag: string, ending: string): string => `elements/${tag}/${readdirSync(`elements/${tag}`).find(file => file.endsWith(ending))}`;
export const getDefinitionPath = (tag: string): string => fileOf(tag, '.element.ts');

export async function readBuildInputs(): Promise<BuildInputs> {
  const tags = getTags();
  const { version, exports: exported, peerDependenciesMeta } = JSON.parse(readFileSync('package.json', 'utf8'));
  return {
    tags, version, exported,
    tables: await readTables(),
    lightStyles: await readLightStyles(Object.fromEntries(tags.map(tag => [tag, getDefinitionPath(tag)]))),
    optionalPeers: Object.keys(peerDependenciesMeta),
  };
}

/** The entries of `dist/cdn`, by file name: an element is one file that a page can load by its tag. */
export const cdnEntries = (tags: readonly string[]): Record<string, string> => ({
  auto: 'core/element/auto.ts',
  editors: 'core/editing/editors.ts',
  stores: 'core/stores/stores.ts',
  repair: 'core/repair/repair.ts',
  look: 'core/look/look.ts',
  themes: 'core/look/themes.ts',
  ...Object.fromEntries(tags.map(tag => [tag, getEntryPath(tag)])),
});

/** What `site-elements/contract/*` may name: as entries of the build, they keep all exports, also those that only a service calls. */
export const contractModules = (): string[] => (readdirSync('core/contract', { recursive: true }) as string[])
  .filter(file => /(?<!\.test)\.ts$/.test(file)).map(file => file.replaceAll('\\', '/').replace(/\.ts$/, '')).sort();

/** The entries of `dist/npm`: everything that `exports` of package.json names, and what the generated files import. */
export const npmEntries = (tags: readonly string[]): string[] => [
  ...Object.values(publicEntries).map(entry => `${entry}.ts`),
  ...contractModules().map(file => `core/contract/${file}.ts`),
  ...tags.map(getEntryPath),
  'core/element/register-feature.ts',
  'core/element/register-leaf.ts', // the generated classes take more of them than entries do
  ...tags.map(tag => fileOf(tag, '.settings.ts')),
];
