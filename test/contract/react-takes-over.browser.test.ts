// Runs in every engine: the contract of all elements.
import { expect, nextFrame } from '@open-wc/testing';
import { elements } from 'virtual:elements';
import { captureConsole } from './capture-console.js';
import { place, tagged, type Live } from './place.js';
import { waitUntil } from './wait-until.js';

// React DOM comes to a page that the quick renderer has drawn: every element is taken over where it stands.

const features = elements.filter(({ definition }) => definition.kind === 'feature');

/** All nodes of an element: its own, and those of the author, beside which fields and messages are drawn. */
function allNodes(element: Live): Node[] {
  const nodes: Node[] = [];
  for (const root of [element.shadowRoot!.querySelector('#root')!, element]) {
    const walker = document.createTreeWalker(root);
    while (walker.nextNode()) nodes.push(walker.currentNode);
  }
  return nodes;
}

/** Whether its view is there; a badge without a cart, and an author's form, need none. */
const isDrawn = (element: Live) => Promise.race([(element.viewReady as Promise<void>).then(() => true), nextFrame().then(() => false)]);

const isReacts = (element: Live) => Object.keys(element.shadowRoot!.querySelector('#root')!).some(name => name.startsWith('__reactContainer'));

describe('React DOM', () => {
  it('takes over what was drawn without it, node by node, and what a visitor has typed', async () => {
    const lives: { element: Live; nodes: Node[]; markup: string }[] = [];
    const heard = await captureConsole(async () => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }); // no element is taken over yet
      for (const { definition, examples } of features) {
        const { tag } = definition.table;
        for (const markup of examples.slice(0, 2)) {
          const element = await place(tagged(markup, tag, tag), tag);
          lives.push({ element, nodes: [], markup });
        }
      }
      await nextFrame();
      const drawn = (await Promise.all(lives.map(async live => (await isDrawn(live.element) ? [live] : [])))).flat();
      expect(drawn.length).to.be.greaterThan(features.length / 2);
      for (const live of lives) live.nodes = allNodes(live.element);
      const fields = lives.flatMap(({ element }) => [...element.querySelectorAll<HTMLInputElement>('input[type="email"], textarea')]);
      expect(fields.length).to.be.greaterThan(1);
      for (const field of fields) field.value = 'typed';
      fields[0]!.focus();
      delete (navigator as { connection?: unknown }).connection;
      for (const { element } of drawn) element.dispatchEvent(new Event('pointerdown'));
      await waitUntil(() => {
        expect(drawn.filter(({ element }) => !isReacts(element)).map(({ markup }) => markup)).to.deep.equal([]);
        return true;
      });
      expect(document.activeElement).to.equal(fields[0]);
      expect(fields.map(({ value }) => value)).to.deep.equal(fields.map(() => 'typed'));
      for (const { element, nodes, markup } of drawn) {
        const gone = nodes.filter(node => !allNodes(element).includes(node)).map(node => (node as Element).outerHTML ?? node.nodeValue);
        expect(gone, markup).to.deep.equal([]);
      }
    });
    expect(heard.filter(line => /hydrat|react/i.test(line))).to.deep.equal([]);
  });
});
