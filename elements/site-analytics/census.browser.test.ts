import { expect, fixture, html } from '@open-wc/testing';
import { readCookie } from '../../core/platform/cookies.js';
import { answerConsent } from '../../core/stores/consent.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { dataOf, type Sent, withBeacons } from './beacons.fixture.test.js';
import './site-analytics.js';

const quiet = 'vitals="false" errors="false" presses="false" overlays="false" page-views="false"';

/** What was sent with an event of the census. */
const censusOf = (sent: readonly Sent[], event: number) => sent
  .filter(({ path, body }) => path === '/api/census/RecordHit' && new URLSearchParams(body).get('event') === String(event)).map(dataOf);

/** A page that counts, for a visitor who has agreed; with another response if a test sets one. */
async function place(attributes = '', answer: Parameters<typeof answerConsent>[0] = 'accepted'): Promise<HTMLElement> {
  answerConsent(answer);
  const element = await fixture<HTMLElement>(`<site-analytics ${quiet} ${attributes}></site-analytics>`);
  if (answer === 'accepted') await waitUntil(() => readCookie('ss_cvr') !== null);
  return element;
}

const tell = (node: EventTarget, type: string, detail?: object) =>
  node.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable: true, detail }));

interface Search {
  readonly element: HTMLElement;
  type(): void;
  submit(query: string, results?: number): void;
  show(query: string, total: number): void;
  leaves: boolean;
}

/** A search that is announced as its element does it; the element has tests of its own. */
async function search(): Promise<Search> {
  const element = await fixture<HTMLElement>(html`<div><site-search><form><input type="search"></form></site-search></div>`);
  const form = element.querySelector('form')!;
  const made: Search = {
    element,
    leaves: false,
    type: () => { form.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true, composed: true })); },
    show: (query, total) => { tell(element.querySelector('site-search')!, 'site-search-results', { query, total }); },
    submit(query, results) {
      const native = new Event('submit', { bubbles: true, cancelable: true });
      form.addEventListener('submit', event => {
        if (!tell(element.querySelector('site-search')!, 'site-search-submit', { query }) || !made.leaves) event.preventDefault();
      }, { once: true });
      form.dispatchEvent(native);
      if (results !== undefined) made.show(query, results);
    },
  };
  return made;
}

describe('the census of <site-analytics>', () => {
  beforeEach(() => { answerConsent('unasked'); });
  after(() => { answerConsent('unasked'); });

  it('counts searches once they were sent, with how much was found', () => withBeacons(async sent => {
    await place();
    const { type, submit, show, element } = await search();
    show('from the address', 3);
    type();
    submit(' Salt  glaze ', 4);
    show('salt glaze', 2); // a facet was chosen
    submit('salt glaze', 4);
    type();
    submit('to ada@example.com', 0);
    type();
    tell(element.querySelector('site-search')!, 'site-search-select', { query: 'bow', url: '/bowl' });
    expect(censusOf(sent, 2).map(({ searchQuery, resultCount }) => [searchQuery, resultCount])).to.deep.equal([
      ['Salt glaze', 4],
      ['to [email]', 0],
      ['bow', undefined],
    ]);
    expect(censusOf(sent, 2)[0]).to.include({ url: location.origin + location.pathname });
  }));

  it('counts a search that leads to another page, but none that the page keeps', () => withBeacons(async sent => {
    await place();
    const page = await search();
    page.leaves = true;
    page.element.addEventListener('site-search-submit', event => event.preventDefault(), { once: true });
    page.submit('kept');
    page.submit('bowl');
    expect(censusOf(sent, 2).map(({ searchQuery }) => searchQuery)).to.deep.equal(['bowl']);
  }));

  it('counts how far recordings and videos are played, by their title and address without a query', () => withBeacons(async sent => {
    await place();
    const node = await fixture('<div></div>');
    tell(node, 'site-audio-progress', { index: 0, title: 'Bell', address: 'https://x.example/bell.mp3?key=secret#t=1', percent: 0 });
    tell(node, 'site-video-progress', { title: 'V'.repeat(200), address: '', percent: 75 });
    expect(censusOf(sent, 20).map(({ mediaTitle, mediaUrl, percent }) => [mediaTitle, mediaUrl, percent])).to.deep.equal([
      ['Bell', 'https://x.example/bell.mp3', 0],
    ]);
    expect(censusOf(sent, 21).map(({ mediaTitle, mediaUrl, percent }) => [mediaTitle, mediaUrl, percent])).to.deep.equal([['V'.repeat(100), '', 75]]);
  }));

  it('sends a heartbeat when the page is hidden, with the time that the visitor was active', () => withBeacons(async sent => {
    const { now } = performance;
    let passedMs = 0;
    performance.now = () => now.call(performance) + passedMs;
    try {
      const element = await place();
      await waitUntil(() => readCookie('ss_cvt') !== null);
      passedMs = 7000;
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
      const [heartbeat] = censusOf(sent, 10);
      expect(heartbeat!.engagedSeconds).to.be.at.least(7);
      expect(heartbeat).to.include({ url: location.origin + location.pathname });
      expect(new URLSearchParams(sent.at(-1)!.body).get('ss_cvr')).to.equal(readCookie('ss_cvr'));
      element.remove();
    } finally {
      performance.now = now;
      Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    }
  }));

  /** Everything that could be counted. */
  async function doAll(): Promise<void> {
    const { type, submit } = await search();
    type();
    submit('bowl', 4);
    for (const kind of ['audio', 'video']) tell(document.body, `site-${kind}-progress`, { index: 0, title: 'Bell', address: '', percent: 0 });
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  }

  for (const answer of ['unasked', 'declined'] as const) {
    it(`counts nothing where the visitor has ${answer === 'unasked' ? 'not answered' : 'declined'}`, () => withBeacons(async sent => {
      await place('', answer);
      await doAll();
      expect(sent).to.deep.equal([]);
    }));
  }

  it('counts nothing after a refusal', () => withBeacons(async sent => {
    await place();
    answerConsent('declined');
    await doAll();
    expect(sent).to.deep.equal([]);
  }));

  it('counts nothing that the page does not want', () => withBeacons(async sent => {
    await place('heartbeats="false" searches="false" media="false"');
    await doAll();
    expect(sent).to.deep.equal([]);
  }));
});
