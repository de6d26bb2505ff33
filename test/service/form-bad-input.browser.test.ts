import { expect, fixture, html } from '@open-wc/testing';
import '../../elements/site-form/site-form.js';
import type { SiteForm } from '../../elements/site-form/site-form.js';
import { waitUntil } from '../contract/wait-until.js';
import { servicePath } from './service-path.js';
import { Visitor } from './visitor.js';

/** A page without rules of its own: the visitor sees what the service reports about a value. */
const contact: Values = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const visit: Values = { name: 'Ada', email: 'ada@example.com', day: 'Friday', agree: 'yes' };
const again = 'One or more fields is invalid, please check your entries.';
const longMail = 'Email is not valid. Email addresses should follow the format name@example.com.';
const tooLong = 'You have exceeded the character limit.';

type Values = Readonly<Record<string, string>>;
/** Which form, what is written into its fields, the summary, and the message at a field. */
type Row = readonly [title: string, formId: string, values: Values | readonly (readonly [string, string])[], says: string, notes?: Values];

const rows: readonly Row[] = [
  ['a word for a number', 'visit', { ...visit, people: 'many' }, again, { people: 'Please enter a number.' }],
  ['an email without a host', 'contact', { ...contact, email: 'ada' }, again, { email: longMail }],
  ['a choice that is not offered', 'visit', { ...visit, day: 'Monday' }, again, { day: 'Please choose one of the listed options.' }],
  ['a word for a tick', 'visit', { ...visit, agree: 'perhaps' }, again, { agree: 'Please check the box or leave it empty.' }],
  ['nothing where something is demanded', 'contact', { ...contact, message: ' \n ' }, again, { message: 'Please fill in this field.' }],
  [
    'several at once',
    'contact',
    { name: '', email: 'ada', message: '' },
    again,
    { name: 'Please fill in this field.', email: longMail, message: 'Please fill in this field.' },
  ],
  ['a line of 5,000 letters', 'contact', { ...contact, name: 'a'.repeat(5000) }, again, { name: tooLong }],
  ['a text beyond the limit', 'contact', { ...contact, message: 'ü'.repeat(2001) }, again, { message: tooLong }],
  [
    'more than any request may carry',
    'contact',
    { ...contact, message: 'a'.repeat(300_000) },
    'This is more than 256 KB, the most that can be sent at once. Shorten the text or choose smaller files.',
  ],
  ['a name twice', 'contact', [...Object.entries(contact), ['name', 'Eve']], again, { name: 'Please enter text.' }],
  [
    'a text for a file',
    'repair',
    { email: 'ada@example.com', receipt: 'red' },
    'Something in what was sent is missing or not right. Please go back, check it and try again.',
  ],
  [
    'a field named __proto__',
    'contact',
    [...Object.entries(contact), ['__proto__', 'x']],
    'Something in what was sent is missing or not right. Please go back, check it and try again.',
  ],
  [
    'half a character',
    'contact',
    { ...contact, message: 'A\ud800' },
    'Something in what was sent is missing or not right. Please go back, check it and try again.',
  ],
  ['a form that nobody has', 'nobody', contact, 'This form has not been configured yet.'],
  [
    'a form id that is a path',
    '../contact',
    contact,
    'Something in what was sent is missing or not right. Please go back, check it and try again.',
  ],
];

describe('a form with bad input and the running service', () => {
  const visitor = new Visitor();
  before(() => visitor.arrive());
  after(() => visitor.leave());
  beforeEach(() => { visitor.address = crypto.randomUUID(); });

  async function filled(formId: string, values: Values | readonly (readonly [string, string])[]) {
    const pairs: readonly (readonly [string, string])[] = Array.isArray(values) ? values : Object.entries(values);
    const host = await fixture<SiteForm>(html`
      <site-form form-id=${formId} draft="none" endpoint=${servicePath}>
        <form>${pairs.map(([name]) => html`<p><label>${name} <textarea name=${name} data-field=${name === 'agree' ? 'checkbox' : 'text'}></textarea></label></p>`)}<button>Send</button></form>
      </site-form>`);
    await host.updateComplete;
    const form = host.querySelector('form')!;
    const fields = [...form.querySelectorAll('textarea')];
    for (const [at, [, value]] of pairs.entries()) fields[at]!.value = value;
    const errors: string[] = [];
    host.addEventListener('site-form-error', ({ detail }) => errors.push(detail.message));
    return {
      host, form, errors,
      typed: () => fields.map(({ value }) => value),
      isSent: () => host.matches(':state(success)'),
      summary: () => form.querySelector('.site-form-summary-title')?.textContent,
    };
  }

  for (const [title, formId, values, says, notes = {}] of rows) {
    it(`${title} is reported, and nothing is lost`, async () => {
      const { form, errors, typed, summary } = await filled(formId, values);
      const before = typed();
      form.requestSubmit();
      await waitUntil(() => errors.length > 0);
      await waitUntil(() => summary() !== undefined); // the first error of a page waits for what draws it
      expect(summary()).to.equal(says);
      const said = [...form.querySelectorAll<HTMLTextAreaElement>('[aria-invalid]')].map(({ name, attributes }) =>
        [name, document.getElementById(attributes.getNamedItem('aria-describedby')!.value)!.textContent]);
      expect(Object.fromEntries(said)).to.deep.equal(notes);
      expect(typed()).to.deep.equal(before);
      expect([
        form.hidden,
        form.querySelector('button')!.hasAttribute('aria-disabled'),
        form.classList.contains('submitting'),
      ]).to.deep.equal([false, false, false]);
    });
  }

  it('a field that the form does not have does not block sending', async () => {
    const mark = crypto.randomUUID();
    const { form, errors, isSent } = await filled('contact', { ...contact, message: mark, color: 'red' });
    form.requestSubmit();
    await waitUntil(isSent);
    expect(errors).to.deep.equal([]);
    expect(await visitor.ownerSees('contact', mark)).to.have.length(1);
  });

  const keys: Record<string, () => Promise<string> | string> = {
    'has expired while the page lay open': () => visitor.expiredKey(),
    'the service has never heard of': () => 'made-up',
    'belongs to another form': () => visitor.keyFor('visit'),
  };
  for (const [title, keyOf] of Object.entries(keys)) {
    it(`a key that ${title} is exchanged without a word`, async () => {
      const mark = crypto.randomUUID();
      const { form, errors, isSent } = await filled('contact', { ...contact, message: mark });
      visitor.heldKey = await keyOf();
      const tried = visitor.saves.length;
      form.requestSubmit();
      await waitUntil(isSent);
      expect([errors, visitor.saves.length - tried]).to.deep.equal([[], 2]);
      expect(await visitor.ownerSees('contact', mark)).to.have.length(1);
    });
  }

  it('a text that is changed after its answer was lost is a submission of its own', async () => {
    const mark = crypto.randomUUID();
    const { form, errors, isSent } = await filled('contact', { ...contact, message: mark });
    visitor.faults.save = visitor.faults.state = 'drop-answer';
    form.requestSubmit();
    await waitUntil(() => errors.length > 0);
    delete visitor.faults.save;
    delete visitor.faults.state;
    form.querySelector<HTMLTextAreaElement>('[name=message]')!.value = `${mark}, and more`;
    form.requestSubmit();
    await waitUntil(isSent);
    expect((await visitor.ownerSees('contact', mark)).map(({ answers }) => answers.Message)).to.have.members([mark, `${mark}, and more`]);
  });

  it('an old crumb is exchanged once, without a word', async () => {
    const crumbs = ['old', 'new']; // a cookie of its own: other pages of this run share the browser's
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => `crumb=${crumbs.length > 1 ? crumbs.shift() : crumbs[0]}`, set: () => {} });
    const mark = crypto.randomUUID();
    const { form, errors, isSent } = await filled('contact', { ...contact, message: mark });
    Object.assign(visitor.faults, { key: 'crumb=new', save: 'crumb=new' });
    const [keysBefore, savesBefore] = [visitor.keys, visitor.saves.length];
    form.requestSubmit();
    await waitUntil(isSent);
    Object.assign(visitor.faults, { key: '', save: '' });
    delete (document as { cookie?: string }).cookie;
    expect([errors, visitor.keys - keysBefore, visitor.saves.length - savesBefore]).to.deep.equal([[], 2, 1]);
    expect(await visitor.ownerSees('contact', mark)).to.have.length(1);
  });
});
