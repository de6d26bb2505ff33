import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { registerFeature } from '../../core/element/register-feature.js';
import { renderElement } from '../../core/element/server.js';
import { lazyView } from '../../core/element/view-source.js';
import { donationButton } from './donation-button.element.js';
import './site-donation-button.js';

type Donation = HTMLElementTagNameMap['site-donation-button'];
const inside = <E extends HTMLElement>(donation: Donation, selector: string) => donation.shadowRoot!.querySelector<E>(selector)!;
const problem = (donation: Donation) => inside(donation, '[role=alert]').textContent;
const ours = async (attributes = '', content = ''): Promise<Donation> => {
  const donation = await fixture<Donation>(`<site-donation-button donate-page-id="roof" currency="EUR" ${attributes}>${content}</site-donation-button>`);
  await waitUntil(() => inside(donation, 'form'));
  return donation;
};
const form = `<form method="post" action="/give">
  <label><input type="radio" name="cents" value="1000"> Ten</label><label><input type="radio" name="cents" value="2500" checked> More</label>
  <label>Other <input name="amount"></label><select name="plan" aria-label="How often"><option value="">Once</option><option value="monthly">Monthly</option></select>
  <button>Give <b data-donation="amount"></b></button></form>`;
const authored = async (attributes = ''): Promise<Donation> => {
  const donation = await fixture<Donation>(`<site-donation-button currency="EUR" ${attributes}>${form}</site-donation-button>`);
  await waitUntil(() => donation.shadowRoot!.querySelector('[role=alert]') && donation.querySelector('b')!.textContent !== '');
  return donation;
};

/** What a form would post, without leaving the page; null where something is wrong. */
function sentBy(donation: Donation, sent: HTMLFormElement): Record<string, FormDataEntryValue> | null {
  let told: { cents: number; plan: string } | null = null;
  const stay = (event: Event) => { event.preventDefault(); };
  donation.addEventListener('site-donation-give', event => { told = (event as CustomEvent<{ cents: number; plan: string }>).detail; }, { once: true });
  const listening = donation.contains(sent) ? donation : donation.shadowRoot!; // where the element listens, and after it
  listening.addEventListener('submit', stay);
  sent.requestSubmit();
  listening.removeEventListener('submit', stay);
  return told && { ...Object.fromEntries(new FormData(sent)), ...told as object };
}

describe('<site-donation-button> with a form of its own', () => {
  it('offers amounts, and says on its button what is given', async () => {
    const donation = await ours('plans=\'[{"id":"monthly","billingPeriod":{"value":1,"unit":"month"},"numBillingCycles":0}]\'', '<a href="/give">Give</a>');
    expect([...donation.shadowRoot!.querySelectorAll('.choice')].map(({ textContent }) => textContent))
      .to.deep.equal(['€10', '€25', '€50', 'One time', 'Renews every month until canceled.']);
    expect(inside(donation, '.give').textContent).to.equal('Donate €10');
    inside(donation, 'input[value="2500"]').click();
    await waitUntil(() => inside(donation, '.give').textContent === 'Donate €25');
    inside(donation, 'input[value="monthly"]').click();
    expect(inside<HTMLFormElement>(donation, 'form').getAttribute('action')).to.equal('/checkout/donate?donatePageId=roof');
    expect(sentBy(donation, inside(donation, 'form'))).to.deep.equal({ cents: 2500, amount: '', plan: 'monthly' });
    await expect(donation).to.be.accessible();
  });

  it('takes a written amount, and says what is wrong with it', async () => {
    const donation = await ours();
    const field = inside<HTMLInputElement>(donation, '[name=amount]');
    field.focus();
    await sendKeys({ type: '0,5' });
    await waitUntil(() => inside(donation, '.give').textContent === 'Donate €0.50');
    expect(inside<HTMLInputElement>(donation, 'input[value="1000"]').checked).to.equal(false);
    expect(sentBy(donation, inside(donation, 'form'))).to.equal(null);
    await waitUntil(() => problem(donation) === 'The minimum donation is €1.');
    expect(field.ariaInvalid).to.equal('true');
    expect(donation.shadowRoot!.activeElement).to.equal(field);
    await expect(donation).to.be.accessible();
    await sendKeys({ type: '0 x' });
    await waitUntil(() => problem(donation) === '');
    expect(sentBy(donation, inside(donation, 'form'))).to.equal(null);
    await waitUntil(() => problem(donation) === 'Enter an amount such as €10.');
    field.select();
    await sendKeys({ type: '12,50 €' });
    expect(sentBy(donation, inside(donation, 'form'))).to.deep.equal({ cents: 1250, amount: '12.50', plan: '' });
    inside(donation, 'input[value="5000"]').click();
    await waitUntil(() => field.value === '');
  });

  it('asks back what can be read in two ways, with the words that were typed', async () => {
    const donation = await ours();
    const field = inside<HTMLInputElement>(donation, '[name=amount]');
    const rows: [typed: string, said: string][] = [
      ['12.505', '“12.505” can be read as two amounts. Enter it without a thousands separator, such as 1250.50.'],
      ['12.5055', '“12.5055” has more decimal places than EUR. Enter an amount such as €10.'],
      ['$12', 'Enter the amount in EUR, such as €10.'],
    ];
    for (const [typed, said] of rows) {
      field.focus();
      field.select();
      await sendKeys({ type: typed });
      expect(inside(donation, '.give').textContent).to.equal('Donate');
      expect(sentBy(donation, inside(donation, 'form')), typed).to.equal(null);
      await waitUntil(() => problem(donation) === said);
    }
    field.select();
    await sendKeys({ type: '12€50' });
    expect(sentBy(donation, inside(donation, 'form'))).to.deep.equal({ cents: 1250, amount: '12.50', plan: '' });
  });

  for (const [currency, typed, cents, amount] of [
    ['JPY', '12.505', 12_505, '12505'],
    ['KRW', '5,000', 5000, '5000'],
    ['KWD', '12.505', 12_505, '12.5050'],
    ['CLP', '1.000', 1000, '1000'],
  ] as const) {
    it(`posts ${typed} ${currency} so that a service reads ${cents} minor units`, async () => {
      const donation = await fixture<Donation>(
        `<site-donation-button donate-page-id="roof" currency="${currency}"></site-donation-button>`,
      );
      await waitUntil(() => inside(donation, 'form'));
      inside(donation, '[name=amount]').focus();
      await sendKeys({ type: typed });
      expect(sentBy(donation, inside(donation, 'form'))).to.deep.equal({ cents, amount, plan: '' });
    });
  }

  it('has the author\'s words on its button, and waits for an amount where none is suggested', async () => {
    const donation = await ours('amounts="[]"', 'Give for the roof');
    const words = inside(donation, '.give').firstElementChild as HTMLSlotElement;
    expect(words.assignedNodes().map(({ textContent }) => textContent)).to.deep.equal(['Give for the roof']);
    expect(sentBy(donation, inside(donation, 'form'))).to.equal(null);
    await waitUntil(() => problem(donation) === 'Choose an amount, or enter one such as €1.');
  });

  it('leaves out what is outside of its limits', async () => {
    const logged = await captureConsole(async () => {
      const donation = await ours('amounts="[50, 1000, 900000]" plans=\'[{"id":"daily"}]\'');
      expect(donation.shadowRoot!.querySelectorAll('.choice')).to.have.length(1);
    });
    for (const said of ['an amount is "50";', 'an amount is "900000";', 'plans has "{"id":"daily"}";']) expect(logged.join()).to.contain(said);
  });
});

describe('<site-donation-button> that a server has drawn', () => {
  const plans = [{ id: 'monthly', billingPeriod: { value: 1, unit: 'month' as const }, numBillingCycles: 0 }];
  let copies = 0;

  /** A copy whose script has not come yet, and what brings it: the element first, its view when asked for. */
  async function served(light: string, settings = {}) {
    let bringView!: () => void;
    const isWanted = new Promise<void>(resolve => { bringView = resolve; });
    const view = lazyView(async () => {
      await isWanted;
      return (await donationButton.view.load()).View;
    });
    const tag = `site-donation-button-served-${++copies}` as const;
    const late = { ...donationButton, view, table: { ...donationButton.table, tag: tag as never } };
    const box = await fixture<HTMLElement>('<div></div>');
    box.setHTMLUnsafe(await renderElement(donationButton, { donatePageId: 'roof', currency: 'EUR', ...settings }, light, { tag }));
    const donation = box.firstElementChild as Donation;
    return { donation, bringElement: () => { registerFeature(late); customElements.upgrade(box); }, bringView };
  }

  it('keeps what was chosen and typed before its script, and while its view is on the way', async () => {
    const { donation, bringElement, bringView } = await served('<a href="/give">Give</a>', { plans });
    const nodes = [...donation.shadowRoot!.querySelectorAll('#root *')];
    inside(donation, 'input[value="monthly"]').click();
    const field = inside<HTMLInputElement>(donation, '[name=amount]');
    field.focus();
    await sendKeys({ type: '12' });
    bringElement();
    await sendKeys({ type: '5' });
    inside(donation, 'input[value=""]').click();
    inside(donation, 'input[value="monthly"]').click();
    bringView();
    await donation.updateComplete;
    await waitUntil(() => inside(donation, '.give').textContent === 'Donate €125');
    expect(nodes.filter(node => !node.isConnected)).to.deep.equal([]);
    expect(field.value).to.equal('125');
    expect([...donation.shadowRoot!.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value)).to.deep.equal(['monthly']);
    expect(sentBy(donation, inside(donation, 'form'))).to.deep.equal({ cents: 12_500, amount: '125.00', plan: 'monthly' });
  });

  it('keeps a suggested amount that was chosen before its script', async () => {
    const { donation, bringElement, bringView } = await served('Give for the roof');
    inside(donation, 'input[value="5000"]').click();
    bringElement();
    bringView();
    await donation.updateComplete;
    expect(inside<HTMLInputElement>(donation, 'input[value="5000"]').checked).to.equal(true);
    expect(sentBy(donation, inside(donation, 'form'))).to.deep.equal({ cents: 5000, amount: '', plan: '' });
  });
});

describe('<site-donation-button> around the author\'s form', () => {
  it('shows in it what is chosen', async () => {
    const donation = await authored();
    const shown = donation.querySelector('b')!;
    expect(shown.textContent).to.equal('€25');
    donation.querySelector<HTMLInputElement>('[value="1000"]')!.click();
    expect(shown.textContent).to.equal('€10');
    const field = donation.querySelector<HTMLInputElement>('[name=amount]')!;
    field.focus();
    await sendKeys({ type: '7,5' });
    await waitUntil(() => shown.textContent === '€7.50');
    expect(donation.querySelector(':checked[name=cents]')).to.equal(null);
    donation.querySelector<HTMLInputElement>('[value="2500"]')!.click();
    expect(field.value).to.equal('');
    await expect(donation).to.be.accessible();
  });

  it('posts it as it is, the amount in marks that a service reads', async () => {
    const donation = await authored();
    const own = donation.querySelector('form')!;
    const field = donation.querySelector<HTMLInputElement>('[name=amount]')!;
    const plan = donation.querySelector('select')!;
    plan.value = 'monthly';
    plan.dispatchEvent(new Event('change', { bubbles: true }));
    field.focus();
    await sendKeys({ type: '1.250,5' });
    expect(sentBy(donation, own)).to.deep.equal({ cents: 125_050, amount: '1250.50', plan: 'monthly' });
    expect(field.value).to.equal('1.250,5');
  });

  it('keeps it where the amount is wrong, and where the page prevents it', async () => {
    const donation = await authored('max-cents="2000"');
    donation.querySelector<HTMLInputElement>('[name=amount]')!.focus();
    await sendKeys({ type: '21' });
    expect(sentBy(donation, donation.querySelector('form')!)).to.equal(null);
    await waitUntil(() => problem(donation) === 'The maximum donation is €20.');
    expect(donation.querySelector<HTMLInputElement>('[name=amount]')!.ariaInvalid).to.equal('true');
    await expect(donation).to.be.accessible();
  });
});
