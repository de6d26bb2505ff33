// Runs in every engine: cookies, and what the stores say before an answer.
import { expect, fixture } from '@open-wc/testing';
import { readConsent, readPurposeAnswer } from '../../../core/consent/consent-cookie.js';
import { $consent, $consentRule, answerConsent, consentFor, type ConsentReceipt } from '../../../core/stores/consent.js';
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

async function make(region: string, more = ''): Promise<Banner> {
  const element = await fixture<Banner>(`<cookie-banner ${rules} ${region && `region="${region}"`} ${more}></cookie-banner>`);
  await element.updateComplete;
  return element;
}
/** Removes a banner and waits until it has let go of the stores. */
async function remove(element: Banner): Promise<void> {
  const { signal } = (element as Banner & { readonly host: { readonly signal: AbortSignal } }).host;
  const hasLetGo = new Promise(resolve => { signal.addEventListener('abort', resolve, { once: true }); });
  element.remove();
  await hasLetGo;
}
/** The rule that the banner has applied. */
const hasRule = (regionRule: string, region: string) => waitUntil(() => {
  const rule = $consentRule.get()!;
  return rule.regionRule === regionRule && rule.region === region;
});
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
  beforeEach(forgetAnswer);
  afterEach(() => setSignal(false));
  after(forgetAnswer);

  for (const [title, region] of [['a region in no list', 'DE'], ['a part with a rule of its own', 'US-CA'], ['an unknown region', ''], ['text that is no region', '<b>']] as const) {
    it(`asks first in ${title}`, async () => {
      const element = await make(region);
      await isShown(element);
      expect([$consent.get(), consentFor('statistics').get(), readConsent()]).to.deep.equal(['unasked', 'unasked', 'unasked']);
      expect(inside(element, '.note')).to.equal(null);
      await remove(element);
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
    await remove(element);
    const next = await make('US-TX');
    await hasRule('opt-out', 'US-TX');
    await next.updateComplete;
    expect([$consent.get(), inside(next, '.banner')]).to.deep.equal(['declined', null]);
    await remove(next);
  });

  it('keeps an acceptance as an answer', async () => {
    const element = await make('US');
    await waitUntil(() => inside(element, '.note'));
    inside(element, '[data-action=accept]')!.click();
    await waitUntil(() => !inside(element, '.banner'));
    expect([$consent.get(), readConsent(), $isPresumed.get()]).to.deep.equal(['accepted', 'accepted', false]);
    await remove(element);
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
    await remove(element);
  });

  /** As a page that begins with the signal. */
  const beginWithSignal = () => {
    setSignal(true);
    answerConsent('declined');
    document.cookie = 'ss_cookieAllowed=; Path=/; Max-Age=0';
  };

  for (const region of ['US', 'JP']) {
    for (const more of ['', 'purposes="statistics marketing"']) {
      it(`counts Global Privacy Control as a decline in ${region}${more && ', with purposes'}, and shows that it does`, async () => {
        beginWithSignal();
        const element = await make(region, more);
        await isShown(element);
        expect([$consent.get(), consentFor('statistics').get(), $isPresumed.get(), readConsent()]).to.deep.equal(['declined', 'declined', false, 'unasked']);
        expect(inside(element, '[role=status]')!.textContent).to.contain('Global Privacy Control');
        expect(inside(element, '[data-action=accept]'), 'nothing is asked').to.equal(null);
        await expect(element).to.be.accessible();
        inside(element, '[data-action=settings]')!.click();
        await waitUntil(() => inside(element, '[data-action=accept]'));
        expect(inside(element, '.note')!.textContent).to.contain('Global Privacy Control');
        inside(element, '[data-action=accept]')!.click();
        await waitUntil(() => !inside(element, '.banner'));
        expect([$consent.get(), readConsent()]).to.deep.equal(['accepted', 'accepted']);
        await remove(element);
      });
    }

    it(`shows the answer to Global Privacy Control in ${region} until it is closed, which is a decline with a receipt`, async () => {
      beginWithSignal();
      const element = await make(region);
      await isShown(element);
      const receipts: ConsentReceipt[] = [];
      document.addEventListener('site-consent-receipt', event => receipts.push((event as CustomEvent<ConsentReceipt>).detail), { once: true });
      inside(element, '.keep')!.click();
      await waitUntil(() => !inside(element, '.banner'));
      expect([$consent.get(), readConsent()]).to.deep.equal(['declined', 'declined']);
      const [{ consent, hasPrivacySignal, regionRule, region: code }] = receipts as [ConsentReceipt];
      expect([consent, hasPrivacySignal, regionRule, code]).to.deep.equal(['declined', true, region === 'US' ? 'opt-out' : 'no-banner', region]);
      await remove(element);
      const next = await make(region);
      await hasRule(regionRule!, region);
      await next.updateComplete;
      expect(inside(next, '.banner')).to.equal(null);
      await remove(next);
    });
  }

  it('hides the answer to Global Privacy Control with Escape, for this page', async () => {
    beginWithSignal();
    const element = await make('JP');
    await isShown(element);
    inside(element, '[data-action=settings]')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
    await waitUntil(() => !inside(element, '.banner'));
    expect(readConsent()).to.equal('unasked');
    await remove(element);
  });

  const recorded: [title: string, region: string, more: string, rule: unknown][] = [
    ['an opt-out region', 'us-tx', '', ['opt-out', 'US-TX']],
    ['a region without a banner', 'JP', '', ['no-banner', 'JP']],
    ['a region that is asked first', 'US-CA', '', ['opt-in', 'US-CA']],
    ['a region in no list', 'DE', '', ['opt-in', 'DE']],
    ['text that is no region', '<b>', '', ['opt-in', '']],
    ['a banner that asks nothing', 'US', 'enabled="false"', ['opt-in', 'US']],
  ];
  for (const [title, region, more, rule] of recorded) {
    it(`names the rule in receipts: ${title}`, async () => {
      const element = await make(region, more);
      await waitUntil(() => expect([$consentRule.get()!.regionRule, $consentRule.get()!.region]).to.deep.equal(rule) || true);
      const receipts: ConsentReceipt[] = [];
      document.addEventListener('site-consent-receipt', event => receipts.push((event as CustomEvent<ConsentReceipt>).detail), { once: true });
      answerConsent('accepted');
      expect([receipts[0]!.regionRule, receipts[0]!.region]).to.deep.equal(rule);
      await remove(element);
      expect($consentRule.get()).to.deep.equal({ regionRule: 'opt-in', region: '' });
    });
  }

  it('shows no banner in a region without one, where a visitor can decline all the same', async () => {
    const element = await make('JP');
    await waitUntil(() => $consent.get() === 'accepted');
    await element.updateComplete;
    expect(inside(element, '.banner')).to.equal(null);
    await element.open();
    await isShown(element);
    inside(element, '[data-action=decline]')!.click();
    await waitUntil(() => $consent.get() === 'declined');
    expect(readConsent()).to.equal('declined');
    await remove(element);
  });

  type View = Window & { dataLayer?: ArrayLike<unknown>[]; wp_consent_type?: string; wp_set_consent?(category: string, value: string): void };
  const view = window as View;
  const theirs = ['consent', 'default', { ad_storage: 'granted' }];
  const reports: [title: string, region: string, isSignal: boolean, before: unknown[], google: string[], wordpress: string][] = [
    ['a region that is asked first', 'DE', false, [], ['default denied'], 'optin '],
    ['an opt-out region', 'US', false, [], ['default granted', 'update granted'], 'optout '],
    ['a region without a banner', 'JP', false, [], ['default granted', 'update granted'], 'optout '],
    ['an opt-out region, with Global Privacy Control', 'US', true, [], ['default denied', 'update denied'], 'optout functional allow,marketing deny'],
    ['a region without a banner, with Global Privacy Control', 'JP', true, [], ['default denied', 'update denied'], 'optout functional allow,marketing deny'],
    ['a region that is asked first, with a default of other rules', 'DE', false, [theirs], ['default granted', 'update denied'], 'optin '],
    ['an opt-out region, with a default of the same rules', 'US', false, [theirs], ['default granted', 'update granted'], 'optout '],
  ];
  for (const [title, region, isSignal, before, google, wordpress] of reports) {
    it(`reports the rule to Google and WordPress: ${title}`, async () => {
      if (isSignal) beginWithSignal();
      const layer = view.dataLayer = [...before] as ArrayLike<unknown>[];
      const heard: string[] = [];
      view.wp_set_consent = (category, value) => { if (['functional', 'marketing'].includes(category)) heard.push(`${category} ${value}`); };
      const element = await make(region, 'google-consent-mode');
      await waitUntil(() => layer.length >= google.length && view.wp_consent_type);
      await hasRule(region === 'DE' ? 'opt-in' : region === 'US' ? 'opt-out' : 'no-banner', region);
      const said = layer.map(entry => Array.from(entry)).map(([, kind, states]) => `${String(kind)} ${(states as Record<string, string>).ad_storage}`);
      expect(said.filter((line, at) => line !== said[at - 1])).to.deep.equal(google);
      expect(`${view.wp_consent_type} ${[...new Set(heard)].join()}`).to.equal(wordpress);
      await remove(element);
      for (const name of ['dataLayer', 'wp_consent_type', 'wp_set_consent'] as const) delete view[name];
    });
  }

  it('reads the region from the page', async () => {
    const meta = Object.assign(document.createElement('meta'), { name: 'site-region', content: 'us-tx' });
    document.head.append(meta);
    const element = await make('');
    await waitUntil(() => $consent.get() === 'accepted');
    await remove(element);
    meta.remove();
  });

  it('leaves the answer to another platform that asks', async () => {
    const element = await make('US', 'platform="onetrust"');
    await waitUntil(() => $consentRule.get() === null); // the code that listens to it is there
    expect($consent.get()).to.equal('unasked');
    await remove(element);
  });
});
