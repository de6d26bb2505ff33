// Runs in every engine: pointer input.
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { dragPointer } from './pointer-drag.js';

/** A box that records the reports of a drag, and the clicks that reach it. */
function putBox() {
  const area = document.createElement('div');
  area.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 400px; block-size: 300px';
  const log: string[] = [];
  let gesture = new AbortController();
  area.addEventListener('pointerdown', down => {
    gesture = new AbortController();
    dragPointer(down, { area, captor: area }, {
      started: () => log.push('started'),
      moved: dx => log.push(`moved ${dx}`),
      ended: swipe => log.push(`ended ${swipe?.draggedPx}`),
    }, gesture);
  });
  area.addEventListener('click', () => log.push('click'));
  document.body.append(area);
  return { area, log, abort: () => gesture.abort() };
}

async function drag(...positions: [number, number][]): Promise<void> {
  await sendMouse({ type: 'move', position: [100, 100] });
  await sendMouse({ type: 'down' });
  for (const position of positions) await sendMouse({ type: 'move', position });
}

describe('a pointer drag', () => {
  let box: ReturnType<typeof putBox>;
  beforeEach(() => { box = putBox(); });
  afterEach(() => box.area.remove());

  it('starts once the axis is decided, follows the pointer, and cancels the click after it', async () => {
    await drag([105, 100], [120, 102]);
    expect(box.area.dataset.drag).to.equal('');
    await sendMouse({ type: 'move', position: [160, 110] });
    await sendMouse({ type: 'up' });
    expect(box.log).to.deep.equal(['started', 'moved 20', 'moved 60', 'ended 60']);
    expect(box.area.dataset.drag).to.equal(undefined);
  });

  it('leaves a click without movement to the page', async () => {
    await drag([103, 102]);
    await sendMouse({ type: 'up' });
    expect(box.log).to.deep.equal(['click']);
  });

  it('leaves a vertical movement to the page', async () => {
    await drag([102, 130], [180, 140]);
    await sendMouse({ type: 'up' });
    expect(box.log).to.deep.equal([]);
  });

  it('ends without a report when its gesture is aborted', async () => {
    await drag([130, 100]);
    box.abort();
    expect(box.area.dataset.drag).to.equal(undefined);
    await sendMouse({ type: 'move', position: [200, 100] });
    await sendMouse({ type: 'up' });
    expect(box.log.filter(line => line !== 'click')).to.deep.equal(['started', 'moved 30']);
  });
});
