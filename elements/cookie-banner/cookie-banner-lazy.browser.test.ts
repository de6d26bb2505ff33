import { expect, fixture, nextFrame } from '@open-wc/testing';
import { registerFeature } from '../../core/element/register-feature.js';
import { lazyView } from '../../core/element/view-source.js';
import { deepActiveElement } from '../../core/platform/page.js';
import { answerConsent } from '../../core/stores/consent.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { cookieBanner } from './cookie-banner.element.js';
import type {} from './cookie-banner.js';

type Banner = HTMLElementTagNameMap['cookie-banner'];

const banner = (element: Banner) => element.shadowRoot!.querySelector<HTMLElement>('.banner')!;
const inside = (element: Banner, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)!;
const isGone = (element: Banner) => waitUntil(() => !banner(element));

/** A banner under a tag of its own, which counts how often its view, and React with it, is fetched. */
async function makeWatched(attributes = ''): Promise<{ element: Banner; fetched: () => number }> {
  const tag = `cookie-banner-${watched++}` as const;
  const { load, isNeeded, firstPaint } = cookieBanner.view;
  let times = 0;
  registerFeature({
    ...cookieBanner,
    table: { ...cookieBanner.table, tag } as never,
    view: lazyView(async () => {
      times++;
      return (await load()).View;
    }, { isNeeded, firstPaint }),
  });
  const element = await fixture<Banner>(`<${tag} ${attributes}><p>Ours</p></${tag}>`);
  await element.updateComplete;
  return { element, fetched: () => times };
}
let watched = 0;

describe('<cookie-banner> without React', () => {
  after(() => { answerConsent('unasked'); });

  for (const consent of ['accepted', 'declined'] as const) {
    it(`fetches no view for a visitor who has ${consent}, whatever changes`, async () => {
      answerConsent(consent);
      const { element, fetched } = await makeWatched();
      element.theme = 'light';
      element.append('More');
      await element.updateComplete;
      await nextFrame();
      expect(fetched()).to.equal(0);
      expect(inside(element, '#root').childElementCount).to.equal(0);
      answerConsent('unasked');
      await waitUntil(() => banner(element)?.matches(':popover-open'));
      expect(fetched()).to.equal(1);
    });
  }

  it('fetches no view where the site has switched it off', async () => {
    const { fetched } = await makeWatched('enabled="false"');
    await nextFrame();
    expect(fetched()).to.equal(0);
  });

  it('loads it when a visitor approaches the link that opens it, and opens it once it has loaded', async () => {
    answerConsent('accepted');
    const link = await fixture<HTMLAnchorElement>('<a href="#cookie-settings">Cookie settings</a>');
    const { element, fetched } = await makeWatched();
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    expect(fetched()).to.equal(1);
    expect(banner(element)).to.equal(null);
    link.focus();
    link.click();
    await waitUntil(() => deepActiveElement() === banner(element));
    expect(fetched()).to.equal(1);
    answerConsent('declined');
    await isGone(element);
  });

  it('leaves the focus where the visitor has moved it meanwhile', async () => {
    answerConsent('accepted');
    const page = await fixture<HTMLElement>('<p><a href="#cookie-settings">Cookie settings</a> <button>On</button></p>');
    const { element } = await makeWatched();
    page.querySelector('a')!.focus();
    page.querySelector('a')!.click();
    page.querySelector('button')!.focus();
    await waitUntil(() => element.matches(':state(shown)'));
    expect(deepActiveElement()).to.equal(page.querySelector('button'));
    answerConsent('declined');
    await isGone(element);
  });
});
