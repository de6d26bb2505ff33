import { expect, fixture, oneEvent } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { renderElement } from '../../core/element/server.js';
import { summary as definition } from './summary.element.js';
import './site-summary.js';

type Summary = HTMLElementTagNameMap['site-summary'];
const all = <E extends HTMLElement>(summary: Summary, selector: string) => [...summary.shadowRoot!.querySelectorAll<E>(selector)];
const one = <E extends HTMLElement>(summary: Summary, selector: string) => all<E>(summary, selector)[0]!;
const titles = (summary: Summary) => all(summary, '.title').map(({ textContent }) => textContent);
const shown = (summary: Summary) => [...summary.querySelectorAll('article')].filter(({ hidden }) => !hidden).length;

const articles = (count: number) =>
  Array.from({ length: count }, (_, at) => `<article><h3><a href="#${at}">Story ${at}</a></h3><p>Words.</p></article>`).join('');
const items = [
  { title: 'Kiln', url: '/saltmarsh', date: '2026-10-18', author: 'Nora Blyth', excerpt: 'Hot.' },
  { title: 'Clay', url: '/saltmarsh', date: '2026-09-30' },
  { title: 'Tide', url: 'javascript:alert(1)' },
];

async function placeArticles(attributes = '', count = 5): Promise<Summary> {
  const summary = await fixture<Summary>(`<site-summary ${attributes}>${articles(count)}</site-summary>`);
  await waitUntil(() => one(summary, '.frame'));
  return summary;
}

async function place(attributes = ''): Promise<Summary> {
  const summary = await fixture<Summary>(`<site-summary ${attributes}></site-summary>`);
  Object.assign(summary, { items });
  await waitUntil(() => one(summary, '.item'));
  return summary;
}

describe('<site-summary>', () => {
  for (const design of ['wall', 'carousel', 'list', 'grid']) {
    it(`lays out the author's articles as a ${design}, and ours`, async () => {
      const summary = await placeArticles(`design="${design}"`);
      expect(one(summary, `.items.${design} slot`)).to.not.equal(undefined);
      expect(summary.querySelector('article')!.assignedSlot).to.not.equal(null);
      await expect(summary).to.be.accessible();
      const ours = await place(`design="${design}"`);
      expect(titles(ours)).to.deep.equal(['Kiln', 'Clay', 'Tide']);
      await expect(ours).to.be.accessible();
    });
  }

  it('shows of an item what suits its kind, or what the author names', async () => {
    const summary = await place();
    expect(all(summary, '.metadata')[0]!.textContent).to.equal('October 18, 2026By Nora Blyth');
    expect(one<HTMLTimeElement>(summary, 'time').dateTime).to.equal('2026-10-18');
    expect(all(summary, '.title a').length).to.equal(2);
    summary.metadata = 'none';
    summary.excerpt = false;
    summary.readMore = true;
    await waitUntil(() => all(summary, '.metadata').length === 0 && all(summary, '.read-more a').length === 2);
    expect([one(summary, '.read-more a').getAttribute('aria-label'), all(summary, '.excerpt').length]).to.deep.equal(['Read more: Kiln', 0]);
  });

  it('shows more of the author\'s articles, announces it, and moves the focus there', async () => {
    const summary = await placeArticles('page-size="2"');
    await waitUntil(() => shown(summary) === 2);
    const told = oneEvent(summary, 'site-summary-more');
    one(summary, '.more').click();
    expect((await told as CustomEvent).detail).to.deep.equal({ count: 4 });
    expect([shown(summary), document.activeElement]).to.deep.equal([4, summary.querySelectorAll('a')[2]]);
    await waitUntil(() => all(summary, '[role=status]').some(({ textContent }) => textContent === '4 items are shown'));
    one(summary, '.more').click();
    await waitUntil(() => one(summary, '.more') === undefined);
    summary.insertAdjacentHTML('beforeend', articles(2));
    await waitUntil(() => one(summary, '.more'));
    summary.remove();
    await waitUntil(() => shown(summary) === 7);
  });

  it('moves a row by its buttons, to its end and back', async () => {
    const summary = await placeArticles('design="carousel" columns="2"', 6);
    await waitUntil(() => one<HTMLButtonElement>(summary, '.next'));
    const row = one(summary, '.items');
    const [previous, next] = all<HTMLButtonElement>(summary, '.arrow') as [HTMLButtonElement, HTMLButtonElement];
    expect([previous.disabled, next.disabled]).to.deep.equal([true, false]);
    next.click();
    await waitUntil(() => row.scrollLeft > 0 && !previous.disabled);
    row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
    await waitUntil(() => next.disabled);
    row.scrollTo({ left: 0, behavior: 'instant' });
    await waitUntil(() => previous.disabled && !next.disabled);
    await expect(summary).to.be.accessible();
  });

  it('takes a feed with its rest, and asks again after a failure', async () => {
    const { fetch } = window;
    let answer: () => Response = () => new Response('{}', { status: 400, headers: { 'Content-Type': 'application/json' } });
    window.fetch = async () => answer();
    try {
      const summary = await fixture<Summary>('<site-summary feed="/feed.json" page-size="2"><a href="/saltmarsh">The journal</a></site-summary>');
      await captureConsole(() => waitUntil(() => one(summary, '.news button')));
      expect([summary.matches(':state(failed)'), summary.querySelector('a')!.checkVisibility()]).to.deep.equal([true, true]);
      await expect(summary).to.be.accessible();
      answer = () => Response.json({ version: 'https://jsonfeed.org/version/1.1', items: items.slice(0, 2), next_url: '/feed.json?page=2' });
      one(summary, '.news button').click();
      await waitUntil(() => titles(summary).length === 2);
      answer = () => Response.json({ items: items.slice(2) });
      one(summary, '.more').click();
      await waitUntil(() => titles(summary).length === 3);
      expect(one(summary, '.more')).to.equal(undefined);
    } finally {
      window.fetch = fetch;
    }
  });

  it('asks for the rest once, however often more is pressed, and says what of an answer it cannot read', async () => {
    const { fetch } = window;
    let asked = 0;
    let answer!: (response: Response) => void;
    window.fetch = async () => { asked++; return new Promise<Response>(resolve => { answer = resolve; }); };
    try {
      const summary = await fixture<Summary>('<site-summary feed="/posts.json"></site-summary>');
      await waitUntil(() => asked === 1);
      expect(await captureConsole(async () => {
        answer(Response.json({ posts: [{ title: 'One' }, { url: '/x' }, null], next_url: '/posts.json?page=2' }));
        await waitUntil(() => titles(summary).length === 1);
      })).to.deep.equal(['<site-summary>: feed "/posts.json": 2 of 3 have neither title nor image; expected "title" or "image" in each; ignoring them.']);
      one(summary, '.more').click();
      await waitUntil(() => asked === 2);
      one(summary, '.more').click();
      expect(await captureConsole(async () => {
        answer(Response.json({ rows: [] }));
        await waitUntil(() => !one(summary, '.more').hasAttribute('aria-disabled'));
      })).to.deep.equal(['<site-summary>: feed "/posts.json?page=2" has no list; expected "items" of a JSON Feed, "products", "events" or "posts"; showing no more items.']);
      one(summary, '.more').click();
      await waitUntil(() => asked === 3);
      answer(Response.json({ posts: [{ title: 'Two' }] }));
      await waitUntil(() => titles(summary).join() === 'One,Two');
      expect([asked, one(summary, '.more')]).to.deep.equal([3, undefined]);
    } finally {
      window.fetch = fetch;
    }
  });

  it('says what of its settings means nothing', async () => {
    let summary!: Summary;
    await captureConsole(async () => { summary = await place('metadata="date, place"'); });
    expect(all(summary, '.metadata')[0]!.textContent).to.equal('October 18, 2026');
    expect(await captureConsole(async () => {
      summary.metadata = 'none color';
      summary.items = 'a list' as any;
      await summary.updateComplete;
    })).to.deep.equal([
      '<site-summary>: items "a list" is not a list; expected a list of items; showing none of it.',
      '<site-summary>: metadata "color" is unknown; expected date, author, category, location, price or none; showing the others.',
    ]);
  });

  it('shows as many pictures of another service as a connected gallery may have, and says what is more', async () => {
    const { fetch } = window;
    window.fetch = async () => Response.json({ items: Array.from({ length: 30 }, (_, at) => ({ title: `Pot ${at}` })), next_url: '/pots.json' });
    try {
      const summary = await fixture<Summary>('<site-summary kind="gallery" feed="/pots.json"></site-summary>');
      await waitUntil(() => titles(summary).length === 30);
      expect(await captureConsole(async () => {
        one(summary, '.more').click();
        await waitUntil(() => titles(summary).length === 50);
      })).to.deep.equal(['<site-summary>: feed "/pots.json": has 60 pictures in a connected gallery; expected 50 at most; showing the first 50.']);
      await waitUntil(() => one(summary, '.more') === undefined);
    } finally {
      window.fetch = fetch;
    }
  });

  it('shows as many items of the page\'s own as a collection may have, and says what is more; the author\'s nodes all stay', async () => {
    let summary!: Summary;
    const many = Array.from({ length: 251 }, (_, at) => ({ title: `Pot ${at}` }));
    expect(await captureConsole(async () => {
      summary = await fixture<Summary>('<site-summary></site-summary>');
      summary.items = many;
      await waitUntil(() => titles(summary).length === 250);
    })).to.deep.equal(['<site-summary>: items: has 251 items in a collection with an order of its own; expected 250 at most; showing the first 250.']);
    const authored = await placeArticles('', 251);
    expect(shown(authored)).to.equal(251);
  });

  it('links a picture that stands alone', async () => {
    const summary = await fixture<Summary>('<site-summary kind="gallery"></site-summary>');
    Object.assign(summary, { items: [{ image: '/images/kiln-glow', imageText: 'The kiln', url: '/kiln' }, { image: '/images/kiln-glow' }] });
    await waitUntil(() => all(summary, 'img').length === 2);
    expect(all<HTMLAnchorElement>(summary, '.media a').map(link => [link.ariaLabel, link.pathname])).to.deep.equal([['The kiln', '/kiln']]);
    expect(all<HTMLImageElement>(summary, 'img').map(({ alt }) => alt)).to.deep.equal(['The kiln', '']);
    await expect(summary).to.be.accessible();
  });

  it('asks no other site', async () => {
    const { fetch } = window;
    const asked: unknown[] = [];
    window.fetch = async input => { asked.push(input); return Response.json([]); };
    try {
      const heard = await captureConsole(async () => {
        const summary = await fixture<Summary>('<site-summary feed="https://other.example/feed.json"></site-summary>');
        await waitUntil(() => one(summary, '.news button'));
      });
      expect([asked, heard.length]).to.deep.equal([[], 1]);
      expect(heard[0]).to.contain('https://other.example');
    } finally {
      window.fetch = fetch;
    }
  });

  it('is drawn by a server from its items', async () => {
    const html = await renderElement(definition, { items, design: 'list', pageSize: 2 });
    expect(html).to.contain('>Kiln</a>').and.to.contain('October 18, 2026').and.to.contain('Load more');
    expect(html).not.to.contain('>Tide<');
  });
});
