import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { attributePage, nativeAttributes } from './native-attributes.fixture.test.js';

/** Those of HTML: https://html.spec.whatwg.org/multipage/input.html, form-elements.html, form-control-infrastructure.html */
const ofHtml = `accept alpha alt autocomplete checked colorspace dirname disabled form formaction formenctype formmethod formnovalidate formtarget height list max maxlength min minlength multiple name pattern
  placeholder popovertarget popovertargetaction readonly required size src step title type value width cols rows wrap selected command commandfor novalidate inputmode autocapitalize enterkeyhint spellcheck autofocus capture`.split(/\s+/);

test('the table has every attribute of HTML once', () => {
  assert.deepEqual(nativeAttributes.flatMap(({ name }) => name.split(', ')).sort(), [...ofHtml].sort());
});

test('docs/form-attributes.md is the table', async () => {
  assert.equal(await readFile(new URL('../../docs/form-attributes.md', import.meta.url), 'utf8'), attributePage(), 'write it with: npx tsx -e "import(\'./core/forms/native-attributes.fixture.test.ts\').then(m => process.stdout.write(m.attributePage()))" > docs/form-attributes.md');
});
