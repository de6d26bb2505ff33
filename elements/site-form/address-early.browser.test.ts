import { expect } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { addressForm, AddressPage, quay } from './address-page.fixture.test.js';

describe('site-form: what an address field holds before its search is there', () => {
  let page: AddressPage;
  beforeEach(() => (page = new AddressPage()).open());
  afterEach(() => page.close());

  it('is searched for if the visitor has typed it', async () => {
    const made = await addressForm();
    made.line.focus();
    made.type('12 quay');
    const { query, answer } = await page.question(1);
    expect(query.input).to.equal('12 quay');
    await answer({ predictions: [quay] });
    await waitUntil(() => made.list);
  });

  it('is not asked for where it was there already', async () => {
    const made = await addressForm();
    made.line.value = '12 quay';
    await made.come();
    made.type('34 sea');
    expect((await page.question(1)).query.input).to.equal('34 sea');
  });
});
