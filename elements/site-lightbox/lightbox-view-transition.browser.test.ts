// Runs in every engine: view transitions.
import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import { clear, dialogOf, gone, link, opened, picture, put, putLightbox, settled, still } from './lightbox-page.fixture.test.js';
import { easing } from './picture/thumbnail.js';
import { speedMs } from './zoom/spring.js';
import type { SiteLightbox } from './site-lightbox.js';
import './site-lightbox.js';

const sharedName = 'site-lightbox-picture';
const start = Document.prototype.startViewTransition;
const begun: ViewTransition[] = [];

const nameOf = (element: Element) => getComputedStyle(element).viewTransitionName;
const isShared = (lightbox: Element) => !!lightbox.shadowRoot!.querySelector('[part~="closing"]');
const groups = () => document.getAnimations()
  .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '').filter(pseudo => pseudo.startsWith('::view-transition-group'));
const pageStyle = () => [nameOf(document.documentElement), document.adoptedStyleSheets.length] as const;

/** Opens and closes it once, so that all of its code has loaded. */
async function met(lightbox: SiteLightbox): Promise<SiteLightbox> {
  await opened(lightbox);
  await lightbox.hide();
  await gone(lightbox);
  begun.length = 0;
  return lightbox;
}

describe('a picture between the page and the window', () => {
  before(async () => {
    await setViewport({ width: 1000, height: 700 });
    Document.prototype.startViewTransition = function (this: Document, ...given: Parameters<typeof start>) {
      const transition = start.apply(this, given);
      begun.push(transition);
      return transition;
    };
    await import('./picture/view-transition.js'); // late enough, else, for the first tests to miss it
  });
  after(() => { Document.prototype.startViewTransition = start; });
  afterEach(clear);

  it('goes back by the browser\'s view transition, alone, and leaves nothing on the page', async () => {
    const lightbox = await met(await putLightbox());
    const before = pageStyle();
    await opened(lightbox, 1);
    await still(lightbox);
    begun.length = 0;
    await lightbox.hide();
    expect(begun).to.have.length(1);
    await begun[0]!.ready;
    expect(groups()).to.deep.equal([`::view-transition-group(${sharedName})`]);
    const { animationDuration, animationTimingFunction } = getComputedStyle(document.documentElement, `::view-transition-group(${sharedName})`);
    expect([parseFloat(animationDuration) * 1000, animationTimingFunction]).to.deep.equal([speedMs, easing]);
    const [box, thumbnail] = [picture(lightbox), lightbox.querySelectorAll('img')[1]!].map(element => element.getBoundingClientRect());
    expect(Math.abs(box!.width - thumbnail!.width), 'it ends where the thumbnail is').to.be.below(2);
    await gone(lightbox);
    expect(pageStyle()).to.deep.equal(before);
  });

  it('is cropped during the transition as its thumbnail is', async () => {
    const lightbox = await met(await putLightbox());
    const thumbnail = lightbox.querySelector('img')!;
    thumbnail.style.cssText = 'width: 60px; height: 60px; object-fit: cover; border-radius: 50%';
    await opened(lightbox);
    await still(lightbox);
    const { offsetHeight } = picture(lightbox);
    begun.length = 0;
    await lightbox.hide();
    await begun[0]!.ready;
    const cuts = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
      .filter(({ pseudoElement }) => pseudoElement === `::view-transition-image-pair(${sharedName})`);
    const [whole, round] = cuts.flatMap(effect => effect.getKeyframes()).map(({ clipPath }) => String(clipPath));
    expect(whole).to.match(/^inset\(0(px)?( round 0(px)?)?\)$/);
    expect(parseFloat(round!.split('round ')[1]!), round).to.be.closeTo(offsetHeight / 2, 1);
    await gone(lightbox);
  });

  it('opens with its own animation, which nothing restarts', async () => {
    const lightbox = await met(await putLightbox());
    lightbox.querySelector('img')!.click();
    await nextFrame();
    const [motion] = picture(lightbox).getAnimations();
    await settled(lightbox);
    expect([begun.length, motion!.playState]).to.deep.equal([0, 'finished']);
  });

  it('is brought to its end by a hand that does not wait', async () => {
    const lightbox = await met(await putLightbox());
    const before = pageStyle();
    await opened(lightbox);
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(() => !isShared(lightbox), 'it does not wait');
    expect(pageStyle()).to.deep.equal(before);
    await sendKeys({ press: 'Escape' });
    await gone(lightbox);
    expect(pageStyle()).to.deep.equal(before);
  });

  it('takes nothing with it when its element goes', async () => {
    const lightbox = await met(await putLightbox());
    const before = pageStyle();
    await opened(lightbox);
    await lightbox.hide();
    lightbox.remove();
    await waitUntil(() => pageStyle().join() === before.join(), 'the page is as it was');
    expect(dialogOf(lightbox)).to.equal(null);
  });

  it('animates without a view transition inside another element, whose names are not the page\'s', async () => {
    const host = put('<div></div>').firstElementChild!;
    host.attachShadow({ mode: 'open' }).append((await putLightbox()));
    const lightbox = host.shadowRoot!.querySelector('site-lightbox')!;
    await met(lightbox);
    await opened(lightbox);
    await lightbox.hide();
    await gone(lightbox);
    expect(begun).to.deep.equal([]);
  });

  it('animates without a view transition while the page runs one of its own, which continues', async () => {
    const lightbox = await met(await putLightbox());
    put('<style>::view-transition-group(root), ::view-transition-old(root) { animation-duration: 60s }</style>');
    const own = start.call(document, () => {});
    let isOver = false;
    void own.finished.then(() => { isOver = true; });
    await own.ready;
    await opened(lightbox);
    await waitUntil(() => picture(lightbox).getAnimations().length === 0, 'it has opened');
    await lightbox.hide();
    await gone(lightbox);
    expect([begun.length, isOver]).to.deep.equal([0, false]);
    own.skipTransition();
    await own.finished;
    await opened(lightbox);
    await lightbox.hide();
    await gone(lightbox);
    expect(begun, 'afterwards it is shared again').to.not.have.length(0);
  });

  it('animates without a view transition on a page that names parts of its own, which would cover it', async () => {
    const lightbox = await met(await putLightbox());
    put(`<header style="view-transition-name: header">A page with names ${link('x')}</header>`);
    await opened(lightbox);
    await waitUntil(() => !isShared(lightbox) && picture(lightbox).getAnimations().length === 0, 'it has opened');
    await lightbox.hide();
    await gone(lightbox);
    await opened(lightbox);
    await lightbox.hide();
    await gone(lightbox);
    expect(begun, 'once it is tried').to.have.length(1);
  });
});
