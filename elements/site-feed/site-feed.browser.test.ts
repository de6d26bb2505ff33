import { expect, fixture } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-feed.js';

type Feed = HTMLElementTagNameMap['site-feed'];
type Answer = [status: number, body: unknown];

/** Replaces the service: responds in order, when the test allows it, and records the requests. */
async function withService(answers: readonly Answer[], act: (asked: string[], answer: () => void) => Promise<void>): Promise<void> {
  const { fetch } = window;
  const asked: string[] = [];
  const left = [...answers];
  let next: (() => void)[] = [];
  window.fetch = (address, init) => {
    if (!String(address).includes('/api/feeds/')) return fetch(address, init);
    asked.push(String(address));
    const [status, body] = left.shift()!;
    return new Promise(resolve => { next.push(() => resolve(new Response(JSON.stringify(body), { status }))); });
  };
  try {
    await act(asked, () => { next.forEach(each => each()); next = []; });
  } finally {
    window.fetch = fetch;
  }
}

const item = (id: string, more: object = {}) => ({
  id,
  title: `Title ${id}`,
  summary: `Words of ${id}`,
  url: `https://social.example/${id}`,
  date_published: '2026-10-03T10:00:00Z',
  ...more,
});
const page = (ids: string, next_url?: string): Answer => [200, { title: 'Pots', items: [...ids].map(id => item(id)), next_url }];
const cards = (element: Feed) => [...element.shadowRoot!.querySelectorAll<HTMLElement>('[part=post]')];
const links = (element: Feed) => [...element.shadowRoot!.querySelectorAll<HTMLAnchorElement>('.post a')];
const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height);
const is = (element: Feed, state: string) => waitUntil(() => element.matches(`:state(${state})`), `it is ${state}`);

async function place(attributes = 'feed="pots" count="2"'): Promise<Feed> {
  const element = await fixture<Feed>(`<site-feed ${attributes}><p>Follow <a href="/profile">us</a></p></site-feed>`);
  await element.updateComplete;
  return element;
}
const own = (element: Feed) => element.querySelector('p')!;

describe('<site-feed>', () => {
  it("shows posts in the place of the author's content, in the room that was kept for them", () =>
    withService([page('ab', '/api/feeds/pots?offset=2&limit=2')], async (asked, answer) => {
      const element = await place();
      await waitUntil(() => element.shadowRoot!.querySelector('ul.loading'), 'placeholders are there');
      expect(own(element).checkVisibility()).to.equal(false);
      const before = heightOf(element);
      answer();
      await waitUntil(() => cards(element).length === 2, 'posts are there');
      expect(new URL(asked[0]!, location.href).pathname + new URL(asked[0]!, location.href).search).to.equal('/api/feeds/pots?limit=2');
      expect(heightOf(element)).to.equal(before);
      expect(links(element).map(link => [link.textContent, link.href])).to.deep.equal([
        ['Title a', 'https://social.example/a'],
        ['Title b', 'https://social.example/b'],
      ]);
      await expect(element).to.be.accessible();
    }));

  it('takes texts as texts, no address that could run, and pictures of the service alone', () => withService([[200, { items: [
    item('a', { title: '<img src=x onerror=alert(1)>', url: 'javascript:alert(1)', image: 'https://cdn.example/a.jpg' }),
    item('b', { title: '', image: '/feeds/pots/b.webp', _image: { alt: 'A bowl' } }),
  ] }]], async (_, answer) => {
    const element = await place();
    answer();
    await is(element, 'shown');
    await waitUntil(() => cards(element).length === 2, 'posts are there');
    const root = element.shadowRoot!;
    expect(root.querySelector('.title')!.textContent).to.equal('<img src=x onerror=alert(1)>');
    expect([...root.querySelectorAll('.post img')].map(image => [image.getAttribute('src'), image.getAttribute('alt')])).to.deep.equal([
      [`${location.origin}/feeds/pots/b.webp`, 'A bowl'],
    ]);
    expect(links(element).map(link => [link.href, link.textContent!.slice(0, 11)])).to.deep.equal([['https://social.example/b', 'View post: ']]);
  }));

  it("shows the author's content where the feed fails, keeps what is below in its place, and asks again", () =>
    withService([[503, {}], page('ab')], async (_, answer) => {
      const failures: unknown[] = [];
      document.addEventListener('site-feed-error', event => failures.push((event as CustomEvent<unknown>).detail), { once: true });
      const element = await place('feed="pots" count="1" columns="6" design="carousel"');
      await waitUntil(() => element.shadowRoot!.querySelector('ul.loading'), 'placeholders are there');
      const before = heightOf(element);
      answer();
      await is(element, 'failed');
      await waitUntil(() => own(element).checkVisibility(), "the author's content is shown");
      expect([failures, heightOf(element)]).to.deep.equal([[{ status: 503 }], before]);
      element.shadowRoot!.querySelector<HTMLElement>('[data-action=again]')!.click();
      answer();
      await is(element, 'shown');
      await waitUntil(() => !own(element).checkVisibility(), 'posts take its place');
    }));

  it('loads more, moves the focus to the first new post, and announces the number of posts', () =>
    withService([page('ab', '/api/feeds/pots?offset=2&limit=2'), page('bc')], async (asked, answer) => {
      const element = await place();
      answer();
      const button = () => element.shadowRoot!.querySelector<HTMLElement>('[part=more]');
      await waitUntil(button, 'there are more');
      button()!.focus();
      button()!.click();
      answer();
      await waitUntil(() => cards(element).length === 3, 'one more is there, and none twice');
      await waitUntil(() => element.shadowRoot!.activeElement?.textContent === 'Title c', 'the keyboard goes on there');
      expect(asked[1]).to.contain('offset=2&limit=2');
      expect(button()).to.equal(null);
      expect(element.shadowRoot!.querySelector('[role=status]')!.textContent).to.equal('3 posts are shown');
    }));

  it('reports that more could not be loaded, keeps the posts, and requests them again', () =>
    withService([page('ab', '/api/feeds/pots?offset=2&limit=2'), [400, {}], page('c')], async (_, answer) => {
      const element = await place();
      answer();
      const button = () => element.shadowRoot!.querySelector<HTMLElement>('[part=more]');
      await waitUntil(button, 'there are more');
      button()!.click();
      answer();
      await waitUntil(() => button()!.textContent === 'Try again', 'it can be asked for again');
      expect([cards(element).length, element.shadowRoot!.querySelector('[role=status]')!.textContent]).to.deep.equal([
        2,
        'The latest posts could not be loaded.',
      ]);
      button()!.click();
      answer();
      await waitUntil(() => cards(element).length === 3, 'the third is there');
    }));

  it('says what it expects where it has no feed, and leaves the author\'s content', async () => {
    const heard = await captureConsole(async () => {
      const element = await place('');
      expect(own(element).checkVisibility()).to.equal(true);
    });
    expect(heard.join()).to.contain('has no feed; expected the name of a feed');
  });
});
