// Runs in every engine: custom element reactions, mutation observers.
import { elements } from 'virtual:elements';
import { drawnBy } from './drawn-by.js';
import { drawnInTurn } from './drawn-in-turn.js';
import { captureConsole } from './capture-console.js';
import { place, tagged, type Live } from './place.js';
import { waitUntil } from './wait-until.js';

// Angular, jQuery and `document.write` connect an element first and fill it later in the same task.

/** The element of an example in its place, empty and connected, and then filled, all in one task. */
function filledWhenConnected(markup: string, tag: string): Live {
  const box = document.createElement('section');
  const source = document.createElement('template');
  source.setHTMLUnsafe(markup);
  const written = source.content.querySelector(tag)!;
  const itsPlace = document.createComment('');
  written.replaceWith(itsPlace);
  const element = document.createElement(tag) as Live;
  for (const { name, value } of written.attributes) element.setAttribute(name, value);
  box.append(source.content); // what stands around it may say its language
  document.body.append(box);
  itsPlace.replaceWith(element);
  element.append(...written.childNodes);
  return element;
}

describe('children that are appended in the task that connects an element', () => {
  afterEach(() => { for (const box of document.querySelectorAll('body > section')) box.remove(); });

  for (const { definition, examples } of elements) {
    const { tag } = definition.table;
    it(`are seen by <${tag}>`, async () => {
      await captureConsole(async () => {
        for (const [at, example] of examples.entries()) {
          const markup = tagged(example, tag, tag);
          const parsed = await place(markup, tag);
          const drawn = await drawnInTurn(parsed);
          const filled = filledWhenConnected(markup, tag);
          await filled.updateComplete;
          await waitUntil(() => drawn() === drawnBy(filled), `example ${at} is drawn as from the parser`);
          for (const box of document.querySelectorAll('body > section')) box.remove();
        }
      });
    });
  }
});
