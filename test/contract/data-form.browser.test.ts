import { expect } from '@open-wc/testing';
import { elements } from 'virtual:elements';
import { repair } from '../../core/repair/repair.js';
import { getAttributeName, getSpellings, type Setting } from '../../core/settings/setting.js';
import { captureConsole } from './capture-console.js';
import { drawnBy } from './drawn-by.js';
import { drawnInTurn } from './drawn-in-turn.js';
import { otherText } from './other-text.js';
import { place, tagged, type Live } from './place.js';
import { waitUntil } from './wait-until.js';

// `<div data-site-gallery data-design="grid">` for editors that remove unknown tags: of every element, with every setting.

const tags = elements.map(({ definition }) => definition.table.tag as string);
const isOurs = (element: Element) => tags.includes(element.localName);
const standIns = tags.map(tag => `[data-${tag}=""]`).join();
const tagOf = (standIn: Element) => tags.find(tag => standIn.getAttribute(`data-${tag}`) === '')!;

/** The same markup with a plain element in place of each site element, and `data-slot` for `slot`. */
function asData(markup: string): DocumentFragment {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: markup });
  for (const element of [...content.querySelectorAll('*')].filter(isOurs)) {
    const plain = document.createElement(element.closest('p, a, button, span, label') ? 'span' : 'div');
    plain.setAttribute(`data-${element.localName}`, '');
    for (const { name, value } of element.attributes) plain.setAttribute(/^(id|class|lang|dir|data-.*|aria-.*)$/.test(name) ? name : `data-${name}`, value);
    plain.append(...element.childNodes);
    element.replaceWith(plain);
  }
  for (const slotted of content.querySelectorAll('[slot]')) {
    slotted.setAttribute('data-slot', slotted.getAttribute('slot')!);
    slotted.removeAttribute('slot');
  }
  return content;
}

/** What an editor that makes paragraphs of lines puts into blocks: breaks between their children, and paragraphs that hold nothing. */
function addNoise(content: DocumentFragment): void {
  for (const block of content.querySelectorAll(`${standIns}, ${standIns.replaceAll(']', '] form')}`)) {
    if (block.localName === 'span') continue;
    for (const child of [...block.children]) if (!child.matches('p, script') && child.nextElementSibling) child.after(document.createElement('br'));
    block.prepend(document.createElement('br'));
    block.append(document.createElement('p'));
  }
}

function repairAll(box: ParentNode): void {
  for (let found = box.querySelector(standIns); found; found = box.querySelector(standIns)) repair(found, tagOf(found));
}

/** Puts an example's data form into the page, repaired. */
async function placeAsData(markup: string, tag: string, isNoisy: boolean): Promise<Live> {
  const content = asData(markup);
  if (isNoisy) addNoise(content);
  const box = document.createElement('section');
  box.append(document.importNode(content, true));
  document.body.append(box);
  repairAll(box);
  const element = box.querySelector<Live>(tag)!;
  await element.updateComplete;
  return element;
}

const clear = () => { for (const box of document.querySelectorAll('body > section')) box.remove(); };

for (const { definition, examples } of elements) {
  const { tag, settings } = definition.table;
  const rows = Object.entries(settings as Record<string, Setting>).filter(([name, row]) => getAttributeName(name, row));

  describe(`<div data-${tag}>`, () => {
    afterEach(clear);

    for (const isNoisy of [false, true]) {
      it(`draws what the tag draws${isNoisy ? ', with breaks and empty paragraphs of an editor in it' : ''}`, async () => {
        await captureConsole(async () => {
          for (const [at, example] of examples.entries()) {
            const markup = tagged(example, tag, tag);
            const drawn = await drawnInTurn(await place(markup, tag));
            const repaired = await placeAsData(markup, tag, isNoisy);
            await waitUntil(() => drawn() === drawnBy(repaired), `example ${at} is drawn as from the tag`);
            clear();
          }
        });
      });
    }

    it('takes every setting as data', async () => {
      const box = document.createElement('section');
      const plain = document.createElement('div');
      plain.setAttribute(`data-${tag}`, '');
      const written = document.createElement(tag) as Live;
      for (const [name, row] of rows) {
        plain.setAttribute(`data-${getAttributeName(name, row)!}`, otherText(row));
        written.setAttribute(getAttributeName(name, row)!, otherText(row));
      }
      box.append(plain);
      const element = repair(plain, tag) as Live;
      for (const [name] of rows) expect(element[name], name).to.deep.equal(written[name]);
    });

    it('takes every setting by every name it has in markup, also by those that the specification gives it', () => {
      const lost: string[] = [];
      for (const [name, row] of rows) {
        for (const spelling of getSpellings(name, row)) {
          const [box, plain, written] = [document.createElement('section'), document.createElement('div'), document.createElement(tag) as Live];
          plain.setAttribute(`data-${tag}`, '');
          plain.setAttribute(spelling.startsWith('data-') ? spelling : `data-${spelling}`, otherText(row));
          written.setAttribute(spelling, otherText(row));
          box.append(plain);
          const element = repair(plain, tag) as Live;
          if (JSON.stringify(element[name]) !== JSON.stringify(written[name])) lost.push(spelling);
          if (row.kind !== 'json' && Object.is(element[name], row.default)) lost.push(`${spelling} (its default)`);
        }
      }
      expect(lost).to.deep.equal([]);
    });

    it('takes settings as JSON in data-settings, by the names of attributes and properties, and takes them back', async () => {
      const texts = Object.fromEntries(
        rows
          .filter(([, { kind, fromBlock, format }]) => kind === 'text' && !fromBlock && !format)
          .map(([name, row]) => [getAttributeName(name, row)!, 'Fish & “chips” <b>']),
      );
      const flags = Object.fromEntries(rows.filter(([, { kind }]) => kind === 'flag').map(([name, row]) => [name, !row.default]));
      await captureConsole(async () => {
        const element = await place(`<${tag}></${tag}>`, tag);
        const before = rows.map(([name]) => element[name]);
        element.setAttribute('data-settings', JSON.stringify({ ...texts, ...flags }));
        for (const [name, row] of rows) {
          if (getAttributeName(name, row)! in texts) expect(element[name], name).to.equal('Fish & “chips” <b>');
          if (name in flags) expect(element[name], name).to.equal(!row.default);
        }
        element.removeAttribute('data-settings');
        expect(rows.map(([name]) => element[name])).to.deep.equal(before);
      });
    });
  });
}

it('removes event handlers in data', () => {
  for (const name of ['onclick', 'onerror', 'onpointerenter', 'onanimationend', 'onbeforetoggle', 'onfullscreenchange']) {
    const box = document.createElement('section');
    box.innerHTML = `<div data-site-image data-${name}="window.ran = true"></div>`;
    const element = repair(box.firstElementChild!, 'site-image');
    expect([element.hasAttribute(name), element.hasAttribute(`data-${name}`)], name).to.deep.equal([false, true]);
  }
});

it('keeps as data what images and slides have as data', () => {
  for (const name of [
    'data-pin-url',
    'data-slide-id',
    'data-slide-url',
    'data-click-through-url',
    'data-tags',
    'data-type',
    'data-src',
    'data-image-focal-point',
    'data-track',
    'data-search',
  ]) {
    const box = document.createElement('section');
    box.innerHTML = `<div data-site-image ${name}="sea"></div>`;
    expect(repair(box.firstElementChild!, 'site-image').getAttribute(name), name).to.equal('sea');
  }
});
