// Runs in every engine: what fields come to while they are typed into, and what is restored in them.
import { expect, fixture } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

const tell = (node: Element, type: string) => node.dispatchEvent(new Event(type, { bubbles: true }));

interface Page {
  readonly host: SiteForm;
  readonly form: HTMLFormElement;
  named(name: string): HTMLInputElement;
  /** What an output shows. */
  shown(name: string): string;
  type(name: string, value: string): void;
  choose(value: string): void;
  sent(): Record<string, unknown> | null;
}

const pageOf = (host: SiteForm): Page => {
  const form = host.querySelector('form')!;
  const named = (name: string): HTMLInputElement => form.querySelector(`:is(input, select)[name="${CSS.escape(name)}"]`)!;
  return {
    host, form, named,
    shown: name => form.querySelector(`output[name="${name}"]`)!.textContent.replaceAll('\u00a0', ' '),
    type(name, value) {
      named(name).value = value;
      tell(named(name), 'input');
    },
    choose(value) {
      const option = form.querySelector<HTMLInputElement>(`[value="${value}"]`)!;
      option.checked = !option.checked || option.type === 'radio';
      tell(option, 'input');
      tell(option, 'change');
    },
    sent() {
      let values: Record<string, unknown> | null = null;
      const take = (event: Event) => {
        values = (event as CustomEvent<{ values: Record<string, unknown> }>).detail.values;
        event.preventDefault();
      };
      host.addEventListener('site-form-submit', take, { once: true });
      form.requestSubmit();
      host.removeEventListener('site-form-submit', take);
      return values;
    },
  };
};

async function written(fields: string): Promise<Page> {
  const host = await fixture<SiteForm>(`<site-form form-id="one" draft="none" lang="en"><form method="post">${fields}<button>Send</button></form></site-form>`);
  await waitUntil(() => host.querySelector('form[novalidate]'));
  await waitUntil(() => host.querySelector('output[aria-live="off"]'));
  return pageOf(host);
}

const quote = `
  <label>People <input name="people" type="number" value="2"></label>
  <label>Room <select name="room"><option value="">None</option><option data-site-option-price="80">Small</option><option data-site-option-price="120.50">Large</option></select></label>
  <label><input type="checkbox" name="extras" value="Lunch" data-site-option-price="12.50"> Lunch</label>
  <label><input type="checkbox" name="extras" value="Tour" data-site-option-price="30.10"> Tour</label>
  <label>Total <output name="total" data-site-calculation="people * 45 + room + extras" data-site-currency="EUR">on request</output></label>`;

describe('site-form calculations', () => {
  it('show what fields come to, with every change, and send it', async () => {
    const page = await written(quote);
    expect(page.shown('total')).to.equal('€90.00');
    page.type('people', '3');
    page.type('room', 'Large');
    page.choose('Lunch');
    page.choose('Tour');
    expect(page.shown('total')).to.equal('€298.10');
    expect(page.sent()).to.deep.equal({ people: 3, room: 'Large', extras: ['Lunch', 'Tour'], total: '298.10' });
    page.type('people', '');
    expect(page.shown('total')).to.equal('€163.10');
  });

  it('stay as a page translator has written them, until there is another result', async () => {
    const page = await written(quote);
    const output = page.form.querySelector('output')!;
    const translated = Object.assign(document.createElement('font'), { textContent: 'ninety euros' });
    output.firstChild!.replaceWith(translated);
    page.choose('Lunch');
    page.choose('Lunch');
    expect(page.shown('total')).to.equal('€90.00');
    output.firstChild!.replaceWith(translated);
    tell(page.named('people'), 'input');
    expect(page.shown('total')).to.equal('ninety euros');
    page.type('people', '3');
    expect([page.shown('total'), page.sent()!.total]).to.deep.equal(['€135.00', '135.00']);
  });

  it('are written in the language of the page, and announced once a field is left', async () => {
    const page = await written(`<div lang="de">${quote}</div>`);
    expect(page.shown('total')).to.equal('90,00 €');
    page.type('people', '30');
    expect(page.form.querySelector('.site-form-calculated')).to.equal(null);
    tell(page.named('people'), 'change');
    expect(page.form.querySelector('[role="status"].site-form-calculated')!.textContent).to.contain('1.350,00');
  });

  it('do not count what a condition hides, and conditions read them', async () => {
    const page = await written(`
      <input name="people" type="number" value="1">
      <p id="nights" data-site-when="people is at least 2"><input name="nights" type="number" value="5"></p>
      <p id="bill" data-site-when="total is at least 100"><input name="bill"></p>
      <output name="total" data-site-calculation="people * 10 + nights * 20" data-site-digits="0"></output>`);
    await waitUntil(() => page.form.querySelector('[data-site-hidden]'));
    expect(page.shown('total')).to.equal('10');
    expect(page.sent()).to.deep.equal({ people: 1, total: '10' });
    page.type('people', '2');
    expect(page.shown('total')).to.equal('120');
    expect(page.form.querySelector('#bill')!.checkVisibility()).to.equal(true);
    page.type('nights', '1');
    expect(page.form.querySelector('#bill')!.checkVisibility()).to.equal(false);
  });

  it('with a mistake say its place once, and show the author’s own content', async () => {
    const said = await captureConsole(async () => {
      const page = await written(`
        <input name="people" type="number" value="1"><output name="good" data-site-calculation="people * 2"></output>
        <output name="total" data-site-calculation="peoples * 45"><b>on request</b></output>`);
      page.type('people', '2');
      expect(page.shown('total')).to.equal('on request');
      expect(page.form.querySelector('output b')).to.not.equal(null);
      expect(page.sent()).to.deep.equal({ people: 2, good: '4.00' });
    });
    const lines = JSON.stringify(said);
    expect(lines.split('at character 1: there is no field').length).to.equal(2);
  });

  it('show the author’s own content while they divide by zero, and return it when the element goes', async () => {
    const page = await written('<input name="people" type="number" value="0"><output name="each" data-site-calculation="100 / people">–</output>');
    expect(page.shown('each')).to.equal('–');
    page.type('people', '3');
    expect(page.shown('each')).to.equal('33.33');
    expect(page.sent()).to.deep.equal({ people: 3, each: '33.33' });
    page.type('people', '0');
    expect(page.shown('each')).to.equal('–');
    expect(page.sent()).to.deep.equal({ people: 0 });
  });

  it('return to the start when the form is reset', async () => {
    const page = await written(quote);
    page.type('people', '9');
    page.form.reset();
    await waitUntil(() => page.shown('total') === '€90.00');
  });

  it('are drawn from a field list', async () => {
    const host = await fixture<SiteForm>('<site-form form-id="list" draft="none" lang="en"></site-form>');
    host.fields = [
      { id: 'people', type: 'number', title: 'People' }, { id: 'room', type: 'radio', title: 'Room', options: ['Small', 'Large'], prices: { Large: '20.50' } },
      { id: 'lunch', type: 'checkbox', title: 'Lunch', prices: { yes: 5 } }, { id: 'total', type: 'calculation', title: 'Total', formula: 'people * 10 + room + lunch', currency: 'JPY' },
    ];
    await waitUntil(() => host.querySelector('output[aria-live="off"] input'));
    const page = pageOf(host);
    expect(page.shown('total')).to.equal('¥0');
    page.type('people', '2');
    page.choose('Large');
    page.choose('yes');
    expect(page.shown('total')).to.equal('¥46');
    expect(page.sent()).to.deep.equal({ people: 2, room: 'Large', lunch: true, total: '46' });
    await expect(host).to.be.accessible();
  });
});
