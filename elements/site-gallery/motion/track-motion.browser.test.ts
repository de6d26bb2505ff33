import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { waitUntil } from '../../../test/contract/wait-until.js';
import { clear, listen, picture, pictures, putGallery, trackOf } from '../gallery-page.fixture.test.js';
import type { SiteGallery } from '../site-gallery.js';
import '../site-gallery.js';

const matchMediaBefore = window.matchMedia;
afterEach(async () => {
  window.matchMedia = matchMediaBefore;
  await sendMouse({ type: 'move', position: [0, 700] });
  clear();
});

const widths = [300, 150, 400, 200, 300, 250, 350, 300];
const uneven = widths.map((width, at) => picture(`Picture ${at + 1}`, `width="${width}" height="200"`)
  .replace('width=\'300\'', `width='${width}'`)).join('');
const isStill = (gallery: Element) => trackOf(gallery).dataset.glide === undefined && trackOf(gallery).dataset.drag === undefined;
const inView = (gallery: Element) => {
  const box = trackOf(gallery).getBoundingClientRect();
  return [...gallery.children].map(slide => {
    const { left, right } = slide.getBoundingClientRect();
    return right > box.left + 2 && left < box.right - 2;
  });
};
const inert = (gallery: Element) => [...gallery.children].map(slide => (slide as HTMLElement).inert);

/** Waits until a slide is current and the row rests, with what is in view not inert and what is not inert. */
async function restsAt(gallery: SiteGallery, index: number): Promise<void> {
  await waitUntil(() => gallery.current === index && isStill(gallery), `slide ${index} is current`);
  await waitUntil(() => inView(gallery).every((isIn, at) => isIn !== inert(gallery)[at]), 'only what is out of view is inert');
}

async function pull(gallery: Element, dx: number): Promise<void> {
  const { left, top, width } = gallery.getBoundingClientRect();
  const [x, y] = [Math.round(left + width * (dx < 0 ? 0.9 : 0.1)), Math.round(top + 60)];
  await sendMouse({ type: 'move', position: [x, y] });
  await sendMouse({ type: 'down' });
  for (const share of [0.25, 0.5, 0.75, 1]) await sendMouse({ type: 'move', position: [x + Math.round(dx * share), y] });
}
const dwell = () => {
  const since = performance.now();
  return waitUntil(() => performance.now() - since > 300, 'it is a long press');
};

describe('a strip', () => {
  for (const [alignment, share] of [['start', 0], ['center', 0.5], ['right', 1]] as const) {
    for (const dir of ['ltr', 'rtl'] as const) {
      it(`brings its current slide to its place: ${alignment}, ${dir}`, async () => {
        const gallery = await putGallery(`design="strip" v-size="6" active-alignment="${alignment}"`, uneven, { dir });
        for (const index of [1, 2, 3]) {
          await gallery.next();
          await restsAt(gallery, index);
          const [box, view] = [gallery.children[index]!, trackOf(gallery)].map(node => node.getBoundingClientRect());
          const start = (rect: DOMRect) => (dir === 'rtl' ? -rect.right : rect.left);
          const away = start(box!) + box!.width * share - start(view!) - view!.width * share;
          expect(Math.abs(away), `slide ${index}`).to.be.below(2);
        }
      });
    }
  }

  it('goes to a neighbour in view by a click, and forward by a click on the current one', async () => {
    const gallery = await putGallery('design="strip" v-size="6" active-alignment="left"', uneven);
    await restsAt(gallery, 0);
    (gallery.children[1] as HTMLElement).click();
    await restsAt(gallery, 1);
    (gallery.children[1] as HTMLElement).click();
    await restsAt(gallery, 2);
  });

  it('follows the visitor\'s scrolling', async () => {
    const gallery = await putGallery('design="strip" v-size="6" active-alignment="left"', uneven);
    const heard = listen(gallery);
    const slide = gallery.children[3]!.getBoundingClientRect().left - trackOf(gallery).getBoundingClientRect().left;
    trackOf(gallery).scrollTo({ left: slide, behavior: 'instant' });
    await restsAt(gallery, 3);
    expect(heard.at(-1)).to.match(/>3$/);
  });

  it('dragged by several slides comes to rest on the nearest', async () => {
    const gallery = await putGallery('design="strip" v-size="6" active-alignment="left"', uneven);
    await pull(gallery, -420);
    await dwell();
    await sendMouse({ type: 'up' });
    await waitUntil(() => gallery.current > 0 && isStill(gallery), 'it has come to rest');
    const away = gallery.children[gallery.current]!.getBoundingClientRect().left - trackOf(gallery).getBoundingClientRect().left;
    expect(Math.abs(away)).to.be.below(2);
    expect(gallery.current).to.be.greaterThan(1);
  });

  for (const [snapPoints, expected] of [['none', 250], ['25%', 300]] as const) {
    it(`rests where snap points ${snapPoints} let it`, async () => {
      const gallery = await putGallery(`design="strip" v-size="6" active-alignment="left" snap-points="${snapPoints}"`, uneven);
      await pull(gallery, -250);
      await dwell();
      await sendMouse({ type: 'up' });
      await waitUntil(() => isStill(gallery) && Math.abs(trackOf(gallery).scrollLeft - expected) < 1, `it rests at ${expected}`);
      expect(await gallery.next(), 'it is free for the next step').to.equal(true);
    });
  }

  it('arrives immediately under reduced motion', async () => {
    window.matchMedia = query => ({ ...matchMediaBefore.call(window, query), matches: query.includes('reduce') });
    const gallery = await putGallery('design="strip" v-size="6" active-alignment="left"', uneven);
    await gallery.next();
    expect(isStill(gallery)).to.equal(true);
    await restsAt(gallery, 1);
  });

  it('keeps its slide when its width changes, and when it is hidden and shown', async () => {
    const gallery = await putGallery('design="strip" v-size="6" active-alignment="left"', uneven);
    await gallery.show(2);
    await restsAt(gallery, 2);
    const away = () => Math.abs(gallery.children[2]!.getBoundingClientRect().left - trackOf(gallery).getBoundingClientRect().left);
    gallery.parentElement!.style.width = '420px';
    await waitUntil(() => trackOf(gallery).clientWidth === 420 && away() < 2, 'it is in its place');
    await restsAt(gallery, 2);
    gallery.hidden = true;
    await waitUntil(() => gallery.offsetWidth === 0);
    gallery.hidden = false;
    await waitUntil(() => gallery.offsetWidth > 0 && away() < 2, 'it is in its place again');
    await restsAt(gallery, 2);
  });
});

describe('a row that goes round', () => {
  for (const [attributes, from, dx, expected] of [
    ['transition="scroll"', 1, 420, 0], ['transition="scroll"', 3, -420, 4], ['transition="scroll"', 0, 420, 4], ['design="carousel"', 3, 420, 0],
  ] as const) {
    it(`is wrapped by a slow drag from its end, and by none that only comes to it: ${attributes}, ${from} to ${expected}`, async () => {
      const gallery = await putGallery(`loop ${attributes}`, pictures(attributes.includes('carousel') ? 9 : 5));
      if (from > 0) await gallery.show(from);
      await waitUntil(() => gallery.current === from && isStill(gallery) && !inert(gallery)[from], 'it rests');
      const heard = listen(gallery);
      await pull(gallery, dx);
      await dwell();
      await sendMouse({ type: 'up' });
      await waitUntil(() => gallery.current === expected && isStill(gallery) && !inert(gallery)[expected], 'it rests where it was dragged to');
      expect(heard.filter(line => line.endsWith(`>${4 - expected}`)), 'it has not been at the other end').to.deep.equal([]);
    });
  }
});

describe('a carousel', () => {
  it('moves by a row, and shows the last one full', async () => {
    const gallery = await putGallery('design="carousel" slides-per-row="3"', pictures(8), { widthPx: 900 });
    await restsAt(gallery, 0);
    expect(inert(gallery)).to.deep.equal([false, false, false, true, true, true, true, true]);
    await gallery.next();
    await restsAt(gallery, 3);
    await gallery.next();
    await restsAt(gallery, 6);
    expect(inert(gallery)).to.deep.equal([true, true, true, true, true, false, false, false]);
    expect(await gallery.next()).to.equal(false);
    await gallery.previous();
    await restsAt(gallery, 3);
  });
});

describe('a row in transition', () => {
  it('stops where the wheel takes it, and comes to rest on a slide', async () => {
    const gallery = await putGallery('transition="scroll"', pictures(5));
    const track = trackOf(gallery);
    await gallery.next();
    await waitUntil(() => track.scrollLeft > 100, 'it moves');
    track.dispatchEvent(new WheelEvent('wheel', { deltaX: 5 }));
    const caught = track.scrollLeft;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    expect(Math.abs(track.scrollLeft - caught)).to.be.below(2);
    await waitUntil(() => isStill(gallery) && track.scrollLeft % 616 < 2, 'it rests');
    expect(await gallery.show(4), 'it is free for the next step').to.equal(true);
  });

  it('is not snapped by the browser until it has arrived', async () => {
    const gallery = await putGallery('transition="scroll"', pictures(5));
    const snapping = () => getComputedStyle(trackOf(gallery)).scrollSnapType;
    expect(snapping()).to.contain('mandatory');
    await gallery.next();
    expect(snapping()).to.equal('none');
    await waitUntil(() => isStill(gallery), 'it rests');
    expect([snapping().includes('mandatory'), Math.round(trackOf(gallery).scrollLeft)]).to.deep.equal([true, 616]);
  });
});
