import { expect, fixture } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { WritableAtom } from 'nanostores';
import { $site, createSite, type Site } from '../../core/stores/site.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-mobile-bar.js';

const site = $site as WritableAtom<Site>;
const barOf = (element: Element) => element.shadowRoot!.querySelector<HTMLElement>('[part="bar"]');
const aMoment = async () => { for (let left = 9; left > 0; left--) await new Promise(resolve => { setTimeout(resolve); }); };
const place = () => fixture<HTMLElementTagNameMap['site-mobile-bar']>('<site-mobile-bar><a href="tel:1">Call</a><a href="#map">Find us</a></site-mobile-bar>');

describe('<site-mobile-bar>', () => {
  after(() => setViewport({ width: 800, height: 600 }));

  // A window of WebKit is never as narrow as a phone.
  for (const [width, isShown] of [[460, true], [1024, true], [1025, false]] as const) {
    it(`is ${isShown ? 'shown' : 'not shown'} at ${width} px`, async () => {
      await setViewport({ width, height: 800 });
      const element = await place();
      await element.updateComplete;
      await aMoment();
      expect([!!barOf(element), element.matches(':state(shown)')]).to.deep.equal([isShown, isShown]);
      if (!isShown) return;
      for (const animation of barOf(element)!.getAnimations()) animation.finish();
      const { bottom, width: barWidth } = barOf(element)!.getBoundingClientRect();
      expect([Math.round(bottom), Math.round(barWidth)]).to.deep.equal([innerHeight, document.documentElement.clientWidth]);
      for (const link of element.querySelectorAll('a')) expect(link.getBoundingClientRect().height).to.be.at.least(44);
    });
  }

  it('follows the width of the window', async () => {
    await setViewport({ width: 1200, height: 800 });
    const element = await place();
    expect(barOf(element)).to.equal(null);
    await setViewport({ width: 700, height: 800 });
    await waitUntil(() => barOf(element));
    await setViewport({ width: 1200, height: 800 });
    await waitUntil(() => !barOf(element));
  });

  it('is not shown with an empty paragraph in it', async () => {
    await setViewport({ width: 460, height: 800 });
    const element = await fixture<HTMLElementTagNameMap['site-mobile-bar']>('<site-mobile-bar><p>&nbsp;</p></site-mobile-bar>');
    await aMoment();
    expect(barOf(element)).to.equal(null);
    element.append(Object.assign(document.createElement('a'), { href: 'tel:1', textContent: 'Call' }));
    await waitUntil(() => barOf(element));
  });

  for (const [settings, theme, isShown] of [
    [{ style: 3 }, 'dark', true], [{ style: 1 }, 'light', false], [{ theme: 'dark', label: 'Reach us' }, 'dark', true], [{ enabled: false }, 'light', false],
    [{ isEnabled: true, style: 2 }, 'light', true], [{ style: 'DARK' }, 'dark', true], [null, 'light', true],
  ] as const) {
    it(`takes ${JSON.stringify(settings)} of the site context's mobileInfoBarSettings`, async () => {
      const before = site.get();
      await setViewport({ width: 460, height: 800 });
      site.set(createSite({ websiteSettings: { mobileInfoBarSettings: settings } }));
      const element = await place();
      await aMoment();
      expect([!!barOf(element), element.enabled, isShown && element.theme]).to.deep.equal([isShown, isShown, isShown && theme]);
      site.set(before);
    });
  }
});
