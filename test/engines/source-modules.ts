import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestRunnerPlugin } from '@web/test-runner-core';
import { vendorFile } from './vendor-modules.js';

/** Leads imports of our sources to what exists: `./x.js` to `x.ts` or `x.tsx`, a bare name to its bundled module. */
export function sourceModules(vendorFolder: string, vendored: readonly string[]): TestRunnerPlugin {
  return {
    name: 'source-modules',
    resolveImport({ source, context }) {
      if (vendored.includes(source)) return `${vendorFolder}/${vendorFile(source)}`;
      if (!/^\.\.?\/.*\.js$/.test(source)) return undefined;
      const folder = join(process.cwd(), dirname(context.path));
      const endings = ['.ts', '.tsx'].map(ending => source.replace(/\.js$/, ending));
      return endings.find(file => existsSync(join(folder, file)));
    },
  };
}
