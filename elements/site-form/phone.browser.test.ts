// Runs in every engine: caret and typed text.
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { WritableAtom } from 'nanostores';
import { countriesIn } from '../../core/forms/field-list/countries.js';
import { loadPhoneLibrary } from '../../core/forms/assist/phone/phone-library.js';
import { phoneCountries } from '../../core/forms/assist/phone/phone-number.js';
import { type Site, $site } from '../../core/stores/site.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

const site = $site as WritableAtom<Site>;
const before = site.get();
const field = { id: 'phone', type: 'phone', title: 'Phone', showCountryCode: true };

/** A phone field of an Irish site that the visitor has focused. */
async function visited(host: SiteForm, selector = 'input[type=tel]'): Promise<HTMLInputElement> {
  await waitUntil(() => host.querySelector(`form[novalidate] ${selector}`));
  const control = host.querySelector<HTMLInputElement>(selector)!;
  control.focus();
  await waitUntil(() => host.querySelector('.site-form-hint'));
  return control;
}

const plain = async () => {
  const host = await fixture<SiteForm>(html`<site-form form-id="plain" draft="none"><form>
    <div><label>Phone <input name="phone" type="tel"></label></div><div><label>Name <input name="name"></label></div><button>Send</button>
  </form></site-form>`);
  return { host, phone: await visited(host), name: host.querySelector<HTMLInputElement>('[name=name]')! };
};

async function drawn(draft = 'none') {
  const host = await fixture<SiteForm>(html`<site-form form-id="drawn" draft=${draft}></site-form>`);
  host.fields = [field, { id: 'name', type: 'text', title: 'Name' }];
  const phone = await visited(host);
  return { host, phone, code: host.querySelector('select')!, name: host.querySelector<HTMLInputElement>('[name=name]')! };
}

const hintOf = (host: Element) => host.querySelector('.site-form-hint')!.textContent;

/** What the page would be asked to send. */
function sentBy(host: SiteForm): unknown {
  let values: Record<string, unknown> | null = null;
  host.addEventListener('site-form-submit', event => {
    values = event.detail.values;
    event.preventDefault();
  }, { once: true });
  host.querySelector('form')!.requestSubmit();
  return values && (values as Record<string, unknown>).phone;
}

/** As a paste arrives: the text is there, then the event says how it came. */
function paste(control: HTMLInputElement, text: string): void {
  control.value = text;
  control.setSelectionRange(text.length, text.length);
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

describe('site-form: phone numbers', () => {
  beforeEach(() => site.set({ ...before, locale: 'en-IE' }));
  afterEach(() => site.set(before));

  it('are grouped as they are typed, as the site\'s country writes them', async () => {
    const { host, phone } = await plain();
    await sendKeys({ type: '0871234567' });
    expect(phone.value).to.equal('087 123 4567');
    expect(phone.selectionStart).to.equal(12);
    expect(sentBy(host)).to.deep.equal({ number: '087 123 4567' });
  });

  it('leave the caret alone where the visitor edits in the middle', async () => {
    const { phone } = await plain();
    await sendKeys({ type: '087123456' });
    phone.setSelectionRange(5, 5);
    await sendKeys({ type: '9' });
    expect(phone.value).to.equal('087 1923 456');
    expect(phone.selectionStart).to.equal(6);
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => phone.value === '087 192 3456', 'in order when the field is left');
  });

  it('let what was grouped be deleted and typed again', async () => {
    const { phone } = await plain();
    await sendKeys({ type: '0871' });
    expect(phone.value).to.equal('087 1');
    await sendKeys({ press: 'Backspace' });
    await sendKeys({ press: 'Backspace' });
    expect(phone.value).to.equal('087');
    await sendKeys({ type: '29' });
    expect(phone.value).to.equal('087 29');
  });

  it('keep the visitor\'s own groups while typing, and words and extensions always', async () => {
    const { phone } = await plain();
    await sendKeys({ type: '087-12' });
    expect(phone.value).to.equal('087-12');
    phone.value = '';
    await sendKeys({ type: '087 123 4567 ext 12' });
    expect(phone.value).to.equal('087 123 4567 ext 12');
    await sendKeys({ press: 'Tab' });
    expect(phone.value).to.equal('087 123 4567 ext 12');
  });

  it('can be undone as the browser undoes typing', async () => {
    const { phone } = await plain();
    await sendKeys({ type: '0871' });
    expect(phone.value).to.equal('087 1');
    const seen = new Set<string>();
    for (let steps = 0; steps < 20 && document.queryCommandEnabled('undo'); steps++) {
      document.execCommand('undo');
      seen.add(phone.value);
    }
    expect([...seen].filter(text => !'0871'.startsWith(text.replace(' ', ''))), 'nothing is written while it is undone').to.deep.equal([]);
    expect(phone.value).to.equal('');
  });

  it('dispatch the same events for every change as typing does, and never in a loop', async () => {
    const { phone } = await plain();
    const seen: string[] = [];
    phone.form!.addEventListener('input', () => seen.push(phone.value));
    await sendKeys({ type: '0871' });
    expect(seen.at(-1)).to.equal('087 1');
    expect(seen.length).to.be.at.most(8);
    let changes = 0;
    phone.form!.addEventListener('change', () => { changes += 1; });
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => changes > 0);
    expect(changes).to.equal(1);
  });

  it('from abroad choose their country when pasted', async () => {
    const { host, phone, code } = await drawn();
    paste(phone, '+44 2079460018');
    expect(code.value).to.equal('+44');
    expect(code.selectedOptions[0]!.dataset.country).to.equal('GB');
    expect(phone.value).to.equal('020 7946 0018');
    expect(sentBy(host)).to.deep.equal({ countryCode: '+44', number: '020 7946 0018' });
  });

  it('from abroad choose their country when the field is left, and keep another one with the same code', async () => {
    const { phone, code } = await drawn();
    code.value = '';
    await sendKeys({ type: '+14165550123' });
    expect(phone.value, 'nothing moves under the visitor\'s hands').to.equal('+1 416 555 0123');
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => phone.value === '(416) 555-0123');
    expect(code.selectedOptions[0]!.dataset.country).to.equal('CA');
    code.selectedIndex = [...code.options].findIndex(({ dataset }) => dataset.country === 'JE');
    code.dispatchEvent(new Event('change', { bubbles: true }));
    phone.focus();
    paste(phone, '+442079460018');
    expect(code.selectedOptions[0]!.dataset.country).to.equal('JE');
  });

  it('are written as the chosen country does, and again when it changes', async () => {
    const { phone, code } = await drawn();
    const choose = (country: string) => {
      code.selectedIndex = [...code.options].findIndex(({ dataset }) => dataset.country === country);
      code.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('FR');
    await sendKeys({ type: '0612345678' });
    expect(phone.value).to.equal('06 12 34 56 78');
    choose('DE');
    expect(phone.value).to.equal('06123 45678');
  });

  it('of an unlikely length get a warning on blur, which does not block sending and disappears as soon as it is wrong', async () => {
    const { host, phone, name } = await plain();
    await sendKeys({ type: '08712' });
    expect(hintOf(host)).to.equal('');
    name.focus();
    await waitUntil(() => hintOf(host) !== '');
    expect(hintOf(host)).to.contain('too short for a phone number in Ireland').and.to.contain('start with +');
    expect(phone.getAttribute('aria-describedby')).to.equal(host.querySelector('.site-form-hint')!.id);
    expect(phone.hasAttribute('aria-invalid')).to.equal(false);
    await expect(host).to.be.accessible();
    expect(sentBy(host)).to.deep.equal({ number: '087 12' });
    phone.focus();
    phone.setSelectionRange(9, 9);
    await sendKeys({ type: '34567' });
    expect(phone.value).to.equal('087 123 4567');
    expect(hintOf(host)).to.equal('');
    expect(phone.hasAttribute('aria-describedby')).to.equal(false);
  });

  it('speak of the chosen country, in the site\'s words', async () => {
    site.set({ ...site.get(), locale: 'de-DE', texts: { 'site-form': { phoneLong: 'Zu lang für {country}.' } } });
    const { host, code, name } = await drawn();
    code.value = '+33';
    await sendKeys({ type: '061234567890' });
    name.focus();
    await waitUntil(() => hintOf(host) !== '');
    expect(hintOf(host)).to.equal('Zu lang für Frankreich.');
  });

  it('are restored from a draft in their format', async () => {
    const { host, phone, code } = await drawn('session');
    code.value = '+353';
    await sendKeys({ type: '0871234567' });
    phone.blur();
    await waitUntil(() => Object.keys(sessionStorage).some(key => sessionStorage[key].includes('087 123 4567')));
    host.remove();
    const again = await drawn('session');
    await waitUntil(() => again.phone.value === '087 123 4567');
    expect(again.code.value).to.equal('+353');
    again.host.remove();
    sessionStorage.clear();
  });

  it('take the author\'s own control for the code, with every country offered', async () => {
    const host = await fixture<SiteForm>(html`<site-form form-id="own" draft="none"><form>
      <fieldset data-field="phone" name="phone"><legend>Phone</legend>
        <label>Code <input name="phone.countryCode"></label><label>Number <input type="tel" name="phone.number"></label>
      </fieldset><button>Send</button></form></site-form>`);
    const phone = await visited(host);
    const code = host.querySelector<HTMLInputElement>('[name="phone.countryCode"]')!;
    const ireland = [...code.list!.options].find(({ label }) => label === 'Ireland');
    expect(ireland!.value).to.equal('+353');
    paste(phone, '+49 30 123456');
    expect([code.value, phone.value]).to.deep.equal(['+49', '030 123456']);
    await expect(host).to.be.accessible();
  });

  it('are left to an author who knows their pattern', async () => {
    const host = await fixture<SiteForm>(html`<site-form form-id="own" draft="none"><form>
      <label>Phone <input name="phone" type="tel" pattern="[0-9]+"></label><button>Send</button></form></site-form>`);
    const phone = await visited(host);
    await sendKeys({ type: '0871234567' });
    expect(phone.value).to.equal('0871234567');
  });

  it('are helped with again after the form has moved, once', async () => {
    const { host, phone, name } = await plain();
    const place = document.createElement('div');
    host.before(place);
    name.focus();
    place.append(host);
    host.querySelector('form')!.remove();
    const form = document.createElement('form');
    form.append(phone.closest('div')!);
    host.append(form);
    await visited(host);
    expect(host.querySelectorAll('.site-form-hint').length).to.equal(1);
  });

  it('know every country that is drawn', async () => {
    await loadPhoneLibrary();
    expect(countriesIn('en').map(({ code }) => code).filter(code => !phoneCountries().includes(code as never))).to.deep.equal([]);
  });
});
