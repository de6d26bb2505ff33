// The page below a gallery's picture that its address opens in the lightbox.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from './wait-until.js';
import { clear, picture, put, putGallery, rests } from '../../elements/site-gallery/gallery-page.fixture.test.js';
import '../../elements/site-lightbox/site-lightbox.js';
import '../../elements/site-gallery/site-gallery.js';

const start = location.pathname + location.search;
const named = (count: number) =>
  Array.from({ length: count }, (_, at) => picture(`Picture ${at + 1}`, `width="300" height="200" data-slide-id="shared-${at + 1}"`)).join(
    '',
  );

const dialog = () => document.querySelector('site-lightbox')?.shadowRoot?.querySelector('dialog') ?? null;
/** What the open lightbox shows. */
const shown = () => dialog()?.querySelector<HTMLImageElement>('.slide:not([inert]) img')?.alt;
const opensAt = (name: string) => waitUntil(() => dialog()?.matches(':modal') && shown() === name, `${name} is shown large`);
const isInView = (node: Element) => {
  const { top, bottom } = node.getBoundingClientRect();
  return bottom > top && top > -1 && bottom < innerHeight + 1;
};
/** As a link of the page does, such as that of a search result. */
const follow = (hash: string) => {
  const link = put(`<a href="${hash}">Found</a>`);
  link.click();
};
const close = async () => {
  await waitUntil(() => dialog()!.querySelector('[part="close"]'), 'it can be closed');
  await sendKeys({ press: 'Escape' });
  await waitUntil(() => !dialog(), 'it is closed');
};

describe('the address of a picture in a gallery', () => {
  afterEach(async () => {
    clear();
    document.querySelector('site-lightbox')?.remove();
    await waitUntil(() => !dialog(), 'nothing is open');
    history.replaceState(null, '', start);
    scrollTo(0, 0);
  });

  for (const design of ['grid', 'autorows', 'autocolumns', 'list', 'base']) {
    it(`opens the lightbox, and has the page below at the picture: ${design}`, async () => {
      history.replaceState(null, '', '#shared-40');
      const gallery = await putGallery(`design="${design}" lightbox`, named(60));
      await opensAt('Picture 40');
      await waitUntil(() => isInView(gallery.children[39]!), 'it is in view below');
      await close();
      expect(isInView(gallery.children[39]!)).to.equal(true);
    });
  }

  it('opens it each time a link leads there, also to one that was not loaded yet', async () => {
    const gallery = await putGallery('design="grid" load-more="8"', named(60));
    await waitUntil(() => gallery.querySelector('[role="button"]'), 'pictures open the lightbox');
    for (const at of [5, 31]) {
      follow(`#shared-${at}`);
      await opensAt(`Picture ${at}`);
      await waitUntil(() => isInView(gallery.children[at - 1]!), 'it is in view below');
      await close();
    }
  });

  it('has a slideshow go there, too', async () => {
    const gallery = await putGallery('lightbox', named(6));
    await waitUntil(() => gallery.querySelector('[role="button"]'), 'pictures open the lightbox');
    follow('#shared-4');
    await opensAt('Picture 4');
    await close();
    await rests(gallery, 3);
  });

  it('leads to the picture on the page where nothing opens it', async () => {
    history.replaceState(null, '', '#shared-40');
    const gallery = await putGallery('design="grid" lightbox="false"', named(60));
    await waitUntil(() => isInView(gallery.children[39]!) || scrollY > 0, 'the page has scrolled');
    expect([isInView(gallery.children[39]!), dialog()]).to.deep.equal([true, null]);
  });
});
