import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colorChannels } from './color-channels.js';
import { namedColors } from './named-colors.js';
import { parseColor } from './parse-color.js';

type Channels = readonly [red: number, green: number, blue: number, alpha?: number];

/** Within half a step of a screen with ten bits a channel. */
function assertIs(text: string, [red, green, blue, alpha = 1]: Channels): void {
  const found = parseColor(text);
  assert.ok(found, `${text} is a color`);
  const wanted = { red, green, blue, alpha };
  for (const name of ['red', 'green', 'blue', 'alpha'] as const) {
    assert.ok(Math.abs(found[name] - wanted[name]) < 0.0005, `${text}: ${name} is ${found[name]}, expected ${wanted[name]}`);
  }
}

const simple: Record<string, Channels> = {
  '#f00': [1, 0, 0],
  '#F00': [1, 0, 0],
  '#0f08': [0, 1, 0, 0x88 / 255],
  '#336699': [0.2, 0.4, 0.6],
  '#33669980': [0.2, 0.4, 0.6, 128 / 255],
  ' #336699\n': [0.2, 0.4, 0.6],
  transparent: [0, 0, 0, 0],
  RebeccaPurple: [0.4, 0.2, 0.6],
  'rgb(51, 102, 153)': [0.2, 0.4, 0.6],
  'rgb(20%, 40%, 60%)': [0.2, 0.4, 0.6],
  'rgba(51, 102, 153, .5)': [0.2, 0.4, 0.6, 0.5],
  'rgb(51 102 153)': [0.2, 0.4, 0.6],
  'rgb(51 40% 153 / 50%)': [0.2, 0.4, 0.6, 0.5],
  'rgb(51 102 153/.5)': [0.2, 0.4, 0.6, 0.5],
  'rgba(51 102 153 / none)': [0.2, 0.4, 0.6, 0],
  'rgb(none 102 153)': [0, 0.4, 0.6],
  'rgb(300 -20 153)': [1, 0, 0.6],
  'rgb(5.1e1 1020e-1 +153)': [0.2, 0.4, 0.6],
  'rgb(51 102 153 / 7)': [0.2, 0.4, 0.6, 1],
  'rgb(51 102 153 / -1)': [0.2, 0.4, 0.6, 0],
  'hsl(210, 50%, 40%)': [0.2, 0.4, 0.6],
  'hsla(210deg, 50%, 40%, 25%)': [0.2, 0.4, 0.6, 0.25],
  'hsl(210 50 40)': [0.2, 0.4, 0.6],
  'hsl(570 50% 40%)': [0.2, 0.4, 0.6],
  'hsl(-150 50% 40% / 1)': [0.2, 0.4, 0.6],
  'hsl(none 0% 50%)': [0.5, 0.5, 0.5],
  'hsl(0 1% 50%)': [0.505, 0.495, 0.495],
  'hsl(0 50% 1%)': [0.015, 0.005, 0.005],
  'hsl(0 100% 150%)': [1, 1, 1],
  'hsl(0 100% -20%)': [0, 0, 0],
  'hsl(120 150% 25%)': [0, 0.625, 0],
  'hsl(120, 150%, 25%)': [0, 0.5, 0],
  'hsl(1e999 50% 50%)': [0.75, 0.25, 0.25],
  'rgb(51/**/102/* 1 */153)': [0.2, 0.4, 0.6],
  '/* sky */ #336699': [0.2, 0.4, 0.6],
  'rgb(51+102+153)': [0.2, 0.4, 0.6],
  'rgb(20%40%60%)': [0.2, 0.4, 0.6],
  'rgb(51.5.5.5)': [51.5 / 255, 0.5 / 255, 0.5 / 255],
  'RGB(51\t102\f153)': [0.2, 0.4, 0.6],
  'hsl(0 -20% 50%)': [0.5, 0.5, 0.5],
  'hsv(210 66.6667% 60%)': [0.2, 0.4, 0.6],
  'hsv(210, 66.6667, 60)': [0.2, 0.4, 0.6],
  'hsv(210, 0.666667, 0.6)': [0.2, 0.4, 0.6],
  'hsva(210 0.666667 60 / 0.5)': [0.2, 0.4, 0.6, 0.5],
  'hsv(0 1 1)': [1, 0, 0],
  'hsv(0 1% 100%)': [1, 0.99, 0.99],
  'hwb(210 20% 40%)': [0.2, 0.4, 0.6],
  'hwb(0 150% 50%)': [0.75, 0.75, 0.75],
  'hwb(210 -20% 40%)': [0, 0.3, 0.6],
  'oklch(100% 0 none)': [1, 1, 1],
  'oklch(50% -1 0)': [0.3886, 0.3886, 0.3886],
  'lab(120% 0 0)': [1, 1, 1],
  'lab(-5 0 0)': [0, 0, 0],
  'color(srgb 20% 40% 60% / 0.5)': [0.2, 0.4, 0.6, 0.5],
  'color(srgb 1.5 -0.5 none)': [1.5, -0.5, 0],
  'rgb(calc(50 + 1) calc(2 * (100 - 49)) calc(153))': [0.2, 0.4, 0.6],
  'rgb(calc(10% * 2), calc(80%/2), calc(40% + 20%), calc(1 / 4))': [0.2, 0.4, 0.6, 0.25],
  'hsl(calc(0.5turn + 30deg) min(50%, 70%) max(40%, 10%))': [0.2, 0.4, 0.6],
  'hsl(calc(pi * 60 / pi + 150) clamp(0, 50, 100) calc(-1 * -40))': [0.2, 0.4, 0.6],
  'color(srgb calc(1 / 5) calc((1 + 1) / (2 + 3)) calc(60%) / calc(e - e + .5))': [0.2, 0.4, 0.6, 0.5],
  'rgb(calc(infinity) calc(-infinity) calc(NaN))': [1, 0, 0],
  'rgb(calc(1 / 0) calc(-1 / 0) calc(0 / 0))': [1, 0, 0],
  'hsl(calc(infinity) 50% 50%)': [0.75, 0.25, 0.25],
  'rgb(51 102 153': [0.2, 0.4, 0.6],
  'rgb(51 102 calc(150 + (3': [0.2, 0.4, 0.6],
  'rgb(51 102 153)/* not closed': [0.2, 0.4, 0.6],
  '#336699/*': [0.2, 0.4, 0.6],
};
for (const [text, channels] of Object.entries(simple)) test(`${JSON.stringify(text)} is ${channels.join(' ')}`, () => assertIs(text, channels));

// Expected channels: colorjs.io 0.6 and culori 4, which agree in all four digits (rec2020: culori, and #009900 of the tests of browsers;
// display-p3-linear: Chromium).
const spaces: Record<string, Channels> = {
  'lab(50% 40 -60)': [0.5492, 0.3704, 0.8744],
  'lab(29.2345% 39.3825 20.0664)': [0.4906, 0.1387, 0.159],
  'lab(5 10 -10)': [0.1033, 0.0425, 0.121],
  'lab(50% 50% -50%)': [0.6907, 0.2634, 0.8938],
  'lch(52.2345% 72.2 56.2)': [0.7762, 0.3634, 0.0245],
  'lch(80 50% 0.4turn)': [0.2652, 0.8859, 0.4291],
  'lch(50% 30 none)': [0.6496, 0.3859, 0.4716],
  'oklab(40.1% 0.1143 0.045)': [0.4898, 0.1397, 0.16],
  'oklab(0.7 -50% 25%)': [-0.3137, 0.7655, 0.3328],
  'oklch(60% 0.15 40)': [0.7848, 0.356, 0.1971],
  'oklch(0.4 25% 300deg)': [0.3156, 0.2235, 0.4585],
  'oklch(70% 0.1 100grad)': [0.7158, 0.6104, 0.3159],
  'hwb(194 0% 0%)': [0, 0.7667, 1],
  'hwb(90deg 40% 30%)': [0.55, 0.7, 0.4],
  'hwb(20 70% 60%)': [0.5385, 0.5385, 0.5385],
  'hsl(0.5turn 100% 25%)': [0, 0.5, 0.5],
  'hsl(3.14159265rad 100% 25%)': [0, 0.5, 0.5],
  'hsl(-30 80% 70%)': [0.94, 0.46, 0.7],
  'color(srgb-linear 0.2 0.4 0.6)': [0.4845, 0.6652, 0.7977],
  'color(display-p3 0.2 0.4 0.6)': [0.1041, 0.4059, 0.617],
  'color(display-p3 0 1 0)': [-0.5116, 1.0183, -0.3107],
  'color(display-p3-linear 0.4347 22.32% 0.7846)': [0.7235, 0.5003, 0.924],
  'color(a98-rgb 0.2 0.4 0.6)': [-0.115, 0.4006, 0.6126],
  'color(prophoto-rgb 0.2 0.4 0.6)': [-0.4234, 0.5095, 0.6896],
  'color(prophoto-rgb 0.01 0.02 0.03)': [-0.0028, 0.018, 0.0256],
  'color(rec2020 0.299218 0.533327 0.120785)': [0, 0.6, 0],
  'color(rec2020 0.05 0.4 0.6)': [-0.3655, 0.4751, 0.659],
  'color(xyz 0.2 0.3 0.4)': [-0.1147, 0.6542, 0.6443],
  'color(xyz-d65 20% 30% 40%)': [-0.1147, 0.6542, 0.6443],
  'color(xyz-d50 0.2 0.3 0.4)': [-0.2592, 0.6595, 0.7405],
};
for (const [text, channels] of Object.entries(spaces)) test(`${text} is ${channels.join(' ')}`, () => assertIs(text, channels));

const broken = ['', ' ', '#', '#f', '#ff', '#fffff', '#fffffff', '#fffffffff', '#ggg', 'f00', 'redd', 'currentcolor', 'canvastext', 'inherit', 'constructor',
  'rgb', 'rgb()', 'rgb(1 2)', 'rgb(1 2 3 4)', 'rgb(1,2)', 'rgb(1,2,3,4,5)', 'rgb(1, 2 3)', 'rgb(1, 2, 3 / 4)', 'rgb(1, 2, none)', 'rgb(1,2,3,)', 'rgb(,1,2,3)', 'rgb(1 2 3 / / 4)', 'rgb(/ 1 2 3)', 'rgb(\u00a01 2 3)', '\u3000red', 'blac\u212a', 'rgb(1 2 3\v)', '#/**/fff', 'rgb/**/(1 2 3)', 'rgb(1e 2 3)', 'rgb(- 2 3)', 'hsl(120deg50% 50%)', 'rgb(1, 2%, 3)', 'rgb(1. 2 3)',
  'rgb(1 2 3 /)', 'rgb(1 2 3 / 1 / 1)', 'rgb(1px 2 3)', 'rgb(1deg 2 3)', 'rgb(NaN 0 0)', 'rgb(Infinity 0 0)', 'rgb (1 2 3)', 'rgb(1 2 3) x', 'rgb(0x10 2 3)',
  'hsl(0, 50, 50)', 'hsl(0%, 50%, 50%)', 'hsl(0 50% 50deg)', 'hsl(10% 50% 50%)', 'hsl(50foo 50% 50%)', 'lab(50%, 0, 0)', 'oklch(50%, 0.1, 0)', 'hwb(0, 0%, 0%)',
  'color(1 0 0)', 'color(srgb 1 0)', 'color(srgb 1 0 0 0)', 'color(nowhere 1 0 0)', 'color(srgb, 1, 0, 0)', 'color(__proto__ 1 0 0)', 'color(tostring 1 0 0)',
  'tostring(1 0 0)', 'url(#fff)', 'var(--x)', '#fff; color: red', 'rgb(1e999 0 nope)',
  'calc(1)', 'rgb(calc() 2 3)', 'rgb((1) 2 3)', 'rgb(calc(1+2) 3 4)', 'rgb(calc(1 +2) 3 4)', 'rgb(calc(1/**/+/**/2) 3 4)', 'rgb(calc(50% + 10) 3 4)', 'rgb(calc(1%), 2, 3)', 'hsl(calc(90 + 30deg) 50% 50%)', 'rgb(calc(none) 2 3)',
  'rgb(calc(1 / 1%) 2 3)', 'rgb(calc(10% * 10%) 2 3)', 'rgb(calc(1deg) 2 3)', 'rgb(calc(1 2) 3 4)', 'rgb(calc(-(1)) 2 3)', 'rgb(calc(toString) 2 3)', 'rgb(constructor(1) 2 3)', 'rgb(clamp(1, 2) 2 3)', 'rgb(max(1, 2%) 2 3)',
  'rgb(calc(1', 'rgb(calc(1 + 2 3 4', 'rgb(1 2 3))', '#fff)', 'rgb('];
for (const text of broken) test(`${JSON.stringify(text)} is not a color`, () => assert.equal(parseColor(text), null));

test('a text longer than any color is not looked at, spaces and all', () => {
  assert.equal(parseColor(`rgb(${' '.repeat(600)}1 2 3)`), null);
  assert.equal(parseColor(`#fff${' '.repeat(600)}zz`), null);
  assert.equal(parseColor('('.repeat(1_000_000)), null);
  assert.equal(parseColor(`rgb(${'calc('.repeat(1_000_000)}1`), null);
  assert.equal(parseColor(`rgb(calc(${'('.repeat(400)}1 2 3`), null);
  assertIs(`rgb(calc(${'('.repeat(200)}51${')'.repeat(200)}) 102 153)`, [0.2, 0.4, 0.6]);
});

for (const value of [undefined, null, 7, {}, ['#fff']]) {
  test(`${JSON.stringify(value)} is not a string and throws`, () => assert.throws(() => parseColor(value as string), { name: 'TypeError', message: /expected a string/ }));
}

test('the 148 names of CSS have six digits each', () => {
  assert.equal(namedColors.size, 148);
  for (const [name, digits] of namedColors) assert.match(digits, /^[\da-f]{6}$/, name);
});

test('channels are returned in the requested color model', () => {
  assert.deepEqual(colorChannels('#f00', 'rgb'), { red: 1, green: 0, blue: 0, alpha: 1 });
  assert.deepEqual(colorChannels('#f008', 'hsl'), { hue: 0, saturation: 1, lightness: 0.5, alpha: 0x88 / 255 });
  assert.deepEqual(colorChannels('#008000', 'hsv'), { hue: 120, saturation: 1, value: 128 / 255, alpha: 1 });
  assert.equal(colorChannels('no color', 'hsl'), null);
});

for (const model of ['hex', 'cmyk', '', 'toString', undefined]) {
  test(`channels in ${JSON.stringify(model)} are refused`, () =>
    assert.throws(() => colorChannels('#fff', model as 'rgb'), { name: 'TypeError', message: /expected rgb, hsl or hsv/ }));
}
