import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { waitUntil } from '../../../../test/contract/wait-until.js';
import { clear, listen, partOf, picture, pictures, put, putGallery, rests, trackOf } from '../../gallery-page.fixture.test.js';
import type { SiteGallery } from '../../site-gallery.js';
import '../../site-gallery.js';

afterEach(clear);

const status = (gallery: Element) => gallery.shadowRoot!.querySelector('[role="status"]')!.textContent;
const bothRest = (index: number, ...galleries: SiteGallery[]) => Promise.all(galleries.map(gallery => rests(gallery, index)));

describe('two linked galleries', () => {
  for (const [title, names] of [['the other', ['', 'linked="main"']], ['each other', ['linked="strip"', 'linked="#main"']]] as const) {
    it(`that name ${title} are at the same slide, whichever changes`, async () => {
      const main = await putGallery(`id="main" ${names[0]}`, pictures(5));
      const strip = await putGallery(`id="strip" transition="scroll" ${names[1]}`, pictures(5), { widthPx: 300 });
      const heard = [listen(main), listen(strip)];
      partOf(main, 'next')!.click();
      await bothRest(1, main, strip);
      trackOf(strip).scrollBy({ left: 316, behavior: 'smooth' });
      await bothRest(2, main, strip);
      expect(heard[0]).to.deep.equal(['site-slide-change 0>1', 'site-slide-change 1>2']);
      expect(heard[1]).to.deep.equal(heard[0]);
      await waitUntil(() => status(strip) === 'Slide 3 of 5: Picture 3', 'the one that was used announces');
      expect(status(main)).to.equal('');
    });
  }

  it('show the same slide if the named one is inserted late, and after one was removed and inserted again', async () => {
    const strip = await putGallery('linked="late"', pictures(5));
    const late = await putGallery('id="late" current="3"', pictures(5));
    await bothRest(3, strip, late);
    const box = late.parentElement!;
    late.remove();
    await waitUntil(() => !trackOf(late), 'it is taken down');
    await strip.show(1);
    await rests(strip, 1);
    box.append(late);
    await waitUntil(() => trackOf(late), 'it is drawn again');
    await bothRest(1, strip, late);
  });

  it('meet where the visitor has gone meanwhile', async () => {
    const strip = await putGallery('linked="late"', pictures(5));
    partOf(strip, 'next')!.click();
    await rests(strip, 1);
    const late = await putGallery('id="late"', pictures(5));
    await bothRest(1, strip, late);
  });

  it('may be more than two', async () => {
    const main = await putGallery('id="main"', pictures(4));
    const [first, second] = [await putGallery('linked="main"', pictures(4)), await putGallery('linked="main"', pictures(4))];
    await first.show(2);
    await bothRest(2, main, first, second);
  });

  it('are unlinked when the id goes, and follow another id', async () => {
    const [a, b] = [await putGallery('id="a"', pictures(4)), await putGallery('id="b" current="2"', pictures(4))];
    const strip = await putGallery('linked="a"', pictures(4));
    await a.show(1);
    await bothRest(1, a, strip);
    strip.setAttribute('linked', 'b');
    await bothRest(2, b, strip);
    strip.removeAttribute('linked');
    await strip.updateComplete;
    await b.show(3);
    await rests(b, 3);
    expect([a.current, strip.current]).to.deep.equal([1, 2]);
  });

  it('survive different counts, and slides that come and go', async () => {
    const main = await putGallery('id="main"', pictures(5));
    const strip = await putGallery('linked="main"', pictures(2));
    await main.show(4);
    await rests(main, 4);
    expect(strip.current).to.equal(0);
    for (const name of ['c', 'd', 'e']) strip.append(put(picture(name)));
    await bothRest(4, main, strip);
    strip.replaceChildren();
    await strip.updateComplete;
    await rests(main, 4);
    main.lastElementChild!.remove();
    await rests(main, 3);
  });

  it('hold autoplay while the mouse is over either', async () => {
    await sendMouse({ type: 'move', position: [5, 700] });
    const main = await putGallery('id="main" autoplay', pictures(3), { widthPx: 300 });
    const strip = await putGallery('linked="main"', pictures(3), { widthPx: 300 });
    await waitUntil(() => partOf(main, 'autoplay'), 'the button has come');
    const isHeld = () => partOf(main, 'autoplay')!.hasAttribute('data-held');
    await waitUntil(() => !isHeld());
    const { left, top } = strip.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left + 60), Math.round(top + 60)] });
    await waitUntil(isHeld, 'it is held');
    await sendMouse({ type: 'move', position: [5, 700] });
    await waitUntil(() => !isHeld(), 'it goes on');
  });

  it('of an id that does not exist logs one warning, and moves alone', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => { if (text.includes('nobody')) said.push(text); }; // another gallery may still miss its own
    const gallery = await putGallery('linked="nobody"', pictures(3));
    await waitUntil(() => said.length > 0, 'it is logged');
    console.warn = warn;
    expect(said).to.deep.equal(['<site-gallery>: linked "nobody" is not the id of another gallery; expected one; moving alone until it exists.']);
    await gallery.next();
    await rests(gallery, 1);
  });
});
