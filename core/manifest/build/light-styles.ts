import { build, type Plugin } from 'esbuild';

/** Parts that come later have no rules for the author's markup. */
const withoutLaterParts: Plugin = {
  name: 'without-later-parts',
  setup: ({ onResolve }) => onResolve({ filter: /./ }, ({ kind, path: name }) => (kind === 'dynamic-import' ? { path: name, external: true } : undefined)),
};

/** Rules for the author's markup, which an element brings along, by tag: a page may have them earlier, and without scripts. */
export async function readLightStyles(definitions: Readonly<Record<string, string>>): Promise<Record<string, string[]>> {
  const contents = `${Object.values(definitions).map((file, at) => `import * as m${at} from './${file}';`).join('\n')}
const lightIn = module => Object.values(module).find(value => value && value.table)?.lightStyles ?? [];
export const lightStyles = { ${Object.keys(definitions).map((tag, at) => `'${tag}': lightIn(m${at}).map(sheet => sheet.cssText)`).join(', ')} };`;
  const { outputFiles: [file] } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' }, plugins: [withoutLaterParts], bundle: true, format: 'esm', platform: 'node', write: false,
    logOverride: { 'empty-glob': 'silent' }, // texts in other languages come later
  });
  const { lightStyles } = (await import(`data:text/javascript;base64,${Buffer.from(file!.text).toString('base64')}`)) as {
    lightStyles: Record<string, string[]>;
  };
  return lightStyles;
}
