import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { button, clear, inside, link, opened, picture, putLightbox, rests, settled } from './lightbox-page.fixture.test.js';
import './site-lightbox.js';

before(() => setViewport({ width: 1000, height: 700 }));
afterEach(clear);

const video = (lightbox: Element) => inside<HTMLElement>(lightbox, '.video');
const toVideo = '<a href="/videos/none.webm" title="The tide"><img src="/images/tide?format=300w" alt="Picture video" width="90" height="60"></a>';

describe('a video where the page has no <site-video>', () => {
  it('is the browser\'s own player, and one is told so', async () => {
    const lightbox = await putLightbox('', toVideo);
    const heard = await captureConsole(async () => {
      await opened(lightbox);
      await waitUntil(() => video(lightbox));
    });
    expect(heard.join()).to.contain('<site-lightbox>: VideoLoader not found; expected site-video.js or auto.js');
    const player = video(lightbox) as HTMLVideoElement;
    expect([player.localName, player.controls, new URL(player.src).pathname]).to.deep.equal(['video', true, '/videos/none.webm']);
    const { width, height } = picture(lightbox).getBoundingClientRect();
    expect(width / height).to.be.closeTo(16 / 9, 0.01);
    expect(button(lightbox, 'zoom')!.hidden).to.equal(true);
  });
});

describe('a video', () => {
  before(() => {
    // What the page would have: the tag, without what it does.
    customElements.define('site-video', class extends HTMLElement {
      play() { this.setAttribute('data-played', ''); }
    });
  });

  it('comes when it is shown, and goes when it is left', async () => {
    const lightbox = await putLightbox('', link('a') + toVideo);
    await opened(lightbox);
    expect(video(lightbox)).to.equal(null);
    await lightbox.next();
    await rests(lightbox, 'video');
    await waitUntil(() => video(lightbox));
    const player = video(lightbox)!;
    expect([player.localName, new URL(player.getAttribute('src')!).pathname, player.getAttribute('ratio'), player.getAttribute('label')])
      .to.deep.equal(['site-video', '/videos/none.webm', player.getAttribute('ratio'), 'Picture video']);
    // Paged to, not pressed: it waits behind its picture.
    expect(player.hasAttribute('data-played')).to.equal(false);
    void lightbox.next();
    await waitUntil(() => !player.isConnected, 'it is gone before the next one stands');
  });

  it('that was pressed plays, if it is the page\'s own', async () => {
    const lightbox = await putLightbox('', toVideo);
    await opened(lightbox);
    await waitUntil(() => video(lightbox));
    // A click by script is no visitor's: only some engines tell.
    if (navigator.userActivation?.isActive !== false) await waitUntil(() => video(lightbox)!.hasAttribute('data-played'));
    else expect(video(lightbox)!.hasAttribute('data-played')).to.equal(false);
  });

  it('of another host is never asked to play: nobody is told of the visitor', async () => {
    const lightbox = await putLightbox('', '<a data-type="video" href="https://videos.example/watch?v=1"><img src="/images/tide?format=300w" alt="Picture video" width="90" height="60"></a>');
    await opened(lightbox);
    await waitUntil(() => video(lightbox));
    await new Promise(resolve => { setTimeout(resolve); });
    expect([video(lightbox)!.getAttribute('src'), video(lightbox)!.hasAttribute('data-played')]).to.deep.equal(['https://videos.example/watch?v=1', false]);
  });

  it('of a <site-video> is a copy of it; the author\'s stays where it is', async () => {
    const lightbox = await putLightbox('', `${link('a')}<figure data-type="video"><img src="/images/tide?format=300w" alt="Picture video" width="90" height="60"><site-video id="own" src="/videos/none.webm" hidden></site-video></figure>`);
    await opened(lightbox);
    await lightbox.next();
    await rests(lightbox, 'video');
    await waitUntil(() => video(lightbox));
    expect([video(lightbox)!.id, video(lightbox)!.getAttribute('src'), lightbox.querySelector('#own')!.isConnected]).to.deep.equal(['', '/videos/none.webm', true]);
  });

  it('of a <video> takes a copy of it, and stops the page\'s', async () => {
    const lightbox = await putLightbox('', '<figure><video src="/videos/none.webm" preload="none"></video><img src="/images/tide?format=300w" alt="Picture video" width="90" height="60"></figure>');
    const own = lightbox.querySelector('video')!;
    let isPaused = false;
    own.pause = () => { isPaused = true; };
    await lightbox.show(0);
    await settled(lightbox);
    await waitUntil(() => video(lightbox));
    expect([video(lightbox)!.querySelector('video')!.getAttribute('src'), isPaused]).to.deep.equal(['/videos/none.webm', true]);
  });
});
