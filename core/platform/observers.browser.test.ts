// Runs in every engine: intersection and resize observers.
import { expect, nextFrame } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { onceNearViewport, onceVisible, onResizeSettled, onWindowResize } from './observers.js';

const ended: AbortController[] = [];
const boxes: HTMLElement[] = [];
afterEach(() => {
  for (const one of ended.splice(0)) one.abort();
  for (const box of boxes.splice(0)) box.remove();
  scrollTo(0, 0);
});

const signal = () => {
  ended.push(new AbortController());
  return ended.at(-1)!.signal;
};

function place(style: Partial<CSSStyleDeclaration>, parent: HTMLElement = document.body): HTMLElement {
  const box = document.createElement('div');
  Object.assign(box.style, { height: '10px', ...style });
  parent.append(box);
  boxes.push(box);
  return box;
}
const calm = async () => { for (let frame = 0; frame < 5; frame += 1) await nextFrame(); };

/** Whether a box is near that stands so far below the window. */
async function isNear(awayPx: number): Promise<boolean> {
  const box = place({ position: 'absolute', top: `${innerHeight + awayPx}px`, width: '10px' });
  let calls = 0;
  onceNearViewport(box, 200, () => { calls += 1; }, signal());
  await calm();
  expect(calls).to.be.below(2);
  return calls > 0;
}

describe('what is near the viewport', () => {
  for (const [awayPx, expected] of [[150, true], [190, true], [220, false], [390, false]] as const) {
    it(`${expected ? 'is' : 'is not'} ${awayPx} px below it, with a margin of 200`, async () => {
      expect(await isNear(awayPx)).to.equal(expected);
    });
  }

  it('is reported once, however it got there', async () => {
    const box = place({ width: '10px' });
    let calls = 0;
    onceNearViewport(box, 200, () => { calls += 1; }, signal());
    await waitUntil(() => calls > 0);
    await calm();
    expect(calls).to.equal(1);
  });
});

describe('what is visible', () => {
  it('is reported once each, by one shared observer', async () => {
    const { IntersectionObserver: Native } = globalThis;
    let made = 0;
    globalThis.IntersectionObserver = class extends Native {
      constructor(...given: ConstructorParameters<typeof Native>) {
        super(...given);
        made += 1;
      }
    };
    try {
      const shown = [place({ width: '10px' }), place({ width: '10px' })];
      const hidden = place({ position: 'absolute', top: '9000px', width: '10px' });
      const told: string[] = [];
      const ended = new AbortController();
      onceVisible(shown[0]!, () => told.push('ended'), ended.signal);
      onceVisible(shown[0]!, () => told.push('a'), signal());
      onceVisible(shown[1]!, () => told.push('b'), signal());
      onceVisible(hidden, () => told.push('hidden'), signal());
      ended.abort();
      await waitUntil(() => told.length === 2);
      onceVisible(shown[0]!, () => told.push('again'), signal()); // told already, and asked for once more
      await waitUntil(() => told.length === 3);
      await calm();
      expect(told.sort()).to.deep.equal(['a', 'again', 'b']);
      expect(made).to.be.below(2);
      hidden.style.top = '0';
      await waitUntil(() => told.includes('hidden'));
    } finally {
      globalThis.IntersectionObserver = Native;
    }
  });
});

describe('a size that has settled', () => {
  it('is reported once after many changes, and not initially', async () => {
    const box = place({ width: '100px' });
    const told: number[] = [];
    const delayMs = 60_123;
    const { setTimeout: begin, clearTimeout: end } = globalThis;
    const due = new Map<unknown, () => void>();
    let begun = 0;
    Object.assign(globalThis, {
      setTimeout: (callback: () => void, ms?: number) => (ms === delayMs ? (due.set(begun += 1, callback), begun) : begin(callback, ms)),
      clearTimeout: (timer: number) => { if (!due.delete(timer)) end(timer); },
    });
    try {
      onResizeSettled(box, () => told.push(box.offsetWidth), signal(), delayMs);
      await calm();
      expect(begun).to.equal(0);
      for (const [at, width] of [110, 120, 130].entries()) {
        box.style.width = `${width}px`;
        await waitUntil(() => begun === at + 1);
      }
      for (const callback of due.values()) callback();
    } finally {
      Object.assign(globalThis, { setTimeout: begin, clearTimeout: end });
    }
    expect(told).to.deep.equal([130]);
  });

  it('of the window is reported once', async () => {
    let calls = 0;
    onWindowResize(() => { calls += 1; }, signal());
    for (let times = 0; times < 3; times += 1) dispatchEvent(new Event('resize'));
    expect(calls).to.equal(0);
    await waitUntil(() => calls > 0);
    expect(calls).to.equal(1);
  });
});
