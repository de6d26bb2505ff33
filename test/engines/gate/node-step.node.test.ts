import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { after, describe, it } from 'node:test';
import { nodeStep } from './node-step.js';
import { findOtherNode, otherVersion } from './other-node.js';

describe('a step of Node tests', () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/node-step-');
  after(() => rmSync(folder, { recursive: true }));
  const put = (name: string, text: string) => {
    const file = join(folder, `${name}.node.test.ts`);
    writeFileSync(file, `import { describe, it } from 'node:test';\nimport assert from 'node:assert/strict';\n${text}\n`);
    return relative('.', file);
  };
  const files = [
    put('good', 'it("holds", () => {});'),
    put('bad', 'describe("it", () => { it("fails", () => assert.equal(1, 2)); });'),
    put('empty', ''),
    put('hollow', 'it("has one", () => {}); describe("a suite without tests", () => {});'),
    put('broken', 'throw new Error("cannot be loaded");'),
    put('skipping', 'it("comes later", { skip: true }, () => {});'),
  ];

  // It is downloaded once: not in the gate, which needs no network.
  if (process.env.TEST_ALL) it('runs on another Node', async () => {
    const other = findOtherNode();
    assert.ok('path' in other, 'error' in other ? other.error : '');
    const file = put('version', `it('is it', () => assert.equal(process.version, 'v${otherVersion}'));`);
    assert.deepEqual((await nodeStep({ name: 'fixtures', files: [file], node: other.path }).run()), { passed: 1, failures: [] });
  });

  it('ends what a failing hook has left open, names it, and runs the files after it', { timeout: 180_000 }, async () => {
    const server = 'import { before } from "node:test"; import { createServer } from "node:http"; import { spawn } from "node:child_process";';
    const open = 'createServer().listen(0); throw new Error("before fails");';
    const left = [
      put('left-server', `${server} describe("a suite", () => { before(() => { ${open} }); it("a test", () => {}); });`),
      put('left-program', `${server} before(() => { spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]); ${open} }); it("a test", () => {});`),
      put('left-by-a-test', `${server} it("passes", () => { createServer().listen(0); });`),
      files[0]!,
    ];
    const { passed, failures } = await nodeStep({ name: 'fixtures', files: left, env: { TEST_PATIENCE_MS: '200' } }).run();
    assert.equal(passed, 2);
    const told = (name: string) => failures.filter(text => text.startsWith(join(folder, name))).join('\n');
    assert.match(told('left-server'), /before fails/);
    assert.match(told('left-server'), /did not close a server on port \d+/);
    assert.match(told('left-program'), /before fails/);
    assert.match(told('left-by-a-test'), /did not close a server on port \d+/);
    assert.ok(!failures.some(text => text.includes('ended early')), failures.join('\n'));
  });

  it('counts what passes and names what fails', async () => {
    const { passed, failures } = await nodeStep({ name: 'fixtures', files }).run();
    assert.equal(passed, 2);
    assert.deepEqual(failures.map(text => text.split('\n', 2).map(line => line.replace(`${folder}/`, ''))).sort(), [
      ['bad.node.test.ts', 'fails'],
      ['broken.node.test.ts', '(the file)'],
      ['empty.node.test.ts', '(the file)'],
      ['hollow.node.test.ts', 'a suite without tests'],
      ['skipping.node.test.ts', 'comes later'],
    ]);
  });
});
