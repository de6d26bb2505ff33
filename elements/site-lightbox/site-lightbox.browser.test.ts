// Runs in every engine: focus, top layer.
import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { FeatureDefinition } from '../../core/element/definition.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import {
  button, clear, dialogOf, gone, inside, isLeft, isOpen, link,
  listen, opened, picture, put, putLightbox, rests, settled, shown,
} from './lightbox-page.fixture.test.js';
import { SiteLightbox } from './site-lightbox.js';

before(() => setViewport({ width: 1000, height: 700 }));
afterEach(clear);

describe('a click on a picture inside', () => {
  it('opens it over the page, in the place of the large one, with the picture that is there', async () => {
    const lightbox = await putLightbox();
    const { decode } = HTMLImageElement.prototype;
    let release = () => {};
    const large = new Promise<void>(resolve => { release = resolve; });
    HTMLImageElement.prototype.decode = function (this: HTMLImageElement) { return large.then(() => decode.call(this)); };
    lightbox.querySelectorAll('img')[1]!.click();
    await nextFrame();
    HTMLImageElement.prototype.decode = decode;
    expect(isOpen(lightbox)).to.equal(true);
    const first = picture(lightbox).querySelector('img')!;
    expect([new URL(first.src).search, first.alt]).to.deep.equal(['?format=300w', 'Picture b']);
    const area = inside(lightbox, '.area')!.getBoundingClientRect();
    // The final position, wherever the animation starts.
    for (const animation of picture(lightbox).getAnimations()) animation.finish();
    const box = picture(lightbox).getBoundingClientRect();
    expect(box.width / box.height).to.be.closeTo(1.5, 0.01);
    expect(Math.min(Math.abs(box.width - area.width), Math.abs(box.height - area.height))).to.be.below(1);
    await waitUntil(() => first.complete && first.naturalWidth > 0, 'it is there'); // in WebKit tasks later, from its memory
    release();
    await settled(lightbox);
    await waitUntil(() => picture(lightbox).querySelector('img')!.src.includes('/images/b?format=2500w'), 'the large picture is there');
    expect(picture(lightbox).querySelectorAll('img')).to.have.length(1);
  });

  it('is answered whole in the next frame: controls, focus, Escape, a page that stands still', async () => {
    const lightbox = await putLightbox('loop="false"');
    const link = lightbox.querySelector('a')!;
    link.focus();
    link.click();
    await nextFrame();
    const parts = [...lightbox.shadowRoot!.querySelectorAll('dialog [part]')].map(node => node.getAttribute('part'));
    for (const part of ['counter', 'zoom', 'close', 'previous', 'next', 'caption', 'picture']) expect(parts).to.include(part);
    expect(getComputedStyle(button(lightbox, 'previous')!).visibility, 'the one that leads nowhere').to.equal('hidden');
    expect(dialogOf(lightbox)!.contains(lightbox.shadowRoot!.activeElement)).to.equal(true);
    expect(getComputedStyle(document.documentElement).overflow).to.equal('hidden');
    expect([inside(lightbox, '[role="status"]')!.textContent, lightbox.shadowRoot!.querySelectorAll('[role="status"]').length]).to.deep.equal(['', 1]);
    button(lightbox, 'next')!.click(); // before the code that turns has been asked for
    await settled(lightbox);
    await rests(lightbox, 'b');
    await lightbox.hide();
    await gone(lightbox);
    lightbox.querySelectorAll('a')[2]!.click();
    await nextFrame();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await gone(lightbox);
    expect([document.activeElement, getComputedStyle(document.documentElement).overflow]).to.deep.equal([lightbox.querySelectorAll('a')[2], 'visible']);
  });

  it('opens though the visitor has not approached it before: script and view load first', async () => {
    const lightbox = put(`<site-lightbox>${link('a')}</site-lightbox>`).querySelector('site-lightbox')!;
    await lightbox.updateComplete;
    const slot = inside(lightbox, 'slot');
    expect(inside(lightbox, '#root')!.innerHTML).to.equal('<slot></slot>');
    expect(await lightbox.show(0)).to.equal(true);
    expect([isOpen(lightbox), inside(lightbox, 'slot') === slot]).to.deep.equal([true, true]);
    await settled(lightbox);
  });

  it('follows the link where its view cannot be fetched', async () => {
    const lightbox = put(`<site-lightbox>${link('a', 'data-type="video"')}</site-lightbox>`).querySelector('site-lightbox')!;
    await lightbox.updateComplete;
    const { view } = SiteLightbox.definition as FeatureDefinition;
    const { load } = view;
    let isAsked = false;
    view.load = () => {
      isAsked = true;
      return Promise.reject(new Error('no connection'));
    };
    try {
      lightbox.querySelector('a')!.href = '#followed';
      lightbox.querySelector('img')!.click();
      await waitUntil(() => location.hash === '#followed');
      expect([isAsked, dialogOf(lightbox)]).to.deep.equal([true, null]);
    } finally {
      view.load = load;
      history.replaceState(null, '', location.pathname + location.search);
    }
  });

  it('makes the page inert and keeps it from scrolling, and lets go of both', async () => {
    const lightbox = await putLightbox();
    await opened(lightbox);
    expect(getComputedStyle(document.documentElement).overflow).to.equal('hidden');
    expect(lightbox.matches(':state(open)')).to.equal(true);
    await lightbox.hide();
    await gone(lightbox);
    expect(getComputedStyle(document.documentElement).overflow).to.equal('visible');
    expect(lightbox.matches(':state(open)')).to.equal(false);
  });

  it('fetches the neighbours, and nothing else', async () => {
    const lightbox = await putLightbox('', ['a', 'b', 'c', 'd', 'e'].map(name => link(name)).join(''));
    await opened(lightbox, 2);
    await waitUntil(() => lightbox.shadowRoot!.querySelectorAll('.slide').length === 3);
    const names = [...lightbox.shadowRoot!.querySelectorAll<HTMLImageElement>('.slide img')].map(({ alt }) => alt).sort();
    expect(names).to.deep.equal(['Picture b', 'Picture c', 'Picture d']);
    expect(lightbox.shadowRoot!.querySelectorAll('.slide[inert]')).to.have.length(2);
  });

  it('is left to links to pages, to new tabs and to controls', async () => {
    const lightbox = await putLightbox('', `
      <a href="/shop"><img src="/images/x?format=300w" alt="" width="60" height="60"></a>
      ${link('a')}
      <figure>${link('b')}<figcaption>Words with <button type="button">a button</button></figcaption></figure>`);
    const [page, large] = lightbox.querySelectorAll('img');
    expect(isLeft(page!)).to.equal(true);
    expect(isLeft(large!, { ctrlKey: true })).to.equal(true);
    expect(isLeft(large!, { button: 1 })).to.equal(true);
    expect(isLeft(lightbox.querySelector('button')!)).to.equal(true);
    expect(isLeft(lightbox.querySelector('figcaption')!)).to.equal(true);
    expect(dialogOf(lightbox)).to.equal(null);
    expect(isLeft(large!)).to.equal(false);
    await settled(lightbox);
  });

  it('pages through every picture inside, whatever stands between', async () => {
    const lightbox = await putLightbox('', `<h2>Words</h2><ul><li>${link('a')}</li><li><figure>${link('b')}<figcaption>B</figcaption></figure></li></ul>
      <picture><source srcset="/images/c?format=300w"><img src="/images/c?format=300w" alt="Picture c" width="60" height="60"></picture>
      <p><br><a href="/images/d.jpg" title="In words">a link</a></p>`);
    await opened(lightbox, 0);
    expect(inside(lightbox, '[part="counter"]')!.textContent).to.equal('1 / 4');
    for (const name of ['b', 'c']) {
      await lightbox.next();
      await rests(lightbox, name);
    }
    await lightbox.next();
    await waitUntil(() => inside(lightbox, '[part="caption"]')?.textContent === 'In words');
  });

  it('opens a plain picture by keyboard', async () => {
    const lightbox = await putLightbox('', '<img src="/images/a?format=300w" alt="Picture a" width="90" height="60">');
    const image = lightbox.querySelector('img')!;
    await waitUntil(() => image.getAttribute('role') === 'button');
    image.focus();
    await sendKeys({ press: 'Enter' });
    await settled(lightbox);
    await sendKeys({ press: 'Escape' });
    await gone(lightbox);
    expect(document.activeElement).to.equal(image);
    lightbox.remove();
    await waitUntil(() => !image.hasAttribute('role') && !image.hasAttribute('tabindex'));
  });
});

describe('turning', () => {
  it('moves forward and back by buttons, and loops', async () => {
    const lightbox = await putLightbox();
    const events = listen(lightbox);
    await opened(lightbox, 2);
    button(lightbox, 'next')!.click();
    await rests(lightbox, 'a');
    button(lightbox, 'previous')!.click();
    await rests(lightbox, 'c');
    expect(events).to.deep.equal(['open 2', 'change 2>0', 'change 0>2']);
    expect(inside(lightbox, '[part="counter"]')!.textContent).to.equal('3 / 3');
  });

  it('ends where it does not loop, and hides the button there', async () => {
    const lightbox = await putLightbox('loop="false"');
    await opened(lightbox, 2);
    expect(button(lightbox, 'next')!.getAttribute('aria-disabled')).to.equal('true');
    await waitUntil(() => getComputedStyle(button(lightbox, 'next')!).visibility === 'hidden');
    expect(await lightbox.next()).to.equal(false);
    expect(await lightbox.previous()).to.equal(true);
    await rests(lightbox, 'b');
    expect(button(lightbox, 'next')!.hasAttribute('aria-disabled')).to.equal(false);
  });

  it('shows a slide that is far away', async () => {
    const lightbox = await putLightbox('', ['a', 'b', 'c', 'd', 'e', 'f'].map(name => link(name)).join(''));
    await opened(lightbox, 1);
    expect(await lightbox.show(4)).to.equal(true);
    await rests(lightbox, 'e');
    await waitUntil(() => lightbox.shadowRoot!.querySelectorAll('.slide').length === 3);
    await lightbox.previous();
    await rests(lightbox, 'd');
    await lightbox.show(-1);
    await rests(lightbox, 'f');
  });

  it('of one picture is nothing: no buttons, no counter', async () => {
    const lightbox = await putLightbox('', link('a'));
    await opened(lightbox);
    expect([button(lightbox, 'next'), inside(lightbox, '[part="counter"]')]).to.deep.equal([null, null]);
    expect(await lightbox.next()).to.equal(false);
    await sendKeys({ press: 'ArrowRight' });
    expect(shown(lightbox)).to.equal('a');
  });

  it('survives many quick turns', async () => {
    const lightbox = await putLightbox('', ['a', 'b', 'c', 'd', 'e'].map(name => link(name)).join(''));
    await opened(lightbox);
    for (let times = 0; times < 8; times++) button(lightbox, 'next')!.click();
    await rests(lightbox, 'd');
    await waitUntil(() => lightbox.shadowRoot!.querySelectorAll('.slide').length === 3);
  });
});

describe('the page may prevent', () => {
  it('to opening: the link does its work', async () => {
    const lightbox = await putLightbox();
    const events = listen(lightbox, ['open']);
    expect(isLeft(lightbox.querySelector('img')!)).to.equal(true);
    expect([await lightbox.show(1), dialogOf(lightbox), events]).to.deep.equal([false, null, ['open 0', 'open 1']]);
  });

  it('to another and to closing', async () => {
    const lightbox = await putLightbox();
    const events = listen(lightbox, ['change', 'close']);
    await opened(lightbox);
    expect(await lightbox.next()).to.equal(false);
    expect(await lightbox.hide()).to.equal(false);
    await sendKeys({ press: 'Escape' });
    expect([isOpen(lightbox), shown(lightbox), events]).to.deep.equal([true, 'a', ['open 0', 'change 0>1', 'close 0', 'close 0']]);
  });
});
