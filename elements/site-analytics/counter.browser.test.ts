import { expect, fixture } from '@open-wc/testing';
import { answerConsent } from '../../core/stores/consent.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import type { SiteAnalytics } from './site-analytics.js';
import './site-analytics.js';

// Counting without cookies: what is requested, and that nothing is stored.

interface Request { readonly path: string; readonly body: Record<string, unknown>; readonly init: RequestInit }

/** Acts in a browser that no program operates, on a page of its own path. */
async function withRequests(act: (sent: Request[]) => Promise<void>): Promise<void> {
  const { fetch } = window;
  const own = location.pathname + location.search;
  const sent: Request[] = [];
  Object.defineProperty(navigator, 'webdriver', { value: false, configurable: true });
  window.fetch = (address, init) => {
    const { pathname } = new URL(String(address), location.href);
    if (!pathname.startsWith('/api/')) return fetch(address, init);
    sent.push({ path: pathname, body: JSON.parse(String(init!.body)) as Record<string, unknown>, init: init! });
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  try {
    await act(sent);
  } finally {
    window.fetch = fetch;
    delete (navigator as { webdriver?: boolean }).webdriver;
    history.replaceState(null, '', own);
  }
}

let page = 0;
/** A path that was not counted yet. */
const openPath = () => history.replaceState(null, '', `/counted/${page += 1}`);
const place = (attributes = 'counter="all"') => fixture<SiteAnalytics>(`<site-analytics vitals="false" errors="false" ${attributes}></site-analytics>`);
const stored = () => [document.cookie, localStorage.length, sessionStorage.length];
const setSignal = (name: string, value: unknown) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  return () => delete (navigator as unknown as Record<string, unknown>)[name];
};

/** An element that was removed ends in a task of its own: a moved one continues. */
const unmounted = () => new Promise(resolve => { setTimeout(resolve); });

describe('<site-analytics counter>', () => {
  beforeEach(async () => {
    await unmounted(); // of the test before
    answerConsent('unasked');
  });

  it('counts a page view before consent, without cookies and without an id', () => withRequests(async sent => {
    openPath();
    const before = stored();
    await place();
    await waitUntil(() => sent.length > 0);
    const [{ path, body, init }] = sent as [Request];
    expect(path).to.equal('/api/count');
    expect(init).to.include({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer', mode: 'no-cors' });
    expect(init.headers).to.equal(undefined);
    expect(body).to.include({ event: 'view', page: location.pathname });
    expect(['event', 'page', 'device', 'language', 'isEntry', 'from', 'referrer', 'campaign']).to.include.members(Object.keys(body));
    expect(stored()).to.deep.equal(before);
  }));

  it('is off by default, and for a visitor who objects', () => withRequests(async sent => {
    for (const [attributes, prepare] of [
      ['', () => () => true],
      ['counter="unless-declined"', () => setSignal('globalPrivacyControl', true)],
      ['counter="unless-declined"', () => setSignal('doNotTrack', '1')],
      ['counter="all"', () => setSignal('webdriver', true)],
      ['counter="unless-declined"', () => (answerConsent('declined'), () => true)],
    ] as const) {
      openPath();
      const undo = prepare();
      const element = await place(attributes);
      await import('./counter.js');
      expect(sent).to.deep.equal([]);
      element.remove();
      await unmounted();
      undo();
      Object.defineProperty(navigator, 'webdriver', { value: false, configurable: true });
    }
    expect(sent).to.deep.equal([]);
  }));

  it('counts all others, also those who decline where the owner has chosen all', () => withRequests(async sent => {
    openPath();
    answerConsent('declined');
    await place();
    await waitUntil(() => sent.length === 1);
  }));

  it('stops when the visitor declines', () => withRequests(async sent => {
    openPath();
    await place('counter="unless-declined"');
    const button = await fixture<HTMLButtonElement>('<button type="button" data-track="book">Book</button>');
    await waitUntil(() => sent.length === 1);
    button.click();
    answerConsent('declined');
    button.click();
    expect(sent.map(({ body }) => body.event)).to.deep.equal(['view', 'press']);
  }));

  it('counts the next page of an application, with the page before', () => withRequests(async sent => {
    if (!('navigation' in window)) return;
    openPath();
    const before = location.pathname;
    await place();
    await waitUntil(() => sent.length === 1);
    history.pushState(null, '', `/counted/next/${page}`);
    await waitUntil(() => sent.length === 2);
    expect(sent[1]!.body).to.include({ event: 'view', page: location.pathname, from: before });
    expect(sent[1]!.body).not.to.have.any.keys('isEntry');
  }));

  it('counts a page once that holds the element twice, or moves it', () => withRequests(async sent => {
    openPath();
    const element = await place();
    await place();
    const button = await fixture<HTMLButtonElement>('<button type="button" data-track="twice">Book</button>');
    await waitUntil(() => sent.length === 1);
    document.body.append(element);
    await new Promise(requestAnimationFrame);
    button.click();
    await waitUntil(() => sent.length === 2);
    expect(sent.map(({ body }) => [body.event, body.name])).to.deep.equal([['view', undefined], ['press', 'twice']]);
    element.remove();
  }));

  it('counts clicks, submitted forms, searches without results, recordings and missing pages', () => withRequests(async sent => {
    openPath();
    const link = await fixture<HTMLAnchorElement>('<a href="#x" data-track="book">Book</a>');
    const search = await fixture<HTMLElement>('<site-search></site-search>');
    await place();
    await waitUntil(() => sent.length === 1);
    const emit = (type: string, detail: object, target: EventTarget = document.body) => target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
    link.addEventListener('click', event => event.preventDefault());
    link.click();
    emit('site-form-success', { formId: 'contact', values: { email: 'ada@example.com' } });
    search.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    emit('site-search-results', { query: 'ada@example.com glaze', total: 0 }, search);
    search.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    emit('site-search-results', { query: 'bowl', total: 3 }, search);
    emit('site-audio-progress', { title: '', address: 'https://x.example/bell.mp3?key=1', percent: 50 });
    expect(sent.slice(1).map(({ body }) => `${String(body.event)} ${String(body.name)}`)).to.deep.equal([
      'press book', 'submission contact', 'search [email] glaze', 'media audio 50%: bell.mp3',
    ]);
  }));
});
