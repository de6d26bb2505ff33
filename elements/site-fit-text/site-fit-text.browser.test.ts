import { expect, fixture } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-fit-text.js';

type FitText = HTMLElementTagNameMap['site-fit-text'];

async function place(inside: string, attributes = '', style = 'width: 400px'): Promise<FitText> {
  const box = await fixture<HTMLElement>(`<div style="${style}"><site-fit-text ${attributes}>${inside}</site-fit-text></div>`);
  const element = box.querySelector<FitText>('site-fit-text')!;
  await element.updateComplete;
  return element;
}
function textWidth(element: FitText): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}
const size = (element: FitText) => parseFloat(getComputedStyle(element.firstElementChild!).fontSize);
const fills = (element: FitText) => Math.abs(textWidth(element) - element.getBoundingClientRect().width) < 8;

describe('<site-fit-text>', () => {
  it('scales a line to its place, and follows it and the words', async () => {
    const element = await place('<h2>Open today</h2>');
    await waitUntil(() => fills(element));
    await expect(element).to.be.accessible();
    element.parentElement!.style.width = '700px';
    await waitUntil(() => element.getBoundingClientRect().width > 600 && fills(element));
    element.firstElementChild!.textContent = 'Open today and tomorrow';
    await waitUntil(() => fills(element));
    expect(document.documentElement.scrollWidth).to.be.at.most(Math.max(innerWidth, 720));
  });

  it('leaves blanks as small as the page has them, and words their size once they are there', async () => {
    const element = await place('<h2>\u00a0</h2>');
    await waitUntil(() => element.matches(':state(fitted)'));
    expect(size(element)).to.be.below(60);
    element.firstElementChild!.textContent = 'Open today';
    await waitUntil(() => fills(element) && size(element) > 60);
    element.firstElementChild!.textContent = ' ';
    await waitUntil(() => size(element) < 60);
  });

  it('scales text whose size the page has fixed in pixels', async () => {
    const element = await place('<p style="font-size: 12px">Open today</p>');
    await waitUntil(() => fills(element) && size(element) > 30);
  });

  it('takes the whole width of a page that lays out its children by their own width', async () => {
    for (const layout of ['display: grid; justify-items: start', 'display: flex; flex-direction: column; align-items: flex-start']) {
      const element = await place('<h2 style="margin: 0">Open today</h2>', 'style="margin-inline: 10px"', `width: 400px; ${layout}`);
      await waitUntil(() => fills(element) && Math.abs(element.getBoundingClientRect().width - 380) < 4);
    }
  });

  it('stays between its limits, and wraps below them', async () => {
    const large = await place('<p>Hi</p>', 'max="40"');
    await waitUntil(() => size(large) === 40);
    const small = await place(`<p>${'so many words '.repeat(30)}</p>`);
    await waitUntil(() => size(small) === 11);
    expect(textWidth(small)).to.be.at.most(401);
  });

  it('takes lines as the author has broken them', async () => {
    const element = await place('<p>Short<br>This one is the longest</p>');
    await waitUntil(() => fills(element));
    expect(element.getBoundingClientRect().height).to.be.within(1.9 * size(element), 3 * size(element));
  });

  it('shrinks a word that is too long, and nothing else', async () => {
    const element = await place('<p style="font-size: 1em">Unfoldable-not-at-all-wordwordwordwordword</p>', 'mode="shrink"', 'width: 200px; font-size: 30px');
    await waitUntil(() => size(element) < 30);
    expect(size(element)).to.be.at.least(11);
    element.firstElementChild!.textContent = 'Short words';
    await waitUntil(() => size(element) === 30);
  });

  it('shrinks to an element that becomes too low, down to 11 pixels, and grows with it', async () => {
    const element = await place(
      '<p style="margin: 0; font-size: 1em">Some words</p>',
      'mode="shrink" style="height: 60px"',
      'width: 600px; font-size: 40px; line-height: 1.2',
    );
    await waitUntil(() => element.matches(':state(fitted)') && size(element) === 40);
    element.style.height = '30px';
    await waitUntil(() => size(element) < 26 && element.scrollHeight <= 30);
    element.style.height = '5px';
    await waitUntil(() => size(element) === 11);
    element.style.height = '60px';
    await waitUntil(() => size(element) === 40);
  });

  for (const [fact, change] of [
    ['a font loader switches a class of the page', () => document.documentElement.classList.add('fonts-are-there')],
    ['a class of the text is switched', () => document.querySelector('#late-font')!.classList.add('in-mono')],
    [
      'a style sheet comes',
      () =>
        document.head.append(
          Object.assign(document.createElement('style'), { id: 'late-sheet', textContent: '#late-font { font-family: monospace; }' }),
        ),
    ],
  ] as const) {
    it(`fits again when ${fact}, though no font is loaded, and nothing below moves`, async () => {
      const sheet = Object.assign(document.createElement('style'), {
        textContent: '.fonts-are-there #late-font, #late-font.in-mono { font-family: monospace; }',
      });
      document.head.append(sheet);
      const element = await place('<h2 id="late-font">illicit lilies</h2>', '', 'width: 400px; font-family: serif');
      await waitUntil(() => fills(element));
      const [before, height] = [size(element), element.getBoundingClientRect().height];
      change();
      await waitUntil(() => Math.abs(size(element) - before) > 4 && fills(element), 'it is fitted to the other font');
      expect(Math.abs(element.getBoundingClientRect().height - height)).to.be.lessThan(1);
      sheet.remove();
      document.querySelector('#late-sheet')?.remove();
      document.documentElement.classList.remove('fonts-are-there');
    });
  }

  it('is by default no higher than the window, however short the line; a largest size of the author\'s counts as it is', async () => {
    const element = await place('<h2>I</h2>', '', 'width: 100vw');
    await waitUntil(() => element.matches(':state(fitted)'));
    expect(element.getBoundingClientRect().height).to.be.within(0.9 * document.documentElement.clientHeight, document.documentElement.clientHeight);
    const larger = await place('<h2>I</h2>', 'max="2000"', 'width: 100vw');
    await waitUntil(() => larger.matches(':state(fitted)'));
    expect(larger.getBoundingClientRect().height).to.be.above(document.documentElement.clientHeight);
  });

  it('keeps its place when a font comes late', async () => {
    const element = await place('<h2>Open today</h2>');
    await waitUntil(() => fills(element));
    const before = element.getBoundingClientRect().height;
    element.style.fontFamily = 'monospace';
    document.fonts.dispatchEvent(new Event('loadingdone'));
    await waitUntil(() => fills(element));
    expect(Math.abs(element.getBoundingClientRect().height - before)).to.be.lessThan(1);
  });

  it('is as high before its script, where the browser fits text or the page has written how wide the line is', async () => {
    const sheet = await (await fetch(new URL('./site-fit-text.css', import.meta.url))).text();
    const line = '<h1 style="font-family: monospace">Open today</h1>';
    const box = await fixture<HTMLElement>(`<div style="width: 700px; display: grid; justify-items: start"><style>${sheet}
      h1 { font-size: 40px; }
      .written { container-type: inline-size; inline-size: 100%; line-height: 1.1; white-space: nowrap; }
      .written > h1 { margin: 0; font-size: min(100cqi / 6, 90px); line-height: inherit; }</style>
      <div data-site-fit-text max="90">${line}</div><div class="written">${line}</div><site-fit-text max="90">${line}</site-fit-text></div>`);
    const [fitting, written, element] = [
      box.querySelector('[data-site-fit-text]')!,
      box.querySelector('.written')!,
      box.querySelector<FitText>('site-fit-text')!,
    ];
    await waitUntil(() => element.matches(':state(fitted)') && size(element) === 90);
    const height = (of: Element) => Math.round(of.getBoundingClientRect().height);
    expect(height(written)).to.equal(height(element));
    if (CSS.supports('text-fit', 'grow')) expect(height(fitting)).to.equal(height(element));
    element.removeAttribute('max');
    fitting.removeAttribute('max');
    await waitUntil(() => fills(element));
    if (CSS.supports('text-fit', 'grow')) expect(Math.abs(height(fitting) - height(element))).to.be.lessThan(3);
  });
});
