// Runs in every engine: focus, top layer.
// Overlays that open automatically: one at a time, and not before the visitor has answered.
import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { waitUntil } from './wait-until.js';
import '../../elements/cookie-banner/cookie-banner.js';
import '../../elements/site-announcement-bar/site-announcement-bar.js';
import '../../elements/site-mobile-bar/site-mobile-bar.js';
import '../../elements/site-popup/site-popup.js';

const all = `
  <site-mobile-bar><a href="tel:1">Call</a></site-mobile-bar>
  <site-announcement-bar id="news"><p>News</p></site-announcement-bar>
  <site-popup id="letter" delay="0"><p>Words</p></site-popup>`;
const root = document.createElement('div');
/** What is seen of the four. */
const seen = () => ['cookie-banner', 'site-popup', 'site-announcement-bar', 'site-mobile-bar']
  .filter(tag => root.querySelector(tag)?.matches(':state(shown), :state(open)'));
const shows = (...tags: string[]) => waitUntil(() => seen().join() === tags.join(), `${tags.join()} is seen alone`);

async function place(markup: string) {
  const template = document.createElement('template');
  template.innerHTML = markup;
  root.append(template.content);
  document.body.append(root);
  await Promise.all([...root.querySelectorAll<HTMLElementTagNameMap['site-popup']>('site-popup')].map(one => one.updateComplete));
}

before(() => setViewport({ width: 500, height: 800 }));
after(() => setViewport({ width: 800, height: 600 }));
afterEach(async () => {
  root.replaceChildren();
  root.remove();
  await new Promise(resolve => { setTimeout(resolve); });
  localStorage.clear();
  document.cookie = 'ss_cookieAllowed=; Path=/; Max-Age=0';
});

describe('overlays that open automatically', () => {
  it('come one at a time: the popup, then the announcement, then the bar of phones', async () => {
    await place(all);
    await shows('site-popup');
    await sendKeys({ press: 'Escape' });
    await shows('site-announcement-bar');
    root.querySelector('site-announcement-bar')!.shadowRoot!.querySelector('button')!.click();
    await shows('site-mobile-bar');
  });

  it('come after the cookie question', async () => {
    await place(`<cookie-banner cta-variant="button"></cookie-banner>${all}`);
    await shows('cookie-banner');
    for (let tasks = 9; tasks > 0; tasks--) await new Promise(resolve => { setTimeout(resolve); });
    expect(seen()).to.deep.equal(['cookie-banner']);
    root.querySelector('cookie-banner')!.shadowRoot!.querySelector<HTMLElement>('[part="accept"]')!.click();
    await shows('site-popup');
  });

  it('do not wait for a banner that is off', async () => {
    await place(`<cookie-banner enabled="false"></cookie-banner>${all}`);
    await shows('site-popup');
  });
});
