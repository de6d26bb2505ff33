import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { deepActiveElement } from '../../core/platform/page.js';
import { formsSeed } from '../../demo/service/modules/forms/forms.seed.js';
import '../../elements/site-form/site-form.js';
import type { SiteForm } from '../../elements/site-form/site-form.js';
import { waitUntil } from '../contract/wait-until.js';
import { servicePath, submissionsTaken } from './service-path.js';
import { Visitor } from './visitor.js';

const formId = 'every-field';
/** The list that the service itself checks by. */
const { fields } = formsSeed.find(({ id }) => id === formId)!;

/** What the visitor writes and chooses, by the name of the control. */
const texts = {
  'name.first': 'Ada', 'name.last': 'Byron', email: 'ada@example.com', 'home.city': 'Galway', 'home.line1': '3 Quay Street',
  'birthday.day': '10', 'birthday.month': '12', 'birthday.year': '1990', website: 'example.com', piece: 'Dune mug', pieces: '3',
  budget: '12.50', hour: '10:30', day: 'Thursday', note: 'Two lines,\nplease: ü 🏺',
};
const choices = { clay: 'Porcelain', glazes: 'Salt', 'feeling.A mug should be heavy': '1', agree: 'yes' };

async function drawn(visitor: Visitor) {
  const host = await fixture<SiteForm>(html`<site-form form-id=${formId} draft="none" endpoint=${servicePath} submit-text="Send it"></site-form>`);
  host.fields = fields;
  await waitUntil(() => host.querySelector('form[novalidate]'));
  const form = host.querySelector('form')!;
  const named = <C extends HTMLElement = HTMLInputElement>(name: string) => form.querySelector<C>(`[name="${CSS.escape(name)}"]`)!;
  const all = <E extends HTMLElement>(selector: string) => [...form.querySelectorAll<E>(selector)];
  const button = form.querySelector<HTMLButtonElement>('button')!;
  const write = (name: string, value: string) => {
    named(name).value = value;
    for (const type of ['input', 'change']) named(name).dispatchEvent(new Event(type, { bubbles: true }));
  };
  const told = { errors: [] as string[], stored: '' };
  host.addEventListener('site-form-error', ({ detail }) => told.errors.push(`${detail.reason} ${detail.status}`));
  host.addEventListener('site-form-success', ({ detail }) => { told.stored = detail.id!; });

  return {
    host, form, named, all, button, write, told,
    choose: (name: string, value: string) => form.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"][value="${value}"]`)!.click(),
    /** All that is in the form, as the browser would post it. */
    typed: () => [...new FormData(form)],
    states: () => ['submitting', 'success', 'failure'].filter(state => host.matches(`:state(${state})`)),
    shadow: (selector: string) => host.shadowRoot!.querySelector(selector)?.textContent!.trim(),
    summary: () => form.querySelector('.site-form-summary')?.textContent ?? '',
    /** Presses the button, and looks at the form while its request is kept back; then lets it go. */
    async send() {
      const release = visitor.hold();
      const before = visitor.saves.length + visitor.keys;
      button.focus(); // a click does not bring the focus along in every browser
      button.click();
      await waitUntil(() => visitor.saves.length + visitor.keys > before);
      button.click(); // finds the form locked
      await host.updateComplete;
      expect([form.classList.contains('submitting'), button.getAttribute('aria-disabled'), button.textContent, deepActiveElement() === button])
        .to.deep.equal([true, 'true', 'Submitting…', true]);
      expect([this.states(), this.shadow('[role=status]'), this.shadow('[role=alert]'), this.summary()]).to.deep.equal([['submitting'], 'Submitting…', '', '']);
      expect(visitor.saves.length + visitor.keys, 'the second press sends nothing').to.equal(before + 1);
      release();
    },
    /** The form after it could not be sent: free, and as the visitor left it. */
    async failed(says: RegExp, kept: FormDataEntryValue[][]) {
      await waitUntil(() => this.states()[0] === 'failure');
      await host.updateComplete;
      expect(this.summary()).to.match(says);
      expect(this.shadow('[role=alert]')).to.match(says);
      expect([form.hidden, form.className, button.getAttribute('aria-disabled'), button.textContent, this.shadow('[role=status]')])
        .to.deep.equal([false, '', null, 'Send it', '']);
      expect(this.typed()).to.deep.equal(kept);
    },
  };
}

describe('a form and the running service', () => {
  const visitor = new Visitor();
  before(() => visitor.arrive());
  after(() => visitor.leave());

  it('loses nothing and is stored once, whatever breaks on the way', async () => {
    const page = await drawn(visitor);
    const { host, form, named, all, button, write, choose, typed, told } = page;
    const mark = `lifecycle ${crypto.randomUUID()}`;

    // Empty: nothing is sent, everything demanded is named, the first of it is where the visitor stands.
    button.click();
    const demanded = ['name.first', 'email', 'day', 'clay', 'agree'];
    expect(all('.site-form-summary a').length).to.equal(demanded.length);
    for (const name of demanded) {
      const notes = named(name).getAttribute('aria-describedby')!.split(' ').map(id => document.getElementById(id)!);
      expect(notes.some(note => note.matches('.site-form-error')), name).to.equal(true);
    }
    expect(all<HTMLInputElement>('[aria-invalid=true]').map(({ name }) => name)).to.deep.equal(['name.first', 'name.last', 'email', 'day', 'agree']);
    expect(deepActiveElement()).to.equal(named('name.first'));
    expect([visitor.keys, visitor.saves, page.states(), told.errors]).to.deep.equal([0, [], ['failure'], ['invalid 0']]);

    // Each error goes with its cause; the last one takes the summary along.
    for (const [name, value] of Object.entries(texts)) write(name, value);
    for (const [name, value] of Object.entries(choices)) choose(name, value);
    named('handle').focus();
    await sendKeys({ type: 'ada' });
    write('note', `${texts.note} ${mark}`);
    expect([page.states(), page.summary(), all('.site-form-error, [aria-invalid]')]).to.deep.equal([[], '', []]);
    const kept = typed();
    expect(kept).to.deep.include.members([['handle', 'ada'], ['clay', 'Porcelain'], ['glazes', 'Salt'], ['agree', 'yes']]);

    // The service stores it, and every answer is lost; that to the question whether it is stored stays lost.
    visitor.faults.save = visitor.faults.state = 'drop-answer';
    await page.send();
    const letGo = visitor.hold(1);
    await waitUntil(() => form.querySelector('.site-form-delay'));
    await host.updateComplete;
    expect([form.querySelector('.site-form-delay')!.textContent, page.shadow('[role=status]'), page.states()])
      .to.deep.equal([...Array(2).fill('Connection lost. Trying again…'), ['submitting']]);
    letGo();
    await page.failed(/^Unable to connect\. Please try again\s*What you entered is still here\./, kept);
    expect(deepActiveElement()).to.equal(form.querySelector('.site-form-summary'));
    const tries = visitor.saves.length;
    expect([tries, visitor.keys]).to.deep.equal([5, 1]);
    expect(new Set(visitor.saves.map(({ key }) => key)).size, 'one key for all tries').to.equal(1);
    expect((await visitor.ownerSees(formId, mark)).length).to.equal(1);

    visitor.faults.save = '500';
    await page.send();
    await page.failed(/^Unable to send form\. Please try again later\./, kept);
    visitor.faults.save = '';

    const own = visitor.address;
    visitor.address = crypto.randomUUID();
    await visitor.sendTooMuch(formId, submissionsTaken);
    await page.send();
    await page.failed(/^Unable to submit form\. Submission rate limit exceeded\. Please try again later\./, kept);
    visitor.address = own;

    // The page forgets two rules that the service knows.
    named('email').required = false;
    write('email', '');
    const option = form.querySelector<HTMLOptionElement>('option[value=Thursday]')!;
    option.value = 'Monday';
    const changed = typed();
    await page.send();
    await page.failed(/^One or more fields is invalid, please check your entries\./, changed);
    const noteOf = (name: string) => document.getElementById(named(name).getAttribute('aria-describedby')!.split(' ').at(-1)!)!.textContent;
    expect([noteOf('email'), noteOf('day')]).to.deep.equal(['Please fill in this field.', 'Please choose one of the listed options.']);
    expect(all<HTMLInputElement>('[aria-invalid=true]').map(({ name }) => name)).to.deep.equal(['email', 'day']);
    expect(deepActiveElement()).to.equal(named('email'));
    option.value = 'Thursday';
    write('email', texts.email);
    write('day', texts.day);
    expect([page.states(), page.summary(), all('.site-form-error, [aria-invalid]')]).to.deep.equal([[], '', []]);
    expect(typed()).to.deep.equal(kept);

    await page.send();
    await waitUntil(() => told.stored);
    await waitUntil(() => page.shadow('#success'));
    await waitUntil(() => (deepActiveElement() as HTMLElement | null)?.id === 'success');
    expect([form.hidden, form.classList.contains('submitting'), button.getAttribute('aria-disabled'), page.states(), page.shadow('[role=status]')])
      .to.deep.equal([true, false, null, ['success'], 'Sent.']);
    expect(told.errors).to.deep.equal(['invalid 0', 'unreachable 0', 'refused 500', 'refused 429', 'refused 400']);
    expect(visitor.keys, 'one key for one submission').to.equal(1);

    const [row, ...others] = await visitor.ownerSees(formId, mark);
    expect(others).to.deep.equal([]);
    expect(row!.id).to.equal(told.stored);
    expect(row!.answers).to.include({
      Email: 'ada@example.com', Website: 'example.com', Twitter: 'ada', 'How many': '3', 'Not more than': '12.5', Day: 'Thursday', Clay: 'Porcelain',
      Glazes: 'Salt', 'How much do you agree?': 'A mug should be heavy: Agree', 'Anything else': `${texts.note} ${mark}`, source: 'example',
    });
    expect(row!.answers).to.not.have.any.keys('Phone', 'Feeling', 'A word for the door');
  });
});
