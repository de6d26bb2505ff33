import { expect, fixture, nextFrame } from '@open-wc/testing';
import { answerConsent } from '../../core/stores/consent.js';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-comment-count.js';

type Count = HTMLElementTagNameMap['site-comment-count'];
type Page = Window & { DISQUSWIDGETS?: object };

/** Is in for Disqus: nothing leaves the page. */
function withDisqus(outcome: 'load' | 'error', act: (asked: HTMLScriptElement[]) => Promise<void>): Promise<void> {
  const asked: HTMLScriptElement[] = [];
  const { append } = document.head;
  document.head.append = (...nodes) => {
    for (const node of nodes) {
      append.call(document.head, node instanceof HTMLScriptElement && node.src.startsWith('https:') ? Object.assign(node, { type: 'text/plain' }) : node);
      if (!(node instanceof HTMLScriptElement) || !node.src.startsWith('https:')) continue;
      asked.push(node);
      queueMicrotask(() => node.dispatchEvent(new Event(outcome)));
    }
  };
  (window as Page).DISQUSWIDGETS = { getCount: () => document.querySelectorAll('.disqus-comment-count').forEach(link => { link.textContent = '3 Comments'; }) };
  return act(asked).finally(() => {
    document.head.append = append;
    delete (window as Page).DISQUSWIDGETS;
  });
}

async function place(attributes: string, href = '/kiln#disqus_thread'): Promise<Count> {
  const element = await fixture<Count>(`<site-comment-count ${attributes}><a href="${href}">Comments</a></site-comment-count>`);
  await element.updateComplete;
  return element;
}
const shown = (element: Count) => [...element.querySelectorAll('a')].filter(link => link.checkVisibility()).map(({ textContent }) => textContent);

describe('<site-comment-count>', () => {
  beforeEach(async () => {
    answerConsent('unasked');
    await nextFrame(); // what an earlier test has left lets go
    await nextFrame();
  });
  after(() => answerConsent('unasked'));

  it('requests Disqus only after consent, shows its count in a link to the same address, and the author\'s text again after a refusal', () =>
    withDisqus('load', async asked => {
      const element = await place('shortname="saltmarsh" identifier="kiln"');
      const own = element.querySelector('a')!;
      await nextFrame();
      expect([asked, shown(element)]).to.deep.equal([[], ['Comments']]);
      own.focus();
      answerConsent('accepted');
      await waitUntil(() => shown(element)[0] === '3 Comments');
      expect(asked.map(({ src, id }) => [src, id])).to.deep.equal([['https://saltmarsh.disqus.com/count.js', 'dsq-count-scr']]);
      const counted = element.querySelector<HTMLAnchorElement>('.disqus-comment-count')!;
      expect([counted.href, counted.dataset.disqusUrl, counted.dataset.disqusIdentifier]).to.deep.equal([
        own.href,
        new URL('/kiln', location.href).href,
        'kiln',
      ]);
      expect([shown(element).length, document.activeElement, element.matches(':state(counted)')]).to.deep.equal([1, counted, true]);
      await expect(element).to.be.accessible();
      answerConsent('declined');
      expect([
        shown(element),
        element.querySelectorAll('a').length,
        element.querySelector('a'),
        element.matches(':state(counted)'),
      ]).to.deep.equal([['Comments'], 1, own, false]);
    }));

  it('leads to the thread of Disqus where the link led to a comment, and leaves a link that leads nowhere alone', () => withDisqus('load', async asked => {
    answerConsent('accepted');
    const nowhere = await place('shortname="saltmarsh"', 'https://');
    const element = await place('shortname="marsh-three"', '/kiln#comment-17');
    await waitUntil(() => shown(element)[0] === '3 Comments');
    expect(element.querySelector<HTMLAnchorElement>('.disqus-comment-count')!.href).to.equal(new URL('/kiln#disqus_thread', location.href).href);
    expect([asked.map(({ src }) => src), shown(nowhere)]).to.deep.equal([['https://marsh-three.disqus.com/count.js'], ['Comments']]);
  }));

  it('leaves the link as it is if Disqus does not load, and logs it', () => withDisqus('error', async asked => {
    answerConsent('accepted');
    let element!: Count;
    const heard = await captureConsole(async () => {
      element = await place('shortname="marsh-two"');
      await waitUntil(() => asked.length === 1);
      await nextFrame();
    });
    expect(heard.join()).to.contain('the Disqus count did not load');
    expect(shown(element)).to.deep.equal(['Comments']);
  }));

  it('requests nothing without a shortname, or with an invalid one, which it reports', () => withDisqus('load', async asked => {
    answerConsent('accepted');
    const heard = await captureConsole(async () => {
      await place('');
      await place('shortname="evil.example/"');
    });
    expect(asked).to.deep.equal([]);
    expect(heard.join()).to.contain('"evil.example/" is not a Disqus shortname');
  }));
});
