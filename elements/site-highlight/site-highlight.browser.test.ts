// Runs in every engine: boxes of wrapped text, animations of SVG.
import { expect, fixture, nextFrame } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-highlight.js';

type Highlight = HTMLElementTagNameMap['site-highlight'];

async function place(words: string, attributes = '', width = 300): Promise<Highlight> {
  const text = await fixture<HTMLElement>(`<p style="width: ${width}px; font: 20px/1.5 monospace">Before it <site-highlight ${attributes}>${words}</site-highlight> and after</p>`);
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

  it('appears once in view, and begins anew when its shape changes', async () => {
    const element = await place('words', 'is-animation-enabled duration="0.01" delay="0"');
    const { style } = element.shadowRoot!.querySelector('svg')!;
    expect(style.length).to.equal(0);
    await waitUntil(() => !element.shadowRoot!.querySelector('[data-unseen]'));
    element.shape = 'wave';
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('[data-unseen]')).to.not.equal(null);
    await waitUntil(() => !element.shadowRoot!.querySelector('[data-unseen]'));
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
      '<site-highlight>: color "reddish" is not known; expected a colour of CSS, such as #c4502e; using currentcolor.',
      '<site-highlight>: blend "stir" is not known; expected a blend mode of CSS, such as multiply; using normal.',
    ]);
  });
});
