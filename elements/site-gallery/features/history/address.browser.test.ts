import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { waitUntil } from '../../../../test/contract/wait-until.js';
import { clear, partOf, picture, put, putGallery, rests } from '../../gallery-page.fixture.test.js';
import type { SiteGallery } from '../../site-gallery.js';
import '../../site-gallery.js';

const start = location.href;
const { pathname, search } = location;
const replace = (address: string) => history.replaceState(history.state, '', address);
const withIds = ['a', 'b', 'c', 'd'].map(name => picture(name, `data-slide-id="${name}"`)).join('');
const withUrls = ['dawn', 'noon', 'dusk'].map(name => `<figure>${picture(name, `data-slide-url="${name}" data-slide-id="${name}-id"`)}</figure>`).join('');
/** Where the page is, without the test runner's own query. */
const place = () => location.href.slice(location.origin.length).replace(search, '');

/** A gallery whose history feature is loaded. */
async function putKeeping(attributes: string, slides: string) {
  const gallery = await putGallery(`history ${attributes}`, slides);
  await import('./history.controller.js');
  await new Promise(resolve => setTimeout(resolve)); // the gallery has it a few microtasks later
  return gallery;
}

afterEach(() => {
  clear();
  replace(start);
});

describe('the address of a gallery without history', () => {
  it('stays, and selects its slide at load', async () => {
    replace('#c');
    const gallery = await putGallery('', withIds);
    expect(gallery.current).to.equal(2);
    await rests(gallery, 2);
    await gallery.next();
    await rests(gallery, 3);
    expect(location.hash).to.equal('#c');
    expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('/history.controller'))).to.deep.equal([]);
  });

  it('may name something else, or be invalid', async () => {
    for (const hash of ['#contact', '#%E0%A4%A', '#']) {
      replace(hash);
      expect((await putGallery('current="1"', withIds)).current).to.equal(1);
    }
  });
});

describe('the address of a gallery with history', () => {
  it('follows the slide by its id, without new entries', async () => {
    const entries = history.length;
    history.replaceState({ own: 'of the page' }, '');
    const gallery = await putKeeping('', withIds);
    expect(place()).to.equal(pathname);
    for (const [index, hash] of [[1, '#b'], [2, '#c']] as const) {
      partOf(gallery, 'next')!.click();
      await rests(gallery, index);
      expect([place(), location.search]).to.deep.equal([`${pathname}${hash}`, search]);
    }
    expect([history.length, history.state]).to.deep.equal([entries, { own: 'of the page' }]);
  });

  it('is the collection\'s with the slide\'s url', async () => {
    const gallery = await putKeeping('collection-url="/gallery"', withUrls);
    await gallery.next();
    expect(place()).to.equal('/gallery/noon');
    await rests(gallery, 1);
    await gallery.next();
    expect(place()).to.equal('/gallery/dusk');
  });

  it('is the page\'s with the slide\'s url when the page names no collection', async () => {
    replace('/shop/dawn');
    const gallery = await putKeeping('', withUrls);
    await gallery.next();
    expect(place()).to.equal('/shop/noon');
  });

  it('selects a slide by its page at load', async () => {
    replace('/gallery/dusk');
    const gallery = await putKeeping('', withUrls);
    await rests(gallery, 2);
    expect(location.pathname).to.equal('/gallery/dusk');
  });

  it('selects a slide that comes late', async () => {
    replace('#d');
    const gallery = await putKeeping('', withIds.split('<img').slice(0, 3).join('<img'));
    expect(gallery.current).to.equal(0);
    gallery.append(put(picture('c')), put(picture('d', 'data-slide-id="d"')));
    await rests(gallery, 3);
  });

  it('is followed on links in the page, back and forward', async () => {
    const gallery = await putKeeping('', withIds);
    location.hash = '#c';
    await rests(gallery, 2);
    location.hash = '#b';
    await rests(gallery, 1);
    history.back();
    await rests(gallery, 2);
    history.back();
    await rests(gallery, 0);
    history.forward();
    await rests(gallery, 2);
    expect(location.hash).to.equal('#c');
    history.back();
    await rests(gallery, 0);
  });

  it('leaves the hash of others alone', async () => {
    const gallery = await putKeeping('', withIds);
    await gallery.show(2);
    await rests(gallery, 2);
    let isHeard = false;
    addEventListener('hashchange', () => { isHeard = true; }, { once: true });
    location.hash = '#contact';
    await waitUntil(() => isHeard);
    expect([gallery.current, location.hash]).to.deep.equal([2, '#contact']);
    history.back();
    await waitUntil(() => location.hash === '#c');
    await rests(gallery, 2);
  });

  it('is not written by a second gallery without history-shared', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => { said.push(text); };
    const first = await putKeeping('', withIds);
    const second = await putKeeping('', withUrls);
    await waitUntil(() => said.length > 0);
    console.warn = warn;
    expect(said).to.deep.equal([
      '<site-gallery>: history is kept by another gallery of this page; expected one, or history-shared on this one; only following the address.',
    ]);
    await second.next();
    expect(place()).to.equal(pathname);
    await first.next();
    expect(place()).to.equal(`${pathname}#b`);
    await rests(second, 1);
    second.setAttribute('history-shared', '');
    await second.next();
    expect(place()).to.equal(`${pathname.replace(/\/$/, '')}/dusk`);
    first.remove();
  });

  it('is written by the next gallery when the first is removed', async () => {
    const first = await putKeeping('', withIds);
    const second = await putKeeping('history-shared', withIds.replaceAll('data-slide-id="', 'data-slide-id="two-'));
    second.removeAttribute('history-shared');
    await second.updateComplete;
    first.remove();
    await waitUntil(() => !partOf(first, 'track'), 'it is taken down');
    await second.next();
    expect(location.hash).to.equal('#two-b');
  });

  it('stays when it is another site\'s, and the gallery works', async () => {
    const { warn } = console;
    const said: string[] = [];
    console.warn = (text: string) => { said.push(text); };
    const gallery = await putKeeping('collection-url="https://elsewhere.example/gallery"', withIds);
    await gallery.next();
    console.warn = warn;
    expect(said).to.deep.equal(['<site-gallery>: history cannot show the slide in the address; expected an address of this site; leaving the page\'s own.']);
    await rests(gallery, 1);
    expect(location.href).to.equal(start);
  });

  it('stays when the setting is removed', async () => {
    const gallery = await putKeeping('', withIds);
    gallery.removeAttribute('history');
    await gallery.next();
    await rests(gallery, 1);
    expect(location.href).to.equal(start);
  });
});

describe('a page with a gallery and history', () => {
  const frame = document.createElement('iframe');
  const page = new URL('./address-page.fixture.html', import.meta.url).pathname;
  afterEach(() => frame.remove());

  /** The gallery of the page that comes when something is done. */
  async function arrive(begin: () => void): Promise<SiteGallery> {
    await new Promise(resolve => {
      frame.addEventListener('load', resolve, { once: true });
      begin();
    });
    const gallery = frame.contentDocument!.querySelector('site-gallery')!;
    await waitUntil(() => gallery.shadowRoot && partOf(gallery, 'track'), 'the gallery is drawn');
    return gallery;
  }

  it('keeps its slide on a reload, on back and forward', async () => {
    const address = () => frame.contentWindow!.location;
    const first = await arrive(() => {
      frame.src = page;
      document.body.append(frame);
    });
    await waitUntil(async () => {
      await (first.current === 2 ? first.previous() : first.next()); // until its history feature is loaded
      return address().hash === '#c';
    }, 'the address has followed');
    const again = await arrive(() => address().reload());
    expect(again).not.to.equal(first);
    expect([again.current, address().hash]).to.deep.equal([2, '#c']);
    // A real click: browsers add no history entry for a frame that navigates without one.
    const link = frame.contentDocument!.querySelector('a')!.getBoundingClientRect();
    const { left, top } = frame.getBoundingClientRect();
    const position: [number, number] = [Math.round(left + frame.clientLeft + link.left + 5), Math.round(top + frame.clientTop + link.top + 5)];
    const other = await arrive(() => { void sendMouse({ type: 'click', position }); });
    expect(other.current).to.equal(1);
    const back = await arrive(() => frame.contentWindow!.history.back());
    expect([back.current, address().search, address().hash]).to.deep.equal([2, '', '#c']);
    const forward = await arrive(() => frame.contentWindow!.history.forward());
    expect([forward.current, address().search]).to.deep.equal([1, '?other']);
  });

  it('is scrolled to the gallery when the address names a slide, and only then', async () => {
    const scrolled = () => frame.contentWindow!.scrollY > 0;
    const hasCome = () => frame.contentWindow!.performance.getEntriesByType('resource').some(({ name }) => name.includes('/history.controller'));
    for (const [hash, expected] of [['', false], ['#contact', false], ['#b', true]] as const) {
      await arrive(() => {
        frame.src = `${page}?long${hash}`;
        document.body.append(frame);
      });
      await waitUntil(hasCome, 'the history feature is loaded');
      if (expected) await waitUntil(scrolled, 'the gallery is in view');
      await new Promise(resolve => frame.contentWindow!.requestAnimationFrame(resolve));
      expect(scrolled(), hash).to.equal(expected);
      frame.remove();
    }
  });
});

describe('the slide that the address names, in rows of pictures of unknown sizes', () => {
  /** Pictures that are not loaded yet: `complete` is false until one is. */
  async function putComing(attributes: string) {
    const gallery = put(`<site-gallery design="autorows" lightbox="false" ${attributes}>${Array.from({ length: 12 }, (_, at) => `<img alt="${at}" id="late-${at}">`).join('')}</site-gallery>`) as SiteGallery;
    const images = [...gallery.querySelectorAll('img')];
    for (const image of images)
      Object.defineProperties(image, { complete: { value: false, configurable: true }, src: { value: '/coming.png', configurable: true } });
    await gallery.updateComplete;
    await waitUntil(() => partOf(gallery, 'track'), 'the track is drawn');
    const arrive = (image: HTMLImageElement) => {
      delete (image as any).complete;
      delete (image as any).src;
      image.src = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='600' height='400'/>";
      return image.decode();
    };
    return { gallery, images, arrive };
  }
  const isInView = (node: Element) => {
    const { top, bottom, height } = node.getBoundingClientRect();
    return height > 50 && top > -1 && bottom < innerHeight + 1;
  };
  const twoFrames = () => new Promise(resolve => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
  afterEach(() => {
    scrollTo(0, 0);
    document.documentElement.style.overflowAnchor = '';
  });

  it('comes into view when its row is laid out', async () => {
    replace('#late-10');
    const { images, arrive } = await putComing('');
    for (const image of images.toReversed()) await arrive(image);
    await waitUntil(() => isInView(images[10]!), 'it is in view');
    await twoFrames(); // it may have been there before the last row moved it
    scrollTo(0, 0);
    images[0]!.parentElement!.style.paddingBlockStart = '40px';
    await twoFrames();
    expect(scrollY, 'everything was there').to.equal(0);
  });

  it('stays where the visitor has scrolled meanwhile', async () => {
    replace('#late-10');
    const { gallery, images, arrive } = await putComing('');
    // The browser has no reason of its own to scroll: the page has room, also where pictures to come are tall, and follows none of them.
    gallery.style.marginBlockEnd = '9000px';
    document.documentElement.style.overflowAnchor = 'none';
    await arrive(images[0]!);
    await twoFrames();
    dispatchEvent(new WheelEvent('wheel', { deltaY: 10 }));
    const before = scrollY;
    for (const image of images.slice(1)) await arrive(image);
    await waitUntil(() => images[11]!.getBoundingClientRect().height > 50, 'all are laid out');
    await twoFrames();
    expect([scrollY, isInView(images[10]!)]).to.deep.equal([before, false]);
  });
});
