import { expect, fixture } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-order-link.js';

type OrderLink = HTMLElementTagNameMap['site-order-link'];

async function place(attributes: string, inside = ''): Promise<OrderLink> {
  const element = await fixture<OrderLink>(`<site-order-link ${attributes}>${inside}</site-order-link>`);
  await element.updateComplete;
  return element;
}
const drawn = (element: OrderLink) => element.shadowRoot!.querySelector('a');

describe('<site-order-link>', () => {
  for (const [attributes, text, target] of [
    ['url="/order"', 'Order Now', ''], ['url="/order" link-title="Order lunch"', 'Order lunch', ''],
    ['url="https://orders.example/loft" new-window', 'Order Now (opens in a new window)', '_blank'], ['url="/order" lang="de"', 'Jetzt bestellen', ''],
  ] as const) {
    it(`draws a link for ${attributes}`, async () => {
      const element = await place(attributes);
      await waitUntil(() => drawn(element)?.textContent === text);
      expect(drawn(element)!.target).to.equal(target);
      await expect(element).to.be.accessible();
    });
  }

  it('warns about an address that may be a page or a website, in its setting and in the author\'s link', async () => {
    const heard = await captureConsole(async messages => {
      await place('url="order.html"'); // no message, or there would be three
      await place('url="foo.travel"');
      await place('', '<a href="orders.example.com/loft">Order lunch</a>');
      await waitUntil(() => messages.length > 1, 'both are warned of');
    });
    // Each element warns when its own texts and sheet are there, so either may be first.
    expect(heard).to.have.members([
      ['url', 'foo.travel'], ['link', 'orders.example.com/loft'],
    ].map(([name, address]) => `<site-order-link>: ${name} "${address}" may be a page of this site or a website; it is used as a page of this site. Write "https://${address}" or "/${address}".`));
  });

  it('draws none beside the author\'s own, which may come late and go again', async () => {
    const element = await place('url="/order"', '<a href="/shop">Order lunch</a>');
    await waitUntil(() => drawn(element) === null);
    element.firstElementChild!.remove();
    await waitUntil(() => drawn(element) !== null);
  });

  it('renders none for an invalid address, with a warning', async () => {
    let element!: OrderLink;
    const heard = await captureConsole(async () => { element = await place('url="javascript:alert(1)"'); });
    expect(drawn(element)).to.equal(null);
    expect(heard.length).to.be.greaterThan(0);
  });

  it('asks the page before a link is followed', async () => {
    const element = await place('', '<a href="#order">Order</a>');
    const asked: string[] = [];
    element.addEventListener('site-order-open', event => {
      asked.push(event.detail.url);
      event.preventDefault();
    });
    element.querySelector('a')!.click();
    expect(asked).to.deep.equal([new URL('#order', location.href).href]);
    expect(location.hash).to.equal('');
  });
});
