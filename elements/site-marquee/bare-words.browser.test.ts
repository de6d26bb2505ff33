import { expect, nextFrame } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { animations, button, copies, isRunning, place, track, type Marquee } from './marquee-page.fixture.test.js';

const layer = (element: Marquee) => element.shadowRoot!.querySelector('.words')!;
const drawn = (element: Marquee) => [...layer(element).children] as HTMLElement[];
const isWave = (element: Marquee) => track(element).hasAttribute('data-words');
const boxOf = (text: Node, start = 0, end = text.textContent!.length) => {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 0); // WebKit has some without a width where directions meet
  const [left, right, top, bottom] = [boxes.map(box => box.left), boxes.map(box => box.right), boxes.map(box => box.top), boxes.map(box => box.bottom)];
  return { left: Math.min(...left), right: Math.max(...right), top: Math.min(...top), bottom: Math.max(...bottom) };
};
/** Still and flat, so that places can be compared. */
const flatten = (element: Marquee) => {
  for (const moving of [...element.getAnimations({ subtree: true }), ...animations(track(element)), ...drawn(element).flatMap(animations)]) moving.cancel();
};

describe('bare words of <site-marquee> along a wave', () => {
  for (const [what, text, attributes] of [
    ['English', 'Open on Sunday from ten · Fresh bread', ''],
    ['Arabic with English between it', 'مفتوح يوم الأحد، hello, world! (one) خبز طازج', 'dir="rtl" lang="ar"'],
    ['English from right to left', 'Open, on Sunday!', 'dir="rtl"'], // the last sign stands before the first word
    ['Japanese', '日曜日に「パン」です。', 'lang="ja"'],
  ] as const) {
    it(`moves bare words of ${what} on a wave, each on its own, over the author's own text`, async () => {
      let element!: Marquee;
      expect(await captureConsole(async () => {
        element = await place(text, `wave-intensity="2" ${attributes}`);
        await waitUntil(() => isRunning(element));
      })).to.deep.equal([]);
      const [own] = [...element.childNodes] as [Text];
      const rounds = copies(element).length + 1;
      expect([own.data, own.isConnected]).to.deep.equal([text, true]);
      expect(drawn(element).length).to.be.greaterThan(3 * rounds - 1);
      expect(drawn(element).every(word => animations(word).length === 1)).to.equal(true);
      expect(new Set(drawn(element).map(word => animations(word)[0]!.effect!.getTiming().delay)).size).to.be.greaterThan(3);
      expect([
        layer(element).ariaHidden,
        layer(element).hasAttribute('inert'),
        getComputedStyle(copies(element)[0]!).visibility,
      ]).to.deep.equal(['true', true, 'hidden']);
      flatten(element);
      const words = drawn(element).filter((_word, at) => at % rounds === 0);
      let from = 0;
      for (const word of words) {
        const start = own.data.indexOf(word.textContent!, from);
        from = start + word.textContent!.length;
        const [there, here] = [boxOf(own, start, from), boxOf(word.firstChild!)];
        for (const side of ['left', 'right', 'top', 'bottom'] as const) expect(here[side], `${side} of ${word.textContent}`).to.be.closeTo(there[side], 2);
        for (const at of [0, word.textContent!.length - 1])
          expect(boxOf(word.firstChild!, at, at + 1).left, `a letter of ${word.textContent}`).to.be.closeTo(
            boxOf(own, start + at, start + at + 1).left,
            2,
          );
      }
      await expect(element).to.be.accessible();
    });
  }

  it('rides a wave with bare words beside links and pictures, of which nothing else changes', async () => {
    const element = await place(
      'Bare words <a href="#x">and a link</a> and <img alt="A dot" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="> on',
      'wave-intensity="2"',
    );
    await waitUntil(() => isRunning(element));
    expect([...element.children].map(child => [child.localName, animations(child).length].join(' ')).slice(0, 7))
      .to.deep.equal(['a 1', 'img 1', 'span 0', 'a 1', 'span 0', 'img 1', 'span 0']);
    const rounds = copies(element).length / 5 + 1;
    expect(drawn(element).filter((_word, at) => at % rounds === 0).map(word => word.textContent)).to.deep.equal(['Bare', 'words', 'and', 'on']);
    const paint = (of: Element) => getComputedStyle(of).webkitTextFillColor;
    const link = element.querySelector('a')!;
    expect([paint(link), getComputedStyle(link).textShadow]).to.deep.equal([getComputedStyle(link).color, 'none']);
    expect(paint(element.shadowRoot!.querySelector('.group')!)).to.equal('rgba(0, 0, 0, 0)');
    expect(drawn(element).every(word => paint(word) === getComputedStyle(element).color)).to.equal(true);
  });

  it('draws bare words that the page changes, whichever way, and is quiet then', async () => {
    const element = await place('Fresh bread', 'wave-intensity="2"');
    await waitUntil(() => isRunning(element));
    const words = () => [...new Set(drawn(element).map(word => word.textContent))].join(' ');
    const own = element.firstChild as Text;
    own.data = 'Fresh rolls';
    await waitUntil(() => words() === 'Fresh rolls');
    own.after(' and cake');
    await waitUntil(() => words() === 'Fresh rolls and cake');
    expect([own.isConnected, own.data]).to.deep.equal([true, 'Fresh rolls']);
    element.textContent = 'Nothing left today';
    await waitUntil(() => words() === 'Nothing left today');
    const font = document.createElement('font'); // as translators do
    font.append(Object.assign(document.createElement('font'), { textContent: 'Heute nichts mehr' }));
    element.firstChild!.replaceWith(font);
    await waitUntil(() => words() === 'Heute nichts mehr');
    expect(animations(font).length).to.equal(0);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver(records => { changes.push(...records); });
    for (const root of [element, layer(element)]) observer.observe(root, { childList: true, characterData: true, subtree: true });
    for (let frame = 0; frame < 10; frame++) await nextFrame();
    document.fonts.dispatchEvent(new Event('loadingdone'));
    await nextFrame();
    observer.disconnect();
    expect(changes.length).to.equal(0);
  });

  it('leaves bare words as they were, without a wave, in a line that rests and after its removal', async () => {
    const element = await place('Open on Sunday', 'wave-intensity="2"');
    const own = element.firstChild as Text;
    const flat = () => [
      isWave(element),
      drawn(element).length,
      getComputedStyle(track(element).querySelector('.group')!).webkitTextFillColor === getComputedStyle(element).color,
    ];
    await waitUntil(() => isRunning(element) && isWave(element));
    element.waveIntensity = 0;
    await waitUntil(() => !isWave(element));
    expect(flat()).to.deep.equal([false, 0, true]);
    element.waveIntensity = 2;
    await waitUntil(() => isWave(element));
    button(element)!.click();
    getSelection()!.selectAllChildren(element);
    expect(getSelection()!.toString()).to.include('Open on Sunday');
    getSelection()!.removeAllRanges();
    const box = element.parentElement!;
    element.remove();
    await waitUntil(() => element.childNodes.length === 1);
    expect([element.firstChild, own.data]).to.deep.equal([own, 'Open on Sunday']);
    box.append(element);
    await waitUntil(() => isRunning(element) && drawn(element).length > 0);
    box.style.width = '40px';
    await waitUntil(() => !isWave(element));
    expect(flat()).to.deep.equal([false, 0, true]);
  });

  it('moves a text that is too long for a wave along a line, and logs it', async () => {
    let element!: Marquee;
    expect(await captureConsole(async () => {
      element = await place('so many words '.repeat(200), 'wave-intensity="2"');
      await waitUntil(() => isRunning(element));
    })).to.deep.equal(['<site-marquee>: has more words than can move individually on a wave; expected at most 400, including copies; moving them along a line.']);
    expect([isWave(element), drawn(element).length, getComputedStyle(copies(element)[0]!).visibility]).to.deep.equal([false, 0, 'visible']);
  });
});
