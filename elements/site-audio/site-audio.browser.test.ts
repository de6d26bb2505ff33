import { expect, fixture, nextFrame, oneEvent } from '@open-wc/testing';
import { $shownMedia } from '../../core/embed/shown-media.js';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-audio.js';

type Player = HTMLElementTagNameMap['site-audio'];

const sound = '/demo/site/assets/bell-buoy.wav';
const album = `<ol><li><a href="${sound}">Bell</a></li><li><a href="/demo/site/assets/wheel.wav">Wheel</a></li></ol>`;
async function place(inside: string, attributes = ''): Promise<Player> {
  const element = await fixture<Player>(`<site-audio ${attributes}>${inside}</site-audio>`);
  await element.updateComplete;
  await nextFrame();
  return element;
}
const part = <T extends HTMLElement = HTMLElement>(element: Player, name: string) => element.shadowRoot!.querySelector<T>(`[part=${name}]`)!;
/** Sets what a browser reports about a media element, without sound: engines on a machine without speakers differ. */
function pretend(audio: HTMLAudioElement, type: string, facts: Record<string, unknown> = {}) {
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(audio, name, { configurable: true, writable: true, value });
  audio.dispatchEvent(new Event(type));
}

describe('<site-audio>', () => {
  it('takes the place of the author\'s controls, on the very same node, and gives them back', async () => {
    const element = await place(`<audio controls preload="none" src="${sound}" title="Bell"></audio>`);
    const audio = element.querySelector('audio')!;
    expect([audio.controls, part(element, 'title').textContent]).to.deep.equal([false, 'Bell']);
    await expect(element).to.be.accessible();
    element.remove();
    await waitUntil(() => audio.controls);
  });

  it('shows where the recording is, and seeks', async () => {
    const element = await place(`<audio preload="none" src="${sound}" title="Bell"></audio>`);
    const audio = element.querySelector('audio')!;
    pretend(audio, 'timeupdate', { currentTime: 65, duration: 200 });
    await waitUntil(() => part(element, 'slider').getAttribute('aria-valuetext') === '1:05 of 3:20');
    await expect(element).to.be.accessible();
    part<HTMLInputElement>(element, 'slider').value = '100';
    part(element, 'slider').dispatchEvent(new Event('input', { bubbles: true }));
    expect(audio.currentTime).to.equal(100);
    await element.seek(500);
    expect(audio.currentTime).to.equal(200);
    part<HTMLSelectElement>(element, 'speed').value = '1.5';
    part(element, 'speed').dispatchEvent(new Event('change', { bubbles: true }));
    expect(audio.playbackRate).to.equal(1.5);
  });

  it('skips back and forward, by the seconds that the owner has set', async () => {
    const element = await place(`<audio preload="none" src="${sound}" title="Bell"></audio>`);
    const audio = element.querySelector('audio')!;
    pretend(audio, 'timeupdate', { currentTime: 65, duration: 100 });
    for (const [name, seconds] of [['back', 50], ['back', 35], ['forward', 50], ['forward', 65], ['forward', 80], ['forward', 95], ['forward', 100]] as const) {
      part(element, name).click();
      expect(audio.currentTime, name).to.equal(seconds);
    }
    expect([part(element, 'back').ariaLabel, part(element, 'forward').textContent]).to.deep.equal(['Back 15 seconds', '15']);
    element.skip = 30;
    await waitUntil(() => part(element, 'back').ariaLabel === 'Back 30 seconds');
    element.skip = 0;
    await waitUntil(() => part(element, 'back') === null && part(element, 'forward') === null);
  });

  it('has the volume of the author\'s audio, until the visitor sets one for all tracks', async () => {
    const element = await place(`<audio preload="none" muted src="${sound}" title="Bell"></audio>`);
    const audio = element.querySelector('audio')!;
    audio.play = async () => {};
    await element.play();
    expect([audio.muted, part(element, 'mute').ariaPressed, part(element, 'volume').getAttribute('aria-valuetext')]).to.deep.equal([true, 'true', '0%']);
    part(element, 'mute').click();
    await waitUntil(() => part(element, 'mute').ariaPressed === 'false');
    expect([audio.muted, audio.volume]).to.deep.equal([false, 1]);
    part<HTMLInputElement>(element, 'volume').value = '0.4';
    part(element, 'volume').dispatchEvent(new Event('input', { bubbles: true }));
    expect(audio.volume).to.be.closeTo(0.4, 0.001);
    audio.volume = 0.8; // by the page
    await waitUntil(() => part<HTMLInputElement>(element, 'volume').value === '0.8');
    await expect(element).to.be.accessible();
  });

  it('has a link to download what is played, if the owner allows it', async () => {
    const element = await place(album);
    expect(part(element, 'download')).to.equal(null);
    element.download = true;
    await waitUntil(() => !!part(element, 'download'));
    const link = part<HTMLAnchorElement>(element, 'download');
    expect([link.href, link.download, link.ariaLabel]).to.deep.equal([new URL(sound, location.href).href, '', 'Download: Bell']);
    await element.select(1);
    await waitUntil(() => part<HTMLAnchorElement>(element, 'download').ariaLabel === 'Download: Wheel');
    await expect(element).to.be.accessible();
  });

  it('is one of those that play one at a time, videos among them', async () => {
    const element = await place(`<audio preload="none" src="${sound}" title="Bell"></audio>`);
    const audio = element.querySelector('audio')!;
    const told = oneEvent(element, 'site-audio-play');
    pretend(audio, 'play');
    expect((await told as CustomEvent).detail).to.deep.equal({ index: 0, title: 'Bell' });
    await waitUntil(() => part(element, 'play').ariaLabel === 'Pause');
    const progress: unknown[] = [];
    element.addEventListener('site-audio-progress', event => progress.push((event as CustomEvent).detail));
    pretend(audio, 'pause', { currentTime: 8 });
    pretend(audio, 'play', { currentTime: 8 });
    for (const currentTime of [9, 11, 22, 23]) pretend(audio, 'timeupdate', { currentTime, duration: 40 });
    expect(progress, 'the quarter that was played').to.deep.equal([{ index: 0, title: 'Bell', address: location.origin + sound, percent: 25 }]);
    let pauses = 0;
    audio.pause = () => { pauses++; };
    $shownMedia.set({});
    expect(pauses).to.equal(1);
  });

  it('plays a list of links as a queue, and marks the one that is heard', async () => {
    const element = await place(album);
    expect(part(element, 'title').textContent).to.equal('Bell');
    expect([part<HTMLButtonElement>(element, 'previous').disabled, part<HTMLButtonElement>(element, 'next').disabled]).to.deep.equal([true, false]);
    const link = element.querySelectorAll('a')[1]!;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).to.equal(true);
    await waitUntil(() => part(element, 'title').textContent === 'Wheel');
    const aside = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey: true });
    element.addEventListener('click', event => { expect(event.defaultPrevented).to.equal(false); event.preventDefault(); }, { once: true });
    link.dispatchEvent(aside);
    part(element, 'previous').click();
    await waitUntil(() => part(element, 'title').textContent === 'Bell');
    await expect(element).to.be.accessible();
  });

  it('shows the list as rows that a thumb can hit, with numbers, the author\'s lengths and bars for the current track', async () => {
    const element = await place(album.replace('Wheel</a>', 'Wheel</a> <time>0:05</time>'));
    const [bell, wheel] = [...element.querySelectorAll('a')];
    for (const row of [bell!, wheel!]) expect(row.getBoundingClientRect().height).to.be.at.least(48);
    const time = element.querySelector('time')!.getBoundingClientRect();
    expect(time.right, 'the length is at the end of the row').to.be.closeTo(wheel!.parentElement!.getBoundingClientRect().right, 1);
    const before = (link: Element) => getComputedStyle(link, '::before').clipPath;
    wheel!.setAttribute('aria-current', 'true');
    expect([before(bell!), before(wheel!).slice(0, 7)]).to.deep.equal(['none', 'polygon']);
    await expect(element).to.be.accessible();
  });

  it('goes to chapters, and marks the one that is heard', async () => {
    const element = await place(`<audio preload="none" src="${sound}" title="Bell"></audio><p><a href="#t=0">near</a> <a href="#t=1:30">far</a></p>`);
    const [audio, far] = [element.querySelector('audio')!, element.querySelectorAll('a')[1]!];
    pretend(audio, 'timeupdate', { currentTime: 0, duration: 200 });
    far.click();
    expect(audio.currentTime).to.equal(90);
    pretend(audio, 'timeupdate');
    await waitUntil(() => far.getAttribute('aria-current') === 'true' && !element.querySelectorAll('a')[0]!.hasAttribute('aria-current'));
  });

  it('resumes where the visitor left off', async () => {
    const first = await place(`<audio preload="none" src="${sound}?long" title="Bell"></audio>`);
    pretend(first.querySelector('audio')!, 'timeupdate', { currentTime: 65, duration: 200 });
    first.remove();
    await waitUntil(() => localStorage.getItem('site:audio-places')?.includes('?long'));
    const second = await place(`<audio preload="none" src="${sound}?long" title="Bell"></audio>`);
    pretend(second.querySelector('audio')!, 'loadedmetadata', { currentTime: 0, duration: 200 });
    expect(second.querySelector('audio')!.currentTime).to.equal(65);
    localStorage.removeItem('site:audio-places');
  });

  it('stays at the moment that was chosen, not where the visitor left a recording of several sources', async () => {
    const inside = `<audio preload="none" title="Bell"><source src="${sound}?sources" type="audio/wav"></audio><p><a href="#t=0">near</a></p>`;
    localStorage.setItem('site:audio-places', JSON.stringify({ [new URL(`${sound}?sources`, location.href).href]: 65 }));
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'site:audio-places',
        newValue: localStorage.getItem('site:audio-places'),
        storageArea: localStorage,
      }),
    );
    const element = await place(inside);
    const audio = element.querySelector('audio')!;
    audio.play = async () => {};
    element.querySelector('a')!.click();
    pretend(audio, 'loadedmetadata', { currentTime: 0, duration: 200 });
    expect(audio.currentTime).to.equal(0);
    localStorage.removeItem('site:audio-places');
    const heard = await captureConsole(async () => { await element.seek(Number.NaN); });
    expect([heard.join().includes('seek: got no number'), audio.currentTime]).to.deep.equal([true, 0]);
  });

  it('tries the next source, and fails with the last one only', async () => {
    const element = await place(
      `<audio preload="none" title="Bell"><source src="${sound}?a" type="audio/none"><source src="${sound}?b" type="audio/wav"></audio>`,
    );
    const [first, last] = element.querySelectorAll('source');
    first!.dispatchEvent(new Event('error'));
    await element.updateComplete;
    expect(part(element, 'title').textContent).to.equal('Bell');
    last!.dispatchEvent(new Event('error'));
    await waitUntil(() => part(element, 'title').textContent === 'This recording could not be played.');
  });

  it('says what failed, and what it expected', async () => {
    const element = await place(`<audio preload="none" src="${sound}" title="Bell"></audio>`);
    pretend(element.querySelector('audio')!, 'error');
    await waitUntil(() => element.shadowRoot!.querySelector('[role=status]')!.textContent === 'This recording could not be played.');
    const heard = await captureConsole(async () => { await place('<p>words</p>'); });
    expect(heard.join()).to.include('has no recording; expected <audio src>');
  });

  it('plays the tracks that an album may have, says what is more, and leaves its link as it is', async () => {
    let element!: Player;
    const links = Array.from({ length: 61 }, (_, at) => `<li><a href="${sound}?${at}">Bell ${at}</a></li>`).join('');
    expect(
      await captureConsole(async () => {
        element = await place(`<ol>${links}</ol>`);
      }),
    ).to.deep.equal(['<site-audio>: has 61 tracks in an album; expected 60 at most; playing the first 60.']);
    expect(element.querySelectorAll('a').length).to.equal(61);
    expect(await captureConsole(async () => {
      element.querySelector('li')!.remove();
      await nextFrame();
    })).to.deep.equal([]);
  });
});
