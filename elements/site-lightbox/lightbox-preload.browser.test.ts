// Runs in every engine: what is in view, and when a page is calm.
import { expect } from '@open-wc/testing';
import type { FeatureDefinition } from '../../core/element/definition.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { clear, gone, inside, link, opened, put, putLightbox } from './lightbox-page.fixture.test.js';
import { SiteLightbox } from './site-lightbox.js';

const { view } = SiteLightbox.definition as FeatureDefinition;
const { load } = view;
let fetched = 0;

const saveData = (isOn: boolean) => Object.defineProperty(navigator, 'connection', { value: { saveData: isOn, effectiveType: '4g' }, configurable: true });
/** Calm moments as the browser would announce them, one after the other and in every engine: WebKit has none, and code waits by the clock there. */
const calm = new MessageChannel();
const announced: IdleRequestCallback[] = [];
calm.port1.onmessage = () => announced.shift()?.({ didTimeout: false, timeRemaining: () => 10 });
const announce = (callback: IdleRequestCallback): number => {
  calm.port2.postMessage(null);
  return announced.push(callback);
};
/** Time enough for what waits for a calm moment: it asked for one before this does. */
const aFewMoments = async () => {
  for (let moments = 0; moments < 5; moments++) {
    await new Promise(resolve => { requestAnimationFrame(resolve); });
    await new Promise(resolve => { requestIdleCallback(resolve); });
  }
};

const { requestIdleCallback: ownCalm } = globalThis as { requestIdleCallback?: typeof requestIdleCallback };
before(() => { globalThis.requestIdleCallback = announce; });
after(() => {
  if (ownCalm) globalThis.requestIdleCallback = ownCalm;
  else delete (globalThis as { requestIdleCallback?: unknown }).requestIdleCallback;
});

describe('React DOM', () => {
  afterEach(clear);

  it('does not come while a lightbox is open, and comes when it has closed', async () => {
    const lightbox = await putLightbox();
    const isReacts = () => Object.keys(inside(lightbox, '#root')!).some(name => name.startsWith('__reactContainer'));
    await opened(lightbox);
    lightbox.dispatchEvent(new PointerEvent('pointerdown'));
    await aFewMoments();
    expect(isReacts()).to.equal(false);
    await lightbox.hide();
    await gone(lightbox);
    await waitUntil(isReacts, 'React DOM has come');
  });
});

describe('what opens a lightbox is fetched before it is pressed', () => {
  beforeEach(() => {
    fetched = 0;
    view.load = () => {
      fetched++;
      return load();
    };
  });
  afterEach(async () => {
    view.load = load;
    delete (navigator as { connection?: unknown }).connection;
    await clear();
  });

  it('when it is in view and the page is calm', async () => {
    const lightbox = put(`<site-lightbox>${link('a')}</site-lightbox>`).querySelector('site-lightbox')!;
    await waitUntil(() => fetched === 1);
    await aFewMoments();
    expect(lightbox.shadowRoot!.querySelector('#root')!.innerHTML, 'nothing is drawn for it').to.equal('<slot></slot>');
    lightbox.dispatchEvent(new PointerEvent('pointerover'));
    expect(fetched).to.equal(1);
  });

  it('but not while it is out of view', async () => {
    put(`<div style="position: absolute; top: 9000px"><site-lightbox>${link('a')}</site-lightbox></div>`);
    await aFewMoments();
    expect(fetched).to.equal(0);
  });

  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    it(`for a visitor who saves bytes only by ${type}`, async () => {
      saveData(true);
      const lightbox = put(`<site-lightbox>${link('a')}</site-lightbox>`).querySelector('site-lightbox')!;
      await lightbox.updateComplete;
      await aFewMoments();
      expect(fetched).to.equal(0);
      lightbox.querySelector('a')!.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      expect(fetched).to.equal(1);
    });
  }
});
