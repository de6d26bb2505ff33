import { expect } from '@open-wc/testing';

// What galleries share, they share: forty-nine more have no style sheet, no observer of boxes and no reading of one.

const picture = `<img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='30' height='20'/%3E" width="30" height="20" alt="A picture">`;
const gallery = `<site-gallery>${picture.repeat(20)}</site-gallery>`;

const counts = { sheets: 0, intersections: 0, resizes: 0, readings: 0 };
const restore: (() => void)[] = [];

function countMade(name: 'CSSStyleSheet' | 'IntersectionObserver' | 'ResizeObserver', key: keyof typeof counts): void {
  const Native = globalThis[name] as new (...given: never[]) => object;
  const Counted = class extends Native {
    constructor(...given: never[]) {
      super(...given);
      counts[key]++;
    }
  };
  Object.assign(globalThis, { [name]: Counted });
  restore.push(() => Object.assign(globalThis, { [name]: Native }));
}

function countReadings(proto: object, name: string): void {
  const before = Object.getOwnPropertyDescriptor(proto, name)!;
  const read = function (this: Element, ...given: unknown[]) {
    counts.readings++;
    return ((before.get ?? before.value) as (...all: unknown[]) => unknown).apply(this, given);
  };
  Object.defineProperty(proto, name, before.get ? { ...before, get: read } : { ...before, value: read });
  restore.push(() => Object.defineProperty(proto, name, before));
}

describe('fifty galleries', () => {
  const section = document.createElement('section');
  before(async () => {
    countMade('CSSStyleSheet', 'sheets');
    countMade('IntersectionObserver', 'intersections');
    countMade('ResizeObserver', 'resizes');
    for (const name of ['getBoundingClientRect', 'getClientRects', 'clientWidth', 'clientHeight', 'scrollLeft', 'scrollWidth'])
      countReadings(Element.prototype, name);
    for (const name of ['offsetWidth', 'offsetHeight', 'offsetLeft']) countReadings(HTMLElement.prototype, name);
    await import('./site-gallery.js');
    document.body.append(section);
  });
  after(() => {
    section.remove();
    for (const one of restore) one();
  });

  const mount = async (many: number) => {
    const before = { ...counts };
    section.insertAdjacentHTML('beforeend', gallery.repeat(many));
    for (const each of section.querySelectorAll('site-gallery')) await each.updateComplete;
    const { readings } = counts;
    for (let frames = 0; frames < 3; frames++) await new Promise(resolve => { requestAnimationFrame(resolve); });
    return {
      sheets: counts.sheets - before.sheets,
      intersections: counts.intersections - before.intersections,
      resizes: counts.resizes - before.resizes,
      readings: readings - before.readings,
    };
  };

  it('make no style sheets and observers of boxes but those of the first, and ask no box while they are drawn', async () => {
    const first = await mount(1);
    expect(first.sheets).to.be.greaterThan(0);
    expect(await mount(49)).to.deep.equal({ sheets: 0, intersections: 0, resizes: 0, readings: 0 });
    expect(section.querySelectorAll('site-gallery')[49]!.shadowRoot!.querySelector('.next')).to.not.equal(null);
  });
});
