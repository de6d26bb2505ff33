import { expect, fixture, nextFrame, oneEvent } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-booking.js';

type Booking = HTMLElementTagNameMap['site-booking'];

async function place(inside: string, attributes = ''): Promise<Booking> {
  const element = await fixture<Booking>(`<site-booking ${attributes}>${inside}</site-booking>`);
  await element.updateComplete;
  await nextFrame();
  return element;
}
const part = <T extends HTMLElement = HTMLElement>(element: Booking, name: string) => element.shadowRoot!.querySelector<T>(`[part=${name}]`);
const find = (element: Booking) => part<HTMLAnchorElement>(element, 'find')!;
const field = (element: Booking, name: string) => element.shadowRoot!.querySelector<HTMLInputElement>(`[name=${name}]`)!;
function fill(element: Booking, name: string, value: string) {
  field(element, name).value = value;
  field(element, name).dispatchEvent(new Event('change', { bubbles: true }));
}
const tock = '<a href="https://www.exploretock.com/saltmarsh">Tock</a>';
const opentable = '<a href="https://www.opentable.ie/r/x">OpenTable</a>';

describe('<site-booking>', () => {
  it('leads to the service with what the guest has chosen', async () => {
    const element = await place(tock, 'guests="4" time="12:30"');
    expect(find(element).href).to.match(/^https:\/\/www\.exploretock\.com\/saltmarsh\/search\?date=\d{4}-\d\d-\d\d&time=12%3A30&size=4$/);
    fill(element, 'guests', '7');
    fill(element, 'date', '2999-05-01');
    await waitUntil(() => find(element).href.endsWith('date=2999-05-01&time=12%3A30&size=7'));
    await expect(element).to.be.accessible();
    expect(element.querySelector('a')!.checkVisibility()).to.equal(true);
  });

  it('is a column up to 750 px, and a row above', async () => {
    const element = await place(tock);
    const tops = () => new Set(['guests', 'date', 'time'].map(name => Math.round(field(element, name).getBoundingClientRect().top))).size;
    element.style.inlineSize = '750px';
    await waitUntil(() => tops() === 3);
    element.style.inlineSize = '760px';
    await waitUntil(() => tops() === 1);
  });

  it('dispatches a cancelable event before the guest leaves the page', async () => {
    const element = await place(tock);
    element.addEventListener('site-booking-open', event => event.preventDefault());
    const told = oneEvent(element, 'site-booking-open');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    find(element).dispatchEvent(click);
    expect((await told as CustomEvent).detail.service).to.equal('Tock');
    expect(click.defaultPrevented).to.equal(true);
  });

  it('shows OpenTable\'s widget only after a click, wide if there is room, and hides it again', async () => {
    const element = await place(opentable, 'restaurant-id="5"');
    expect(element.shadowRoot!.querySelector('iframe')).to.equal(null);
    element.style.inlineSize = '900px';
    await expect(element).to.be.accessible();
    part(element, 'here')!.click();
    await waitUntil(() => part<HTMLIFrameElement>(element, 'frame')?.src.includes('theme=wide'));
    element.style.inlineSize = '800px';
    await waitUntil(() => part<HTMLIFrameElement>(element, 'frame')?.src.includes('theme=standard'));
    part(element, 'hide')!.click();
    await waitUntil(() => !part(element, 'frame') && find(element));
  });

  it('is a link for any other service, and says what it expected of nothing', async () => {
    const element = await place('', 'src="https://tables.example/x"');
    await waitUntil(() => find(element)?.href === 'https://tables.example/x');
    const heard = await captureConsole(async () => { await place('<p>words</p>'); await place(opentable, 'restaurant-id="five"'); });
    expect(heard.join()).to.include('has no address; expected').and.to.include('restaurant-id "five" is not a number');
  });
});
