import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../../../test/contract/wait-until.js';
import { captureWarnings, clear, listen, partOf, picture, pictures, put, putGallery, rests } from '../../gallery-page.fixture.test.js';
import type { SiteGallery } from '../../site-gallery.js';
import '../../site-gallery.js';

afterEach(() => {
  clear();
  history.replaceState(null, '', location.pathname + location.search);
});

const tagged = (...tags: string[]) => tags.map((tag, at) => picture(`Picture ${at + 1}`, `data-tags="${tag}" id="slide-${at + 1}"`)).join('');
const buttons = (gallery: Element) => [...gallery.shadowRoot!.querySelectorAll<HTMLButtonElement>('[part="tag"]')];
const labels = (gallery: Element) => buttons(gallery).map(({ textContent }) => textContent);
const pressed = (gallery: Element) => buttons(gallery).filter(button => button.ariaPressed === 'true').map(({ textContent }) => textContent).join();
const press = (gallery: Element, label: string) => buttons(gallery).find(({ textContent }) => textContent === label)!.click();
/** The slides that are drawn, by their numbers. */
const drawn = (gallery: Element) => [...gallery.querySelectorAll('img')]
  .filter(image => image.getBoundingClientRect().width > 0).map(({ alt }) => Number(alt.split(' ')[1]));
const draws = (gallery: Element, ...slides: number[]) => waitUntil(() => String(drawn(gallery)) === String(slides), `slides ${slides} are drawn`);
const said = (gallery: Element) => gallery.shadowRoot!.querySelector('[role="status"]')!.textContent;
const more = (gallery: Element) => partOf(gallery, 'more');

describe('a filter', () => {
  const slides = tagged('Sea', 'Marsh, Birds', 'sea', 'Birds', '');

  it('has a button for each tag, and shows the slides with the one that is pressed', async () => {
    const gallery = await putGallery('design="grid" filter', slides);
    await waitUntil(() => buttons(gallery).length > 0, 'the buttons are drawn');
    expect([labels(gallery), pressed(gallery)]).to.deep.equal([['All', 'Sea', 'Marsh', 'Birds'], 'All']);
    buttons(gallery)[1]!.focus();
    await sendKeys({ press: 'Enter' });
    await draws(gallery, 1, 3);
    await waitUntil(() => pressed(gallery) === 'Sea' && said(gallery) === 'Sea: Showing 2 of 2', 'the button is marked, the change announced');
    expect(gallery.shadowRoot!.activeElement).to.equal(buttons(gallery)[1]);
    await expect(gallery).to.be.accessible();
    press(gallery, 'Birds');
    await draws(gallery, 2, 4);
    press(gallery, 'All');
    await draws(gallery, 1, 2, 3, 4, 5);
  });

  it('leaves a slideshow with the slides that are shown, at the first of them', async () => {
    const gallery = await putGallery('filter counter thumbnails', slides);
    await waitUntil(() => buttons(gallery).length > 0, 'the buttons are drawn');
    await gallery.show(4);
    await rests(gallery, 4);
    const heard = listen(gallery);
    press(gallery, 'Birds');
    await draws(gallery, 2);
    await waitUntil(() => partOf(gallery, 'counter')?.textContent === '1 / 2', 'two are left');
    expect([gallery.current, heard]).to.deep.equal([0, ['site-slide-change 4>0']]);
    await waitUntil(() => gallery.shadowRoot!.querySelectorAll('[part="thumbnail"]').length === 2, 'thumbnails of two');
    await gallery.next();
    await draws(gallery, 4);
    press(gallery, 'All');
    await waitUntil(() => gallery.current === 3, 'the slide stays, where it is among all');
    await draws(gallery, 4);
  });

  it('knows slides that come late, also in a list', async () => {
    const gallery = await putGallery(
      'design="grid" filter',
      `<ul>${['a', 'b'].map((tag, at) => `<li data-tags="${tag}">${picture(`Picture ${at + 1}`)}</li>`).join('')}</ul>`,
    );
    await waitUntil(() => labels(gallery).join() === 'All,a,b', 'two tags');
    press(gallery, 'b');
    await draws(gallery, 2);
    const late = document.createElement('li');
    late.dataset.tags = 'c, B';
    late.append(put(picture('Picture 3')));
    gallery.querySelector('ul')!.append(late);
    await draws(gallery, 2, 3);
    await waitUntil(() => labels(gallery).join() === 'All,a,b,c', 'three tags');
    gallery.filter = false;
    await draws(gallery, 1, 2, 3);
    await waitUntil(() => buttons(gallery).length === 0, 'no buttons');
  });

  it('logs a warning if no slide has tags', async () => {
    const heard = await captureWarnings(async lines => {
      await putGallery('filter', pictures(2));
      await waitUntil(() => lines.length > 0, 'a warning');
    });
    expect(heard.join()).to.include('filter finds no tags');
  });
});

describe('a gallery that loads more', () => {
  const grid = (count: number, attributes = 'load-more="2"') => putGallery(`design="grid" ${attributes}`, pictures(count));

  it('shows a first set, then more, and moves the focus to the first new one when its button disappears', async () => {
    const gallery = await grid(5);
    await draws(gallery, 1, 2);
    await waitUntil(() => more(gallery), 'there is more');
    more(gallery)!.focus();
    more(gallery)!.click();
    await draws(gallery, 1, 2, 3, 4);
    await waitUntil(() => said(gallery) === 'Showing 4 of 5', 'it is announced');
    expect(gallery.shadowRoot!.activeElement).to.equal(more(gallery));
    more(gallery)!.click();
    await draws(gallery, 1, 2, 3, 4, 5);
    await waitUntil(() => !more(gallery), 'that is all');
    expect(document.activeElement).to.equal(gallery.children[4]);
  });

  it('shows all in a slideshow, if all fit, and on request', async () => {
    const gallery = await grid(3);
    await draws(gallery, 1, 2);
    gallery.loadMore = 3;
    await draws(gallery, 1, 2, 3);
    await waitUntil(() => !more(gallery), 'there is no more');
    gallery.loadMore = 1;
    await draws(gallery, 1);
    gallery.design = 'list';
    await draws(gallery, 1);
    gallery.loadMore = null;
    await draws(gallery, 1, 2, 3);
  });

  it('goes together with a filter', async () => {
    const gallery = await putGallery('design="grid" filter load-more="1"', tagged('a', 'b', 'a', 'b'));
    await draws(gallery, 1);
    await waitUntil(() => buttons(gallery).length === 3, 'the tags of all');
    press(gallery, 'b');
    await draws(gallery, 2);
    more(gallery)!.click();
    await draws(gallery, 2, 4);
    press(gallery, 'All');
    await draws(gallery, 1);
  });

  it('shows the slide that the address names, when it comes and when it changes', async () => {
    history.replaceState(null, '', '#slide-3');
    const gallery = await putGallery('design="grid" filter load-more="2"', tagged('a', 'b', 'a', 'b', 'a', 'b'));
    await waitUntil(() => more(gallery), 'it is attached');
    await draws(gallery, 1, 2, 3, 4);
    press(gallery, 'b');
    await draws(gallery, 2, 4);
    location.hash = 'slide-5';
    await draws(gallery, 1, 2, 3, 4, 5, 6);
    expect(pressed(gallery)).to.equal('All');
  });

  it('leaves the author\'s nodes as they were when it goes', async () => {
    const gallery: SiteGallery = await grid(3);
    const before = pictures(3);
    await draws(gallery, 1, 2);
    gallery.remove();
    await waitUntil(() => !gallery.querySelector('[data-site-unselected]'), 'nothing is left of it');
    const template = document.createElement('template');
    template.innerHTML = before;
    expect([...gallery.children].map(({ attributes }) => attributes.length)).to.deep.equal(
      [...template.content.children].map(({ attributes }) => attributes.length),
    );
  });
});
