import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const { dependencies, devDependencies } = read('package.json') as Record<string, Record<string, string>>;
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

describe('package.json', () => {
  it('names one exact version of each dependency', () => {
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !exact.test(version));
    assert.deepEqual(loose, []);
  });

  it('agrees with the lock file', () => {
    const root = read('package-lock.json').packages[''];
    assert.deepEqual(root.dependencies, dependencies);
    assert.deepEqual(root.devDependencies, devDependencies);
  });

  it('lists no package twice', () => {
    assert.deepEqual(Object.keys(dependencies).filter(name => name in devDependencies), []);
  });
});
