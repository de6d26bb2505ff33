import { expect, fixture } from '@open-wc/testing';
import { $consent, answerConsent, type ConsentReceipt } from '../../../core/stores/consent.js';
import { waitUntil } from '../../../test/contract/wait-until.js';
import '../cookie-banner.js';

type Ran = typeof globalThis & { ran?: string[] };
const ran = () => (globalThis as Ran).ran ?? [];

describe('scripts that wait for consent', () => {
  it('run in their order after a yes, each once, with the attributes they had', async () => {
    answerConsent('unasked');
    delete (globalThis as Ran).ran;
    const box = await fixture<HTMLElement>(`<div>
      <script type="text/plain" data-consent id="one">(globalThis.ran ??= []).push(document.currentScript.id)</script>
      <script type="text/plain" data-consent id="two" data-owner="x">globalThis.ran.push(document.currentScript.dataset.owner)</script>
      <script type="text/plain" id="none">globalThis.ran.push("never")</script>
      <cookie-banner></cookie-banner>
    </div>`);
    expect(ran()).to.deep.equal([]);
    answerConsent('accepted');
    await waitUntil(() => ran().length === 2);
    expect(ran()).to.deep.equal(['one', 'x']);
    answerConsent('declined');
    answerConsent('accepted');
    expect([ran().length, box.querySelectorAll('[type="text/plain"]').length]).to.deep.equal([2, 1]);
    answerConsent('unasked');
  });
});

interface View { dataLayer?: ArrayLike<unknown>[]; wp_set_consent?: unknown; wp_consent_type?: string; OnetrustActiveGroups?: string; OneTrust?: unknown; Cookiebot?: unknown }
const view = globalThis as unknown as View;

describe('others on the page', () => {
  beforeEach(async () => {
    await new Promise(resolve => { setTimeout(resolve); }); // the banner of the test before lets go a task later
    answerConsent('unasked');
  });
  after(() => answerConsent('unasked'));

  it('hear of the answer: Google gets a no before and an update after, WordPress by category', async () => {
    const heard: string[] = [];
    view.wp_set_consent = (category: string, value: string) => heard.push(`${category} ${value}`);
    const element = await fixture('<cookie-banner google-consent-mode></cookie-banner>');
    await waitUntil(() => view.dataLayer?.length === 1);
    const [command, kind, state] = Array.from(view.dataLayer![0]!) as [string, string, Record<string, unknown>];
    expect([command, kind]).to.deep.equal(['consent', 'default']);
    expect(state).to.include({ ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied', wait_for_update: 500 });
    expect(Object.prototype.toString.call(view.dataLayer![0])).to.equal('[object Arguments]');
    expect([heard, view.wp_consent_type]).to.deep.equal([[], 'optin']);
    answerConsent('accepted');
    answerConsent('declined');
    const updates = view.dataLayer!.slice(1).map(entry => [entry[1], (entry[2] as Record<string, string>).ad_user_data]);
    expect(updates).to.deep.equal([['update', 'granted'], ['update', 'denied']]);
    expect(heard.filter(said => said.startsWith('marketing'))).to.deep.equal(['marketing allow', 'marketing deny']);
    expect(heard.filter(said => said.startsWith('functional '))).to.deep.equal(['functional allow', 'functional allow']);
    element.remove();
    delete view.wp_set_consent;
  });

  it('may ask instead of the banner: their answer is ours', async () => {
    for (const [platform, answer, type] of [
      ['cookiebot', (isYes: boolean) => { view.Cookiebot = { hasResponse: true, consent: { statistics: isYes, marketing: isYes } }; }, 'CookiebotOnAccept'],
      ['onetrust', (isYes: boolean) => { view.OneTrust = { IsAlertBoxClosed: () => true }; view.OnetrustActiveGroups = isYes ? ',C0001,C0002,C0004,' : ',C0001,'; }, 'OTConsentApplied'],
    ] as const) {
      answerConsent('unasked');
      const element = await fixture<HTMLElementTagNameMap['cookie-banner']>(`<cookie-banner platform="${platform}"></cookie-banner>`);
      await element.updateComplete;
      expect(element.shadowRoot!.querySelector('.banner')).to.equal(null);
      for (const isYes of [true, false]) {
        answer(isYes);
        await waitUntil(() => {
          dispatchEvent(new Event(type)); // heard as soon as the code that listens is there
          return $consent.get() === (isYes ? 'accepted' : 'declined');
        });
      }
      element.remove();
    }
  });

  it('get a receipt of each answer where the site keeps them', async () => {
    const sent: [string, ConsentReceipt][] = [];
    const { sendBeacon } = navigator;
    navigator.sendBeacon = (address, body) => {
      sent.push([String(address), JSON.parse(String(body)) as ConsentReceipt]);
      return true;
    };
    try {
      const element = await fixture('<cookie-banner receipt-endpoint="/receipts"></cookie-banner>');
      await waitUntil(() => {
        if (sent.length === 0) answerConsent('accepted');
        return sent.length > 0;
      });
      element.remove();
    } finally {
      navigator.sendBeacon = sendBeacon;
    }
    expect(new URL(sent[0]![0], location.href).pathname).to.equal('/receipts');
    expect(sent[0]![1]).to.include({ consent: 'accepted', url: location.origin + location.pathname });
  });
});
