import path from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript, { type RollupTypescriptOptions } from '@rollup/plugin-typescript';
import type { Plugin, RollupOptions } from 'rollup';
import { visitorTables } from '../describe/tables.js';
import { generateFiles } from '../products/generate-files.js';
import { formSchemaFiles } from '../schema/build-schema.js';
import { writeArchives } from '../wordpress/write-archives.js';
import { builtModules } from './built-modules.js';
import { chunkNamer } from './chunks.js';
import { compileHints } from './compile-hints.js';
import { emitStyles } from './emit-styles.js';
import { importsAtOnce } from './import-at-once.js';
import { type BuildInputs, cdnEntries, getDefinitionPath, npmEntries } from './inputs.js';
import { leanReact } from './lean-react.js';
import { placeholders, preloadedModules, preloadTable } from './loader-table.js';
import { guardPeers, publicTypesOnly, typesEntry } from './npm-package.js';
import { textLists } from './text-lists.js';
import { untracedImports } from './untraced-imports.js';
import { leaveOutDocs } from './without-docs.js';
import { emitProducts, integrity, plainScripts, shadowSheets, sweep } from './write-files.js';

/** `npm run dev`: an error is reported, and the next change builds again. */
const isWatching = process.env.ROLLUP_WATCH === 'true';

const compile = (outDir: string, options: RollupTypescriptOptions['compilerOptions']): Plugin => typescript({
  tsconfig: 'tsconfig.json',
  filterRoot: process.cwd(),
  include: ['core/**/*', 'elements/**/*', 'styles/**/*'],
  exclude: ['**/*.test.*', 'core/manifest/**', 'core/command/**', '**/*.docs.ts', 'core/privacy/**', 'elements/*/sheets/write-*.ts'],
  noEmitOnError: !isWatching,
  compilerOptions: { noEmit: false, outDir, types: [], ...options },
});

const editorTags = ({ tables }: BuildInputs): string[] => tables.filter(({ isEditor }) => isEditor).map(({ tag }) => tag);

/** Archives of `dist/cdn`: the WordPress plugin, and the release for a plain web host. */
const archives = ({ tables, version }: BuildInputs): Plugin => ({
  name: 'archives',
  writeBundle: { sequential: true, order: 'post', handler: () => writeArchives(visitorTables(tables), version) },
});

/** `dist/cdn`: minified modules for pages without a build step. Plugins run from top to bottom. */
export const cdnOutput = (inputs: BuildInputs): RollupOptions => ({
  input: cdnEntries(inputs.tags),
  output: {
    dir: 'dist/cdn',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash:7].js', // the autoloader names most of them: the shortest hash for this number of chunks
    hashCharacters: 'base36',
    experimentalMinChunkSize: 1000, // a request costs more than a few hundred bytes twice
    manualChunks: chunkNamer(editorTags(inputs)),
  },
  plugins: [
    leanReact,
    textLists,
    builtModules(inputs.tables),
    resolve({ browser: true, exportConditions: ['production'] }),
    replace({
      preventAssignment: true,
      delimiters: ['\\b', '\\b'],
      'process.env.NODE_ENV': '"production"',
      __EDITORS__: JSON.stringify(editorTags(inputs).join(' ')),
      __TAGS__: JSON.stringify(placeholders.tags),
      __CHUNKS__: JSON.stringify(placeholders.chunks),
      __PARTS__: JSON.stringify(placeholders.parts),
    }),
    commonjs(),
    compile('dist/cdn', { declaration: false }),
    untracedImports,
    leaveOutDocs,
    importsAtOnce(context => inputs.tables.flatMap(table =>
      preloadedModules(context, table, path.resolve('elements', table.tag), path.resolve(getDefinitionPath(table.tag))))),
    terser({ module: true, ecma: 2022, compress: { passes: 2 }, format: { comments: false } }),
    preloadTable(visitorTables(inputs.tables), getDefinitionPath),
    compileHints,
    plainScripts,
    emitStyles(inputs.tables, inputs.lightStyles),
    emitProducts(() => formSchemaFiles(inputs.tables)),
    integrity(inputs.tags, inputs.version),
    sweep,
    archives(inputs),
  ],
});

/** `dist/npm`: the same modules one by one, with types, for bundlers. Dependencies stay imports. */
export const npmOutput = (inputs: BuildInputs): RollupOptions => ({
  input: npmEntries(inputs.tags),
  external: id => !/^[./\0]/.test(id),
  output: { dir: 'dist/npm', format: 'es', preserveModules: true, preserveModulesRoot: '.', entryFileNames: '[name].js' },
  plugins: [
    textLists,
    compile('dist/npm', { declaration: true, sourceMap: false, rootDir: '.' }),
    untracedImports,
    guardPeers(inputs.optionalPeers),
    emitProducts(() => generateFiles(inputs.tables, inputs.version)),
    publicTypesOnly(typesEntry(inputs.exported)),
    sweep,
    ...(isWatching ? [] : [shadowSheets(inputs.tags)]), // imports the built modules, which Node keeps: later builds would show the first
  ],
});

/** `dist/bin`: the command of the package, which reads `dist/npm`. Types are checked with the rest of the repository. */
export const commandOutput: RollupOptions = {
  input: { 'site-elements': 'core/command/site-elements.ts' },
  external: id => !/^[./\0]/.test(id),
  output: { dir: 'dist/bin', format: 'es', entryFileNames: '[name].js' },
  plugins: [
    typescript({
      tsconfig: 'tsconfig.json',
      filterRoot: process.cwd(),
      include: ['core/**/*'],
      exclude: ['**/*.test.*'],
      compilerOptions: { noEmit: false, noCheck: true, outDir: 'dist/bin', declaration: false },
    }),
  ],
};
