import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isAccepted } from './is-accepted.js';
import { findFileProblem, maxFileBytes, sizeText } from './uploads.js';

const file = (name: string, type = '', size = 1) => ({ name, type, size });

const accepts: [accept: string, name: string, type: string, is: boolean][] = [
  ['.pdf', 'a.PDF', '', true],
  ['.pdf', 'a.pdf.exe', 'application/pdf', false],
  ['.pdf', 'pdf', '', false],
  ['image/*', 'x', 'image/png', true],
  ['image/*', 'x', 'imagery/png', false],
  ['image/png, .txt', 'a.txt', 'text/plain', true],
  ['application/pdf', 'x', 'application/pdf;v=1', true],
  ['', 'a.pdf', '', false],
  ['*/*', 'x', '', true],
];

describe('files of a submission', () => {
  for (const [accept, name, type, is] of accepts) {
    it(`${name} of type "${type}" is ${is ? '' : 'not '}taken by "${accept}"`, () => assert.equal(isAccepted(accept, file(name, type)), is));
  }

  const problems: [field: object, files: ReturnType<typeof file>[], text: string | undefined][] = [
    [{}, [], undefined],
    [{ required: true }, [], 'requiredFile'],
    [{}, [file('a.pdf')], undefined],
    [{}, [file('a.pdf'), file('b.pdf')], 'fileCount'],
    [{ maxFiles: 2 }, [file('a.pdf'), file('b.pdf')], undefined],
    [{}, [file('a.svg', 'image/svg+xml')], 'fileType'],
    [{}, [file('a.html')], 'fileType'],
    [{}, [file('a.pdf', '', maxFileBytes + 1)], 'fileSize'],
    [{ maxFileBytes: 5 }, [file('a.pdf', '', 6)], 'fileSize'],
    [{}, [file('a.pdf', '', 0)], 'fileEmpty'],
    [{ accept: '.svg' }, [file('a.svg')], undefined],
  ];
  for (const [field, files, text] of problems) {
    it(`${JSON.stringify(field)} with ${files.map(({ name, size }) => `${name} of ${size}`).join(' and ') || 'none'}: ${text ?? 'good'}`, () => {
      assert.equal(findFileProblem(field, files)?.text, text);
    });
  }

  it('formats sizes for people', () => assert.deepEqual([1, 2048, 1_572_864, maxFileBytes].map(sizeText), ['1 KB', '2 KB', '1.5 MB', '10 MB']));
});
