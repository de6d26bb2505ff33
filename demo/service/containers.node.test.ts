import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const repository = join(here, '../..');
const read = (name: string): string => readFileSync(join(here, name), 'utf8');
const [containerfile, compose, caddyfile] = [read('Containerfile'), read('compose.yaml'), read('Caddyfile')];

// No container is built here: what can be wrong without one is read from the files.

test('the container file copies and starts what is there, and not as root', () => {
  const copied = [...containerfile.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, sources]) => sources!.split(' '));
  assert.ok(copied.length >= 5);
  for (const path of copied) assert.ok(existsSync(join(repository, path)), path);
  const [, command] = /^CMD (\[.+\])$/m.exec(containerfile) ?? [];
  const script = (JSON.parse(command!) as string[]).at(-1)!;
  assert.ok(existsSync(join(repository, script)), script);
  assert.ok(copied.some(path => script.startsWith(`${path}/`)), `${script} is not copied`);
  assert.ok(containerfile.indexOf('\nUSER node') < containerfile.indexOf('\nCMD ') && containerfile.includes('\nUSER node'));
  assert.match(containerfile, /^HEALTHCHECK [^]*\/healthz/m);
});

test('the compose file names existing files, its own services, and variables that are documented', () => {
  assert.doesNotMatch(compose, /\t/);
  for (const [, path] of compose.matchAll(/dockerfile: (\S+)/g)) assert.ok(existsSync(join(repository, path!)), path);
  for (const [, path] of compose.matchAll(/- (\.\/[^:]+):/g)) assert.ok(existsSync(join(here, path!)), path);
  const [, services = ''] = /^services:\n([^]*?)^volumes:/m.exec(compose) ?? [];
  const names = [...services.matchAll(/^ {2}([a-z]+):$/gm)].map(([, name]) => name);
  assert.deepEqual(names, ['one', 'two', 'database', 'proxy']);
  for (const [, name] of compose.matchAll(/^ +([a-z]+):\n +condition: service_healthy$/gm)) assert.ok(names.includes(name), name);
  const documented = read('README.md');
  const [, environment = ''] = /^ {2}environment:\n((?: {4}.+\n)+)/m.exec(compose) ?? [];
  const variables = [...environment.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name!);
  assert.ok(variables.includes('DATABASE_URL'));
  for (const name of variables) assert.ok(documented.includes(`\`${name}\``), name);
  // No password is in the file.
  for (const [line] of compose.matchAll(/^.*PASSWORD:.*$/gm)) assert.match(line, /\$\{[A-Z_]+:\?/);
});

test('the proxy passes calls to both processes of the compose file, at the port of the container file', () => {
  const [, port] = /PORT=(\d+)/.exec(containerfile) ?? [];
  assert.match(caddyfile, new RegExp(`reverse_proxy one:${port} two:${port} `));
  assert.match(compose, /^ {6}- "8080:8080"$/m);
  assert.match(caddyfile, /^:8080 \{$/m);
});
