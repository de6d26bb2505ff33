import { expect, nextFrame } from '@open-wc/testing';
import { elements } from 'virtual:elements';
import { attributeOf, type Setting } from '../../core/settings/setting.js';
import { hear } from './hear.js';
import { changed, doubleChildren, morph } from './morph.js';
import { otherText } from './other-text.js';
import { place, tagged, type Live } from './place.js';

// Turbo, LiveView and htmx change a page by making its nodes fit new markup: asked of every folder in `elements`.

for (const { definition: { table }, examples } of elements) {
  const { tag } = table;
  const settings = Object.entries(table.settings as Record<string, Setting>);
  const withAttribute = settings.filter(([name, row]) => attributeOf(name, row));

  describe(`<${tag}> on a page that a library morphs`, () => {
    afterEach(() => { for (const box of document.querySelectorAll('body > section')) box.remove(); });

    const values = (element: Live) => Object.fromEntries(settings.map(([name]) => [name, element[name]]));
    const slots = (element: Live) => [...element.children].map(child => child.assignedSlot?.name);

    /** Places the markup and lets `act` morph it: the element and its state stay; what was printed or failed meanwhile. */
    async function whileMorphing(markup: string, act: (element: Live, box: Element) => Promise<void>): Promise<string[]> {
      const element = await place(markup, tag);
      const box = element.closest('body > section')!;
      const failed: string[] = [];
      box.addEventListener('site-error', event => { failed.push(String((event as CustomEvent).detail.error)); });
      await hear(() => nextFrame().then(nextFrame)); // what the element does of its own accord at first is not what is heard
      const { machine } = element;
      const heard = await hear(() => act(element, box));
      await element.updateComplete;
      expect(box.querySelector(tag) === element, 'the very element').to.equal(true);
      expect(element.machine === machine, 'the very state').to.equal(true);
      return [...heard, ...failed];
    }

    for (const example of examples) {
      const title = /<!--\s*(.*?)\s*\|/.exec(example)?.[1];
      const markup = tagged(example, tag, tag);

      it(`keeps everything when the markup is what it was: ${title}`, async () => {
        const heard = await whileMorphing(markup, async (element, box) => {
          const nodes = () => [...element.children, element.shadowRoot!.querySelector('#root')!.firstElementChild];
          const [before, given, places] = [nodes(), values(element), slots(element)];
          await morph(box, markup);
          const after = nodes();
          expect(after.length === before.length && after.every((node, at) => node === before[at]), 'the very nodes').to.equal(true);
          expect(values(element)).to.deep.equal(given);
          expect(slots(element)).to.deep.equal(places);
        });
        expect(heard).to.deep.equal([]);
      });

      it(`takes other light children as they come and go: ${title}`, async () => {
        const heard = await whileMorphing(markup, async (element, box) => {
          const places = slots(element);
          await morph(box, changed(markup, tag, copy => copy.append(...[...copy.children].reverse())));
          await morph(box, changed(markup, tag, doubleChildren));
          await morph(box, changed(markup, tag, copy => copy.lastElementChild?.remove()));
          expect(slots(element)).to.deep.equal(places.slice(0, -1));
          await morph(box, changed(markup, tag, copy => copy.replaceChildren()));
          await morph(box, markup);
          expect(slots(element)).to.deep.equal(places);
        });
        expect(heard.filter(line => !line.startsWith(`<${tag}>: `))).to.deep.equal([]);
      });
    }

    it('takes other attributes and gives them up again', async () => {
      const markup = tagged(examples[0]!, tag, tag);
      const heard = await whileMorphing(markup, async (element, box) => {
        const given = values(element);
        await morph(box, changed(markup, tag, copy => {
          for (const [name, row] of withAttribute) copy.setAttribute(attributeOf(name, row)!, otherText(row));
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
