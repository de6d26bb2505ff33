import { expect } from '@open-wc/testing';
import type { WritableAtom } from 'nanostores';
import { captureConsole } from '../../test/contract/capture-console.js';
import { answerConsent } from '../stores/consent.js';
import { $site, createSite, type Site } from '../stores/site.js';
import { getSessionReplayId, getSessionReplayObstacle } from './session-replay.js';

const options = { feature: 12, experiment: 'replay', variant: 'on' };
const context = { featureFlags: [3, 12], variants: { replay: 'on' } };
const site = $site as WritableAtom<Site>;
const before = site.get();
const { fetch } = window;
let asked: string[];

/** What the service answers from now on; `asked` are the addresses that it was asked by. */
function answer(body: string, status = 200): void {
  asked = [];
  window.fetch = address => {
    asked.push(String(address));
    return Promise.resolve(new Response(body, { status, headers: { 'Content-Type': 'application/json' } }));
  };
}

describe('session replay', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, value: 8 });
    site.set(createSite(context));
    answerConsent('accepted');
    answer('{"data":"visit-1"}');
  });
  afterEach(() => {
    window.fetch = fetch;
    Reflect.deleteProperty(navigator, 'hardwareConcurrency');
    site.set(before);
    answerConsent('unasked');
  });

  it('has an id where the visitor has agreed and the visit is eligible', async () => {
    expect(await getSessionReplayObstacle(options)).to.equal(null);
    expect(await getSessionReplayId(options)).to.equal('visit-1');
    expect(asked.map(address => new URL(address, location.href).pathname)).to.deep.equal(['/api/commerce/fullstory/getId']);
  });

  const rows: [title: string, prepare: () => void, obstacle: string][] = [
    ['before an answer', () => answerConsent('unasked'), 'not allowed'],
    ['after a no', () => answerConsent('declined'), 'not allowed'],
    [
      "where the site's policy forbids it",
      () => site.set(createSite({ ...context, cookieSettings: { isRestrictiveCookiePolicyAbsolute: true } })),
      'not allowed',
    ],
    [
      'for somebody who works on the site',
      () => site.set(createSite({ ...context, authenticatedAccount: { id: 'a' }, websiteRoles: [1] })),
      'not allowed',
    ],
    ['on a lock screen', () => site.set(createSite({ ...context, pageType: 103 })), 'not allowed'],
    ['without the feature', () => site.set(createSite({ ...context, featureFlags: [3] })), 'feature off'],
    ['in another variant', () => site.set(createSite({ ...context, variants: { replay: 'off' } })), 'other variant'],
    ['without the experiment', () => site.set(createSite({ ...context, variants: {} })), 'other variant'],
    [
      'on a device with two cores',
      () => Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, value: 2 }),
      'too few cores',
    ],
    [
      'in a browser that does not tell its cores',
      () => Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, value: undefined }),
      'too few cores',
    ],
  ];
  for (const [title, prepare, obstacle] of rows) {
    it(`has none and sends no request ${title}`, async () => {
      prepare();
      expect([await getSessionReplayObstacle(options), await getSessionReplayId(options), asked]).to.deep.equal([obstacle, null, []]);
    });
  }

  it('has none where the service skips the visit, or answers something else', async () => {
    for (const body of ['{"data":"automated-mock-id"}', '{}', '[]', '{"data":7}']) {
      answer(body);
      expect(await getSessionReplayId(options), body).to.equal(null);
    }
  });

  it('is off if the visitor declined during the request to the service', async () => {
    const id = getSessionReplayId(options);
    answerConsent('declined');
    expect(await id).to.equal(null);
  });

  it('is off if the service fails, and the console reports it', async () => {
    answer('{"error":"No."}', 500);
    const heard = await captureConsole(async () => { expect(await getSessionReplayId(options)).to.equal(null); });
    expect(heard.join()).to.contain('session replay: no id was received');
  });
});
