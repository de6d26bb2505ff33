import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';

const require = createRequire(import.meta.url);
const wrapped = 'vendor:';

export const vendorFile = (name: string) => `${name.replace(/[^\w]/g, '_')}.js`;

const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key) && key !== 'default';

/** The export names of a CommonJS module: read in Node, or from its text where it needs a page to load (Leaflet). */
function commonJsNames(name: string): string[] {
  try {
    return Object.keys(require(name)).filter(isName);
  } catch {
    const text = readFileSync(require.resolve(name), 'utf8');
    return [...new Set([...text.matchAll(/\bexports\.([\w$]+)\s*=/g)].map(([, key]) => key))].filter(isName);
  }
}

/** esbuild gives a bundled CommonJS module a default export only: each gets an entry with its names written out. */
function namedExports(commonJs: string[]): Plugin {
  return {
    name: 'named-exports',
    setup(pending) {
      pending.onResolve({ filter: /^vendor:/ }, ({ path }) => ({ path: path.slice(wrapped.length), namespace: 'vendor' }));
      pending.onLoad({ filter: /.*/, namespace: 'vendor' }, ({ path }) => {
        const name = JSON.stringify(path);
        const named = commonJs.includes(path) ? commonJsNames(path) : [];
        const contents = `import all from ${name}; export default all;`
          + (named.length > 0 ? `export const { ${named.join(', ')} } = all;` : '');
        return { contents, resolveDir: process.cwd() };
      });
    },
  };
}

const options = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  conditions: ['development', 'browser'],
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"development"' },
} satisfies BuildOptions;

/** Which of these names lead to a CommonJS file, told by esbuild. */
async function findCommonJs(names: string[]): Promise<string[]> {
  const checks = names.map(async name => {
    const { metafile } = await build({
      ...options, stdin: { contents: `import all from ${JSON.stringify(name)}; all;`, resolveDir: process.cwd() },
      write: false, metafile: true, treeShaking: false, logLevel: 'silent',
    }).catch(() => ({ metafile: undefined }));
    const entry = metafile?.inputs['<stdin>'].imports[0]?.path;
    return entry !== undefined && metafile?.inputs[entry].format === 'cjs' ? [name] : [];
  });
  return (await Promise.all(checks)).flat();
}

/**
 * Bundles third-party modules once into ES modules with shared chunks, and answers the address of their folder. React
 * ships CommonJS only, which no browser loads; and a test page asks for 10 files instead of 62. One build for all of
 * them: `react` inside `react-dom` has to be the very React the tests import.
 */
export async function vendorModules(names: string[]): Promise<string> {
  const key = createHash('sha256').update(readFileSync('package-lock.json')).update(names.join()).digest('hex').slice(0, 12);
  const folder = join('.vendor', key);
  if (!existsSync(folder)) {
    process.env.NODE_ENV = 'development'; // React's CommonJS files choose their exports by it when they are read in Node
    const commonJs = await findCommonJs(names);
    const unfinished = `${folder}.${process.pid}`;
    const entryPoints = names.map(name => ({
      in: commonJs.includes(name) ? wrapped + name : name,
      out: vendorFile(name).slice(0, -'.js'.length),
    }));
    await build({ ...options, entryPoints, outdir: unfinished, splitting: true, plugins: [namedExports(commonJs)] });
    mkdirSync('.vendor', { recursive: true });
    // Two runs may build at the same time: the second one discards its copy.
    if (existsSync(folder)) rmSync(unfinished, { recursive: true });
    else renameSync(unfinished, folder);
  }
  return `/.vendor/${key}`;
}
