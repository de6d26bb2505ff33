import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { layers } from './lint/layers.js';
import { trackedFiles } from './tracked-files.js';

const documents = trackedFiles().filter(file => file.endsWith('.md'));

/** Links to places in this repository; code is left out. */
function linksIn(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^```[^]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!).filter(target => !/^(https?:|mailto:|#)/.test(target));
}

describe('documents', () => {
  it('link to files that exist, by relative paths', () => {
    const broken = documents.flatMap(file => linksIn(file)
      .filter(target => target.startsWith('/') || !existsSync(path.join(path.dirname(file), target.replace(/#.*$/, ''))))
      .map(target => `${file}: ${target}`));
    assert.deepEqual(broken, []);
  });

  it('link to headings that exist', () => {
    const anchorsOf = (file: string) => new Set([...readFileSync(file, 'utf8').replace(/^```[^]*?^```$/gm, '').matchAll(/^#{1,6} (.+)$/gm)]
      .map(([, heading]) => heading!.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-')));
    const broken = documents.flatMap(file => linksIn(file).flatMap(target => {
      const [place = '', anchor] = target.split('#');
      const linked = path.join(path.dirname(file), place);
      return anchor && linked.endsWith('.md') && existsSync(linked) && !anchorsOf(linked).has(anchor) ? `${file}: ${target}` : [];
    }));
    assert.deepEqual(broken, []);
  });

  it('stay short: the main README at most 200 lines, a decision a screen', () => {
    const most = (file: string) => (file === 'README.md' ? 200 : file.startsWith('docs/decisions/') ? 45 : Infinity);
    const long = documents.filter(file => readFileSync(file, 'utf8').split('\n').length > most(file));
    assert.deepEqual(long, []);
  });

  it('leave room in the main README: the next ten elements take a line each', () => {
    assert.ok(readFileSync('README.md', 'utf8').split('\n').filter(line => !line.startsWith('- [`<')).length <= 133);
  });

  it('name every folder of core in its layer', () => {
    const rows = readFileSync('core/README.md', 'utf8').split('\n').filter(line => /^\| \d /.test(line));
    const named = rows.map(row => [...row.split('|')[2]!.matchAll(/`([\w-]+)`/g)].map(([, area]) => area!).sort());
    assert.deepEqual(named, layers.map(areas => [...areas].sort()));
    const folders = readdirSync('core', { withFileTypes: true }).filter(entry => entry.isDirectory()).map(({ name }) => name).sort();
    assert.deepEqual(folders, layers.flat().sort());
  });

  it('name every decision in their list', () => {
    const list = readFileSync('docs/decisions/README.md', 'utf8');
    const missing = documents.filter(file => /^docs\/decisions\/\d/.test(file) && !list.includes(`(${path.basename(file)})`));
    assert.deepEqual(missing, []);
  });
});
