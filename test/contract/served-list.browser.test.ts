// Runs in every engine: nodes that a server has drawn, focus and selection in them.
import { expect } from '@open-wc/testing';
import type { FeatureDefinition } from '../../core/element/definition.js';
import { renderElement } from '../../core/element/server.js';
import { registerFeature } from '../../core/element/register-feature.js';
import { loadReactDom, reactDom } from '../../core/element/react-dom.js';
import { place } from './place.js';
import { waitUntil } from './wait-until.js';
import { newsletter } from '../../elements/site-newsletter/newsletter.element.js';
import { form as siteForm } from '../../elements/site-form/form.element.js';

// A field list is drawn by a server too: in the light DOM, where a visitor writes before any script is there.

const fields = [
  { id: 'name', type: 'name', title: 'Name', required: true },
  { id: 'phone', type: 'phone', title: 'Phone', showCountryCode: true },
  { id: 'note', type: 'textarea', title: 'A word to us', maxLength: 300 },
  { id: 'piece', type: 'radio', title: 'Which one', options: ['The tall vase', 'The wide bowl'] },
];
let count = 0;
/** The element under a tag of its own, which is defined later. */
function twin(definition: unknown) {
  const own = definition as FeatureDefinition;
  return { ...own, table: { ...own.table, tag: `${own.table.tag}-served-${++count}` } } as FeatureDefinition;
}
const serve = async (definition: FeatureDefinition, settings: object, light = '') =>
  place(await renderElement(definition as never, settings, light), definition.table.tag);
const isTaken = (form: Element) => waitUntil(() => form.matches('[data-site-drawn=""][novalidate]'), 'the form is the element\'s');
const control = <T extends Element = HTMLInputElement>(form: Element, name: string) => form.querySelector<T>(`[name="${name}"]`)!;

/** Writes into a form as a visitor does, and leaves the focus in a text, with a part of it selected. */
function write(form: Element) {
  control(form, 'name.first').value = 'Ada';
  control<HTMLSelectElement>(form, 'phone.countryCode').selectedIndex = 7;
  control(form, 'piece').checked = true;
  const note = control<HTMLTextAreaElement>(form, 'note');
  note.focus();
  note.value = 'Hello';
  note.setSelectionRange(1, 3);
}

function expectWritten(form: Element) {
  const note = control<HTMLTextAreaElement>(form, 'note');
  expect([
    control(form, 'name.first').value,
    control<HTMLSelectElement>(form, 'phone.countryCode').selectedIndex,
    control(form, 'piece').checked,
    note.value,
  ]).to.deep.equal(['Ada', 7, true, 'Hello']);
  expect([document.activeElement === note, note.selectionStart, note.selectionEnd]).to.deep.equal([true, 1, 3]);
}

describe('site-form: a field list that a server has drawn', () => {
  afterEach(() => { for (const box of document.querySelectorAll('body > section')) box.remove(); });

  const ways = {
    'by the quick renderer': async () => {
      expect(reactDom).to.equal(undefined);
    },
    'where React DOM is there already': async () => {
      await loadReactDom();
    },
  };
  for (const [way, prepare] of Object.entries(ways)) {
    it(`is taken over ${way}, with everything in it`, async () => {
      await prepare();
      const definition = twin(siteForm);
      const element = await serve(definition, { fields });
      const form = element.querySelector('form')!;
      const nodes = [...form.querySelectorAll('*')];
      write(form);
      registerFeature(definition);
      await isTaken(form);
      expect(nodes.filter(node => !form.contains(node))).to.deep.equal([]);
      expectWritten(form);
      expect(form.querySelector('.site-form-counter')!.textContent).to.equal('5 / 300');
      // React DOM follows, and changes nothing either.
      await loadReactDom();
      element.dispatchEvent(new Event('pointerdown'));
      await waitUntil(() => Object.keys(element.shadowRoot!.querySelector('#root')!).some(name => name.startsWith('__reactContainer')));
      expect(nodes.filter(node => !form.contains(node))).to.deep.equal([]);
      expectWritten(form);
    });
  }

  it('is rendered again where the page has given the element another list since, with what was typed', async () => {
    const definition = twin(siteForm);
    const element = await serve(definition, { fields });
    const form = element.querySelector('form')!;
    write(form);
    element.setAttribute('fields', JSON.stringify([{ id: 'email', type: 'email', title: 'Email' }, ...fields]));
    registerFeature(definition);
    await isTaken(form);
    expect(control(form, 'email')).to.not.equal(null);
    expect(form.querySelectorAll('[name="note"]')).to.have.length(1);
    expect([control(form, 'name.first').value, control<HTMLTextAreaElement>(form, 'note').value]).to.deep.equal(['Ada', 'Hello']);
  });

  it('posts without scripts to the site\'s form, and names its fields for assistive technology', async () => {
    const element = await serve(twin(siteForm), { fields, formId: 'contact' });
    const form = element.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).to.deep.equal(['post', '/forms/contact']);
    expect(control(form, 'note').labels![0]!.textContent).to.equal('A word to us');
  });

  it('is not drawn beside a form of the author\'s', async () => {
    const element = await serve(twin(siteForm), { fields }, '<form><input name="mine"></form>');
    expect(element.querySelectorAll('form')).to.have.length(1);
  });

  it('is rendered for a newsletter without a form too', async () => {
    const definition = twin(newsletter);
    const element = await serve(definition, { note: 'Six times a year.' });
    const field = element.querySelector<HTMLInputElement>('form [name="email"]')!;
    field.value = 'ada@example.com';
    registerFeature(definition);
    await isTaken(element.querySelector('form')!);
    expect([field.isConnected, field.value, field.required]).to.deep.equal([true, 'ada@example.com', true]);
  });
});
