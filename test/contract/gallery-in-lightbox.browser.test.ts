// A gallery's pictures in the lightbox, and the page's address.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from './wait-until.js';
import { clear, picture, put, putGallery } from '../../elements/site-gallery/gallery-page.fixture.test.js';
import '../../elements/site-gallery/site-gallery.js';
import '../../elements/site-lightbox/site-lightbox.js';

const start = location.href;
const { pathname, search } = location;
const replace = (address: string) => history.replaceState(null, '', address);
const names = ['a', 'b', 'c', 'd'];
const withIds = names.map(name => picture(name, `data-slide-id="pot-${name}"`)).join('');
const withUrls = names.map(name => picture(name, `data-slide-url="pots/${name}"`)).join('');
const plain = names.map(name => picture(name, `id="pot-${name}"`)).join('');

const lightbox = () => document.querySelector('site-lightbox');
const dialog = () => lightbox()?.shadowRoot!.querySelector('dialog') ?? null;
const shown = () => lightbox()?.shadowRoot!.querySelector<HTMLImageElement>('.slide:not([inert]) img')?.alt;
const status = () => lightbox()?.shadowRoot!.querySelector('[role="status"]')?.textContent?.trim() ?? '';
/** The lightbox is open with a slide, and all it can do is there. */
const opensWith = async (name: string) => {
  await waitUntil(() => {
    for (const animation of document.getAnimations()) if (Number.isFinite(animation.effect!.getComputedTiming().endTime)) animation.finish();
    return dialog()?.matches(':modal') && shown() === name && status() !== '';
  }, `${name} is large`);
  await import('../../elements/site-lightbox/interaction.controller.js'); // asked for after the lightbox has: what it does with it is done
};
const closed = () => waitUntil(() => !dialog(), 'it is closed');
const turned = (name: string) => waitUntil(() => shown() === name, `${name} is shown`);
const popped = () => new Promise(resolve => { addEventListener('popstate', resolve, { once: true }); });
const aFewTasks = async () => { for (let left = 5; left > 0; left--) await new Promise(resolve => { setTimeout(resolve); }); };

afterEach(async () => {
  clear();
  lightbox()?.remove();
  await new Promise(resolve => { setTimeout(resolve); });
  replace(start);
});

describe('the address of a gallery\'s picture opens it in the lightbox', () => {
  const rows: [how: string, address: string, slides: string][] = [
    ['its id in the hash', '#pot-b', withIds],
    ['a plain id in the hash', '#pot-b', plain],
    ['its url in the hash', '#pots/b', withUrls],
    ['its url in the hash, from the root', '#/pots/b', withUrls],
    ['its url at the end of the path', '/collection/pots/b', withUrls],
  ];
  for (const [how, address, slides] of rows) {
    it(`by ${how}, with nothing but lightbox on the gallery`, async () => {
      replace(address);
      await putGallery('lightbox', slides);
      await opensWith('b');
    });

    it(`by ${how}, with a lightbox on the page`, async () => {
      replace(address);
      put('<site-lightbox></site-lightbox>');
      await putGallery('design="grid"', slides);
      await opensWith('b');
      expect(document.querySelectorAll('site-lightbox')).to.have.length(1);
    });

    it(`by ${how}, with a lightbox around the gallery`, async () => {
      replace(address);
      const around = put(`<site-lightbox><site-gallery design="grid">${slides}</site-gallery></site-lightbox>`);
      await opensWith('b');
      expect(around.shadowRoot!.querySelectorAll('dialog')).to.have.length(1);
    });
  }

  it('when a link in the page leads there', async () => {
    await putGallery('design="grid"', withIds);
    location.hash = '#pot-c';
    await opensWith('c');
    history.back();
    await closed();
  });

  it('when a link in a caption leads there, and again', async () => {
    const gallery = await putGallery(
      'design="grid"',
      `${withIds}<figure>${picture('e')}<figcaption>After <a href="#pot-a">the first</a></figcaption></figure>`,
    );
    for (const time of ['once', 'again']) {
      gallery.querySelector<HTMLElement>('figcaption a')!.click();
      await opensWith('a');
      const back = popped();
      history.back();
      await back;
      await closed();
      expect(location.hash, time).to.equal('');
    }
  });

  it('when it is what the lightbox shares of it, wherever its author has put the name', async () => {
    const slides = [
      picture('a', 'data-slide-id="one"'), `<figure>${picture('b', 'id="two"')}<figcaption>B</figcaption></figure>`,
      `<a href="/images/c.png" id="three">${picture('c')}</a>`, `<figure data-slide-url="pots/four">${picture('d')}</figure>`,
    ].join('');
    const { share } = navigator;
    const shared: string[] = [];
    Object.defineProperty(navigator, 'share', { configurable: true, value: async ({ url }: ShareData) => { shared.push(url!); } });
    put('<site-lightbox controls="share"></site-lightbox>');
    const gallery = await putGallery('design="grid"', slides);
    gallery.querySelector('img')!.click();
    await opensWith('a');
    for (const name of ['b', 'c', 'd', 'a']) {
      await lightbox()!.next();
      await turned(name);
      lightbox()!.shadowRoot!.querySelector<HTMLElement>('[part="share"]')!.click();
    }
    await waitUntil(() => shared.length === 4);
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    for (const [at, name] of ['b', 'c', 'd', 'a'].entries()) {
      clear();
      lightbox()?.remove();
      await aFewTasks();
      replace(shared[at]!);
      await putGallery('lightbox', slides);
      await opensWith(name);
    }
  });

  it('when it comes late', async () => {
    replace('#pot-d');
    const gallery = await putGallery('design="grid"', withIds.split('<img').slice(0, 3).join('<img'));
    await aFewTasks();
    expect(dialog()).to.equal(null);
    gallery.append(put(picture('c')), put(picture('d', 'data-slide-id="pot-d"')));
    await opensWith('d');
  });

  it('and closing takes the name away', async () => {
    replace('#pot-b');
    await putGallery('design="grid"', withIds);
    await opensWith('b');
    await sendKeys({ press: 'Escape' });
    await closed();
    expect(location.hash).to.equal('');
  });

  it('and closing takes the name away before the code for keys and history is there', async () => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function open() {
      showModal.call(this);
      queueMicrotask(() => this.dispatchEvent(new Event('cancel', { cancelable: true }))); // as Escape
    };
    try {
      replace('#pot-b');
      const closing = new Promise(resolve => { document.addEventListener('site-lightbox-close', resolve, { once: true }); });
      await putGallery('design="grid"', withIds);
      await closing;
    } finally {
      Object.assign(HTMLDialogElement.prototype, { showModal });
    }
    await closed();
    expect(location.hash).to.equal('');
    location.hash = '#pot-b';
    await opensWith('b');
  });

  it('but not where its pictures open none', async () => {
    replace('#pot-b');
    put('<site-lightbox></site-lightbox>');
    const gallery = await putGallery('', withIds);
    await waitUntil(() => gallery.current === 1);
    await aFewTasks();
    expect(dialog()).to.equal(null);
  });
});

describe('a gallery and a lightbox that both keep history', () => {
  const hash = () => location.href.slice(location.origin.length + pathname.length).replace(search, '');

  async function openedAt(attributes: string, slides = withIds) {
    put('<site-lightbox history></site-lightbox>');
    const gallery = await putGallery(`history lightbox ${attributes}`, slides);
    await import('../../elements/site-gallery/features/history/history.controller.js');
    await aFewTasks();
    gallery.querySelector('img')!.click();
    await opensWith('a');
    return gallery;
  }

  it('leave the visitor at the slide seen last, closed by key', async () => {
    const gallery = await openedAt('');
    await sendKeys({ press: 'ArrowRight' });
    await turned('b');
    await waitUntil(() => gallery.current === 1);
    await waitUntil(() => hash() === '#pot-b');
    const back = popped();
    await sendKeys({ press: 'Escape' });
    await back;
    await closed();
    await waitUntil(() => gallery.current === 1);
    expect([hash(), history.state]).to.deep.equal(['#pot-b', null]);
  });

  it('and closed by Back', async () => {
    const gallery = await openedAt('');
    await sendKeys({ press: 'ArrowRight' });
    await turned('b');
    await waitUntil(() => gallery.current === 1);
    history.back();
    await closed();
    await waitUntil(() => gallery.current === 1);
    expect(hash()).to.equal('#pot-b');
  });

  it('write one address: the gallery\'s', async () => {
    const gallery = await openedAt('collection-url="/shop"', withUrls);
    await sendKeys({ press: 'ArrowRight' });
    await turned('b');
    await waitUntil(() => gallery.current === 1);
    await waitUntil(() => location.pathname === '/shop/pots/b');
    expect(location.hash).to.equal('');
    const back = popped();
    await sendKeys({ press: 'Escape' });
    await back;
    await closed();
    expect(location.pathname + location.hash).to.equal('/shop/pots/b');
  });

  it('a link in the page leads to the slide on the page', async () => {
    const gallery = await openedAt('');
    const back = popped();
    await sendKeys({ press: 'Escape' });
    await back;
    await closed();
    location.hash = '#pot-c';
    await waitUntil(() => gallery.current === 2);
    await aFewTasks();
    expect(dialog()).to.equal(null);
  });
});

describe('a gallery in another direction than the page', () => {
  for (const dir of ['rtl', 'ltr']) {
    it(`${dir}: opens a lightbox in its own`, async () => {
      const other = dir === 'rtl' ? 'ltr' : 'rtl';
      document.body.dir = other;
      try {
        const gallery = await putGallery('design="grid"', withIds, { dir });
        gallery.querySelector('img')!.click();
        await opensWith('a');
        expect(getComputedStyle(dialog()!).direction).to.equal(dir);
        await sendKeys({ press: dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight' });
        await turned('b');
      } finally {
        document.body.removeAttribute('dir');
      }
    });
  }
});

describe('a hash that names a slide', () => {
  it('scrolls to its gallery', async () => {
    const room = document.body.appendChild(Object.assign(document.createElement('div'), { className: 'room' }));
    room.style.height = '4000px';
    try {
      replace('#pot-c');
      const gallery = await putGallery('', withIds);
      const { top, bottom } = gallery.getBoundingClientRect();
      expect([scrollY > 0, top < innerHeight, bottom > 0]).to.deep.equal([true, true, true]);
    } finally {
      room.remove();
      scrollTo(0, 0);
    }
  });
});
