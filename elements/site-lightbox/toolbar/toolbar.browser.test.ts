// Runs in every engine: focus, layout. Where an engine has no full screen and shares nothing, it is given both.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { captureConsole } from '../../../test/contract/capture-console.js';
import { waitUntil } from '../../../test/contract/wait-until.js';
import { clear, dialogOf, gone, inside, link, opened, putLightbox } from '../lightbox-page.fixture.test.js';
import { isPressed, putWith, replace, tool } from './toolbar-page.fixture.test.js';
import '../site-lightbox.js';

before(() => setViewport({ width: 1000, height: 700 }));
afterEach(clear);

describe('a lightbox that names no controls', () => {
  it('loads none of their code, and has its whole room', async () => {
    const lightbox = await putLightbox();
    await opened(lightbox);
    expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('toolbar.controller'))).to.deep.equal([]);
    expect([inside(lightbox, '.tools'), inside(lightbox, '.strip'), dialogOf(lightbox)!.hasAttribute('data-strip')]).to.deep.equal([null, null, false]);
  });
});

describe('controls', () => {
  it('are in the author\'s order, each once', async () => {
    const lightbox = await putWith('download, slideshow thumbnails download');
    const names = [...lightbox.shadowRoot!.querySelectorAll<HTMLElement>('[data-tool]')].map(({ dataset }) => dataset.tool);
    expect(names).to.deep.equal(['download', 'slideshow', 'thumbnails']);
  });

  it('with an unknown name are reported and omitted', async () => {
    const messages = await captureConsole(async () => {
      const lightbox = await putWith('download print');
      expect(inside(lightbox, '.tools')!.childElementCount).to.equal(1);
    });
    expect(messages.filter(message => message.includes('controls "print" is unknown'))).to.have.length(1);
  });

  it('of one picture are those that do something with it', async () => {
    const lightbox = await putWith('slideshow download thumbnails', '', link('a'));
    expect([...inside(lightbox, '.tools')!.children].map(one => (one as HTMLElement).dataset.tool)).to.deep.equal(['download']);
    expect(dialogOf(lightbox)!.hasAttribute('data-strip')).to.equal(false);
  });
});

describe('full screen', () => {
  /** A browser that fills its screen immediately. */
  function withScreen(isEnabled = true): void {
    let filling: Element | null = null;
    const fill = (element: Element | null) => {
      filling = element;
      document.dispatchEvent(new Event('fullscreenchange'));
      return Promise.resolve();
    };
    replace(document, 'fullscreenEnabled', { get: () => isEnabled });
    replace(document, 'fullscreenElement', { get: () => filling });
    replace(document, 'exitFullscreen', { value: () => fill(null) });
    replace(document.documentElement, 'requestFullscreen', { value: () => fill(document.documentElement) });
  }

  it('is entered and left by the button, and by the browser', async () => {
    withScreen();
    const lightbox = await putWith('fullscreen');
    tool(lightbox, 'fullscreen')!.click();
    await waitUntil(() => isPressed(lightbox, 'fullscreen'));
    tool(lightbox, 'fullscreen')!.click();
    await waitUntil(() => !isPressed(lightbox, 'fullscreen'));
    tool(lightbox, 'fullscreen')!.click();
    await waitUntil(() => isPressed(lightbox, 'fullscreen'));
    await document.exitFullscreen();
    await waitUntil(() => !isPressed(lightbox, 'fullscreen'));
    expect(dialogOf(lightbox)!.matches(':modal')).to.equal(true);
  });

  it('is left with the lightbox, where that has entered it', async () => {
    withScreen();
    const lightbox = await putWith('fullscreen');
    tool(lightbox, 'fullscreen')!.click();
    await waitUntil(() => isPressed(lightbox, 'fullscreen'));
    await lightbox.hide();
    await gone(lightbox);
    expect(document.fullscreenElement).to.equal(null);
  });

  it('has no button where the browser has none', async () => {
    withScreen(false);
    const lightbox = await putWith('fullscreen');
    expect(tool(lightbox, 'fullscreen')).to.equal(null);
  });
});
