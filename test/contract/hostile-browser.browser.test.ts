// Runs with npm run test:all: each element with many kinds of garbage in storage, cookies and channels.
import { expect, nextFrame } from '@open-wc/testing';
import { elements } from 'virtual:elements';
import { consentCookie } from '../../core/consent/consent-cookie.js';
import { storedKeys, tabChannels } from '../../core/platform/stored-keys.js';
import { sessionCookie, visitorCookie } from '../../core/session/visitor-cookie.js';
import { $cart, addToCart, clearCart } from '../../core/stores/cart.js';
import { captureConsole } from './capture-console.js';
import { place, tagged } from './place.js';

/** The same garbage in every run: a linear congruential generator. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}
const scalars = ['null', 'true', '0', '-1', '1e308', '5', '""', '"x"', '"2026-01-01"', '"\\u0000"', '"__proto__"'];
const names = [
  'entries',
  'changed',
  'sku',
  'name',
  'quantity',
  'version',
  'date-closed',
  'submitted',
  'value',
  'expires',
  'at',
  'draft',
  'length',
  '__proto__',
  'toString',
  'image',
  'url',
];

function garbage(next: () => number, depth = 0): string {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
  const kind = next();
  if (depth === 0 && kind < 0.1) return pick(['', '{', 'undefined', '\ufeff[]', '[,]', 'x'.repeat(10_000)]);
  if (kind < 0.4 || depth > 3) return pick(scalars);
  const inside = Array.from({ length: Math.floor(next() * 4) }, () => garbage(next, depth + 1));
  return kind < 0.7 ? `[${inside.join()}]` : `{${inside.map(value => `"${pick(names)}":${value}`).join()}}`;
}

const cookies = [consentCookie, visitorCookie, sessionCookie, 'crumb', 'ss_analyticsId'];
const hidden = [
  'cookie', 'querySelector', 'querySelectorAll', 'head', 'body', 'createElement', 'createElementNS', 'documentElement', 'addEventListener', 'fonts',
  'activeElement', 'title', 'referrer', 'styleSheets', 'adoptedStyleSheets', 'readyState', 'defaultView', 'baseURI', 'scripts', 'getElementById',
  'hidden', 'visibilityState', 'createRange', 'compatMode',
];

/** Messages about failures while something runs. */
async function failuresOf(run: () => Promise<void>): Promise<string[]> {
  const failures: string[] = [];
  const note = (event: Event) => {
    const { error, reason } = (event instanceof CustomEvent ? event.detail : event) as { error?: unknown; reason?: unknown };
    failures.push(`${event.type}: ${String(error ?? reason)}`);
    event.preventDefault();
  };
  const types = ['site-error', 'error', 'unhandledrejection'];
  for (const type of types) addEventListener(type, note, true);
  try {
    await captureConsole(run);
  } finally {
    for (const type of types) removeEventListener(type, note, true);
  }
  return failures;
}

for (const { definition, examples } of elements) {
  const { tag } = definition.table as { tag: string };
  const example = tagged(examples[0] ?? `<${tag}></${tag}>`, tag, tag);

  describe(`<${tag}> stands`, () => {
    afterEach(() => {
      for (const box of document.querySelectorAll('body > section')) box.remove();
      for (const name of cookies) document.cookie = `${name}=; Path=/; Max-Age=0`;
      localStorage.clear();
      sessionStorage.clear();
    });

    for (let seed = 1; seed <= 6; seed += 1) {
      it(`with garbage of kind ${seed} in the browser's storage, cookies and channels, and no cart is lost`, async () => {
        const next = random(seed);
        clearCart();
        addToCart({ sku: 'mug', name: 'Mug', priceCents: 2800 });
        const failures = await failuresOf(async () => {
          const keys = Object.values(storedKeys).flatMap(key => (key.endsWith(':') ? [key, `${key}~x`] : [key]));
          for (const key of keys) {
            const text = garbage(next);
            for (const area of [localStorage, sessionStorage]) area.setItem(key, text);
            dispatchEvent(new StorageEvent('storage', { key, newValue: text }));
          }
          for (const name of cookies) document.cookie = `${name}=${encodeURIComponent(garbage(next).slice(0, 500))}; Path=/`;
          const element = await place(example, tag);
          for (const name of Object.values(tabChannels)) {
            const channel = new BroadcastChannel(name);
            channel.postMessage(JSON.parse(garbage(next, 1)));
            channel.close();
          }
          await element.updateComplete;
          await nextFrame();
          expect(element.shadowRoot!.querySelector('#root')).to.exist;
        });
        expect(failures).to.deep.equal([]);
        expect($cart.get().entries.find(({ sku }) => sku === 'mug')).to.include({ name: 'Mug', priceCents: 2800 });
      });
    }

    it('where pictures of the page hide members of the document', async () => {
      const failures = await failuresOf(async () => {
        const box = document.createElement('section');
        const pictures = hidden.map(name => Object.assign(document.createElement('img'), { name, alt: '' }));
        const element = await place(example, tag);
        const parent = element.parentElement!;
        element.remove();
        await element.updateComplete;
        box.append(...pictures);
        parent.append(box);
        try {
          parent.append(element);
          await element.updateComplete;
          await nextFrame();
        } finally {
          for (const picture of pictures) picture.remove();
        }
        await element.updateComplete;
        expect(element.shadowRoot!.querySelector('#root')).to.exist;
      });
      expect(failures).to.deep.equal([]);
    });
  });
}
