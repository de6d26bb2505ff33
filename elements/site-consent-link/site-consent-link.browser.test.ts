import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { runScripts } from '../../core/platform/run-scripts.js';
import { readPurposeAnswer } from '../../core/consent/consent-cookie.js';
import { readCookie } from '../../core/platform/cookies.js';
import { $allowedHosts, rememberHost } from '../../core/embed/allowed-hosts.js';
import { $consent, answerConsent, type ConsentReceipt } from '../../core/stores/consent.js';
import { watchWithdrawal } from '../../core/stores/withdrawal.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-consent-link.js';

type Link = HTMLElementTagNameMap['site-consent-link'];

async function place(markup = '<site-consent-link></site-consent-link>'): Promise<Link> {
  const element = await fixture<Link>(markup);
  await element.updateComplete;
  return element;
}
const inside = (element: Link, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)!;
const isOpen = (element: Link) => inside(element, '.panel').matches(':popover-open');
const press = (element: Link, action: string) => inside(element, `[data-action="${action}"]`).click();

describe('<site-consent-link>', () => {
  // a reload would end the tests
  before(() => watchWithdrawal({ isWanted: () => true, canNotify: () => false, notify: () => {}, reload: () => {} }, new AbortController().signal));
  beforeEach(() => answerConsent('unasked'));
  after(() => answerConsent('unasked'));

  it('shows a button of its own, or the author\'s link, and asks in a panel where there is no banner', async () => {
    for (const markup of ['<site-consent-link></site-consent-link>', '<site-consent-link><a href="/privacy">Cookies</a></site-consent-link>']) {
      const element = await place(markup);
      const opener = element.querySelector('a') ?? inside(element, '.open');
      opener.focus();
      opener.click();
      expect(isOpen(element)).to.equal(true);
      expect(element.matches(':state(open)')).to.equal(true);
      await expect(element).to.be.accessible();
      expect(inside(element, 'p').textContent).to.contain('nothing is stored');
      press(element, 'accept');
      expect(isOpen(element)).to.equal(false);
      expect([$consent.get(), readCookie('ss_cookieAllowed')]).to.deep.equal(['accepted', 'true']);
      element.remove();
      answerConsent('unasked');
    }
  });

  it('withdraws: tracking cookies go, and hosts that were always allowed', async () => {
    answerConsent('accepted');
    document.cookie = 'ss_cvr=abc|1|2|3|4; Path=/';
    rememberHost('video.example', true);
    const element = await place();
    const receipts: ConsentReceipt[] = [];
    const listening = new AbortController();
    document.addEventListener('site-consent-receipt', event => receipts.push((event as CustomEvent<ConsentReceipt>).detail), { signal: listening.signal });
    press(element, 'open');
    expect(inside(element, 'p').textContent).to.contain('currently allow');
    press(element, 'decline');
    listening.abort();
    expect([$consent.get(), readCookie('ss_cvr'), $allowedHosts.get()]).to.deep.equal(['declined', null, []]);
    expect(receipts.map(({ consent }) => consent)).to.deep.equal(['declined']);
    expect(receipts[0]!.id).to.match(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('gives both answers one look', async () => {
    const element = await place();
    press(element, 'open');
    const [accept, decline] = ['accept', 'decline'].map(action => inside(element, `[data-action="${action}"]`)) as [HTMLElement, HTMLElement];
    const lookOf = (node: HTMLElement) => {
      const { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, textDecorationLine, paddingInline } = getComputedStyle(node);
      return {
        color,
        backgroundColor,
        borderColor,
        borderWidth,
        fontSize,
        fontWeight,
        textDecorationLine,
        paddingInline,
        width: node.offsetWidth,
        height: node.offsetHeight,
      };
    };
    expect(lookOf(accept)).to.deep.equal(lookOf(decline));
  });

  it('offers to reload the page after a refusal if third-party scripts run and the visitor has typed something, unless a banner does', async () => {
    const box = await fixture<HTMLElement>('<div><input><span></span></div>');
    const held = document.createElement('script');
    await runScripts({
      next: (() => {
        const rest = [{ script: held, spot: box.querySelector('span')! }];
        return () => rest.shift();
      })(),
      signal: new AbortController().signal,
    });
    box.querySelector('input')!.focus();
    await sendKeys({ type: 'a' });
    const element = await place();
    answerConsent('accepted');
    answerConsent('declined'); // elsewhere: the visitor who types is left where they are
    await element.updateComplete;
    expect([isOpen(element), document.activeElement]).to.deep.equal([true, box.querySelector('input')]);
    expect(inside(element, 'p').textContent).to.contain('still running');
    expect(inside(element, '[data-action="reload"]').textContent).to.equal('Reload page');
    await expect(element).to.be.accessible();
    press(element, 'keep');
    press(element, 'open');
    await element.updateComplete;
    expect(inside(element, '[data-action="accept"]'), 'the question is there again').to.not.equal(null);
    press(element, 'decline');
    await element.updateComplete;
    expect([isOpen(element), inside(element, '.panel').matches(':focus')]).to.deep.equal([true, true]);
    press(element, 'keep');
    box.remove();
  });

  it('is closed by Escape and by its button, and the answer stays', async () => {
    const element = await place();
    for (const close of [
      () => press(element, 'keep'),
      () =>
        inside(element, '.panel').dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }),
        ),
    ]) {
      inside(element, '.open').focus();
      press(element, 'open');
      expect(isOpen(element)).to.equal(true);
      close();
      expect(isOpen(element)).to.equal(false);
      expect($consent.get()).to.equal('unasked');
      expect(element.shadowRoot!.activeElement).to.equal(inside(element, '.open'));
    }
  });

  it('has a switch for each purpose where the banner asks by purpose, and stores the answer', async () => {
    const banner = document.createElement('cookie-banner'); // its tag alone, as under a content blocker that stops its script
    banner.setAttribute('purposes', 'statistics marketing');
    document.body.append(banner);
    try {
      const element = await place();
      const toggles = () => [...element.shadowRoot!.querySelectorAll<HTMLInputElement>('input[role=switch]')];
      press(element, 'open');
      await waitUntil(() => isOpen(element));
      expect(toggles().map(({ name, checked }) => [name, checked])).to.deep.equal([['statistics', false], ['marketing', false]]);
      expect(['accept', 'decline', 'save'].map(action => inside(element, `[data-action="${action}"]`).textContent))
        .to.deep.equal(['Accept all', 'Reject all', 'Save choices']);
      expect(element.shadowRoot!.activeElement).to.equal(inside(element, '.panel'));
      await expect(element).to.be.accessible();
      toggles()[0]!.click();
      press(element, 'save');
      expect([isOpen(element), readPurposeAnswer(), $consent.get()]).to.deep.equal(
        [false, { granted: ['statistics'], declined: ['marketing'], version: '' }, 'declined'],
      );
      press(element, 'open');
      await waitUntil(() => isOpen(element));
      expect(inside(element, '.panel').textContent).to.contain('You currently allow: Statistics.');
      expect(toggles().map(({ checked }) => checked)).to.deep.equal([true, false]);
      press(element, 'accept');
      expect([$consent.get(), readPurposeAnswer()!.granted]).to.deep.equal(['accepted', ['statistics', 'marketing']]);
    } finally {
      banner.remove();
    }
  });

  it('opens the banner where a visitor would see it, and asks itself where a content blocker hides it', async () => {
    let opened = 0;
    customElements.define('cookie-banner', class extends HTMLElement { open() { opened++; } }); // a stand-in for the banner
    await fixture('<cookie-banner></cookie-banner>');
    const element = await place();
    press(element, 'open');
    expect([isOpen(element), opened]).to.deep.equal([false, 1]);
    const rules = new CSSStyleSheet();
    rules.replaceSync('cookie-banner { display: none !important }'); // what lists of cosmetic rules say
    document.adoptedStyleSheets.push(rules);
    try {
      press(element, 'open');
      expect(isOpen(element)).to.equal(true);
      press(element, 'accept');
      expect($consent.get()).to.equal('accepted');
    } finally {
      document.adoptedStyleSheets.pop();
    }
  });
});
