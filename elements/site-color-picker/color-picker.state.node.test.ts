import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseColor } from '../../core/color/parse-color.js';
import { channelNames, readChannel, toPicked, withChannel, writeColor, type ChannelName, type Notation, type PickerColor } from './channels.js';
import { ColorPickerState, getContrast } from './color-picker.state.js';
import { readSwatches, withThemeDefault } from './swatches.js';

const pickerAt = (value: string, more: { format?: Notation; background?: string } = {}): ColorPickerState => {
  const state = new ColorPickerState({ value: '', format: 'hex', background: '', disabled: false });
  state.read({ value, format: 'hex', background: '', ...more }, parseColor);
  return state;
};
const pickedOf = (text: string): PickerColor => pickerAt(text).picked;
const rounded = ({ hue, saturation, value, alpha }: PickerColor): number[] => [hue, saturation, value, alpha].map(number => Math.round(number * 100) / 100);

describe('the map of a color picker', () => {
  const rows: [key: string, isLarge: boolean, isRtl: boolean, saturation: number, value: number][] = [
    ['ArrowRight', false, false, 0.51, 0.5],
    ['ArrowRight', false, true, 0.49, 0.5],
    ['ArrowLeft', true, false, 0.4, 0.5],
    ['ArrowLeft', true, true, 0.6, 0.5],
    ['ArrowUp', false, true, 0.5, 0.51],
    ['ArrowDown', true, false, 0.5, 0.4],
    ['PageUp', false, false, 0.5, 0.6],
    ['PageDown', false, false, 0.5, 0.4],
    ['Home', false, false, 0, 0.5],
    ['End', false, false, 1, 0.5],
  ];
  for (const [key, isLarge, isRtl, saturation, value] of rows) {
    it(`goes with ${isLarge ? 'Shift and ' : ''}${key}${isRtl ? ' from right to left' : ''} to ${saturation}, ${value}`, () => {
      const state = pickerAt('#000');
      state.pick({ hue: 120, saturation: 0.5, value: 0.5, alpha: 1 });
      assert.deepEqual(rounded(state.move(key, isLarge, isRtl)!), [120, saturation, value, 1]);
    });
  }

  it('ends at its edges, and leaves other keys to the page', () => {
    const state = pickerAt('#fff');
    assert.deepEqual(rounded(state.move('ArrowUp', true, false)!), [0, 0, 1, 1]);
    assert.deepEqual(rounded(state.at(-2, 3)), [0, 0, 1, 1]);
    for (const key of ['Tab', 'a', 'toString']) assert.equal(state.move(key, false, false), null);
  });
});

describe('a channel', () => {
  const rows: [color: string, channel: ChannelName, value: number, result: string][] = [
    ['#336699', 'red', 255, '#ff6699'],
    ['#336699', 'green', -4, '#330099'],
    ['#336699', 'blue', 300, '#3366ff'],
    ['#336699', 'hue', 0, '#993333'],
    ['#336699', 'saturation', 0, '#666666'],
    ['#336699', 'lightness', 100, '#ffffff'],
    ['#336699', 'alpha', 50, '#33669980'],
    ['#33669980', 'alpha', 100, '#336699'],
  ];
  for (const [color, channel, value, result] of rows) {
    it(`${channel} ${value} makes ${result} of ${color}`, () => assert.equal(writeColor(withChannel(pickedOf(color), channel, value), 'hex'), result));
  }

  it('is shown as a whole number', () => {
    const picked = pickedOf('#33669980');
    const shown = [...channelNames.rgb, ...channelNames.hsl, 'alpha' as const].map(name => readChannel(picked, name));
    assert.deepEqual(shown, [51, 102, 153, 210, 50, 40, 50]);
  });

  it('of hue stays in gray, and that of saturation in black', () => {
    const blue = pickedOf('#336699');
    assert.equal(Math.round(withChannel(blue, 'saturation', 0).hue), 210);
    const black = toPicked(parseColor('#000')!, blue);
    assert.deepEqual(rounded(black), [210, 0.67, 0, 1]);
    assert.equal(readChannel(withChannel(withChannel(blue, 'saturation', 0), 'hue', 90), 'hue'), 90);
  });
});

describe('the value', () => {
  const formats: [format: Notation, text: string, transparent: string][] = [
    ['hex', '#336699', '#33669980'],
    ['rgb', 'rgb(51 102 153)', 'rgb(51 102 153 / 0.5)'],
    ['hsl', 'hsl(210 50% 40%)', 'hsl(210 50% 40% / 0.5)'],
  ];
  for (const [format, text, transparent] of formats) {
    it(`is written in ${format}`, () => {
      const state = pickerAt('', { format });
      assert.equal(state.pick(pickedOf('#336699')), text);
      assert.equal(state.pick({ ...pickedOf('#336699'), alpha: 0.5 }), transparent);
      assert.equal(state.$snapshot.get().notation, format);
    });
  }

  it('stays as it was typed, and the map where it was for what is not a color', () => {
    const state = pickerAt('rebeccapurple');
    const { picked } = state;
    assert.equal(state.$snapshot.get().text, 'rebeccapurple');
    state.write('rebecca', null);
    assert.deepEqual(state.$snapshot.get().picked, picked);
    assert.equal(state.$snapshot.get().isColor, false);
  });

  it('that is read again changes nothing: the fields keep their notation', () => {
    const state = pickerAt('#336699');
    state.setNotation('hsl');
    const before = state.$snapshot.get();
    state.read({ value: '#336699', format: 'hex', background: '' }, parseColor);
    assert.equal(state.$snapshot.get(), before);
  });
});

describe('what is drawn first', () => {
  it('has the color of the value, as a server can read it', () => {
    const { text, isColor, picked, notation, background, isDisabled } =
      new ColorPickerState({ value: '#336699', format: 'hsl', background: '#fff', disabled: true }).$snapshot.get();
    assert.deepEqual([text, isColor, picked, notation, background?.red, isDisabled], ['#336699', true, pickedOf('#336699'), 'hsl', 1, true]);
    assert.equal(new ColorPickerState({ value: 'var(--site-accent)', format: 'hex', background: '', disabled: false }).$snapshot.get().isColor, false);
  });
});

describe('contrast', () => {
  const rows: [color: string, background: string, ratio: number | undefined, level: string | undefined][] = [
    ['#000', '#fff', 21, 'enhanced'],
    ['#767676', '#fff', 4.5, 'text'],
    ['#777', '#fff', 4.4, 'large'],
    ['#aaa', '#fff', 2.3, 'low'],
    ['#000', 'rgb(255 255 255 / 0.5)', 21, 'enhanced'],
    ['nothing', '#fff', undefined, undefined],
    ['#000', '', undefined, undefined],
    ['#000', 'nothing', undefined, undefined],
  ];
  for (const [color, background, ratio, level] of rows) {
    it(`of ${color} on ${background || 'nothing'} is ${ratio ?? 'not shown'}`, () => {
      const contrast = getContrast(pickerAt(color, { background }).$snapshot.get());
      assert.deepEqual([contrast?.ratio, contrast?.level], [ratio, level]);
    });
  }
});

describe('swatches', () => {
  it('have labels, or their color, and keep references', () => {
    assert.deepEqual(readSwatches('Brick: #a4452c; rgb(1 2 3); --brand ; Sky: --sky; Page: var(--page, #fff);; '), [
      { label: 'Brick', color: '#a4452c' },
      { label: 'rgb(1 2 3)', color: 'rgb(1 2 3)' },
      { label: 'var(--brand)', color: 'var(--brand)' },
      { label: 'Sky', color: 'var(--sky)' },
      { label: 'Page', color: 'var(--page, #fff)' },
    ]);
  });

  it('that are not colors are left out and reported', () => {
    const reported: string[] = [];
    assert.deepEqual(readSwatches('Brick: brick; #4f6b3a; no color', part => reported.push(part)).map(({ color }) => color), ['#4f6b3a']);
    assert.deepEqual(reported, ['Brick: brick', 'no color']);
  });

  it('of the theme have a default, others have what the page says', () => {
    assert.equal(withThemeDefault('var(--site-on-surface)'), 'var(--site-on-surface, var(--_on-surface))');
    for (const color of ['var(--site-other)', '#fff', 'var(--brand)']) assert.equal(withThemeDefault(color), color);
  });
});
