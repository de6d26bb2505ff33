import { expect, fixture, nextFrame } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-widget.js';

type Widget = HTMLElementTagNameMap['site-widget'];

/** Is in for the service: answers in turn, and notes what it was asked. */
async function withService(answers: readonly [status: number, body: unknown][], act: (asked: URLSearchParams[]) => Promise<void>): Promise<void> {
  const { fetch } = window;
  const asked: URLSearchParams[] = [];
  const left = [...answers];
  window.fetch = (address, init) => {
    if (!String(address).includes('/api/widget/')) return fetch(address, init);
    asked.push(new URLSearchParams(String(init!.body)));
    const [status, body] = left.shift()!;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  try {
    await act(asked);
  } finally {
    window.fetch = fetch;
  }
}

async function place(attributes = 'type="summary" widget-id="b1" value=\'{"limit":2}\'', inside = '<p>Meanwhile</p>'): Promise<Widget> {
  const element = await fixture<Widget>(`<site-widget ${attributes}>${inside}</site-widget>`);
  await element.updateComplete;
  return element;
}
const own = (element: Widget) => element.querySelector('p')!;
const rendered = (element: Widget) => element.querySelector('[slot=rendered]');

describe('<site-widget>', () => {
  it('shows the block in the place of the author\'s content, without what could run or load', () => withService(
    [[200, { html: '<ul><li><a href="/mug" onclick="alert(1)">Mug</a><img src="x.png" alt=""></li></ul><script>alert(1)</script><a href="javascript:alert(1)">Bad</a>' }]],
    async asked => {
      const element = await place();
      await waitUntil(() => element.matches(':state(shown)'));
      expect([JSON.parse(asked[0]!.get('widgetJSON')!), asked[0]!.get('collectionId')]).to.deep.equal([
        { type: 'summary', id: 'b1', value: { limit: 2 } },
        null,
      ]);
      expect([...rendered(element)!.querySelectorAll('*')].map(node => node.localName)).to.deep.equal(['ul', 'li', 'a', 'a']);
      expect(
        [...rendered(element)!.querySelectorAll('a')].map(link => [link.getAttribute('href'), link.hasAttribute('onclick')]),
      ).to.deep.equal([
        ['/mug', false],
        [null, false],
      ]);
      await element.updateComplete;
      expect([own(element).checkVisibility(), rendered(element)!.checkVisibility()]).to.deep.equal([false, true]);
      await expect(element).to.be.accessible();
    },
  ));

  it('keeps the author\'s content where the block fails, moves nothing, and asks again when the connection is back', () => withService(
    [[400, { error: 'No such block.' }], [200, { html: '<p>Here</p>' }]],
    async asked => {
      const failures: unknown[] = [];
      const note = (event: Event) => failures.push((event as CustomEvent<unknown>).detail);
      document.addEventListener('site-widget-error', note);
      const element = await place('type="summary" collection-id="c1"');
      const { height } = own(element).getBoundingClientRect();
      await waitUntil(() => element.matches(':state(failed)'));
      await element.updateComplete;
      document.removeEventListener('site-widget-error', note);
      expect([failures, asked[0]!.get('collectionId')]).to.deep.equal([[{ status: 400 }], 'c1']);
      expect([own(element).checkVisibility(), element.shadowRoot!.querySelector('button')]).to.deep.equal([true, null]);
      const room = element.shadowRoot!.querySelector('.room')!;
      expect([own(element).getBoundingClientRect().height, room.getBoundingClientRect().height]).to.deep.equal([height, 0]);
      await expect(element).to.be.accessible();
      dispatchEvent(new Event('online'));
      await waitUntil(() => element.matches(':state(shown)'));
      expect(rendered(element)!.textContent).to.equal('Here');
    },
  ));

  it('without content of the author\'s says how it goes, in the same room, and asks again', () => withService(
    [[400, { error: 'No such block.' }], [200, { html: '<p>Here</p>' }]],
    async () => {
      const element = await place('type="summary"', '<script type="application/json">{"id": "b1"}</script>');
      const said = () => element.shadowRoot!.querySelector('[role=status]')!.textContent;
      const { height } = element.getBoundingClientRect();
      expect([said(), height >= 44]).to.deep.equal(['Loading…', true]);
      await waitUntil(() => element.matches(':state(failed)'));
      await element.updateComplete;
      expect([said(), element.getBoundingClientRect().height]).to.deep.equal(['This part of the page could not be loaded.', height]);
      await expect(element).to.be.accessible();
      element.shadowRoot!.querySelector('button')!.click();
      await waitUntil(() => element.matches(':state(shown)'));
      expect(rendered(element)!.textContent).to.equal('Here');
      await element.updateComplete;
      expect(element.shadowRoot!.querySelector('.room')!.checkVisibility()).to.equal(false);
    },
  ));

  it('follows its settings, asks once for what stays the same, and keeps the author\'s content where there is nothing to show', () => withService(
    [[200, { html: '<p>One</p>' }], [200, { html: ' ' }]],
    async asked => {
      const element = await place();
      await waitUntil(() => element.matches(':state(shown)'));
      element.value = { limit: 2 };
      await element.updateComplete;
      await nextFrame();
      expect(asked.length).to.equal(1);
      element.value = { limit: 9 };
      await waitUntil(() => asked.length === 2);
      await waitUntil(() => own(element).checkVisibility());
      expect(element.matches(':state(shown)')).to.equal(false);
    },
  ));

  it('without a type requests nothing and logs it', () => withService([], async asked => {
    let element!: Widget;
    const heard = await captureConsole(async () => { element = await place(''); });
    expect([heard.join().includes('has no type'), asked, own(element).checkVisibility()]).to.deep.equal([true, [], true]);
  }));
});
