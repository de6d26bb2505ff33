// Runs in every engine: cookies, and what the stores say before an answer.
import { expect, fixture } from '@open-wc/testing';
import { readConsent, readPurposeAnswer } from '../../../core/consent/consent-cookie.js';
import { $consent, answerConsent, consentFor } from '../../../core/stores/consent.js';
import { $isPresumed } from './presumed-consent.js';
import { watchWithdrawal } from '../../../core/stores/withdrawal.js';
import { waitUntil } from '../../../test/contract/wait-until.js';
import { cookieBanner } from '../cookie-banner.element.js';
import '../cookie-banner.js';

type Banner = HTMLElementTagNameMap['cookie-banner'];
const keepsThePage = { isWanted: () => true, canNotify: () => false, notify: () => {}, reload: () => {} };
const inside = (element: Banner, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector);
const rules = 'opt-out-regions="US" no-banner-regions="JP" opt-in-regions="US-CA"';
const setSignal = (value: boolean) => Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value });
const pause = () => new Promise(resolve => { setTimeout(resolve); });

async function make(region: string, more = ''): Promise<Banner> {
  const element = await fixture<Banner>(`<cookie-banner ${rules} ${region && `region="${region}"`} ${more}></cookie-banner>`);
  await import('./regions.controller.js');
  await element.updateComplete;
  await pause();
  return element;
}
const isShown = (element: Banner) => waitUntil(() => inside(element, '.banner'));
/** An answer that is taken back while no rule holds. */
const forgetAnswer = () => {
  answerConsent('declined');
  answerConsent('unasked');
  $isPresumed.set(false);
};

describe('<cookie-banner> with rules by region', () => {
  before(async () => {
    watchWithdrawal(keepsThePage, new AbortController().signal); // a reload would end the tests
    await cookieBanner.view.load();
  });
  beforeEach(async () => {
    await pause(); // the banner of the test before lets go a task later
    forgetAnswer();
  });
  afterEach(() => setSignal(false));
  after(forgetAnswer);

  for (const [title, region] of [['a region in no list', 'DE'], ['a part with a rule of its own', 'US-CA'], ['an unknown region', ''], ['text that is no region', '<b>']] as const) {
    it(`asks first in ${title}`, async () => {
      const element = await make(region);
      await isShown(element);
      expect([$consent.get(), consentFor('statistics').get(), readConsent()]).to.deep.equal(['unasked', 'unasked', 'unasked']);
      expect(inside(element, '.note')).to.equal(null);
      element.remove();
    });
  }

  it('allows until a decline in an opt-out region, says it, and stores nothing before', async () => {
    const element = await make('US-TX', 'cta-variant="icon"');
    await isShown(element);
    await waitUntil(() => $consent.get() === 'accepted');
    expect([consentFor('marketing').get(), readConsent(), readPurposeAnswer()]).to.deep.equal(['accepted', 'unasked', null]);
    await waitUntil(() => inside(element, '.note')?.textContent === 'Cookies are in use. You can decline them here.');
    await expect(element).to.be.accessible();
    inside(element, '[data-action=decline]')!.click();
    await waitUntil(() => !inside(element, '.banner'));
    expect([$consent.get(), readConsent(), $isPresumed.get()]).to.deep.equal(['declined', 'declined', false]);
    element.remove();
    await pause();
    const next = await make('US-TX');
    expect([$consent.get(), inside(next, '.banner')]).to.deep.equal(['declined', null]);
    next.remove();
  });

  it('keeps an acceptance as an answer', async () => {
    const element = await make('US');
    await waitUntil(() => inside(element, '.note'));
    inside(element, '[data-action=accept]')!.click();
    await waitUntil(() => !inside(element, '.banner'));
    expect([$consent.get(), readConsent(), $isPresumed.get()]).to.deep.equal(['accepted', 'accepted', false]);
    element.remove();
  });

  it('shows all purposes as allowed, and stores those that are left', async () => {
    const element = await make('US', 'purposes="statistics marketing"');
    await waitUntil(() => inside(element, '[data-action=choose]') && $isPresumed.get());
    inside(element, '[data-action=choose]')!.click();
    await waitUntil(() => inside(element, 'input[name=marketing]'));
    const switches = [...element.shadowRoot!.querySelectorAll('input')];
    expect(switches.map(({ checked }) => checked)).to.deep.equal([true, true]);
    switches[1]!.click();
    inside(element, '[data-action=save]')!.click();
    await waitUntil(() => readPurposeAnswer());
    expect([readPurposeAnswer()!.granted, readConsent(), consentFor('marketing').get()]).to.deep.equal([['statistics'], 'declined', 'declined']);
    element.remove();
  });

  it('counts Global Privacy Control as a decline in an opt-out region, and shows that it does', async () => {
    setSignal(true);
    answerConsent('declined'); // as a page that begins with the signal
    document.cookie = 'ss_cookieAllowed=; Path=/; Max-Age=0';
    const element = await make('US');
    await isShown(element);
    expect([$consent.get(), $isPresumed.get(), readConsent()]).to.deep.equal(['declined', false, 'unasked']);
    expect(inside(element, '.note')!.textContent).to.contain('Global Privacy Control');
    element.remove();
  });

  it('shows no banner in a region without one, where a visitor can decline all the same', async () => {
    const element = await make('JP');
    await waitUntil(() => $consent.get() === 'accepted');
    await pause();
    expect(inside(element, '.banner')).to.equal(null);
    await element.open();
    await isShown(element);
    inside(element, '[data-action=decline]')!.click();
    await waitUntil(() => $consent.get() === 'declined');
    expect(readConsent()).to.equal('declined');
    element.remove();
  });

  it('reads the region from the page', async () => {
    const meta = Object.assign(document.createElement('meta'), { name: 'site-region', content: 'us-tx' });
    document.head.append(meta);
    const element = await make('');
    await waitUntil(() => $consent.get() === 'accepted');
    element.remove();
    meta.remove();
  });

  it('leaves the answer to another platform that asks', async () => {
    const element = await make('US', 'platform="onetrust"');
    await pause();
    expect($consent.get()).to.equal('unasked');
    element.remove();
  });
});
