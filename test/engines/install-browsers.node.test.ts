import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { EngineName } from './engine.js';
import { engines } from './engines.js';
import { installCommands } from './install-browsers.js';

const allNames = engines.map(({ name }) => name);

describe('missing browsers are brought', () => {
  const rows: [string, { isDebianRoot: boolean; afterwards: EngineName[] }, string[]][] = [
    [
      "by Debian's packages alone where they bring everything",
      { isDebianRoot: true, afterwards: allNames },
      ['apt-get update', 'apt-get install'],
    ],
    [
      'by Playwright where the packages left some out',
      { isDebianRoot: true, afterwards: ['chromium', 'firefox'] },
      ['apt-get update', 'apt-get install', 'playwright webkit'],
    ],
    ['by Playwright on macOS and where nobody is root', { isDebianRoot: false, afterwards: [] }, ['playwright chromium firefox webkit']],
    ['by nobody where they have come meanwhile', { isDebianRoot: false, afterwards: allNames }, []],
  ];
  for (const [title, { isDebianRoot, afterwards }, expected] of rows) {
    it(title, () => {
      const commands = [...installCommands(engines, { isDebianRoot, isHere: ({ name }) => afterwards.includes(name) })];
      assert.deepEqual(commands.map(([command, ...options]) =>
        command === 'apt-get' ? `apt-get ${options[0]}` : `playwright ${options.slice(2).join(' ')}`), expected);
    });
  }

  it('with every package of every engine, once', () => {
    const [, install] = [...installCommands(engines, { isDebianRoot: true, isHere: () => true })];
    const packages = install!.filter(word => !word.startsWith('-')).slice(2);
    assert.deepEqual([...packages].sort(), [...new Set(engines.flatMap(engine => engine.packages))].sort());
    assert.equal(new Set(packages).size, packages.length);
  });

  it('by a Playwright that is there', () => {
    const [command] = [...installCommands(engines, { isDebianRoot: false, isHere: () => false })];
    assert.equal(command![0], process.execPath);
    assert.ok(existsSync(command![1]!));
  });
});
