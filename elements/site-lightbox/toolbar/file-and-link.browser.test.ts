import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { ManualClock } from '../../../core/platform/manual-clock.fixture.test.js';
import { pageClock } from '../../../core/platform/timing.js';
import { waitUntil } from '../../../test/contract/wait-until.js';
import { clear, link, rests, status } from '../lightbox-page.fixture.test.js';
import type { SiteLightbox } from '../site-lightbox.js';
import { noticeOf, putWith, replace, tool } from './toolbar-page.fixture.test.js';
import '../site-lightbox.js';

before(() => setViewport({ width: 1000, height: 700 }));
afterEach(clear);

describe('a download', () => {
  it('is the full file of the slide, saved where it is of this site', async () => {
    const lightbox = await putWith(
      'download',
      '',
      `${link('a')} <a href="https://pictures.example/b.jpg"><img src="/images/b?format=300w" width="90" height="60" alt="Picture b"></a>`,
    );
    const first = tool(lightbox, 'download')!;
    expect([first.href, first.hasAttribute('download'), first.target, first.ariaLabel])
      .to.deep.equal([new URL('/images/a?format=2500w', location.href).href, true, '', 'Download']);
    await lightbox.next();
    await waitUntil(() => tool(lightbox, 'download')!.href === 'https://pictures.example/b.jpg');
    const second = tool(lightbox, 'download')!;
    expect([second.hasAttribute('download'), second.target, second.rel, second.ariaLabel]).to.deep.equal([false, '_blank', 'noopener', 'Open in a new tab']);
  });

  it('is refused by its author, and keeps the focus inside', async () => {
    const lightbox = await putWith('download', '', `${link('a')} ${link('b', 'data-no-download')} <div data-no-download>${link('c')}</div>`);
    tool(lightbox, 'download')!.focus();
    await sendKeys({ press: 'ArrowRight' });
    await rests(lightbox, 'b');
    await waitUntil(() => !tool(lightbox, 'download'));
    await sendKeys({ press: 'ArrowRight' });
    await rests(lightbox, 'c');
    expect(tool(lightbox, 'download')).to.equal(null);
    await sendKeys({ press: 'Home' });
    await waitUntil(() => tool(lightbox, 'download'));
  });
});

describe('sharing', () => {
  const link2 = new URL('#pot-b', location.href).href;
  const device = (given: (data: ShareData) => Promise<void>) => replace(navigator, 'share', { value: given });
  const noDevice = () => replace(navigator, 'share', { value: undefined });
  const clipboard = (writeText: (text: string) => Promise<void>) => replace(navigator, 'clipboard', { value: { writeText } });

  async function atSecond(): Promise<SiteLightbox> {
    const lightbox = await putWith('share');
    await lightbox.next();
    await rests(lightbox, 'b');
    return lightbox;
  }

  it('gives the slide\'s link to the device', async () => {
    const given: ShareData[] = [];
    device(data => Promise.resolve(void given.push(data)));
    const lightbox = await atSecond();
    tool(lightbox, 'share')!.click();
    expect([given, tool(lightbox, 'share')!.ariaLabel]).to.deep.equal([[{ url: link2, title: 'Picture b' }], 'Share']);
  });

  it('copies it if the device cannot share, and announces it briefly', async () => {
    const copied: string[] = [];
    noDevice();
    clipboard(text => Promise.resolve(void copied.push(text)));
    const { after } = pageClock;
    const clock = new ManualClock();
    const lightbox = await atSecond();
    pageClock.after = (ms, callback) => clock.after(ms, callback);
    try {
      expect(tool(lightbox, 'share')!.ariaLabel).to.equal('Copy link');
      tool(lightbox, 'share')!.click();
      await waitUntil(() => status(lightbox) === 'Link copied' && noticeOf(lightbox) === 'Link copied');
      expect(copied).to.deep.equal([link2]);
      clock.pass(2000);
      await waitUntil(() => noticeOf(lightbox) === '' && status(lightbox) === '');
    } finally {
      pageClock.after = after;
    }
  });

  it('copies the link if the device fails, and not if the visitor cancels', async () => {
    const copied: string[] = [];
    let name = 'AbortError';
    device(() => Promise.reject(new DOMException('', name)));
    clipboard(text => Promise.resolve(void copied.push(text)));
    const lightbox = await atSecond();
    tool(lightbox, 'share')!.click();
    await Promise.resolve();
    expect(copied).to.deep.equal([]);
    name = 'NotAllowedError';
    tool(lightbox, 'share')!.click();
    await waitUntil(() => noticeOf(lightbox) === 'Link copied');
    expect(copied).to.deep.equal([link2]);
  });

  it('says that it could not, as in a frame that may not', async () => {
    noDevice();
    clipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const lightbox = await atSecond();
    tool(lightbox, 'share')!.click();
    await waitUntil(() => status(lightbox) === 'The link could not be copied');
  });

  it('has no button where nothing can be shared', async () => {
    noDevice();
    replace(navigator, 'clipboard', { value: undefined });
    const lightbox = await putWith('share');
    expect(tool(lightbox, 'share')).to.equal(null);
  });
});
