// Runs in every engine: popover, focus.
import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { consentCookie, readConsent } from '../../core/consent/consent-cookie.js';
import { deepActiveElement } from '../../core/platform/page.js';
import { $consent, answerConsent } from '../../core/stores/consent.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { cookieBanner } from './cookie-banner.element.js';
import './cookie-banner.js';

type Banner = HTMLElementTagNameMap['cookie-banner'];

const make = async (attributes = '', light = ''): Promise<Banner> => {
  const element = await fixture<Banner>(`<cookie-banner ${attributes}>${light}</cookie-banner>`);
  await element.updateComplete;
  await Promise.resolve();
  return element;
};
const banner = (element: Banner) => element.shadowRoot!.querySelector<HTMLElement>('.banner')!;
const inside = (element: Banner, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)!;
const button = (element: Banner, action: string) => inside(element, `[data-action="${action}"]`);
const both = 'accept-type="opt-in-and-out" cta-variant="button"';
const textOf = (element: Banner) => inside(element, '.content').textContent!.trim();
const isGone = (element: Banner) => waitUntil(() => !banner(element));

function withSignal(value: boolean | undefined): () => void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
  return () => { delete (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl; };
}

describe('<cookie-banner>', () => {
  before(() => cookieBanner.view.load()); // each banner is drawn immediately then
  beforeEach(() => { answerConsent('unasked'); });
  after(() => { answerConsent('unasked'); });

  describe('asking', () => {
    it('is shown over the page, as a labeled region that does not take the focus', async () => {
      const element = await make(both);
      expect(banner(element).matches(':popover-open')).to.equal(true);
      expect(element.matches(':state(shown)')).to.equal(true);
      expect(banner(element).ariaLabel).to.equal('Cookies');
      expect(deepActiveElement()).to.equal(document.body);
      await expect(element).to.be.accessible();
    });

    it('takes no room in the page and moves nothing', async () => {
      const box = await fixture('<div><p>before</p><p>after</p></div>');
      const last = box.lastElementChild!;
      const before = last.getBoundingClientRect().top;
      const element = document.createElement('cookie-banner');
      box.firstElementChild!.after(element);
      await waitUntil(() => banner(element));
      expect(last.getBoundingClientRect().top).to.equal(before);
      element.remove();
    });

    for (const [action, cookie, consent] of [['accept', 'true', 'accepted'], ['decline', 'false', 'declined']] as const) {
      it(`stores ${cookie} when the visitor selects ${action}, dispatches an event, and closes`, async () => {
        const element = await make(both);
        const heard: unknown[] = [];
        element.addEventListener('site-consent-change', event => heard.push(event.detail));
        button(element, action).click();
        await isGone(element);
        expect(document.cookie).to.contain(`${consentCookie}=${cookie}`);
        expect($consent.get()).to.equal(consent);
        expect(heard).to.deep.equal([{ consent }]);
        expect(element.matches(':state(shown)')).to.equal(false);
      });

      it(`draws nothing for a visitor who has ${consent}`, async () => {
        answerConsent(consent);
        const element = await make(both, '<p>Words</p>');
        expect(inside(element, '#root').childElementCount).to.equal(0);
        expect(element.querySelector('p')!.getClientRects()).to.have.length(0);
      });
    }

    it('agrees with a second banner', async () => {
      const [first, second] = [await make(both), await make(both)];
      button(first, 'decline').click();
      await Promise.all([isGone(first), isGone(second)]);
    });

    it('follows the answer of another tab', async () => {
      const element = await make(both);
      const channel = new BroadcastChannel('site:consent');
      channel.postMessage('declined');
      await isGone(element);
      channel.close();
    });

    it('is switched off by the site', async () => {
      expect(banner(await make('enabled="false"'))).to.equal(null);
    });

    it('shows nothing of itself on paper', async () => {
      const sheets = inside(await make(), '#root').getRootNode() as ShadowRoot;
      const rules = sheets.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]).filter(rule => rule instanceof CSSMediaRule);
      expect(rules.some(rule => rule.media.mediaText === 'print' && rule.cssText.includes('.banner'))).to.equal(true);
    });
  });

  describe('preview', () => {
    it('shows whatever was answered, stores nothing, can be updated and unforced', async () => {
      answerConsent('accepted');
      const element = await make(`forced ${both}`);
      expect(banner(element)).to.not.equal(null);
      button(element, 'decline').click();
      await element.updateComplete;
      expect([readConsent(), !!banner(element)]).to.deep.equal(['accepted', true]);
      element.setAttribute('cta-text', 'Fine');
      element.variant = 'popup';
      await element.updateComplete;
      expect(button(element, 'accept').textContent!.trim()).to.equal('Fine');
      expect(banner(element).matches('.popup.bottom-left:popover-open')).to.equal(true);
      element.forced = false;
      await isGone(element);
    });
  });

  describe('changing the answer', () => {
    it('opens by a link of the page, shows the current answer, and changes it', async () => {
      answerConsent('accepted');
      const link = await fixture<HTMLAnchorElement>('<a href="#cookie-settings">Cookie settings</a>');
      const element = await make('');
      link.focus();
      link.click();
      await waitUntil(() => banner(element));
      expect(location.hash).to.equal('');
      expect(deepActiveElement()).to.equal(banner(element));
      await waitUntil(() => textOf(element).includes('You currently allow cookies.'));
      await expect(element).to.be.accessible();
      button(element, 'decline').focus();
      button(element, 'decline').click();
      await isGone(element);
      expect([readConsent(), deepActiveElement()]).to.deep.equal(['declined', link]);
    });

    it('opens by its method, and Escape keeps the answer', async () => {
      answerConsent('declined');
      const element = await make('');
      await element.open();
      await waitUntil(() => deepActiveElement() === banner(element));
      await sendKeys({ press: 'Escape' });
      await isGone(element);
      expect(readConsent()).to.equal('declined');
    });
  });

  describe('the keyboard', () => {
    it('reaches it first, then the top of the page', async () => {
      const page = await fixture('<div><a href="#first" id="first">First of the page</a></div>');
      const element = await make(both);
      await sendKeys({ press: 'Tab' });
      await waitUntil(() => deepActiveElement() === banner(element));
      button(element, 'decline').focus();
      await sendKeys({ press: 'Tab' });
      await waitUntil(() => deepActiveElement() === page.querySelector('#first'));
    });

    it('leaves a visitor alone who is on the way somewhere', async () => {
      const page = await fixture<HTMLElement>('<div><button id="one">One</button><button id="two">Two</button></div>');
      await make(both);
      page.querySelector<HTMLElement>('#one')!.focus();
      await sendKeys({ press: 'Tab' });
      await waitUntil(() => deepActiveElement() === page.querySelector('#two'));
    });

    it('continues at the top of the page after an answer', async () => {
      const page = await fixture('<div><a href="#first" id="first">First of the page</a></div>');
      const element = await make(both);
      await sendKeys({ press: 'Tab' });
      button(element, 'accept').focus();
      await sendKeys({ press: 'Enter' });
      await isGone(element);
      await sendKeys({ press: 'Tab' });
      await waitUntil(() => deepActiveElement() === page.querySelector('#first'));
    });

    it('keeps what is focused visible beside the bar', async () => {
      const links = Array.from({ length: 60 }, (_, at) => `<p><a href="#l${at}">Link ${at}</a></p>`).join('');
      const page = await fixture(`<div>${links}</div>`);
      const element = await make(both);
      await waitUntil(() => document.documentElement.style.scrollPaddingBlockEnd !== '');
      for (const link of page.querySelectorAll('a')) {
        link.focus();
        expect(link.getBoundingClientRect().bottom, link.textContent!).to.be.at.most(banner(element).getBoundingClientRect().top + 1);
      }
      button(element, 'accept').click();
      await isGone(element);
      const { style } = document.documentElement;
      await waitUntil(() => style.scrollPaddingBlockEnd === '' && style.paddingBlockEnd === '', 'the page has its own room again');
      scrollTo(0, 0);
    });
  });

  describe('Global Privacy Control', () => {
    it('is explained in the banner, and a missing answer counts as a refusal', async () => {
      const restore = withSignal(true);
      try {
        const element = await make(both);
        expect(textOf(element)).to.contain('Global Privacy Control');
        expect($consent.get()).to.not.equal('accepted');
        expect(document.cookie).to.not.contain(consentCookie);
        button(element, 'accept').click();
        await isGone(element);
        expect($consent.get()).to.equal('accepted');
      } finally {
        restore();
      }
    });

    it('is not mentioned where the browser does not send it', async () => {
      expect(textOf(await make(both))).to.not.contain('Global Privacy Control');
    });
  });

  it('goes for this page where cookies are refused', async () => {
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {}, configurable: true });
    try {
      const element = await make(both);
      button(element, 'accept').click();
      await isGone(element);
      expect(cookie.get!.call(document)).to.not.contain(consentCookie);
    } finally {
      delete (document as { cookie?: string }).cookie;
    }
  });
});
