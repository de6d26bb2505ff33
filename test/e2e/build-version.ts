import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const sources = ['core', 'elements', 'styles', 'package.json', 'tsconfig.json', 'rollup.config.mjs'];
/** The two files that hold the library's version. */
const versioned = ['package.json', 'core/registry/registry.ts'];
/** Not minified: that is a third of the time, and no visitor pays for these bytes. Nor packed into archives. */
const cdnOnly = `import outputs from './rollup.config.mjs';
const cdn = outputs.find(({ output }) => output.dir === 'dist/cdn');
export default { ...cdn, plugins: cdn.plugins.filter(({ name }) => !['terser', 'archives'].includes(name)) };`;

export interface Build {
  /** Where the files of the CDN build are. */
  readonly folder: string;
  remove(): void;
}

/** Builds the CDN output of this tree once more, as if it were of another version, in a folder of its own. */
export async function buildVersion(version: string): Promise<Build> {
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'site-elements-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    for (const name of sources) cpSync(name, path.join(root, name), { recursive: true });
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
    const { version: own } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const name of versioned) {
      const text = readFileSync(name, 'utf8');
      if (!text.includes(own)) throw new Error(`${name} does not hold the version ${own}.`);
      writeFileSync(path.join(root, name), text.replace(own, version));
    }
    writeFileSync(path.join(root, 'cdn.config.mjs'), cdnOnly);
    await promisify(execFile)(process.execPath, ['node_modules/rollup/dist/bin/rollup', '--silent', '-c', 'cdn.config.mjs'], { cwd: root });
  } catch (error) {
    remove();
    throw error;
  }
  return { folder: path.join(root, 'dist/cdn'), remove };
}
