import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import { addressForm, AddressPage, parts, quay, sea, suggested, wholeAddress, wild } from './address-page.fixture.test.js';

describe('site-form: the search for an address', () => {
  let page: AddressPage;
  beforeEach(() => (page = new AddressPage()).open());
  afterEach(() => page.close());

  it('asks with the session and where the visitor is, shows what it finds and says how many', async () => {
    const made = await addressForm();
    await made.come();
    expect([made.line.getAttribute('aria-expanded'), made.line.autocomplete], 'the browser fills in as before').to.deep.equal(['false', 'address-line1']);
    made.type('12 quay');
    const { path, query, answer } = await page.question(1);
    expect(query.sessionToken).to.match(/^[\w-]{8,100}$/);
    expect([path, query.input, query.productPage, query.productSection]).to.deep.equal(['autocomplete', '12 quay', location.pathname, 'delivery']);
    await answer({ predictions: [quay, sea] });
    await waitUntil(() => made.list);
    expect(made.options.map(({ textContent }) => textContent)).to.deep.equal([quay, sea].map(({ mainText, secondaryText }) => `${mainText} ${secondaryText}`));
    expect([made.line.getAttribute('aria-expanded'), made.line.getAttribute('aria-controls')]).to.deep.equal(['true', made.list!.id]);
    expect(made.status).to.match(/^2 suggested addresses/);
    expect(made.list!.matches(':popover-open')).to.equal(true);
    await waitUntil(() => made.list!.getAnimations().length === 0, 'colors in full');
    await expect(made.form).to.be.accessible();
  });

  it('moves nothing on the page and lies under its field', async () => {
    const made = await addressForm();
    await made.come();
    const before = made.named('home.city').getBoundingClientRect().top;
    made.type('12 quay');
    await (await page.question(1)).answer({ predictions: [quay, sea] });
    await waitUntil(() => made.list);
    const [field, list] = [made.line.getBoundingClientRect(), made.list!.getBoundingClientRect()];
    expect(made.named('home.city').getBoundingClientRect().top).to.equal(before);
    expect(list.top >= field.bottom || list.bottom <= field.top).to.equal(true);
    expect(Math.abs(list.left - field.left)).to.be.below(9);
  });

  it('goes by keys: arrows mark, Enter chooses and sends nothing, the parts are filled in and heard', async () => {
    const made = await suggested(page);
    const heard: string[] = [];
    let sent = 0;
    made.form.addEventListener('change', event => heard.push((event.target as HTMLInputElement).name));
    made.form.addEventListener('submit', () => { sent++; });
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'ArrowUp' });
    expect(made.line.getAttribute('aria-activedescendant')).to.equal(made.options[0]!.id);
    expect(made.options.map(option => option.getAttribute('aria-selected'))).to.deep.equal(['true', 'false']);
    await sendKeys({ press: 'Enter' });
    const { path, query, answer } = await page.question(2);
    expect([path, query.placeId, query.sessionToken]).to.deep.equal(['details', quay.placeId, page.asked[0]!.query.sessionToken]);
    await answer({ placeId: quay.placeId, address: parts });
    await waitUntil(() => made.value('city') === 'Galway');
    expect(made.values).to.deep.equal(['12 Quay Street', '', 'Galway', 'County Galway', 'H91', 'IE']);
    expect(heard).to.include.members(['home.line1', 'home.city', 'home.country']);
    expect([sent, made.list, made.line.getAttribute('aria-expanded'), made.line.matches(':focus')]).to.deep.equal([0, null, 'false', true]);
    expect(made.status).to.equal(`Address filled in: ${quay.description}`);
    made.type('12 sea');
    expect((await page.question(3)).query.sessionToken).not.to.equal(query.sessionToken);
  });

  it('lets Enter send where nothing is marked', async () => {
    const made = await suggested(page);
    expect(made.press('Enter')).to.equal(true);
  });

  it('is chosen by pointer without losing the focus', async () => {
    const made = await suggested(page);
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true, composed: true });
    made.options[1]!.firstElementChild!.dispatchEvent(press);
    expect(press.defaultPrevented).to.equal(true);
    (made.options[1]!.firstElementChild as HTMLElement).click();
    expect([made.line.value, made.list]).to.deep.equal(['12 Sea Road', null]);
    expect((await page.question(2)).query.placeId).to.equal(sea.placeId);
  });

  it('closes on Escape and keeps what was typed; an arrow key opens it again', async () => {
    const made = await suggested(page);
    await sendKeys({ press: 'Escape' });
    expect([made.list, made.line.value, made.line.getAttribute('aria-expanded')]).to.deep.equal([null, '12 quay', 'false']);
    made.press('ArrowDown');
    expect(made.options.length).to.equal(2);
  });

  it('closes before the dialog around it', async () => {
    const made = await addressForm();
    const dialog = await fixture<HTMLDialogElement>(html`<dialog aria-label="Deliver"></dialog>`);
    dialog.append(made.host);
    dialog.showModal();
    await made.host.updateComplete;
    await made.come();
    made.type('12 quay');
    await (await page.question(1)).answer({ predictions: [quay] });
    await waitUntil(() => made.list);
    await sendKeys({ press: 'Escape' });
    expect([made.list, made.line.value, dialog.open]).to.deep.equal([null, '12 quay', true]);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !dialog.open);
  });

  it('closes when the field is left, with the text as it is', async () => {
    const made = await suggested(page);
    made.named('home.city').focus();
    await waitUntil(() => !made.list);
    expect([made.line.value, page.asked.length]).to.deep.equal(['12 quay', 1]);
  });

  it('leaves Home and End to the text', async () => {
    const made = await suggested(page);
    made.press('ArrowDown');
    expect(['Home', 'End'].map(key => made.press(key))).to.deep.equal([true, true]);
    expect(made.line.hasAttribute('aria-activedescendant')).to.equal(false);
  });

  it('never shows an answer to an earlier text', async () => {
    const made = await addressForm();
    await made.come();
    made.type('12 sea');
    const first = await page.question(1);
    made.type('12 quay');
    await (await page.question(2)).answer({ predictions: [quay] });
    await waitUntil(() => made.options.length === 1);
    await first.answer({ predictions: [sea, sea] });
    expect(made.options[0]!.textContent).to.contain('12 Quay Street');
  });

  it('shows nothing that comes after the field was left', async () => {
    const made = await addressForm();
    await made.come();
    made.type('12 sea');
    const first = await page.question(1);
    made.named('home.city').focus();
    await first.answer({ predictions: [sea] });
    expect(made.list).to.equal(null);
  });

  it('waits for the end of a composition, but not on a keyboard of glass', async () => {
    const made = await suggested(page);
    made.press('Process', { isComposing: true });
    made.type('とうきょう', { isComposing: true, inputType: 'insertCompositionText' });
    made.press('ArrowDown', { isComposing: true });
    expect([made.list !== null, made.line.hasAttribute('aria-activedescendant')], 'keys of a composition are not for the list').to.deep.equal([true, false]);
    made.line.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    expect((await page.question(2)).query.input).to.equal('とうきょう');
    made.press('Unidentified', { isComposing: true });
    made.type('12 sea', { isComposing: true, inputType: 'insertCompositionText' });
    expect((await page.question(3)).query.input).to.equal('12 sea');
  });

  it('asks nothing for what a browser or a script fills in', async () => {
    const made = await addressForm();
    await made.come();
    made.line.value = '12 Long Walk';
    made.line.dispatchEvent(new Event('input', { bubbles: true }));
    made.type('12 Shop Street', { inputType: 'insertReplacementText' });
    made.type('12 quay');
    expect((await page.question(1)).query.input).to.equal('12 quay');
  });

  it('shows words of the service as words', async () => {
    const made = await suggested(page, [wild, { placeId: 1 }, {}]);
    expect(made.options.map(option => option.textContent)).to.deep.equal([`${wild.mainText} ${wild.secondaryText}`]);
    expect(made.list!.querySelector('img, b')).to.equal(null);
  });

  it('keeps the flat a visitor has typed, and what was changed while the answer was awaited', async () => {
    const made = await addressForm();
    made.named('home.line2').value = 'Flat 3';
    await made.come();
    made.type('12 quay');
    await (await page.question(1)).answer({ predictions: [quay] });
    await waitUntil(() => made.options.length === 1);
    made.options[0]!.click();
    const details = await page.question(2);
    made.named('home.zip').value = 'H91 XY';
    await details.answer({ address: { ...parts, line2: 'Block B' } });
    await waitUntil(() => made.value('city') === 'Galway');
    expect(made.values).to.deep.equal(['12 Quay Street', 'Flat 3', 'Galway', 'County Galway', 'H91 XY', 'IE']);
  });

  it('fills in nothing more once the visitor types on', async () => {
    const made = await suggested(page);
    made.options[0]!.click();
    const details = await page.question(2);
    made.type('12 Quay Street, Galway');
    await details.answer({ address: parts });
    expect(made.values).to.deep.equal(['12 Quay Street, Galway', '', '', '', '', '']);
  });

  it('takes the whole place into an address of one line, without asking more', async () => {
    const made = await suggested(page, [quay], html`<p><label for="one">Where to</label><input id="one" name="home" data-field="address"></p>`);
    made.options[0]!.click();
    await nextFrame();
    expect([made.line.value, page.asked.length]).to.deep.equal([quay.description, 1]);
  });

  for (const [what, status] of [['has no places', 404], ['has not built them', 501], ['refuses', 429]] as const) {
    it(`is a plain field again where the service ${what}, and asks no more on this page`, async () => {
      const made = await addressForm();
      await made.come();
      made.type('12 quay');
      await (await page.question(1)).answer({ error: 'no' }, status);
      await waitUntil(() => !made.line.hasAttribute('role'));
      expect([...made.line.attributes].filter(({ name }) => name.startsWith('aria-') || name.startsWith('data-site'))).to.deep.equal([]);
      made.type('12 quay str');
      const second = await addressForm();
      second.line.focus();
      await nextFrame();
      expect([page.asked.length, second.line.hasAttribute('role'), made.status]).to.deep.equal([1, false, undefined]);
    });
  }

  it('asks again after a failure that may pass, until it was the third', async () => {
    const made = await addressForm();
    await made.come();
    for (const [at, text] of ['12 q', '12 qu', '12 qua'].entries()) {
      made.type(text);
      await (await page.question(at + 1)).answer({ error: 'busy' }, 503);
    }
    await waitUntil(() => !made.line.hasAttribute('role'));
    expect(made.line.value).to.equal('12 qua');
  });

  it('leaves the chosen line where its details do not come', async () => {
    const made = await suggested(page);
    made.options[0]!.click();
    await (await page.question(2)).answer({ error: 'There is no such place.' }, 404);
    expect(made.values).to.deep.equal(['12 Quay Street', '', '', '', '', '']);
    made.type('12 sea');
    expect((await page.question(3)).path, 'an unknown place is no reason to stop').to.equal('autocomplete');
  });

  const plainForms: [why: string, given: Parameters<typeof addressForm>][] = [
    ['its author turned the search off', [wholeAddress, { search: 'false' }]],
    ['another service takes the form', [wholeAddress, { backend: 'json' }]],
    ['the form has no id', [wholeAddress, { formId: '' }]],
    [
      'the page suggests something itself',
      [
        html`<p data-field="address"><label for="own">Street</label><input id="own" name="home.line1" list="streets"></p><datalist id="streets"></datalist>`,
      ],
    ],
    [
      'the author has a combobox',
      [
        html`<p data-field="address"><label for="own">Street</label><input id="own" name="home.line1" role="combobox" aria-expanded="false"></p>`,
      ],
    ],
    [
      'the box holds fields without parts',
      [html`<div data-field="address"><label>Street <input name="street"></label><label>Town <input name="town"></label></div>`],
    ],
    ['it is read only', [html`<p data-field="address"><label for="own">Street</label><input id="own" name="home.line1" readonly></p>`]],
  ];
  for (const [why, given] of plainForms) {
    it(`leaves the field alone where ${why}`, async () => {
      const plain = await addressForm(...given);
      const other = await addressForm(html`<p data-field="address"><label>Street <input name="home.line1"></label></p>`);
      plain.line.focus();
      await nextFrame();
      plain.type('12 quay');
      await other.come(); // by then the first field has been looked at
      other.type('12 sea');
      expect((await page.question(1)).query.input).to.equal('12 sea');
      expect([plain.line.hasAttribute('data-site-places'), plain.list, page.asked.length]).to.deep.equal([false, null, 1]);
    });
  }

  it('goes with the element, and comes again with it', async () => {
    const made = await suggested(page);
    const place = made.host.parentElement!;
    made.host.remove();
    await waitUntil(() => !made.line.hasAttribute('role'));
    expect([made.list, made.form.querySelector('.site-form-places-status')]).to.deep.equal([null, null]);
    place.append(made.host);
    await made.host.updateComplete;
    await made.come();
    expect(made.form.querySelectorAll('.site-form-places-status').length).to.equal(1);
  });

  it('works again in a copy of the page\'s nodes', async () => {
    const made = await suggested(page);
    const copy = made.host.cloneNode(true) as HTMLElement;
    const place = await fixture<HTMLElement>(html`<div></div>`);
    made.host.remove();
    place.append(copy);
    const line = copy.querySelector<HTMLInputElement>('[name="home.line1"]')!;
    await waitUntil(() => copy.querySelector('form')!.hasAttribute('novalidate'));
    line.focus();
    await waitUntil(() => !copy.querySelector('.site-form-places'));
    expect([
      line.getAttribute('aria-expanded'),
      line.hasAttribute('aria-controls'),
      copy.querySelectorAll('.site-form-places-status').length,
    ]).to.deep.equal(['false', false, 1]);
  });

  it('speaks in the site\'s words', async () => {
    const { $site } = await import('../../core/stores/site.js');
    const before = $site.get();
    ($site as unknown as { set(site: unknown): void }).set({
      ...before,
      texts: { 'site-form': { addressList: 'Vorschläge', addressMany: '{count} Vorschläge' } },
    });
    try {
      const made = await suggested(page);
      expect([made.status, made.list!.getAttribute('aria-label')]).to.deep.equal(['2 Vorschläge', 'Vorschläge']);
    } finally {
      ($site as unknown as { set(site: unknown): void }).set(before);
    }
  });
});
