import { expect, nextFrame } from '@open-wc/testing';
import type { WritableAtom } from 'nanostores';
import { elements } from 'virtual:elements';
import { $site, type Site } from '../../core/stores/site.js';
import { captureConsole } from './capture-console.js';
import { place, tagged } from './place.js';
import { waitUntil } from './wait-until.js';

// What an element says, it says in the language of the nearest `lang` upwards, all of it.

interface Speaking extends HTMLElement {
  host: { text(key: string): string; language: string; textsReady: Promise<void> | null };
  updateComplete: Promise<void>;
}
const site = $site as WritableAtom<Site>;

for (const { definition, examples } of elements) {
  const { tag, texts, translations } = definition.table as { tag: string; texts: Record<string, string>; translations?: unknown };
  const keys = Object.keys(texts).filter(key => key !== 'counter' && texts[key]!.length > 12);
  if (!translations || keys.length === 0) continue;
  const example = tagged(examples[0]!, tag, tag);

  describe(`<${tag}> speaks`, () => {
    const { documentElement } = document;
    const before = site.get();
    afterEach(() => {
      documentElement.lang = 'en';
      site.set(before);
      for (const box of document.querySelectorAll('body > section')) box.remove();
    });
    const isGerman = (element: Speaking) => keys.filter(key => element.host.text(key) !== texts[key]).length / keys.length > 0.9;
    const isEnglish = (element: Speaking) => keys.every(key => element.host.text(key) === texts[key]);
    const shownBy = async (element: Speaking) => {
      await element.host.textsReady;
      await element.updateComplete;
    };

    it('the language of the page, of what is around it, and of itself', async () => {
      documentElement.lang = 'de-AT';
      const element = await place(example, tag) as unknown as Speaking;
      await shownBy(element);
      expect(isGerman(element)).to.equal(true);
      expect(element.host.language).to.equal('de-AT');
      element.parentElement!.lang = 'en';
      await waitUntil(() => isEnglish(element));
      element.lang = 'de';
      await waitUntil(() => isGerman(element));
      expect(element.host.language).to.equal('de');
      element.lang = 'cy';
      await waitUntil(() => isEnglish(element));
      expect(element.host.language).to.equal('en');
    });

    it('another language immediately when the page changes to it, and when the element is moved there', async () => {
      const element = await place(example, tag) as unknown as Speaking;
      expect(isEnglish(element)).to.equal(true);
      const errors = await captureConsole(async () => {
        documentElement.lang = 'de';
        await waitUntil(() => isGerman(element));
        await nextFrame();
      });
      expect(errors).to.deep.equal([]);
      const english = Object.assign(document.createElement('section'), { lang: 'en' });
      document.body.append(english);
      english.append(element);
      await waitUntil(() => isEnglish(element));
    });

    it('the page\'s own words before its own', async () => {
      documentElement.lang = 'de';
      site.set({ ...before, texts: { [tag]: { [keys[0]!]: 'Our words' } } });
      const element = await place(example, tag) as unknown as Speaking;
      await shownBy(element);
      expect(element.host.text(keys[0]!)).to.equal('Our words');
    });

    it('English without a language', async () => {
      documentElement.removeAttribute('lang');
      site.set({ ...before, locale: 'en' });
      expect(isEnglish(await place(example, tag) as unknown as Speaking)).to.equal(true);
    });
  });
}
