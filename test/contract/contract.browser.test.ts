// Runs in every engine: the contract of all elements.
import { expect, nextFrame } from '@open-wc/testing';
import { elements } from 'virtual:elements';
import type { Definition } from '../../core/element/definition.js';
import { registerFeature } from '../../core/element/register-feature.js';
import { registerLeaf } from '../../core/element/register-leaf.js';
import { getAttributeName, type Setting } from '../../core/settings/setting.js';
import { waitUntil } from './wait-until.js';
import { captureConsole } from './capture-console.js';
import { otherText } from './other-text.js';
import { atRest, place, tagged, type Live } from './place.js';

// What architecture.md promises of every element, asked of every folder in `elements`: from outside, so that the build can be
// asked too. `own-tag-contract.browser.test.ts` has the rest.

const register = (definition: Definition) =>
  (definition.kind === 'feature' ? registerFeature(definition) : registerLeaf(definition));

for (const { definition, examples } of elements) {
  const { table } = definition;
  const { tag } = table;
  const settings = Object.entries(table.settings as Record<string, Setting>);
  const withAttribute = settings.filter(([name, row]) => getAttributeName(name, row));
  const example = examples[0] ?? `<${tag}></${tag}>`;

  describe(`<${tag}> keeps the contract`, () => {
    afterEach(() => { for (const box of document.querySelectorAll('body > section')) box.remove(); });

    it('has two examples or more, and each draws without a word on the console', async () => {
      expect(examples.length).to.be.greaterThan(1);
      for (const markup of examples) {
        const heard = await captureConsole(async () => { await place(tagged(markup, tag, tag), tag); await nextFrame(); });
        expect(heard.filter(line => line.includes(`<${tag}>`))).to.deep.equal([]);
      }
    });

    it('reads every attribute, and returns to the default when it goes', async () => {
      const element = await place(`<${tag}></${tag}>`, tag);
      for (const [name, row] of withAttribute) {
        const attribute = getAttributeName(name, row)!;
        const start = element[name];
        element.setAttribute(attribute, otherText(row));
        if (row.kind !== 'json') expect(String(element[name] === true ? '' : element[name]), attribute).to.equal(otherText(row));
        element.removeAttribute(attribute);
        expect(element[name], attribute).to.deep.equal(start);
      }
    });

    it('reads every attribute without its hyphens too, as frameworks write a property\'s name', async () => {
      for (const [name, row] of withAttribute) {
        const attribute = getAttributeName(name, row)!;
        if (attribute === name) continue;
        const element = document.createElement(tag) as Live;
        const start = element[name];
        element.setAttribute(name, otherText(row)); // lower-cased by the document
        const given = element[name];
        element.setAttribute(attribute, otherText(row));
        expect(given, name).to.deep.equal(element[name]);
        element.removeAttribute(attribute);
        expect(element[name], name).to.deep.equal(given);
        element.removeAttribute(name);
        expect(element[name], name).to.deep.equal(start);
      }
    });

    it('reads flags as HTML authors write them', async () => {
      for (const [name, row] of withAttribute.filter(([, { kind }]) => kind === 'flag')) {
        const attribute = getAttributeName(name, row)!;
        const read = [`${attribute}`, `${attribute}=""`, `${attribute}="false"`];
        const values = await Promise.all(read.map(async text => (await place(`<${tag} ${text}></${tag}>`, tag))[name]));
        expect(values, attribute).to.deep.equal([true, true, false]);
      }
    });

    it('answers a bad value with one message and the default', async () => {
      for (const [name, row] of withAttribute) {
        const bad = {
          number: 'many',
          choice: 'no-such-choice',
          json: '{oops',
          url: 'javascript:alert(1)',
          flag: null,
          text: row.format ? 'a thing, no more!' : null,
        }[row.kind];
        if (bad === null) continue;
        const attribute = getAttributeName(name, row)!;
        const element = await place(`<${tag}></${tag}>`, tag);
        const heard = await captureConsole(() => { element.setAttribute(attribute, bad); element.setAttribute(attribute, `${bad} `); });
        const about = heard.filter(line => line.startsWith(`<${tag}>: ${attribute} `));
        expect(about.length, attribute).to.be.within(1, 2); // the two texts differ
        expect(about[0]).to.include('expected').and.to.include('using');
        expect(element[name], attribute).to.deep.equal(row.unreadable ?? row.default);
      }
    });

    it('keeps what it drew over a move, and lets go of it when removed', async () => {
      const element = await place(tagged(example, tag, tag), tag);
      await captureConsole(() => atRest(element, definition));
      const drawn = element.shadowRoot!.querySelector('#root')!.firstElementChild;
      const other = document.createElement('section');
      document.body.append(other);
      other.append(element);
      await nextFrame();
      expect(element.shadowRoot!.querySelector('#root')!.firstElementChild).to.equal(drawn);
      element.remove();
      await waitUntil(() => element.shadowRoot!.querySelector('#root')!.childElementCount === 0);
      other.append(element);
      await element.updateComplete;
      if (drawn) await waitUntil(() => element.shadowRoot!.querySelector('#root')!.childElementCount > 0);
    });

    it('can be cloned', async () => {
      const element = await place(tagged(example, tag, tag), tag);
      const copy = element.cloneNode(true) as Live;
      element.after(copy);
      await copy.updateComplete;
      for (const [name, row] of withAttribute) {
        if (row.kind !== 'json') expect(copy[name], name).to.equal(element[name]);
      }
    });

    it('survives a translator, split light children and an editor\'s noise', async () => {
      const errors: unknown[] = [];
      const element = await place(`<${tag}></${tag}>`, tag);
      element.addEventListener('site-error', event => { errors.push((event as CustomEvent).detail.error); });
      await captureConsole(async () => {
        const pieces = document.createElement('template');
        (pieces as any).setHTMLUnsafe(tagged(example, tag, tag));
        const children = [...pieces.content.firstElementChild!.childNodes];
        for (const child of children) {
          element.append(document.createElement('br'), Object.assign(document.createElement('p'), { textContent: ' ' }), child);
          await nextFrame();
        }
        const texts = document.createTreeWalker(element.shadowRoot!, NodeFilter.SHOW_TEXT);
        const found: Text[] = [];
        while (texts.nextNode()) if (texts.currentNode.textContent!.trim()) found.push(texts.currentNode as Text);
        for (const text of found) {
          const font = document.createElement('font');
          text.replaceWith(font);
          font.append(text);
        }
        for (const [name, row] of withAttribute) element.setAttribute(getAttributeName(name, row)!, otherText(row));
        await element.updateComplete;
      });
      expect(errors).to.deep.equal([]);
    });

    it('stays with the first of two definitions', () => {
      const first = customElements.get(tag);
      expect(first).to.not.equal(undefined);
      expect(register(definition)).to.equal(first);
    });

    it('has no inline style and no style element in its shadow root', async () => {
      for (const markup of examples) {
        const element = await place(tagged(markup, tag, tag), tag);
        expect(element.shadowRoot!.querySelector('style, #root [style]:not([style*="--_"])')).to.equal(null);
      }
    });

    it('is accessible', async () => {
      for (const markup of examples) await expect(await place(tagged(markup, tag, tag), tag)).to.be.accessible();
    });

    it('names its events after the library', () => {
      for (const name of Object.keys(table.events)) expect(name).to.match(/^site-(error|[a-z]+(-[a-z]+)+)$/);
    });
  });
}
