import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../../../test/contract/wait-until.js';
import { boxes, clear, listen, partOf, pictures, putGallery, rests, trackOf } from '../../gallery-page.fixture.test.js';
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

  for (const [attributes, dir] of [['', 'ltr'], ['', 'rtl'], ['orientation="vertical"', 'ltr']] as const) {
    it(`has one line of dots, with the current one in its middle: ${attributes || dir}`, async () => {
      const gallery = await putGallery(`pagination="dots" ${attributes}`, pictures(60), { widthPx: 340, dir });
      await waitUntil(() => dots(gallery).length === 60, 'the dots are drawn');
      const side = attributes ? 'top' : 'left';
      const isWholly = (dot: Element) => {
        const [box, line] = [dot.getBoundingClientRect(), partOf(gallery, 'indicators')!.getBoundingClientRect()];
        return box.left > line.left - 1 && box.right < line.right + 1 && box.top > line.top - 1 && box.bottom < line.bottom + 1;
      };
      const expectLine = (index: number) => waitUntil(() => {
        const seen = dots(gallery).filter(isWholly);
        return markedDot(gallery) === index && seen.includes(dots(gallery)[index]!) && seen.length < 12;
      }, `dot ${index} is in the line`);
      await expectLine(0);
      await gallery.show(30);
      await expectLine(30);
      const [box, line] = [dots(gallery)[30]!, partOf(gallery, 'indicators')!].map(node => node.getBoundingClientRect());
      expect(Math.abs(box![side] - (line![side] + (attributes ? line!.height : line!.width) / 2))).to.be.below(25);
      const across = new Set(dots(gallery).map(dot => Math.round(dot.getBoundingClientRect()[attributes ? 'left' : 'top'])));
      expect(across.size, 'lines').to.equal(1);
      gallery.parentElement!.style.width = '280px';
      await expectLine(30);
      await waitUntil(() => gallery.show(59), 'it goes on, once it rests');
      await expectLine(59);
    });
  }

  it('has a dot for each step of a carousel, and marks the current one, also between two and at the end', async () => {
    const gallery = await putGallery('design="carousel" pagination="dots"', pictures(8), { widthPx: 900 });
    const inView = () => {
      const box = trackOf(gallery).getBoundingClientRect();
      return boxes(gallery).flatMap(({ left, right }, at) => (left > box.left - 2 && right < box.right + 2 ? [at] : [])).join();
    };
    await waitUntil(() => dots(gallery).length === 3, 'a dot for 0 to 2, 3 to 5, and 5 to 7');
    const heard = listen(gallery);
    const stands = (dot: number, slides: string) =>
      waitUntil(
        () => markedDot(gallery) === dot && inView() === slides,
        `dot ${dot}, slides ${slides}; now dot ${markedDot(gallery)}, slides ${inView()}`,
      );
    await gallery.show(5);
    await stands(2, '5,6,7');
    heard.length = 0;
    dots(gallery)[2]!.click();
    expect(heard, 'it is there already').to.deep.equal([]);
    for (const [dot, slides] of [[1, '3,4,5'], [0, '0,1,2'], [2, '5,6,7']] as const) {
      dots(gallery)[dot]!.click();
      await stands(dot, slides);
    }
    await waitUntil(() => gallery.show(4), 'it rests');
    await stands(1, '4,5,6');
    dots(gallery)[1]!.click();
    await stands(1, '3,4,5');
    await waitUntil(() => gallery.show(7), 'it rests');
    await stands(2, '5,6,7');
  });

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
