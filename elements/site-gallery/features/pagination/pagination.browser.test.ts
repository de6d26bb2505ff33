import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../../../test/contract/wait-until.js';
import { clear, partOf, pictures, putGallery, rests } from '../../gallery-page.fixture.test.js';
import '../../site-gallery.js';

afterEach(clear);

const dots = (gallery: Element) => [...gallery.shadowRoot!.querySelectorAll<HTMLButtonElement>('[part="indicator"]')];
const markedDot = (gallery: Element) => dots(gallery).findIndex(dot => dot.getAttribute('aria-current') === 'true');
const done = (gallery: Element) => partOf(gallery, 'progress')!.style.getPropertyValue('--_done');

describe('pagination', () => {
  for (const attributes of ['pagination="dots"', 'indicators']) {
    it(`has named dots that lead to slides: ${attributes}`, async () => {
      const gallery = await putGallery(attributes, pictures(4));
      await waitUntil(() => dots(gallery).length === 4, 'the dots are drawn');
      expect(dots(gallery)[2]!.ariaLabel).to.equal('Slide 3 of 4');
      dots(gallery)[2]!.click();
      await rests(gallery, 2);
      await waitUntil(() => markedDot(gallery) === 2, 'the dot is marked');
      dots(gallery)[2]!.focus();
      await sendKeys({ press: 'ArrowRight' });
      await rests(gallery, 3);
      await waitUntil(() => gallery.shadowRoot!.activeElement === dots(gallery)[3], 'focus goes along');
      await expect(gallery).to.be.accessible();
    });
  }

  it('is a fraction of the steps, in the digits of the language', async () => {
    const gallery = await putGallery('design="carousel" pagination="fraction"', pictures(8), { widthPx: 900 });
    await waitUntil(() => partOf(gallery, 'fraction')?.textContent === '1 / 3', 'three steps of three slides');
    await gallery.next();
    await waitUntil(() => partOf(gallery, 'fraction')!.textContent === '2 / 3', 'the second');
    gallery.lang = 'ar-EG';
    await waitUntil(() => /[\u0660-\u0669]/.test(partOf(gallery, 'fraction')?.textContent ?? ''), 'Arabic digits');
    gallery.lang = 'en';
  });

  for (const dir of ['ltr', 'rtl'] as const) {
    it(`is a bar that fills in the direction of the text: ${dir}`, async () => {
      const gallery = await putGallery('pagination="progress"', pictures(4), { dir });
      await waitUntil(() => partOf(gallery, 'progress') && done(gallery) === '0.25', 'a quarter');
      await gallery.show(3);
      await waitUntil(() => done(gallery) === '1', 'full');
      const bar = partOf(gallery, 'progress')!;
      expect([bar.ariaLabel, bar.role]).to.deep.equal(['Slide 4 of 4', 'img']);
      const origin = parseFloat(getComputedStyle(bar, '::before').transformOrigin);
      expect(origin > 0).to.equal(dir === 'rtl');
      await expect(gallery).to.be.accessible();
    });
  }

  it('changes with its setting, and is not there where all slides are in view', async () => {
    const gallery = await putGallery('pagination="dots" indicators', pictures(3));
    await waitUntil(() => dots(gallery).length === 3, 'dots');
    gallery.pagination = 'fraction';
    await waitUntil(() => partOf(gallery, 'fraction') && dots(gallery).length === 0, 'the fraction alone');
    gallery.pagination = 'none';
    await waitUntil(() => !partOf(gallery, 'fraction') && dots(gallery).length === 3, 'the dots of `indicators`');
    gallery.design = 'grid';
    await waitUntil(() => dots(gallery).length === 0, 'nothing in a grid');
  });
});
