// Runs in every engine: the contract of all elements.
import { expect, nextFrame } from '@open-wc/testing';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { elements } from 'virtual:elements';
import type { FeatureDefinition } from '../../core/element/definition.js';
import type { Frame } from '../../core/element/frame.js';
import { prepareView } from '../../core/element/react-renderer.js';
import { startQuickRenderer } from '../../core/element/quick-drawing.js';
import { captureConsole } from './capture-console.js';
import { waitUntil } from './wait-until.js';
import { place, tagged } from './place.js';
import { readDrawn } from './read-drawn.js';

// What the quick renderer draws is what React DOM draws, and React DOM continues with its very nodes.

function allNodes(root: Node): Node[] {
  const walker = document.createTreeWalker(root);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

for (const { definition, examples } of elements) {
  if (definition.kind !== 'feature' || (definition as FeatureDefinition).view.needsReactDom) continue;
  const { table: { tag }, view } = definition as FeatureDefinition;

  describe(`<${tag}> drawn by the quick renderer`, () => {
    afterEach(() => { for (const box of document.querySelectorAll('body > section')) box.remove(); });

    it('looks as React DOM draws it, and goes over to it node by node', async () => {
      const { View } = await view.load();
      for (const markup of examples) {
        const element = await place(tagged(markup, tag, tag), tag) as unknown as { settingValues: object; elementState: unknown; host: Frame['host'] };
        await nextFrame();
        const frame: Frame = { values: element.settingValues, state: element.elementState, host: element.host };
        const [quick, byReact] = [document.createElement('div'), document.createElement('div')];

        const root = createRoot(byReact);
        flushSync(() => root.render(createElement(View as never, frame)));
        const drawing = startQuickRenderer(View, { container: quick, frame, takes: null, onError: error => { throw error; } });
        await waitUntil(() => { // rows of a table are rendered in a transition
          expect(readDrawn(quick), markup).to.equal(readDrawn(byReact));
          return true;
        });

        const nodes = allNodes(quick);
        const errors: unknown[] = [];
        const heard = await captureConsole(() => {
          const start = prepareView(View);
          const taken = start({
            container: quick,
            frame,
            hydrates: true,
            kept: drawing.handOver(() => frame),
            onRecoverableError: error => {
              errors.push(error);
            },
          });
          expect(allNodes(quick), markup).to.deep.equal(nodes);
          taken.draw(() => ({ ...frame }));
          expect(readDrawn(quick), markup).to.equal(readDrawn(byReact));
          taken.unmount();
          expect(quick.childNodes).to.have.length(0);
        });
        expect(errors, markup).to.deep.equal([]);
        expect(heard, markup).to.deep.equal([]);
        flushSync(() => root.unmount());
      }
    });
  });
}
