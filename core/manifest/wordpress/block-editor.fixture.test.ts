import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyValue } from '../../settings/table.js';
import { readTables, visitorTables } from '../describe/tables.js';
import { getBlockData, sortByGroup } from './block-data.js';
import { getBlockSample } from './block-samples.js';

// The plugin's scripts in a block editor of few parts: React, blocks as plain objects, and controls that show their props.

export interface MadeBlock {
  readonly name: string;
  readonly attributes: AnyValue;
  readonly innerBlocks: readonly MadeBlock[];
}

/** A control of WordPress: its props are in an attribute. */
const control = (name: string) => (props: AnyValue): React.ReactNode => {
  const { children, ...rest } = props;
  return React.createElement('div', { 'data-control': name, 'data-props': JSON.stringify(rest) }, children);
};
const parts = (): AnyValue => new Proxy({}, { get: (made: Record<string, AnyValue>, name: string) => (made[name] ??= control(name)) });

export const createBlock = (name: string, attributes: AnyValue = {}, innerBlocks: readonly MadeBlock[] = []): MadeBlock => ({ name, attributes, innerBlocks });

export const tables = sortByGroup(visitorTables(await readTables()));

/** Runs the scripts, as the editor of an administrator or an author does. Answers the block types by name, and what the scripts share. */
export function openBlockEditor({ isTrusted = true } = {}): { readonly blocks: ReadonlyMap<string, AnyValue>; readonly own: AnyValue } {
  const blocks = new Map<string, AnyValue>();
  const blockEditor = parts();
  blockEditor.useBlockProps = (props: object) => props;
  // As in the editor, where inner blocks have their place in the saved markup.
  blockEditor.InnerBlocks = Object.assign(control('InnerBlocks'), { Content: () => '[inner]', ButtonBlockAppender: 'appender' });
  const store = { getBlocks: () => [], hasSelectedInnerBlock: () => false, getSettings: () => ({ colors: [] }), getMediaItems: () => [] };
  const wp = {
    element: { ...React, renderToString: renderToStaticMarkup },
    i18n: { __: (text: string) => text, sprintf: (text: string, ...values: unknown[]) => text.replace(/%(\d\$)?s/g, (_, at: string | undefined) => String(values[at ? Number(at[0]) - 1 : 0])) },
    components: parts(),
    compose: { useInstanceId: (_: unknown, prefix: string) => `${prefix}-0` },
    blockEditor,
    data: { useSelect: (read: (select: () => typeof store) => unknown) => read(() => store) },
    blocks: { registerBlockType: (name: string, type: AnyValue) => { blocks.set(name, type); }, createBlock, serialize: () => '' },
  };
  const own: AnyValue = {
    ...JSON.parse(JSON.stringify({
      elements: Object.fromEntries(tables.map(table => [table.tag, getBlockData(table)])),
      samples: Object.fromEntries(tables.map(table => [table.tag, getBlockSample(table)])),
    })) as object,
    digits: { JPY: 0 }, isTrusted, currency: 'USD',
  };
  for (const name of ['controls', 'widths', 'entries', 'transforms', 'preview', 'blocks']) {
    compileFunction(readFileSync(path.join(import.meta.dirname, `plugin/editor/${name}.js`), 'utf8'), ['wp', 'siteElementsEditor'])(wp, own);
  }
  return { blocks, own };
}

/** What the panel of a block shows, as controls with their props. */
export function readControls(node: React.ReactNode): { readonly control: string; readonly props: AnyValue }[] {
  const decode = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return [...renderToStaticMarkup(node).matchAll(/data-control="(\w+)" data-props="([^"]*)"/g)]
    .map(([, name, props]) => ({ control: name!, props: JSON.parse(decode(props!)) as AnyValue }));
}
