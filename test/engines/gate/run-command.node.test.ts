import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runCommand } from './run-command.js';

const node = (code: string, limitMs = 20_000) => runCommand({ command: [process.execPath, '-e', code], limitMs });

describe('a command of the gate', () => {
  it('keeps what it wrote to both streams', async () => {
    const { output, error } = await node('console.log("out"); console.error("err")');
    assert.match(output, /out/);
    assert.match(output, /err/);
    assert.equal(error, undefined);
  });

  it('reports how it ended', async () => {
    assert.equal((await node('process.exit(3)')).error, 'It ended with exit code 3.');
    assert.match((await node('process.kill(process.pid, "SIGKILL")')).error!, /SIGKILL/);
    assert.match((await runCommand({ command: ['no-such-program'], limitMs: 1000 })).error!, /ENOENT/);
  });

  it('is stopped at its limit, with the processes it started', async () => {
    // The second process keeps the output open: the answer comes only when that one has ended too.
    const { error } = await node(
      'require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });'
      + 'setInterval(() => {}, 1000)',
      1000,
    );
    assert.equal(error, 'It was stopped after 1 s.');
  });
});
