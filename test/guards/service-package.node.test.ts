import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { trackedFiles } from './tracked-files.js';

interface Package {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Package;
const [service, repository] = [read('demo/service/package.json'), read('package.json')];

const importsOf = (file: string) => {
  const text = readFileSync(file, 'utf8');
  const resolved = [...text.matchAll(/import\.meta\.resolve\('([^']+)'\)/g)].map(([, name]) => name!);
  return [...ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName), ...resolved].map(name => [file, name] as const);
};
const isTest = (file: string) => /\.test\.ts$|for-test\.ts$|drizzle\.config\.ts$/.test(file);
const imports = trackedFiles().filter(file => file.startsWith('demo/service/') && file.endsWith('.ts')).flatMap(importsOf);
const packageOf = (name: string) => name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/');
const packagesOf = (wanted: readonly (readonly [file: string, name: string])[]) =>
  [...new Set(wanted.map(([, name]) => name).filter(name => !/^(\.|node:)/.test(name)).map(packageOf))].sort();

test('the package.json of the service names the packages that its code imports', () => {
  const { tsx, ...others } = service.dependencies;
  assert.ok(tsx, 'which starts it');
  assert.deepEqual(Object.keys(others).sort(), packagesOf(imports.filter(([file]) => !isTest(file))));
});

test('its packages for development are those that its tests import besides', () => {
  const known = Object.keys(service.dependencies);
  assert.deepEqual(Object.keys(service.devDependencies).sort(), packagesOf(imports.filter(([file]) => isTest(file))).filter(name => !known.includes(name)));
});

test('its versions are those that the lock file of the repository installs', () => {
  const installed: Readonly<Record<string, string>> = { ...repository.devDependencies, ...repository.dependencies, 'site-elements': repository.version };
  for (const [name, version] of Object.entries({ ...service.dependencies, ...service.devDependencies })) assert.equal(version, installed[name], name);
});

test('its code imports of this package what is published as site-elements/contract, and nothing beside its folder but the demo’s tiles', () => {
  const code = imports.filter(([file]) => !isTest(file));
  assert.deepEqual(code.filter(([, name]) => packageOf(name) === 'site-elements' && !name.startsWith('site-elements/contract/')), []);
  const outside = code.filter(([file, name]) => name.startsWith('.') && !posix.join(posix.dirname(file), name).startsWith('demo/service/'));
  assert.deepEqual(outside.map(([file, name]) => posix.join(posix.dirname(file), name)).filter(path => !path.startsWith('demo/tiles/')), []);
});
