import path from 'node:path';
import type { Plugin } from 'rollup';
import { withTheme } from '../../../styles/with-theme.js';
import type { DocumentedTable } from '../describe/docs.js';

/** Modules whose texts elements have the build compute (`builtModules`), such as a sheet without the rules that its script makes idle. */
export function builtModules(tables: readonly DocumentedTable[]): Plugin {
  const all = new Map(tables.flatMap(({ tag, docs }) =>
    Object.entries(docs.builtModules ?? {}).map(([file, texts]) => [path.resolve('elements', tag, file), texts] as const)));
  return {
    name: 'built-modules',
    load(id) {
      const texts = all.get(id);
      if (!texts) return null;
      return { code: Object.entries(texts()).map(([name, text]) => `export const ${name} = ${JSON.stringify(withTheme(text))};`).join('\n'), map: null };
    },
  };
}
