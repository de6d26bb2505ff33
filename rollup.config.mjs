import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHash } from 'node:crypto';
import commonjs from '@rollup/plugin-commonjs';
import resolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { build, transformSync } from 'esbuild';

/** Runs a TypeScript module of the pure layer at build time: its exports. */
async function evaluate(contents, plugins = []) {
  const options = { plugins, stdin: { contents, resolveDir: process.cwd(), loader: 'ts' }, bundle: true, format: 'esm', platform: 'node', write: false };
  const { outputFiles: [{ text }] } = await build(options);
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}

// The directory is the registry: a folder `elements/<tag>` with a `<tag>.ts` is an element.
const tags = readdirSync('elements').filter(tag => existsSync(`elements/${tag}/${tag}.ts`)).sort();
const entryOf = tag => `elements/${tag}/${tag}.ts`;
const fileOf = (tag, ending) => readdirSync(`elements/${tag}`).find(file => file.endsWith(ending));
const settingsOf = tag => fileOf(tag, '.settings.ts');
const tableModules = tags.map((tag, at) => `import * as m${at} from './elements/${tag}/${settingsOf(tag)}';
${fileOf(tag, '.docs.ts') ? `import * as d${at} from './elements/${tag}/${fileOf(tag, '.docs.ts')}';` : `const d${at} = {};`}`).join('\n');
const { tables, productsOf, publicEntries, splitHosts, untracedImports, writeArchives } = await evaluate(`${tableModules}
export { productsOf } from './core/manifest/products.ts';
export { publicEntries } from './core/manifest/entries.ts';
export { splitHosts } from './core/manifest/split-hosts.ts';
export { untracedImports } from './core/manifest/untraced-imports.ts';
export { writeArchives } from './core/manifest/wordpress/write-archives.ts';
import { docsIn, withDocs } from './core/manifest/docs.ts';
const tableIn = module => Object.values(module).find(value => value && value.tag && value.settings);
export const tables = [${tags.map((_, at) => `withDocs(tableIn(m${at}), docsIn(d${at}))`).join(', ')}];`);

const flagged = tables.map(({ tag, preloadsReact, loadOffscreen, loadImmediately, replaysClick, worksAsAttribute, mainOnPages }) =>
  tag + (preloadsReact ? '~' : '') + (loadOffscreen ? '*' : '') + (loadImmediately ? '!' : '') + (replaysClick ? '+' : '') + (worksAsAttribute ? '^' : '') + (mainOnPages ? `=${mainOnPages.join('=')}=` : '')).join(' ');
/** Parts that come later have no rules for the author's markup. */
const withoutLaterParts = {
  name: 'without-later-parts',
  setup: ({ onResolve }) => onResolve({ filter: /./ }, ({ kind, path: name }) => (kind === 'dynamic-import' ? { path: name, external: true } : undefined)),
};
/** Rules for the author's markup, which an element brings along, by tag: a page may have them earlier, and without scripts. */
const { lightStyles } = await evaluate(`${tags.map((tag, at) => `import * as m${at} from './elements/${tag}/${fileOf(tag, '.element.ts')}';`).join('\n')}
const lightIn = module => Object.values(module).find(value => value && value.table)?.lightStyles ?? [];
export const lightStyles = { ${tags.map((tag, at) => `'${tag}': lightIn(m${at}).map(sheet => sheet.cssText)`).join(', ')} };`, [withoutLaterParts]);
const sheetsOf = (ending, of = tags) => of.map(tag => `elements/${tag}/${tag}${ending}`).filter(file => existsSync(file));
/** `npm run dev`: what is wrong is told, and the next change builds again. */
const isWatching = process.env.ROLLUP_WATCH === 'true';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Shared chunks of the CDN build, by what stands in a module's path; the first match wins. */
const chunks = [
  ['react-dom', /node_modules\/(react-dom|scheduler|@r2wc)\/|core\/element\/(react-renderer|frame|carry-hooks|carry-nodes)\./],
  ['react', /node_modules\/react\/|commonjsHelpers/],
  ['feature', /core\/(element\/(quick-drawing|eager-view|light-portal|use-store)\.|render\/)/],
  ['paths', /core\/(contract\/paths|links\/(web-host|host-name)\.)/], // what carts, the answer to a banner, and calls to the site need: a page of galleries has none of it
  ['cart', /core\/(stores\/(cart|currency)|money\/(?!parse-amount|write-amount|currency-signs|separator-roles)|product\/(cart|cart-texts|sku)\.)/],
  ['consent', /core\/(stores\/consent|consent\/(?!google-consent)|embed\/allowed-hosts)|core\/platform\/cookie(s|-names)\./],
  ['state', /core\/(stores\/(?!overlay-turns|withdrawal|stores\.)|registry\/|settings\/|links\/safe-url)|core\/text\/(fill|intl|languages|translations)|core\/platform\/(page|page-document|storage|storage-area|stored-keys|visitor)\.|node_modules\/nanostores\//],
  ['lit', /node_modules\/(lit|lit-html)\/|core\/element\/register-leaf/],
  ['hydrate', /node_modules\/@lit-labs\//],
  ['form', /core\/forms\/(?!FormView|Messages|field-list\/(?!field-list\.controller)|drafts\/|backends\/|captcha\/(?!guard\.)|assist\/)|elements\/site-form\/(?!site-form\.ts)|core\/contract\/(field(?!s\/pasted)|likert)|node_modules\/valibot\//],
  ['analytics', /core\/analytics\//],
  ['network', /core\/platform\/network/], // forms and requests need it: what counts visits comes after consent alone
  ['request', /core\/request\/(?!post-to-other-host|system-error|describe-failure|fetch-state|fetch-text|send-upload)/],
  ['row-window', /core\/(element\/use-row-window|motion\/row-window)/], // needs React, which what else is in `core` does not
  ['core', /core\/(element\/(?!edge-bar|keep-readable|mark-unreadable)|platform\/(observers|timing))/],
];

/** Texts in other languages: one file a language for all elements, and one that lists them, which pages in English never load. */
function textChunk(id) {
  const language = /\/texts\/(\w+)\.ts$/.exec(id)?.[1];
  return language && (language === 'texts' ? 'languages' : `texts-${language}`);
}

/** Rows of a settings table that hold words for readers alone, and what a page gets instead. */
const wordless = new Map(['doc', 'summary'].map(name => [name, "''"]));
/** The one row of them that a table need not have. */
const optionalRow = 'spec';
const isWordless = name => name === optionalRow || wordless.has(name);

/** A settings module with every sentence of documentation emptied: they are the manifest's, not the page's. */
function withoutWords(code, program) {
  const cuts = [];
  const visit = node => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!node || typeof node.type !== 'string') return;
    if (node.type === 'CallExpression') {
      const { callee, arguments: given } = node;
      const isSetting = callee.type === 'MemberExpression' && callee.object.name === 'setting';
      const doc = isSetting ? given[callee.property.name === 'optionalNumber' ? 0 : 1] : callee.name === 'event' ? given[0] : null;
      if (doc) cuts.push([doc, "''"]);
      const rest = doc && given[given.indexOf(doc) + 1];
      if (rest?.properties?.every(({ key }) => key?.name === 'type' || isWordless(key?.name))) return void cuts.push([{ start: doc.end, end: rest.end }, '']);
      const more = callee.name === 'event' ? given[1]?.properties ?? [] : [];
      for (const { key, value } of more) if (key.name === 'type') cuts.push([value, "''"]);
    }
    if (node.type === 'ObjectExpression') {
      const at = node.properties.findIndex(({ key }) => key?.name === optionalRow);
      const [before, row, after] = [node.properties[at - 1], node.properties[at], node.properties[at + 1]];
      if (row) cuts.push([{ start: after || !before ? row.start : before.end, end: after ? after.start : row.end }, '']);
    }
    if (node.type === 'Property' && node.key.name === optionalRow) return;
    if (node.type === 'Property' && wordless.has(node.key.name)) {
      const { key: { name }, value, shorthand } = node;
      return void cuts.push([value, (shorthand ? `${name}: ` : '') + wordless.get(name)]);
    }
    for (const value of Object.values(node)) if (value && typeof value === 'object') visit(value);
  };
  visit(program.body);
  cuts.sort(([a], [b]) => b.start - a.start);
  return cuts.reduce((text, [{ start, end }, instead]) => text.slice(0, start) + instead + text.slice(end), code);
}

/** Tells the autoloader the hashed names of the chunks React elements need: its own name carries no hash. */
const preloadNames = {
  name: 'preload-names',
  generateBundle(_, bundle) {
    const named = Object.values(bundle).filter(file => ['react', 'feature', 'core', 'state'].includes(file.name) && file.type === 'chunk');
    bundle['auto.js'].code = bundle['auto.js'].code.replace('%PRELOAD%', named.map(file => path.basename(file.fileName, '.js')).join(' '));
  },
};

/**
 * V8 compiles a chunk at once and beside the page, instead of each function twice as it is first called: for code of which
 * nearly all runs as soon as it is there. Other engines ignore it. React is such code, and every module whose first comment
 * begins with the same word.
 */
const compileHint = 'allFunctionsCalledOnLoad';
const isHinted = ({ name, moduleIds }) => name.startsWith('react') || moduleIds.some(id => existsSync(id) && readFileSync(id, 'utf8').startsWith(`// ${compileHint}`));
const compileHints = {
  name: 'compile-hints',
  augmentChunkHash: chunk => (isHinted(chunk) ? compileHint : undefined),
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk' && isHinted(file)) file.code = `//# ${compileHint}\n${file.code}`;
  },
};

const minifiedCss = code => transformSync(code, { loader: 'css', minify: true, target: 'esnext' }).code.trim();

/** Pages need neither the words of the documentation nor the layout of style sheets. */
const leaveOutWords = {
  name: 'leave-out-words',
  transform(code, id) {
    if (id.endsWith('.styles.ts')) return { code: code.replace(/= css ?`([^`]*)`/g, (_, sheet) => `= css\`${minifiedCss(sheet)}\``), map: null };
    if (!id.endsWith('.settings.ts')) return null;
    return { code: withoutWords(code, this.parse(code)), map: null };
  },
};

/** Of all elements: what hides a tag until its script is there is one rule for all that want it, however many. */
function criticalSheet(text) {
  const hidden = [];
  const rest = text.replace(/^([\w-]+):not\(:defined\) \{ display: none; \}$/gm, (_, tag) => {
    hidden.push(tag);
    return '';
  });
  return minifiedCss(`:is(${hidden.join()}):not(:defined) { display: none; }\n${rest}`);
}

const emitStyles = {
  name: 'style-sheets',
  buildStart() {
    for (const file of [...sheetsOf('.css'), ...sheetsOf('.critical.css')]) this.addWatchFile(path.resolve(file));
  },
  generateBundle() {
    const textOf = files => files.map(file => readFileSync(file, 'utf8')).join('\n');
    const emitSheet = (fileName, rules) => this.emitFile({ type: 'asset', fileName, source: splitHosts(minifiedCss(rules.join('\n'))) });
    emitSheet('site-elements.css', [...new Set(Object.values(lightStyles).flat()), textOf(sheetsOf('.css'))]);
    for (const tag of tags) {
      const rules = [...lightStyles[tag], textOf(sheetsOf('.css', [tag]))];
      if (rules.some(Boolean)) emitSheet(`${tag}.css`, rules);
    }
    this.emitFile({ type: 'asset', fileName: 'site-elements.critical.css', source: criticalSheet(textOf(sheetsOf('.critical.css'))) });
  },
};

/** Plain scripts, one file each, which need to know nothing of the build: the autoloader, and Google's default before its tag. */
const classicScripts = { 'auto.classic': 'core/element/auto.classic.ts', 'consent-default': 'core/consent/consent-default.classic.ts' };
const plainScripts = {
  name: 'plain-scripts',
  buildStart() { for (const file of Object.values(classicScripts)) this.addWatchFile(path.resolve(file)); },
  async generateBundle() {
    const options = { entryPoints: classicScripts, outdir: '.', bundle: true, format: 'iife', minify: true, target: 'es2020', legalComments: 'none', write: false };
    for (const { path: file, text } of (await build(options)).outputFiles) this.emitFile({ type: 'asset', fileName: path.basename(file), source: text });
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

/** Hashed chunks of earlier builds are not part of this one. */
const sweep = {
  name: 'sweep',
  writeBundle({ dir }, bundle) {
    for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && !(path.relative(dir, file).replaceAll('\\', '/') in bundle)) rmSync(file);
    }
  },
};

const products = {
  name: 'products',
  generateBundle() {
    for (const [fileName, source] of Object.entries(productsOf(tables, version))) this.emitFile({ type: 'asset', fileName, source });
  },
};

/** Style sheets of shadow roots, for pages that a server draws: one file each, which its elements link. */
const shadowSheets = {
  name: 'shadow-sheets',
  writeBundle: {
    sequential: true,
    async handler({ dir }) {
      if (isWatching) return; // modules are kept: it would be the first build's
      const moduleOf = file => import(pathToFileURL(path.resolve(dir, file)));
      const { stylesOf } = await moduleOf('core/element/server.js');
      mkdirSync(path.join(dir, 'shadow'), { recursive: true });
      for (const tag of tags) {
        const element = Object.values(await moduleOf(`define/${tag}.js`)).find(value => value.definition);
        writeFileSync(path.join(dir, 'shadow', `${tag}.css`), `${minifiedCss(stylesOf(element))}\n`);
      }
    },
  },
};

const compile = (outDir, options) => typescript({
  tsconfig: 'tsconfig.json',
  filterRoot: process.cwd(),
  include: ['core/**/*', 'elements/**/*'],
  exclude: ['**/*.test.*', 'core/manifest/**', '**/*.docs.ts', 'core/privacy/**', 'elements/*/sheets/write-*.ts'],
  noEmitOnError: !isWatching,
  compilerOptions: { noEmit: false, outDir, types: [], ...options },
});

const cdn = {
  input: { auto: 'core/element/auto.ts', stores: 'core/stores/stores.ts', repair: 'core/repair/repair.ts', ...Object.fromEntries(tags.map(tag => [tag, entryOf(tag)])) },
  output: {
    dir: 'dist/cdn',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    hashCharacters: 'base36',
    experimentalMinChunkSize: 1000, // a request costs more than a few hundred bytes twice
    manualChunks: id => textChunk(id) ?? chunks.find(([, path]) => path.test(id) && !id.endsWith('core/element/auto.ts'))?.[0],
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
    untracedImports,
    leaveOutWords,
    terser({ module: true, ecma: 2022, compress: { passes: 2 }, format: { comments: false } }),
    preloadNames,
    compileHints,
    plainScripts,
    emitStyles,
    integrity,
    sweep,
    { name: 'archives', writeBundle: { sequential: true, order: 'post', handler: () => writeArchives(tables, version) } },
  ],
};

const npm = {
  input: [
    ...Object.values(publicEntries).map(entry => `${entry}.ts`), ...readdirSync('core/contract').filter(file => file.endsWith('.ts') && !file.includes('.test.')).map(file => `core/contract/${file}`),
    ...tags.map(entryOf), 'core/element/register-feature.ts', 'core/element/register-leaf.ts', // the generated classes take more of them than entries do
    ...tags.map(tag => `elements/${tag}/${settingsOf(tag)}`),
  ],
  external: id => !/^[./\0]/.test(id),
  output: { dir: 'dist/npm', format: 'es', preserveModules: true, preserveModulesRoot: '.', entryFileNames: '[name].js', sourcemap: true },
  plugins: [compile('dist/npm', { declaration: true, declarationMap: true, rootDir: '.' }), untracedImports, emitStyles, products, sweep, shadowSheets],
};

export default [cdn, npm];
