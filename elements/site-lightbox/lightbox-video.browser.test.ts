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
  it('uses the browser\'s own player, with a warning', async () => {
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
    // A click by script is not a user activation: only some engines report that.
    if (navigator.userActivation?.isActive !== false) await waitUntil(() => video(lightbox)!.hasAttribute('data-played'));
    else expect(video(lightbox)!.hasAttribute('data-played')).to.equal(false);
  });

  it('of another host is never started: its host learns nothing about the visitor', async () => {
    const lightbox = await putLightbox(
      '',
      '<a data-type="video" href="https://videos.example/watch?v=1"><img src="/images/tide?format=300w" alt="Picture video" width="90" height="60"></a>',
    );
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
    expect([video(lightbox)!.id, video(lightbox)!.getAttribute('src'), lightbox.querySelector('#own')!.isConnected]).to.deep.equal([
      '',
      '/videos/none.webm',
      true,
    ]);
  });

  it('has the proportions that its author or its service specifies', async () => {
    const of: [string, number][] = [
      ['<figure data-type="video"><site-video src="/videos/none.webm" ratio="9:16"></site-video></figure>', 9 / 16],
      ['<figure data-type="video"><site-video src="/videos/none.webm" ratio="1.25"></site-video></figure>', 1.25],
      ['<figure><video width="1080" height="1920" preload="none"></video></figure>', 9 / 16],
      ['<figure><iframe title="Film" width="400" height="300"></iframe></figure>', 4 / 3],
      ['<a data-type="video" href="https://www.youtube.com/shorts/aqz-KE-bpKQ">A short film</a>', 9 / 16],
      ['<a data-type="video" href="https://www.youtube.com/watch?v=aqz-KE-bpKQ">A film</a>', 16 / 9],
    ];
    for (const [markup, ratio] of of) {
      const lightbox = await putLightbox('', markup);
      await lightbox.show(0);
      await waitUntil(() => inside(lightbox, '.picture'), 'it is there');
      const { offsetWidth, offsetHeight } = picture(lightbox);
      expect(offsetWidth / offsetHeight, markup).to.be.closeTo(ratio, 0.01);
      await clear();
    }
  });

  it('recorded upright, or rotated by the phone, fills the height once its metadata has loaded', async () => {
    const lightbox = await putLightbox('', '<figure><video src="/videos/none.webm" preload="none"></video></figure>');
    await lightbox.show(0);
    await settled(lightbox);
    await waitUntil(() => video(lightbox));
    const before = picture(lightbox).getBoundingClientRect();
    const file = video(lightbox)!.querySelector('video')!;
    Object.defineProperties(file, { videoWidth: { value: 1080 }, videoHeight: { value: 1920 } });
    file.dispatchEvent(new Event('loadedmetadata'));
    const after = picture(lightbox).getBoundingClientRect();
    expect(after.width / after.height).to.be.closeTo(9 / 16, 0.01);
    expect([after.height > before.height, video(lightbox)!.getAttribute('ratio')]).to.deep.equal([
      true,
      `${Math.round(after.width)}:${Math.round(after.height)}`,
    ]);
  });

  it('lets a finger go to the next slide, not a mouse, and not from the bar of its controls', async () => {
    const lightbox = await putLightbox('', `<figure><video src="/videos/none.webm" controls preload="none"></video></figure>${link('a')}${link('b')}`);
    await lightbox.show(0);
    await settled(lightbox);
    await waitUntil(() => video(lightbox));
    const file = video(lightbox)!.querySelector('video')!;
    const { right, top, bottom } = file.getBoundingClientRect();
    const from = right - 40;
    const far = innerWidth * 0.8; // beyond half of the way a swipe need not be fast
    const swipe = async (pointerType: string, clientY: number) => {
      const tell = (type: string, clientX: number) => file.dispatchEvent(new PointerEvent(type, {
        pointerId: 1, clientX, clientY, pointerType, isPrimary: true, bubbles: true, composed: true,
      }));
      tell('pointerdown', from);
      for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
        await new Promise(resolve => { requestAnimationFrame(resolve); });
        tell('pointermove', from - far * share);
      }
      tell('pointerup', from - far);
    };
    const heard: number[] = [];
    lightbox.addEventListener('site-lightbox-change', event => heard.push((event as CustomEvent<{ index: number }>).detail.index));
    await swipe('mouse', top + 80);
    await swipe('touch', bottom - 20);
    expect(heard).to.deep.equal([]);
    await swipe('touch', top + 80);
    await rests(lightbox, 'a');
    expect(heard).to.deep.equal([1]);
  });

  it('is not covered by its caption in the low window of a phone held sideways', async () => {
    await setViewport({ width: 844, height: 390 });
    const lightbox = await putLightbox('', `${link('a', 'title="A picture"')}${toVideo}`);
    await opened(lightbox);
    const isHidden = () => inside(lightbox, '.caption')?.hasAttribute('data-hidden');
    expect(isHidden()).to.equal(false);
    await lightbox.next();
    await waitUntil(isHidden, 'hidden over the video');
    button(lightbox, 'caption-toggle')!.click();
    await waitUntil(() => !isHidden(), 'shown when asked for');
    await lightbox.previous();
    await rests(lightbox, 'a');
    expect(isHidden()).to.equal(false);
    await setViewport({ width: 1000, height: 700 });
  });

  it('of a service leaves its edges to a finger', async () => {
    const lightbox = await putLightbox('', `<a data-type="video" href="https://videos.example/watch?v=1">Film</a>${toVideo}`);
    await lightbox.show(0);
    await settled(lightbox);
    await waitUntil(() => video(lightbox));
    expect(picture(lightbox).querySelectorAll('.edge')).to.have.length(2);
    await lightbox.next();
    await waitUntil(() => picture(lightbox).querySelector('[src$="none.webm"]'), 'the other one is there');
    expect(lightbox.shadowRoot!.querySelectorAll('.edge')).to.have.length(0);
  });

  it('of a <video> takes a copy of it, and stops the page\'s', async () => {
    const lightbox = await putLightbox('', '<figure><video src="/videos/none.webm" preload="none" muted loop autoplay style="width: 90px"></video><img src="/images/tide?format=300w" alt="Picture video" width="90" height="60"></figure>');
    const own = lightbox.querySelector('video')!;
    let isPaused = false;
    own.pause = () => { isPaused = true; };
    await lightbox.show(0);
    await settled(lightbox);
    await waitUntil(() => video(lightbox));
    const copy = video(lightbox)!.querySelector('video')!;
    expect([copy.getAttribute('src'), isPaused]).to.deep.equal(['/videos/none.webm', true]);
    expect([copy.controls, copy.autoplay, copy.hasAttribute('style')], 'as large as there is room, with controls').to.deep.equal([true, false, false]);
  });
});
