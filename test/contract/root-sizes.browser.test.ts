import { expect, nextFrame } from '@open-wc/testing';
import { elements } from 'virtual:elements';
import { captureConsole } from './capture-console.js';
import { place, tagged, type Live } from './place.js';
import { waitUntil } from './wait-until.js';

// Themes set the root's text size: to 62.5 %, so that 1rem is 10 px, or to more; visitors set it in their browser.

const root = document.documentElement;

/** Sizes in whole pixels of what an element draws and of the author's nodes. */
function sizesOf(element: Live): Map<Element, string> {
  const nodes = [...element.shadowRoot!.querySelectorAll('#root *'), ...element.querySelectorAll('*')];
  return new Map(nodes.filter(node => node.checkVisibility() && !(node instanceof SVGElement)).map(node => {
    const { width, height } = node.getBoundingClientRect();
    return [node, `${node.localName}.${node.className}: ${Math.round(width)} × ${Math.round(height)}, text ${getComputedStyle(node).fontSize}`];
  }));
}

/** Changes of a node's size; nodes that were added or removed meanwhile do not count. */
const changesOf = (before: Map<Element, string>, after: Map<Element, string>) =>
  [...before].filter(([node, size]) => after.has(node) && after.get(node) !== size).map(([node, size]) => `${size} → ${after.get(node)}`);

describe('a page whose root has another text size', () => {
  afterEach(() => {
    root.style.fontSize = '';
    document.body.style.fontSize = '';
    for (const box of document.querySelectorAll('body > section')) box.remove();
  });

  for (const { definition: { table: { tag } }, examples } of elements) {
    it(`has <${tag}> as large as on others with 10 px, and no wider than its place with 24 and 32`, async () => {
      document.body.style.fontSize = '16px';
      await captureConsole(async () => {
        for (const [at, example] of examples.entries()) {
          const element = await place(tagged(example, tag, tag), tag);
          const sizeAt = async (px: number) => {
            root.style.fontSize = `${px}px`;
            await nextFrame();
            await nextFrame();
            return sizesOf(element);
          };
          let changes: string[] = [];
          try { // while pictures come, sizes change automatically
            await waitUntil(async () => (changes = changesOf(await sizeAt(16), await sizeAt(10))).length === 0);
          } catch {
            expect(changes, `example ${at}`).to.deep.equal([]);
          }
          for (const px of [24, 32]) {
            await sizeAt(px);
            expect(element.scrollWidth, `example ${at} at ${px} px`).to.be.at.most(Math.max(element.clientWidth, element.offsetWidth) + 1);
          }
          element.closest('section')!.remove();
        }
      });
    });

    it(`has buttons of <${tag}> that a finger hits`, async () => {
      root.style.fontSize = '10px';
      await captureConsole(async () => {
        for (const example of examples) {
          const element = await place(tagged(example, tag, tag), tag);
          await nextFrame();
          for (const button of element.shadowRoot!.querySelectorAll('button')) {
            if (!button.checkVisibility()) continue;
            const { width, height } = button.getBoundingClientRect();
            expect(Math.min(width, height), `${button.part} ${button.className}`).to.be.at.least(24);
          }
          element.closest('section')!.remove();
        }
      });
    });
  }
});
