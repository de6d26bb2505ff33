import { expect, fixture } from '@open-wc/testing';
import { readCookie, removeCookie } from '../../core/platform/cookies.js';
import { answerConsent } from '../../core/stores/consent.js';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { dataOf, withBeacons } from './beacons.fixture.test.js';
import type { SiteAnalytics } from './site-analytics.js';
import './site-analytics.js';

const place = (attributes = '') => fixture<SiteAnalytics>(`<site-analytics ${attributes}></site-analytics>`);
const quiet = 'vitals="false" errors="false"';

describe('<site-analytics>', () => {
  beforeEach(() => { answerConsent('unasked'); });
  after(() => { answerConsent('unasked'); });

  it('sends and stores nothing before consent, counts the page after it, and stops at a refusal', () => withBeacons(async sent => {
    const element = await place(quiet);
    await element.track('early');
    const stored = () => localStorage.getItem('site:first-session');
    expect([sent, readCookie('ss_cvr'), stored()]).to.deep.equal([[], null, null]);
    let visit: unknown;
    element.addEventListener('site-visit-start', event => { visit = (event as CustomEvent<unknown>).detail; });
    answerConsent('accepted');
    await waitUntil(() => sent.length > 0);
    expect(sent[0]!.path).to.equal('/api/census/RecordHit');
    const data = dataOf(sent[0]!);
    expect(data).to.include({ url: location.origin + location.pathname, userAgent: navigator.userAgent, localStorageSupported: true });
    expect(new URLSearchParams(sent[0]!.body).get('ss_cvr')).to.match(/^[^|]+(\|[1-9]\d*){4}$/).and.to.equal(readCookie('ss_cvr'));
    expect(visit).to.include({ isFirstLanding: true, isFirstSession: true, sessionId: readCookie('ss_cvt') });
    expect(stored()).to.equal(readCookie('ss_cvt'));
    await element.track('size-chart', { size: 'M' });
    expect([sent[1]!.path, new URLSearchParams(sent[1]!.body).get('event'), dataOf(sent[1]!).size]).to.deep.equal([
      '/api/events/RecordEvent',
      'size-chart',
      'M',
    ]);
    answerConsent('declined');
    expect([readCookie('ss_cvr'), readCookie('ss_cvt'), stored()]).to.deep.equal([null, null, null]);
    await element.track('late');
    expect(sent.length).to.equal(2);
  }));

  it('counts a returning visitor as the same one', () => withBeacons(async sent => {
    document.cookie = 'ss_cvr=abc|5|6|7|3; Path=/';
    answerConsent('accepted');
    document.cookie = 'ss_cvr=abc|5|6|7|3; Path=/';
    removeCookie('ss_cvt');
    const element = await place(quiet);
    await waitUntil(() => sent.length > 0);
    const [id, first, previous, , visits] = readCookie('ss_cvr')!.split('|');
    expect([id, first, previous, visits]).to.deep.equal(['abc', '5', '7', '4']);
    element.remove();
  }));

  it('sends events of a schema with their id, and warns of fields of a wrong type', () => withBeacons(async sent => {
    answerConsent('accepted');
    const element = await place(`${quiet} page-views="false"`);
    const heard = await captureConsole(async () => {
      await element.trackSchema('cart_click', { action: 5, actor: 'visitor', color: 'blue' });
      await waitUntil(() => sent.length > 0);
    });
    expect(heard).to.deep.equal(['<site-analytics>: event field action is a number; expected a text; it is left out.']);
    const event = JSON.parse(sent[0]!.body) as { analyticsId: string; commonData: Record<string, string>; customData: unknown; customSchemaName: string };
    expect(sent[0]!.path).to.equal('/api/v1/events');
    expect([event.customSchemaName, event.customData, event.commonData.actor, event.commonData.event_source]).to.deep.equal([
      'cart_click',
      { color: 'blue' },
      'visitor',
      'WEB',
    ]);
    expect(event.analyticsId).to.equal(readCookie('ss_analyticsId'));
    answerConsent('declined');
    expect(readCookie('ss_analyticsId')).to.equal(null);
  }));

  it('counts marked buttons when they are seen and pressed', () => withBeacons(async sent => {
    answerConsent('accepted');
    const button = await fixture<HTMLButtonElement>('<button type="button" data-track="book">Book a table</button>');
    const element = await place(`${quiet} page-views="false"`);
    await waitUntil(() => sent.some(({ path }) => path === '/api/census/button-render'));
    button.click();
    const { body } = sent.find(({ path }) => path === '/api/census/button-click')!;
    expect(JSON.parse(body)).to.include({ id: 'book', buttonText: 'Book a table', newWindow: false, context: 1 });
    element.remove();
  }));

  it('counts buttons that come later', () => withBeacons(async sent => {
    answerConsent('accepted');
    const element = await place(`${quiet} page-views="false"`);
    await waitUntil(() => readCookie('ss_cvr') !== null);
    const later = await fixture<HTMLAnchorElement>(
      '<p style="text-align: center"><a href="/visit" target="_blank" data-track="visit" data-size="large">Visit</a></p>',
    );
    await waitUntil(() => sent.some(({ path }) => path === '/api/census/button-render'));
    expect(JSON.parse(sent.find(({ path }) => path === '/api/census/button-render')!.body)).to.include({
      id: 'visit', buttonText: 'Visit', clickthroughUrl: `${location.origin}/visit`, alignment: 'center', size: 'large', newWindow: true, context: 1,
      visitorCookie: readCookie('ss_cvr'), title: document.title,
    });
    later.remove();
    element.remove();
  }));

  it('counts popups that open, close and are signed up in, but none that the page keeps closed', () => withBeacons(async sent => {
    answerConsent('accepted');
    const element = await place(`${quiet} page-views="false"`);
    await waitUntil(() => readCookie('ss_cvr') !== null);
    const popup = Object.assign(document.createElement('site-popup'), {
      id: 'letters',
      version: 3,
      overlayStyle: 'dark',
      slideType: 'popup-overlay',
      displayFrequency: 7,
    });
    const form = document.createElement('form');
    popup.append(form);
    document.body.append(popup);
    const tell = (node: Element, type: string, detail?: object) =>
      node.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable: true, detail }));
    const overlays = () => sent.filter(({ path }) => path === '/api/census/overlay').map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    popup.addEventListener('site-popup-open', event => event.preventDefault(), { once: true });
    tell(popup, 'site-popup-open');
    tell(popup, 'site-popup-open');
    tell(form, 'site-form-success');
    tell(document.body, 'site-form-success');
    tell(popup, 'site-popup-close', { reason: 'signup' });
    await waitUntil(() => overlays().length >= 3);
    expect(overlays().map(({ event, reason }) => [event, reason])).to.deep.equal([['render', undefined], ['submit', undefined], ['close', 'signup']]);
    expect(overlays()[0]).to.include({
      id: 'letters',
      version: 3,
      overlayStyle: 'dark',
      slideType: 'popup-overlay',
      displayFrequency: 7,
      context: 2,
      visitorCookie: readCookie('ss_cvr'),
    });
    popup.remove();
    element.remove();
  }));

  it('counts products in a quick view by their ID, without a body, until a refusal', () => withBeacons(async sent => {
    answerConsent('accepted');
    const element = await place(`${quiet} page-views="false"`);
    await waitUntil(() => readCookie('ss_cvr') !== null);
    const look = (id: unknown) => document.body.dispatchEvent(new CustomEvent('site-quick-view-open', { bubbles: true, composed: true, detail: { id } }));
    for (const id of ['mug/1', 7, '']) look(id);
    await waitUntil(() => sent.length > 0);
    expect(sent).to.deep.equal([{ path: '/api/census/RecordQuickView/mug%2F1', body: '' }]);
    answerConsent('declined');
    look('bowl');
    await Promise.resolve();
    expect(sent.length).to.equal(1);
    element.remove();
  }));

  it('reports errors of elements with their settings, ten thousand throws as one, before consent and without its cookie', () => withBeacons(async sent => {
    const element = await place('vitals="false"');
    await element.log('note', 1); // its code is there now
    const broken = await fixture('<div tabindex="0" data-x="1"></div>');
    const error = new Error('cannot draw');
    for (let times = 0; times < 10_000; times++)
      broken.dispatchEvent(new CustomEvent('site-error', { detail: { tag: 'site-form', error }, bubbles: true, composed: true }));
    element.remove(); // as when the page is left
    await waitUntil(() => sent.some(({ path }) => path === '/api/events/RecordJavascriptErrors'));
    const entries = JSON.parse(sent.find(({ path }) => path === '/api/events/RecordJavascriptErrors')!.body) as { data: string }[];
    expect(entries.length).to.equal(1);
    const { message, custom } = JSON.parse(entries[0]!.data) as { message: string; custom: Record<string, unknown> };
    expect([message, custom.count, custom.element]).to.deep.equal(['Error: cannot draw', 10_000, 'site-form']);
    expect(String(custom.settings)).to.contain('"data-x":"1"');
    expect(sent.filter(({ path }) => path === '/api/events/Trace').length).to.equal(1);
    expect(readCookie('ss_cvr')).to.equal(null);
  }));
});
