// Runs in every engine: computed styles, and the browsers' defaults for unstyled buttons and fields.
import { expect } from '@open-wc/testing';
import type { Color } from '../color/spaces.js';
import { groundIn } from './ground.js';
import { readSigns, type Signs } from './signs.js';

const write = (value: unknown) => {
  if (typeof value !== 'object') return value;
  const { red, green, blue } = value as Color;
  return `#${[red, green, blue].map(channel => Math.round(channel * 255).toString(16).padStart(2, '0')).join('')}`;
};

function withPage<T>(markup: string, check: (page: HTMLElement) => T): T {
  const page = document.createElement('div');
  page.innerHTML = markup;
  document.body.append(page);
  try {
    return check(page);
  } finally {
    page.remove();
  }
}

const plum = 'background: #7d2a5b; color: #fff; border-radius: 9px; padding: 10px 20px';
const filled = { accent: '#7d2a5b', onAccent: '#ffffff', buttonRadius: 9 };
const gray = 'background: #667085; color: #fff';
/** Content of a page, and what is read of its buttons, links and fields. */
const rows: [what: string, markup: string, signs: Partial<Record<keyof Signs, string | number>>][] = [
  ['nothing', '', {}],
  ['no button, link or list that nobody has styled', '<button>Go</button><a href="#">One</a><select><option>1</option></select><input type="submit">', {}],
  ['no field that nobody has styled', '<input>', {}],
  ['no large field that nobody has styled', '<textarea></textarea>', {}],
  ['a button', `<button style="${plum}">Go</button>`, filled],
  ['a link as a button', `<a class="btn" href="#" style="${plum}">Go</a>`, filled],
  ['a link as a button with a class of its own', `<a class="pill-of-ours" href="#" style="${plum}">Go</a>`, filled],
  ['no card that is a link', '<a class="card" href="#" style="background: #eef; padding: 0">Go</a>', {}],
  ['the text that is in a button', `<button style="${plum.replace('#fff', '#7d2a5b')}"><span><b style="color: #ffe">Go</b></span></button>`,
    { ...filled, onAccent: '#ffffee' }],
  ['a text that cannot be what is seen', `<button style="${plum.replace('#fff', '#7d2a5b')}">Go</button>`, filled],
  ['an outline in the color of its text', '<button style="background: none; border: 2px solid #b5651d; color: #b5651d; border-radius: 4px">Go</button>',
    { accent: '#b5651d', buttonRadius: 4 }],
  ['a filled button before outlines',
    `${'<button style="background: none; border: 2px solid #b5651d; color: #b5651d">Go</button>'.repeat(3)}<button style="${plum}">Go</button>`, filled],
  ['a gray edge, which is no color', '<button style="background: none; border: 1px solid #ccc; color: #222; border-radius: 4px">Go</button>', { buttonRadius: 4 }],
  ['a gradient', `<button style="${plum}; background: linear-gradient(45deg, #7d2a5b, #c06)">Go</button>`, filled],
  ['no picture', '<button style="background: url(data:,) #fff; border: 0">Go</button>', { }],
  ['yellow on white', '<button style="background: #ff0; color: #000; border: 0; border-radius: 0">Go</button>',
    { accent: '#ffff00', onAccent: '#000000', buttonRadius: 0 }],
  ['the main one of several', `<button style="${gray}">A</button><button style="${gray}">B</button><button class="btn-primary" style="${plum}">Go</button>`, filled],
  ['the first of two that are equal', `<button style="${plum}">A</button><button style="background: #06c; color: #fff">B</button>`, filled],
  ['none of a consent tool, a navigation or what is not seen',
    `<div role="dialog"><button style="${plum}">A</button></div><nav><button style="${plum}">A</button></nav>
<div style="visibility: hidden"><button style="${plum}">A</button></div><div hidden><button style="${plum}">A</button></div>`, {}],
  ['one below many that are not seen', `<div hidden>${'<button>A</button>'.repeat(90)}</div><button style="${plum}">Go</button>`, filled],
  ['links where there is no button', '<p>Go <a href="#" style="color: #0a7d5b">there</a> or <a href="#" style="color: #0a7d5b">here</a></p>', { accent: '#0a7d5b' }],
  ['a field', '<input style="border: 1px solid #8aa; border-radius: 5px; background: #fdfdff; color: #234">',
    { fieldLine: '#88aaaa', fieldRadius: 5, fieldSurface: '#fdfdff', fieldText: '#223344' }],
  ['a field whose edge is the gray of browsers', '<input style="border: 1px solid #767676; border-radius: 0; background: #fff; color: #000; padding: 8px">',
    { fieldLine: '#767676', fieldRadius: 0, fieldSurface: '#ffffff', fieldText: '#000000' }],
  ['an underlined field', '<input style="border: 0; border-bottom: 2px solid #143; background: transparent; border-radius: 0">',
    { fieldLine: '#114433', fieldRadius: 0 }],
  ['a field without an edge', '<textarea style="border: 0; border-radius: 6px; background: #eee; color: #333"></textarea>',
    { fieldRadius: 6, fieldSurface: '#eeeeee', fieldText: '#333333' }],
];

describe('of a page is read', () => {
  for (const [what, markup, signs] of rows) {
    it(what, () => withPage(markup, page => {
      expect(Object.fromEntries(Object.entries(readSigns(page)).map(([name, value]) => [name, write(value)]))).to.deep.equal(signs);
    }));
  }
});

describe('behind an element is', () => {
  const grounds: [what: string, style: string, surface: string | null][] = [
    ['a color', 'background: #102030; color: #fff', '#102030'],
    ['a gradient of colors that are near each other', 'background: linear-gradient(#fdf2f8, #eef2ff); color: #222', '#fdf2f8'],
    ['in doubt: a gradient from light to dark', 'background: linear-gradient(#fff, #333); color: #222', null],
    ['in doubt: a picture', 'background: url(data:,); color: #222', null],
    ['in doubt: text that nobody could read', 'background: #fff; color: #eee', null],
  ];
  for (const [what, style, surface] of grounds) {
    it(what, () => withPage(`<div style="${style}"><p></p></div>`, page => {
      const ground = groundIn(page.querySelector('p')!);
      expect(ground && write(ground.surface)).to.equal(surface);
    }));
  }
});
