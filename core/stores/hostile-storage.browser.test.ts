// Runs in every engine: storage events and messages between tabs.
import { expect } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { $allowedHosts, rememberHost } from '../embed/allowed-hosts.js';
import { $cart, $consent, $currency, addToCart, answerConsent, clearCart, selectCurrency, setCartQuantity } from './stores.js';

const mug = { sku: 'mug', name: 'Mug', priceCents: 2800 };
const bowl = { sku: 'bowl', name: 'Bowl', priceCents: 3400, quantity: 1 };
const key = 'site:cart';
/** What a tab receives when another one wrote. */
const otherTabWrote = (place: string, text: string) => {
  localStorage.setItem(place, text);
  dispatchEvent(new StorageEvent('storage', { key: place, newValue: text }));
};
const lines = () => $cart.get().entries.map(({ sku, quantity }) => `${sku} ${quantity}`).sort();
const stored = () => JSON.parse(localStorage.getItem(key)!) as { entries: { sku: string }[] };

const garbage = [
  '', '{', 'null', '5', '"x"', '[]', '{}', '{"entries":5}', '{"entries":"[]"}', '{"entries":{"length":1}}', '{"entries":[null]}', '{"entries":[{"sku":"mug"}]}',
  '{"entries":[[]],"changed":[]}', '{"changed":{"mug":99999999999999}}', '['.repeat(100_000), '\u0000', '{"__proto__":{"entries":[]}}',
];

describe('a living cart', () => {
  beforeEach(() => {
    clearCart();
    addToCart(mug);
    addToCart({ ...mug, quantity: 2 });
  });
  afterEach(() => { clearCart(); });

  for (const text of garbage) {
    it(`stays when another tab writes ${text.slice(0, 40) || 'an empty text'}, and is stored again`, async () => {
      await captureConsole(() => otherTabWrote(key, text));
      expect(lines()).to.deep.equal(['mug 3']);
      expect(stored().entries.map(({ sku }) => sku)).to.deep.equal(['mug']);
    });
  }

  it('keeps its lines beside a broken one, and takes the good ones of the other tab', async () => {
    const later = Date.now() + 1000;
    await captureConsole(() => otherTabWrote(key, JSON.stringify({ entries: [{ ...mug, quantity: 'x' }, bowl], changed: { mug: later, bowl: later } })));
    expect(lines()).to.deep.equal(['bowl 1', 'mug 3']);
  });

  it('takes a line with a wrong picture without the picture', async () => {
    await captureConsole(() => otherTabWrote(key, JSON.stringify({ entries: [{ ...bowl, image: {}, url: 5 }] })));
    expect($cart.get().entries).to.deep.equal([bowl]);
  });

  for (const [fact, time] of [['the far future', 8.64e15], ['beyond all numbers', 1e300], ['before all times', -1e300], ['half a millisecond', 0.5]] as const) {
    it(`is not stopped by a time of ${fact}: neither taken out, nor frozen`, async () => {
      await captureConsole(() => otherTabWrote(key, JSON.stringify({ entries: [], changed: { mug: time } })));
      expect(lines()).to.deep.equal(['mug 3']);
      await captureConsole(() => otherTabWrote(key, JSON.stringify({ entries: [{ ...mug, quantity: 9 }], changed: { mug: time } })));
      setCartQuantity('mug', 4);
      expect(lines()).to.deep.equal(['mug 4']);
      // The same tab again, with what it read: the change above is the later one.
      otherTabWrote(key, localStorage.getItem(key)!);
      expect(lines()).to.deep.equal(['mug 4']);
    });
  }

  it('stands two hundred thousand times', async () => {
    const changed = Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`line-${at}`, at]));
    await captureConsole(() => otherTabWrote(key, JSON.stringify({ entries: [bowl], changed: { ...changed, bowl: Date.now() } })));
    addToCart(mug);
    expect(lines()).to.deep.equal(['bowl 1', 'mug 4']);
  });

  it('stands an old library that gives every list a toJSON()', () => {
    const lists = Array.prototype as { toJSON?: unknown };
    lists.toJSON = function (this: unknown[]) { return `[${this.join()}]`; };
    try {
      addToCart(mug);
    } finally {
      delete lists.toJSON;
    }
    expect(stored().entries).to.have.length(1);
    otherTabWrote(key, localStorage.getItem(key)!);
    expect(lines()).to.deep.equal(['mug 4']);
  });
});

describe('what a visitor has chosen', () => {
  it('stays when another tab writes garbage', async () => {
    const stops = [$currency.listen(() => {}), $allowedHosts.listen(() => {})];
    selectCurrency('EUR');
    rememberHost('example.com', true);
    await captureConsole(() => {
      for (const text of ['', '{', 'null', '5', '"XXX"', '{}', '"toString"']) {
        otherTabWrote('site:currency', text);
        otherTabWrote('site:embed-hosts', text);
      }
      otherTabWrote('site:embed-hosts', '["example.com",5,null]');
    });
    expect($currency.get()).to.equal('EUR');
    expect($allowedHosts.get()).to.deep.equal(['example.com']);
    rememberHost('example.com', false);
    for (const stop of stops) stop();
  });

  it('ignores messages of other pages that are not an answer', async () => {
    answerConsent('declined');
    const channel = new BroadcastChannel('site:consent');
    await captureConsole(async () => {
      for (const message of ['yes', true, 1, null, {}, ['accepted'], { kind: 'accepted' }, 'toString', new ArrayBuffer(8)]) channel.postMessage(message);
      channel.postMessage('accepted');
      await waitUntil(() => $consent.get() !== 'declined');
    });
    expect($consent.get()).to.equal('accepted');
    channel.close();
    answerConsent('unasked');
  });
});
