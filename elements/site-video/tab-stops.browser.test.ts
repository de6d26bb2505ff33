import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { deepActiveElement } from '../../core/platform/page.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-video.js';
import type { SiteVideo } from './site-video.js';

const poster = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';

async function betweenButtons(address: string, inlineSize = 'auto') {
  const box = await fixture(html`<div style="inline-size: ${inlineSize}"><button>Before</button><site-video><a href=${address}><img alt="A bowl grows" src=${poster} width="300" height="200"></a></site-video><button>After</button></div>`);
  const element = box.querySelector<SiteVideo>('site-video')!;
  await element.updateComplete;
  const stops: string[] = [];
  box.querySelector('button')!.focus();
  do {
    await sendKeys({ press: 'Tab' });
    const active = deepActiveElement()!;
    stops.push(active.getAttribute('part') ?? (active.className || active.textContent!.trim()));
  } while (stops.at(-1) !== 'After' && stops.length < 5);
  return { element, link: box.querySelector('a')!, stops };
}

describe('site-video: a poster with a link', () => {
  it('is not a tab stop beside the play button and the consent prompt; without the element, its link is one again', async () => {
    const { element, link, stops } = await betweenButtons('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    expect(stops).to.deep.equal(['play', 'always', 'After']);
    element.remove();
    await waitUntil(() => !link.hasAttribute('tabindex'));
  });

  it('is not one on a phone either, where the consent prompt is one line', async () => {
    const { stops } = await betweenButtons('https://www.youtube.com/watch?v=aqz-KE-bpKQ', '358px');
    expect(stops).to.deep.equal(['play', 'short', 'After']);
  });

  it('that leads to no video stays a stop', async () => {
    const { link } = await betweenButtons('https://vimeo.com/showcase/11456959');
    expect(link.hasAttribute('tabindex')).to.equal(false);
  });
});
