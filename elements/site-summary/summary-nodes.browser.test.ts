// Runs in every engine: layout.
import { expect, fixture } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-summary.js';

// Posts as content systems and page builders write them are the items of a summary, in the places of plain articles.

type Summary = HTMLElementTagNameMap['site-summary'];
const words = (at: number) => `<h3><a href="#${at}">Story ${at}</a></h3><p>Words.</p>`;
const image = '<img src="/images/900x600-post" width="900" height="600" alt="">';
const each = (write: (at: number) => string, from = 0, to = 3) => Array.from({ length: to - from }, (_, at) => write(from + at)).join('\n');

/** Three posts each. */
const wrapped: Readonly<Record<string, string>> = {
  'WordPress, latest posts': `<ul class="wp-block-latest-posts__list is-grid columns-3 wp-block-latest-posts">${each(at => `<li>${words(at)}</li>`)}</ul>`,
  'WordPress, query loop': `<div class="wp-block-query is-layout-flow"><h2>News</h2><ul class="columns-3 wp-block-post-template is-layout-grid">${each(at => `<li class="wp-block-post post">${words(at)}</li>`)}</ul><nav class="wp-block-query-pagination"><a href="?page=2">Next</a></nav></div>`,
  'Elementor, posts': `<div class="elementor-widget-container"><div class="elementor-posts-container elementor-posts elementor-grid">${each(at => `<article class="elementor-post elementor-grid-item">${words(at)}</article>`)}</div></div>`,
  'Bootstrap, two rows': `<div class="row">${each(at => `<div class="col-md-4" style="width: 33%; float: left">${words(at)}</div>`, 0, 2)}</div><div class="row"><div class="col-md-4">${words(2)}</div></div>`,
  Webflow: `<div class="w-dyn-list"><div role="list" class="w-dyn-items">${each(at => `<div role="listitem" class="w-dyn-item">${words(at)}</div>`)}</div></div>`,
  'cards in a section': `<section><div class="cards">${each(at => `<div class="card">${words(at)}</div>`)}</div></section>`,
};
/** Items that have lists and boxes in them. */
const single: Readonly<Record<string, readonly [markup: string, count: number]>> = {
  'one card of an image and words': [`<div class="card"><div>${image}</div><div>${words(0)}</div></div>`, 1],
  'one article with tags': [`<article>${words(0)}<ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul></article>`, 1],
  'cards with tags': [each(at => `<div class="card">${words(at)}<ul><li>A</li><li>B</li></ul></div>`), 3],
  'cards of an image and words': [each(at => `<div><div>${image}</div><div>${words(at)}</div></div>`), 3],
  'links': [each(at => `<a href="#${at}">Story ${at}</a>`), 3],
  'an article and a list': [`<article>${words(0)}</article><ul><li>A</li><li>B</li></ul>`, 2],
};

async function place(attributes: string, markup: string): Promise<Summary> {
  const summary = await fixture<Summary>(`<site-summary ${attributes}>${markup}</site-summary>`);
  await waitUntil(() => summary.shadowRoot!.querySelector('.frame'));
  return summary;
}
/** Left edge and width of each title's item, from the summary's own edge. */
const places = (summary: Summary) => [...summary.querySelectorAll('h3')].map(title => {
  const { left, width } = title.getBoundingClientRect();
  return [left - summary.getBoundingClientRect().left, width].map(Math.round).join(' ');
});
const isSeen = (node: Element) => node.checkVisibility();

for (const [editor, markup] of Object.entries(wrapped)) {
  describe(`a summary around posts of ${editor}`, () => {
    for (const design of ['grid', 'list', 'wall', 'carousel']) {
      it(`lays them out as plain articles: ${design}`, async () => {
        const plain = await place(`design="${design}"`, each(at => `<article>${words(at)}</article>`));
        const summary = await place(`design="${design}"`, markup);
        const isAmong = ['carousel', 'wall'].includes(design) && summary.querySelector('h2'); // a heading beside the posts is in the row or columns
        await waitUntil(() => {
          const widths = (found: string[]) => (isAmong ? found.map(one => one.split(' ')[1]) : found);
          expect(widths(places(summary))).to.deep.equal(widths(places(plain)));
          return true;
        });
      });
    }

    it('shows more of them, takes what is added, and gives the markup back', async () => {
      const before = await fixture<HTMLElement>(`<div>${markup}</div>`);
      const summary = await place('page-size="2"', markup);
      const seen = () => [...summary.querySelectorAll('h3')].filter(isSeen).length;
      await waitUntil(() => seen() === 2);
      summary.shadowRoot!.querySelector<HTMLElement>('.more')!.click();
      await waitUntil(() => seen() === 3);
      const last = [...summary.querySelectorAll('h3')].at(-1)!.closest('li, article, [class*="col-"], [role="listitem"], .card')!;
      last.after(last.cloneNode(true), last.cloneNode(true));
      await waitUntil(() => seen() === 4);
      last.nextElementSibling!.remove();
      last.nextElementSibling!.remove();
      summary.remove();
      await waitUntil(() => summary.innerHTML === before.innerHTML);
    });
  });
}

describe('items of a summary', () => {
  for (const [name, [markup, count]] of Object.entries(single)) {
    it(`are the author's own children: ${name}`, async () => {
      const summary = await place('page-size="1"', markup);
      await waitUntil(() => [...summary.children].filter(isSeen).length === 1);
      expect([
        summary.children.length,
        summary.querySelectorAll('[data-site-part]').length,
        !!summary.shadowRoot!.querySelector('.more'),
      ]).to.deep.equal([count, 0, count > 1]);
    });
  }
});
