// Runs in every engine: messages between tabs.
import { expect } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { consentCookie } from '../consent/consent-cookie.js';
import { $allowedHosts, rememberHost } from '../embed/allowed-hosts.js';
import { onDecline } from './consent.js';
import { $cart, $consent, $currency, addToCart, answerConsent, clearCart, selectCurrency, setCartQuantity, totalQuantity } from './stores.js';

const mug = { sku: 'mug', name: 'Mug', priceCents: 2800 };
const key = 'site:cart';
const stored = () => JSON.parse(localStorage.getItem(key)!);
/** What a tab hears when another one wrote. */
const otherTabWrote = (value: unknown) => {
  localStorage.setItem(key, JSON.stringify(value));
  dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(value) }));
};

describe('$cart', () => {
  let stop: () => void;
  beforeEach(() => { stop = $cart.listen(() => {}); clearCart(); });
  afterEach(() => stop());

  it('keeps what is added, in the browser\'s storage', () => {
    addToCart(mug);
    addToCart({ ...mug, quantity: 2 });
    expect(totalQuantity($cart.get())).to.equal(3);
    expect(stored().entries[0].quantity).to.equal(3);
  });
  it('follows another tab', () => {
    otherTabWrote({ entries: [{ ...mug, quantity: 7 }] });
    expect(totalQuantity($cart.get())).to.equal(7);
  });
  // The runner keeps no page alive that is left; test/e2e/back-forward does it in Firefox and WebKit.
  it('takes what was stored while its page slept in the back/forward cache, and wakes to no other event', () => {
    addToCart(mug);
    localStorage.setItem(key, JSON.stringify({ entries: [{ ...mug, quantity: 4 }] })); // a page that sleeps hears of nothing
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(totalQuantity($cart.get())).to.equal(1);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(totalQuantity($cart.get())).to.equal(4);
  });
  it('loses nothing when two tabs act within the same moment', () => {
    addToCart(mug);
    localStorage.setItem(key, JSON.stringify({ entries: [{ ...mug, quantity: 1 }, { sku: 'vase', name: 'Vase', priceCents: 100, quantity: 1 }] }));
    addToCart(mug); // the other tab's event has not arrived yet
    expect(stored().entries.map(({ sku, quantity }: { sku: string; quantity: number }) => [sku, quantity])).to.deep.equal([['mug', 2], ['vase', 1]]);
  });
  it('brings back what another tab wrote over, whose memory was older', () => {
    addToCart(mug);
    const { entries, changed } = stored();
    const vase = { sku: 'vase', name: 'Vase', priceCents: 100, quantity: 1 };
    addToCart({ sku: 'bowl', name: 'Bowl', priceCents: 200 }); // the other tab has not seen it
    otherTabWrote({ entries: [...entries, vase], changed: { ...changed, vase: Date.now() + 1 } });
    expect($cart.get().entries.map(({ sku }) => sku).sort()).to.deep.equal(['bowl', 'mug', 'vase']);
    expect(stored().entries).to.have.length(3);
  });
  it('takes what another tab wrote before this one wrote over it', () => {
    const tea = { sku: 'tea', name: 'Tea', priceCents: 100, quantity: 1 };
    addToCart(mug);
    const theirs = JSON.stringify({ entries: [tea], changed: { tea: Date.now() } });
    dispatchEvent(new StorageEvent('storage', { key, newValue: theirs })); // the storage holds our own already
    expect(stored().entries.map(({ sku }: { sku: string }) => sku).sort()).to.deep.equal(['mug', 'tea']);
  });
  it('keeps what was taken out out, while another tab still has it', () => {
    addToCart(mug);
    const before = stored();
    setCartQuantity('mug', 0);
    otherTabWrote(before);
    expect($cart.get().entries).to.have.length(0);
    expect(stored().entries).to.have.length(0);
  });
  it('drops broken entries another tab or an old version left', () => {
    otherTabWrote({ entries: [{ ...mug, quantity: 2 }, { sku: 'broken' }] });
    expect($cart.get().entries).to.have.length(1);
  });
  it('rejects an invalid cart entry with a reason', () => {
    expect(() => addToCart({ sku: '', name: 'x', priceCents: 1 })).to.throw(RangeError, 'nothing was added');
    expect(totalQuantity($cart.get())).to.equal(0);
  });
  it('still works on the page when storage is blocked, and logs it once', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
    try {
      const heard = await captureConsole(() => {
        addToCart(mug);
        addToCart(mug);
      });
      expect(heard.filter(message => message.includes('cart: the browser does not store it'))).to.have.length(1);
      expect(totalQuantity($cart.get())).to.equal(2);
    } finally {
      Storage.prototype.setItem = setItem;
    }
    setCartQuantity('mug', 3);
    expect(stored().entries[0].quantity).to.equal(3);
  });
});

describe('$consent', () => {
  afterEach(() => answerConsent('unasked'));

  for (const [answer, value] of [['accepted', 'true'], ['declined', 'false']] as const) {
    it(`${answer} is remembered as ${value}`, () => {
      answerConsent(answer);
      expect(document.cookie).to.include(`${consentCookie}=${value}`);
      expect($consent.get()).to.equal(answer);
    });
  }
  it('clears tracking cookies on refusal, and no others', () => {
    document.cookie = 'ss_cvr=1; path=/';
    document.cookie = 'theirs=1; path=/';
    answerConsent('declined');
    expect(document.cookie).to.include('theirs=1').and.not.include('ss_cvr');
    document.cookie = 'theirs=; path=/; max-age=0';
  });
  it('forgets hosts that were always allowed with the first no, here and in another tab, and leaves no trace of them', async () => {
    const channel = new BroadcastChannel('site:consent');
    for (const refuse of [() => answerConsent('declined'), () => channel.postMessage('declined')]) {
      answerConsent('unasked');
      rememberHost('video.example', true);
      refuse();
      await waitUntil(() => $allowedHosts.get().length === 0);
      expect(localStorage.getItem('site:embed-hosts')).to.equal(null);
    }
    channel.close();
  });
  it('keeps such hosts after consent and after a withdrawn answer', () => {
    rememberHost('video.example', true);
    for (const answer of ['accepted', 'unasked'] as const) answerConsent(answer);
    expect($allowedHosts.get()).to.deep.equal(['video.example']);
    rememberHost('video.example', false);
  });
  it('calls back after each no, also after the second, until it is no longer wanted', async () => {
    let declines = 0;
    const waiting = new AbortController();
    onDecline(() => { declines++; }, waiting.signal);
    for (const answer of ['declined', 'declined', 'accepted', 'declined'] as const) answerConsent(answer);
    expect(declines).to.equal(3);
    const channel = new BroadcastChannel('site:consent');
    channel.postMessage('declined');
    await waitUntil(() => declines === 4);
    channel.close();
    waiting.abort();
    answerConsent('declined');
    expect(declines).to.equal(4);
  });
  it('is heard by other tabs, and hears them', async () => {
    const heard: unknown[] = [];
    const channel = new BroadcastChannel('site:consent');
    channel.onmessage = event => heard.push(event.data);
    answerConsent('accepted');
    await waitUntil(() => heard.includes('accepted'));
    channel.postMessage('declined');
    await waitUntil(() => $consent.get() === 'declined');
    channel.close();
  });
});

describe('$currency', () => {
  it('takes the visitor\'s choice and refuses unknown codes', () => {
    const stop = $currency.listen(() => {});
    selectCurrency('EUR');
    expect($currency.get()).to.equal('EUR');
    expect(() => selectCurrency('XXX')).to.throw(RangeError);
    expect($currency.get()).to.equal('EUR');
    stop();
  });
});
