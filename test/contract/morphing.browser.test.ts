import { expect } from '@open-wc/testing';
import { elements } from 'virtual:elements';
import { getAttributeName, type Setting } from '../../core/settings/setting.js';
import { captureConsole } from './capture-console.js';
import { changed, doubleChildren, morph } from './morph.js';
import { otherText } from './other-text.js';
import { atRest, tagged, type Live } from './place.js';
import { waitUntil } from './wait-until.js';

// Turbo, LiveView and htmx change a page by making its nodes fit new markup: asked of every folder in `elements`.

for (const { definition, examples } of elements) {
  const { table } = definition;
  const { tag } = table;
  const settings = Object.entries(table.settings as Record<string, Setting>);
  const withAttribute = settings.filter(([name, row]) => getAttributeName(name, row));

  describe(`<${tag}> on a page that a library morphs`, () => {
    afterEach(async () => {
      for (const box of document.querySelectorAll('body > section')) box.remove();
      await new Promise(resolve => { setTimeout(resolve); }); // an element ends a task after it has left: what is over the page is gone then
    });

    const values = (element: Live) => Object.fromEntries(settings.map(([name]) => [name, element[name]]));
    const slots = (children: Iterable<Element>) => [...children].map(child => child.assignedSlot?.name);
    const drawn = (element: Live) => element.shadowRoot!.querySelector('#root')!.firstElementChild;

    interface Scene {
      readonly element: Live;
      readonly box: Element;
      /** The light children that the author wrote: an element may have added some. */
      readonly authors: readonly Element[];
    }

    /**
     * Puts markup on the page and lets `act` morph it: the element and its state stay. Answers what was printed or failed
     * meanwhile; other elements in the example speak for themselves.
     */
    async function whileMorphing(markup: string, act: (scene: Scene) => Promise<void>): Promise<string[]> {
      const parsed = document.createElement('template');
      parsed.innerHTML = markup;
      const element = parsed.content.querySelector<Live>(tag)!;
      const authors = [...element.children];
      const box = document.createElement('section');
      box.append(parsed.content);
      const failed: string[] = [];
      box.addEventListener('site-error', event => { failed.push(String((event as CustomEvent).detail.error)); });
      await captureConsole(async () => { // what the element does of its own accord at first is heard elsewhere
        document.body.append(box);
        await atRest(element, definition);
      });
      const { elementState } = element;
      const heard = await captureConsole(() => act({ element, box, authors }));
      await element.updateComplete;
      expect(box.querySelector(tag) === element, 'the very element').to.equal(true);
      expect(element.elementState === elementState, 'the very state').to.equal(true);
      return [...heard.filter(line => line.startsWith(`<${tag}>: `) || !/^<[\w-]+>: /.test(line)), ...failed];
    }

    for (const example of examples) {
      const title = /<!--\s*(.*?)\s*\|/.exec(example)?.[1];
      const markup = tagged(example, tag, tag);

      it(`keeps everything when the markup is what it was: ${title}`, async () => {
        const heard = await whileMorphing(markup, async ({ element, box, authors }) => {
          // The library takes a node for another one if the element has given it an ID (to describe something).
          const same = authors.filter(({ id }) => !id || markup.includes(`id="${id}"`));
          const [view, given, places] = [drawn(element), values(element), slots(same)];
          await morph(box, markup);
          expect(same.every(child => child.parentElement === element), 'the author\'s very nodes').to.equal(true);
          expect(drawn(element) === view, 'the very drawing').to.equal(true);
          expect(values(element)).to.deep.equal(given);
          expect(slots(same)).to.deep.equal(places);
        });
        expect(heard).to.deep.equal([]);
      });

      it(`takes other light children as they come and go: ${title}`, async () => {
        const heard = await whileMorphing(markup, async ({ element, box, authors }) => {
          const places = slots(authors);
          const others = authors.slice(0, -1);
          await morph(box, changed(markup, tag, copy => copy.lastElementChild?.remove()));
          expect(slots(others)).to.deep.equal(places.slice(0, -1));
          await morph(box, changed(markup, tag, copy => copy.append(...[...copy.children].reverse())));
          await morph(box, changed(markup, tag, doubleChildren));
          await morph(box, changed(markup, tag, copy => copy.replaceChildren()));
          await morph(box, markup);
          // An element that was restarted for new children may have to load a part of itself first.
          await waitUntil(() => places.every(place => slots(element.children).includes(place)), `the places are taken again: ${places.join()}`);
        });
        expect(heard.filter(line => !line.startsWith(`<${tag}>: `))).to.deep.equal([]);
      });
    }

    it('takes other attributes and gives them up again', async () => {
      const markup = tagged(examples[0]!, tag, tag);
      const heard = await whileMorphing(markup, async ({ element, box }) => {
        const given = values(element);
        await morph(box, changed(markup, tag, copy => {
          for (const [name, row] of withAttribute) copy.setAttribute(getAttributeName(name, row)!, otherText(row));
        }));
        for (const [name, row] of withAttribute) {
          if (row.kind !== 'json') expect(String(element[name] === true ? '' : element[name]), name).to.equal(otherText(row));
        }
        await morph(box, markup);
        expect(values(element)).to.deep.equal(given);
      });
      // Values that make no sense together may be remarked upon, in the one voice.
      expect(heard.filter(line => !line.startsWith(`<${tag}>: `))).to.deep.equal([]);
    });
  });
}
