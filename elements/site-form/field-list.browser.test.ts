import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { $site } from '../../core/stores/stores.js';
import { fieldTypes } from '../../core/contract/form-field.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

const everyField = fieldTypes.map(type => ({
  id: `a-${type}`, type, title: `The ${type}`,
  ...['radio', 'checkbox', 'select', 'likert'].includes(type) && { options: ['One', 'Two'] },
  ...type === 'phone' && { showCountryCode: true },
  ...type === 'hidden' && { key: 'from', value: 'spring' },
}));

async function drawn(fields: unknown): Promise<{ host: SiteForm; form: HTMLFormElement; named(name: string): HTMLInputElement }> {
  const host = await fixture<SiteForm>(html`<site-form form-id="list" draft="none"></site-form>`);
  host.fields = fields;
  await waitUntil(() => host.querySelector('form[novalidate]'));
  const form = host.querySelector('form')!;
  return { host, form, named: name => form.querySelector(`[name="${CSS.escape(name)}"]`)! };
}

/** What the page would be asked to send. */
function sentBy(host: SiteForm, form: HTMLFormElement): Record<string, unknown> | null {
  let values: Record<string, unknown> | null = null;
  host.addEventListener('site-form-submit', event => {
    values = event.detail.values;
    event.preventDefault();
  }, { once: true });
  form.requestSubmit();
  return values;
}

const errorsIn = (form: Element) => [...form.querySelectorAll('.site-form-error')].map(node => node.textContent);
const legendOf = (control: Element) => control.closest('fieldset')!.querySelector('legend')!.textContent!.trim();

const lines = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `line-${at}`, type: 'text', title: `Line ${at}` }));

describe('site-form: a field list', () => {
  it('is drawn in the light DOM with a name for every control', async () => {
    const { host, form } = await drawn(everyField);
    expect(form.parentElement).to.equal(host);
    await expect(host).to.be.accessible();
    for (const control of form.querySelectorAll<HTMLInputElement>('input[name]:not([type=hidden]), select, textarea')) {
      expect(control.labels!.length, control.name).to.equal(1);
    }
    expect(form.querySelectorAll('[id]').length).to.equal(new Set([...form.querySelectorAll('[id]')].map(({ id }) => id)).size);
  });

  for (const lang of ['en_US', 'de_DE', 'x', '{{ page.lang }}', '']) {
    it(`is rendered if the page's lang is "${lang}"`, async () => {
      const { documentElement } = document;
      const before = documentElement.lang;
      documentElement.lang = lang;
      const site = $site.get();
      try {
        const warnings = await captureConsole(async () => {
          const { named } = await drawn([...everyField, { id: 'gift', type: 'currency', title: 'Gift', amounts: [5, 12.5] }]);
          const names = ['a-date.day', 'a-address.country', 'a-phone.countryCode', 'gift'];
          for (const name of names) expect(named(name), name).to.exist;
          expect([...named('a-address.country').querySelectorAll('option')].length).to.be.above(200);
        });
        expect(warnings.filter(warning => warning.includes('is not a language tag')).length, warnings.join()).to.be.at.most(1);
      } finally {
        documentElement.lang = before;
        expect($site.get()).to.equal(site);
      }
    });
  }

  it('is split into groups if it is long, and they look like one list', async () => {
    const fieldsIn = (form: Element) => [...form.querySelectorAll('.site-form-field')];
    const groupsIn = (form: Element) => [...form.querySelectorAll('.site-form-group')];
    const short = await drawn(lines(40));
    expect(groupsIn(short.form)).to.deep.equal([]);
    expect(fieldsIn(short.form).map(field => field.parentElement)).to.deep.equal(Array(40).fill(short.form));

    const { form } = await drawn(lines(41));
    expect(groupsIn(form).map(group => group.children.length)).to.deep.equal([15, 15, 11]);
    for (const display of ['flex', 'grid']) { // a page may give its forms columns of its own
      form.style.cssText = `display: ${display}; flex-direction: column; gap: 22px; grid-template-columns: 200px 200px`;
      const [first, second, ...rest] = fieldsIn(form).map(field => field.getBoundingClientRect());
      const isAside = display === 'grid';
      expect(second!.top === first!.top, display).to.equal(isAside);
      const rows = [first!, second!, ...rest].map(({ top, bottom }) => ({ top, bottom })).filter((_, at) => !isAside || at % 15 % 2 === 0);
      const gaps = rows.slice(1).map(({ top }, at) => Math.round(top - rows[at]!.bottom));
      expect(new Set(gaps), display).to.deep.equal(new Set([22]));
    }
  });

  for (const [from, to, groups] of [[41, 3, 0], [3, 41, 3], [41, 0, 0]] as const) {
    it(`of ${from} that has become one of ${to} while its code came is drawn as the latter`, async () => {
      const host = await fixture<SiteForm>(html`<site-form form-id="list" draft="none"></site-form>`);
      host.fields = lines(from);
      await Promise.resolve(); // it has begun to fetch what draws a list
      host.fields = lines(to);
      if (to > 0) await waitUntil(() => host.querySelector('form[novalidate]'));
      else await host.updateComplete;
      for (let frame = 0; frame < 3; frame++) await nextFrame();
      expect(['field', 'group'].map(name => host.querySelectorAll(`.site-form-${name}`).length)).to.deep.equal([to, groups]);
    });
  }

  it('has autocomplete values for browsers and input modes for the keyboards of phones', async () => {
    const { named } = await drawn([...everyField, { id: 'second', type: 'address', title: 'Another' }]);
    const hints = (name: string) => [named(name).getAttribute('autocomplete'), named(name).getAttribute('inputmode')];
    expect(hints('a-email')[0]).to.equal('email');
    expect(hints('a-name.first')[0]).to.equal('given-name');
    expect(hints('a-phone.countryCode')[0]).to.equal('tel-country-code');
    expect(hints('a-phone.number')[0]).to.equal('tel-national');
    expect(hints('a-address.zip')[0], 'two addresses are told apart').to.equal('section-a-address postal-code');
    expect(hints('second.zip')[0]).to.equal('section-second postal-code');
    expect(hints('a-currency')).to.deep.equal(['transaction-amount', 'decimal']);
    expect(hints('a-date.year')).to.deep.equal(['off', 'numeric']);
    expect(hints('a-website')).to.deep.equal(['url', 'url']);
  });

  it('is sent as values by field id: parts as records, a survey by its statements, a section never', async () => {
    const { host, form, named } = await drawn(everyField);
    const texts: Record<string, string> = {
      'a-text': ' Dune ', 'a-email': 'ada@example.com', 'a-number': '3', 'a-website': 'example.com', 'a-currency': '$1,200', 'a-password': ' s ',
      'a-twitter': '@ada', 'a-date.day': '2', 'a-date.month': '5', 'a-date.year': '2026', 'a-time': '14:30', 'a-name.first': 'Ada', 'a-name.last': 'Byron',
      'a-address.line1': '1 Quay', 'a-address.city': 'Galway', 'a-address.country': 'IE', 'a-phone.countryCode': '+353', 'a-phone.number': '91 123456',
      'a-select': 'Two', 'a-textarea': 'Hello',
    };
    for (const [name, value] of Object.entries(texts)) named(name).value = value;
    for (const chosen of [
      '[name=a-radio][value=One]',
      '[name=a-checkbox][value=Two]',
      '[name="a-likert.One"][value="-2"]',
      '[name="a-likert.Two"][value="1"]',
    ]) {
      form.querySelector<HTMLInputElement>(chosen)!.checked = true;
    }
    expect(sentBy(host, form)).to.deep.equal({
      'a-text': 'Dune', 'a-textarea': 'Hello', 'a-email': 'ada@example.com', 'a-number': 3, 'a-website': 'example.com', 'a-currency': 1200,
      'a-password': ' s ', 'a-twitter': 'ada', 'a-date': { year: 2026, month: 5, day: 2 }, 'a-time': { hour: 14, minute: 30 },
      'a-name': { first: 'Ada', last: 'Byron' }, 'a-address': { line1: '1 Quay', city: 'Galway', country: 'IE' },
      'a-phone': { countryCode: '+353', number: '91 123456' }, 'a-radio': 'One', 'a-checkbox': ['Two'], 'a-select': 'Two',
      'a-likert': { One: -2, Two: 1 }, 'a-hidden': 'spring',
    });
  });

  it('says what is wrong at the end of a group, marks the part, and leads to it', async () => {
    const { host, form, named } = await drawn([{ id: 'day', type: 'date', title: 'Day', required: true }]);
    for (const [part, value] of [['day', '31'], ['month', '13'], ['year', '2026']]) named(`day.${part}`).value = value!;
    sentBy(host, form);
    const marked = () => [...form.querySelectorAll<HTMLInputElement>('[aria-invalid]')].map(({ name }) => name);
    expect(errorsIn(form)).to.deep.equal(['Please enter day, month and four-digit year.']);
    expect(marked()).to.deep.equal(['day.month']);
    expect(document.activeElement).to.equal(named('day.month'));
    expect(form.querySelector('.site-form-summary a')!.textContent).to.match(/^Day: /);
    expect(form.querySelector('.site-form-error')!.parentElement).to.equal(form.querySelector('fieldset'));
    named('day.month').value = '2';
    named('day.month').dispatchEvent(new Event('input', { bubbles: true }));
    expect(marked(), 'the month is right now, the day is not').to.deep.equal(['day.day']);
    named('day.day').value = '28';
    named('day.day').dispatchEvent(new Event('input', { bubbles: true }));
    expect(errorsIn(form)).to.deep.equal([]);
    expect(marked()).to.deep.equal([]);
  });

  it('takes a settings block, and draws it once however often the content is touched', async () => {
    const host = await fixture<SiteForm>(html`
      <site-form><script type="application/json">{ "fields": [{ "id": "a", "type": "text", "title": "A" }], "submitText": "Go" }</script></site-form>`);
    await waitUntil(() => host.querySelector('form[novalidate]'));
    const form = host.querySelector('form')!;
    host.append(document.createElement('br'));
    await nextFrame();
    await nextFrame();
    expect(host.querySelectorAll('form')).to.have.length(1);
    expect(host.querySelector('form')).to.equal(form);
    expect(form.querySelector('button')!.textContent).to.equal('Go');
  });

  it('is rendered again into the same form when the list changes, gone with it, and back when a page takes it away', async () => {
    const { host, form, named } = await drawn([{ id: 'a', type: 'text', title: 'A' }]);
    named('a').value = 'typed';
    host.fields = [{ id: 'b', type: 'text', title: 'B' }, { id: 'a', type: 'text', title: 'A' }];
    await waitUntil(() => host.querySelector('[name=b]'));
    expect(host.querySelector('form') === form).to.equal(true);
    expect([...form.elements].map(control => (control as HTMLInputElement).name).filter(Boolean)).to.deep.equal(['b', 'a']);
    expect(host.querySelector<HTMLInputElement>('[name=a]')!.value, 'what was typed stays').to.equal('typed');
    host.querySelector('form')!.remove();
    await waitUntil(() => host.querySelector('[name=b]'));
    host.fields = null;
    await waitUntil(() => !host.querySelector('form'));
  });

  it('keeps what was typed in fields that become of another kind, in another place or with another limit', async () => {
    const { host, form, named } = await drawn([
      { id: 'a', type: 'text', title: 'A' },
      { id: 'b', type: 'select', title: 'B', options: ['One', 'Two'] },
      { id: 'c', type: 'textarea', title: 'C', maxLength: 20 },
      { id: 'd', type: 'text', title: 'D' },
    ]);
    for (const [name, value] of [['a', 'Ada'], ['b', 'Two'], ['c', 'Clay'], ['d', 'gone']]) named(name!).value = value!;
    expect(form.querySelector('.site-form-counter')!.textContent).to.equal('0 / 20');
    host.fields = [
      ...lines(50),
      { id: 'c', type: 'textarea', title: 'C', maxLength: 30 },
      { id: 'b', type: 'select', title: 'B', options: ['Two', 'Three'] },
      { id: 'a', type: 'textarea', title: 'A' },
    ];
    await waitUntil(() => form.querySelector('textarea[name=a]'));
    expect(['a', 'b', 'c'].map(name => named(name).value)).to.deep.equal(['Ada', 'Two', 'Clay']);
    expect(named('d')).to.equal(null);
    await waitUntil(() => form.querySelector('.site-form-counter')?.textContent === '4 / 30');
    expect(form.querySelectorAll('.site-form-counter')).to.have.length(1);
  });

  it('that is not a list renders nothing, with one console message', async () => {
    const host = await fixture<SiteForm>(html`<site-form form-id="odd" draft="none"></site-form>`);
    const heard = await captureConsole(async () => {
      host.fields = { a: 1 };
      await host.updateComplete;
      await nextFrame();
    });
    expect(heard).to.deep.equal(['<site-form>: fields {"a":1} is not a list; expected a list of fields; drawing none.']);
    expect(host.querySelector('form')).to.equal(null);
  });

  it('with faults is rendered without them, with a console message', async () => {
    let form!: HTMLFormElement;
    const warnings = await captureConsole(async () => { ({ form } = await drawn([{ id: 'a', type: 'text' }, { id: 'b', type: 'emial' }])); });
    expect([...form.querySelectorAll('input[name]')].map(control => control.getAttribute('name'))).to.deep.equal(['a']);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.match(/^<site-form>: fields\[1\] type "emial" is unknown; expected /);
  });

  it('gives way to the author\'s own form, and logs it', async () => {
    let host!: SiteForm;
    const heard = await captureConsole(async () => {
      host = await fixture<SiteForm>(html`<site-form fields='[{"id":"a","type":"text"}]'><form><input name="mine"></form></site-form>`);
      await nextFrame();
    });
    expect(host.querySelectorAll('form')).to.have.length(1);
    expect(heard).to.deep.equal(['<site-form>: there is a form and a field list; expected one of them; using the form.']);
  });

  it('never takes a title, a description or an option for markup', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const { form } = await drawn(['text', 'checkbox', 'radio', 'likert', 'section', 'address'].map(type => ({
      id: type, type, title: hostile, description: hostile, ...['radio', 'checkbox', 'likert'].includes(type) && { options: [hostile] },
    })));
    expect(form.querySelector('img')).to.equal(null);
    expect(legendOf(form.querySelector('[name=radio]')!)).to.equal(hostile);
  });
});

describe('site-form: structured values in an author\'s form', () => {
  it('are put together by the names in a box that says its kind', async () => {
    const host = await fixture<SiteForm>(html`
      <site-form form-id="x"><form>
        <fieldset name="home" data-field="address"><legend>Home</legend>
          <label>Town <input name="home.city" value="Galway"></label><label>Code <input name="home.zip" value=""></label>
        </fieldset>
        <input type="date" name="day" value="2026-05-02" aria-label="Day"><input type="tel" name="call" value="091 123456" aria-label="Call">
        <input name="gift" data-field="currency" data-symbol="€" value="€ 12,50" aria-label="Gift"><input name="a.b" value="as it is" aria-label="Other">
        <button>Send</button>
      </form></site-form>`);
    await host.updateComplete;
    expect(sentBy(host, host.querySelector('form')!)).to.deep.equal({
      home: { city: 'Galway' }, day: { year: 2026, month: 5, day: 2 }, call: { number: '091 123456' }, gift: 12.5, 'a.b': 'as it is',
    });
  });

  it('know the rules of their country', async () => {
    const host = await fixture<SiteForm>(html`
      <site-form form-id="x"><form><fieldset name="home" data-field="address"><legend>Home</legend>
        <label>Zip <input name="home.zip" value="8950"></label><label>Country <input name="home.country" value="USA"></label>
      </fieldset><button>Send</button></form></site-form>`);
    await host.updateComplete;
    expect(sentBy(host, host.querySelector('form')!)).to.equal(null);
    expect(errorsIn(host)).to.deep.equal(['A US zip code has five or nine digits.']);
    expect(host.querySelectorAll('[aria-invalid]')).to.have.length(1);
  });
});
