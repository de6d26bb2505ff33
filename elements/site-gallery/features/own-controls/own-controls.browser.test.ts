import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../../../test/contract/wait-until.js';
import { captureWarnings, clear, partOf, picture, pictures, put, putGallery, rests } from '../../gallery-page.fixture.test.js';
import '../../site-gallery.js';

afterEach(clear);

const own = (gallery: Element, slot: string) => gallery.querySelector<HTMLElement>(`[slot="${slot}"]`)!;
const isSeen = (node: Element) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && node.getBoundingClientRect().width > 0;
const arrows = '<button slot="previous" hidden>Back</button><button slot="next" hidden>On</button>';
const marked = (controls: readonly Element[]) => controls.flatMap((one, at) => (one.getAttribute('aria-current') === 'true' ? [at] : []));

describe('the author\'s own arrows', () => {
  it('are shown in place of the gallery\'s, change slides, and say where they lead nowhere', async () => {
    const gallery = await putGallery('', pictures(3) + arrows);
    await waitUntil(() => isSeen(own(gallery, 'next')) && isSeen(own(gallery, 'previous')), 'they are shown');
    expect(isSeen(partOf(gallery, 'next')!)).to.equal(false);
    expect([own(gallery, 'previous').ariaDisabled, own(gallery, 'next').ariaDisabled]).to.deep.equal(['true', null]);
    own(gallery, 'next').click();
    await rests(gallery, 1);
    await waitUntil(() => own(gallery, 'previous').ariaDisabled === null, 'there is a way back');
    own(gallery, 'next').click();
    await rests(gallery, 2);
    await waitUntil(() => own(gallery, 'next').ariaDisabled === 'true', 'this is the end');
    gallery.loop = true;
    await waitUntil(() => own(gallery, 'next').ariaDisabled === null, 'there is no end');
    expect(own(gallery, 'next').ariaLabel, 'its own words name it').to.equal(null);
    await expect(gallery).to.be.accessible();
  });

  it('need not be buttons, and get a name where they have none', async () => {
    const gallery = await putGallery('controls="false"', `${pictures(3)}<span slot="next" hidden><svg width="30" height="30"></svg></span>`);
    const next = own(gallery, 'next');
    await waitUntil(() => isSeen(next), 'it is shown');
    expect([next.role, next.tabIndex, next.ariaLabel]).to.deep.equal(['button', 0, 'Next slide']);
    expect(partOf(gallery, 'previous')).to.equal(null);
    next.focus();
    await sendKeys({ press: 'Enter' });
    await rests(gallery, 1);
  });

  it('are as their author wrote them when the gallery goes', async () => {
    const gallery = await putGallery('', pictures(3) + arrows.replace('<button', '<i').replace('Back</button>', '</i>'));
    const [previous, next] = [own(gallery, 'previous'), own(gallery, 'next')];
    await waitUntil(() => isSeen(next), 'they are shown');
    gallery.remove();
    await waitUntil(() => next.hidden, 'the author\'s attribute is back');
    expect([previous, next].map(({ outerHTML }) => outerHTML)).to.deep.equal([
      '<i slot="previous" hidden=""></i>',
      '<button slot="next" hidden="">On</button>',
    ]);
  });

  it('may come late', async () => {
    const gallery = await putGallery('', pictures(3));
    expect(isSeen(partOf(gallery, 'next')!)).to.equal(true);
    gallery.append(put('<button slot="next" hidden>On</button>'));
    await waitUntil(() => isSeen(own(gallery, 'next')), 'it is shown');
    own(gallery, 'next').remove();
    await waitUntil(() => isSeen(partOf(gallery, 'next')!), 'the gallery\'s own again');
  });
});

describe('the author\'s own pagination', () => {
  it('leads to the slides in their order, in place of built-in dots', async () => {
    const gallery = await putGallery('pagination="dots"', `${pictures(3)}<div slot="pagination" hidden>${'<button></button>'.repeat(3)}</div>`);
    const controls = [...own(gallery, 'pagination').children] as HTMLElement[];
    await waitUntil(() => isSeen(own(gallery, 'pagination')), 'it is shown');
    expect(controls.map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Slide 1 of 3', 'Slide 2 of 3', 'Slide 3 of 3']);
    expect([marked(controls), gallery.shadowRoot!.querySelectorAll('.indicator').length]).to.deep.equal([[0], 0]);
    controls[2]!.click();
    await rests(gallery, 2);
    expect(marked(controls)).to.deep.equal([2]);
  });

  it('leads by the hashes of its links', async () => {
    const slides = ['pier', 'dunes', 'reeds'].map(id => picture(id, `id="own-${id}"`)).join('');
    const gallery = await putGallery('', `${slides}<a slot="pagination" href="#own-reeds">Reeds</a><a slot="pagination" href="#own-pier">Pier</a>`);
    const links = [...gallery.querySelectorAll<HTMLElement>('a')];
    await waitUntil(() => marked(links).length > 0, 'it is taken over');
    expect(marked(links)).to.deep.equal([1]);
    links[0]!.click();
    await rests(gallery, 2);
    expect([marked(links), location.hash]).to.deep.equal([[0], '']);
  });

  it('logs a warning without anything to click', async () => {
    const heard = await captureWarnings(async lines => {
      await putGallery('', `${pictures(2)}<p slot="pagination" hidden>Soon</p>`);
      await waitUntil(() => lines.length > 0, 'a warning');
    });
    expect(heard.join()).to.include('slot "pagination" has no button and no link');
  });
});
