import { expect, nextFrame } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { loadNear } from './load-near.js';

describe('loadNear', () => {
  const loaded: string[] = [];
  const load = (name: string) => async () => { loaded.push(name); };
  const box = document.createElement('div');
  /** A tag that nothing defines, so far below the top of the page. */
  function placed(name: string, topPx: number, attributes = ''): Element {
    box.insertAdjacentHTML(
      'beforeend',
      `<near-${name} style="position: absolute; top: ${topPx}px; left: 0; width: 9px; height: 9px" ${attributes}></near-${name}>`,
    );
    return box.lastElementChild!;
  }
  /** Observers have told what is near by now: this one is, and was asked for last. */
  async function told(): Promise<void> {
    let isTold = false;
    loadNear(placed('last', window.scrollY), async () => { isTold = true; });
    await waitUntil(() => isTold);
  }

  beforeEach(() => {
    loaded.length = 0;
    document.body.append(box);
  });
  afterEach(() => {
    box.replaceChildren();
    box.remove();
    window.scrollTo(0, 0);
  });

  it('waits until the element approaches the viewport, and loads once', async () => {
    const far = placed('far', 20_000);
    loadNear(far, load('far'));
    await told();
    expect(loaded).to.deep.equal([]);
    far.scrollIntoView();
    await waitUntil(() => loaded.includes('far'));
    window.scrollTo(0, 0);
    await nextFrame();
    far.scrollIntoView();
    await told();
    expect(loaded).to.deep.equal(['far']);
  });

  it('loads immediately if the page requests it', () => {
    loadNear(placed('eager', 20_000, 'loading="eager"'), load('eager'));
    expect(loaded).to.deep.equal(['eager']);
  });

  it('stops waiting when told to', async () => {
    const gone = placed('gone', 20_000);
    loadNear(gone, load('gone'))();
    gone.scrollIntoView();
    await told();
    expect(loaded).to.deep.equal([]);
  });

  it('says which script could not be loaded', async () => {
    const lines = await captureConsole(async () => {
      loadNear(placed('broken', 0), () => Promise.reject(new Error('404')));
      await told();
    });
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(/^<near-broken>: its script did not load/);
  });
});
