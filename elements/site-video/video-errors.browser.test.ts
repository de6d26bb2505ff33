import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-video.js';
import type { SiteVideo } from './site-video.js';

const inside = (element: SiteVideo, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector);

describe('<site-video> says what is wrong', () => {
  let warnings: string[];
  const { warn } = console;
  beforeEach(() => {
    warnings = [];
    console.warn = (...texts: unknown[]) => warnings.push(texts.join(' '));
  });
  afterEach(() => { console.warn = warn; });

  it('with no video at all', async () => {
    const element = await fixture<SiteVideo>(html`<site-video embed="my video"><p>Read instead.</p></site-video>`);
    await waitUntil(() => inside(element, '.error'));
    expect(inside(element, '.error')!.textContent).to.include('Invalid video embed.');
    expect(warnings.filter(text => text.startsWith('<site-video>: Invalid video embed.'))).to.have.length(1);
    expect(inside(element, '.play')).to.equal(null);
  });
  it('with a picture and no video', async () => {
    const element = await fixture<SiteVideo>(html`<site-video><img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></site-video>`);
    await waitUntil(() => inside(element, '.error'));
    expect(inside(element, '.error')!.textContent).to.include('Custom featured images only available with embedded videos.');
  });
  it('for a page of a service that is not a video, with a link to it', async () => {
    const page = 'https://vimeo.com/showcase/11456959';
    const element = await fixture<SiteVideo>(html`<site-video><a href=${page}><img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></a></site-video>`);
    await waitUntil(() => inside(element, '.error a'));
    expect(inside(element, '.error')!.textContent).to.include('not a single video').and.to.include('Watch on Vimeo');
    expect(inside(element, '.error a')!.getAttribute('href')).to.equal(page);
    expect(warnings.join()).to.include(`Got "${page}"`).and.to.include('showing a link to it');
    expect(inside(element, '.play')).to.equal(null);
  });
  it('with an invalid ratio', async () => {
    await fixture(html`<site-video ratio="wide"><a href=https://www.youtube.com/watch?v=aqz-KE-bpKQ>Bunnies</a></site-video>`);
    expect(warnings.some(text => text.includes('ratio "wide" is not a ratio'))).to.equal(true);
  });
  it('of a file that does not play, and offers it again', async () => {
    const element = await fixture<SiteVideo>(html`<site-video src="/missing.webm"></site-video>`);
    const errors: Event[] = [];
    element.addEventListener('site-error', event => {
      event.preventDefault();
      errors.push(event);
    });
    inside(element, '.play')!.click();
    await waitUntil(() => errors.length === 1);
    await element.updateComplete;
    expect(inside(element, '.error')!.textContent).to.include('could not be played');
    expect(inside(element, '.play')).to.not.equal(null);
  });
});
