// Runs in every engine: native validation, focus.
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { FeatureDefinition } from '../../core/element/definition.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { SiteForm } from './site-form.js';
/** No server listens on this port: every request ends as a failed connection. */
const nowhere = 'http://localhost:1';
interface Mounted { host: SiteForm; form: HTMLFormElement; button: HTMLButtonElement; field(name: string): HTMLInputElement }

async function mounted(template: ReturnType<typeof html>): Promise<Mounted> {
  const host = await fixture<SiteForm>(template);
  await host.updateComplete;
  const form = host.querySelector('form')!;
  return { host, form, button: form?.querySelector('button') as HTMLButtonElement, field: name => form.querySelector(`[name="${name}"]`)! };
}

const contact = (endpoint = nowhere) => mounted(html`
  <site-form form-id="contact" draft="none" endpoint=${endpoint} success-text="Thank you.">
    <form action="/nowhere">
      <p><label for="name">Name *</label><input id="name" name="name" required></p>
      <p><label>Email <input name="email" type="email" required aria-describedby="why"></label><small id="why">Why.</small></p>
      <p><label for="message">Message</label><textarea id="message" name="message" maxlength="10"></textarea></p>
      <p><input id="updates" name="updates" type="checkbox" value="yes"> <label for="updates">News</label></p>
      <p><button><b>Send</b> it</button></p>
    </form>
  </site-form>`);

const type = (control: HTMLInputElement, value: string, { leave = false } = {}) => {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (leave) control.dispatchEvent(new Event('change', { bubbles: true }));
};
const fill = ({ field }: Mounted) => (type(field('name'), 'Ada'), type(field('email'), 'ada@example.com'));
const errorsIn = (form: Element) => [...form.querySelectorAll('.site-form-error')].map(node => node.textContent);
const spoken = (host: SiteForm) => host.shadowRoot!.querySelector('[role=alert]')!.textContent!.trim();
const failed = async (host: SiteForm, form: HTMLFormElement) => {
  const error = oneEvent(host, 'site-form-error');
  form.requestSubmit();
  return (await error as CustomEvent).detail;
};

before(() => (SiteForm.definition as FeatureDefinition).view.load()); // a visitor's first step into the form

describe('site-form: the author\'s form', () => {
  it('stays the very same nodes, is silenced, and gets only the hints it lacks', async () => {
    const { form, field } = await contact();
    expect(form.noValidate).to.equal(true);
    expect(field('email').autocomplete).to.equal('email');
    expect(field('name').autocomplete).to.equal('name');
    const { field: other } = await mounted(html`
      <site-form><form><input name="name" autocomplete="off"><input name="email" type="email" autocomplete="work email"></form></site-form>`);
    expect(other('name').autocomplete).to.equal('off');
    expect(other('email').autocomplete).to.equal('work email');
  });

  it('is found late, and so are its fields', async () => {
    const { host } = await mounted(html`<site-form form-id="late"></site-form>`);
    const form = document.createElement('form');
    form.innerHTML = '<button>Send</button>';
    host.append(form);
    await waitUntil(() => form.noValidate);
    const area = document.createElement('textarea');
    area.name = 'message';
    area.maxLength = 5;
    form.prepend(area);
    await waitUntil(() => form.querySelector('.site-form-counter'));
    expect(form.querySelector('.site-form-counter')!.textContent).to.equal('0 / 5');
  });

  it('is given back as it was when the element goes', async () => {
    const { host, form, field } = await contact();
    form.requestSubmit();
    host.replaceWith(form);
    await waitUntil(() => !form.noValidate);
    expect(form.querySelector('.site-form-error, .site-form-summary, .site-form-counter')).to.equal(null);
    expect(field('message').maxLength).to.equal(10);
    expect(field('message').hasAttribute('aria-describedby')).to.equal(false);
    expect(field('email').getAttribute('aria-describedby')).to.equal('why');
    form.remove();
  });

  it('may have fields named like properties of a form', async () => {
    const { host, form } = await mounted(html`
      <site-form form-id="x" endpoint=${nowhere}><form>
        <input name="children" required><input name="autocomplete"><input name="noValidate"><button>Send</button>
      </form></site-form>`);
    await failed(host, form);
    expect(errorsIn(form)).to.have.length(1);
  });

  it('without a form ID is checked and then posted by the browser', async () => {
    const { host, form, field } = await mounted(html`
      <site-form><form action="about:blank"><input name="name" required><button>Send</button></form></site-form>`);
    const wasStopped = () => {
      let stopped = true; // no listener behind the form is asked
      const ask = (event: Event) => { stopped = event.defaultPrevented; event.preventDefault(); };
      document.addEventListener('submit', ask);
      form.requestSubmit();
      document.removeEventListener('submit', ask);
      return stopped;
    };
    expect(wasStopped()).to.equal(true);
    type(field('name'), 'Ada');
    expect(wasStopped()).to.equal(false);
    expect(host.matches(':state(submitting)')).to.equal(false);
  });
});

describe('site-form: what needs care', () => {
  it('is shown after each field, linked to it, and summed up with links', async () => {
    const { host, form, field } = await contact();
    type(field('email'), 'ada');
    const detail = await failed(host, form);
    const email = 'Email is not valid. Email addresses should follow the format name@example.com.';
    expect(detail).to.deep.include({ reason: 'invalid', status: 0, errors: { name: 'Please fill in this field.', email } });
    expect(errorsIn(form)).to.deep.equal(['Please fill in this field.', email]);
    const note = field('name').nextElementSibling!;
    expect(field('name').getAttribute('aria-describedby')).to.equal(note.id);
    expect(field('name').getAttribute('aria-invalid')).to.equal('true');
    expect(field('email').getAttribute('aria-describedby')).to.match(/^why site-form-\d+$/);
    expect(field('email').closest('label')!.textContent!.trim(), 'the label keeps its words').to.equal('Email');
    const summary = form.firstElementChild as HTMLElement;
    expect(summary.className).to.equal('site-form-summary');
    expect([...summary.querySelectorAll('p')].map(line => line.textContent)).to.deep.equal([
      'One or more fields is invalid, please check your entries.',
      'Your form has encountered a problem. Please scroll down to review.',
    ]);
    expect([...summary.querySelectorAll('a')].map(link => link.textContent)).to.deep.equal([
      'Name: Please fill in this field.', `Email: ${email}`,
    ]);
    expect(form.lastElementChild!.textContent).to.equal('Your form has encountered a problem. Please scroll up to review.');
    await host.updateComplete;
    expect(spoken(host)).to.equal('One or more fields is invalid, please check your entries.');
    expect(document.activeElement).to.equal(field('name'));
  });

  it('leads from the summary to the field', async () => {
    const { host, form, field } = await contact();
    await failed(host, form);
    form.querySelectorAll<HTMLElement>('.site-form-summary a')[1]!.click();
    expect(document.activeElement).to.equal(field('email'));
    expect(location.hash).to.equal('');
  });

  it('disappears as the visitor corrects it, returns when a field is left wrong, and disappears with the last one', async () => {
    const { host, form, field } = await contact();
    await failed(host, form);
    type(field('email'), 'a');
    expect(errorsIn(form), 'not blamed while typing').to.deep.equal(['Please fill in this field.']);
    type(field('email'), 'a', { leave: true });
    expect(errorsIn(form)[1]).to.match(/^Email is not valid/);
    type(field('email'), 'a@b.io');
    expect(errorsIn(form)).to.have.length(1);
    expect(field('email').getAttribute('aria-describedby')).to.equal('why');
    expect(field('email').hasAttribute('aria-invalid')).to.equal(false);
    type(field('name'), 'Ada');
    expect(form.querySelector('.site-form-error, .site-form-summary')).to.equal(null);
  });

  it('survives another try without being said twice', async () => {
    const { host, form, field } = await contact();
    await failed(host, form);
    type(field('name'), 'Ada');
    await failed(host, form);
    await failed(host, form);
    expect(errorsIn(form)).to.have.length(1);
    expect(form.querySelectorAll('.site-form-summary')).to.have.length(2);
    expect(document.activeElement).to.equal(field('email'));
  });

  it('counts characters, marks what is too long and reports it immediately', async () => {
    const { host, form, field } = await contact();
    const counter = form.querySelector('.site-form-counter')!;
    expect(field('message').hasAttribute('maxlength')).to.equal(false);
    type(field('message'), '12345678901');
    expect(counter.textContent).to.equal('11 / 10');
    expect(counter.classList.contains('site-form-over')).to.equal(true);
    await host.updateComplete;
    expect(spoken(host)).to.equal('You have exceeded the character limit.');
    const { errors } = await failed(host, form);
    expect(errors.message).to.equal('You have exceeded the character limit.');
    expect(field('message').value, 'nothing is cut').to.equal('12345678901');
  });

  it('includes what only the browser knows', async () => {
    const { host, form, field } = await mounted(html`
      <site-form form-id="x" endpoint=${nowhere}><form>
        <label>How many <input name="people" type="number" max="12" value="40"></label><button>Send</button>
      </form></site-form>`);
    const { errors } = await failed(host, form);
    expect(errors.people).to.equal(field('people').validationMessage);
  });

  it('names a group by its legend and marks it once', async () => {
    const { host, form } = await mounted(html`
      <site-form form-id="x" endpoint=${nowhere}><form>
        <fieldset><legend>Glazes</legend>
          <label><input type="checkbox" name="glazes" value="ash" required> Ash</label>
          <label><input type="checkbox" name="glazes" value="salt"> Salt</label>
        </fieldset><button>Send</button>
      </form></site-form>`);
    await failed(host, form);
    expect(errorsIn(form)).to.deep.equal(['Please choose one.']);
    expect(form.querySelector('.site-form-summary a')!.textContent).to.equal('Glazes: Please choose one.');
  });
});

describe('site-form: sending', () => {
  it('dispatches an event first, with every value, which the page can cancel', async () => {
    const { host, form, field } = await mounted(html`
      <site-form form-id="x" endpoint=${nowhere}><form>
        <input name="name" value="Ada"><input type="hidden" name="source" value="spring">
        <input type="checkbox" name="plain" checked><input type="checkbox" name="own" value="Glaze" checked>
        <input type="checkbox" name="off"><input name="gone" value="1" disabled>
        <input type="checkbox" name="list" value="a" checked><input type="checkbox" name="list" value="b">
        <input type="radio" name="one" value="a"><input type="radio" name="one" value="b" checked>
        <select name="many" multiple><option selected>x</option><option>y</option></select>
        <button name="way" value="fast">Send</button>
      </form></site-form>`);
    let detail: unknown;
    host.addEventListener('site-form-submit', event => {
      detail = event.detail;
      event.preventDefault();
    });
    form.querySelector('button')!.click();
    expect(detail).to.deep.equal({
      formId: 'x',
      values: {
        name: 'Ada', source: 'spring', plain: true, own: 'Glaze', off: false, list: ['a'], one: 'b', many: ['x'], way: 'fast',
      },
    });
    expect(form.classList.contains('submitting')).to.equal(false);
    expect(field('name').value).to.equal('Ada');
  });

  it('locks the button under its label, ignores a second press, and puts the author\'s nodes back', async () => {
    const here = await contact();
    const { host, form, button } = here;
    const bold = button.querySelector('b');
    let submits = 0;
    host.addEventListener('site-form-submit', () => { submits++; });
    fill(here);
    button.focus();
    const error = oneEvent(host, 'site-form-error');
    button.click();
    expect(form.classList.contains('submitting')).to.equal(true);
    expect(button.textContent).to.equal('Submitting…');
    expect(button.getAttribute('aria-disabled')).to.equal('true');
    expect(document.activeElement, 'focus is not dropped').to.equal(button);
    button.click();
    form.requestSubmit();
    expect(submits).to.equal(1);
    await error;
    expect(form.classList.contains('submitting')).to.equal(false);
    expect(button.querySelector('b')).to.equal(bold);
    expect(button.textContent).to.equal('Send it');
    expect(button.hasAttribute('aria-disabled')).to.equal(false);
  });

  it('keeps everything without a response, shows a message above the button, and can be clicked again', async () => {
    const here = await contact();
    const { host, form, field, button } = here;
    fill(here);
    type(field('message'), 'A long one');
    expect(await failed(host, form)).to.deep.include({ reason: 'unreachable', status: 0 });
    const summary = button.parentElement!.previousElementSibling!;
    expect(summary.firstElementChild!.textContent).to.equal('Unable to connect. Please try again');
    expect(summary.textContent).to.contain('What you entered is still here.');
    expect(document.activeElement).to.equal(summary);
    expect(field('message').value).to.equal('A long one');
    await failed(host, form);
    expect(form.querySelectorAll('.site-form-summary')).to.have.length(1);
  });

  it('says what the site said by status', async () => {
    // This page's own server has no such service: it answers 404 to the question for a key.
    const here = await contact(location.origin);
    fill(here);
    expect(await failed(here.host, here.form)).to.deep.include({ reason: 'refused', status: 404 });
  });

  it('is idle again after a reset', async () => {
    const { host, form, field } = await contact();
    await failed(host, form);
    type(field('message'), '12345678901');
    form.reset();
    expect(form.querySelector('.site-form-error, .site-form-summary')).to.equal(null);
    await waitUntil(() => form.querySelector('.site-form-counter')!.textContent === '0 / 10');
  });

  it('does not take a page\'s texts for markup', async () => {
    const { host, form } = await contact();
    host.successText = '<img src=x onerror=alert(1)>';
    await host.updateComplete;
    await failed(host, form);
    expect(host.shadowRoot!.querySelector('img')).to.equal(null);
  });
});
