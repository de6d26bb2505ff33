import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderElement } from '../../core/element/server.js';
import { gallery } from './gallery.element.js';
import { rulesByWidth } from './gallery.rules.js';

const has = (rules: string, parts: readonly string[]) => parts.filter(part => !rules.includes(part));

describe('the rules beside a gallery with settings by width', () => {
  const rows: [title: string, attributes: string, parts: string[]][] = [
    [
      'select it by its settings, until its script is there',
      'design="list" list-image-size="30, 600px 45"',
      [
        ':not(:defined, [data-site-served])[design="list"][list-image-size="30, 600px 45"] {',
        '(inline-size >= 600px) { > * { --_share: 45; } }',
      ],
    ],
    [
      'keep the space of its rows in the margins of all slides but those of the first row',
      'design="grid" slides-per-row="1, 500px 3" gutter="4, 500px 12"',
      [
        'row-gap: 0px;',
        '@container (inline-size < 500px) { ',
        ':nth-child(n + 2 of ',
        '{ --_above: 4px; margin-block-start: 4px; }',
        '@container (inline-size >= 500px) { ',
        ':nth-child(n + 4 of ',
        '{ --_above: 12px; margin-block-start: 12px; }',
      ],
    ],
    [
      'know how many slides a narrow grid has in a row',
      'design="grid" gutter="4, 500px 12"',
      ['(inline-size < 480px)', '(inline-size >= 724px)', 'n + 3 of ', 'n + 4 of ', 'n + 5 of '],
    ],
    [
      'know how many columns have room',
      'design="autogrid" column-width="200" gutter="0, 500px 10"',
      ['(inline-size >= 400px) and (inline-size < 500px)', '(inline-size >= 620px) and (inline-size < 830px)'],
    ],
    ['say nothing of a number that is wrong', 'design="grid" gutter="4, 500px 999" aspect-ratio="1:1, 500px 2:1"', ['--_ratio: 2 / 1;']],
  ];
  for (const [title, attributes, parts] of rows) it(title, () => assert.deepEqual(has(rulesByWidth(`<site-gallery ${attributes}>`), parts), []));

  const none: [title: string, markup: string][] = [
    ['of one number', '<site-gallery design="grid" gutter="4" slides-per-row="3">'],
    ['of another element', '<site-gallery-x gutter="4, 500px 12">'],
    ['of no gallery', '<p>gutter="4, 500px 12"</p>'],
    ['of what would end a style sheet', '<site-gallery design="</style>" gutter="4, 500px 12">'],
    ['of what would end a selector', '<site-gallery design="a\\" gutter="4, 500px 12">'],
    ['of a list that is wrong', '<site-gallery gutter="4, 500px many">'],
    ['of columns, which have one width', '<site-gallery design="autocolumns" column-width="200, 500px 300">'],
  ];
  for (const [title, markup] of none) it(`are empty: ${title}`, () => assert.equal(rulesByWidth(markup), ''));

  it('are written once for two alike, and read a tag whose label has an arrow', () => {
    const tag = '<site-gallery\n  label="a > b" design="strip" v-size="16, 500px 10"><img></site-gallery>';
    assert.equal(rulesByWidth(tag + tag), rulesByWidth(tag));
    assert.match(rulesByWidth(tag), /--_height: 50/);
  });

  it('select the data form, and the tag that replaces it until its script is there', () => {
    const selector = ':is([data-site-gallery], site-gallery:not(:defined, [data-site-served]), #_):is([data-v-size="16, 500px 10"], [v-size="16, 500px 10"]) {';
    assert.ok(rulesByWidth('<site-gallery v-size="16, 500px 10">', { isDataForm: true }).startsWith(selector));
    assert.ok(rulesByWidth('<div data-site-gallery data-v-size="16, 500px 10">').startsWith(selector));
  });

  it('say nothing of a wrong number beside a good list', () => {
    assert.doesNotMatch(rulesByWidth('<site-gallery design="grid" gutter="4, 500px 999" aspect-ratio="1:1, 500px 2:1">'), /999px|--_above/);
  });
});

describe('settings by width that a server draws', () => {
  const rulesIn = async (settings: object, options?: object) =>
    /<style([^>]*) data-site-rules>([^<]*)</.exec(await renderElement(gallery, settings, '', options))?.slice(1) ?? [];
  const settings = { design: 'autogrid', columnWidth: '200, 500px 300' } as const;

  it('are rules in the shadow root', async () => {
    const [, rules] = await rulesIn(settings);
    assert.match(rules!, /@container \(inline-size >= 500px\) \{[^}]*--_size: 300px;/);
  });

  it('are there under a policy that allows them, and for galleries that have some', async () => {
    assert.equal((await rulesIn(settings, { nonce: 'n' }))[0], ' nonce="n"');
    assert.deepEqual(await rulesIn(settings, { stylesHref: '/s.css' }), []);
    assert.deepEqual(await rulesIn({ design: 'grid' }), []);
  });
});
