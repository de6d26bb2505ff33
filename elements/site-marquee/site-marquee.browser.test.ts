import { expect, fixture } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { animations, button, copies, isRunning, items, place, track, type Marquee } from './marquee-page.fixture.test.js';

describe('<site-marquee>', () => {
  it('repeats its content after itself, inert, and moves', async () => {
    const element = await place();
    await waitUntil(() => isRunning(element));
    expect(copies(element).length).to.be.at.least(3);
    expect(copies(element).every(copy => copy.hasAttribute('inert') && copy.ariaHidden === 'true' && !copy.id)).to.equal(true);
    const [moving] = animations(track(element));
    expect(moving!.playState).to.equal('running');
    const { width } = element.shadowRoot!.querySelector('.view')!.getBoundingClientRect();
    expect(track(element).getBoundingClientRect().width).to.be.at.least(width);
    await expect(element).to.be.accessible();
  });

  it('continues seamlessly after a round: each copy is one round away from its original', async () => {
    const pieces = 'Bare <!-- a --> words<br> and <b>one</b> that &nbsp;<i></i>&nbsp;<b hidden>no</b> has none';
    for (const [what, inside, attributes, count] of [
      ['elements', items, '', 3], ['elements from right to left', items, 'dir="rtl"', 3], ['a wide gap', items, 'style="--site-marquee-gap: 3em"', 3],
      ['words', 'Bare words <b>and one</b> that has none', '', 3], ['words in pieces', pieces, '', 5],
    ] as const) {
      const element = await place(inside, attributes);
      await waitUntil(() => isRunning(element), what);
      const [from, to] = (animations(track(element))[0]!.effect as KeyframeEffect).getKeyframes().map(frame => parseFloat(String(frame.translate)));
      const edge = element.dir === 'rtl' ? 'right' : 'left';
      const group = element.shadowRoot!.querySelector('.group')!.getBoundingClientRect()[edge];
      const starts = copies(element).filter((_copy, at) => at % count === 0).map(copy => copy.getBoundingClientRect()[edge]);
      expect(copies(element).length % count, what).to.equal(0);
      for (const [at, start] of starts.entries()) expect(Math.abs(start - group), what).to.be.closeTo((at + 1) * Math.abs(to! - from!), 0.1);
    }
  });

  it('continues from its position when its text changes, as that of a countdown does', async () => {
    const element = await place();
    await waitUntil(() => isRunning(element));
    const [moving] = animations(track(element));
    moving!.currentTime = 2000;
    button(element)!.click();
    const { left } = track(element).getBoundingClientRect();
    element.querySelector('#first')!.textContent = 'One more word';
    await waitUntil(() => copies(element)[0]!.textContent === 'One more word');
    expect(track(element).getBoundingClientRect().left).to.be.closeTo(left, 0.5);
  });

  it('gives what an editor leaves behind no room', async () => {
    const [plain, noisy] = [await place(), await place(items.replaceAll('</span>', '</span><br><p></p>'))];
    for (const element of [plain, noisy]) await waitUntil(() => isRunning(element));
    const width = (element: Marquee) => element.shadowRoot!.querySelector('.group')!.getBoundingClientRect().width;
    expect([width(noisy), copies(noisy).length]).to.deep.equal([width(plain), copies(plain).length]);
  });

  it('is not rebuilt when its box is reported with another rounding error at another position', async () => {
    const odd = '<span style="display: inline-block; inline-size: 90.796875px">Odd</span>'; // a 32-bit float cannot represent this everywhere
    for (const dir of ['ltr', 'rtl']) {
      const element = await place(items.repeat(5) + odd, `dir="${dir}"`, 1280);
      await waitUntil(() => isRunning(element));
      const [copy] = copies(element);
      const [moving] = animations(track(element));
      moving!.pause();
      for (let percent = 1; percent < 100; percent += 1) {
        moving!.currentTime = Number(moving!.effect!.getComputedTiming().duration) * percent / 100;
        document.fonts.dispatchEvent(new Event('loadingdone'));
        expect(copies(element)[0], `${percent} % of ${dir}`).to.equal(copy);
      }
    }
  });

  it('stops and continues by its button', async () => {
    const element = await place();
    await waitUntil(() => isRunning(element));
    expect(button(element)!.ariaLabel).to.equal('Pause moving content');
    button(element)!.click();
    await waitUntil(() => !isRunning(element) && button(element)!.ariaLabel === 'Play moving content');
    expect(animations(track(element))[0]!.playState).to.equal('paused');
    await expect(element).to.be.accessible();
    button(element)!.click();
    await waitUntil(() => isRunning(element));
  });

  it('stops under the pointer where that is wanted', async () => {
    const element = await place(items, 'paused-on-hover');
    await waitUntil(() => isRunning(element));
    element.dispatchEvent(new PointerEvent('pointerenter'));
    await waitUntil(() => !isRunning(element));
    element.dispatchEvent(new PointerEvent('pointerleave'));
    await waitUntil(() => isRunning(element));
    element.pausedOnHover = false;
    element.dispatchEvent(new PointerEvent('pointerenter'));
    expect(isRunning(element)).to.equal(true);
  });

  it('stops at what the keyboard reaches, and brings it into view', async () => {
    const element = await place(`${'<span>Many words before it</span>'.repeat(6)}<a href="#x">A link</a><span>And after it</span>`);
    await waitUntil(() => isRunning(element));
    const link = element.querySelector<HTMLElement>('a:not([data-site-copy])')!;
    link.focus();
    await waitUntil(() => !isRunning(element));
    const [own, view] = [link, element.shadowRoot!.querySelector('.view')!].map(each => each.getBoundingClientRect()) as [DOMRect, DOMRect];
    expect(own.left).to.be.at.least(view.left - 1);
    expect(own.right).to.be.at.most(view.right + 1);
    link.blur();
    await waitUntil(() => isRunning(element));
  });

  it('rides a wave', async () => {
    const element = await place(items, 'wave-intensity="2"');
    await waitUntil(() => isRunning(element));
    expect([...element.children].every(child => animations(child).length === 1)).to.equal(true);
    element.waveIntensity = 0;
    await waitUntil(() => [...element.children].every(child => animations(child).length === 0));
  });

  it('takes other words, restores copies that are taken away, and leaves none behind', async () => {
    const element = await place();
    await waitUntil(() => isRunning(element));
    element.querySelector('#first')!.textContent = 'Another word';
    await waitUntil(() => copies(element)[0]!.textContent === 'Another word');
    for (const copy of copies(element)) copy.remove();
    await waitUntil(() => copies(element).length >= 3);
    element.remove();
    await waitUntil(() => copies(element).length === 0 && animations(element).length === 0);
  });

  it('does not move under reduced motion, and follows changes of that preference', async () => {
    const { matchMedia } = window;
    const wish = Object.assign(new EventTarget(), { matches: true });
    window.matchMedia = query => (query.includes('reduced-motion') ? wish as unknown as MediaQueryList : matchMedia.call(window, query));
    const change = (matches: boolean) => wish.dispatchEvent(Object.assign(new Event('change'), { matches: wish.matches = matches }));
    try {
      const element = await place();
      expect([isRunning(element), copies(element).length, button(element)]).to.deep.equal([false, 0, null]);
      await expect(element).to.be.accessible();
      change(false);
      await waitUntil(() => isRunning(element) && !!button(element));
      change(true);
      await waitUntil(() => !isRunning(element) && copies(element).length === 0 && !button(element));
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it('stands still in less than 50 pixels, and without content', async () => {
    const narrow = await place(items, '', 40);
    const [empty, blank] = [await place(''), await place('&nbsp;')];
    for (const element of [narrow, empty, blank]) expect([isRunning(element), copies(element).length, button(element)]).to.deep.equal([false, 0, null]);
  });

  it('is as high before its script, whatever room the page gives it', async () => {
    const sheet = await (await fetch(new URL('./site-marquee.css', import.meta.url))).text();
    for (const attributes of ['', 'wave-intensity="2"']) {
      const box = await fixture<HTMLElement>(`<div style="width: 400px"><style>${sheet} .padded { padding: 16px; border-block: 1px solid; }</style>
        <div data-site-marquee class="padded" ${attributes}>${items}</div><site-marquee class="padded" ${attributes}>${items}</site-marquee></div>`);
      const [before, element] = [box.querySelector('[data-site-marquee]')!, box.querySelector<Marquee>('site-marquee')!];
      await waitUntil(() => isRunning(element));
      expect(before.getBoundingClientRect().height).to.equal(element.getBoundingClientRect().height);
    }
  });
});
