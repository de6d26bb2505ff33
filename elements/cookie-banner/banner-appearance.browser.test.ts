import { expect, fixture } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { answerConsent } from '../../core/stores/consent.js';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { cookieBanner } from './cookie-banner.element.js';
import './cookie-banner.js';

type Banner = HTMLElementTagNameMap['cookie-banner'];

const make = async (attributes = '', light = ''): Promise<Banner> => {
  const element = await fixture<Banner>(`<cookie-banner ${attributes}>${light}</cookie-banner>`);
  await element.updateComplete;
  await Promise.resolve();
  return element;
};
const banner = (element: Banner) => element.shadowRoot!.querySelector<HTMLElement>('.banner')!;
const inside = (element: Banner, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)!;
const button = (element: Banner, action: string) => inside(element, `[data-action="${action}"]`);
const both = 'accept-type="opt-in-and-out" cta-variant="button"';
const textOf = (element: Banner) => inside(element, '.content').textContent!.trim();

describe('the appearance of <cookie-banner>', () => {
  before(() => cookieBanner.view.load()); // each banner is drawn immediately then
  beforeEach(() => { answerConsent('unasked'); });

  for (const [variant, position] of [
    ['bar', 'top'], ['bar', 'bottom'], ['popup', 'top-left'], ['popup', 'top-right'], ['popup', 'bottom-left'], ['popup', 'bottom-right'],
  ]) {
    for (const dir of ['ltr', 'rtl']) {
      it(`stands as ${variant} at ${position} in ${dir}`, async () => {
        document.documentElement.dir = dir;
        try {
          const element = await make(`variant="${variant}" position="${position}" ${both}`);
          await Promise.all(banner(element).getAnimations().map(animation => animation.finished));
          const { top, bottom, left, right, width } = banner(element).getBoundingClientRect();
          const vertical = Math.abs(top) < 40 ? 'top' : Math.abs(innerHeight - bottom) < 40 ? 'bottom' : 'nowhere';
          const isWide = width > innerWidth - 40;
          const horizontal = isWide ? '' : left < 40 ? '-left' : right > innerWidth - 40 ? '-right' : '-nowhere';
          expect(vertical + horizontal).to.equal(position);
          await expect(element).to.be.accessible();
        } finally {
          document.documentElement.dir = '';
        }
      });
    }
  }

  it('fits a phone', async () => {
    await setViewport({ width: 460, height: 640 }); // WebKit has no narrower window
    try {
      for (const variant of ['bar', 'popup']) {
        const element = await make(`variant="${variant}" ${both} cta-text="Yes, that is quite all right" opt-out-cta-text="No, thank you very much"`);
        await Promise.all(banner(element).getAnimations().map(animation => animation.finished));
        await waitUntil(() => banner(element).getBoundingClientRect().right <= innerWidth);
        const { left, bottom } = banner(element).getBoundingClientRect();
        expect(left).to.be.at.least(0);
        expect(bottom).to.be.at.most(innerHeight);
        expect(banner(element).scrollWidth).to.be.at.most(banner(element).clientWidth);
      }
    } finally {
      await setViewport({ width: 1280, height: 720 });
    }
  });

  for (const theme of ['dark', 'light']) {
    it(`is ${theme} whatever the page is, and readable`, async () => {
      for (const cta of ['icon', 'text', 'button']) {
        const element = await make(`theme="${theme}" accept-type="opt-in-and-out" cta-variant="${cta}"`);
        expect(getComputedStyle(banner(element)).colorScheme).to.equal(theme);
        await Promise.all(banner(element).getAnimations().map(animation => animation.finished));
        await expect(element).to.be.accessible();
        element.remove();
      }
    });
  }

  /** What a visitor sees of a button, whatever is on it. */
  const lookOf = (node: HTMLElement) => {
    const {
      color,
      backgroundColor,
      backgroundImage,
      borderColor,
      borderWidth,
      borderStyle,
      borderRadius,
      boxShadow,
      opacity,
      fontSize,
      fontWeight,
      fontFamily,
      fontStyle,
      textDecorationLine,
      paddingInline,
      paddingBlock,
      minHeight,
    } = getComputedStyle(node);
    const { height, top } = node.getBoundingClientRect();
    return {
      color,
      backgroundColor,
      backgroundImage,
      borderColor,
      borderWidth,
      borderStyle,
      borderRadius,
      boxShadow,
      opacity,
      fontSize,
      fontWeight,
      fontFamily,
      fontStyle,
      textDecorationLine,
      paddingInline,
      paddingBlock,
      minHeight,
      height,
      top,
    };
  };
  for (const variant of ['bar', 'popup']) {
    for (const theme of ['dark', 'light']) {
      for (const cta of ['text', 'button', 'icon']) {
        it(`gives both answers one look: ${variant}, ${theme}, ${cta}`, async () => {
          const element = await make(`variant="${variant}" theme="${theme}" accept-type="opt-in-and-out" cta-variant="${cta}"`);
          if (cta === 'icon') { // only one answer is offered; both are offered when the visitor changes the answer
            expect(button(element, 'decline')).to.equal(null);
            await element.open();
            await waitUntil(() => button(element, 'decline'));
          }
          await Promise.all(banner(element).getAnimations().map(animation => animation.finished));
          const [accept, decline] = [button(element, 'accept'), button(element, 'decline')];
          expect(lookOf(accept)).to.deep.equal(lookOf(decline));
          expect([...accept.classList].join()).to.equal([...decline.classList].join());
          if (cta !== 'text') expect(accept.offsetWidth).to.equal(decline.offsetWidth);
        });
      }
    }
  }

  it('falls back from invalid settings, each said once', async () => {
    let element!: Banner;
    const heard = await captureConsole(async () => {
      element = await make('variant="toast" theme="neon" cta-variant="gif" position="north" accept-type="maybe"');
    });
    expect([...banner(element).classList]).to.deep.equal(['banner', 'bar', 'bottom', 'at-bottom', 'dark', 'with-icon']);
    expect(button(element, 'accept').classList.contains('icon')).to.equal(true);
    expect(button(element, 'decline')).to.equal(null);
    expect(heard).to.have.length(5);
  });

  it('has its own default position if the set one belongs to the other variant', async () => {
    const heard = await captureConsole(async () => {
      expect([...banner(await make('variant="bar" position="top-left"')).classList]).to.contain('bottom');
      expect([...banner(await make('variant="popup" position="top"')).classList]).to.contain('bottom-left');
    });
    expect(heard[0]).to.contain('position "top-left" is not one of a bar; expected top, bottom; using bottom.');
  });

  it('shows the default text for an empty one, and the author\'s otherwise', async () => {
    for (const [text, light] of [['', ''], ['&lt;p&gt;&lt;/p&gt;', ''], ['', '<p></p><p><br></p>'], [' ', '\n']]) {
      expect(textOf(await make(`text="${text}"`, light))).to.match(/^By using this website/);
    }
    expect(textOf(await make('text="Ours"'))).to.equal('Ours');
    const slotted = await make('text="Ours"', '<p>Theirs</p>');
    expect(slotted.querySelector('p')!.assignedSlot).to.not.equal(null);
    const linked = await make('text="See &lt;a href=&quot;/privacy&quot;&gt;this&lt;/a&gt;"');
    expect(inside(linked, '.content a').getAttribute('href')).to.equal('/privacy');
  });
});
