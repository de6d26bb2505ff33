import { build, type Plugin } from 'esbuild';

/** The runner's own browser modules, and modules a plugin makes (`virtual:`), are served as they are. */
const isServedAsIs = (name: string) => name.startsWith('@web/') || name.startsWith('virtual:');

/**
 * The names of all third-party modules that these files reach. Read with esbuild rather than listed by hand, so that a
 * test may import something new without a second place to change; type-only imports do not count.
 */
export async function browserImports(files: string[]): Promise<string[]> {
  const names = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']);
  const collect: Plugin = {
    name: 'collect',
    setup(pending) {
      pending.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
        if (kind === 'entry-point') return undefined;
        if (!isServedAsIs(path) && !path.startsWith('node:')) names.add(path);
        return { path, external: true };
      });
    },
  };
  // A file that does not parse is reported by the test that imports it; the names found on the way still count.
  await build({
    entryPoints: files, bundle: true, write: false, outdir: 'unused', logLevel: 'silent', jsx: 'automatic',
    format: 'esm', plugins: [collect], loader: { '.css': 'empty' },
  }).catch(() => undefined);
  return [...names].sort();
}
