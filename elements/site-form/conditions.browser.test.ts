// Runs in every engine: fields that are hidden, disabled and required by other answers, and what is restored in them.
import { expect, fixture } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

interface Page {
  readonly host: SiteForm;
  readonly form: HTMLFormElement;
  named(name: string): HTMLInputElement;
  /** Writes into a field as a visitor does. */
  type(name: string, value: string): void;
  choose(value: string): void;
  /** Presses the button: what would be sent; null where the form is refused. */
  sent(): Record<string, unknown> | null;
}

const pageOf = (host: SiteForm): Page => {
  const form = host.querySelector('form')!;
  const named = (name: string): HTMLInputElement => form.querySelector(`[name="${CSS.escape(name)}"]`)!;
  const tell = (node: Element, type: string) => node.dispatchEvent(new Event(type, { bubbles: true }));
  return {
    host, form, named,
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
  const host = await fixture<SiteForm>(`<site-form form-id="one" draft="none"><form method="post">${fields}<button>Send</button></form></site-form>`);
  await waitUntil(() => host.querySelector('form[novalidate]'));
  await waitUntil(() => host.querySelector('[data-site-hidden], [data-site-optional]'));
  return pageOf(host);
}

async function listed(fields: unknown): Promise<Page> {
  const host = await fixture<SiteForm>('<site-form form-id="list" draft="none"></site-form>');
  host.fields = fields;
  await waitUntil(() => host.querySelector('form[novalidate]'));
  await waitUntil(() => host.querySelector('[data-site-hidden]'));
  return pageOf(host);
}

const isSeen = (node: Element) => node.checkVisibility();
const delivery = `
  <fieldset><legend>How?</legend><label><input type="radio" name="how" value="post"> Post</label>
  <label><input type="radio" name="how" value="pickup"> Pick-up</label></fieldset>
  <fieldset data-site-when="how is post"><legend>Where to?</legend>
    <label>Street <input name="street" required></label>
    <label data-site-when="street is filled">Note <input name="note"></label>
  </fieldset>`;

describe('site-form: conditions in an author\'s markup', () => {
  it('show the fields whose conditions are met; all others are hidden, not required and not sent', async () => {
    const page = await written(delivery);
    expect(isSeen(page.named('street'))).to.equal(false);
    expect(page.sent()).to.deep.equal({ how: '' });
    page.choose('post');
    expect(isSeen(page.named('street'))).to.equal(true);
    expect(isSeen(page.named('note'))).to.equal(false);
    expect(page.sent(), 'the street is required').to.equal(null);
    page.type('street', 'Quay 1');
    page.type('note', 'Ring twice');
    expect(page.sent()).to.deep.equal({ how: 'post', street: 'Quay 1', note: 'Ring twice' });
  });

  it('keep what was typed where it is hidden and shown again', async () => {
    const page = await written(delivery);
    page.choose('post');
    page.type('street', 'Quay 1');
    page.type('note', 'Ring twice');
    page.choose('pickup');
    expect(isSeen(page.named('note'))).to.equal(false);
    expect(page.sent()).to.deep.equal({ how: 'pickup' });
    page.choose('post');
    expect(page.sent()).to.deep.equal({ how: 'post', street: 'Quay 1', note: 'Ring twice' });
  });

  it('take the error away from what is no longer asked for', async () => {
    const page = await written(delivery);
    page.choose('post');
    expect(page.sent()).to.equal(null);
    await waitUntil(() => page.named('street').getAttribute('aria-invalid') === 'true');
    page.choose('pickup');
    await waitUntil(() => !page.form.querySelector('[aria-invalid="true"]'));
    expect(page.sent()).to.deep.equal({ how: 'pickup' });
  });

  it('require by other answers', async () => {
    const page = await written(`<label>Guests <input type="number" name="guests"></label>
      <label>Allergies <input name="allergies" data-site-required-when="guests is at least 7"></label>`);
    expect(page.named('allergies').required).to.equal(false);
    page.type('guests', '7');
    expect(page.named('allergies').required).to.equal(true);
    expect(page.sent()).to.equal(null);
    page.type('guests', '6');
    expect(page.sent()).to.deep.equal({ guests: 6, allergies: '' });
  });

  it('hide a control with its label, and single choices', async () => {
    const page = await written(`<p><label for="size">Size</label> <select id="size" name="size"><option>S</option><option>L</option></select></p>
      <p><label for="why">Why</label> <input id="why" name="why" data-site-when="size is L"></p>
      <label data-site-when="size is S"><input type="checkbox" name="extra" value="lid"> Lid</label>
      <label><input type="checkbox" name="extra" value="box"> Box</label>`);
    expect(isSeen(page.form.querySelector('[for=why]')!)).to.equal(false);
    page.choose('lid');
    page.choose('box');
    expect(page.sent()).to.deep.equal({ size: 'S', extra: ['lid', 'box'] });
    page.type('size', 'L');
    expect(isSeen(page.form.querySelector('[for=why]')!)).to.equal(true);
    expect(page.sent()).to.deep.equal({ size: 'L', why: '', extra: 'box' });
  });

  it('show by a checkbox', async () => {
    const page = await written('<label><input type="checkbox" name="gift" value="yes"> A gift</label><p data-site-when="gift"><label>Words <input name="words" required></label></p>');
    expect(page.sent()).to.deep.equal({ gift: false });
    page.choose('yes');
    expect(isSeen(page.named('words'))).to.equal(true);
    page.choose('yes');
    expect(isSeen(page.named('words'))).to.equal(false);
  });

  it('hold whatever display a page gives to the parts of a form', async () => {
    const page = await written(`<style>.row { display: flex !important; }</style><label>A <input name="a"></label><p class="row" data-site-when="a is 1"><label>B <input name="b"></label></p>`);
    expect(isSeen(page.named('b'))).to.equal(false);
  });

  it('say once what cannot be read, with its place; the field is shown and optional', async () => {
    let page!: Page;
    const said = await captureConsole(async () => {
      page = await written(`<label>A <input name="a"></label><p data-site-when="sise is large"><label>B <input name="b" required></label></p><p data-site-when="a is filled">C</p>`);
      page.type('a', '1');
      page.form.append(document.createElement('p'));
    });
    expect(said.filter(line => line.includes('data-site-when'))).to.have.lengthOf(1);
    expect(said.join()).to.contain('at character 1: there is no field "sise"');
    expect(isSeen(page.named('b'))).to.equal(true);
    expect(page.sent()).to.deep.equal({ a: '1', b: '' });
  });

  it('apply to fields that are added later', async () => {
    const page = await written('<label>A <input name="a"></label><p data-site-when="a is 1">B</p>');
    page.form.querySelector('button')!.insertAdjacentHTML('beforebegin', '<p data-site-when="a is 2"><label>C <input name="c" required></label></p>');
    await waitUntil(() => !isSeen(page.named('c')));
    page.type('a', '2');
    expect(isSeen(page.named('c'))).to.equal(true);
    expect(page.sent()).to.equal(null);
  });

  it('follow a reset, and give the form back as it was', async () => {
    const page = await written(delivery);
    page.choose('post');
    page.type('street', 'Quay 1');
    page.form.reset();
    await waitUntil(() => !isSeen(page.named('street')));
    page.form.remove();
    await waitUntil(() => !page.form.querySelector('[data-site-hidden]'));
    expect(page.named('street').disabled).to.equal(false);
    expect(page.named('street').required).to.equal(true);
  });

  it('leave alone what the author has disabled', async () => {
    const page = await written('<label>A <input name="a"></label><p data-site-when="a is 1"><label>B <input name="b" disabled></label></p>');
    page.type('a', '1');
    expect(page.named('b').disabled).to.equal(true);
  });

  it('are known before the form is sent for the first time', async () => {
    const host = await fixture<SiteForm>(`<site-form form-id="one" draft="none"><form method="post">${delivery}<button>Send</button></form></site-form>`);
    const page = pageOf(host);
    const values = await new Promise(resolve => {
      host.addEventListener('site-form-submit', event => {
        event.preventDefault();
        resolve(event.detail.values);
      }, { once: true });
      void waitUntil(() => host.querySelector('form[novalidate]')).then(() => page.form.requestSubmit());
    });
    expect(values).to.deep.equal({ how: '' });
  });
});

describe('site-form: conditions in a field list', () => {
  const fields = [
    { id: 'how', type: 'radio', title: 'How?', options: ['post', 'pickup'] },
    { id: 'where', type: 'section', title: 'Where to?', when: 'how is post' },
    { id: 'who', type: 'name', title: 'Name', required: true },
    { id: 'note', type: 'textarea', title: 'Note', maxLength: 20, when: 'who.first is filled' },
    { id: 'more', type: 'section', title: 'More' },
    { id: 'words', type: 'text', title: 'Words', requiredWhen: 'how is pickup' },
  ];
  const star = (page: Page, name: string) => page.named(name).closest('.site-form-field')!.querySelector('.site-form-star');

  it('show, hide and require fields and sections', async () => {
    const page = await listed(fields);
    const heading = [...page.form.querySelectorAll('h2')][0]!;
    expect(isSeen(heading)).to.equal(false);
    expect(isSeen(star(page, 'words')!)).to.equal(false);
    expect(page.sent()).to.deep.equal({ how: '', words: '' });
    page.choose('pickup');
    expect(isSeen(star(page, 'words')!)).to.equal(true);
    expect(page.sent(), 'words are required').to.equal(null);
    page.choose('post');
    expect(isSeen(heading)).to.equal(true);
    expect(isSeen(page.named('note'))).to.equal(false);
    expect(page.sent(), 'the name is required').to.equal(null);
    page.type('who.first', 'Ada');
    page.type('who.last', 'Lovelace');
    page.type('note', 'Hello');
    expect(page.sent()).to.deep.equal({ how: 'post', who: { first: 'Ada', last: 'Lovelace' }, note: 'Hello', words: '' });
    await expect(page.host).to.be.accessible();
  });
});
