import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import type { SitePopup } from './site-popup.js';
import './site-popup.js';

const key = 'site-popup:letter';
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown> | null;
const boxes: HTMLElement[] = [];

async function place(attributes = '', content = '<h2>The letter</h2><p>Four times a year.</p>'): Promise<SitePopup> {
  const box = document.createElement('div');
  const template = document.createElement('template');
  template.innerHTML = `<button data-site-popup-open="letter">Open</button><input><site-popup id="letter" ${attributes}>${content}</site-popup>`;
  box.append(template.content);
  document.body.append(box);
  boxes.push(box);
  const popup = box.querySelector('site-popup')!;
  await popup.updateComplete;
  return popup;
}

const dialogOf = (popup: Element) => popup.shadowRoot!.querySelector('dialog');
const badgeOf = (popup: Element) => popup.shadowRoot!.querySelector<HTMLElement>('[part="badge"]');
const opens = (popup: Element) => waitUntil(() => dialogOf(popup)?.matches(':modal'), 'it is open');
const closed = (popup: Element) => waitUntil(() => !dialogOf(popup), 'it is closed');
const aMoment = async () => { for (let left = 9; left > 0; left--) await new Promise(resolve => { setTimeout(resolve); }); };

afterEach(async () => {
  for (const box of boxes.splice(0)) box.remove();
  await new Promise(resolve => { setTimeout(resolve); }); // elements let go a task later
  localStorage.removeItem(key);
});

describe('a popup', () => {
  it('that a button names wrongly is missed in the console, at the press', async () => {
    const popup = await place('delay="60"');
    const opener = popup.parentElement!.querySelector('button')!;
    opener.dataset.sitePopupOpen = 'lettre';
    const heard = await captureConsole(() => opener.click());
    expect(heard.map(line => line.split(' [')[0])).to.deep.equal([
      '<site-popup>: data-site-popup-open "lettre" names no <site-popup> of this page; expected the id of one, such as letter; a click opens nothing.',
    ]);
    expect(dialogOf(popup)).to.equal(null);
  });

  it('opens automatically, is named by its heading, and is remembered when it is closed', async () => {
    const popup = await place('delay="0"');
    await opens(popup);
    expect([dialogOf(popup)!.getAttribute('aria-label'), popup.matches(':state(open)')]).to.deep.equal(['The letter', true]);
    const reasons: string[] = [];
    popup.addEventListener('site-popup-close', event => reasons.push(event.detail.reason));
    await sendKeys({ press: 'Escape' });
    await closed(popup);
    expect([reasons, popup.matches(':state(open)'), stored()!.version, stored()!.submitted]).to.deep.equal([['dismiss'], false, 1, false]);
    expect(stored()!['date-closed']).to.be.closeTo(Date.now(), 60_000);
    popup.remove();
    const again = await place('delay="0"');
    await aMoment();
    expect(dialogOf(again)).to.equal(null);
  });

  it('comes once a page, though it may come every time', async () => {
    const popup = await place('delay="0" display-frequency="0"');
    await opens(popup);
    await popup.hide();
    await closed(popup);
    await aMoment();
    expect(dialogOf(popup)).to.equal(null);
    popup.remove();
    await opens(await place('delay="0" display-frequency="0"'));
  });

  it('opens where it is put when it was taken out as it opened', async () => {
    const popup = await place('delay="0" display-frequency="0"');
    await opens(popup);
    await popup.hide();
    await closed(popup);
    const box = popup.parentElement!;
    popup.addEventListener('site-popup-open', () => queueMicrotask(() => {
      popup.remove();
      queueMicrotask(() => queueMicrotask(() => box.append(popup)));
    }), { once: true });
    await popup.show();
    await opens(popup);
  });

  it('comes again in a new version', async () => {
    localStorage.setItem(key, '{"date-closed":1,"version":1,"submitted":false}');
    const popup = await place('delay="0" display-frequency="-1"');
    await aMoment();
    expect(dialogOf(popup)).to.equal(null);
    popup.version = 2;
    await opens(popup);
  });

  it('waits for its delay', async () => {
    const popup = await place('delay="600"');
    await aMoment();
    expect(dialogOf(popup)).to.equal(null);
    popup.delay = 0.01;
    await opens(popup);
  });

  it('waits for the visitor who writes', async () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    boxes.push(field);
    field.focus();
    const popup = await place('delay="0"');
    await aMoment();
    expect(dialogOf(popup)).to.equal(null);
    field.blur();
    await opens(popup);
  });

  it('is opened by the author\'s control, and closed by one', async () => {
    const popup = await place('enabled="false"', '<p>Words</p><button data-site-popup-close>Later</button>');
    popup.parentElement!.querySelector('button')!.click();
    await opens(popup);
    popup.querySelector('button')!.click();
    await closed(popup);
    expect(stored()!.submitted).to.equal(false);
  });

  it('is opened again by its badge, which has the focus afterwards', async () => {
    const popup = await place('enabled="false" badge="white"');
    await waitUntil(() => badgeOf(popup));
    expect(badgeOf(popup)!.getAttribute('aria-label')).to.equal('Open message');
    badgeOf(popup)!.focus();
    badgeOf(popup)!.click();
    await opens(popup);
    expect(badgeOf(popup)).to.equal(null);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => badgeOf(popup));
  });

  it('stays closed where the page prevents it', async () => {
    const popup = await place('enabled="false"');
    popup.addEventListener('site-popup-open', event => event.preventDefault());
    expect([await popup.show(), dialogOf(popup)]).to.deep.equal([false, null]);
  });

  it('counts a form that was sent as a sign-up', async () => {
    const popup = await place('delay="0" until-signup display-frequency="0"');
    await opens(popup);
    popup.querySelector('p')!.dispatchEvent(new CustomEvent('site-newsletter-subscribe', { bubbles: true, composed: true }));
    expect([stored()!.submitted, !!dialogOf(popup)]).to.deep.equal([true, true]);
    await popup.hide();
    await closed(popup);
    expect(stored()!.submitted).to.equal(true);
    popup.remove();
    const again = await place('delay="0" until-signup display-frequency="0"');
    await aMoment();
    expect(dialogOf(again)).to.equal(null);
  });

  it('of the type lock-screen is closed by its form alone, if it has one', async () => {
    const locked = await place('enabled="false" slide-type="lock-screen"', '<form><input><button>Go</button></form>');
    await locked.show();
    await opens(locked);
    expect(locked.shadowRoot!.querySelector('[part="close"]')).to.equal(null);
    await sendKeys({ press: 'Escape' });
    await aMoment();
    expect(dialogOf(locked)?.matches(':modal')).to.equal(true);
    locked.querySelector('form')!.dispatchEvent(new CustomEvent('site-form-success', { bubbles: true, composed: true }));
    await closed(locked);
    const open = await place('enabled="false" slide-type="lock-screen"');
    await open.show();
    await opens(open);
    expect(open.shadowRoot!.querySelector('[part="close"]')).not.to.equal(null);
  });

  it('that was closed draws nothing', async () => {
    localStorage.setItem(key, JSON.stringify({ 'date-closed': Date.now(), 'version': 1, 'submitted': false }));
    const popup = await place('delay="0"');
    await aMoment();
    expect(popup.shadowRoot!.querySelector('#root')!.childElementCount).to.equal(0);
    expect(getComputedStyle(popup.querySelector('p')!).display).not.to.equal('none');
    expect(popup.querySelector('p')!.getBoundingClientRect().height).to.equal(0);
  });
});
