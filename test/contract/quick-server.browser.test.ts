// Runs in every engine: the contract of all elements.
import { expect, nextFrame } from '@open-wc/testing';
import { createElement, Fragment, useLayoutEffect } from 'react';
import { elements } from 'virtual:elements';
import type { FeatureDefinition } from '../../core/element/definition.js';
import { reactDom } from '../../core/element/react-dom.js';
import { registerFeature } from '../../core/element/register-feature.js';
import { renderElement } from '../../core/element/server.js';
import { lazyView } from '../../core/element/view-source.js';
import { captureConsole } from './capture-console.js';
import { place, readWritten, tagged } from './place.js';
import { readDrawn } from './read-drawn.js';
import { waitUntil } from './wait-until.js';

// What the quick renderer draws of an element that a server has drawn is what the server has drawn, node by node, with each
// attribute: it takes the server's very nodes over and changes none.

/** Calls back when the first drawing is in its nodes, before any effect of the view has run. */
function First({ onDrawn }: { readonly onDrawn: () => void }) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- with the first drawing alone
  useLayoutEffect(() => { onDrawn(); }, []);
  return null;
}

for (const { definition, examples } of elements) {
  if (definition.kind !== 'feature') continue;
  const { table: { tag }, view } = definition as FeatureDefinition;

  describe(`<${tag}> drawn by a server`, () => {
    before(() => { Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }); }); // React DOM does not come
    after(() => { delete (navigator as { connection?: unknown }).connection; });
    afterEach(() => { for (const box of document.querySelectorAll('body > section')) box.remove(); });

    for (const [at, markup] of examples.entries()) {
      it(`is what the quick renderer draws: ${/<!--\s*(.*?)\s*\|/.exec(markup)?.[1]}`, async () => {
        const first: { onDrawn?: () => void } = {};
        const { firstPaint } = view;
        const twin = {
          ...definition,
          table: { ...definition.table, tag: `${tag}-equal-${at + 1}` },
          view: {
            ...lazyView(async () => {
              const { View } = await view.load();
              return (props: object) =>
                createElement(
                  Fragment,
                  null,
                  createElement(First, { onDrawn: () => first.onDrawn?.() }),
                  createElement(View as never, props),
                );
            }),
            ...firstPaint && { firstPaint },
          },
        } as FeatureDefinition;
        const { settings, light } = readWritten(tagged(markup, tag, twin.table.tag), twin);
        const element = await place(await renderElement(twin as never, settings, light), twin.table.tag);
        const root = element.shadowRoot!.querySelector('#root')!;
        const form = element.querySelector('form[data-site-drawn]');
        const nodes = [...root.querySelectorAll('*')];
        const inForm = [...form?.querySelectorAll('*') ?? []];
        const served = readDrawn(root);
        let quick: string | undefined;
        let isKept: boolean | undefined;
        first.onDrawn = () => {
          quick ??= readDrawn(root);
          isKept ??= nodes.every(node => root.contains(node));
        };
        await captureConsole(async () => {
          registerFeature(twin);
          await waitUntil(() => quick !== undefined, 'it is drawn');
        });
        expect(quick).to.equal(served);
        expect(isKept, 'the very nodes').to.equal(true);
        await element.updateComplete;
        await nextFrame();
        expect(reactDom, 'React DOM is asked for').to.equal(undefined);
        expect(Object.keys(root).filter(name => name.startsWith('__react')), 'without React DOM').to.deep.equal([]);
        if (!form) return;
        await waitUntil(() => form.matches('[novalidate]'), 'the form is the element\'s');
        expect(inForm.filter(node => !form.contains(node)), 'nodes that were rendered again').to.deep.equal([]);
        const own = await place(tagged(markup, tag, twin.table.tag), twin.table.tag);
        await waitUntil(() => own.querySelector('form')?.matches('[novalidate]'), 'a form that no server drew');
        expect(readDrawn(form)).to.equal(readDrawn(own.querySelector('form')!));
      });
    }
  });
}
