// Runs in every engine: boxes of wrapped text, animations of SVG.
import { expect, fixture, nextFrame } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-highlight.js';

type Highlight = HTMLElementTagNameMap['site-highlight'];

async function place(words: string, attributes = '', width = 300): Promise<Highlight> {
  const text = await fixture<HTMLElement>(
    `<p style="width: ${width}px; font: 20px/1.5 monospace">Before it <site-highlight ${attributes}>${words}</site-highlight> and after</p>`,
  );
  const element = text.querySelector<Highlight>('site-highlight')!;
  await element.updateComplete;
  await waitUntil(() => paths(element).length > 0);
  return element;
}
const paths = (element: Highlight) => [...element.shadowRoot!.querySelectorAll<SVGPathElement>('path')];
const lines = (element: Highlight) => element.shadowRoot!.querySelectorAll('g').length;
const long = 'words that are so many that they take three lines of a paragraph';

/** Whether every stroke lies where the words are, give or take what a circle reaches beyond them. */
function isOnWords(element: Highlight): boolean {
  const range = document.createRange();
  range.selectNodeContents(element);
  const rects = [...range.getClientRects()];
  return paths(element).every(path => {
    const box = path.getBoundingClientRect();
    return rects.some(rect => Math.abs(rect.left - box.left) < 10 && Math.abs(rect.right - box.right) < 10
      && box.top > rect.top - 10 && box.bottom < rect.bottom + 10);
  });
}

describe('<site-highlight>', () => {
  for (const direction of ['ltr', 'rtl']) {
    it(`draws each line of words that wrap, ${direction}`, async () => {
      const element = await place(long, '');
      element.parentElement!.dir = direction;
      await waitUntil(() => lines(element) >= 3 && isOnWords(element));
      expect(element.textContent).to.equal(long);
      await expect(element).to.be.accessible();
    });
  }

  it('follows words that wrap elsewhere, change and move', async () => {
    const element = await place(long);
    await waitUntil(() => lines(element) >= 3);
    element.parentElement!.style.width = '2000px';
    await waitUntil(() => lines(element) === 1 && isOnWords(element));
    element.textContent = 'few';
    await waitUntil(() => paths(element)[0]!.getBoundingClientRect().width < 100 && isOnWords(element));
    const narrow = Object.assign(document.createElement('div'), { style: 'width: 120px; font: 20px monospace' });
    element.parentElement!.append(narrow);
    narrow.append(element);
    element.textContent = 'some more words here';
    await waitUntil(() => lines(element) >= 2 && isOnWords(element));
  });

  it('follows other words of its paragraph that move it, also where the paragraph stays as large', async () => {
    const element = await place('words');
    await waitUntil(() => isOnWords(element));
    const text = element.parentElement!;
    const { height } = text.getBoundingClientRect();
    const { left } = element.getBoundingClientRect();
    (text.firstChild as Text).data = 'Before ';
    await waitUntil(() => element.getBoundingClientRect().left < left && isOnWords(element));
    (text.firstChild as Text).data = 'Before it there are many more ';
    await waitUntil(() => element.getBoundingClientRect().top > text.getBoundingClientRect().top + 20 && isOnWords(element));
    expect(text.getBoundingClientRect().height).to.be.at.least(height);
  });

  it('lies behind the words, or over them, and never takes the pointer', async () => {
    const element = await place('words', 'shape="marker" color="red"');
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = () => element.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2);
    const words = element.shadowRoot!.querySelector('.words')!;
    expect(getComputedStyle(words).position).to.equal('relative');
    element.isFront = true;
    await element.updateComplete;
    expect(getComputedStyle(words).position).to.equal('static');
    expect(hit()?.closest('svg') ?? null).to.equal(null);
  });

  it('appears once in view, and starts again when its shape changes', async () => {
    const element = await place('words', 'is-animation-enabled duration="0.01" delay="0"');
    const { style } = element.shadowRoot!.querySelector('svg')!;
    expect(style.length).to.equal(0);
    await waitUntil(() => !element.shadowRoot!.querySelector('[data-unseen]'));
    element.shape = 'wave';
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('[data-unseen]')).to.not.equal(null);
    await waitUntil(() => !element.shadowRoot!.querySelector('[data-unseen]'));
  });

  /** The animations that start while an element is placed: on a slow machine, they may end before a test can look. */
  async function begun(attributes: string): Promise<{ element: Highlight; animations: { path: Element; effect: KeyframeEffect }[] }> {
    const { animate } = Element.prototype;
    const all: { path: Element; effect: KeyframeEffect }[] = [];
    Element.prototype.animate = function (this: Element, ...given) {
      const animation = animate.apply(this, given);
      all.push({ path: this, effect: animation.effect as KeyframeEffect });
      return animation;
    };
    try {
      const element = await place(long, attributes);
      await waitUntil(() => all.some(({ path }) => paths(element).includes(path as SVGPathElement)));
      return { element, animations: paths(element).map(path => all.find(each => each.path === path)!) };
    } finally {
      Element.prototype.animate = animate;
    }
  }
  const offsetOf = ({ effect }: { effect: KeyframeEffect }) => String(effect.getKeyframes()[0]!.strokeDashoffset).replace('px', '');

  for (const [animation, frames] of [
    ['draw', { strokeDashoffset: ['1', '0.99', '0'] }], ['fade', { opacity: ['0', '1'] }], ['fadeScale', { opacity: ['0', '1'], scale: ['0.94', '1'] }],
  ] as const) {
    it(`appears by ${animation}, a quarter of a second after it is seen, in three quarters, line after line`, async () => {
      const { animations } = await begun(`is-animation-enabled animation="${animation}"`);
      for (const [name, values] of Object.entries(frames)) {
        expect(animations[0]!.effect.getKeyframes().map(frame => String(frame[name]).replace('px', ''))).to.deep.equal(values);
      }
      const timings = animations.map(({ effect }) => effect.getTiming() as { delay: number; duration: number });
      expect(timings[0]!.delay).to.equal(250);
      timings.slice(1).forEach(({ delay }, at) => expect(delay).to.be.closeTo(timings[at]!.delay + timings[at]!.duration, 0.01));
      const total = timings.reduce((sum, { duration }) => sum + duration, 0);
      expect(total).to.be.within(749, 750 * (1 + 0.2 * timings.length));
    });
  }

  it('leads to the left where that is its direction: the last line first, each from its right end', async () => {
    const { animations } = await begun('is-animation-enabled direction="left"');
    const delays = animations.map(({ effect }) => effect.getTiming().delay!);
    expect(delays.at(-1)).to.equal(250);
    expect(delays).to.deep.equal([...delays].sort((a, b) => b - a));
    expect(offsetOf(animations[0]!)).to.equal('-1');
  });

  it('is complete immediately under reduced motion', async () => {
    const { matchMedia } = window;
    window.matchMedia = query => ({ ...matchMedia.call(window, query), matches: query.includes('reduce') }) as MediaQueryList;
    try {
      const element = await place('words', 'is-animation-enabled');
      expect([element.shadowRoot!.querySelector('[data-unseen]'), element.shadowRoot!.getAnimations().length]).to.deep.equal([null, 0]);
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it('takes thickness as a content system stores it, and says what it does not know', async () => {
    const element = await place('words');
    element.thickness = { value: 4, unit: 'px' } as any;
    await element.updateComplete;
    expect(getComputedStyle(paths(element)[0]!).strokeWidth).to.equal('4px');
    expect(await captureConsole(async () => {
      element.color = 'reddish';
      element.blend = 'stir';
      await element.updateComplete;
      await nextFrame();
    })).to.deep.equal([
      '<site-highlight>: color "reddish" is not known; expected a CSS color, such as #c4502e; using currentcolor.',
      '<site-highlight>: blend "stir" is not known; expected a blend mode of CSS, such as multiply; using normal.',
    ]);
  });
});
