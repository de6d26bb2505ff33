import { readFileSync, readdirSync } from 'node:fs';
import { createHash } from 'node:crypto';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { build } from 'esbuild';

/** Runs a TypeScript module of the pure layer at build time: its exports. */
async function evaluate(contents) {
  const options = { stdin: { contents, resolveDir: process.cwd(), loader: 'ts' }, bundle: true, format: 'esm', platform: 'node', write: false };
  const { outputFiles: [{ text }] } = await build(options);
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}

// The directory is the registry: a folder `elements/<tag>` with a `<tag>.ts` is an element.
const tags = readdirSync('elements').sort();
const entryOf = tag => `elements/${tag}/${tag}.ts`;
const settingsOf = tag => readdirSync(`elements/${tag}`).filter(file => file.endsWith('.settings.ts'))[0];
const tableModules = tags.map((tag, at) => `import * as m${at} from './elements/${tag}/${settingsOf(tag)}';`).join('\n');
const { tables, productsOf } = await evaluate(`${tableModules}
export { productsOf } from './core/manifest/products.ts';
const tableIn = module => Object.values(module).find(value => value && value.tag && value.settings);
export const tables = [${tags.map((_, at) => `tableIn(m${at})`).join(', ')}];`);

const flagged = tables.map(({ tag, leaf, early }) => tag + (leaf ? '~' : '') + (early ? '!' : '')).join(' ');
const styleSheets = readdirSync('styles').filter(file => file.endsWith('.css'));
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Shared chunks of the CDN build, by what stands in a module's path; the first match wins. */
const chunks = [
  ['react', /node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/],
  ['feature', /core\/element\/(register-feature|frame|use-shared)|node_modules\/(@r2wc|@nanostores\/react)\//],
  ['state', /core\/(stores|registry|settings|links|text|money|product|platform|consent)\/|node_modules\/(nanostores|@nanostores\/persistent)\//],
  ['lit', /node_modules\/(lit|lit-html)\/|core\/element\/register-leaf/],
  ['hydrate', /node_modules\/@lit-labs\//],
  ['core', /core\/element\/|css-tag/],
];

/** Tells the autoloader the hashed names of the chunks React elements need: its own name carries no hash. */
const preloadNames = {
  name: 'preload-names',
  generateBundle(_, bundle) {
    const named = Object.values(bundle).filter(file => ['react', 'feature', 'core', 'state'].includes(file.name) && file.type === 'chunk');
    const auto = bundle['auto.js'];
    auto.code = auto.code.replace('%PRELOAD%', named.map(file => file.fileName).join(' '));
    // V8 compiles the whole chunk at once instead of twice: half the start-up. Other engines ignore it.
    const react = named.find(file => file.name === 'react');
    if (react) react.code = `//# allFunctionsCalledOnLoad\n${react.code}`;
  },
};

const emitStyles = {
  name: 'style-sheets',
  generateBundle() {
    const source = styleSheets.map(file => readFileSync(`styles/${file}`, 'utf8')).join('\n');
    this.emitFile({ type: 'asset', fileName: 'site-elements.css', source });
  },
};

/** `integrity.json`: a hash for every file, and an import map that carries them. */
const integrity = {
  name: 'integrity',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const hashOf = source => `sha384-${createHash('sha384').update(source).digest('base64')}`;
      const files = Object.fromEntries(Object.values(bundle).map(file => [file.fileName, hashOf(file.code ?? file.source)]).sort());
      const scripts = Object.keys(files).filter(name => name.endsWith('.js'));
      const importMap = {
        imports: Object.fromEntries([...tags, 'stores'].map(name => [`site-elements/${name}`, `./${name}.js`])),
        integrity: Object.fromEntries(scripts.map(name => [`./${name}`, files[name]])),
      };
      const source = JSON.stringify({ version, files, importMap }, null, 2);
      this.emitFile({ type: 'asset', fileName: 'integrity.json', source });
    },
  },
};

const products = {
  name: 'products',
  generateBundle() {
    for (const [fileName, source] of Object.entries(productsOf(tables, version))) this.emitFile({ type: 'asset', fileName, source });
  },
};

const compile = (outDir, options) => typescript({
  tsconfig: 'tsconfig.json',
  filterRoot: process.cwd(),
  include: ['core/**/*', 'elements/**/*'],
  exclude: ['**/*.test.*', 'core/manifest/scaffold*'],
  compilerOptions: { noEmit: false, outDir, types: [], ...options },
});

const cdn = {
  input: { auto: 'core/element/auto.ts', stores: 'core/stores/stores.ts', ...Object.fromEntries(tags.map(tag => [tag, entryOf(tag)])) },
  output: {
    dir: 'dist/cdn',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    hashCharacters: 'base36',
    manualChunks: id => chunks.find(([, path]) => path.test(id) && !id.endsWith('core/element/auto.ts'))?.[0],
  },
  plugins: [
    resolve({ browser: true, exportConditions: ['production'] }),
    replace({
      preventAssignment: true,
      delimiters: ['\\b', '\\b'],
      'process.env.NODE_ENV': '"production"',
      __TAGS__: JSON.stringify(flagged),
      __PRELOAD__: JSON.stringify('%PRELOAD%'),
    }),
    commonjs(),
    compile('dist/cdn', { declaration: false }),
    terser({ module: true, ecma: 2022, compress: { passes: 2 }, format: { comments: false } }),
    preloadNames,
    emitStyles,
    integrity,
  ],
};

const npm = {
  input: [
    'core/stores/stores.ts', 'core/element/server.ts', 'core/contract/site-service.ts',
    ...tags.map(entryOf),
    ...tags.map(tag => `elements/${tag}/${settingsOf(tag)}`),
  ],
  external: id => !/^[./\0]/.test(id),
  output: { dir: 'dist/npm', format: 'es', preserveModules: true, preserveModulesRoot: '.', entryFileNames: '[name].js', sourcemap: true },
  plugins: [compile('dist/npm', { declaration: true, declarationMap: true, rootDir: '.' }), emitStyles, products],
};

export default [cdn, npm];
