import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../../test/contract/wait-until.js';
import '../site-calendar.js';

type Calendar = HTMLElementTagNameMap['site-calendar'];

async function place(subscribe: string): Promise<Calendar> {
  const element = await fixture<Calendar>(`<site-calendar month="2026-12" label="What is on"><article><h3>Kiln tour</h3><time datetime="2026-12-12">12 December</time></article></site-calendar>`);
  element.subscribe = subscribe;
  await waitUntil(() => !!element.shadowRoot!.querySelector('.calendar'));
  return element;
}
const menu = async (element: Calendar): Promise<HTMLDetailsElement> => {
  await waitUntil(() => !!element.shadowRoot!.querySelector('.subscribe-menu'));
  return element.shadowRoot!.querySelector<HTMLDetailsElement>('.subscribe-menu')!;
};

describe('<site-calendar> to subscribe to', () => {
  it('gives the file to apps and services by its full address, and its address to copy', async () => {
    const details = await menu(await place('/events.ics'));
    await expect(details.parentElement!).to.be.accessible();
    details.querySelector('summary')!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => details.open);
    const file = new URL('/events.ics', location.href).href;
    const app = file.replace(/^https?/, 'webcal');
    expect([...details.querySelectorAll('a')].map(link => [link.dataset.service, link.href])).to.deep.equal([
      ['app', app],
      ['google', `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(app)}`],
      ['outlook', `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(file)}&name=What+is+on`],
      ['microsoft365', `https://outlook.office.com/calendar/0/addfromweb?url=${encodeURIComponent(file)}&name=What+is+on`],
    ]);
    expect(details.querySelector('input')!.value).to.equal(file);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !details.open);
    expect(details.getRootNode()).to.have.property('activeElement', details.querySelector('summary'));
  });

  it('asks the page before a link is followed or the address is copied', async () => {
    const element = await place('/events.ics');
    const details = await menu(element);
    const services: string[] = [];
    element.addEventListener('site-calendar-subscribe', event => {
      services.push(event.detail.service);
      event.preventDefault();
    });
    const followed: boolean[] = [];
    element.addEventListener('click', event => followed.push(!event.defaultPrevented));
    details.open = true;
    for (const link of details.querySelectorAll('a')) link.click();
    details.querySelector<HTMLElement>('[data-action="copy-address"]')!.click();
    expect({ services, followed: followed.slice(0, 4) }).to.deep.equal({
      services: ['app', 'google', 'outlook', 'microsoft365', 'copy'], followed: [false, false, false, false],
    });
  });

  it('where the page may not copy, selects the address', async () => {
    const details = await menu(await place('/events.ics'));
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: () => Promise.reject(new Error('not allowed')) } });
    try {
      details.open = true;
      details.querySelector<HTMLElement>('[data-action="copy-address"]')!.click();
      const field = details.querySelector('input')!;
      await waitUntil(() => field.selectionEnd === field.value.length && field.selectionStart === 0);
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
  });

  it('has nothing to subscribe to without an address, or at one that is not on the web', async () => {
    for (const address of ['', 'javascript:alert(1)', 'mailto:nora@example.com']) {
      const element = await place(address);
      expect(element.shadowRoot!.querySelector('.subscribe-menu a'), address).to.equal(null);
    }
  });
});

describe('<site-calendar> on paper', () => {
  it('has every event of a day, where the screen has two and the number of the others', async () => {
    const events = ['One', 'Two', 'Three', 'Four'].map(name => `<article><h3>${name}</h3><time datetime="2026-12-12">12 December</time></article>`);
    const element = await fixture<Calendar>(`<site-calendar month="2026-12">${events.join('')}</site-calendar>`);
    const chips = () => [...element.shadowRoot?.querySelectorAll('.chip > span') ?? []].map(({ textContent }) => textContent);
    const rest = () => element.shadowRoot!.querySelector('.rest');
    await waitUntil(() => chips().length === 2 && rest()?.textContent === '2 more');
    dispatchEvent(new Event('beforeprint'));
    await waitUntil(() => chips().length === 4 && !rest());
    expect(chips()).to.deep.equal(['One', 'Two', 'Three', 'Four']);
    dispatchEvent(new Event('afterprint'));
    await waitUntil(() => chips().length === 2);
  });
});
