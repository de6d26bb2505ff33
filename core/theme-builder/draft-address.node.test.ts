import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { queryWithTheme, readDraft, themeOfQuery, writeDraft } from './draft-address.js';
import { withValues } from './draft.js';
import { randomDrafts, randomNumbers } from './random-drafts.fixture.test.js';
import { readValue } from './read-value.js';
import { tokenNames } from './token-kinds.js';

const accent = { light: '#0b6b6f', dark: '#7fd1d5' };

describe('a theme in an address', () => {
  test('is short, and has only what differs from the default', () => {
    assert.equal(writeDraft({}), '');
    assert.equal(writeDraft({ accent, radius: '2px' }), '1~accent.0b6b6f.7fd1d5~radius.2px');
    assert.equal(writeDraft({ surface: { light: '#ffffff', dark: '#ffffff' } }), '1~surface.ffffff');
  });

  test('is read back unchanged, for any theme', () => {
    for (const draft of randomDrafts(400, 5)) {
      const query = queryWithTheme('?dir=rtl', draft);
      assert.deepEqual(readDraft(themeOfQuery(query)), { draft, problems: [] }, query);
      assert.deepEqual(readDraft(new URL(`https://x.example/docs${query}`).search.match(/t=(.*)/)?.[1] ?? ''), { draft, problems: [] }, 'as a browser writes it');
    }
  });

  test('leaves the other parameters, and is replaced and removed', () => {
    assert.equal(queryWithTheme('?theme=dark&t=1~radius.2px&dir=rtl', { radius: '4px' }), '?theme=dark&dir=rtl&t=1~radius.4px');
    assert.equal(queryWithTheme('?t=1~radius.2px', {}), '');
    assert.equal(themeOfQuery('?t=1%7Eradius.2px&dir=rtl'), '1~radius.2px', 'escaped by a mail program');
    assert.equal(themeOfQuery('?theme=dark'), '');
  });

  for (const [text, values, problem] of [
    ['9~accent.fff', {}, /newer version/],
    ['hello', {}, /could not be read[^]*Copy the whole link/],
    ['1~acc', {}, /cut off/],
    ['1~accent.0b6b6f.7fd1d5~radius.2', { accent }, /“Radius” in this link could not be read/],
    ['1~accent.0b6b6f.7fd1d', {}, /“Accent”/],
    ['1~accent.0b6b6f.7fd1d5.000000', {}, /“Accent”/],
    ['1~__proto__.x~constructor.y~to-string.z~radius.2px', { radius: '2px' }, /cut off/],
    ['1~radius.2px%3B%7Dbody%7Bdisplay%3Anone', {}, /“Radius”/],
    ['1~font.%E0%A4%A', {}, /cut off/],
    ['1~font.Georgia%2C%20serif~font', { font: 'Georgia, serif' }, /“Font”/],
    [`1~radius.${'9'.repeat(9000)}`, {}, /longer than any theme/],
    ['1~radius.2px~radius.4px', { radius: '4px' }, null],
    ['1', {}, null],
  ] as const) test(`${text.slice(0, 60)} gives a theme, and says what is missing`, () => {
    const { draft, problems } = readDraft(text);
    assert.deepEqual(draft, values);
    if (problem === null) assert.deepEqual(problems, []);
    else assert.match(problems.join('\n'), problem);
  });

  test('cut anywhere or with any letter changed, it gives values that the theme can have', () => {
    const next = randomNumbers(11);
    for (const draft of randomDrafts(60, 9)) {
      const whole = writeDraft(draft);
      for (let run = 0; run < 20; run++) {
        const at = Math.floor(next() * whole.length);
        const broken = run % 2 ? whole.slice(0, at) : whole.slice(0, at) + String.fromCharCode(33 + Math.floor(next() * 90)) + whole.slice(at + 1);
        const read = readDraft(broken).draft;
        assert.deepEqual(withValues({}, read), read);
        for (const name of tokenNames) {
          const value = read[name];
          if (value !== undefined) assert.ok(readValue(name, typeof value === 'string' ? value : `light-dark(${value.light}, ${value.dark})`), `${broken}: ${name}`);
        }
      }
    }
  });
});
