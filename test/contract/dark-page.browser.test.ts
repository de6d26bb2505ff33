// Texts of elements on the background of a page that is dark by its style sheet alone.
import { expect, nextFrame } from '@open-wc/testing';
import { elements } from 'virtual:elements';
import { captureConsole } from './capture-console.js';
import { textsOnPage } from './contrast.js';
import { atRest, place, tagged } from './place.js';
import { waitUntil } from './wait-until.js';

// Many pages are dark without a `color-scheme`, so `light-dark()` has its light color. A text without a surface of an element
// below it takes its color from the text of the page.

const paleIn = (element: HTMLElement) =>
  textsOnPage(element).filter(({ contrast }) => contrast < 4.5).map(({ words, contrast }) => `${words}: ${contrast.toFixed(1)}`);
const darkPage = 'html { color-scheme: normal; } body { background: #10131a; color: #dfe3ea; } a { color: #9ecbff; }';

/** Its colors are those of a ground that its author paints with them. */
const ownGround = new Set(['site-palette']);

for (const { definition, examples } of elements) {
  const { tag } = definition.table;
  if (ownGround.has(tag)) continue;

  describe(`texts of <${tag}> on a dark page without color-scheme`, () => {
    const rules = document.createElement('style');
    before(() => {
      rules.textContent = darkPage;
      document.head.append(rules);
    });
    after(() => rules.remove());

    it('can be read', async () => {
      await captureConsole(async () => {
        for (const [at, example] of examples.entries()) {
          const element = await place(tagged(example, tag, tag), tag);
          await atRest(element, definition);
          await nextFrame();
          expect(paleIn(element), `example ${at + 1}`).to.deep.equal([]);
          element.closest('section')!.remove();
        }
      });
    });
  });
}

describe('what a form says on a dark page without color-scheme', () => {
  const rules = document.createElement('style');
  before(() => {
    rules.textContent = darkPage;
    document.head.append(rules);
  });
  after(() => rules.remove());

  it('can be read: counters, hints, what is required, and what has to be corrected', async () => {
    const element = await place(
      `<site-form form-id="words"><form action="/forms/words" method="post" aria-label="Words"><p><label for="words-text">Words</label>
      <textarea id="words-text" name="words" maxlength="20" required></textarea><small>Up to twenty letters.</small></p>
      <p><label for="words-email">Email</label> <input id="words-email" name="email" type="email" required></p><button>Send</button></form></site-form>`,
      'site-form',
    );
    await waitUntil(() => element.querySelector('.site-form-counter'), 'it counts');
    const counter = element.querySelector('.site-form-counter')!;
    element.querySelector('button')!.click();
    await waitUntil(() => element.querySelectorAll('.site-form-error').length >= 2);
    const area = element.querySelector('textarea')!;
    area.value = 'More than twenty letters are too many.';
    area.dispatchEvent(new Event('input', { bubbles: true }));
    await waitUntil(() => element.querySelector('.site-form-over'), 'it says that there are too many');
    expect(textsOnPage(element).some(({ holder }) => counter.contains(holder)), 'the counter stands on the page').to.equal(true);
    expect(paleIn(element)).to.deep.equal([]);
    element.closest('section')!.remove();
  });
});
