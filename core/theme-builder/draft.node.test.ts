import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contrastRatio } from '../color/color.js';
import { themeDocs } from '../../styles/theme-docs.js';
import { defaultTheme } from '../../styles/theme.js';
import { draftFromAccent } from './accent-draft.js';
import { contrastPairs, judge, levelText, ratioText, judgeContrast, withReadablePairs } from './contrast-pairs.js';
import { DraftHistory } from './draft-history.js';
import { getTokenColor, shownHex, getTokenValue, withColor, withValue, withoutColors } from './draft.js';
import { readValue } from './read-value.js';
import { randomDrafts, randomNumbers } from './random-drafts.fixture.test.js';
import { getTokenKind, getTokenTitle, tokenGroups, tokenNames } from './token-kinds.js';

describe('the tokens of the builder are those of the theme', () => {
  test('each has a kind, a group of its own and a purpose', () => {
    assert.deepEqual(tokenGroups.flatMap(({ names }) => names).toSorted(), Object.keys(defaultTheme).toSorted());
    for (const name of tokenNames) assert.ok(themeDocs[name].length > 5 && getTokenTitle(name).length > 2, name);
  });

  test('the default of each is a value that the builder can read', () => {
    for (const name of tokenNames) {
      const value = defaultTheme[name];
      if (typeof value !== 'string' || getTokenKind(name) !== 'color') assert.ok(readValue(name, typeof value === 'string' ? value : `light-dark(${value.light}, ${value.dark})`), name);
    }
  });

  for (const [name, kind] of [
    ['accent', 'color'], ['muted', 'color'], ['radius', 'length'], ['space', 'length'], ['font', 'font'], ['headingFont', 'font'],
    ['headingWeight', 'weight'], ['shadow', 'shadow'], ['duration', 'duration'],
  ] as const) test(`${name} is a ${kind}`, () => assert.equal(getTokenKind(name), kind));
});

describe('a value is read as CSS writes it', () => {
  for (const [name, text, expected] of [
    ['accent', 'rebeccapurple', { light: '#663399', dark: '#663399' }],
    ['accent', 'light-dark(oklch(60% 0.1 200), rgb(0 0 0 / 50%))', { light: '#0d9298', dark: '#00000080' }],
    ['radius', ' .50rem ', '0.5rem'], ['radius', '0', '0px'], ['radius', 'calc(1px + 2em)', 'calc(1px + 2em)'],
    ['font', "'Gill Sans' , Georgia,serif", '"Gill Sans", Georgia, serif'],
    ['shadow', '0 8px 30px rgb(0 0 0 / 0.18)', '0 8px 30px #0000002e'], ['shadow', 'none', 'none'], ['shadow', '0 1px light-dark(rgb(0 0 0 / 50%), #fff)', '0 1px 0 light-dark(#00000080, #ffffff)'],
    ['shadow', 'inset 0 1px red, 1rem 2px 3px 4px', 'inset 0 1px 0 #ff0000, 1rem 2px 3px 4px #000000'],
    ['duration', '.2s', '0.2s'], ['headingWeight', '600', '600'],
  ] as const) test(`${name}: ${text}`, () => assert.deepEqual(readValue(name, text), expected));

  for (const [name, text] of [
    ['accent', 'url(x)'], ['accent', 'red; } body { display: none'], ['accent', 'var(--x)'], ['accent', ''], ['accent', 'light-dark(red)'],
    ['radius', '-4px'], ['radius', '8'], ['radius', '10000px'], ['radius', 'calc(1px'], ['radius', 'calc(1px) 2px)'], ['radius', 'calc(var(--x))'],
    ['font', 'a;b'], ['font', '"a'], ['font', 'url(x)'], ['font', Array(20).fill('Georgia').join(',')], ['font', '</style>'],
    ['shadow', '1px'], ['shadow', '0 0 -1px red'], ['shadow', '0 0 red blue'], ['shadow', 'url(x)'], ['shadow', '0 0 1em red'], ['shadow', '0 0 light-dark(red)'], ['shadow', '0 0 light-dark(red, light-dark(red, red))'],
    ['duration', '11s'], ['duration', '200'], ['headingWeight', '0'], ['headingWeight', '1001'], ['space', 'x'.repeat(500)],
  ] as const) test(`${name} is not ${text.slice(0, 40)}`, () => assert.equal(readValue(name, text), null));

  test('and stays the same when it is read again', () => {
    for (const draft of randomDrafts(300)) {
      for (const name of tokenNames) {
        const value = draft[name];
        if (value !== undefined) assert.deepEqual(readValue(name, typeof value === 'string' ? value : `light-dark(${value.light}, ${value.dark})`), value, name);
      }
    }
  });
});

describe('what is not set follows, as on a page', () => {
  test('corners of buttons those of everything, until they have their own', () => {
    const round = withValue({}, 'radius', '20px');
    assert.equal(getTokenValue(round, 'buttonRadius'), '20px');
    const own = withValue(round, 'buttonRadius', '2px');
    assert.deepEqual([getTokenValue(own, 'buttonRadius'), getTokenValue(own, 'fieldRadius')], ['2px', '20px']);
    assert.equal(getTokenValue(withValue(own, 'buttonRadius', null), 'buttonRadius'), '20px');
  });

  test('a color on one scheme leaves that of the other', () => {
    assert.deepEqual(withColor({}, 'accent', 'dark', '#ffffff').accent, { light: defaultTheme.accent.light, dark: '#ffffff' });
  });

  test('secondary text is a share of the text until it is a color', () => {
    assert.equal(getTokenColor({}, 'muted', 'light')!.alpha, 0.8);
    assert.equal(shownHex({}, 'muted', 'light'), '#45464a');
    assert.deepEqual(withColor({}, 'muted', 'light', '#333333').muted, { light: '#333333', dark: shownHex({}, 'muted', 'dark') });
  });
});

describe('contrast', () => {
  const names = contrastPairs.map(({ text, ground, least }) => `${text} on ${ground}: ${least}`);
  for (const pair of [
    'onAccent on accent: 4.5', 'accentText on surface: 4.5', 'onSurface on surface: 4.5', 'muted on surface: 4.5', 'fieldText on fieldSurface: 4.5',
    'fieldLine on surface: 3', 'danger on surface: 4.5', 'onDanger on danger: 4.5',
  ]) test(`is judged of ${pair}`, () => assert.ok(names.includes(pair), names.join(', ')));

  test('is enough everywhere in the default theme', () => {
    assert.deepEqual(judgeContrast({}).filter(({ isEnough }) => !isEnough).map(({ text, scheme, ratio }) => [text, scheme, ratio]), []);
  });

  for (const [ratio, least, told, level] of [
    [4.4999, 4.5, '4.4 : 1', 'too low, needs 4.5 : 1'], [4.5, 4.5, '4.5 : 1', 'AA'], [6.99, 4.5, '6.9 : 1', 'AA'], [7, 4.5, '7.0 : 1', 'AAA'],
    [2.96, 3, '2.9 : 1', 'too low, needs 3 : 1'], [3, 3, '3.0 : 1', 'AA for edges'], [21, 4.5, '21.0 : 1', 'AAA'],
  ] as const) test(`${ratio} is shown as ${told}, ${level}`, () => assert.deepEqual([ratioText(ratio), levelText(ratio, least)], [told, level]));

  test('proposals are enough, of any two colors', () => {
    const next = randomNumbers(7);
    const hex = () => `#${Math.floor(next() * 2 ** 24).toString(16).padStart(6, '0')}`;
    for (let run = 0; run < 300; run++) {
      const pair = contrastPairs[run % contrastPairs.length]!;
      const draft = withColor(withColor({}, pair.ground, 'light', hex()), pair.text, 'light', hex());
      for (const { name, hex: proposed } of judge(draft, pair, 'light')!.proposals) {
        const better = judge(withColor(draft, name, 'light', proposed), pair, 'light')!;
        assert.ok(better.isEnough, `${JSON.stringify(draft)} ${name} ${proposed}: ${better.ratio}`);
      }
    }
  });

  test('all pairs can be made readable in one step, for any theme', () => {
    for (const draft of randomDrafts(150, 3)) {
      const faint = judgeContrast(withReadablePairs(draft)).filter(({ isEnough }) => !isEnough);
      assert.deepEqual(faint.map(({ text, ground, scheme, ratio }) => ({ text, ground, scheme, ratio })), [], JSON.stringify(draft));
    }
  });
});

describe('one accent makes all colors', () => {
  for (const accent of ['#0b6b6f', '#ffff00', '#000000', '#ffffff', '#7f7f7f', '#ff00ff']) {
    test(`${accent}: every pair can be read, in light and dark`, () => {
      for (const preset of ['Monochrome', 'Complementary', 'Analogous I', 'Analogous II'] as const) {
        assert.deepEqual(judgeContrast(draftFromAccent({}, accent, preset)).filter(({ isEnough }) => !isEnough), []);
      }
    });
  }

  test('and leaves fonts, corners and the rest', () => {
    const shaped = { radius: '2px', font: 'Georgia, serif' };
    assert.deepEqual(withoutColors(draftFromAccent(shaped, '#0b6b6f')), shaped);
    const { light } = draftFromAccent({}, '#0b6b6f').accent as { light: string };
    assert.equal(light, '#0b6b6f');
    assert.ok(contrastRatio(getTokenColor(draftFromAccent({}, '#ffee00'), 'accent', 'light')!, { red: 1, green: 1, blue: 1, alpha: 1 }) >= 4.5);
  });
});

describe('undo and redo', () => {
  const [first, second, third] = [{}, { radius: '1px' }, { radius: '2px' }];
  test('go through the steps; a new step ends what was undone', () => {
    const history = new DraftHistory(first);
    assert.deepEqual([history.canUndo, history.canRedo], [false, false]);
    assert.ok(history.add(second) && history.add(third));
    assert.equal(history.add({ radius: '2px' }), false, 'the same draft is no step');
    assert.deepEqual([history.undo(), history.undo(), history.undo()], [second, first, first]);
    assert.deepEqual(history.redo(), second);
    history.add({ radius: '9px' });
    assert.deepEqual([history.canRedo, history.undo()], [false, second]);
  });

  test('Back and Forward of the browser are steps to neighbors, or a step of their own', () => {
    const history = new DraftHistory(first);
    history.add(second);
    history.visit(first);
    assert.deepEqual([history.current, history.canRedo], [first, true]);
    history.visit(second);
    assert.deepEqual([history.current, history.canUndo, history.canRedo], [second, true, false]);
    history.visit({ radius: '7px' });
    assert.deepEqual(history.undo(), second);
  });
});
