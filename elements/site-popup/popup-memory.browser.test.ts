import { expect } from '@open-wc/testing';
import type { WritableAtom } from 'nanostores';
import { waitUntil } from '../../test/contract/wait-until.js';
import { $site, createSite, type Site } from '../../core/stores/site.js';
import './site-popup.js';

const site = $site as WritableAtom<Site>;
const boxes: HTMLElement[] = [];
async function place(markup: string): Promise<HTMLElementTagNameMap['site-popup'][]> {
  const box = document.createElement('div');
  const template = document.createElement('template');
  template.innerHTML = markup;
  box.append(template.content);
  document.body.append(box);
  boxes.push(box);
  const popups = [...box.querySelectorAll('site-popup')];
  for (const popup of popups) await popup.updateComplete;
  return popups;
}
const isOpen = (popup: Element) => popup.shadowRoot!.querySelector('dialog')?.matches(':modal') ?? false;
const aMoment = async () => { for (let left = 9; left > 0; left--) await new Promise(resolve => { setTimeout(resolve); }); };
async function leave(): Promise<void> {
  for (const box of boxes.splice(0)) box.remove();
  await new Promise(resolve => { setTimeout(resolve); }); // elements let go a task later
}
async function close(popup: HTMLElementTagNameMap['site-popup']): Promise<void> {
  await waitUntil(() => isOpen(popup), 'it is open');
  await popup.hide();
  await waitUntil(() => !isOpen(popup), 'it is closed');
}
const opensByItself = async (markup: string): Promise<boolean> => {
  const [popup] = await place(markup);
  await aMoment();
  await aMoment();
  const is = isOpen(popup!);
  await leave();
  return is;
};

describe('a popup without an id', () => {
  const before = site.get();
  afterEach(async () => {
    await leave();
    localStorage.clear();
    site.set(before);
  });

  const sale = '<site-popup delay="0"><h2>Sale</h2><p>12 hours left.</p></site-popup>';

  it('is remembered by what it says: on every page, whatever its numbers, and not beside another one', async () => {
    const [popup] = await place(sale);
    await close(popup!);
    await leave();
    expect(await opensByItself(sale)).to.equal(false);
    expect(await opensByItself(sale.replace('12', '3'))).to.equal(false);
    expect(await opensByItself(sale.replace('Sale', '<font>Sale</font>'))).to.equal(false);
    expect(await opensByItself(sale.replace('Sale', 'Letter'))).to.equal(true);
    expect(await opensByItself('<site-popup delay="0"><img src="/spring.jpg" alt=""></site-popup>')).to.equal(true);
  });

  it('is remembered where its content comes late', async () => {
    const [popup] = await place(sale);
    await close(popup!);
    await leave();
    const [late] = await place('<site-popup delay="60"></site-popup>');
    late!.append(...Object.assign(document.createElement('div'), { innerHTML: '<h2>Sale</h2><p>12 hours left.</p>' }).childNodes);
    await aMoment();
    expect(Object.keys(localStorage).filter(key => key.startsWith('site-popup:'))).to.have.length(1);
    late!.delay = 0;
    await aMoment();
    expect(isOpen(late!)).to.equal(false);
  });

  it('is distinguished by its place from another one with the same content', async () => {
    const [first, second] = await place(sale.repeat(2).replace('<site-popup ', '<site-popup enabled="false" '));
    await close(second!);
    await first!.show();
    await close(first!);
    expect(Object.keys(localStorage).filter(key => key.startsWith('site-popup:'))).to.have.length(2);
  });

  for (const content of ['', '<p></p>', '<p>&nbsp;</p><p><br></p>', '<p>\u200b</p><script type="application/json">{"delay": 0}</script>']) {
    it(`does not come with ${content || 'nothing'} in it`, async () => {
      expect(await opensByItself(`<site-popup delay="0">${content}</site-popup>`)).to.equal(false);
    });
  }
});

describe('popupOverlaySettings of the site context', () => {
  const before = site.get();
  afterEach(async () => {
    await leave();
    localStorage.clear();
    site.set(before);
  });
  const say = (popupOverlaySettings: unknown) => site.set(createSite({ websiteSettings: { popupOverlaySettings } }));

  it('set every popup of the site, below its own settings', async () => {
    say({ style: 3, showMode: 2, version: 4, displayFrequency: 30, showUntilSignup: true, mobileEnabled: false, badgeType: 2, delay: 60 });
    const [popup, own] = await place('<site-popup><p>Sale</p></site-popup><site-popup overlay-style="light" version="9"><p>Letter</p><script type="application/json">{"displayFrequency": 1}</script></site-popup>');
    const { overlayStyle, enabled, version, displayFrequency, untilSignup, mobile, badge } = popup!;
    expect({ overlayStyle, enabled, version, displayFrequency, untilSignup, mobile, badge }).to.deep.equal({
      overlayStyle: 'dark', enabled: true, version: 4, displayFrequency: 30, untilSignup: true, mobile: false, badge: 'black',
    });
    expect([own!.overlayStyle, own!.version, own!.displayFrequency, own!.mobile]).to.deep.equal(['light', 9, 1, false]);
  });

  it('turn popups off, also later', async () => {
    say({ style: 1 });
    const [popup] = await place('<site-popup delay="0"><p>Sale</p></site-popup>');
    await aMoment();
    expect(isOpen(popup!)).to.equal(false);
    say({ style: 2 });
    await waitUntil(() => isOpen(popup!), 'it is open');
    await leave();
    say({ showMode: 1 });
    expect(await opensByItself('<site-popup delay="0"><p>Letter</p></site-popup>')).to.equal(false);
  });

  for (const wrong of [null, 5, 'x', [], { version: 'x', style: {} }]) {
    it(`that are ${JSON.stringify(wrong)} change nothing`, async () => {
      say(wrong);
      const [popup] = await place('<site-popup delay="60"><p>Sale</p></site-popup>');
      expect([popup!.version, popup!.overlayStyle, popup!.enabled]).to.deep.equal([1, 'light', true]);
    });
  }
});
