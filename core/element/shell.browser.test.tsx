// Runs in every engine: declarative shadow roots, adopted style sheets, moves in the page.
import { expect } from '@open-wc/testing';
import { html } from 'lit/html.js';
import { atom } from 'nanostores';
import { waitUntil } from '../../test/contract/wait-until.js';
import { useStore } from './use-store.js';
import { css } from '../../styles/css.js';
import { VERSION } from '../registry/registry.js';
import { setting } from '../settings/setting.js';
import { event, table } from '../settings/table.js';
import { feature, leaf } from './definition.js';
import { eagerView } from './eager-view.js';
import { registerFeature } from './register-feature.js';
import { registerLeaf } from './register-leaf.js';
import { renderElement } from './server.js';
import { lazyView } from './view-source.js';

const settings = {
  text: setting.text('start', 'A text.'),
  count: setting.number(1, 'A number.', { min: 0, max: 10 }),
  open: setting.flag(false, 'A flag.', { reflect: true }),
  lively: setting.flag(true, 'A flag that is on by default.'),
  size: setting.choice(['small', 'large'], 'A choice.'),
  data: setting.json<unknown>(null, 'Data.'),
  target: setting.url('', 'An address.'),
};
const rows = (tag: `${string}-${string}`) => table({
  tag, summary: 'A probe.', settings,
  events: { 'site-probe-press': event<{ n: number }>('Pressed.', { cancelable: true, type: '{ n: number }' }) },
  texts: { press: 'Press {n}' },
});

let drawings = 0;
let ended = 0;
const updates: string[][] = [];
const styles = [css`b { color: rgb(1, 2, 3); }`];
const shared = {
  styles,
  state: () => ({ $n: atom(0), isFollowed: false }),
  update: ({ changed }: { changed: ReadonlySet<string> }) => { updates.push([...changed]); },
  controller: ({ state }: any) => ({ press: () => state.$n.set(state.$n.get() + 1) }),
  connect: ({ state, host }: any) => {
    state.isFollowed = true;
    host.signal.addEventListener('abort', () => { ended++; });
  },
  actions: {
    'click press': ({ state, controller, host }: any) => {
      if (host.emit('site-probe-press', { n: state.$n.get() + 1 })) controller.press();
    },
  },
  methods: { reset: ({ state }: any) => { state.$n.set(0); return state.isFollowed ? 'followed' : 'alone'; } },
};
const show = (values: any) => `${values.text}|${values.count}|${values.open}|${values.lively}|${values.size}|${JSON.stringify(values.data)}|${values.target}`;

function Probe({ values, state, host }: any) {
  drawings++;
  const n = useStore(state.$n);
  if (values.text === 'boom') throw new Error('boom');
  return <div><b data-action="press">{host.text('press', { n: n as number })}</b><i>{show(values)}</i><slot /></div>;
}
const featureOf = (tag: `${string}-${string}`) => feature({ ...shared, table: rows(tag), view: eagerView(Probe) } as any);
const lazyOf = (tag: `${string}-${string}`) => feature({ ...shared, table: rows(tag), view: lazyView(async () => Probe) } as any);
const leafOf = (tag: `${string}-${string}`) => leaf({
  ...shared,
  table: rows(tag),
  connect(context: any) { shared.connect(context); context.host.watch(context.state.$n); },
  template({ values, state, host }: any) {
    drawings++;
    if (values.text === 'boom') throw new Error('boom');
    return html`<div><b data-action="press">${host.text('press', { n: state.$n.get() })}</b><i>${show(values)}</i><slot></slot></div>`;
  },
} as any);

const settled = async (el: any) => { await el.updateComplete; await Promise.resolve(); };
const task = () => new Promise<void>(resolve => { const c = new MessageChannel(); c.port1.onmessage = () => resolve(); c.port2.postMessage(0); });
const textOf = (el: Element) => el.shadowRoot!.querySelector('i')?.textContent;
const button = (el: Element) => el.shadowRoot!.querySelector('b')!;

async function make(markup: string): Promise<any> {
  const box = document.createElement('div');
  document.body.append(box);
  (box as any).setHTMLUnsafe(markup);
  await Promise.resolve(); // Firefox upgrades what this method inserts in a microtask
  await settled(box.firstElementChild);
  return box.firstElementChild;
}
async function warningsDuring(act: () => unknown): Promise<string[]> {
  const heard: string[] = [];
  const before = [console.warn, console.error] as const;
  console.warn = console.error = (...parts: unknown[]) => { heard.push(parts.map(String).join(' ')); };
  try { await act(); } finally { [console.warn, console.error] = before; }
  return heard;
}

for (const [kind, define, register] of [
  ['feature', featureOf, registerFeature], ['lazy', lazyOf, registerFeature], ['leaf', leafOf, registerLeaf],
] as const) {
  const tag = `probe-${kind}` as const;
  describe(`the shell of a ${kind}`, () => {
    before(() => { (register as any)(define(tag)); });

    it('reads attributes, and flags as HTML authors write them', async () => {
      expect(textOf(await make(`<${tag}></${tag}>`))).to.equal('start|1|false|true|small|null|');
      expect(textOf(await make(`<${tag} open text="" count="0" size="large" data="[1]" target="/a"></${tag}>`))).to.equal('|0|true|true|large|[1]|/a');
      expect(textOf(await make(`<${tag} open="" lively="false"></${tag}>`))).to.contain('|true|false|');
      expect(textOf(await make(`<${tag} open="false"></${tag}>`))).to.contain('|false|true|');
    });
    it('returns to the default when an attribute is removed', async () => {
      const el = await make(`<${tag} text="t" count="5" open></${tag}>`);
      for (const name of ['text', 'count', 'open']) el.removeAttribute(name);
      await settled(el);
      expect(textOf(el)).to.equal('start|1|false|true|small|null|');
    });
    it('says once what is wrong with a value and uses the default', async () => {
      const heard = await warningsDuring(async () => {
        for (let i = 0; i < 3; i++) {
          const el = await make(`<${tag} count="many" size="huge" data="{oops" target="javascript:alert(1)">light</${tag}>`);
          expect(textOf(el)).to.equal('start|1|false|true|small|null|');
        }
      });
      expect(heard).to.have.length(4);
      expect(heard[0]).to.equal(`<${tag}>: count "many" is not a number; expected a number from 0 to 10; using 1.`);
      expect(heard[1]).to.equal(`<${tag}>: size "huge" is unknown; expected small, large; using small.`);
    });
    it('draws once for five changes in one task', async () => {
      const el = await make(`<${tag}></${tag}>`);
      drawings = 0;
      el.setAttribute('text', 'a');
      el.setAttribute('count', '3');
      el.open = true;
      el.data = { a: 1 };
      el.size = 'large';
      await settled(el);
      expect(drawings).to.equal(1);
      expect(textOf(el)).to.equal('a|3|true|true|large|{"a":1}|');
    });
    it('keeps properties set before the script arrives, and their identity', async () => {
      const late = `late-${kind}` as const;
      const el = await make(`<${late} text="attribute"></${late}>`);
      const data = { when: new Date(0) };
      Object.assign(el, { text: 'early', data });
      (register as any)(define(late));
      await settled(el);
      expect(textOf(el)).to.contain('early|');
      expect(el.data).to.equal(data);
      el.text = null;
      await settled(el);
      expect(el.text).to.equal('start');
    });
    it('notifies the state of changes by the page, and not of the element\'s own', async () => {
      const el = await make(`<${tag}></${tag}>`);
      updates.length = 0;
      el.host.set('count', 7);
      await settled(el);
      expect(textOf(el)).to.contain('|7|');
      expect(updates).to.deep.equal([]);
      el.setAttribute('text', 'page');
      el.open = true;
      await settled(el);
      expect(updates).to.deep.equal([['text', 'open']]);
    });
    it('reflects where declared', async () => {
      const el = await make(`<${tag}></${tag}>`);
      el.open = true;
      expect(el.getAttribute('open')).to.equal('');
      el.open = false;
      expect(el.hasAttribute('open')).to.equal(false);
      el.text = 'x';
      expect(el.hasAttribute('text')).to.equal(false);
    });
    it('reads a settings block, late and with entities; attributes win', async () => {
      const el = await make(`<${tag} count="2"><script type="application/json">{"text": "block", "count": 9, "probe${kind[0]!.toUpperCase()}${kind.slice(1)}Size": "LARGE"}</script></${tag}>`);
      expect(textOf(el)).to.equal('block|2|false|true|small|null|'.replace('small', tag === `probe-${kind}` ? 'large' : 'small'));
      const bare = await make(`<${tag}></${tag}>`);
      const script = Object.assign(document.createElement('script'), { type: 'application/json', textContent: '{&quot;text&quot;: &quot;mangled&quot;}' });
      bare.append(script);
      await task();
      await settled(bare);
      expect(textOf(bare)).to.contain('mangled|');
      script.remove();
      await task();
      await settled(bare);
      expect(textOf(bare)).to.contain('start|');
    });
    it('keeps state and nodes over moves, and lets go when removed', async () => {
      const el = await make(`<${tag}></${tag}>`);
      button(el).click();
      await settled(el);
      await waitUntil(() => button(el).textContent === 'Press 1');
      const node = button(el);
      const other = document.createElement('section');
      document.body.append(other);
      other.append(el);
      await task();
      expect(button(el)).to.equal(node);
      if ('moveBefore' in document.body) {
        (document.body as any).moveBefore(el, null);
        await task();
        expect(button(el)).to.equal(node);
      }
      ended = 0;
      el.remove();
      await waitUntil(() => ended === 1);
      expect(el.shadowRoot.querySelector('#root').childElementCount).to.equal(0);
      document.body.append(el);
      await settled(el);
      expect(button(el).textContent).to.equal('Press 0');
    });
    it('shows the light DOM when a view throws, notifies the page, and recovers', async () => {
      const el = await make(`<${tag} text="ok"><img alt="kept"></${tag}>`);
      const neighbour = await make(`<${tag} text="other"></${tag}>`);
      let detail: any;
      el.addEventListener('site-error', (e: CustomEvent) => { detail = e.detail; });
      await warningsDuring(async () => { el.text = 'boom'; await waitUntil(() => detail); });
      expect(detail.tag).to.equal(tag);
      expect(el.querySelector('img').assignedSlot).to.not.equal(null);
      expect(el.matches(':state(error)')).to.equal(true);
      expect(textOf(neighbour)).to.contain('other|');
      el.text = 'fine';
      await waitUntil(() => textOf(el)?.includes('fine|'));
      expect(el.matches(':state(error)')).to.equal(false);
    });
    it('lets the page say no', async () => {
      const el = await make(`<${tag}></${tag}>`);
      document.body.addEventListener('site-probe-press', e => e.preventDefault(), { once: true });
      button(el).click();
      await settled(el);
      expect(button(el).textContent).to.equal('Press 0');
    });
    it('offers methods that wait for the first drawing, and for what follows the state', async () => {
      const el: any = document.createElement(tag);
      document.body.append(el);
      expect(await el.reset()).to.equal('followed');
    });
    it('takes over what a server drew: same nodes, nothing reported, alive', async () => {
      const served = `served-${kind}` as const;
      const definition = define(served);
      const el = await make(await renderElement(definition as any, { text: 'server', count: 7 }, '<em>light</em>'));
      const node = button(el);
      let failed: unknown;
      el.addEventListener('site-error', (e: CustomEvent) => { failed = e.detail.error; });
      const heard = await warningsDuring(async () => {
        (register as any)(definition);
        await settled(el);
        await import('@lit-labs/ssr-client');
        await task();
      });
      expect(failed).to.equal(undefined);
      expect(heard.filter(line => !line.includes('Lit is in dev mode'))).to.deep.equal([]);
      expect(button(el)).to.equal(node);
      node.click();
      await waitUntil(() => node.textContent === 'Press 1');
      el.text = 'changed';
      await settled(el);
      expect(textOf(el)).to.contain('changed|7|');
      expect(el.shadowRoot.querySelectorAll('i')).to.have.length(1);
    });
    it('survives a translator that wraps text', async () => {
      const el = await make(`<${tag}></${tag}>`);
      const text = button(el).firstChild!;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
      button(el).click();
      el.text = 'after';
      await settled(el);
      expect(textOf(el)).to.contain('after|');
    });
    it('shares one style sheet between instances and adds no style element', async () => {
      const [a, b] = [await make(`<${tag}></${tag}>`), await make(`<${tag}></${tag}>`)];
      expect(a.shadowRoot.adoptedStyleSheets.at(-1)).to.equal(b.shadowRoot.adoptedStyleSheets.at(-1));
      expect(a.shadowRoot.querySelector('style')).to.equal(null);
      expect(getComputedStyle(button(a)).color).to.equal('rgb(1, 2, 3)');
    });
    it('leaves a tag to the version that was defined first, and logs it once', async () => {
      const taken = `older-${kind}` as const;
      class Older extends HTMLElement { static siteVersion = '0.0.1'; }
      customElements.define(taken, Older);
      const heard = await warningsDuring(() => {
        for (let i = 0; i < 2; i++) expect((register as any)(define(taken))).to.equal(Older);
      });
      expect(heard).to.deep.equal([`<${taken}>: version ${VERSION} met 0.0.1, which defined the tag first; using the first.`]);
    });
    it('keeps the first of two definitions', () => {
      const first = customElements.get(tag);
      expect((register as any)(define(tag))).to.equal(first);
    });
  });
}
