import { expect, fixture } from '@open-wc/testing';
import { selectCurrency } from '../../core/stores/currency.js';
import './site-price.js';

type Price = HTMLElementTagNameMap['site-price'];

async function place(markup: string): Promise<Price> {
  const price = await fixture<Price>(markup);
  await price.updateComplete;
  return price;
}
const shown = (price: Price, selector: string) => price.shadowRoot!.querySelector(selector)?.textContent?.trim();

describe('<site-price>', () => {
  it('shows its amount, never what the text says', async () => {
    const price = await place('<site-price price-cents="2800" currency="EUR">€99.00</site-price>');
    expect(shown(price, '[part=price]')).to.equal('€28.00');
    expect(price.textContent).to.equal('€99.00');
    await expect(price).to.be.accessible();
  });

  it('keeps the author\'s text without an amount, and with an invalid amount', async () => {
    for (const attribute of ['', 'price-cents="28.5"', 'price-cents="€28"']) {
      const price = await place(`<site-price ${attribute}>On request</site-price>`);
      expect(price.shadowRoot!.querySelector('slot')!.assignedNodes()).to.have.length(1);
    }
  });

  it('follows the visitor\'s currency, and keeps one of its own', async () => {
    const page = await place('<site-price price-cents="2800">$28</site-price>');
    const own = await place('<site-price price-cents="2800" currency="GBP">£28</site-price>');
    selectCurrency('JPY');
    await page.updateComplete;
    expect([shown(page, '[part=price]'), shown(own, '[part=price]')]).to.deep.equal(['¥2,800', '£28.00']);
    selectCurrency('USD');
  });

  it('names both prices of a sale', async () => {
    const price = await place('<site-price price-cents="3000" sale-price-cents="2400" on-sale varies currency="EUR"></site-price>');
    expect([shown(price, 'del'), shown(price, 'ins')]).to.deep.equal(['Regular price €30.00', 'Sale price from €24.00']);
    expect(price.matches(':state(sale)')).to.equal(true);
    await expect(price).to.be.accessible();
    price.onSale = false;
    await price.updateComplete;
    expect(price.matches(':state(sale)')).to.equal(false);
  });
});
