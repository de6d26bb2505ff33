import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';

// The sizes that the README gives are those of what was built, give or take five percent: a reader plans with them, and no build is equal
// to the byte.

const readme = readFileSync('README.md', 'utf8');
const kilobytes = (name: string): number => brotliCompressSync(readFileSync(`dist/cdn/${name}`)).length / 1000;

const claims: [file: string, claim: RegExp][] = [
  ['auto.js', /The script you paste is about ([\d.]+) KB/],
  ['site-elements.critical.css', /`site-elements\.critical\.css` \(([\d.]+) KB/],
  ['site-elements.css', /`site-elements\.css` \(([\d.]+) KB/],
];
for (const [file, claim] of claims) {
  test(`${file} is as large as the README says`, () => {
    const [, size] = claim.exec(readme)!;
    const built = kilobytes(file);
    assert.ok(Math.abs(Number(size) - built) <= built * 0.05, `${file} has ${built.toFixed(2)} KB; the README says ${size}`);
  });
}

test('most style sheets of elements are under 1 KB', () => {
  const sheets = readdirSync('dist/cdn').filter(name => /^site-[a-z-]+\.css$/.test(name));
  assert.ok(sheets.filter(name => kilobytes(name) < 1).length > sheets.length / 2);
});
