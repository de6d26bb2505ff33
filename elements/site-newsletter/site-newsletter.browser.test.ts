import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { formView } from '../../core/forms/form.feature.js';
import type { SiteNewsletter } from './site-newsletter.js';
import './site-newsletter.js';

type Answer = (path: string, body: string) => { status: number; json: unknown } | 'lost';

const realFetch = window.fetch;
/** What was asked of the site, by path. */
let asked: { path: string; body: string }[] = [];

/** The site's service, answered here: a key, and what `save` says of the address. */
function serve(save: Answer = () => ({ status: 200, json: { id: 'stored' } })): void {
  window.fetch = async (input, init) => {
    const { pathname: path } = new URL(String(input instanceof Request ? input.url : input), location.href);
    const body = String(init?.body ?? '');
    asked.push({ path, body });
    const answer = path.endsWith('FormSubmissionKey') ? { status: 200, json: { key: 'key' } } : save(path, body);
    if (answer === 'lost') throw new TypeError('the connection broke off');
    return new Response(JSON.stringify(answer.json), { status: answer.status, headers: { 'Content-Type': 'application/json' } });
  };
}
const saved = () => asked.filter(({ path }) => !path.endsWith('FormSubmissionKey'));

async function mounted(template: ReturnType<typeof html>) {
  const host = await fixture<SiteNewsletter>(template);
  await waitUntil(() => host.querySelector('form[novalidate] input[required]'));
  const form = host.querySelector('form')!;
  const field = form.querySelector<HTMLInputElement>('[type=email]')!;
  return {
    host, form, field,
    button: form.querySelector('button')!,
    type(value: string) {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}
const letters = (formId = 'newsletter') => mounted(html`
  <site-newsletter form-id=${formId} draft="none" success-text="You are on the list.">
    <form action="/forms/newsletter" method="post"><label>Email <input type="email" name="email"></label><button><b>Send</b> letters</button></form>
  </site-newsletter>`);
const failed = async ({ host, form }: { host: SiteNewsletter; form: HTMLFormElement }) => {
  const error = oneEvent(host, 'site-newsletter-error');
  form.requestSubmit();
  return (await error as CustomEvent).detail;
};
const subscribed = async ({ host, form }: { host: SiteNewsletter; form: HTMLFormElement }) => {
  const event = oneEvent(host, 'site-newsletter-subscribe');
  form.requestSubmit();
  return await event as CustomEvent;
};
const invalid = 'Email is not valid. Email addresses should follow the format name@example.com.';

before(() => formView.load()); // a visitor's first step into the form
afterEach(() => {
  window.fetch = realFetch;
  asked = [];
});

describe('site-newsletter: an author\'s form', () => {
  it('subscribes, notifies the page and shows thanks instead of the form', async () => {
    serve();
    const here = await letters();
    here.type('ada@example.com');
    const event = await subscribed(here);
    expect(event.detail).to.deep.equal({ formId: 'newsletter', id: 'stored', email: 'ada@example.com', values: { email: 'ada@example.com' } });
    expect([event.bubbles, event.composed]).to.deep.equal([true, true]);
    expect(JSON.parse(saved()[0]!.body)).to.deep.include({ formId: 'newsletter', form: '{"email":"ada@example.com"}', submitButtonText: 'Send letters' });
    await here.host.updateComplete;
    expect(here.form.checkVisibility()).to.equal(false);
    expect(here.host.matches(':state(success)')).to.equal(true);
    const success = here.host.shadowRoot!.getElementById('success')!;
    expect(success.textContent).to.equal('You are on the list.');
    await waitUntil(() => here.host.shadowRoot!.activeElement === success);
    expect(here.host.shadowRoot!.querySelector('[role=status]')!.textContent).to.equal('Sent.');
  });

  it('stays the very same nodes, and needs an address even without the author\'s `required`', async () => {
    const { host, form, field } = await letters();
    expect(form.parentElement).to.equal(host);
    expect(field.required).to.equal(true);
    await expect(host).to.be.accessible();
    host.replaceWith(form);
    await waitUntil(() => !field.required && !form.noValidate);
    form.remove();
  });

  for (const [name, value, said] of [
    ['nothing', '', 'Please fill in this field.'],
    ['a word', 'ada', invalid],
    ['an address without a top level', 'ada@example', invalid],
    ['257 characters', `${'a'.repeat(251)}@b.com`, invalid],
  ] as const) {
    it(`refuses ${name}: said at the field, focused, announced, nothing sent`, async () => {
      serve();
      const here = await letters();
      here.type(value);
      expect(await failed(here)).to.deep.include({ reason: 'invalid', status: 0, errors: { email: said } });
      const { host, form, field } = here;
      const note = form.querySelector('.site-form-error')!;
      expect(note.textContent).to.equal(said);
      expect(field.getAttribute('aria-invalid')).to.equal('true');
      expect(field.getAttribute('aria-describedby')!.split(' ')).to.include(note.id);
      expect(document.activeElement).to.equal(field);
      await host.updateComplete;
      expect(host.shadowRoot!.querySelector('[role=alert]')!.textContent).to.contain('One or more fields is invalid');
      await expect(host).to.be.accessible();
      expect(asked).to.deep.equal([]);
      here.type('ada@example.com');
      expect(form.querySelector('.site-form-error')).to.equal(null);
    });
  }

  it('keeps the input when the request fails, unlocks, and subscribes on the next try', async () => {
    let isBroken = true;
    serve(() => (isBroken ? { status: 500, json: {} } : { status: 200, json: { id: 'later' } }));
    const here = await letters();
    here.type('ada@example.com');
    expect(await failed(here)).to.deep.include({ reason: 'refused', status: 500, message: 'Unable to send form. Please try again later.' });
    const { form, field, button } = here;
    expect(field.value).to.equal('ada@example.com');
    expect(button.textContent).to.equal('Send letters');
    expect(button.hasAttribute('aria-disabled')).to.equal(false);
    expect(form.querySelector('.site-form-summary')!.textContent).to.contain('Unable to send form.');
    isBroken = false;
    expect((await subscribed(here)).detail.id).to.equal('later');
    expect(form.querySelector('.site-form-summary')).to.equal(null);
  });

  it('shows at its field what the site says of the address', async () => {
    serve(() => ({ status: 400, json: { errors: { email: 'We know this one.' } } }));
    const here = await letters();
    here.type('ada@example.com');
    expect(await failed(here)).to.deep.include({ reason: 'refused', errors: { email: 'We know this one.' } });
    expect(here.form.querySelector('.site-form-error')!.textContent).to.equal('We know this one.');
  });

  it('is locked under "Submitting…" while it sends, and ignores a second press', async () => {
    let answer = () => {};
    serve();
    const served = window.fetch;
    window.fetch = (...request) => new Promise(resolve => { answer = () => resolve(served(...request)); });
    const { host, form, button, type } = await letters();
    type('ada@example.com');
    let submits = 0;
    host.addEventListener('site-newsletter-submit', () => { submits++; });
    const success = oneEvent(host, 'site-newsletter-subscribe');
    button.click();
    expect(button.textContent).to.equal('Submitting…');
    expect(host.matches(':state(submitting)')).to.equal(true);
    button.click();
    form.requestSubmit();
    expect(submits).to.equal(1);
    const answering = setInterval(() => answer(), 10);
    await success;
    clearInterval(answering);
    expect(saved()).to.have.length(1);
  });

  it('takes the page\'s no for an answer', async () => {
    serve();
    const { host, form, type } = await letters();
    type('ada@example.com');
    let detail: unknown;
    host.addEventListener('site-newsletter-submit', event => {
      detail = event.detail;
      event.preventDefault();
    });
    form.requestSubmit();
    expect(detail).to.deep.equal({ formId: 'newsletter', values: { email: 'ada@example.com' } });
    expect(host.matches(':state(submitting)')).to.equal(false);
    expect(asked).to.deep.equal([]);
  });

  it('says when there is no field for an address', async () => {
    const host = await fixture<SiteNewsletter>(html`<site-newsletter form-id="x"><form><input name="name" aria-label="Name"></form></site-newsletter>`);
    await waitUntil(() => host.querySelector('form[novalidate]'));
    host.addEventListener('site-newsletter-submit', event => event.preventDefault());
    const heard = await captureConsole(() => { host.querySelector('form')!.requestSubmit(); });
    expect(heard).to.deep.equal(['<site-newsletter>: the form has no email field; expected an <input type="email"> with a name; sending it as it is.']);
  });
});

describe('site-newsletter: who takes the address', () => {
  const own = (action: string) => mounted(html`
    <site-newsletter draft="none"><form action=${action} method="post"><input type="email" name="mail" aria-label="Email" value="ada@example.com"><button>Go</button></form></site-newsletter>`);
  /** Whether the browser itself would post the form. */
  const isPosted = (form: HTMLFormElement) => {
    let posted = false;
    document.addEventListener('submit', event => {
      posted = !event.defaultPrevented;
      event.preventDefault();
    }, { once: true });
    form.requestSubmit();
    return posted;
  };

  it('is the form\'s own action where it is on this site, in place', async () => {
    serve();
    const here = await own('/subscribe?list=1');
    const { detail } = await subscribed(here);
    expect(detail).to.deep.equal({ formId: '', id: 'stored', email: 'ada@example.com', values: { mail: 'ada@example.com' } });
    expect(asked).to.deep.equal([{ path: '/subscribe', body: 'mail=ada%40example.com' }]);
  });

  it('is another host\'s action, submitted by the browser, because its response may be unreadable', async () => {
    serve();
    const { form } = await own('https://letters.example/subscribe');
    expect(isPosted(form)).to.equal(true);
    expect(asked).to.deep.equal([]);
  });

  it('is another host\'s action, submitted in the page, if the author sets it', async () => {
    serve();
    const here = await own('https://letters.example/subscribe');
    here.host.backend = 'json';
    await subscribed(here);
    expect(asked).to.deep.equal([{ path: '/subscribe', body: '{"mail":"ada@example.com"}' }]);
  });
});

describe('site-newsletter: a drawn form', () => {
  const drawn = (template = html`<site-newsletter draft="none"></site-newsletter>`) => mounted(template);

  it('is one field that browsers fill in, and is the site\'s form "newsletter"', async () => {
    serve();
    const here = await drawn();
    const { host, form, field, button, type } = here;
    expect(form.parentElement).to.equal(host);
    expect([field.name, field.autocomplete, field.labels![0]!.textContent, button.textContent]).to.deep.equal(['email', 'email', 'Email', 'Subscribe']);
    await expect(host).to.be.accessible();
    type('ada@example.com');
    expect((await subscribed(here)).detail).to.deep.include({ formId: 'newsletter', email: 'ada@example.com' });
    await host.updateComplete;
    expect(host.shadowRoot!.getElementById('success')!.textContent).to.equal('Thank you for subscribing.');
  });

  it('has the author\'s words, and takes new ones without losing what was typed', async () => {
    const { host, field, type } = await drawn(html`
      <site-newsletter draft="none" label="Your address" placeholder="name@example.com" note="Once a month." submit-text="Go"></site-newsletter>`);
    expect(field.placeholder).to.equal('name@example.com');
    expect(document.getElementById(field.getAttribute('aria-describedby')!)!.textContent).to.equal('Once a month.');
    type('ada@');
    host.label = 'Where to';
    await waitUntil(() => host.querySelector('label')!.textContent === 'Where to');
    expect(host.querySelectorAll('form')).to.have.length(1);
    expect(host.querySelector<HTMLInputElement>('[type=email]')!.value).to.equal('ada@');
  });

  it('gives way to a form of the author\'s that comes late', async () => {
    const { host } = await drawn();
    const heard = await captureConsole(async () => {
      const form = document.createElement('form');
      form.append(Object.assign(document.createElement('input'), { type: 'email', name: 'late' }));
      host.append(form);
      await waitUntil(() => host.querySelectorAll('form').length === 1 && form.noValidate);
    });
    expect(host.querySelector('form')!.elements).to.have.property('late');
    expect(heard).to.deep.equal([]);
  });

  it('has the fields of a list where there is one', async () => {
    const { form } = await drawn(html`
      <site-newsletter draft="none" fields='[{"id":"first","type":"text","title":"First name"},{"id":"email","type":"email","title":"Email"}]'></site-newsletter>`);
    expect([...form.querySelectorAll<HTMLInputElement>('input[name]')].map(({ name }) => name)).to.deep.equal(['first', 'email']);
  });
});

describe('site-newsletter: small', () => {
  it('is a state below 320 px of its own width', async () => {
    const { host } = await letters();
    const box = host.parentElement!;
    for (const [width, isSmall] of [[319, true], [320, false], [200, true], [800, false]] as const) {
      box.style.width = `${width}px`;
      await waitUntil(() => host.matches(':state(small)') === isSmall);
      expect(Math.round(host.getBoundingClientRect().width)).to.equal(width);
    }
  });
});

describe('site-newsletter: several on a page', () => {
  it('keep drafts of their own', async () => {
    const page = await fixture<HTMLElement>(html`<div><site-newsletter></site-newsletter><site-newsletter></site-newsletter></div>`);
    const fields = () => [...page.querySelectorAll<HTMLInputElement>('[type=email]')];
    await waitUntil(() => fields().length === 2 && fields().every(({ required }) => required));
    const keys = () => Object.keys(sessionStorage).filter(key => key.startsWith('site-newsletter:')).sort();
    fields().forEach((field, at) => {
      field.value = `${at}@example.com`;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await waitUntil(() => keys().length === 2);
    expect(keys()).to.deep.equal([0, 1].map(at => `site-newsletter:${location.pathname}${location.search}:newsletter${at ? ':1' : ''}`));
    for (const form of page.querySelectorAll('form')) form.reset();
    expect(keys()).to.deep.equal([]);
  });
});
