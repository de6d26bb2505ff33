import { expect, fixture } from '@open-wc/testing';
import { readConsent, readPurposeAnswer } from '../../../core/consent/consent-cookie.js';
import { $consent, answerConsent, consentFor, type ConsentReceipt } from '../../../core/stores/consent.js';
import { watchWithdrawal } from '../../../core/stores/withdrawal.js';
import { waitUntil } from '../../../test/contract/wait-until.js';
import '../cookie-banner.js';

const keepsThePage = { isWanted: () => true, canNotify: () => false, notify: () => {}, reload: () => {} };
before(() => watchWithdrawal(keepsThePage, new AbortController().signal)); // a reload would end the tests

const view = globalThis as unknown as Record<string, unknown>;
type Said = readonly string[];
let tellTcf: ((data: unknown, ok: boolean) => void) | undefined;
let utc = 1e12;

interface Platform {
  /** Its script is on the page, and its visitor has not answered. */
  readonly begin: () => void;
  /** Its visitor allows these, and nothing else. */
  readonly answer: (allowed: Said) => void;
  /** What its visitor allows, and our purposes that it means. */
  readonly rows: readonly (readonly [allowed: Said, granted: Said])[];
}

const tcf = (allowed: Said, more = {}) => tellTcf?.({ eventStatus: 'useractioncomplete', purpose: { consents: Object.fromEntries(allowed.map(id => [id, true])) }, ...more }, true);
const categories = ['preferences', 'statistics', 'marketing'];
const setGroups = (groups: Said) => { view.OneTrust = { IsAlertBoxClosed: () => view.OnetrustActiveGroups !== undefined, GetDomainData: () => ({ Groups: groups.map(id => ({ CustomGroupId: id })) }) }; };

const platforms: Readonly<Record<string, Platform>> = {
  cookiebot: {
    begin: () => { view.Cookiebot = { hasResponse: false }; },
    answer: allowed => {
      view.Cookiebot = { hasResponse: true, consentUTC: new Date(utc += 1000), consent: Object.fromEntries(['necessary', ...allowed].map(name => [name, true])) };
      dispatchEvent(new Event(allowed.length ? 'CookiebotOnAccept' : 'CookiebotOnDecline'));
    },
    rows: [
      [['preferences', 'statistics', 'marketing'], ['functional', 'statistics', 'marketing']],
      [['preferences'], ['functional']], [['statistics'], ['statistics']], [['marketing'], ['marketing']], [[], []],
    ],
  },
  onetrust: {
    begin: () => setGroups(['C0001', 'C0002', 'C0003', 'C0004', 'C0005']),
    answer: allowed => {
      view.OnetrustActiveGroups = `,${['C0001', ...allowed].join(',')},`;
      dispatchEvent(new Event('OTConsentApplied'));
    },
    rows: [
      [['C0002', 'C0003', 'C0004', 'C0005'], ['functional', 'statistics', 'marketing']],
      [['C0002'], ['statistics']], [['C0003'], ['functional']], [['C0004'], []], [['C0005'], []], [['C0004', 'C0005'], ['marketing']], [[], []],
    ],
  },
  tcf: {
    begin: () => { view.__tcfapi = (command: string, _: number, callback: typeof tellTcf) => { if (command === 'addEventListener') tellTcf = callback; }; },
    answer: allowed => tcf(allowed),
    rows: [
      [['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'], ['functional', 'statistics', 'marketing']],
      [['1', '8', '9', '10'], ['statistics']], [['1', '2', '3', '4', '7'], ['marketing']], [['1', '5', '6', '11'], ['functional']],
      [['2', '3', '4', '5', '6', '7', '8', '9', '10', '11'], []], [['1', '8'], []], [[], []],
    ],
  },
  wordpress: {
    begin: () => { view.wp_consent_type = 'optin'; },
    answer: allowed => {
      for (const name of categories) document.cookie = `wp_consent_${name}=${allowed.includes(name) ? 'allow' : 'deny'}; Path=/`;
      view.wp_has_consent = (name: string) => document.cookie.includes(`wp_consent_${name}=allow`);
      document.dispatchEvent(new Event('wp_listen_for_consent_change'));
    },
    rows: [
      [categories, ['functional', 'statistics', 'marketing']],
      [['preferences'], ['functional']], [['statistics', 'preferences'], ['functional', 'statistics']], [['marketing'], ['marketing']], [[], []],
    ],
  },
};

const forget = () => {
  for (const name of categories) document.cookie = `wp_consent_${name}=; Path=/; Max-Age=0`;
  for (const name of ['Cookiebot', 'OneTrust', 'OnetrustActiveGroups', 'wp_consent_type', 'wp_has_consent', '__tcfapi']) delete view[name];
  tellTcf = undefined;
};
const connect = async (platform: string, purposes = 'functional statistics marketing') => {
  platforms[platform]!.begin();
  const element = await fixture(`<cookie-banner platform="${platform}" purposes="${purposes}" policy-version="2"></cookie-banner>`);
  await import('./bridges.js');
  await new Promise(resolve => { setTimeout(resolve); });
  return element;
};

describe('another platform that asks by purpose', () => {
  beforeEach(async () => {
    await new Promise(resolve => { setTimeout(resolve); }); // the banner of the test before lets go a task later
    answerConsent('unasked');
  });
  afterEach(forget);
  after(() => answerConsent('unasked'));

  for (const [name, { answer, rows }] of Object.entries(platforms)) {
    it(`${name}: each of its answers is ours, given, changed and withdrawn`, async () => {
      const element = await connect(name);
      expect(element.shadowRoot!.querySelector('.banner')).to.equal(null);
      for (const [allowed, granted] of rows) {
        answer(allowed);
        await waitUntil(() => readPurposeAnswer()?.granted.join() === granted.join());
        expect([allowed, readPurposeAnswer()!.version, readConsent()]).to.deep.equal([allowed, '2', granted.length === 3 ? 'accepted' : 'declined']);
        for (const purpose of ['functional', 'statistics', 'marketing'])
          expect([allowed, purpose, consentFor(purpose).get()]).to.deep.equal([allowed, purpose, granted.includes(purpose) ? 'accepted' : 'declined']);
      }
      element.remove();
    });
  }

  it('gives one receipt for each answer, and none for an answer that is repeated with a page', async () => {
    const receipts: ConsentReceipt[] = [];
    const listening = new AbortController();
    document.addEventListener('site-consent-receipt', event => receipts.push((event as CustomEvent<ConsentReceipt>).detail), { signal: listening.signal });
    const element = await connect('onetrust');
    platforms.onetrust!.answer(['C0002']);
    await waitUntil(() => receipts.length === 1);
    expect(receipts[0]).to.deep.include({ consent: 'declined', granted: ['statistics'], declined: ['functional', 'marketing'], policyVersion: '2' });
    dispatchEvent(new Event('OneTrustGroupsUpdated'));
    element.remove();
    const again = await connect('onetrust');
    dispatchEvent(new Event('OneTrustGroupsUpdated'));
    expect(receipts.length).to.equal(1);
    again.remove();
    listening.abort();
  });

  it('declines purposes that it does not know, and needs no group that its site has not', async () => {
    const element = await connect('onetrust', 'marketing support-chat');
    setGroups(['C0001', 'C0004']);
    platforms.onetrust!.answer(['C0004']);
    await waitUntil(() => readPurposeAnswer());
    expect(readPurposeAnswer()).to.deep.equal({ granted: ['marketing'], declined: ['support-chat'], version: '2' });
    element.remove();
  });

  it('where its law does not apply, everything is allowed', async () => {
    const element = await connect('tcf');
    tcf([], { gdprApplies: false, eventStatus: 'tcloaded' });
    await waitUntil(() => $consent.get() === 'accepted');
    element.remove();
  });
});
