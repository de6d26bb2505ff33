import { expect, fixture, nextFrame, oneEvent } from '@open-wc/testing';
import { $allowedHosts } from '../../core/embed/allowed-hosts.js';
import { answerConsent } from '../../core/stores/consent.js';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-embed.js';

type Embed = HTMLElementTagNameMap['site-embed'];

const own = '/core/embed/README.md';
async function place(inside: string, attributes = ''): Promise<Embed> {
  const element = await fixture<Embed>(`<site-embed ${attributes}>${inside}</site-embed>`);
  await element.updateComplete;
  await nextFrame();
  return element;
}
const frame = (element: Embed) => element.shadowRoot!.querySelector('iframe');
const button = (element: Embed, name: string) => element.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`)!;
/** What the page has asked other hosts for. */
const foreign = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name)).filter(({ host }) => host !== location.host);

describe('<site-embed>', () => {
  afterEach(() => {
    $allowedHosts.set([]);
    answerConsent('unasked');
  });

  it('requests nothing before a click, and keeps the author\'s markup', async () => {
    const before = foreign().length;
    const element = await place('<p><a href="https://open.spotify.com/track/1">A song</a></p>');
    const link = element.querySelector('a')!;
    expect([frame(element), link.checkVisibility(), foreign().length]).to.deep.equal([null, true, before]);
    await expect(element).to.be.accessible();
  });

  it('shows whose content it is above the author\'s words, which stay one text', async () => {
    const element = await place('The lane leaves the road at the church. <a href="https://www.google.com/maps/embed?pb=1">The way</a>.', 'style="inline-size: 20em"');
    const service = element.shadowRoot!.querySelector('[part=service]')!;
    expect(service.textContent!.trim()).to.equal('Google Maps');
    expect(service.querySelector('svg')!.getAttribute('aria-hidden')).to.equal('true');
    const words = document.createRange();
    words.selectNodeContents(element);
    const lines = new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom)));
    expect(lines.size, 'the link continues the line of the words before it').to.be.at.most(3);
    expect(service.getBoundingClientRect().bottom).to.be.at.most(words.getBoundingClientRect().top);
    expect(button(element, 'once').getBoundingClientRect().height).to.be.at.least(44);
  });

  it('inserts a sandboxed frame after a click, names it, and removes it again', async () => {
    const element = await place('<a href="/x">The tide table</a>', `html='&lt;iframe src="${own}">&lt;/iframe>' consent="required"`);
    const told = oneEvent(element, 'site-embed-change');
    button(element, 'once').click();
    expect((await told as CustomEvent).detail.isOpen).to.equal(true);
    await waitUntil(() => frame(element));
    expect(frame(element)!.title).to.equal('The tide table');
    expect(frame(element)!.sandbox.contains('allow-same-origin'), 'a page of this site gets no way out').to.equal(false);
    expect(frame(element)!.sandbox.contains('allow-top-navigation')).to.equal(false);
    await expect(element).to.be.accessible({ ignoredRules: ['frame-tested'] });
    button(element, 'hide').click();
    await waitUntil(() => !frame(element));
    expect(element.querySelector('a')!.checkVisibility()).to.equal(true);
  });

  it('opens when everything is accepted, closes after a refusal, and remembers a host', async () => {
    const code = '<template><iframe src="https://tides.invalid/" height="300"></iframe></template>';
    const element = await place(code);
    answerConsent('accepted');
    await waitUntil(() => frame(element));
    expect(frame(element)!.sandbox.contains('allow-same-origin')).to.equal(true);
    await waitUntil(() => Math.round(frame(element)!.getBoundingClientRect().height) === 300);
    answerConsent('declined');
    await waitUntil(() => !frame(element));
    button(element, 'always').click();
    await waitUntil(() => frame(element));
    expect($allowedHosts.get()).to.deep.equal(['tides.invalid']);
    const other = await place(code);
    await waitUntil(() => frame(other));
    button(other, 'hide').click();
    await waitUntil(() => !frame(element) && !frame(other));
  });

  it('asks in its place if it is set to, regardless of the banner\'s answer', async () => {
    answerConsent('accepted');
    const element = await place('<a href="https://open.spotify.com/track/1">A song</a>', 'consent="required"');
    expect(frame(element)).to.equal(null);
  });

  it('leaves videos to <site-video>', async () => {
    const element = await place('<a href="https://youtu.be/aqz-KE-bpKQ">A film</a>');
    await waitUntil(() => element.shadowRoot!.querySelector('site-video[src*="youtu.be"][label="A film"]'));
    expect(frame(element)).to.equal(null);
  });

  it('makes a link of what cannot be framed, and says what it expected of what is nothing', async () => {
    const linked = await place('', 'src="https://tides.invalid/today"');
    await waitUntil(() => button(linked, 'link')?.textContent === 'Open on tides.invalid');
    const heard = await captureConsole(async () => { await place('<p>words</p>', 'html="&lt;script src=x&gt;&lt;/script&gt;"'); });
    expect(heard.join()).to.include('cannot be embedded; expected an address, or an embed code');
  });
});
