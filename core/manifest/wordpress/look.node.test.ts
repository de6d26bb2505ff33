import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parseColor } from '../../color/color.js';
import { contrastRatio } from '../../color/contrast.js';

// What the plugin prints of a theme, by its own PHP, with the functions of WordPress replaced by small ones of the same kind.

const phpCommand = '/usr/bin/php';
const source = path.join(import.meta.dirname, 'plugin/includes');
const wordpress = `<?php
define( 'ABSPATH', __DIR__ );
$input = json_decode( stream_get_contents( STDIN ), true );
function add_action() {}
function get_option( $name, $default ) { global $input; return $input['option'] ?? $default; }
function wp_get_global_styles() { global $input; return $input['styles']; }
function wp_get_global_settings( $path ) { global $input; return _wp_array_get( $input['settings'], $path, array() ); }
function _wp_array_get( $values, $path, $default ) {
  foreach ( $path as $key ) {
    if ( ! is_array( $values ) || ! array_key_exists( $key, $values ) ) return $default;
    $values = $values[ $key ];
  }
  return $values;
}
require '${source}/theme-values.php';
require '${source}/look.php';
if ( isset( $input['contrast'] ) ) {
  echo json_encode( array_map( function ( $pair ) { return site_elements_contrast( site_elements_rgb( $pair[0] ), site_elements_rgb( $pair[1] ) ); }, $input['contrast'] ) );
} else echo json_encode( site_elements_look_css() );
`;

const settings = {
  color: {
    palette: {
      default: [{ slug: 'black', color: '#000000' }, { slug: 'plum', color: '#ff0000' }],
      theme: [
        { slug: 'base', color: '#fdf6ef' }, { slug: 'contrast', color: '#3b2430' }, { slug: 'plum', color: '#7d2a5b' }, { slug: 'lime', color: '#9DFF20' },
        { slug: 'faint', color: '#ff9a3c' }, { slug: 'evil', color: 'red;}</style><script>alert(1)</script>' }, { slug: 'white', color: '#FFF' },
      ],
      custom: [{ slug: 'contrast', color: '#201018' }],
    },
  },
  typography: { fontFamilies: { theme: [{ slug: 'pots', fontFamily: '"Pots", sans-serif' }, { slug: 'evil', fontFamily: 'a;}</style>' }] } },
};
const color = (slug: string) => `var(--wp--preset--color--${slug})`;
const button = (background: unknown, text: unknown, more: object = {}) => ({ elements: { button: { color: { background, text }, ...more } } });
const page = { color: { background: color('base'), text: color('contrast') } };
const ground = { '--site-page-surface': '#fdf6ef', '--site-page-on-surface': '#201018' };
const plum = {
  '--site-host-accent': 'var(--wp--preset--color--plum, #7d2a5b)', '--site-host-on-accent': '#ffffff',
  '--site-page-accent': '#7d2a5b', '--site-page-on-accent': '#ffffff', '--site-page-accent-text': '#7d2a5b',
};

const rows: [name: string, styles: object, expected: Record<string, string>][] = [
  ['a theme that names nothing, as a classic one', {}, {}],
  ['the button of WordPress itself is not the theme\'s', button('#32373c', '#ffffff'), {}],
  ['page and button by presets, in both notations', { ...page, ...button('var:preset|color|plum', '#fff') }, { ...ground, ...plum }],
  ['a preset of the theme comes before WordPress\'s own of the same name', button(color('plum'), color('white')),
    { ...plum, '--site-host-on-accent': 'var(--wp--preset--color--white, #ffffff)' }],
  ['a button that refers to the text of the page', { ...page, ...button({ ref: 'styles.color.text' }, { ref: 'styles.color.background' }) }, {
    ...ground, '--site-host-accent': 'var(--wp--preset--color--contrast, #201018)', '--site-host-on-accent': 'var(--wp--preset--color--base, #fdf6ef)',
    '--site-page-accent': '#201018', '--site-page-on-accent': '#fdf6ef', '--site-page-accent-text': '#201018',
  }],
  ['an accent that is not readable as text is not used', button(color('lime'), '#000'), {
    '--site-host-accent': 'var(--wp--preset--color--lime, #9dff20)', '--site-host-on-accent': '#000000', '--site-page-accent': '#9dff20', '--site-page-on-accent': '#000000',
  }],
  ['a pair without contrast is left to the script, which moves it', button(color('faint'), '#fff'),
    { '--site-host-accent': 'var(--wp--preset--color--faint, #ff9a3c)', '--site-host-on-accent': '#ffffff' }],
  ['a text of the page without contrast is left to the script', { color: { background: '#fff', text: '#aaa' } }, {}],
  ['a button in the color of the page is left to the script', { ...page, ...button(color('base'), '#000') },
    { ...ground, '--site-host-accent': 'var(--wp--preset--color--base, #fdf6ef)', '--site-host-on-accent': '#000000' }],
  ['a gradient of the page is no surface', { color: { ...page.color, gradient: 'linear-gradient(red, blue)' } }, {}],
  ['a gradient of the button is no accent', button('#7d2a5b', '#fff', { color: { background: '#7d2a5b', text: '#fff', gradient: 'var(--wp--preset--gradient--sunset)' } }), {}],
  ['links, where buttons are not named, until the script has read the page', { ...page, elements: { link: { color: { text: color('plum') } } } }, {
    ...ground, '--site-page-accent': '#7d2a5b', '--site-page-on-accent': '#ffffff', '--site-page-accent-text': '#7d2a5b',
  }],
  ['links in the color of text name nothing', { ...page, elements: { link: { color: { text: color('contrast') } } } }, ground],
  ['corners', button('#7d2a5b', '#fff', { border: { radius: '0.5rem' } }), {
    ...plum, '--site-host-accent': '#7d2a5b', '--site-host-button-radius': '0.5rem', '--site-page-button-radius': 'var(--site-host-button-radius)',
  }],
  ['square corners', button('#7d2a5b', '#fff', { border: { radius: '0' } }), {
    ...plum, '--site-host-accent': '#7d2a5b', '--site-host-button-radius': '0px', '--site-page-button-radius': 'var(--site-host-button-radius)',
  }],
  ['corners that differ name nothing', button('#7d2a5b', '#fff', { border: { radius: { topLeft: '4px', topRight: '0' } } }), { ...plum, '--site-host-accent': '#7d2a5b' }],
  ['the font of headings', { elements: { heading: { typography: { fontFamily: 'var(--wp--preset--font-family--pots)' } } } },
    { '--site-page-heading-font': '"Pots", sans-serif' }],
  ['headings with several fonts name none', { elements: { heading: { typography: { fontFamily: 'Pots' } }, h1: { typography: { fontFamily: 'Jugs' } } } }, {}],
  ['headings in the font of the page name none', { elements: { heading: { typography: { fontFamily: 'inherit' } } } }, {}],
  // Nothing of a theme is printed that is not a color, a size or a list of names.
  ['a preset with a tag in it', { color: { background: color('evil'), text: '#000' }, ...button(color('evil'), '#fff') }, {}],
  ['a font with a tag in it', { elements: { heading: { typography: { fontFamily: 'var:preset|font-family|evil' } } } }, {}],
  ['a font that calls a function', { elements: { heading: { typography: { fontFamily: 'url(https://theirs.example)' } } } }, {}],
  ['corners with more in them', button('#7d2a5b', '#fff', { border: { radius: '4px; } body { display: none' } }), { ...plum, '--site-host-accent': '#7d2a5b' }],
  ['a color with more in it', button('#7d2a5b; color: red', '#fff'), {}],
  ['a color of no channel', button('rgb(300, 0, 0)', '#fff'), {}],
  ['a color that is seen through', button('rgba(125, 42, 91, 0.5)', '#fff'), {}],
  ['values of other kinds', { color: { background: 7, text: ['#000'] }, elements: { button: 'none', link: null, heading: { typography: 4 } } }, {}],
];

const phpTests = existsSync(phpCommand) ? describe : (name: string, _: () => void) => void test(`${name}: not run. Missing: php-cli`, () => {});

phpTests('the look of a theme in the head', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'site-elements-look-'));
    writeFileSync(path.join(folder, 'look.php'), wordpress);
  });
  after(() => rmSync(folder, { recursive: true }));

  const run = (input: object): unknown => JSON.parse(execFileSync(phpCommand, ['-d', 'display_errors=1', path.join(folder, 'look.php')], {
    input: JSON.stringify({ option: 'page', settings, styles: {}, ...input }), encoding: 'utf8',
  }));
  const declared = (properties: Record<string, string>): string =>
    (Object.keys(properties).length ? `:where(:root:not([data-site-look="off"])) { ${Object.entries(properties).map(([name, value]) => `${name}: ${value}; `).sort().join('')}}` : '');
  const sorted = (css: unknown): string => String(css).replace(/\{ (.*)\}/, (_, inside: string) => `{ ${inside.split(/(?<=; )/).sort().join('')}}`);

  for (const [name, styles, expected] of rows) test(name, () => assert.equal(sorted(run({ styles })), declared(expected)));

  for (const option of ['off', 'ask', 'nonsense', 7]) {
    test(`nothing where the option is ${option}`, () => assert.equal(run({ option, styles: button('#7d2a5b', '#fff') }), ''));
  }

  test('contrast is what the page\'s script computes', () => {
    const pairs = [['#7d2a5b', '#ffffff'], ['#9dff20', '#000000'], ['#777777', '#ffffff'], ['#0a0a0a', '#000000'], ['#2060e0', '#fdf6ef']];
    const ours = run({ contrast: pairs }) as number[];
    for (const [at, [one, other]] of pairs.entries()) assert.ok(Math.abs(ours[at]! - contrastRatio(parseColor(one!)!, parseColor(other!)!)) < 0.01, one);
  });
});
