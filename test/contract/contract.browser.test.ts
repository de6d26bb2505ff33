// Runs in every engine: the contract of all elements.
import { expect, nextFrame } from '@open-wc/testing';
import { elements } from 'virtual:elements';
import type { Definition } from '../../core/element/definition.js';
import { registerFeature } from '../../core/element/register-feature.js';
import { registerLeaf } from '../../core/element/register-leaf.js';
import { renderElement } from '../../core/element/server.js';
import { lazyView } from '../../core/element/view-source.js';
import { attributeOf, type Setting } from '../../core/settings/setting.js';
import { waitUntil } from './wait-until.js';
import { captureConsole } from './capture-console.js';
import { otherText } from './other-text.js';
import { atRest, place, readWritten, tagged, type Live } from './place.js';

// What architecture.md promises of every element, asked of every folder in `elements`.

const register = (definition: Definition) =>
  (definition.kind === 'feature' ? registerFeature(definition) : registerLeaf(definition));

/** The same element under another tag, so that a test may watch or break its drawing. */
function twin(definition: Definition, suffix: string, change: Partial<Definition> = {}): Definition {
  const tag = `${definition.table.tag}-${suffix}` as const;
  return { ...definition, ...change, table: { ...definition.table, tag } } as Definition;
}

type Draw = (props: any) => any;

/** The definition drawn through `wrap`, and drawn from the first: a feature draws otherwise only when there is something to draw. */
function withDrawing(definition: Definition, wrap: (draw: Draw) => Draw = draw => draw): Partial<Definition> {
  if (definition.kind === 'leaf') return { template: wrap(definition.template) };
  const { firstPaint, load } = definition.view;
  return { view: { ...lazyView(async () => wrap((await load()).View)), ...firstPaint && { firstPaint } } };
}

for (const { definition, examples } of elements) {
  const { table } = definition;
  const { tag } = table;
  const settings = Object.entries(table.settings as Record<string, Setting>);
  const withAttribute = settings.filter(([name, row]) => attributeOf(name, row));
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

    it('keeps the author\'s own nodes', async () => {
      const late = twin(definition, 'kept');
      const element = await place(tagged(example, tag, late.table.tag));
      const before = [...element.querySelectorAll('*')];
      register(late);
      await element.updateComplete;
      expect(before.every(node => node.isConnected)).to.equal(true);
    });

    it('reads every attribute, and returns to the default when it goes', async () => {
      const element = await place(`<${tag}></${tag}>`);
      for (const [name, row] of withAttribute) {
        const attribute = attributeOf(name, row)!;
        const start = element[name];
        element.setAttribute(attribute, otherText(row));
        if (row.kind !== 'json') expect(String(element[name] === true ? '' : element[name]), attribute).to.equal(otherText(row));
        element.removeAttribute(attribute);
        expect(element[name], attribute).to.deep.equal(start);
      }
    });

    it('reads every attribute without its hyphens too, as frameworks write a property\'s name', async () => {
      for (const [name, row] of withAttribute) {
        const attribute = attributeOf(name, row)!;
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
        const attribute = attributeOf(name, row)!;
        const read = [`${attribute}`, `${attribute}=""`, `${attribute}="false"`];
        const values = await Promise.all(read.map(async text => (await place(`<${tag} ${text}></${tag}>`))[name]));
        expect(values, attribute).to.deep.equal([true, true, false]);
      }
    });

    it('answers a bad value with one message and the default', async () => {
      for (const [name, row] of withAttribute) {
        const bad = { number: 'many', choice: 'no-such-choice', json: '{oops', url: 'javascript:alert(1)', flag: null, text: row.format ? 'a thing, no more!' : null }[row.kind];
        if (bad === null) continue;
        const attribute = attributeOf(name, row)!;
        const element = await place(`<${tag}></${tag}>`);
        const heard = await captureConsole(() => { element.setAttribute(attribute, bad); element.setAttribute(attribute, `${bad} `); });
        const about = heard.filter(line => line.startsWith(`<${tag}>: ${attribute} `));
        expect(about.length, attribute).to.be.within(1, 2); // the two texts differ
        expect(about[0]).to.include('expected').and.to.include('using');
        expect(element[name], attribute).to.deep.equal(row.unreadable ?? row.default);
      }
    });

    it('draws new settings once, however many attributes change in one task', async () => {
      const drawn = new Set<unknown>();
      const counted = twin(definition, 'counted', withDrawing(definition, draw => props => { drawn.add(props.values); return draw(props); }));
      register(counted);
      const element = await place(tagged(example, tag, counted.table.tag));
      await captureConsole(() => atRest(element, counted)); // what the element does of its own accord at first is not what is counted
      drawn.clear();
      const before = element.settingValues;
      await captureConsole(async () => {
        for (const [name, row] of withAttribute) element.setAttribute(attributeOf(name, row)!, otherText(row));
        await element.updateComplete;
        // What follows from the change follows at once; images, sizes and the code of features come later, and draw then.
        for (let turn = 0; turn < 5; turn++) await null;
      });
      drawn.delete(before); // a picture that arrived meanwhile
      expect(drawn.size).to.equal(1);
    });

    it('keeps properties set before its script arrives', async () => {
      const late = twin(definition, 'late');
      const element = await place(`<${late.table.tag}></${late.table.tag}>`);
      const given = settings.filter(([, { kind }]) => kind === 'number' || kind === 'text' || kind === 'choice');
      const text = (row: Setting) => (row.kind === 'number' ? Number(otherText(row)) : otherText(row));
      for (const [name, row] of given) element[name] = text(row);
      await captureConsole(async () => { register(late); await element.updateComplete; });
      for (const [name, row] of given) expect(element[name], name).to.equal(text(row));
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

    // As it is, and drawn from the first: a feature that has nothing to draw yet leaves the server's nodes alone.
    const drawings = { 'as it is': {}, 'drawn from the first': withDrawing(definition) };
    for (const [way, change] of Object.entries(drawings)) it(`takes over every example as a server drew it with its settings, ${way}: same nodes, no error`, async () => {
      for (const [at, markup] of examples.entries()) {
        const served = twin(definition, `served-${way.replaceAll(' ', '-')}-${at + 1}`, change);
        const { settings: given, light } = readWritten(tagged(markup, tag, served.table.tag), served);
        const element = await place(await renderElement(served as never, given, light), served.table.tag);
        const root = element.shadowRoot!.querySelector('#root')!;
        const before = [...root.querySelectorAll<HTMLElement>('*')];
        before.find(node => node.matches('button, input:not([type="hidden"]), a[href], [tabindex="0"]') && node.checkVisibility())?.focus();
        const focused = element.shadowRoot!.activeElement;
        const failed: unknown[] = [];
        element.addEventListener('site-error', event => { failed.push((event as CustomEvent).detail.error); });
        const heard = await captureConsole(async () => {
          register(served);
          await element.updateComplete;
        });
        expect(failed, `example ${at + 1}`).to.deep.equal([]);
        // An element may have nothing to say in a browser (an answered banner): then its root is empty, not drawn anew.
        const replaced = root.childElementCount === 0 ? [] : before.filter(node => !root.contains(node)).map(node => node.outerHTML);
        expect(replaced, `example ${at + 1}: nodes that were drawn anew`).to.deep.equal([]);
        if (focused && root.contains(focused)) expect(element.shadowRoot!.activeElement === focused, `example ${at + 1}: the focus stays`).to.equal(true);
        expect(heard.filter(line => /hydrat|does not fit/i.test(line)), `example ${at + 1}`).to.deep.equal([]);
      }
    });

    it('takes over what a server drew: same nodes, no error', async () => {
      const served = twin(definition, 'served', withDrawing(definition));
      const light = /<[^>]+>([\s\S]*)<\/[^>]+>\s*$/.exec(tagged(example, tag, served.table.tag))![1];
      const element = await place(await renderElement(served as never, {}, light));
      const before = element.shadowRoot!.querySelector('#root')!.firstElementChild;
      let failed: unknown;
      element.addEventListener('site-error', event => { failed = (event as CustomEvent).detail.error; });
      const heard = await captureConsole(async () => {
        register(served);
        await element.updateComplete;
      });
      expect(failed).to.equal(undefined);
      expect(heard.filter(line => /hydrat|does not fit/i.test(line))).to.deep.equal([]);
      // An element may have nothing to say in a browser (an answered banner): then its root is empty, not drawn anew.
      const root = element.shadowRoot!.querySelector('#root')!;
      if (before) expect(root.contains(before) || root.childElementCount === 0).to.equal(true);
      expect(element.shadowRoot!.querySelectorAll('#root')).to.have.length(1);
    });

    it('shows the author\'s content when its drawing throws, and leaves the page alone', async () => {
      const broken = twin(definition, 'broken', withDrawing(definition, () => () => { throw new Error('broken on purpose'); }));
      let detail: any;
      document.addEventListener('site-error', event => { detail = (event as CustomEvent).detail; }, { once: true });
      await captureConsole(async () => {
        register(broken);
        const element = await place(`<${broken.table.tag}><p>the author's words</p></${broken.table.tag}>`);
        await waitUntil(() => detail);
        expect(element.querySelector('p')!.assignedSlot).to.not.equal(null);
      });
      expect(detail.tag).to.equal(broken.table.tag);
    });

    it('survives a translator, light children in pieces and an editor\'s noise', async () => {
      const errors: unknown[] = [];
      const element = await place(`<${tag}></${tag}>`);
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
        for (const [name, row] of withAttribute) element.setAttribute(attributeOf(name, row)!, otherText(row));
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
