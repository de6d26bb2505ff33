// Runs in every engine: computed styles.
import { expect } from '@open-wc/testing';
import type { Color } from '../../color/spaces.js';
import { lookHosts } from '../hosts.js';
import { readHost } from '../read-host.js';

const write = (color: Color) => `#${[color.red, color.green, color.blue].map(channel => Math.round(channel * 255).toString(16).padStart(2, '0')).join('')}`;

/** What is read of the systems that a page is made of, when it has these styles and this content. */
function read(css: string, content = ''): Record<string, string | number> {
  const style = document.createElement('style');
  style.textContent = css;
  const page = document.createElement('div');
  page.innerHTML = content;
  document.head.append(style);
  document.body.append(page);
  const before = document.body.childElementCount;
  try {
    const signs = readHost(document.documentElement, lookHosts);
    expect(document.body.childElementCount).to.equal(before);
    return Object.fromEntries(Object.entries(signs).map(([name, value]) => [name, typeof value === 'object' ? write(value as Color) : value as number]));
  } finally {
    style.remove();
    page.remove();
  }
}

const bootstrapRules = `.btn { border: 1px solid transparent; border-radius: 5px } .btn-primary { background: #7952b3; color: #fff }
.form-control { border: 1px solid #ced4da; background: #fff; color: #495057; border-radius: 4px }`;
const bootstrapSigns = {
  accent: '#7952b3', onAccent: '#ffffff', buttonRadius: 5, fieldLine: '#ced4da', fieldSurface: '#ffffff', fieldText: '#495057', fieldRadius: 4,
};
const wordpress = '<a class="wp-block-button__link wp-element-button" href="#">Read</a>';

/** A page of our own in the manner of each system: its styles, what it has in it, and what is read. */
const rows: [system: string, css: string, content: string, signs: Record<string, string | number>][] = [
  [
    'WordPress', ':root :where(.wp-element-button) { background: #4a2040; color: #fef6e4; border-radius: 4px }', wordpress,
    { accent: '#4a2040', onAccent: '#fef6e4', buttonRadius: 4 },
  ],
  ['WordPress with its own button alone', '.wp-block-button__link { background: #32373c; color: #fff; border-radius: 9999px }', wordpress, {}],
  [
    'Shopify', `:root { --color-background: 250,248,245; --color-foreground: 40,30,30; --color-button: 120,40,60; --color-button-text: 255,250,250;
--buttons-radius: 6px; --buttons-radius-outset: 7px; --inputs-radius: 3px }`, '',
    { accent: '#78283c', onAccent: '#fffafa', buttonRadius: 7, fieldSurface: '#faf8f5', fieldText: '#281e1e', fieldRadius: 3 },
  ],
  [
    'Squarespace', `:root { --accent-hsl: 16, 50%, 40%; --white-hsl: 0, 0%, 100%; --primaryButtonBackgroundColor: hsla(var(--accent-hsl), 1);
--primaryButtonTextColor: hsla(var(--white-hsl), 1) }`, '', { accent: '#994e33', onAccent: '#ffffff' },
  ],
  [
    'Wix', `:root { --color_48: 29,75,54; --wst-button-color-fill-primary: rgb(var(--color_48)); --wst-button-color-text-primary: #f4fff8 }`, '',
    { accent: '#1d4b36', onAccent: '#f4fff8' },
  ],
  [
    'Webflow', `.w-button { background-color: #3898ec; color: #fff; border: 0; border-radius: 0 } :root { --_primitives---colors--fern: #2d5a3d }
.button { background-color: var(--_primitives---colors--fern); border-radius: 0.5rem } .button.is-secondary { background-color: transparent }`,
    '<a class="button is-secondary w-button" href="#">More</a><a class="button is-secondary w-button" href="#">All</a>',
    { accent: '#2d5a3d', onAccent: '#ffffff', buttonRadius: 8 },
  ],
  [
    'Webflow with buttons of other names', '.w-button { background-color: #3898ec; color: #fff; border: 0; border-radius: 0 } .cta-main { background-color: #900 }',
    '<a class="cta-main w-button" href="#">Read</a>', {},
  ],
  ['Tailwind, which names nothing', '.bg-indigo-600 { background-color: #4f46e5 } .rounded-md { border-radius: 6px }', '<a class="bg-indigo-600 rounded-md">Read</a>', {}],
  ['Ghost', ':root { --ghost-accent-color: #a3195b }', '', { accent: '#a3195b', onAccent: '#ffffff' }],
  [
    'Drupal Olivero', `:root { --color--primary-hue: 202; --color--primary-40: hsl(202 79% 40%) } .button { border: 2px solid currentColor; border-radius: 3px }
.button--primary { background: var(--color--primary-40); color: #fff }
[type="text"] { border: 1px solid #7e8a95; background: #fff; color: #0d1214; border-radius: 3px }`, '',
    {
      accent: '#157bb7', onAccent: '#ffffff', buttonRadius: 3, fieldLine: '#7e8a95', fieldSurface: '#ffffff', fieldText: '#0d1214', fieldRadius: 3,
    },
  ],
  ['Joomla Cassiopeia', `:root { --cassiopeia-color-primary: #112855 } ${bootstrapRules}`, '', bootstrapSigns],
  ['Bootstrap 5', `:root { --bs-primary: #7952b3 } ${bootstrapRules}`, '', bootstrapSigns],
  ['Bootstrap 4', `:root { --breakpoint-md: 768px } ${bootstrapRules}`, '', bootstrapSigns],
  ['Bootstrap that is cut to its grid', ':root { --bs-primary: #7952b3 }', '', {}],
  [
    'daisyUI 5', ':root { --color-primary: oklch(45% 0.24 277.023); --color-primary-content: #eef; --radius-field: 0.25rem }', '',
    { accent: '#422ad5', onAccent: '#eeeeff', buttonRadius: 4 },
  ],
  ['daisyUI 4', ':root { --p: 100% 0 0; --pc: 0% 0 0; --rounded-btn: 0.5rem }', '', { accent: '#ffffff', onAccent: '#000000', buttonRadius: 8 }],
  [
    'Material 3', ':root { --md-sys-color-primary: #6750a4; --md-sys-color-on-primary: #fffbff }', '',
    { accent: '#6750a4', onAccent: '#fffbff', buttonRadius: 9999 },
  ],
  [
    'Material 3 with corners of its own',
    ':root { --md-sys-color-primary: #6750a4; --md-sys-color-on-primary: #fff; --md-filled-button-container-shape: 12px }', '',
    { accent: '#6750a4', onAccent: '#ffffff', buttonRadius: 12 },
  ],
  [
    'Web Awesome', `:root { --wa-color-brand-fill-loud: #0071ec; --wa-color-brand-on-loud: #fff; --wa-form-control-border-radius: 6px;
--wa-form-control-background-color: #fcfcfd; --wa-form-control-value-color: #1b1d26; --wa-form-control-border-color: #717584 }`, '',
    {
      accent: '#0071ec', onAccent: '#ffffff', buttonRadius: 6, fieldLine: '#717584', fieldSurface: '#fcfcfd', fieldText: '#1b1d26', fieldRadius: 6,
    },
  ],
  [
    'Pico', `:root { --pico-primary-background: #0172ad; --pico-primary-inverse: #fff; --pico-border-radius: 0.25rem;
--pico-form-element-background-color: #fbfcfc; --pico-form-element-color: #23262c; --pico-form-element-border-color: #cfd5e2 }`, '',
    {
      accent: '#0172ad', onAccent: '#ffffff', buttonRadius: 4, fieldLine: '#cfd5e2', fieldSurface: '#fbfcfc', fieldText: '#23262c', fieldRadius: 4,
    },
  ],
  [
    'Bulma', `:root { --bulma-primary: hsl(171 100% 41%) } .button, .input { border: 1px solid transparent; border-radius: 6px }
.button.is-primary { background: var(--bulma-primary); color: #00332b } .input { border-color: #d4d7de; background: #fff; color: #2e333d }`, '',
    {
      accent: '#00d1b2', onAccent: '#00332b', buttonRadius: 6, fieldLine: '#d4d7de', fieldSurface: '#ffffff', fieldText: '#2e333d', fieldRadius: 6,
    },
  ],
  [
    'a server that hands its theme over, before what WordPress shows',
    ':root { --site-host-accent: #0a4; --site-host-on-accent: #fff; --site-host-button-radius: 3px } .wp-element-button { background: #4a2040; color: #fff }',
    wordpress, { accent: '#00aa44', onAccent: '#ffffff', buttonRadius: 3 },
  ],
  [
    'a server whose theme names no corners', ':where(:root) { --site-host-accent: var(--none, #0a4); --site-host-on-accent: #fff }', '',
    { accent: '#00aa44', onAccent: '#ffffff' },
  ],
  ['no system', '.btn-primary { background: red; color: #fff }', '<a class="btn btn-primary">Read</a>', {}],
];

describe('the look that a system names', () => {
  for (const [system, css, content, signs] of rows) {
    it(`${system}`, () => { expect(read(css, content)).to.deep.equal(signs); });
  }

  it('is that of all systems that a page is made of, where one names nothing or less', () => {
    const css = `.wp-block-button__link { background: #32373c } :root { --bs-primary: #7952b3; --ghost-accent-color: #a3195b } ${bootstrapRules}`;
    expect(read(css, wordpress)).to.deep.equal({ ...bootstrapSigns, accent: '#a3195b' });
  });

  it('is read from elements that are hidden, and gone afterwards', () => {
    const observer = new MutationObserver(() => {});
    observer.observe(document.body, { childList: true });
    read(':root { --bs-primary: #7952b3 }');
    const nodes = observer.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]) as HTMLElement[];
    observer.disconnect();
    const seen = nodes.map(({ localName, hidden }) => `${localName} ${hidden}`);
    expect(seen).to.deep.equal(['div false', 'a true', 'input true']);
  });
});
