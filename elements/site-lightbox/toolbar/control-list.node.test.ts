import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readControlList } from './control-list.js';

describe('a list of controls', () => {
  const rows: [string, string[], string[]][] = [
    ['', [], []],
    ['share download', ['share', 'download'], []],
    ['  Download,SHARE\n download ', ['download', 'share'], []],
    ['share print', ['share'], ['print']],
    ['constructor , ,', [], ['constructor']],
  ];
  for (const [written, names, unknown] of rows) {
    it(`"${written.trim()}"`, () => assert.deepEqual(readControlList(written, ['download', 'share']), { names, unknown }));
  }
});
