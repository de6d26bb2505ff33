// Runs in every engine: media elements.
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { $allowedHosts } from '../../core/embed/allowed-hosts.js';
import { deepActiveElement } from '../../core/platform/page.js';
import { answerConsent } from '../../core/stores/consent.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-video.js';
import type { SiteVideo } from './site-video.js';
const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const inside = <E extends Element = HTMLElement>(element: SiteVideo, selector: string) => element.shadowRoot!.querySelector<E>(selector);
const press = (element: SiteVideo) => inside<HTMLButtonElement>(element, '.play')!.click();
const frameOf = (element: SiteVideo) => inside<HTMLIFrameElement>(element, 'iframe');
const linked = () => fixture<SiteVideo>(html`<site-video><a href=${film}>Bunnies</a></site-video>`);
const heard = (element: Element, type: string) => {
  const events: Event[] = [];
  element.addEventListener(type, event => events.push(event));
  return events;
};
/** What a player's frame says, as if it came from the player. */
const say = (element: SiteVideo, message: unknown, origin = location.origin) =>
  dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message), origin, source: frameOf(element)!.contentWindow }));
/** Frames stay at home in these tests: the network is not theirs. */
const home = `${location.origin}/images/player`;
const { setAttribute } = Element.prototype;

describe('<site-video>', () => {
  let warnings: string[];
  const { warn } = console;
  beforeEach(() => {
    warnings = [];
    console.warn = (...words: unknown[]) => warnings.push(words.join(' '));
    Element.prototype.setAttribute = function setAddress(this: Element, name: string, value: string) {
      const isPlayer = this instanceof HTMLIFrameElement && name === 'src';
      if (isPlayer) setAttribute.call(this, 'data-asked', value);
      setAttribute.call(this, name, isPlayer ? home : value);
    };
  });
  afterEach(() => {
    console.warn = warn;
    Element.prototype.setAttribute = setAttribute;
    $allowedHosts.set([]);
    answerConsent('unasked');
  });
  const asked = (element: SiteVideo) => frameOf(element)?.dataset.asked ?? '';

  it('requests nothing before the visitor presses play', async () => {
    const element = await linked();
    answerConsent('accepted');
    await element.updateComplete;
    expect(frameOf(element)).to.equal(null);
    expect(element.shadowRoot!.querySelector('img, link, video')).to.equal(null);
  });

  it('plays from the cookieless host, with the referrer YouTube demands and a name', async () => {
    const element = await linked();
    press(element);
    await element.updateComplete;
    const frame = frameOf(element)!;
    expect(asked(element)).to.match(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?.*autoplay=1/);
    expect(frame.referrerPolicy).to.equal('strict-origin-when-cross-origin');
    expect(frame.title).to.equal('Bunnies');
  });

  it('keeps the author\'s link, and takes its press', async () => {
    const element = await linked();
    const link = element.querySelector('a')!;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    link.dispatchEvent(event);
    await element.updateComplete;
    expect(event.defaultPrevented).to.equal(true);
    expect(frameOf(element)).to.not.equal(null);
    expect(element.querySelector('a')).to.equal(link);
  });

  it('leaves a press with a modifier to the link', async () => {
    const element = await linked();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey: true });
    element.addEventListener('click', click => click.preventDefault()); // the test page stays where it is
    element.querySelector('a')!.dispatchEvent(event);
    await element.updateComplete;
    expect(frameOf(element)).to.equal(null);
  });

  for (const [key, stroke] of [['Enter', 'Enter'], ['Space', ' ']] as const) {
    it(`plays with ${key}, and the focus goes on to the player`, async () => {
      const element = await linked();
      inside<HTMLButtonElement>(element, '.play')!.focus();
      await sendKeys({ press: stroke });
      await waitUntil(() => frameOf(element));
      await waitUntil(() => deepActiveElement() === frameOf(element));
    });
  }

  it('plays with Space on the link', async () => {
    const element = await linked();
    const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true, composed: true });
    element.querySelector('a')!.dispatchEvent(event);
    await element.updateComplete;
    expect(event.defaultPrevented).to.equal(true);
    expect(frameOf(element)).to.not.equal(null);
  });

  describe('asks', () => {
    const offer = (element: SiteVideo) => inside(element, '.terms');
    it('once or always, and remembers only an always', async () => {
      const first = await linked();
      expect(offer(first)!.textContent).to.include('YouTube');
      press(first);
      expect($allowedHosts.get()).to.deep.equal([]);
      const second = await linked();
      inside<HTMLInputElement>(second, '.always')!.click();
      expect(frameOf(second), 'ticking the box is no press on the film').to.equal(null);
      press(second);
      expect($allowedHosts.get()).to.deep.equal(['YouTube']);
      const third = await linked();
      expect(offer(third)).to.equal(null);
    });
    it('no more once the visitor has agreed to cookies', async () => {
      const element = await linked();
      answerConsent('accepted');
      await element.updateComplete;
      expect(offer(element)).to.equal(null);
    });
    it('nothing for a file of the site', async () => {
      const element = await fixture<SiteVideo>(html`<site-video src="/none.webm"></site-video>`);
      expect(offer(element)).to.equal(null);
    });
  });

  it('shows one film at a time', async () => {
    const first = await linked();
    const second = await linked();
    press(first);
    press(second);
    await Promise.all([first.updateComplete, second.updateComplete]);
    expect(inside(first, '.play')).to.not.equal(null);
    expect(inside(second, '.play')).to.equal(null);
  });

  it('tells the page when the player plays and stops', async () => {
    const element = await linked();
    const [plays, stops] = [heard(element, 'site-video-play'), heard(element, 'site-video-stop')];
    press(element);
    await waitUntil(() => deepActiveElement() !== null && frameOf(element));
    await new Promise(resolve => { setTimeout(resolve); });
    say(element, { event: 'onStateChange', info: 1 }, 'https://evil.example');
    expect(plays, 'what a stranger says').to.have.length(0);
    say(element, { event: 'onStateChange', info: 1 });
    expect(plays).to.have.length(1);
    say(element, { event: 'infoDelivery', info: { playerState: 2 } });
    expect(stops).to.have.length(1);
  });

  it('commands the player: to tell, to pause for another film, to play again', async () => {
    const element = await linked();
    press(element);
    await waitUntil(() => frameOf(element));
    const told: string[] = [];
    const player = frameOf(element)!.contentWindow!;
    player.postMessage = ((text: string) => { told.push((JSON.parse(text) as { func?: string; event: string }).func ?? 'listening'); }) as typeof player.postMessage;
    await new Promise(resolve => { setTimeout(resolve); });
    say(element, { event: 'onReady' });
    press(await linked());
    await element.updateComplete;
    press(element);
    expect(told.filter((word, at) => word !== told[at - 1])).to.deep.equal(['listening', 'pauseVideo', 'playVideo']);
  });

  it('says so when the player cannot play, and where to see the film', async () => {
    const element = await linked();
    element.addEventListener('site-error', event => event.preventDefault());
    press(element);
    await waitUntil(() => frameOf(element));
    await new Promise(resolve => { setTimeout(resolve); });
    say(element, { event: 'onError', info: 150 });
    await element.updateComplete;
    expect(inside(element, '.error a')!.getAttribute('href')).to.equal(film);
  });

  it('does not react while inactive', async () => {
    const element = await fixture<SiteVideo>(html`<site-video inactive><a href=${film}>Bunnies</a></site-video>`);
    press(element);
    await element.updateComplete;
    expect(frameOf(element)).to.equal(null);
    expect(inside(element, '.play')!.getAttribute('aria-disabled')).to.equal('true');
  });

  it('makes the player anew when the mode changes', async () => {
    const element = await linked();
    press(element);
    await element.updateComplete;
    const before = frameOf(element);
    element.mode = 'fill';
    await element.updateComplete;
    expect(frameOf(element)).to.not.equal(null);
    expect(frameOf(element)).to.not.equal(before);
  });

  it('drops to its overlay when its film changes', async () => {
    const element = await linked();
    press(element);
    element.src = 'https://vimeo.com/76979871';
    await element.updateComplete;
    expect(frameOf(element)).to.equal(null);
    press(element);
    await element.updateComplete;
    expect(asked(element)).to.include('player.vimeo.com/video/76979871');
  });

  describe('says what is wrong', () => {
    it('with no film at all', async () => {
      const element = await fixture<SiteVideo>(html`<site-video embed="my film"><p>Read instead.</p></site-video>`);
      await waitUntil(() => inside(element, '.error'));
      expect(inside(element, '.error')!.textContent).to.include('Invalid video embed.');
      expect(warnings.filter(text => text.startsWith('<site-video>: Invalid video embed.'))).to.have.length(1);
      expect(inside(element, '.play')).to.equal(null);
    });
    it('with a picture and no film', async () => {
      const element = await fixture<SiteVideo>(html`<site-video><img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></site-video>`);
      await waitUntil(() => inside(element, '.error'));
      expect(inside(element, '.error')!.textContent).to.include('Custom featured images only available with embedded videos.');
    });
    it('with a ratio that is none', async () => {
      await fixture(html`<site-video ratio="wide"><a href=${film}>Bunnies</a></site-video>`);
      expect(warnings.some(text => text.includes('ratio "wide" is no ratio'))).to.equal(true);
    });
    it('of a file that does not play, and offers it again', async () => {
      const element = await fixture<SiteVideo>(html`<site-video src="/missing.webm"></site-video>`);
      const errors = heard(element, 'site-error');
      element.addEventListener('site-error', event => event.preventDefault());
      press(element);
      await waitUntil(() => errors.length === 1);
      await element.updateComplete;
      expect(inside(element, '.error')!.textContent).to.include('could not be played');
      expect(inside(element, '.play')).to.not.equal(null);
    });
  });

  describe('with a <video> inside', () => {
    const own = () => fixture<SiteVideo>(html`<site-video><video src="data:video/webm,"></video></site-video>`);
    it('plays the very same node', async () => {
      const element = await own();
      const node = element.querySelector('video')!;
      let plays = 0;
      node.play = () => { plays++; return Promise.resolve(); };
      press(element);
      await waitUntil(() => plays === 1);
      expect(element.querySelector('video')).to.equal(node);
      expect(inside(element, '.play')).to.equal(null);
    });
    it('hides its own controls behind the overlay, and gives them back', async () => {
      const element = await fixture<SiteVideo>(html`<site-video><video controls src="data:video/webm,"></video></site-video>`);
      const node = element.querySelector('video')!;
      node.play = () => Promise.resolve();
      expect(node.controls).to.equal(false);
      press(element);
      expect(node.controls).to.equal(true);
      press(await linked());
      expect(node.controls).to.equal(false);
      element.remove();
      await waitUntil(() => node.controls);
    });
    it('follows what its own controls do, and pauses for another', async () => {
      const element = await own();
      const node = element.querySelector('video')!;
      let pauses = 0;
      node.pause = () => { pauses++; };
      const plays = heard(element, 'site-video-play');
      node.dispatchEvent(new Event('play'));
      expect(plays).to.have.length(1);
      press(await linked());
      expect(pauses).to.equal(1);
      await element.updateComplete;
      expect(inside(element, '.play')).to.not.equal(null);
    });
  });

  it('has the shape the page asks for, and 56.3 percent without', async () => {
    const usual = await fixture<SiteVideo>(html`<site-video><a href=${film}>Bunnies</a></site-video>`);
    const square = await fixture<SiteVideo>(html`<site-video ratio="1:1"><a href=${film}>Bunnies</a></site-video>`);
    const shape = (element: SiteVideo) => inside(element, '.stage')!.clientHeight / inside(element, '.stage')!.clientWidth;
    expect(shape(usual)).to.be.closeTo(0.563, 0.003);
    expect(shape(square)).to.be.closeTo(1, 0.003);
  });

  it('offers a transcript where there is one', async () => {
    const element = await fixture<SiteVideo>(html`<site-video><a href=${film}>Bunnies</a><p slot="transcript">Words</p></site-video>`);
    expect(inside(element, 'summary')!.textContent).to.equal('Transcript');
    expect((await linked()).shadowRoot!.querySelector('summary')).to.equal(null);
  });

  it('leaves nothing behind', async () => {
    const element = await linked();
    press(element);
    await element.updateComplete;
    element.remove();
    await waitUntil(() => !element.shadowRoot!.querySelector('iframe'));
  });
});
