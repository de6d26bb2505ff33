// Runs in every engine: when an image has loaded and is decoded.
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { concurrency } from './load-queue.js';
import { imagesLoaded } from './image-readiness.js';
import { loadImage, loadingClass, loadTimeoutMs } from './load-image.js';

let pictures = 0;
/** A picture the test server draws, under an address that no other test asked for. */
const fresh = () => `/images/load-${++pictures}`;
const image = () => fixture<HTMLImageElement>(html`<img alt="A pot">`);
const forever = new AbortController().signal;

describe('loading a picture', () => {
  it('marks the image while it loads, and reports success', async () => {
    const node = await image();
    const loading = loadImage(node, fresh(), forever);
    expect(node.classList.contains(loadingClass)).to.equal(true);
    expect(await loading).to.equal(true);
    expect(node.hasAttribute('class')).to.equal(false);
  });

  it('reports failure', async () => {
    const node = await image();
    expect(await loadImage(node, '/gone.png', forever)).to.equal(false);
  });

  it('does not wait for a lazy image to be looked at', async () => {
    const node = await fixture<HTMLImageElement>(html`<img alt="A pot" loading="lazy" hidden>`);
    expect(await loadImage(node, fresh(), forever)).to.equal(true);
  });

  it('does not take an earlier picture for it', async () => {
    const node = await image();
    node.src = fresh();
    const address = fresh();
    expect(await loadImage(node, address, forever)).to.equal(true);
    expect(new URL(node.currentSrc).pathname).to.equal(address);
  });

  it('leaves an image alone whose element has gone', async () => {
    const node = await image();
    expect(await loadImage(node, fresh(), AbortSignal.abort())).to.equal(false);
    expect(node.hasAttribute('src')).to.equal(false);
  });

  it('waits for no more than the ones before', async () => {
    const nodes = await Promise.all(Array.from({ length: concurrency * 2 + 1 }, image));
    const loaded = nodes.map(node => loadImage(node, fresh(), forever));
    await waitUntil(() => nodes[concurrency - 1]!.hasAttribute('src'));
    expect(await Promise.all(loaded)).to.deep.equal(nodes.map(() => true));
  });

  it('makes room when elements go', async () => {
    const gone = new AbortController();
    // Stand-ins for images whose server never answers.
    const stuck = Array.from({ length: concurrency }, () => Object.assign(new EventTarget(), {
      src: '', currentSrc: '', className: 'still', classList: { add() {}, remove() {} },
    }));
    for (const node of stuck) void loadImage(node as unknown as HTMLImageElement, fresh(), gone.signal);
    await waitUntil(() => stuck.every(node => node.src));
    const node = await image();
    const loading = loadImage(node, fresh(), forever);
    await nextFrame();
    expect(node.hasAttribute('src'), 'is let in').to.equal(false);
    gone.abort();
    expect(await loading).to.equal(true);
    expect(loadTimeoutMs).to.equal(10_000);
  });
});

describe('pictures that have been loaded', () => {
  const failure = (root: ParentNode | null) => imagesLoaded(root).then(() => 'none', (error: Error) => error.message);

  it('are waited for', async () => {
    const root = await fixture<HTMLElement>(html`<div><img src=${fresh()} alt="A pot"><img src=${fresh()} alt="A jug"></div>`);
    await imagesLoaded(root);
    expect([...root.querySelectorAll('img')].every(node => node.complete)).to.equal(true);
  });

  it('need a root and an image, and each of them to come', async () => {
    expect(await failure(null)).to.equal('No root node');
    expect(await failure(await fixture<HTMLElement>(html`<div></div>`))).to.equal('No images');
    expect(await failure(await fixture<HTMLElement>(html`<div><img src="/gone.png" alt="A pot"></div>`))).to.equal('<img src="/gone.png"> not loaded');
  });
});
