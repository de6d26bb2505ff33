import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { openLightbox } from '../../core/lightbox/open-lightbox.js';
import { deepActiveElement } from '../../core/platform/page.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import {
  button, clear, dialogOf, gone, inside, link, listen, opened, picture,
  plainClick, pressTimes, put, putLightbox, rests, settled, shown, still, zoomOf,
} from './lightbox-page.fixture.test.js';
import './site-lightbox.js';

before(() => setViewport({ width: 1000, height: 700 }));
afterEach(clear);

describe('the keyboard', () => {
  for (const [dir, onward, back] of [['ltr', 'ArrowRight', 'ArrowLeft'], ['rtl', 'ArrowLeft', 'ArrowRight']] as const) {
    it(`turns in the direction of the text: ${dir}`, async () => {
      const lightbox = await putLightbox('', undefined, dir);
      await opened(lightbox);
      await sendKeys({ press: onward });
      await rests(lightbox, 'b');
      await sendKeys({ press: back });
      await rests(lightbox, 'a');
      await sendKeys({ press: 'End' });
      await rests(lightbox, 'c');
      await sendKeys({ press: 'Home' });
      await rests(lightbox, 'a');
      const [previous, next] = ['previous', 'next'].map(part => button(lightbox, part)!.getBoundingClientRect().left);
      expect(next! > previous!).to.equal(dir === 'ltr');
    });
  }

  it('turns once in 200 ms, however fast it is pressed', async () => {
    const lightbox = await putLightbox();
    await opened(lightbox);
    const events = listen(lightbox);
    const dialog = dialogOf(lightbox)!;
    for (let times = 0; times < 5; times++) dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    expect(events).to.deep.equal(['change 0>1']);
  });

  it('turns when it is pressed before the first frame', async () => {
    const lightbox = await putLightbox();
    const { showModal } = HTMLDialogElement.prototype;
    const press = (target: Element) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true, cancelable: true }));
    let heard = 0;
    const count = () => { heard++; };
    document.addEventListener('keydown', count);
    HTMLDialogElement.prototype.showModal = function show() {
      HTMLDialogElement.prototype.showModal = showModal;
      showModal.call(this);
      queueMicrotask(() => press(this.querySelector('.stage')!));
    };
    await opened(lightbox);
    await rests(lightbox, 'b');
    document.removeEventListener('keydown', count);
    expect(heard, 'the page hears of it once').to.equal(1);
  });

  it('zooms and moves the picture, and turns at its edge', async () => {
    const lightbox = await putLightbox();
    await opened(lightbox);
    await still(lightbox);
    const before = zoomOf(lightbox);
    await pressTimes('+', 3);
    await still(lightbox);
    expect(zoomOf(lightbox) / before).to.be.closeTo(1.5 ** 3, 0.02);
    expect(lightbox.matches(':state(zoomed)')).to.equal(true);
    const { left } = picture(lightbox).getBoundingClientRect();
    await sendKeys({ press: 'ArrowRight' });
    await still(lightbox);
    expect(picture(lightbox).getBoundingClientRect().left).to.be.closeTo(left - 120, 1);
    await sendKeys({ press: '0' });
    await still(lightbox);
    expect(zoomOf(lightbox)).to.be.closeTo(before, 1);
    await pressTimes('+', 2);
    await still(lightbox);
    for (let times = 0; times < 12 && shown(lightbox) === 'a'; times++) {
      await sendKeys({ press: 'ArrowRight' });
      await still(lightbox);
    }
    await rests(lightbox, 'b');
    expect(lightbox.matches(':state(zoomed)')).to.equal(false);
  });

  it('keeps the focus when the button that has it goes', async () => {
    const lightbox = await putLightbox('loop="false"');
    await opened(lightbox, 1);
    button(lightbox, 'next')!.focus();
    await sendKeys({ press: 'Enter' });
    await rests(lightbox, 'c');
    await waitUntil(() => getComputedStyle(button(lightbox, 'next')!).visibility === 'hidden');
    await sendKeys({ press: 'ArrowLeft' });
    await rests(lightbox, 'b');
  });

  it('stays inside: Tab goes from the last button to the first', async () => {
    const lightbox = await putLightbox();
    await opened(lightbox);
    const seen = new Set<Element | null>();
    for (let times = 0; times < 6; times++) {
      await sendKeys({ press: 'Tab' });
      seen.add(deepActiveElement());
    }
    expect([...seen].every(one => lightbox.shadowRoot!.contains(one)), [...seen].map(one => one?.outerHTML).join()).to.equal(true);
    expect(seen.has(button(lightbox, 'close'))).to.equal(true);
  });
});

describe('closing', () => {
  it('gives the focus to the thumbnail of the slide that was shown last, in view', async () => {
    const lightbox = await putLightbox('', ['a', 'b', 'c'].map(name => `<p style="margin: 0 0 1200px">${link(name)}</p>`).join(''));
    lightbox.querySelector('a')!.focus();
    await sendKeys({ press: 'Enter' });
    await settled(lightbox);
    await lightbox.next();
    await rests(lightbox, 'b');
    await sendKeys({ press: 'Escape' });
    await gone(lightbox);
    const second = lightbox.querySelectorAll('a')[1]!;
    expect(document.activeElement).to.equal(second);
    const { top, bottom } = second.getBoundingClientRect();
    expect(top >= 0 && bottom <= window.innerHeight).to.equal(true);
  });

  it('by a click above the picture, not by one on it', async () => {
    const lightbox = await putLightbox();
    await opened(lightbox);
    await still(lightbox);
    const stage = inside(lightbox, '.stage')!;
    const at = (clientX: number, clientY: number) => stage.dispatchEvent(plainClick({ clientX, clientY }));
    at(500, 5);
    await gone(lightbox);
  });

  it('immediately, when its element is removed, and leaves the page as it was', async () => {
    const lightbox = await putLightbox();
    await opened(lightbox);
    lightbox.remove();
    await waitUntil(() => getComputedStyle(document.documentElement).overflow === 'visible');
    expect(dialogOf(lightbox)).to.equal(null);
  });

  it('immediately, when its element is moved, which removes it from the top layer', async () => {
    const lightbox = await putLightbox();
    await opened(lightbox);
    document.body.append(lightbox);
    await waitUntil(() => !dialogOf(lightbox));
    expect(getComputedStyle(document.documentElement).overflow).to.equal('visible');
    await opened(lightbox, 1);
  });

  it('is events by who has opened it', async () => {
    const box = put(`<p>${link('a')}${link('b')}</p>`);
    const slides = [...box.querySelectorAll('a')];
    const events: string[] = [];
    const controller = new AbortController();
    const thumbnailOf = (index: number) => slides[index]!.querySelector('img');
    expect(
      openLightbox(
        {
          slides,
          index: 1,
          theme: 'light',
          thumbnailOf,
          changed: index => events.push(`changed ${index}`),
          closed: () => events.push('closed'),
        },
        controller.signal,
      ),
    ).to.equal(true);
    const lightbox = document.querySelector('site-lightbox')!;
    await settled(lightbox);
    expect(dialogOf(lightbox)!.dataset.theme).to.equal('light');
    await lightbox.previous();
    await rests(lightbox, 'a');
    controller.abort();
    await gone(lightbox);
    expect(events).to.deep.equal(['changed 0', 'closed']);
  });

  it('and opening again is one lightbox', async () => {
    const lightbox = await putLightbox();
    await opened(lightbox);
    void lightbox.hide();
    await lightbox.show(2);
    await settled(lightbox);
    await rests(lightbox, 'c');
    expect(lightbox.shadowRoot!.querySelectorAll('dialog')).to.have.length(1);
  });
});

describe('clicks beside the picture', () => {
  it('turn', async () => {
    for (const [dir, x, name] of [['ltr', 990, 'b'], ['ltr', 10, 'c'], ['rtl', 990, 'c']] as const) {
      const lightbox = await putLightbox('', undefined, dir);
      await opened(lightbox);
      await still(lightbox);
      inside(lightbox, '.stage')!.dispatchEvent(plainClick({ clientX: x, clientY: 350 }));
      await rests(lightbox, name);
      await clear();
    }
  });

  it('on the picture zoom at the point, and back', async () => {
    const lightbox = await putLightbox();
    await opened(lightbox);
    await still(lightbox);
    const before = picture(lightbox).getBoundingClientRect();
    const point = { clientX: before.left + before.width * 0.6, clientY: before.top + before.height * 0.6 };
    inside(lightbox, '.stage')!.dispatchEvent(plainClick(point));
    await still(lightbox);
    const after = picture(lightbox).getBoundingClientRect();
    expect(after.width / before.width).to.be.closeTo(2, 0.01);
    expect((point.clientX - after.left) / after.width).to.be.closeTo(0.6, 0.01);
    expect((point.clientY - after.top) / after.height).to.be.closeTo(0.6, 0.01);
    expect(button(lightbox, 'zoom')!.getAttribute('aria-label')).to.equal('Zoom out');
    inside(lightbox, '.stage')!.dispatchEvent(plainClick(point));
    await still(lightbox);
    expect(picture(lightbox).getBoundingClientRect().width).to.be.closeTo(before.width, 1);
  });
});
