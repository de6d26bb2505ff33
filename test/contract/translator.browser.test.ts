import { expect, nextFrame } from '@open-wc/testing';
import { elements } from 'virtual:elements';
import { getAttributeName, type Setting } from '../../core/settings/setting.js';
import { captureConsole } from './capture-console.js';
import { otherText } from './other-text.js';
import { atRest, place, tagged, type Live } from './place.js';
import { Translator } from './translator.js';

describe('a page translator', () => {
  afterEach(() => { for (const box of document.querySelectorAll('body > section')) box.remove(); });

  for (const { definition, examples } of elements) {
    const { table } = definition;
    const { tag } = table;

    /** Translates each example, and has the element read and draw again what it has; and then other settings. */
    async function translate(begin: (translator: Translator) => void): Promise<{ failures: string[]; writtenBack: string[] }> {
      const failures: string[] = [];
      const writtenBack: string[] = [];
      await captureConsole(async () => {
        for (const [at, example] of examples.entries()) {
          const element = await place(tagged(example, tag, tag), tag) as Live & { redraw(): void };
          element.addEventListener('site-error', event => { failures.push(`example ${at}: ${(event as CustomEvent).detail.error}`); });
          await atRest(element, definition);
          const translator = new Translator(element);
          begin(translator);
          element.append(document.createComment('an editor was here'));
          element.redraw();
          await nextFrame();
          await nextFrame();
          writtenBack.push(...translator.writtenBack);
          for (const [name, row] of Object.entries(table.settings as Record<string, Setting>)) {
            const attribute = getAttributeName(name, row);
            if (attribute) element.setAttribute(attribute, otherText(row));
          }
          await element.updateComplete;
          if (translator.isEndless) failures.push(`example ${at}: its words are written back without end`);
          translator.end();
          element.closest('section')!.remove();
        }
      });
      return { failures, writtenBack };
    }

    it(`that translates once leaves <${tag}> its translated words`, async () => {
      const { failures, writtenBack } = await translate(translator => translator.pass());
      expect(failures).to.deep.equal([]);
      expect(writtenBack).to.deep.equal([]);
    });

    it(`that watches the page comes to an end with <${tag}>`, async () => {
      const { failures, writtenBack } = await translate(translator => translator.observe());
      expect(failures).to.deep.equal([]);
      expect(writtenBack).to.deep.equal([]);
    });
  }
});
