import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { waitUntil } from '../../../../test/contract/wait-until.js';
import { clear, inside, link, opened, putLightbox, rests } from '../../lightbox-page.fixture.test.js';
import { putWith, tool } from '../toolbar-page.fixture.test.js';
import '../../site-lightbox.js';

before(() => setViewport({ width: 1000, height: 700 }));
afterEach(clear);

describe('thumbnails', () => {
  const many = [...'abcdefghijklmnopqrstuvwxyz'].map(name => link(name)).join('');
  const thumbnailsOf = (lightbox: Element) => [...lightbox.shadowRoot!.querySelectorAll<HTMLButtonElement>('.strip > button')];
  const currentOf = (lightbox: Element) => thumbnailsOf(lightbox).findIndex(one => one.ariaCurrent === 'true' || one.getAttribute('aria-current') === 'true');
  const isInView = (lightbox: Element, index: number) => {
    const strip = inside(lightbox, '.strip')!.getBoundingClientRect();
    const { left, right } = thumbnailsOf(lightbox)[index]!.getBoundingClientRect();
    return left >= strip.left && right <= strip.right;
  };

  for (const dir of ['ltr', 'rtl']) {
    it(`mark the current slide and bring it into view: ${dir}`, async () => {
      const lightbox = await putLightbox('controls="thumbnails"', many, dir);
      await opened(lightbox);
      const all = thumbnailsOf(lightbox);
      expect([all.length, currentOf(lightbox), isInView(lightbox, 25)]).to.deep.equal([26, 0, false]);
      expect([all[1]!.ariaLabel, all[1]!.querySelector('img')!.loading, all[1]!.querySelector('img')!.src.includes('/images/b?format=')])
        .to.deep.equal(['Picture 2 of 26: Picture b', 'lazy', true]);
      await lightbox.show(25);
      await rests(lightbox, 'z');
      await waitUntil(() => currentOf(lightbox) === 25 && isInView(lightbox, 25));
      all[24]!.click();
      await rests(lightbox, 'y');
      await waitUntil(() => currentOf(lightbox) === 24);
    });
  }

  it('are one stop of Tab, and arrows lead the focus with the slide', async () => {
    const lightbox = await putWith('thumbnails');
    expect(thumbnailsOf(lightbox).map(one => one.tabIndex)).to.deep.equal([0, -1, -1]);
    thumbnailsOf(lightbox)[0]!.focus();
    await sendKeys({ press: 'ArrowRight' });
    await rests(lightbox, 'b');
    await waitUntil(() => lightbox.shadowRoot!.activeElement === thumbnailsOf(lightbox)[1]);
    await sendKeys({ press: 'End' });
    await rests(lightbox, 'c');
    await waitUntil(() => lightbox.shadowRoot!.activeElement === thumbnailsOf(lightbox)[2]);
  });

  it('take room from the pictures, and give it back when they are hidden', async () => {
    const lightbox = await putWith('thumbnails');
    const bottom = () => inside(lightbox, '.area')!.getBoundingClientRect().bottom;
    const before = bottom();
    const height = inside(lightbox, '.picture')!.getBoundingClientRect().height;
    expect(inside(lightbox, '.strip')!.getBoundingClientRect().top >= before).to.equal(true);
    tool(lightbox, 'thumbnails')!.click();
    await waitUntil(() => !inside(lightbox, '.strip') && tool(lightbox, 'thumbnails')!.ariaExpanded === 'false');
    expect(bottom() - before).to.equal(80);
    await waitUntil(() => inside(lightbox, '.slide:not([inert]) .picture')!.getBoundingClientRect().height > height, 'the picture is larger');
    tool(lightbox, 'thumbnails')!.click();
    await waitUntil(() => inside(lightbox, '.strip'));
    expect(bottom()).to.equal(before);
  });

  it('are hidden in a low window, which the pictures fill', async () => {
    await setViewport({ width: 800, height: 400 });
    try {
      const lightbox = await putWith('thumbnails');
      expect([getComputedStyle(inside(lightbox, '.strip')!).display, getComputedStyle(tool(lightbox, 'thumbnails')!).display]).to.deep.equal(['none', 'none']);
      expect(inside(lightbox, '.area')!.getBoundingClientRect().bottom).to.equal(400);
    } finally {
      await setViewport({ width: 1000, height: 700 });
    }
  });

  it('of words and videos are a number and a mark', async () => {
    const lightbox = await putWith(
      'thumbnails',
      '',
      `${link('a')} <a href="/images/b.jpg">Words</a> <a href="/site/tide.webm"><img src="/images/c?format=300w" width="90" height="60" alt="Video"></a>`,
    );
    const [, words, third] = thumbnailsOf(lightbox);
    expect([words!.textContent, words!.ariaLabel, third!.dataset.type]).to.deep.equal(['2', 'Picture 2 of 3', 'video']);
  });

  it('that do not load are their number, without the browser\'s icon', async () => {
    const missing = '<a href="/missing/large.jpg"><img src="/missing/small.jpg" width="90" height="60" alt="Missing"></a>';
    const lightbox = await putWith('thumbnails', '', `${link('a')} ${missing}`);
    await waitUntil(() => thumbnailsOf(lightbox)[1]!.textContent === '2', 'the number is shown');
    expect(thumbnailsOf(lightbox).map(one => !!one.querySelector('img'))).to.deep.equal([true, false]);
  });
});
