import { expect, fixture, nextFrame } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-marquee.js';

type Marquee = HTMLElementTagNameMap['site-marquee'];

const items = '<span id="first">One word</span><a href="#x">Two words</a><span>Three words here</span>';
async function place(inside = items, attributes = '', width = 400): Promise<Marquee> {
  const box = await fixture<HTMLElement>(`<div style="width: ${width}px">
    <site-marquee ${attributes}>${inside}</site-marquee></div>`);
  const element = box.querySelector<Marquee>('site-marquee')!;
  await element.updateComplete;
  await nextFrame();
  return element;
}
const isRunning = (element: Marquee) => element.matches(':state(running)');
const copies = (element: Marquee) => [...element.querySelectorAll('[data-site-copy]')];
const track = (element: Marquee) => element.shadowRoot!.querySelector('.track')!;
const button = (element: Marquee) => element.shadowRoot!.querySelector('button');
const animations = (element: Element) => element.getAnimations();

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

  it('gives what an editor leaves behind no room', async () => {
    const [plain, noisy] = [await place(), await place(items.replaceAll('</span>', '</span><br><p></p>'))];
    for (const element of [plain, noisy]) await waitUntil(() => isRunning(element));
    const width = (element: Marquee) => element.shadowRoot!.querySelector('.group')!.getBoundingClientRect().width;
    expect([width(noisy), copies(noisy).length]).to.deep.equal([width(plain), copies(plain).length]);
  });

  it('is not built anew because its box is told with another error elsewhere on the way', async () => {
    const odd = '<span style="display: inline-block; inline-size: 90.796875px">Odd</span>'; // short floats cannot tell it everywhere
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

  it('stops and goes on by its button', async () => {
    const element = await place();
    await waitUntil(() => isRunning(element));
    expect(button(element)!.ariaLabel).to.equal('Pause the moving content');
    button(element)!.click();
    await waitUntil(() => !isRunning(element) && button(element)!.ariaLabel === 'Let the content move');
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

  it('moves bare words along a line, copies alike, and says how they ride a wave', async () => {
    let element!: Marquee;
    expect(await captureConsole(async () => {
      element = await place('Bare words <b>and one that rides</b>', 'wave-intensity="2"');
      await waitUntil(() => isRunning(element));
    })).to.deep.equal(['<site-marquee>: has words of its own along a wave; expected an element round each word, such as <span>; moving them along a line.']);
    expect([...element.children].map(child => [child.localName, animations(child).length].join(' '))).to.include.members(['b 1', 'span 0']);
    expect([...element.querySelectorAll('span')].every(child => animations(child).length === 0)).to.equal(true);
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

  it('stands still where less motion is asked for, and begins and ends with that wish', async () => {
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
    const empty = await place('');
    for (const element of [narrow, empty]) expect([isRunning(element), copies(element).length, button(element)]).to.deep.equal([false, 0, null]);
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
