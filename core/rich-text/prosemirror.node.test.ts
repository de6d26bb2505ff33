import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createProseMirrorNodes, createProseMirrorPlugin, elementNode, inlineElementNode } from './prosemirror.js';
import type { RichText } from './rich-text.js';
import { createTiptapNodes } from './tiptap.js';

const richText = {
  elements: {}, selector: 'site-price, site-gallery',
  prepare: (html: string) => `prepared ${html}`,
  readSource: ({ outerHTML }: Element) => outerHTML,
  isInline: ({ localName }: Element) => localName === 'site-price',
  isKnown: () => false, cleanPasted: (html: string) => `clean ${html}`,
  createElement: () => null, createPreview: () => null,
} satisfies RichText;
const NodeSelection = { create: () => ({}) };
const [price, gallery] = ['site-price', 'site-gallery'].map(localName => ({ localName, outerHTML: `<${localName}></${localName}>` }) as HTMLElement);

describe('the nodes for ProseMirror', () => {
  const specs = createProseMirrorNodes(richText);

  test('are atoms, one between paragraphs and one in a line', () => {
    assert.deepEqual(Object.entries(specs).map(([name, { group, inline, atom }]) => ({ name, group, inline, atom })), [
      { name: elementNode, group: 'block', inline: false, atom: true },
      { name: inlineElementNode, group: 'inline', inline: true, atom: true },
    ]);
  });

  type Name = keyof typeof specs;
  const rows: [element: HTMLElement, node: Name, other: Name][] = [[price!, inlineElementNode, elementNode], [gallery!, elementNode, inlineElementNode]];
  for (const [element, node, other] of rows) {
    test(`read <${element.localName}> as ${node} with its HTML`, () => {
      assert.deepEqual(specs[node].parseDOM[0]!.getAttrs(element), { html: element.outerHTML });
      assert.equal(specs[other].parseDOM[0]!.getAttrs(element), false);
    });
  }

  test('are shown by views of their own, and pasted HTML is cleaned', () => {
    const { props } = createProseMirrorPlugin(richText, { NodeSelection });
    assert.deepEqual(Object.keys(props.nodeViews), [elementNode, inlineElementNode]);
    assert.equal(props.transformPastedHTML('<p>'), 'clean <p>');
  });
});

describe('the nodes for TipTap', () => {
  interface Config {
    readonly name: string;
    readonly addAttributes: () => { readonly html: { readonly rendered: boolean; readonly parseHTML: (element: Element) => string } };
    readonly parseHTML: () => readonly { readonly tag: string; readonly getAttrs: (element: Element) => null | false }[];
    readonly onBeforeCreate?: (event: { readonly editor: { readonly options: { content?: unknown } } }) => void;
    readonly addProseMirrorPlugins?: () => object[];
  }
  class Plugin { constructor(readonly spec: object) {} }
  const nodes = createTiptapNodes(richText, { Node: { create: (config: Config) => config }, NodeSelection, Plugin });

  test('read an element by an attribute, in one of the two nodes', () => {
    assert.deepEqual(nodes.map(({ name }) => name), [elementNode, inlineElementNode]);
    assert.deepEqual(nodes.map(({ parseHTML }) => parseHTML()[0]!.getAttrs(price!)), [false, null]);
    for (const { addAttributes } of nodes) assert.equal(addAttributes().html.parseHTML(price!), price!.outerHTML);
  });

  test('prepare the first content, if it is HTML', () => {
    for (const [content, expected] of [['<p>', 'prepared <p>'], [{ type: 'doc' }, { type: 'doc' }], [undefined, undefined]]) {
      const options = { content };
      nodes[0]!.onBeforeCreate!({ editor: { options } });
      assert.deepEqual(options.content, expected);
    }
    assert.equal(nodes.flatMap(({ addProseMirrorPlugins }) => addProseMirrorPlugins?.() ?? []).length, 1);
  });
});
