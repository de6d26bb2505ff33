import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyValue } from '../../settings/table.js';
import { createBlock, type MadeBlock, openBlockEditor } from './block-editor.fixture.test.js';
import { getBlockName } from './element-block.js';
import { blockTransforms, type BlockTransform } from './transforms.js';

const { blocks, own } = openBlockEditor();

const image = (alt: string): MadeBlock => createBlock('core/image', { url: `/${alt}.jpg`, alt });
const paragraph = (content: string): MadeBlock => createBlock('core/paragraph', { content });
const address = 'https://open.spotify.com/track/1?a=1&b=2';
const link = (url: string): MadeBlock => paragraph(`<a href="${url.replace('&', '&amp;')}">${url.replace('&', '&amp;')}</a>`);
const table = { head: [{ cells: [{ content: 'Bowls', tag: 'th' }] }], body: [] };

/** What a block of WordPress becomes, by its row: the chosen blocks, and the attributes and the content of ours. */
const cases: Readonly<Record<string, { readonly from: readonly MadeBlock[]; readonly settings?: object; readonly content: readonly MadeBlock[] }>> = {
  'core/image → site-image': { from: [image('bowl')], content: [image('bowl')] },
  'core/image → site-gallery': { from: [image('bowl'), image('mug')], content: [image('bowl'), image('mug')] },
  'core/gallery → site-gallery': {
    from: [createBlock('core/gallery', { columns: 2, randomOrder: false, shortCodeTransforms: [], linkTo: 'none' }, [image('bowl'), image('mug')])],
    settings: { design: 'grid', 'slides-per-row': 2 }, content: [image('bowl'), image('mug')],
  },
  'core/video → site-video': { from: [createBlock('core/video', { src: '/a.mp4' })], content: [createBlock('core/video', { src: '/a.mp4' })] },
  'core/audio → site-audio': { from: [createBlock('core/audio', { src: '/a.mp3' })], content: [createBlock('core/audio', { src: '/a.mp3' })] },
  'core/table → site-chart': { from: [createBlock('core/table', table)], content: [createBlock('core/table', table)] },
  'core/code → site-code': { from: [createBlock('core/code', { content: 'a &lt; b' })], content: [createBlock('core/code', { content: 'a &lt; b' })] },
  'core/search → site-search': { from: [createBlock('core/search', { label: 'Find' })], content: [createBlock('core/search', { label: 'Find' })] },
  'core/details → site-accordion': {
    from: [createBlock('core/details', { summary: 'When?' }, [paragraph('At noon.')]), createBlock('core/details', { summary: 'Where?' }, [])],
    content: [createBlock('core/details', { summary: 'When?' }, [paragraph('At noon.')]), createBlock('core/details', { summary: 'Where?' }, [])],
  },
  'core/heading → site-fit-text': { from: [createBlock('core/heading', { content: 'Open' })], content: [createBlock('core/heading', { content: 'Open' })] },
  'core/paragraph → site-announcement-bar': { from: [paragraph('Closed on Monday')], content: [paragraph('Closed on Monday')] },
  'core/embed → site-video': { from: [createBlock('core/embed', { url: 'https://youtu.be/aqz-KE-bpKQ', providerNameSlug: 'youtube' })], content: [link('https://youtu.be/aqz-KE-bpKQ')] },
  'core/embed → site-embed': { from: [createBlock('core/embed', { url: address, providerNameSlug: 'spotify' })], content: [link(address)] },
  'core/group → site-accordion': { from: [createBlock('core/group', { tagName: 'div' }, [createBlock('core/heading', { content: 'When?' }), paragraph('At noon.')])], content: [createBlock('core/heading', { content: 'When?' }), paragraph('At noon.')] },
  'core/group → site-popup': { from: [createBlock('core/group', { layout: { type: 'constrained' } }, [paragraph('Closed')])], content: [paragraph('Closed')] },
  'core/group → site-reveal': { from: [createBlock('core/group', {}, [paragraph('One'), image('bowl')])], content: [paragraph('One'), image('bowl')] },
  'core/group → site-tabs': { from: [createBlock('core/group', {}, [createBlock('core/heading', { content: 'One' }), paragraph('1')])], content: [createBlock('core/heading', { content: 'One' }), paragraph('1')] },
};

const titleOf = ({ block, tag }: BlockTransform): string => `${block} → ${tag}`;
/** The transforms of a block type from or to a block of WordPress. */
const transformOf = (row: BlockTransform, direction: 'from' | 'to'): AnyValue =>
  blocks.get(getBlockName(row.tag)).transforms[direction].find(({ blocks: [name], isMultiBlock }: AnyValue) =>
    name === row.block && (direction === 'to' || !!isMultiBlock === (row.keeps === 'several')));

const apply = (transform: AnyValue, chosen: readonly MadeBlock[]): MadeBlock | MadeBlock[] => (transform.isMultiBlock
  ? transform.transform(chosen.map(({ attributes }) => attributes), chosen.map(({ innerBlocks }) => innerBlocks))
  : transform.transform(chosen[0]!.attributes, chosen[0]!.innerBlocks)) as MadeBlock | MadeBlock[];

describe('a block of WordPress', () => {
  test('has a case for each row of the table', () => {
    assert.deepEqual(Object.keys(cases).sort(), blockTransforms.map(titleOf).sort());
  });

  for (const row of blockTransforms) {
    const { from, settings = {}, content } = cases[titleOf(row)]!;
    const ours = createBlock(getBlockName(row.tag), settings, content);

    test(`${titleOf(row)}: keeps its content`, () => {
      const transform = transformOf(row, 'from');
      assert.ok(transform.isMatch?.(from[0]!.attributes, from[0]) ?? true);
      assert.deepEqual(apply(transform, from), ours);
    });

    test(`${titleOf(row)}: and back, where nothing is lost`, () => {
      const transform = transformOf(row, 'to');
      const saved = { ...ours, attributes: { ...ours.attributes, pictureIds: [] } };
      assert.ok(transform.isMatch(saved.attributes, saved));
      const back = [apply(transform, [saved])].flat();
      assert.deepEqual(back.map(({ name, innerBlocks }) => [name, innerBlocks]), from.map(({ name, innerBlocks }) => [name, innerBlocks]));
      const kept = row.keeps === 'block' || row.keeps === 'several' ? from[0]!.attributes : row.keeps === 'link' ? { url: from[0]!.attributes.url } : row.settingsFrom ? { columns: 2 } : {};
      assert.deepEqual(back[0]!.attributes, kept);
      const withSetting = { ...saved, attributes: { ...saved.attributes, label: 'Pots', anchor: 'pots' } };
      assert.equal(transform.isMatch(withSetting.attributes, withSetting), false);
    });
  }

  const refused: readonly (readonly [title: string, row: string, chosen: MadeBlock])[] = [
    ['a group with a background', 'core/group → site-tabs', createBlock('core/group', { style: { color: { background: '#000' } } })],
    ['a group that is a section', 'core/group → site-tabs', createBlock('core/group', { tagName: 'section' })],
    ['a group with a class', 'core/group → site-tabs', createBlock('core/group', { className: 'is-wide' })],
    ['a video, as another embed', 'core/embed → site-embed', createBlock('core/embed', { url: 'https://youtu.be/a', providerNameSlug: 'youtube' })],
    ['a song, as a video', 'core/embed → site-video', createBlock('core/embed', { url: address, providerNameSlug: 'spotify' })],
    ['an empty embed', 'core/embed → site-embed', createBlock('core/embed', {})],
  ];
  for (const [title, name, chosen] of refused) {
    test(`is not offered for ${title}`, () => {
      assert.equal(transformOf(blockTransforms.find(row => titleOf(row) === name)!, 'from').isMatch(chosen.attributes, chosen), false);
    });
  }

  test('keeps the caption of a gallery and of an embed below', () => {
    for (const [name, chosen] of [
      ['core/gallery → site-gallery', createBlock('core/gallery', { caption: '<em>From the kiln</em>' }, [image('bowl')])],
      ['core/embed → site-embed', createBlock('core/embed', { url: address, caption: '<em>From the kiln</em>' })],
    ] as const) {
      const made = apply(transformOf(blockTransforms.find(row => titleOf(row) === name)!, 'from'), [chosen]) as MadeBlock[];
      assert.deepEqual(made[1], paragraph('<em>From the kiln</em>'));
    }
  });
});

/** HTML in a block for HTML, and the block that it becomes; null where it stays. */
const pasted: readonly (readonly [html: string, tag: string, attributes: object | null, content?: string])[] = [
  ['<site-map lat="52.95" lng="1.09" address-title="Cups &amp; bowls"></site-map>', 'site-map', { lat: 52.95, lng: 1.09, 'address-title': 'Cups & bowls' }, ''],
  ['\n<site-gallery design="grid" auto-crop="false" loop slides-per-row="2, 724px 4" id="pots" class="wide">\n  <img src="/a.jpg" alt="A">\n</site-gallery>\n', 'site-gallery',
    { design: 'grid', 'auto-crop': false, loop: true, 'slides-per-row': '2, 724px 4', anchor: 'pots', className: 'wide' }, '<img src="/a.jpg" alt="A">'],
  ['<site-search min-letters="3"><form></form></site-search>', 'site-search', { 'min-length': 3 }, '<form></form>'],
  ['<site-map lat="north"></site-map>', 'site-map', null],
  ['<site-map lat="1" onclick="alert(1)"></site-map>', 'site-map', null],
  ['<site-map lat="1" style="color: red"></site-map>', 'site-map', null],
  ['<site-map></site-map><site-map></site-map>', 'site-map', null],
  ['<p>Here:</p><site-map></site-map>', 'site-map', null],
  ['<site-map></site-map>', 'site-gallery', null],
];

describe('a block of HTML', () => {
  for (const [html, tag, attributes, content] of pasted) {
    test(`${html.trim()} ${attributes ? 'becomes a block' : 'stays'} of ${tag}`, () => {
      const transform = blocks.get(getBlockName(tag)).transforms.from.find(({ blocks: [name] }: AnyValue) => name === 'core/html');
      assert.equal(transform.isMatch({ content: html }), attributes !== null);
      if (!attributes) return;
      const made = transform.transform({ content: html }) as MadeBlock;
      assert.deepEqual(made, createBlock(own.elements[tag].block, attributes, content ? [createBlock('core/html', { content })] : []));
    });
  }
});
