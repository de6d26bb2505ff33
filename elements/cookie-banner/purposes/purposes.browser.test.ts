// Runs in every engine: switches, focus, keys.
import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { readConsent, readPurposeAnswer } from '../../../core/consent/consent-cookie.js';
import { deepActiveElement } from '../../../core/platform/page.js';
import { hasTypedText, noticeTyping } from '../../../core/platform/typed-text.js';
import { answerConsent, answerPurposes, consentFor } from '../../../core/stores/consent.js';
import { waitUntil } from '../../../test/contract/wait-until.js';
import { cookieBanner } from '../cookie-banner.element.js';
import '../cookie-banner.js';

type Banner = HTMLElementTagNameMap['cookie-banner'];
const inside = <T extends HTMLElement = HTMLElement>(element: Banner, selector: string) => element.shadowRoot!.querySelector<T>(selector)!;
const press = (element: Banner, action: string) => inside(element, `[data-action="${action}"]`).click();
const toggle = (element: Banner, name: string) => inside<HTMLInputElement>(element, `input[name=${name}]`).click();

const make = (attributes = '', content = ''): Promise<Banner> =>
  fixture<Banner>(`<cookie-banner purposes="functional statistics marketing" ${attributes}>${content}</cookie-banner>`);
const whenAsking = (element: Banner) => waitUntil(() => inside(element, '[data-action=accept]'));
const whenChoosing = (element: Banner) => waitUntil(() => inside(element, 'input[role=switch]'));
const whenGone = (element: Banner) => waitUntil(() => !inside(element, '.banner'));

describe('<cookie-banner purposes>', () => {
  before(() => cookieBanner.view.load());
  beforeEach(() => answerConsent('unasked'));
  afterEach(() => answerConsent('unasked'));

  it('offers accept, reject and choose, all with the same look', async () => {
    const element = await make();
    await whenAsking(element);
    const looks = ['accept', 'decline', 'choose'].map(action => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight, textDecorationLine } = getComputedStyle(inside(element, `[data-action=${action}]`));
      return JSON.stringify({ color, backgroundColor, borderColor, fontSize, fontWeight, textDecorationLine });
    });
    expect(new Set(looks).size).to.equal(1);
    expect(inside(element, 'input')).to.equal(null);
    await expect(element).to.be.accessible();
  });

  it('stores the purposes that were chosen, and false in the simple cookie', async () => {
    const element = await make('policy-version="3"');
    const changes: unknown[] = [];
    element.addEventListener('site-consent-change', event => changes.push((event as CustomEvent).detail));
    await whenAsking(element);
    press(element, 'choose');
    await whenChoosing(element);
    expect([...element.shadowRoot!.querySelectorAll('input')].map(({ checked }) => checked)).to.deep.equal([false, false, false]);
    await expect(element).to.be.accessible();
    toggle(element, 'statistics');
    press(element, 'save');
    await whenGone(element);
    expect(readPurposeAnswer()).to.deep.equal({ granted: ['statistics'], declined: ['functional', 'marketing'], version: '3' });
    expect([readConsent(), consentFor('statistics').get(), consentFor('marketing').get()]).to.deep.equal(['declined', 'accepted', 'declined']);
    expect(changes).to.deep.equal([{ consent: 'declined', granted: ['statistics'], declined: ['functional', 'marketing'] }]);
  });

  it('accepts and rejects all, also from the list', async () => {
    for (const [action, granted] of [['accept', ['functional', 'statistics', 'marketing']], ['decline', []]] as const) {
      for (const isListOpen of [false, true]) {
        answerConsent('unasked');
        const element = await make();
        await whenAsking(element);
        if (isListOpen) {
          press(element, 'choose');
          await whenChoosing(element);
        }
        press(element, action);
        await whenGone(element);
        expect(readPurposeAnswer()!.granted).to.deep.equal(granted);
        element.remove();
      }
    }
  });

  it('shows the current answer when it is opened again, and closes with Escape without a change', async () => {
    const element = await make('', '<p>Ours</p>');
    await whenAsking(element);
    answerPurposes({ marketing: true });
    await whenGone(element);
    await element.open();
    await whenChoosing(element);
    expect(inside<HTMLInputElement>(element, 'input[name=marketing]').checked).to.equal(true);
    expect(inside(element, '.note').textContent).to.equal('You currently allow: Marketing.');
    await waitUntil(() => deepActiveElement() === inside(element, '.banner'));
    await sendKeys({ press: 'Escape' });
    await whenGone(element);
    expect(readPurposeAnswer()!.granted).to.deep.equal(['marketing']);
  });

  it('moves the focus to the first switch, which the space bar switches', async () => {
    noticeTyping();
    const element = await make();
    await whenAsking(element);
    press(element, 'choose');
    await waitUntil(() => deepActiveElement() === inside(element, 'input[name=functional]'));
    await sendKeys({ press: ' ' });
    expect(inside<HTMLInputElement>(element, 'input[name=functional]').checked).to.equal(true);
    expect(hasTypedText(), 'a reload after a withdrawal loses no input').to.equal(false);
  });

  it('lists what the elements of the page and the services of the owner store', async () => {
    const services = [
      { name: 'Counter', purpose: 'statistics', provider: 'Example Ltd', url: 'https://example.com/', stores: [{ name: '_ex', lasts: '1 year' }] },
      { name: 'Bad', purpose: 'marketing', url: 'javascript:alert(1)' },
    ];
    const element = await make(`services='${JSON.stringify(services)}' purpose-texts='{ "marketing": { "title": "Advertising" } }'`);
    await whenAsking(element);
    press(element, 'choose');
    await whenChoosing(element);
    const [necessary, functional, statistics, marketing] = [...element.shadowRoot!.querySelectorAll('.purpose')] as HTMLElement[];
    expect(necessary!.querySelector('details')!.textContent).to.contain('ss_cookieAllowed').and.contain('30 days');
    expect(functional!.querySelector('details')).to.equal(null);
    expect(statistics!.querySelector('details')!.textContent).to.contain('_ex').and.contain('1 year').and.contain('Example Ltd');
    expect([marketing!.querySelector('b')!.textContent, marketing!.querySelector('a')]).to.deep.equal(['Advertising', null]);
    marketing!.querySelector('details')!.open = true;
    await expect(element).to.be.accessible();
  });

  it('speaks the language of the page', async () => {
    const box = await fixture<HTMLElement>('<div lang="de"><cookie-banner purposes="statistics"></cookie-banner></div>');
    const element = box.firstElementChild as Banner;
    await waitUntil(() => inside(element, '[data-action=decline]')?.textContent === 'Alle ablehnen');
  });

  it('stores nothing in a preview', async () => {
    const element = await make('forced');
    await whenAsking(element);
    press(element, 'choose');
    await whenChoosing(element);
    toggle(element, 'statistics');
    press(element, 'save');
    await waitUntil(() => !inside(element, 'input'));
    expect([readConsent(), readPurposeAnswer()]).to.deep.equal(['unasked', null]);
  });

  it('remembers the answer for as many days as the owner sets', async () => {
    const element = await make('answer-days="180"');
    await whenAsking(element);
    const written: string[] = [];
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    Object.defineProperty(document, 'cookie', {
      configurable: true, get: () => cookie.get!.call(document) as string,
      set: (value: string) => {
        written.push(value);
        cookie.set!.call(document, value);
      },
    });
    press(element, 'accept');
    delete (document as { cookie?: string }).cookie;
    expect(written.filter(value => value.startsWith('ss_cookie')).map(value => /Max-Age=(\d+)/.exec(value)![1])).to.deep.equal(['15552000', '15552000']);
  });
});
