import { expect, fixture } from '@open-wc/testing';
import { readConsent } from '../../../core/consent/consent-cookie.js';
import { $consent, answerConsent, answerPurposes, type ConsentReceipt } from '../../../core/stores/consent.js';
import { $allowedHosts, rememberHost } from '../../../core/embed/allowed-hosts.js';
import { watchWithdrawal } from '../../../core/stores/withdrawal.js';
import { captureConsole } from '../../../test/contract/capture-console.js';
import { waitUntil } from '../../../test/contract/wait-until.js';
import '../cookie-banner.js';

type Ran = typeof globalThis & { ran?: string[] };
const ran = () => (globalThis as Ran).ran ?? [];

const keepsThePage = { isWanted: () => true, canNotify: () => false, notify: () => {}, reload: () => {} };

before(() => watchWithdrawal(keepsThePage, new AbortController().signal)); // a reload would end the tests

describe('scripts that wait for consent', () => {
  it('run in order after consent, each once, with their attributes', async () => {
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

describe('content that waits for a purpose', () => {
  beforeEach(() => answerConsent('unasked'));
  after(() => answerConsent('unasked'));

  it('runs scripts of the allowed purposes alone, and the others once theirs is allowed', async () => {
    delete (globalThis as Ran).ran;
    const push = (name: string) => `(globalThis.ran ??= []).push("${name}")`;
    await fixture(`<div>
      <script type="text/plain" data-consent="marketing">${push('marketing')}</script>
      <script type="text/plain" data-consent="statistics">${push('statistics')}</script>
      <script type="text/plain" data-consent>${push('all')}</script>
      <script type="text/plain" data-consent="never-asked">${push('never')}</script>
      <cookie-banner purposes="statistics marketing"></cookie-banner>
    </div>`);
    answerPurposes({ statistics: true });
    await waitUntil(() => ran().length === 1);
    answerPurposes({ statistics: true, marketing: true });
    await waitUntil(() => ran().length === 3);
    expect(ran()).to.deep.equal(['statistics', 'marketing', 'all']);
  });

  it('loads frames and images of the allowed purposes, and empties them after a withdrawal', async () => {
    const box = await fixture<HTMLElement>(`<div>
      <iframe title="Post" data-consent="marketing" data-src="about:blank#post"></iframe>
      <iframe title="Page" data-consent="marketing" data-src="/images/one.svg"></iframe>
      <img alt="" data-consent="statistics" data-src="/images/one.svg">
      <iframe title="Script" data-consent="marketing" data-src="javascript:parent.ran=['attack']"></iframe>
      <cookie-banner purposes="statistics marketing"></cookie-banner>
    </div>`);
    const sources = () => [...box.querySelectorAll('iframe, img')].map(media => media.getAttribute('src'));
    answerPurposes({ statistics: true });
    await waitUntil(() => sources()[2]);
    expect(sources()).to.deep.equal([null, null, '/images/one.svg', null]);
    answerPurposes({ marketing: true });
    expect(sources()).to.deep.equal([null, '/images/one.svg', null, null]);
    answerPurposes({});
    expect(sources()).to.deep.equal([null, null, null, null]);
  });
});

interface View { dataLayer?: ArrayLike<unknown>[]; __tcfapi?: unknown; wp_has_consent?: unknown; wp_set_consent?: unknown; wp_consent_type?: string; OnetrustActiveGroups?: string; OneTrust?: unknown; Cookiebot?: unknown }
const view = globalThis as unknown as View;

/** Waits until the code that notifies others has loaded, and has run for the existing banners. */
async function bridgesConnected(): Promise<void> {
  await import('./bridges.js');
  await new Promise(resolve => { setTimeout(resolve); });
}

describe('others on the page', () => {
  beforeEach(async () => {
    await new Promise(resolve => { setTimeout(resolve); }); // the banner of the test before lets go a task later
    answerConsent('unasked');
  });
  after(() => answerConsent('unasked'));

  it('receive the answer: Google gets a refusal before and an update after it, WordPress each category', async () => {
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

  it('receive the answer by purpose', async () => {
    const said: string[] = [];
    view.wp_set_consent = (category: string, value: string) => said.push(`${category} ${value}`);
    delete view.dataLayer;
    const element = await fixture('<cookie-banner google-consent-mode purposes="functional statistics marketing"></cookie-banner>');
    await waitUntil(() => view.dataLayer?.length === 1);
    answerPurposes({ statistics: true });
    const [, kind, states] = Array.from(view.dataLayer!.at(-1)!) as [string, string, Record<string, string>];
    expect([kind, states]).to.deep.equal(['update', {
      ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'granted',
      functionality_storage: 'denied', personalization_storage: 'denied',
    }]);
    expect(said).to.deep.equal(['functional allow', 'preferences deny', 'statistics allow', 'statistics-anonymous allow', 'marketing deny']);
    answerConsent('accepted');
    expect((view.dataLayer!.at(-1)![2] as Record<string, string>).ad_user_data).to.equal('granted');
    element.remove();
    delete view.wp_set_consent;
    delete view.dataLayer;
  });

  const warned = async (layer: unknown[], consent: 'unasked' | 'accepted', count: number) => {
    answerConsent(consent);
    view.dataLayer = layer as ArrayLike<unknown>[];
    const before = layer.length;
    const heard = await captureConsole(async () => {
      const element = await fixture<HTMLElementTagNameMap['cookie-banner']>('<cookie-banner google-consent-mode></cookie-banner>');
      await element.updateComplete;
      await waitUntil(() => layer.length - before >= count);
      await bridgesConnected();
      element.remove();
      await bridgesConnected(); // it lets go a task later
    });
    const added = layer.slice(before).map(entry => (Array.from(entry as ArrayLike<unknown>).slice(0, 2)).join(' '));
    return { added, heard: heard.filter(line => line.includes('consent-default.js')) };
  };

  it('Google\'s tag that started before the default is reported and updated; a default that was there first is left', async () => {
    const [theirDefault, config] = [['consent', 'default', {}], ['config', 'G-1']];
    for (const [layer, consent, added, isReported] of [
      [[theirDefault, config], 'unasked', [], false],
      [[theirDefault, config], 'accepted', ['consent update'], false],
      [[['js', new Date()], config], 'accepted', ['consent default', 'consent update'], true],
      [[{ 'gtm.start': 1, 'event': 'gtm.js' }], 'unasked', ['consent default', 'consent update'], false], // the same sentence, said once a page
      [[{ event: 'theirs' }, null], 'unasked', ['consent default'], false],
    ] as const) {
      const { heard, ...found } = await warned([...layer], consent, added.length);
      expect([found.added, heard.length > 0], JSON.stringify(layer)).to.deep.equal([added, isReported]);
    }
    delete view.dataLayer;
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

  /** Each platform: how it says yes or no, as it does on a page, and how a visitor answers again. */
  const speakers: [platform: string, say: (isYes: boolean) => void, event: () => Event | null][] = [
    ['cookiebot', isYes => { view.Cookiebot = { hasResponse: true, consentUTC: new Date(1e12 + Math.random() * 1e9), consent: { statistics: isYes, marketing: isYes } }; }, () => new Event('CookiebotOnDecline')],
    ['onetrust', isYes => { view.OneTrust = { IsAlertBoxClosed: () => true }; view.OnetrustActiveGroups = isYes ? ',C0001,C0002,C0004,' : ',C0001,'; }, () => new Event('OTConsentApplied')],
    ['tcf', isYes => { tell?.({ eventStatus: 'useractioncomplete', purpose: { consents: { 1: isYes, 8: isYes } } }, true); }, () => null],
    ['wordpress', isYes => {
      for (const category of ['statistics', 'marketing']) document.cookie = `wp_consent_${category}=${isYes ? 'allow' : 'deny'}; Path=/`;
      view.wp_consent_type = 'optin';
      view.wp_has_consent = () => document.cookie.includes('wp_consent_marketing=allow');
    }, () => new Event('wp_listen_for_consent_change')],
  ];
  let tell: ((data: unknown, ok: boolean) => void) | undefined;
  const forgetPlatforms = () => {
    for (const category of ['statistics', 'marketing']) document.cookie = `wp_consent_${category}=; Path=/; Max-Age=0`;
    for (const name of ['Cookiebot', 'OneTrust', 'OnetrustActiveGroups', 'wp_consent_type', 'wp_has_consent', '__tcfapi'] as const) delete view[name];
    tell = undefined;
  };
  const connect = async (platform: string) => {
    if (platform === 'tcf') view.__tcfapi = (command: string, _: number, callback: typeof tell) => { if (command === 'addEventListener') tell = callback; };
    return fixture<HTMLElementTagNameMap['cookie-banner']>(`<cookie-banner platform="${platform}"></cookie-banner>`);
  };

  for (const [platform, say, event] of speakers) {
    it(`say no for everything: the first no by ${platform} clears what was always allowed, and so does a later one`, async () => {
      const element = await connect(platform);
      const speak = (isYes: boolean) => {
        say(isYes);
        const heard = event();
        if (heard) (platform === 'wordpress' ? document : globalThis).dispatchEvent(heard);
      };
      try {
        rememberHost('video.example', true);
        await waitUntil(() => {
          speak(false);
          return $consent.get() === 'declined';
        });
        expect([$allowedHosts.get(), readConsent()]).to.deep.equal([[], 'declined']);
        if (platform === 'wordpress') return; // its API dispatches nothing where nothing has changed
        rememberHost('video.example', true);
        speak(false);
        expect($allowedHosts.get()).to.deep.equal([]);
      } finally {
        element.remove();
        forgetPlatforms();
        rememberHost('video.example', false);
      }
    });
  }

  it('repeat an old no with each page, which takes back no later yes to one host', async () => {
    answerConsent('declined');
    rememberHost('video.example', true);
    view.OneTrust = { IsAlertBoxClosed: () => true };
    view.OnetrustActiveGroups = ',C0001,';
    const element = await fixture('<cookie-banner platform="onetrust"></cookie-banner>');
    const receipts: Event[] = [];
    const listening = new AbortController();
    document.addEventListener('site-consent-receipt', event => receipts.push(event), { signal: listening.signal });
    await bridgesConnected();
    dispatchEvent(new Event('OneTrustGroupsUpdated'));
    expect([$allowedHosts.get(), receipts.length]).to.deep.equal([['video.example'], 0]);
    listening.abort();
    element.remove();
    forgetPlatforms();
    rememberHost('video.example', false);
  });

  it('have said nothing before their script is there, and take back nothing by asking again', async () => {
    for (const platform of ['cookiebot', 'onetrust', 'tcf', 'wordpress']) {
      answerConsent('accepted');
      view.wp_has_consent = () => true; // says yes as long as no plugin has defined how it asks
      const element = await fixture(`<cookie-banner platform="${platform}"></cookie-banner>`);
      await bridgesConnected();
      expect([platform, $consent.get()]).to.deep.equal([platform, 'accepted']);
      answerConsent('unasked');
      document.dispatchEvent(new Event('wp_listen_for_consent_change'));
      expect([platform, $consent.get()]).to.deep.equal([platform, 'unasked']);
      element.remove();
      forgetPlatforms();
    }
    view.Cookiebot = { hasResponse: true, consent: { statistics: true, marketing: true } };
    const element = await fixture('<cookie-banner platform="cookiebot"></cookie-banner>');
    await waitUntil(() => $consent.get() === 'accepted');
    view.Cookiebot = { hasResponse: false };
    dispatchEvent(new Event('CookiebotOnDialogDisplay'));
    expect($consent.get()).to.equal('accepted');
    element.remove();
    forgetPlatforms();
  });

  it('get receipts with a token of the page, one for each, where the site asks for them', async () => {
    const sent: Record<string, unknown>[] = [];
    const asked: unknown[] = [];
    let read = 0; // an answer before its token is there requests another one
    const { fetch } = globalThis;
    globalThis.fetch = async (address, init) => {
      if (String(address).endsWith('/receipts')) {
        sent.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
        return new Response(null, { status: 204 });
      }
      if (!String(address).endsWith('/receipt-token')) return fetch(address, init);
      asked.push([init?.credentials, JSON.parse(String(init?.body))]);
      const token = { token: `token ${asked.length}` };
      return Object.assign(new Response(), { json: async () => { read += 1; return token; } });
    };
    try {
      const element = await fixture('<cookie-banner receipt-endpoint="/receipts" receipt-token-endpoint="/receipt-token"></cookie-banner>');
      await waitUntil(() => read === 1);
      answerConsent('declined');
      await waitUntil(() => sent.length === 1 && read === 2);
      answerConsent('accepted');
      await waitUntil(() => sent.length === 2);
      element.remove();
    } finally {
      globalThis.fetch = fetch;
    }
    const tokens = sent.map(({ token }) => token);
    expect(new Set(tokens).size).to.equal(2);
    expect(tokens.every(token => /^token \d$/.test(String(token)))).to.equal(true);
    expect(asked[0]).to.deep.equal(['omit', { url: location.origin + location.pathname }]);
  });

  it('get a receipt of each answer where the site keeps them', async () => {
    const sent: [string, ConsentReceipt][] = [];
    const { fetch } = globalThis;
    globalThis.fetch = async (address, init) => {
      if (!String(address).endsWith('/receipts')) return fetch(address, init);
      sent.push([String(address), JSON.parse(String(init?.body)) as ConsentReceipt]);
      return new Response(null, { status: 204 });
    };
    try {
      const element = await fixture('<cookie-banner receipt-endpoint="/receipts"></cookie-banner>');
      await waitUntil(() => {
        if (sent.length === 0) answerConsent('accepted');
        return sent.length > 0;
      });
      element.remove();
    } finally {
      globalThis.fetch = fetch;
    }
    expect(new URL(sent[0]![0], location.href).pathname).to.equal('/receipts');
    expect(sent[0]![1]).to.include({ consent: 'accepted', url: location.origin + location.pathname });
  });
});
