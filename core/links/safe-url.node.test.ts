import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { buildSync } from 'esbuild';
import { letThrough } from './hostile-addresses.fixture.test.js';
import { safeUrl } from './safe-url.js';

for (const address of [
  '', '/', '/a/b?c=d#e', 'a.html', '?q=1', '#top', '//host/path', 'http://example.com', 'HTTPS://example.com', 'ftp://host/file',
  'mailto:name@example.com', 'tel:+441234', 'sms:+441234', './a:b', 'path/with:colon', '/javascript:alert(1)',
  'https://example.com/a b?q=ä', '/tiles/{z}/{x}/{y}.png', '?next=javascript:alert(1)', '#javascript:alert(1)',
]) {
  test(`${JSON.stringify(address)} passes`, () => assert.equal(safeUrl(address), address));
}

for (const [address, written] of [
  [' https://example.com\n', 'https://example.com'],
  ['\u00a0/a.html\ufeff', '/a.html'],
  ['/a\tb\u0001c', '/abc'],
] as const) {
  test(`${JSON.stringify(address)} is written as ${written}`, () => assert.equal(safeUrl(address), written));
}

for (const address of [
  'javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'java\tscript:alert(1)',
  '\u0001javascript:alert(1)', '\u0001 javascript:alert(1)', '\u007f\u00a0javascript:alert(1)', 'data:text/html,<script>', 'vbscript:x',
  'blob:https://x/y', 'file:///etc/passwd', 'x-custom:go', 'http://', 'https://exa mple.com',
]) {
  test(`${JSON.stringify(address)} is refused`, () => assert.equal(safeUrl(address), null));
}

const protocolOf = (written: string) => new URL(written, 'https://page.example/').protocol;

test('every control character and blank before, inside and after a protocol leaves nothing that the platform reads as a script', () => {
  assert.deepEqual(letThrough(safeUrl, protocolOf), []);
});

/** The guard with a part of it taken out or changed. */
async function mutant(change: (code: string) => string): Promise<typeof safeUrl> {
  const source = readFileSync(new URL('./safe-url.ts', import.meta.url), 'utf8');
  const changed = change(source);
  assert.notEqual(changed, source, 'the part that is taken out is still there to be found');
  const {
    outputFiles: [built],
  } = buildSync({ stdin: { contents: changed, loader: 'ts', resolveDir: import.meta.dirname }, bundle: true, format: 'esm', write: false });
  return (await import(`data:text/javascript,${encodeURIComponent(built!.text)}`)).safeUrl;
}

describe('the table above would notice', () => {
  const judged = 'canParseUrl(written, anyPage) && allowed.has(new URL(written, anyPage).protocol)';
  for (const [what, change] of [
    ['no guard', code => code.replace(judged, 'true')],
    ['a guard that only asks whether it is an address', code => code.replace(/ && allowed\.has\(.*\.protocol\)/, '')],
    ['scripts among the allowed', code => code.replace('\'sms:\'', '\'sms:\', \'javascript:\'')],
    ['data among the allowed', code => code.replace('\'sms:\'', '\'sms:\', \'data:\'')],
    ['judging by a pattern instead of the parser', code => code.replace(judged, '!/^(?!https?:)[a-z]+:/.test(written)')],
    ['trimming before the control characters are dropped, by a pattern', code => code
      .replace('address.replace', 'address.trim().replace').replace('\'\').trim()', '\'\')')
      .replace(judged, '!/^(?!https?:)[a-z]+:/i.test(written)')],
  ] satisfies [string, (code: string) => string][]) {
    test(what, async () => assert.notDeepEqual(letThrough(await mutant(change), protocolOf), []));
  }
});
