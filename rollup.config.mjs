import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { tsImport } from 'tsx/esm/api';

// Rollup is started by plain Node; what describes the elements and builds them is TypeScript.
const moduleOf = name => tsImport(`./core/manifest/${name}.ts`, import.meta.url);
const [{ readTables, getTags }, { publicEntries }, { generateFiles }, { untracedImports }, { writeArchives }, { writeLanguageList }] =
  await Promise.all(['describe/tables', 'products/public-entries', 'products/generate-files', 'build/untraced-imports', 'wordpress/write-archives', 'build/language-list'].map(moduleOf));
const [
  { builtModules },
  { chunkOf },
  { compileHints },
  { emitStyles },
  { importsAtOnce },
  { leanReact },
  { readLightStyles },
  { placeholders, preloadedModules, preloadTable },
  { textLists },
  { leaveOutDocs },
  files,
  { guardPeers, publicTypesOnly, typesEntry },
] = await Promise.all(
  [
    'built-modules', 'chunks', 'compile-hints', 'emit-styles', 'import-at-once', 'lean-react', 'light-styles', 'loader-table', 'text-lists', 'without-docs',
    'write-files', 'npm-package',
  ].map(name => moduleOf(`build/${name}`)),
);

// The directory is the registry: a folder `elements/<tag>` with a `<tag>.ts` is an element.
const tags = getTags();
const entryOf = tag => `elements/${tag}/${tag}.ts`;
const fileOf = (tag, ending) => `elements/${tag}/${readdirSync(`elements/${tag}`).find(file => file.endsWith(ending))}`;
const definitionOf = tag => fileOf(tag, '.element.ts');
writeLanguageList();
const tables = await readTables();
const lightStyles = await readLightStyles(Object.fromEntries(tags.map(tag => [tag, definitionOf(tag)])));
/** `npm run dev`: what is wrong is told, and the next change builds again. */
const isWatching = process.env.ROLLUP_WATCH === 'true';
const { version, exports: exported, peerDependenciesMeta } = JSON.parse(readFileSync('package.json', 'utf8'));

const compile = (outDir, options) => typescript({
  tsconfig: 'tsconfig.json',
  filterRoot: process.cwd(),
  include: ['core/**/*', 'elements/**/*', 'styles/**/*'],
  exclude: ['**/*.test.*', 'core/manifest/**', '**/*.docs.ts', 'core/privacy/**', 'elements/*/sheets/write-*.ts'],
  noEmitOnError: !isWatching,
  compilerOptions: { noEmit: false, outDir, types: [], ...options },
});

const cdn = {
  input: {
    auto: 'core/element/auto.ts',
    stores: 'core/stores/stores.ts',
    repair: 'core/repair/repair.ts',
    look: 'core/look/look.ts',
    ...Object.fromEntries(tags.map(tag => [tag, entryOf(tag)])),
  },
  output: {
    dir: 'dist/cdn',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash:7].js', // the loader names most of them: the shortest that so many chunks can have
    hashCharacters: 'base36',
    experimentalMinChunkSize: 1000, // a request costs more than a few hundred bytes twice
    manualChunks: chunkOf,
  },
  plugins: [
    leanReact,
    textLists,
    builtModules(tables),
    resolve({ browser: true, exportConditions: ['production'] }),
    replace({
      preventAssignment: true,
      delimiters: ['\\b', '\\b'],
      'process.env.NODE_ENV': '"production"',
      __TAGS__: JSON.stringify(placeholders.tags),
      __CHUNKS__: JSON.stringify(placeholders.chunks),
      __PARTS__: JSON.stringify(placeholders.parts),
    }),
    commonjs(),
    compile('dist/cdn', { declaration: false }),
    untracedImports,
    leaveOutDocs,
    importsAtOnce(context => tables.flatMap(table => preloadedModules(context, table, path.resolve('elements', table.tag), path.resolve(definitionOf(table.tag))))),
    terser({ module: true, ecma: 2022, compress: { passes: 2 }, format: { comments: false } }),
    preloadTable(tables, definitionOf),
    compileHints,
    files.plainScripts,
    emitStyles(tables, lightStyles),
    files.integrity(tags, version),
    files.sweep,
    { name: 'archives', writeBundle: { sequential: true, order: 'post', handler: () => writeArchives(tables, version) } },
  ],
};

const npm = {
  input: [
    ...Object.values(publicEntries).map(entry => `${entry}.ts`),
    ...readdirSync('core/contract')
      .filter(file => file.endsWith('.ts') && !file.includes('.test.'))
      .map(file => `core/contract/${file}`),
    ...tags.map(entryOf),
    'core/element/register-feature.ts',
    'core/element/register-leaf.ts', // the generated classes take more of them than entries do
    ...tags.map(tag => fileOf(tag, '.settings.ts')),
  ],
  external: id => !/^[./\0]/.test(id),
  output: { dir: 'dist/npm', format: 'es', preserveModules: true, preserveModulesRoot: '.', entryFileNames: '[name].js' },
  plugins: [
    textLists,
    compile('dist/npm', { declaration: true, sourceMap: false, rootDir: '.' }),
    untracedImports,
    guardPeers(Object.keys(peerDependenciesMeta)),
    files.emitProducts(() => generateFiles(tables, version)),
    publicTypesOnly(typesEntry(exported)),
    files.sweep,
    ...(isWatching ? [] : [files.shadowSheets(tags)]), // modules are kept: it would be the first build's
  ],
};

export default [cdn, npm];
