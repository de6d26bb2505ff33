import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contrastRatio } from '../color/contrast.js';
import { fillOn } from '../color/readable.js';
import type { Color } from '../color/spaces.js';
import { defaultTheme } from '../../styles/theme.js';
import type { Ground } from './ground.js';
import { makeLook, type Look } from './make-look.js';
import { readComputedColor, readHex, writeColor } from './read-color.js';
import type { Signs } from './signs.js';

const ground = (surface: string, text: string): Ground => ({ surface: readHex(surface), text: readHex(text) });
const cream = ground('#fdf6ef', '#3b2430');
const night = ground('#2b1622', '#fbe9f2');

/** A look, and the reports about faint colors of the page. */
function make(signs: Signs, on = cream): { look: Look; faint: string[] } {
  const faint: string[] = [];
  return { look: makeLook(signs, on, what => faint.push(what)), faint };
}

/** `rgb(1 2 3)` as a look has it, read as a browser would have written it. */
const color = (value: string | undefined): Color => readComputedColor(value!.replaceAll(' ', ', '))!;

const pairs = [
  ['onAccent', 'accent', 4.5], ['accentText', 'surface', 4.5], ['onSurface', 'surface', 4.5], ['muted', 'surface', 4.5],
  ['fieldLine', 'surface', 3], ['danger', 'surface', 4.5], ['onDanger', 'danger', 4.5],
] as const;

describe('a look is that of the page', () => {
  const plum: Signs = {
    accent: readHex('#7d2a5b'), onAccent: readHex('#fff'), buttonRadius: 30, fieldRadius: 6, fieldLine: readHex('#80606e'),
    fieldSurface: readHex('#fff'), fieldText: readHex('#222'), headingFont: '"Pots", serif', headingWeight: '800',
  };

  test('value by value', () => {
    const { look, faint } = make(plum);
    assert.deepEqual(
      [look.accent, look.onAccent, look.accentText, look.surface, look.onSurface, look.fieldLine, look.fieldSurface, look.fieldText],
      ['rgb(125 42 91)', 'rgb(255 255 255)', 'rgb(125 42 91)', 'rgb(253 246 239)', 'rgb(59 36 48)', 'rgb(128 96 110)', 'rgb(255 255 255)', 'rgb(34 34 34)'],
    );
    assert.deepEqual([look.buttonRadius, look.fieldRadius, look.radius, look.headingFont, look.headingWeight], ['30px', '6px', '6px', '"Pots", serif', '800']);
    assert.deepEqual(faint, []);
  });

  for (const [signs, expected] of [
    [{ buttonRadius: 999 }, '16px'], [{ buttonRadius: 0 }, '0px'], [{ buttonRadius: 25_000 }, '16px'], [{ buttonRadius: 4, fieldRadius: 12 }, '12px'], [{}, undefined],
  ] as const) test(`cards have corners of ${expected} with ${JSON.stringify(signs)}`, () => assert.equal(make(signs).look.radius, expected));

  test('and on a dark ground, the accent as text and edge is lighter than as a button', () => {
    const { look, faint } = make(plum, night);
    assert.equal(look.accent, 'rgb(125 42 91)');
    assert.ok(contrastRatio(color(look.accentText), color(look.surface)) >= 4.5 && look.accentText !== look.accent);
    assert.deepEqual(faint, []);
  });

  test('a page without a button or a link of its own has the default accent', () => assert.equal(make({}).look.accent, writeColor(readHex(defaultTheme.accent.light))));

  test('and the accent of links has readable text', () => {
    const { look } = make({ accent: readHex('#ffd400') });
    assert.ok(contrastRatio(color(look.onAccent), color(look.accent)) >= 4.5);
    assert.equal(look.accent, 'rgb(255 212 0)');
  });
});

describe('what cannot be read is moved, and told', () => {
  for (const [what, signs, on] of [
    ['main button', { accent: readHex('#ff9a3c'), onAccent: readHex('#fff') }, cream],
    ['text', {}, ground('#ffffff', '#aaaaaa')],
    ['edge of fields', { fieldLine: readHex('#ddd') }, cream],
    ['text of fields', { fieldSurface: readHex('#eee'), fieldText: readHex('#999') }, cream],
  ] as const) test(what, () => assert.deepEqual(make(signs, on).faint, [what]));

  test('whatever colors a page has, every pair can be read', () => {
    const steps = ['00', '55', '99', 'ff'];
    const colors = steps.flatMap(red => steps.flatMap(green => steps.map(blue => readHex(`#${red}${green}${blue}`))));
    for (const [at, surface] of colors.entries()) {
      for (let other = 0; other < colors.length; other += 5) {
        const [accent, onAccent, text] = [colors[other]!, colors[(other + at) % colors.length]!, colors[(other * 3 + 7) % colors.length]!];
        const { look } = make({ accent, onAccent, fieldLine: accent, fieldSurface: onAccent, fieldText: accent }, { surface, text });
        for (const [front, back, least] of [...pairs, ['fieldText', 'fieldSurface', 4.5] as const]) {
          const ratio = contrastRatio(color(look[front]), color(look[back]));
          assert.ok(ratio >= least, `${front} ${look[front]} on ${back} ${look[back]}: ${ratio}`);
        }
      }
    }
  });
});

test('text and secondary text are read on a faint fill as well, as long as the page leaves room for it', () => {
  for (const [surface, text] of [['#ffffff', '#111827'], ['#ffffff', '#757575'], ['#f6dc5b', '#222222'], ['#121212', '#e0e0e0'], ['#121212', '#7f7f7f']] as const) {
    const { look, faint } = make({}, ground(surface, text));
    const fill = fillOn(readHex(surface), readHex(text));
    for (const name of ['onSurface', 'muted'] as const) {
      const ratio = contrastRatio(color(look[name]), fill);
      assert.ok(ratio >= 4.45, `${name} ${look[name]} on ${surface}: ${ratio}`); // the fill of a darker text is a little darker
    }
    assert.deepEqual(faint, []);
  }
  assert.equal(make({}, ground('#767676', '#ffffff')).look.onSurface, 'rgb(255 255 255)');
});

describe('computed colors', () => {
  for (const [text, expected] of [
    ['rgb(255, 0, 51)', [255, 0, 51, 1]], ['rgba(0, 0, 0, 0.5)', [0, 0, 0, 0.5]], ['rgba(0, 0, 0, 0)', [0, 0, 0, 0]],
    ['color(srgb 1 0 0.2)', [255, 0, 51, 1]], ['color(srgb 1 0 0.2 / 0.25)', [255, 0, 51, 0.25]],
    ['oklch(0.628 0.2577 29.23)', [255, 0, 0, 1]], ['oklch(1 0 none)', [255, 255, 255, 1]], ['oklab(0 0 0 / 0.5)', [0, 0, 0, 0.5]],
    ['oklch(0.5 1e-7 200)', [99, 99, 99, 1]], ['color(display-p3 1 0 0)', null], ['lab(50 0 0)', null], ['', null], ['currentcolor', null],
  ] as const) {
    test(text || 'nothing', () => {
      const read = readComputedColor(text);
      assert.deepEqual(read && [...[read.red, read.green, read.blue].map(channel => Math.round(channel * 255) + 0), read.alpha], expected);
    });
  }
});
