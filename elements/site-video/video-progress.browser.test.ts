import { expect, fixture, html } from '@open-wc/testing';
import type { MediaProgress } from '../../core/embed/play-marks.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-video.js';
import type { SiteVideo } from './site-video.js';

const address = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const inside = <E extends Element = HTMLElement>(element: SiteVideo, selector: string) => element.shadowRoot!.querySelector<E>(selector);
const progressOf = (element: SiteVideo) => {
  const details: MediaProgress[] = [];
  element.addEventListener('site-video-progress', event => details.push((event as CustomEvent<MediaProgress>).detail));
  return details;
};

describe('<site-video> reports how far it was played, each quarter once:', () => {
  const { setAttribute } = Element.prototype;
  beforeEach(() => { // frames stay at home in these tests
    Element.prototype.setAttribute = function setAddress(this: Element, name: string, value: string) {
      setAttribute.call(this, name, this instanceof HTMLIFrameElement && name === 'src' ? `${location.origin}/images/player` : value);
    };
  });
  afterEach(() => { Element.prototype.setAttribute = setAttribute; });

  it('the player of a service, by its messages', async () => {
    const element = await fixture<SiteVideo>(html`<site-video><a href=${address}>Bunnies</a></site-video>`);
    const progress = progressOf(element);
    inside(element, '.play')!.click();
    await waitUntil(() => inside(element, 'iframe'));
    const send = (info: object) => dispatchEvent(new MessageEvent('message', {
      data: JSON.stringify({ event: 'infoDelivery', info }), origin: location.origin, source: inside<HTMLIFrameElement>(element, 'iframe')!.contentWindow,
    }));
    await waitUntil(() => { // it listens soon after the frame is there
      send({ duration: 20, currentTime: 0 });
      send({ playerState: 1 });
      return progress.length > 0;
    });
    for (const info of [
      { currentTime: 4 },
      { currentTime: 6 },
      { playerState: 2 },
      { playerState: 1 },
      { currentTime: 16 },
      { currentTime: 20 },
      { currentTime: 'x' },
    ])
      send(info);
    expect(progress.map(({ percent }) => percent)).to.deep.equal([0, 25, 100]);
    expect(progress[0]).to.deep.equal({ title: 'Bunnies', address, percent: 0 });
  });

  it('the author\'s own video, by its time', async () => {
    const element = await fixture<SiteVideo>(html`<site-video label="Kiln"><video src="data:video/webm,"></video></site-video>`);
    const progress = progressOf(element);
    const video = element.querySelector('video')!;
    video.dispatchEvent(new Event('play'));
    for (const currentTime of [3, 6]) {
      for (const [name, value] of Object.entries({ currentTime, duration: 10 })) Object.defineProperty(video, name, { configurable: true, value });
      video.dispatchEvent(new Event('timeupdate'));
    }
    expect(progress.map(({ title, percent }) => [title, percent])).to.deep.equal([['Kiln', 0], ['Kiln', 25], ['Kiln', 50]]);
  });
});
