// Runs in every engine: what all elements draw, and from when.
import { expect } from '@open-wc/testing';
import { elements } from 'virtual:elements';
import type { Definition } from '../../core/element/definition.js';
import { registerFeature } from '../../core/element/register-feature.js';
import { registerLeaf } from '../../core/element/register-leaf.js';
import { renderElement } from '../../core/element/server.js';
import { lazyView } from '../../core/element/view-source.js';
import { getAttributeName, type Setting } from '../../core/settings/setting.js';
import { waitUntil } from './wait-until.js';
import { captureConsole } from './capture-console.js';
import { otherText } from './other-text.js';
import { atRest, place, readWritten, tagged } from './place.js';

// The part of the contract that defines each element once more, under a tag of the test's own.

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
  const withAttribute = settings.filter(([name, row]) => getAttributeName(name, row));
  const example = examples[0] ?? `<${tag}></${tag}>`;

  describe(`<${tag}> under another tag keeps the contract`, () => {
    afterEach(() => { for (const box of document.querySelectorAll('body > section')) box.remove(); });

    it('keeps the author\'s own nodes', async () => {
      const late = twin(definition, 'kept');
      const element = await place(tagged(example, tag, late.table.tag), late.table.tag);
      const before = [...element.querySelectorAll('*')];
      register(late);
      await element.updateComplete;
      expect(before.every(node => node.isConnected)).to.equal(true);
    });

    it('draws new settings once, however many attributes change in one task', async () => {
      const drawn = new Set<unknown>();
      const counted = twin(definition, 'counted', withDrawing(definition, draw => props => { drawn.add(props.values); return draw(props); }));
      register(counted);
      const element = await place(tagged(example, tag, counted.table.tag), counted.table.tag);
      await captureConsole(() => atRest(element, counted)); // what the element does of its own accord at first is not what is counted
      drawn.clear();
      const before = element.settingValues;
      await captureConsole(async () => {
        for (const [name, row] of withAttribute) element.setAttribute(getAttributeName(name, row)!, otherText(row));
        await element.updateComplete;
        // What follows from the change follows immediately; images, sizes and the code of features come later, and draw then.
        for (let turn = 0; turn < 5; turn++) await null;
      });
      drawn.delete(before); // a picture that arrived meanwhile
      expect(drawn.size).to.equal(1);
    });

    it('keeps properties set before its script arrives', async () => {
      const late = twin(definition, 'late');
      const element = await place(`<${late.table.tag}></${late.table.tag}>`, late.table.tag);
      const given = settings.filter(([, { kind }]) => kind === 'number' || kind === 'text' || kind === 'choice');
      const text = (row: Setting) => (row.kind === 'number' ? Number(otherText(row)) : otherText(row));
      for (const [name, row] of given) element[name] = text(row);
      await captureConsole(async () => { register(late); await element.updateComplete; });
      for (const [name, row] of given) expect(element[name], name).to.equal(text(row));
    });

    // As it is, and drawn from the first: a feature that has nothing to draw yet leaves the server's nodes alone.
    const drawings = { 'as it is': {}, 'drawn from the first': withDrawing(definition) };
    for (const [way, change] of Object.entries(drawings))
      it(`takes over every example as a server drew it with its settings, ${way}: same nodes, no error`, async () => {
        for (const [at, markup] of examples.entries()) {
          const served = twin(definition, `served-${way.replaceAll(' ', '-')}-${at + 1}`, change);
          const { settings: given, light } = readWritten(tagged(markup, tag, served.table.tag), served);
          const element = await place(await renderElement(served as never, given, light), served.table.tag);
          const root = element.shadowRoot!.querySelector('#root')!;
          const before = [...root.querySelectorAll<HTMLElement>('*')];
          before
            .find(node => node.matches('button, input:not([type="hidden"]), a[href], [tabindex="0"]') && node.checkVisibility())
            ?.focus();
          const focused = element.shadowRoot!.activeElement;
          const failed: unknown[] = [];
          element.addEventListener('site-error', event => {
            failed.push((event as CustomEvent).detail.error);
          });
          const heard = await captureConsole(async () => {
            register(served);
            await element.updateComplete;
          });
          expect(failed, `example ${at + 1}`).to.deep.equal([]);
          // An element may have nothing to say in a browser (an answered banner): then its root is empty, not rendered again.
          const replaced = root.childElementCount === 0 ? [] : before.filter(node => !root.contains(node)).map(node => node.outerHTML);
          expect(replaced, `example ${at + 1}: nodes that were rendered again`).to.deep.equal([]);
          if (focused && root.contains(focused))
            expect(element.shadowRoot!.activeElement === focused, `example ${at + 1}: the focus stays`).to.equal(true);
          expect(
            heard.filter(line => /hydrat|does not fit/i.test(line)),
            `example ${at + 1}`,
          ).to.deep.equal([]);
        }
      });

    it('takes over what a server drew: same nodes, no error', async () => {
      const served = twin(definition, 'served', withDrawing(definition));
      const light = /<[^>]+>([\s\S]*)<\/[^>]+>\s*$/.exec(tagged(example, tag, served.table.tag))![1];
      const element = await place(await renderElement(served as never, {}, light), served.table.tag);
      const before = element.shadowRoot!.querySelector('#root')!.firstElementChild;
      let failed: unknown;
      element.addEventListener('site-error', event => { failed = (event as CustomEvent).detail.error; });
      const heard = await captureConsole(async () => {
        register(served);
        await element.updateComplete;
      });
      expect(failed).to.equal(undefined);
      expect(heard.filter(line => /hydrat|does not fit/i.test(line))).to.deep.equal([]);
      // An element may have nothing to say in a browser (an answered banner): then its root is empty, not rendered again.
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
        const element = await place(`<${broken.table.tag}><p>the author's words</p></${broken.table.tag}>`, broken.table.tag);
        await waitUntil(() => detail);
        expect(element.querySelector('p')!.assignedSlot).to.not.equal(null);
      });
      expect(detail.tag).to.equal(broken.table.tag);
    });
  });
}
