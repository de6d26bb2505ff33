// Runs in every engine: media elements.
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { $allowedHosts } from '../../core/embed/allowed-hosts.js';
import { deepActiveElement } from '../../core/platform/page.js';
import { answerConsent } from '../../core/stores/consent.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-video.js';
import type { SiteVideo } from './site-video.js';
const address = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const inside = <E extends Element = HTMLElement>(element: SiteVideo, selector: string) => element.shadowRoot!.querySelector<E>(selector);
const press = (element: SiteVideo) => inside<HTMLButtonElement>(element, '.play')!.click();
const frameOf = (element: SiteVideo) => inside<HTMLIFrameElement>(element, 'iframe');
const linked = () => fixture<SiteVideo>(html`<site-video><a href=${address}>Bunnies</a></site-video>`);
const captured = (element: Element, type: string) => {
  const events: Event[] = [];
  element.addEventListener(type, event => events.push(event));
  return events;
};
/** A message of a player's frame, as if it came from the player. */
const send = (element: SiteVideo, message: unknown, origin = location.origin) =>
  dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message), origin, source: frameOf(element)!.contentWindow }));
/** Frames stay at home in these tests: the network is not theirs. */
const home = `${location.origin}/images/player`;
const { setAttribute } = Element.prototype;

describe('<site-video>', () => {
  beforeEach(() => {
    Element.prototype.setAttribute = function setAddress(this: Element, name: string, value: string) {
      const isPlayer = this instanceof HTMLIFrameElement && name === 'src';
      if (isPlayer) setAttribute.call(this, 'data-requested', value);
      setAttribute.call(this, name, isPlayer ? home : value);
    };
  });
  afterEach(() => {
    Element.prototype.setAttribute = setAttribute;
    $allowedHosts.set([]);
    answerConsent('unasked');
  });
  const requested = (element: SiteVideo) => frameOf(element)?.dataset.requested ?? '';

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
    expect(requested(element)).to.match(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?.*autoplay=1/);
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

  it('leaves a click with a modifier key to the link', async () => {
    const element = await linked();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey: true });
    element.addEventListener('click', click => click.preventDefault()); // the test page stays where it is
    element.querySelector('a')!.dispatchEvent(event);
    await element.updateComplete;
    expect(frameOf(element)).to.equal(null);
  });

  for (const [key, stroke] of [['Enter', 'Enter'], ['Space', ' ']] as const) {
    it(`plays with ${key}, and the focus moves to the player`, async () => {
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
      expect(frameOf(second), 'ticking the box is no press on the video').to.equal(null);
      press(second);
      expect($allowedHosts.get()).to.deep.equal(['YouTube']);
      const third = await linked();
      expect(offer(third)).to.equal(null);
    });
    it('in words that can be read on a white picture', async () => {
      const element = await linked();
      const terms = offer(element)!;
      const alphas = [...getComputedStyle(terms).backgroundImage.matchAll(/rgba\(0, 0, 0, ([\d.]+)\)/g)]
        .map(([, alpha]) => Number(alpha))
        .filter(alpha => alpha > 0);
      expect(Math.min(...alphas), 'white on this is 4.5 : 1').to.be.greaterThan(0.54);
      const [box, words] = [terms, inside(element, '#notice')!].map(node => node.getBoundingClientRect());
      expect(words!.top, 'above the words the shade runs out').to.be.at.least(box!.top + 23);
    });
    it('on a phone in one line over a corner of the poster, and shows the rest on a click', async () => {
      const box = await fixture(html`<div style="inline-size: 358px"><site-video><a href=${address}>Bunnies</a></site-video></div>`);
      const element = box.querySelector<SiteVideo>('site-video')!;
      await waitUntil(() => offer(element));
      const boxOf = (selector: string) => inside(element, selector)!.getBoundingClientRect();
      const [stage, line, play, short] = ['.stage', '.terms', '.play', '.short'].map(boxOf);
      expect(line!.width * line!.height / (stage!.width * stage!.height), 'share of the poster').to.be.lessThan(0.15);
      expect(play!.top + play!.height / 2, 'the play button is in the middle').to.be.closeTo(stage!.top + stage!.height / 2, 1);
      expect(play!.bottom, 'and is not covered').to.be.at.most(line!.top);
      expect(short!.height).to.be.at.least(44);
      expect(inside(element, '.always')!.checkVisibility()).to.equal(false);
      const [, alpha] = /([\d.]+)\)$/.exec(getComputedStyle(inside(element, '.short')!, '::before').backgroundColor)!;
      expect(Number(alpha), 'white on this is 4.5 : 1').to.be.greaterThan(0.54);
      inside(element, '.short')!.click();
      await element.updateComplete;
      expect(inside(element, '.short')!.getAttribute('aria-expanded')).to.equal('true');
      expect(inside(element, '.always')!.checkVisibility()).to.equal(true);
      expect(frameOf(element), 'which does not play it').to.equal(null);
      expect(boxOf('.play').bottom, 'the play button is still free').to.be.at.most(boxOf('#notice').top);
    });
    it('names where the video loads from with the play button, for screen readers', async () => {
      const element = await linked();
      expect(inside(element, `#${inside(element, '.play')!.getAttribute('aria-describedby')}`)!.textContent).to.include('YouTube');
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

  it('shows one video at a time', async () => {
    const first = await linked();
    const second = await linked();
    press(first);
    press(second);
    await Promise.all([first.updateComplete, second.updateComplete]);
    expect(inside(first, '.play')).to.not.equal(null);
    expect(inside(second, '.play')).to.equal(null);
  });

  it('emits events when the player plays and stops', async () => {
    const element = await linked();
    const [plays, stops] = [captured(element, 'site-video-play'), captured(element, 'site-video-stop')];
    press(element);
    await waitUntil(() => deepActiveElement() !== null && frameOf(element));
    await new Promise(resolve => { setTimeout(resolve); });
    send(element, { event: 'onStateChange', info: 1 }, 'https://evil.example');
    expect(plays, 'a message of another origin').to.have.length(0);
    send(element, { event: 'onStateChange', info: 1 });
    expect(plays).to.have.length(1);
    send(element, { event: 'infoDelivery', info: { playerState: 2 } });
    expect(stops).to.have.length(1);
  });

  it('sends the player commands: to report, to pause for another video, to play again', async () => {
    const element = await linked();
    press(element);
    await waitUntil(() => frameOf(element));
    const sent: string[] = [];
    const player = frameOf(element)!.contentWindow!;
    player.postMessage = ((text: string) => {
      sent.push((JSON.parse(text) as { func?: string; event: string }).func ?? 'listening');
    }) as typeof player.postMessage;
    await new Promise(resolve => { setTimeout(resolve); });
    send(element, { event: 'onReady' });
    press(await linked());
    await element.updateComplete;
    press(element);
    expect(sent.filter((command, at) => command !== sent[at - 1])).to.deep.equal(['listening', 'pauseVideo', 'playVideo']);
  });

  it('shows a message when the player cannot play, and where to see the video', async () => {
    const element = await linked();
    element.addEventListener('site-error', event => event.preventDefault());
    press(element);
    await waitUntil(() => frameOf(element));
    await new Promise(resolve => { setTimeout(resolve); });
    send(element, { event: 'onError', info: 150 });
    await element.updateComplete;
    expect(inside(element, '.error a')!.getAttribute('href')).to.equal(address);
  });

  it('does not react while inactive', async () => {
    const element = await fixture<SiteVideo>(html`<site-video inactive><a href=${address}>Bunnies</a></site-video>`);
    press(element);
    await element.updateComplete;
    expect(frameOf(element)).to.equal(null);
    expect(inside(element, '.play')!.getAttribute('aria-disabled')).to.equal('true');
  });

  it('makes the player again when the mode changes', async () => {
    const element = await linked();
    press(element);
    await element.updateComplete;
    const before = frameOf(element);
    element.mode = 'fill';
    await element.updateComplete;
    expect(frameOf(element)).to.not.equal(null);
    expect(frameOf(element)).to.not.equal(before);
  });

  it('drops to its overlay when its video changes', async () => {
    const element = await linked();
    press(element);
    element.src = 'https://vimeo.com/76979871';
    await element.updateComplete;
    expect(frameOf(element)).to.equal(null);
    press(element);
    await element.updateComplete;
    expect(requested(element)).to.include('player.vimeo.com/video/76979871');
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
    it('plays when asked as soon as it is there', async () => {
      const element = document.createElement('site-video');
      const node = document.createElement('video');
      let plays = 0;
      node.play = () => { plays++; return Promise.resolve(); };
      element.append(node);
      (await fixture<HTMLElement>(html`<div></div>`)).append(element);
      expect(await element.play()).to.equal(true);
      await waitUntil(() => plays === 1);
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
      const plays = captured(element, 'site-video-play');
      node.dispatchEvent(new Event('play'));
      expect(plays).to.have.length(1);
      press(await linked());
      expect(pauses).to.equal(1);
      await element.updateComplete;
      expect(inside(element, '.play')).to.not.equal(null);
    });
  });

  it('of the site that is shown without an overlay, and stands still, plays when asked', async () => {
    const element = await fixture<SiteVideo>(html`<site-video overlay="false" src="/videos/none.webm"></site-video>`);
    const player = () => inside<HTMLVideoElement>(element, 'video.player');
    await waitUntil(player, 'it comes near');
    let plays = 0;
    player()!.play = () => { plays++; return Promise.resolve(); };
    expect(await element.play()).to.equal(true);
    await waitUntil(() => plays === 1);
  });

  it('has the shape the page asks for, and 56.3 percent without', async () => {
    const usual = await fixture<SiteVideo>(html`<site-video><a href=${address}>Bunnies</a></site-video>`);
    const square = await fixture<SiteVideo>(html`<site-video ratio="1:1"><a href=${address}>Bunnies</a></site-video>`);
    const shape = (element: SiteVideo) => inside(element, '.stage')!.clientHeight / inside(element, '.stage')!.clientWidth;
    expect(shape(usual)).to.be.closeTo(0.563, 0.003);
    expect(shape(square)).to.be.closeTo(1, 0.003);
  });

  it('offers a transcript where there is one', async () => {
    const element = await fixture<SiteVideo>(html`<site-video><a href=${address}>Bunnies</a><p slot="transcript">Words</p></site-video>`);
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
