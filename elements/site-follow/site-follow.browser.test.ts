import { expect, fixture, nextFrame } from '@open-wc/testing';
import { answerConsent } from '../../core/stores/consent.js';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-follow.js';

type Follow = HTMLElementTagNameMap['site-follow'];
const links = '<ul><li><a href="https://x.com/saltmarshpots">X</a></li><li><a href="https://mastodon.example/@salt">Mastodon</a></li></ul>';
const script = 'https://platform.twitter.com/widgets.js';

/** Is in for the network's script: nothing leaves the page. */
function withScripts(outcome: 'load' | 'error', act: (asked: string[]) => Promise<void>): Promise<void> {
  const asked: string[] = [];
  const { append } = document.head;
  document.head.append = (...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement) || !node.src.startsWith('https:')) append.call(document.head, node);
      else {
        asked.push(node.src);
        queueMicrotask(() => node.dispatchEvent(new Event(outcome)));
      }
    }
  };
  return act(asked).finally(() => { document.head.append = append; });
}

async function place(attributes = ''): Promise<Follow> {
  const element = await fixture<Follow>(`<site-follow ${attributes}>${links}</site-follow>`);
  await element.updateComplete;
  return element;
}
const buttonsOf = (element: Follow) => [...element.querySelectorAll('[data-site-follow-button] > *')].map(({ className }) => className);

describe('<site-follow>', () => {
  beforeEach(() => answerConsent('unasked'));
  after(() => answerConsent('unasked'));

  it('gives each link the icon of its network and room for a thumb; a link with an image of its own keeps that', async () => {
    const element = await fixture<Follow>(`<site-follow><ul><li><a href="https://www.pinterest.com/s">Pinterest</a></li><li><a href="https://x.com/s">X</a></li>
      <li><a href="https://other.example/">Elsewhere</a></li><li><a href="https://x.com/s"><svg viewBox="0 0 9 9"></svg> X</a></li></ul></site-follow>`);
    await element.updateComplete;
    const found = [...element.querySelectorAll('a')].map(link => ({ icon: getComputedStyle(link, '::before'), box: link.getBoundingClientRect() }));
    for (const { box } of found) expect(box.height).to.be.at.least(44);
    expect(found.map(({ icon }) => icon.content !== 'none')).to.deep.equal([true, true, true, false]);
    expect(new Set(found.slice(0, 3).map(({ icon }) => icon.clipPath)).size, 'three icons').to.equal(3);
    expect(found[0]!.icon.clipPath).to.match(/^path\(/);
  });

  it('leaves links as they are, and loads nothing, whatever the visitor has answered', () => withScripts('load', async asked => {
    answerConsent('accepted');
    const element = await place();
    await nextFrame();
    expect([asked, buttonsOf(element), element.querySelector('a')!.checkVisibility()]).to.deep.equal([[], [], true]);
    await expect(element).to.be.accessible();
  }));

  it('leaves the link if the network\'s script does not load, and logs it', () => withScripts('error', async asked => {
    answerConsent('accepted');
    let element!: Follow;
    const heard = await captureConsole(async () => {
      element = await place('buttons="official"');
      await waitUntil(() => asked.length === 1);
      await nextFrame();
    });
    expect(heard.join()).to.contain('the button of X did not load');
    expect([buttonsOf(element), element.querySelector('a')!.hidden]).to.deep.equal([[], false]);
  }));

  it('shows the network\'s button after consent, and the link again after a refusal', () => withScripts('load', async asked => {
    const element = await place('buttons="official"');
    await nextFrame();
    expect(asked).to.deep.equal([]);
    answerConsent('accepted');
    await waitUntil(() => buttonsOf(element).length > 0);
    const [own, other] = element.querySelectorAll<HTMLAnchorElement>('li > a');
    expect([asked, buttonsOf(element), own!.hidden, other!.hidden]).to.deep.equal([[script], ['twitter-follow-button'], true, false]);
    expect(element.matches(':state(official)')).to.equal(true);
    answerConsent('declined');
    expect([buttonsOf(element), own!.hidden, element.matches(':state(official)')]).to.deep.equal([[], false, false]);
  }));

  it('replaces no link that is broken or would run a script, and continues with the next one', () => withScripts('load', async asked => {
    answerConsent('accepted');
    const element =
      await fixture<Follow>(`<site-follow buttons="official"><a href="http://">None</a> <a href="javascript://pinterest.com/%0aalert(1)">Script</a>
      <a href="https://www.pinterest.com/%E0%A4%A">Odd</a> <a href="https://www.pinterest.com/saltmarsh/">Pins</a></site-follow>`);
    await waitUntil(() => element.querySelector('[data-site-follow-button]') !== null);
    const made = [...element.querySelectorAll<HTMLAnchorElement>('[data-site-follow-button] > a')].map(({ href, textContent }) => [href, textContent]);
    expect(made).to.deep.equal([['https://www.pinterest.com/saltmarsh/', 'saltmarsh']]);
    expect(asked).to.deep.equal(['https://assets.pinterest.com/js/pinit.js']);
  }));

  it('dispatches an event with the link that was followed', async () => {
    const element = await place();
    const followed: unknown[] = [];
    element.addEventListener('site-follow-press', event => followed.push(event.detail));
    element.addEventListener('click', event => event.preventDefault());
    element.querySelector('a')!.click();
    expect(followed).to.deep.equal([{ url: 'https://x.com/saltmarshpots', network: 'x.com' }]);
  });
});
