import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setting } from '../settings/setting.js';
import { table, type Table } from '../settings/table.js';
import { checkCommand } from './check/check-command.js';
import { type DescribedElement, describeCommand, listCommand } from './describe/describe-commands.js';
import { runCommand } from './run-command.js';

const tables = new Map<string, Table>([['site-pot', table({ tag: 'site-pot', summary: 'A pot.', settings: { size: setting.number(1, 'Its size.', { min: 1 }) } })]]);
const pot: DescribedElement = {
  tagName: 'site-pot', summary: 'A pot.',
  attributes: [{ name: 'size', type: { text: 'number' }, default: '1', description: 'Its size.' }, { name: 'width', deprecated: 'Use size.' }],
  slots: [{ name: '', description: 'Flowers.' }],
};
const pages: Readonly<Record<string, string>> = {
  'right.html': '<site-pot size="2"></site-pot>',
  'wrong.html': '\n<site-pot size="0"></site-pot>',
  'other.html': '<site-cup></site-cup>',
  'long.html': ' '.repeat(5_000_001),
  'deep.html': '<div>'.repeat(100_000),
  '-': '<site-pt></site-pt>',
};

async function run(...args: string[]): Promise<{ readonly code: number; readonly printed: string; readonly failed: string }> {
  let [printed, failed] = ['', ''];
  const commands = [checkCommand(() => Promise.resolve(tables)), listCommand(() => Promise.resolve([pot])), describeCommand(() => Promise.resolve([pot]))];
  const code = await runCommand(commands, args, {
    print: text => { printed += `${text}\n`; },
    printError: text => { failed += `${text}\n`; },
    writeText: () => Promise.reject(new Error('Nothing is written.')),
    readInput: async function* () { yield Buffer.from(pages['-']!); },
    readText: path => Promise.resolve(pages[path]!),
    findPages: path => (path === 'site' ? Promise.resolve(['right.html', 'wrong.html']) : path === 'empty' ? Promise.resolve([])
      : path in pages ? Promise.resolve([path]) : Promise.reject(new Error(`There is no file or folder ${path}.`))),
  });
  return { code, printed, failed };
}

describe('the command of the package', () => {
  const wrong = 'wrong.html:2:11: error: <site-pot>: size "0" is out of range; expected a number of at least 1.\n';
  const rows: readonly (readonly [line: string, code: number, printed: RegExp | string, failed: RegExp | string])[] = [
    ['check right.html', 0, '1 page: 0 errors.\n', ''],
    ['check wrong.html', 1, `${wrong}1 page: 1 error.\n`, ''],
    ['check site', 1, `${wrong}2 pages: 1 error.\n`, ''],
    ['check other.html', 0, /^other\.html:1:1: warning: <site-cup> is not an element[^]*1 page: 0 errors, 1 warning\.\n$/, ''],
    ['check -', 1, /^input:1:1: error: <site-pt> is not known\. Did you mean <site-pot>\?\n/, ''],
    ['check --json wrong.html', 1, /^\[\{"file":"wrong\.html","line":2,"column":11,"severity":"error","message":"<site-pot>: size /, ''],
    ['check', 2, '', /Name the pages to check/],
    ['check none.html', 2, '', 'There is no file or folder none.html.\n'],
    ['check empty', 2, '', 'There is no HTML file in empty.\n'],
    ['check long.html', 2, '', 'long.html has more than 5 million characters.\n'],
    ['check deep.html', 2, '', 'deep.html has more than 5000 elements inside each other, or without an end tag.\n'],
    ['list', 0, 'site-pot  A pot.\n', ''],
    ['list --json', 0, '[{"tag":"site-pot","summary":"A pot."}]\n', ''],
    ['describe pot', 0, '<site-pot>\nA pot.\n\nAttributes\n  size (number, default 1): Its size.\n\nContent\n  Flowers.\n', ''],
    ['describe <site-pot>', 0, /^<site-pot>/, ''],
    ['describe site-pt', 2, '', 'There is no element site-pt. Did you mean site-pot?\n'],
    ['describe', 2, '', /^Name an element/],
    ['chek right.html', 2, '', /^There is no command chek\. Did you mean check\?/],
    ['help', 0, /^Usage: npx site-elements <command>\n\n {2}check /, ''],
    ['', 2, /^Usage/, ''],
  ];
  for (const [line, code, printed, failed] of rows) {
    test(line === '' ? 'without arguments' : line, async () => {
      const ran = await run(...line.split(' ').filter(Boolean));
      assert.equal(ran.code, code);
      for (const [got, expected] of [[ran.printed, printed], [ran.failed, failed]] as const) {
        if (typeof expected === 'string') assert.equal(got, expected);
        else assert.match(got, expected);
      }
    });
  }
});
