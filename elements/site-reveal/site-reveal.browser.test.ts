import { expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-reveal.js';

type Reveal = HTMLElementTagNameMap['site-reveal'];
type Shown = CustomEvent<{ element: Element }>;

const sheet = new CSSStyleSheet();
sheet.replaceSync('.gap { block-size: 3000px } .box { block-size: 200px; margin: 0 } .huge { block-size: 300vh; margin: 0 }');

const isHidden = (element: Element) => getComputedStyle(element).opacity === '0';
const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const hidden = (parts: readonly Element[]) => waitUntil(() => parts.every(isHidden), 'what is below waits');
const still = (part: Element) => waitUntil(() => !isHidden(part) && part.getAnimations().length === 0, 'it has appeared');
/** An observer has told of what these frames drew. */
const seenFrames = async () => { await nextFrame(); await nextFrame(); await nextFrame(); };

describe('<site-reveal>', () => {
  beforeEach(() => { document.adoptedStyleSheets = [sheet]; });
  afterEach(() => {
    if (location.hash) history.replaceState(null, '', location.pathname + location.search);
    scrollTo(0, 0);
    document.adoptedStyleSheets = [];
  });

  const placed = (attributes: string, parts = '<p class="box">one</p><p class="box">two</p>') =>
    fixture<HTMLElement>(`<div><div class="gap"></div><site-reveal ${attributes}>${parts}</site-reveal><div class="gap"></div></div>`);
  const marked = (attributes: string, content = 'words') =>
    fixture<HTMLElement>(`<div><div class="gap"></div><div id="it" class="box" ${attributes}>${content}</div><div class="gap"></div></div>`);

  for (const effect of ['fade', 'scale', 'slide', 'clip', 'blur']) {
    it(`has its children wait below the window and appear in it: ${effect}`, async () => {
      const page = await placed(`effect="${effect}" stagger="0"`);
      const parts = all(page, 'p');
      await hidden(parts);
      parts[0]!.scrollIntoView();
      for (const part of parts) await still(part);
      expect(parts.map(part => part.getAttribute('style'))).to.deep.equal([null, null]);
    });
  }

  it('shows immediately with the effect "none"', async () => {
    const page = await placed('effect="none"');
    await seenFrames();
    expect(all(page, 'p').some(isHidden)).to.equal(false);
  });

  it('never hides what is in view already, nor what has been passed', async () => {
    const page = await fixture<HTMLElement>('<div><p class="box">seen</p><div class="gap"></div><p class="box">there</p><div class="gap"></div></div>');
    const [above, there] = all(page, 'p');
    there!.scrollIntoView();
    const told = [above!, there!].map(part => oneEvent(part, 'site-reveal-show'));
    // Animations reveal what was hidden for as little as a frame.
    const animated: Element[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...given: Parameters<typeof animate>) {
      animated.push(this);
      return animate.apply(this, given);
    };
    try {
      for (const part of [above!, there!]) part.setAttribute('data-site-reveal', '');
      await Promise.all(told);
    } finally {
      Element.prototype.animate = animate;
    }
    expect(animated).to.deep.equal([]);
  });

  it('shows parts one after another, and dispatches an event for each', async () => {
    const page = await placed('stagger="200" duration="0"');
    const parts = all(page, 'p');
    await hidden(parts);
    const told: Element[] = [];
    page.addEventListener('site-reveal-show', event => told.push((event as Shown).detail.element));
    const delays: unknown[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (this: Element, ...given: Parameters<typeof animate>) {
      delays.push((given[1] as KeyframeAnimationOptions).delay);
      return animate.apply(this, given);
    };
    try {
      parts[0]!.scrollIntoView();
      await waitUntil(() => told.length === 2);
    } finally {
      Element.prototype.animate = animate;
    }
    expect(told).to.deep.equal(parts);
    expect(delays[0]).to.equal(0);
    expect(delays[1]).to.be.within(1, 200);
  });

  it('waits for half of a part, or for the share that is asked', async () => {
    const page = await placed('visible-ratio="0.9"', '<p class="box">one</p>');
    const [part] = all(page, 'p');
    await hidden([part!]);
    scrollTo(0, part!.getBoundingClientRect().top + scrollY - innerHeight + 150);
    await seenFrames();
    expect(isHidden(part!)).to.equal(true);
    scrollBy(0, 45);
    await still(part!);
  });

  it('does not ask for half of what cannot be seen whole: a part higher than the window, or wider than the box it scrolls in', async () => {
    const page = await placed('', '<p class="huge">one</p>');
    const [part] = all(page, 'p');
    await hidden([part!]);
    scrollTo(0, part!.getBoundingClientRect().top + scrollY - innerHeight + 20);
    await still(part!);

    const wide = await fixture<HTMLElement>(
      '<div><div class="gap"></div><div class="scroller"><p class="wide" data-site-reveal>a table, say</p></div><div class="gap"></div></div>',
    );
    const more = new CSSStyleSheet();
    more.replaceSync('.scroller { inline-size: 200px; overflow: auto } .wide { inline-size: 1000px; block-size: 100px }');
    document.adoptedStyleSheets = [sheet, more];
    const [table] = all(wide, 'p');
    await hidden([table!]);
    table!.scrollIntoView();
    await still(table!);
  });

  it('does not wait for what a box cuts off for good', async () => {
    const page = await fixture<HTMLElement>(
      '<div><div class="gap"></div><div class="cut"><p class="box" data-site-reveal>cut off</p></div><div class="gap"></div></div>',
    );
    const more = new CSSStyleSheet();
    more.replaceSync('.cut { block-size: 60px; inline-size: 400px; padding-block-start: 300px; overflow: hidden }');
    document.adoptedStyleSheets = [sheet, more];
    const [part] = all(page, 'p');
    await hidden([part!]);
    part!.scrollIntoView();
    await still(part!);
  });

  it('waits for pictures that are loading', async () => {
    const page = await placed('duration="0"', '<p class="box"><img width="40" height="40" alt=""></p>');
    const [part] = all(page, 'p');
    const image = part!.querySelector('img')!;
    Object.defineProperty(image, 'complete', { value: false }); // no response arrives before the test releases it
    await hidden([part!]);
    part!.scrollIntoView();
    await seenFrames();
    expect(isHidden(part!)).to.equal(true);
    image.dispatchEvent(new Event('load'));
    await still(part!);
  });

  it('sees parts that come later, and lets go of those that leave', async () => {
    const page = await placed('');
    const element = page.querySelector('site-reveal')!;
    await hidden(all(page, 'p'));
    const late = Object.assign(document.createElement('p'), { className: 'box', textContent: 'three' });
    element.append(late);
    await hidden([late]);
    page.append(late);
    await still(late);
  });

  it('takes new settings for what still waits', async () => {
    const page = await placed('');
    const element = page.querySelector<Reveal>('site-reveal')!;
    await hidden(all(page, 'p'));
    element.effect = 'none';
    for (const part of all(page, 'p')) await still(part);
  });

  const ways: Record<string, (page: HTMLElement) => unknown> = {
    'when its method is called': page => (page.querySelector<Reveal>('site-reveal') as Reveal & { show(): Promise<void> }).show(),
    'when it leaves the page': page => {
      const element = page.querySelector('site-reveal')!;
      element.replaceWith(...element.childNodes);
    },
    'when the page is printed': () => window.dispatchEvent(new Event('beforeprint')),
  };
  for (const [when, act] of Object.entries(ways)) {
    it(`shows every part ${when}`, async () => {
      const page = await placed('');
      await hidden(all(page, 'p'));
      await act(page);
      await waitUntil(() => all(page, 'p').every(part => part.getAnimations().length === 0 && !isHidden(part)));
    });
  }

  it('shows a part that gets the focus', async () => {
    const page = await placed('', '<p class="box"><a href="#no">a link</a></p>');
    await hidden(all(page, 'p'));
    page.querySelector('a')!.focus({ preventScroll: true });
    expect(all(page, 'p').some(isHidden)).to.equal(false);
  });

  it('shows a part that the page\'s address names', async () => {
    const page = await placed('', '<p class="box">one</p><p class="huge"><b id="named">two</b></p>');
    const [first, second] = all(page, 'p');
    await hidden([first!, second!]);
    const changed = oneEvent(window, 'hashchange');
    location.hash = 'named';
    await changed;
    await still(second!);
  });

  it('says that words without an element cannot appear, and shows them', async () => {
    const heard = await captureConsole(async () => {
      const element = await fixture<Reveal>('<site-reveal>words</site-reveal>');
      await element.updateComplete;
    });
    expect(heard.join()).to.include('<site-reveal>: has text without an element around it; expected an element for each part');
  });

  it('has no box: the cells of a grid stay cells', async () => {
    const element = await fixture<Reveal>(html`<site-reveal><p>one</p></site-reveal>`);
    expect(getComputedStyle(element).display).to.equal('contents');
  });

  describe('data-site-reveal', () => {
    it('has any element appear as a whole, by settings of its own', async () => {
      const page = await marked('data-site-reveal="scale" data-site-reveal-duration="0"', '<p>one</p>');
      const it = page.querySelector('#it')!;
      await hidden([it]);
      expect(isHidden(it.firstElementChild!)).to.equal(false);
      it.scrollIntoView();
      const { detail } = await oneEvent(it, 'site-reveal-show') as Shown;
      expect(detail.element).to.equal(it);
      await still(it);
    });

    it('keeps the element and its tag, also with no value, and reads settings as editors keep them', async () => {
      const page = await marked('data-site-reveal data-stagger="0" data-effect="slide"', '<p>one</p><p>two</p>');
      const it = page.querySelector('#it')!;
      await hidden(all(page, 'p'));
      expect([it.localName, isHidden(it)]).to.deep.equal(['div', false]);
    });

    it('has the children appear in turns where it has a stagger, those that come later too', async () => {
      const page = await marked('data-site-reveal="fade" data-site-reveal-stagger="50"', '<p>one</p>');
      const it = page.querySelector('#it')!;
      await hidden(all(page, 'p'));
      it.append(document.createElement('p'));
      await hidden(all(page, 'p'));
      it.scrollIntoView();
      for (const part of all(page, 'p')) await still(part);
    });

    it('lets a child say more of itself', async () => {
      const element = await placed('', '<p class="box" data-site-reveal="none">one</p><p class="box">two</p>');
      const [first, second] = all(element, 'p');
      await hidden([second!]);
      expect(isHidden(first!)).to.equal(false);
    });

    it('is heard when it is written, changed and taken away', async () => {
      const page = await marked('');
      const it = page.querySelector('#it')!;
      it.setAttribute('data-site-reveal', 'fade');
      await hidden([it]);
      it.setAttribute('data-site-reveal', 'none');
      await still(it);
      const other = (await marked('data-site-reveal')).querySelector('#it')!;
      await hidden([other]);
      other.removeAttribute('data-site-reveal');
      await still(other);
    });

    it('says what is wrong, and uses the default', async () => {
      const heard = await captureConsole(async () => {
        const page = await marked('data-site-reveal="explode" data-site-reveal-delay="soon"');
        await hidden([page.querySelector('#it')!]);
      });
      expect(heard.filter(line => line.startsWith('<div>'))).to.deep.equal([
        '<div>: data-site-reveal "explode" is unknown; expected fade, scale, slide, clip, blur, none; using fade.',
        '<div>: data-site-reveal-delay "soon" is not a number; expected a number from 0 to 10000 (milliseconds); using 0.',
      ]);
    });

    it('makes the page neither wider nor longer', async () => {
      const page = await fixture<HTMLElement>('<div><div class="gap"></div><p class="box" data-site-reveal="slide" data-site-reveal-direction="left">a</p><p class="box" data-site-reveal="slide">b</p></div>');
      const { documentElement: root } = document;
      const parts = all(page, 'p');
      const before = [root.scrollWidth, root.scrollHeight];
      await hidden(parts);
      const sizes: number[][] = [];
      page.addEventListener('site-reveal-show', () => sizes.push([root.scrollWidth, root.scrollHeight]));
      scrollTo(0, root.scrollHeight);
      await waitUntil(() => sizes.length === 2);
      expect(sizes).to.deep.equal([before, before]);
    });
  });
});
