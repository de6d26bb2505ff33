// Runs in every engine: how browsers compute colors.
import { expect } from '@open-wc/testing';
import { namedColors } from './named-colors.js';
import { makePalette, paletteIds, palettePresets, type PalettePreset } from './palette.js';
import { parseColor } from './parse-color.js';
import { clipped, type Color } from './spaces.js';
import { stringifyColor } from './stringify-color.js';
import { themeProperties } from './theme.js';

/** Numbers that look random and are the same in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2 ** 31) / 2 ** 31;
}
const random = numbersFrom(7);
const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const number = (least: number, most: number): string => {
  const value = least + random() * (most - least);
  return one([value.toFixed(0), value.toFixed(2), value.toFixed(4), value.toExponential(3), `${value < 0 ? '' : '+'}${value.toFixed(1)}`]);
};
const percent = (least: number, most: number) => `${number(least, most)}%`;
const orNone = (text: string) => (random() < 0.05 ? 'none' : text);
const angle = () => number(-400, 800) + one(['deg', 'grad', 'rad', 'turn']);
const hue = () => one([number(-400, 800), angle()]);
const alpha = () => one(['', '', ` / ${number(-0.2, 1.3)}`, ` / ${percent(-20, 130)}`, '/.5', ' / none']);
const spaces = ['srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz', 'xyz-d50', 'xyz-d65'];

/** A calculation whose result lies between the values that it is made of. */
function calculated(value: () => string): string {
  const [a, b, c] = [value(), value(), value()];
  return one([`calc(${a})`, `CALC((${a} + ${b}) / 2)`, `calc(${a}*.5 + ${b} * 50e-2)`, `calc(${a} - (${a} - ${b}) / 4)`, `calc(2 * (${a} / 4 + calc(${b} / (1 + 3))))`,
    `calc(${a} * pi / PI)`, `calc(e * ${a}/e)`, `min(${a}, ${b})`, `max(${a},${b} , ${c})`, `clamp(${a}, ${b}, ${c})`, `calc(clamp(${a}, min(${b}, ${c}), ${c}))`]);
}

const notations: Readonly<Record<string, () => string>> = {
  'rgb()': () => `rgb(${orNone(number(-20, 300))} ${orNone(percent(-10, 120))} ${orNone(number(-20, 300))}${alpha()})`,
  'rgb() with commas': () => `rgba(${number(-20, 300)}, ${number(-20, 300)},${number(-20, 300)}${one(['', ', .5', ', 40%'])})`,
  // Beyond 100 % browsers differ, and below 0 % of `hwb()`.
  'hsl()': () => `hsl(${orNone(hue())} ${orNone(percent(-10, 100))} ${orNone(percent(-10, 100))}${alpha()})`,
  'hsl() of numbers': () => `hsl(${hue()} ${number(-10, 100)} ${number(-10, 100)}${alpha()})`,
  'hsl() with commas': () => `hsla(${hue()}, ${percent(-10, 100)}, ${percent(-10, 100)}, ${number(0, 1)})`,
  'hwb()': () => `hwb(${orNone(hue())} ${orNone(percent(0, 100))} ${orNone(percent(0, 100))}${alpha()})`,
  'lab()': () => `lab(${orNone(one([number, percent])(-10, 120))} ${orNone(number(-125, 125))} ${orNone(percent(-100, 100))}${alpha()})`,
  'lch()': () => `lch(${orNone(one([number, percent])(-10, 120))} ${orNone(one([number, percent])(-20, 130))} ${orNone(hue())}${alpha()})`,
  'oklab()': () => `oklab(${orNone(one([number(-0.1, 1.2), percent(-10, 120)]))} ${orNone(number(-0.4, 0.4))} ${orNone(percent(-100, 100))}${alpha()})`,
  'oklch()': () => `oklch(${orNone(one([number(-0.1, 1.2), percent(-10, 120)]))} ${orNone(one([number(-0.1, 0.4), percent(-20, 100)]))} ${orNone(hue())}${alpha()})`,
  ...Object.fromEntries(spaces.map(space => {
    const beyond = /^(?:prophoto|rec)/.test(space) ? 0 : 0.2; // there, too
    const channel = () => number(-beyond, 1 + beyond);
    return [`color(${space})`, () => `color(${space} ${orNone(channel())} ${orNone(percent(-100 * beyond, 100 + 100 * beyond))} ${orNone(channel())}${alpha()})`];
  })),
  'rgb() of calculations': () => `rgb(${calculated(() => number(-20, 300))} ${calculated(() => percent(-10, 120))} ${calculated(() => number(-20, 300))}${alpha()})`,
  'rgb() of calculations with commas': () => `rgba(${calculated(() => percent(-10, 120))}, ${percent(-10, 120)},${calculated(() => percent(0, 100))}, ${calculated(() => number(0, 1))})`,
  'hsl() of calculations': () => `hsl(${calculated(angle)} ${calculated(() => percent(-10, 100))} ${calculated(() => number(-10, 100))} / ${calculated(() => percent(0, 100))})`,
  'hwb() of calculations': () => `hwb(${calculated(angle)} ${calculated(() => percent(0, 100))} ${calculated(() => percent(0, 100))})`,
  'lab() of calculations': () => `lab(${calculated(() => percent(-10, 120))} ${calculated(() => number(-125, 125))} ${calculated(() => percent(-100, 100))}${alpha()})`,
  'lch() of calculations': () => `lch(${calculated(() => number(-10, 120))} ${calculated(() => percent(-20, 130))} ${calculated(angle)})`,
  'oklab() of calculations': () => `oklab(${calculated(() => number(-0.1, 1.2))} ${calculated(() => percent(-100, 100))} ${calculated(() => number(-0.4, 0.4))})`,
  'oklch() of calculations': () => `oklch(${calculated(() => percent(-10, 120))} ${calculated(() => number(-0.1, 0.4))} ${calculated(angle)} / ${calculated(() => number(-0.2, 1.3))})`,
  'color() of calculations': () => `color(${one(spaces)} ${calculated(() => number(0, 1))} ${calculated(() => percent(0, 100))} ${calculated(() => number(0, 1))}${alpha()})`,
  hex: () => `#${Math.floor(random() * 2 ** 32).toString(16).padStart(8, '0').slice(0, one([3, 4, 6, 8]))}`,
};

const box = document.createElement('div');
before(() => document.body.append(box));
after(() => box.remove());

/** What the browser computes of it; empty where it is not a color for it. */
function computed(text: string): string {
  box.style.color = '';
  box.style.color = text;
  return box.style.color && getComputedStyle(box).color;
}

/** The channels that the browser computes, in sRGB and unrounded. A channel that is `none` is shown as 0, and carried over only when colors are mixed. */
function channelsOf(text: string): Color {
  const written = computed(`color(from ${text.replaceAll('none', '0')} srgb r g b / alpha)`).replace(/calc\((-?)infinity\)/g, '$11e38').replaceAll('calc(NaN)', '0');
  const [red, green, blue, alpha] = written.match(/-?[\d.]+(?:e[+-]?\d+)?|none/g)!
    .map(found => (found === 'none' ? 0 : Number(found))) as [number, number, number, number?];
  return { red, green, blue, alpha: alpha ?? 1 };
}

/** Browsers count in single precision, which shows near black, where the curve of sRGB is steep. */
const exactness = 0.006;
const names = ['red', 'green', 'blue', 'alpha'] as const;

/** Colors of the old notations end at what a screen shows. */
const isCut = (text: string) => /^(?:rgb|hsl|hwb)/.test(text);

describe('a color that is read', () => {
  for (const [notation, write] of Object.entries(notations)) {
    it(`of ${notation} is the one that this browser computes`, () => {
      for (let at = 0; at < 200; at += 1) {
        const text = write();
        const ours = parseColor(text);
        expect([ours === null, computed(text) === ''], text).to.deep.equal([false, false]);
        const theirs = isCut(text) ? clipped(channelsOf(text)) : channelsOf(text);
        for (const name of names) expect(ours![name], `${text}: ${name}`).to.be.closeTo(theirs[name], exactness * Math.max(1, Math.abs(theirs[name])));
      }
    });
  }

  it('of each name is the one that this browser computes', () => {
    for (const name of [...namedColors.keys(), 'transparent']) {
      const ours = parseColor(name)!;
      expect(computed(stringifyColor(ours, 'rgb')), name).to.equal(computed(name));
    }
  });

  const odd = ['rgb(1+2+3)', 'rgb(1.5.5.5)', 'rgb(10%20%30%)', 'rgb(1-2-3)', 'rgb(1/**/2/**/3)', 'rgb(1 2 3/**//.5)', 'rgb(1\u00a02 3)', '\u00a0red', 'blac\u212a', 'RGB(1 2 3)',
    'rgb(1 2 3)/**/', '/**/red', 'rgb(\n1\t2\f3)', 'rgb(1 2 3\v)', 'hsl(120 100%50%)', 'hsl(120deg, 50%, 50%, none)', 'hsl(120, 50, 50)', 'rgba(1 2 3)', 'hwb(1,2%,3%)',
    'color(srgb 1 0)', 'color(SRGB 1 0 0)', 'color(srgb)', 'rgb(NONE 1 2)', 'rgb(1 2 3 / )', 'rgb(1 2% 3)', 'rgb(1, 2%, 3)', 'rgb(1%,2%,3%,4)', 'rgb(,1,2,3)', 'rgb(1,2,3,)', 'rgb(1 2 3 4)',
    'rgb(1. 2 3)', 'rgb(1e 2 3)', 'rgb(+ 2 3)', 'rgb(--1 2 3)', 'lab(50%,0,0)', 'hsl(1.5TURN 50% 50%)', 'red\n', '#12345', '#xyz', '#ffff', 'rgb(1 2 3)rgb', 'rgb( )', 'rgb(1px 2 3)',
    'rgb(1 2 3)\u3000', 'rgb(0x1 2 3)', 'rgb/**/(1 2 3)', '#/**/fff', 'hsl(10% 50% 50%)', 'rgb(1 2 3 / / 4)', 'color(nowhere 1 0 0)', 'lch(10 20 30%)', 'hsl(120deg50% 50%)',
    // Calculations: a sign needs whitespace on both sides, types cannot be mixed, a comment does not count as whitespace.
    'rgb(calc(1+2) 3 4)', 'rgb(calc(1 +2) 3 4)', 'rgb(calc(1/**/+/**/2) 3 4)', 'rgb(calc(1*2)calc(4/2)3)', 'rgb(calc(\n1\t+\f2 ) 3 4)', 'rgb(calc(50% + 10) 3 4)', 'rgb(calc(50% * 2), 3%, 4%)', 'rgb(calc(1%), 2, 3)',
    'rgb(calc(1), 2, 3)', 'hsl(0, calc(10), 50%)', 'hsl(calc(90 + 30deg) 50% 50%)', 'hsl(calc(10%) 50% 50%)', 'rgb(calc(1deg) 2 3)', 'rgb(calc(1px) 2 3)', 'rgb((1) 2 3)', 'rgb(calc() 2 3)', 'rgb(calc(1 2) 2 3)',
    'rgb(calc(1,2) 2 3)', 'rgb(calc(- 1) 2 3)', 'rgb(calc(-(1)) 2 3)', 'rgb(calc(-pi) 2 3)', 'rgb(calc(1 - -pi) 2 3)', 'rgb(calc(1 + + 2) 2 3)', 'rgb(calc(1 + +2) 2 3)', 'rgb(calc(none) 2 3)', 'rgb(calc(1 / 1%) 2 3)',
    'rgb(calc(10% * 10%) 2 3)', 'rgb(calc (1) 2 3)', 'rgb(calc/**/(1) 2 3)', 'rgb(calc(1)2 3)', 'rgb(1calc(2) 3)', 'rgb(1 2 3/calc(1))', 'rgb(1 2 3 / calc(0.5 + 25%))', 'rgb(calc(-infinity) calc(INFINITY) calc(nan))',
    'rgb(calc(1)) 2 3)', 'rgb(min() 2 3)', 'rgb(min(1) 2 3)', 'rgb(max(1, 2%) 2 3)', 'rgb(min(1,) 2 3)', 'rgb(clamp(1, 2) 2 3)', 'rgb(clamp(1, 2, 3, 4) 2 3)', 'calc(1)', 'rgb(calc(rgb(1 2 3)) 2 3)', 'color(calc(1) 1 0 0)',
    // What nothing closes ends with the text.
    'rgb(1 2 3', 'rgb(1 2 3/*', 'rgb(1 2 3)/*', '#fff/*', 'red/* x', 'rgb(calc(1 + 2) 3 4', 'rgb(1 2 3 / calc(1', 'rgb(calc(1 + 2', 'rgb(calc(1 + 2 3 4', 'rgb(', 'rgb(1 2', 'rgb(1 2 3))', '#fff)', 'red)', 'hsl(120deg,50%,50%',
    'color(srgb 1 0 0'];
  for (const text of odd) {
    it(`${JSON.stringify(text)} is a color where it is one for this browser`, () => expect(parseColor(text) !== null).to.equal(computed(text) !== ''));
  }
});

describe('what no number can be', () => {
  for (const text of ['rgb(calc(infinity) calc(-infinity) calc(NaN))', 'rgb(calc(1 / 0) calc(-1 / 0) calc(0 / 0))', 'rgb(calc(infinity - infinity) 9 9 / calc(infinity))', 'rgb(calc(5 * 1 / 0 * 0) 9 9)',
    'rgb(calc(infinity * 1%) 0 0)', 'rgb(calc(1e400) 2 3)', 'rgb(1 2 3 / calc(NaN))', 'hsl(calc(infinity) 50% 50%)', 'hsl(calc(1turn / 0) 50% 50%)', 'hsl(calc(NaN) 50% 50%)', 'hsl(0 calc(infinity * 1%) 50%)',
    'lch(calc(infinity) 0 calc(infinity))', 'oklch(0.5 calc(-infinity) 10)', 'lab(50 calc(NaN) 0)', 'color(srgb calc(NaN) 1 1)']) {
    it(`is in ${text} what this browser makes of it`, () => {
      const [ours, theirs] = [parseColor(text)!, channelsOf(text)].map(clipped) as [Color, Color];
      for (const name of names) expect(ours[name], name).to.be.closeTo(theirs[name], exactness);
    });
  }
});

describe('a color that is written', () => {
  it('is for this browser what it was, in rgb and hsl', () => {
    for (let at = 0; at < 300; at += 1) {
      const text = `#${Math.floor(random() * 2 ** 24).toString(16).padStart(6, '0')}`;
      const color = { ...parseColor(text)!, alpha: one([1, 0.25, 0.5]) };
      const written = computed(stringifyColor(color, 'rgb'));
      expect(written, text).not.to.equal('');
      const [hsl, rgb] = [stringifyColor(color, 'hsl'), written].map(each => channelsOf(each));
      for (const name of names) expect(hsl![name], `${text}: ${name}`).to.be.closeTo(rgb![name], 0.004);
    }
  });
});

describe('a palette', () => {
  it('has for this browser the colors that it says it has, light and dark', () => {
    for (const seed of ['#0b6b6f', 'oklch(60% 0.15 40)', 'color(display-p3 0 1 0)', 'hsl(300 100% 90%)', '#000', '#fff', 'no color']) {
      for (const preset of Object.keys(palettePresets) as PalettePreset[]) {
        const palette = makePalette(seed, { preset });
        const properties = themeProperties(palette);
        for (const [name, value] of Object.entries(properties)) box.style.setProperty(name, value);
        for (const id of paletteIds) {
          const property = `--site-palette-${id.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
          const { red, green, blue } = palette[id];
          expect(computed(`var(${property})`), `${seed}: ${id}`).to.equal(`rgb(${[red, green, blue].map(channel => Math.round(channel * 255)).join(', ')})`);
        }
        for (const scheme of ['light', 'dark'] as const) {
          box.style.colorScheme = scheme;
          const wanted = /^light-dark\((\S+), (\S+)\)$/.exec(properties['--site-accent']!)![scheme === 'light' ? 1 : 2]!;
          expect(computed('var(--site-accent)'), `${seed}: ${scheme}`).to.equal(computed(wanted));
        }
      }
    }
  });
});
