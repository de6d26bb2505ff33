import { expect } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { addressForm, AddressPage, husum, quay } from './address-page.fixture.test.js';

describe('site-form: a town among the suggestions', () => {
  let page: AddressPage;
  beforeEach(() => (page = new AddressPage()).open());
  afterEach(() => page.close());

  it('fills a town into its own part, leaves the street to the visitor and says whose data it is', async () => {
    const made = await addressForm();
    await made.come();
    made.type('husum');
    await (await page.question(1)).answer({ predictions: [quay, husum], attribution: '© GeoNames, CC BY 4.0' });
    await waitUntil(() => made.list);
    expect([made.options.length, made.list!.lastElementChild!.textContent]).to.deep.equal([2, '© GeoNames, CC BY 4.0']);
    await waitUntil(() => made.list!.getAnimations().length === 0, 'colors in full');
    await expect(made.form).to.be.accessible();
    made.options[1]!.click();
    await (
      await page.question(2)
    ).answer({
      placeId: husum.placeId,
      address: { line1: '', line2: '', city: 'Husum', state: 'Schleswig-Holstein', zip: '25813', country: 'Germany' },
    });
    await waitUntil(() => made.value('city') === 'Husum');
    expect(made.values.slice(0, 5)).to.deep.equal(['', '', 'Husum', 'Schleswig-Holstein', '25813']);
  });
});
