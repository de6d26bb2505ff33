import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { returnWindowMs, storedDraft } from '../../core/forms/drafts/draft.js';
import { formView } from '../../core/forms/form.feature.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

/** No server listens on this port: every request ends as a failed connection. */
const nowhere = 'http://localhost:1';

async function mounted(template: ReturnType<typeof html>) {
  const host = await fixture<SiteForm>(template);
  await host.updateComplete;
  const form = host.querySelector('form')!;
  const type = (name: string, value: string) => {
    const control = form.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { host, form, type, value: (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)!.value };
}
before(() => formView.load()); // what a visitor's first step into the form does
const spoken = (host: SiteForm) => host.shadowRoot!.querySelector('[role=status]')!.textContent!.trim();
const draftOf = (id: string) => sessionStorage.getItem(`site-form:${location.pathname}${location.search}:${id}`);
const drafts = () => Object.keys(sessionStorage).filter(key => key.startsWith('site-form:'));

describe('site-form: a draft', () => {
  afterEach(() => { for (const key of drafts()) sessionStorage.removeItem(key); });

  // A form that goes writes its draft once more: each test has one of its own.
  const letter = (id: string) => mounted(html`
    <site-form form-id=${id} endpoint=${nowhere}><form>
      <label>Name <input name="name"></label><label>Word <input name="word" type="password"></label>
      <label>Card <input name="card" autocomplete="cc-number"></label><label>Note <input name="note" data-no-draft></label>
      <label>News <input name="news" type="checkbox" value="yes"></label>
      <label>Day <select name="day"><option>Monday</option><option>Friday</option></select></label>
      <input type="hidden" name="from" value="spring"><label>Start <input name="start" value="the author's"></label>
      <label>Text <textarea name="text" maxlength="10"></textarea></label><button>Send</button>
    </form></site-form>`);

  it('is put back after a reload, without what is secret', async () => {
    const { host, form, type } = await letter('reloaded');
    type('name', 'Ada');
    type('word', 'secret-word');
    type('card', '4111');
    type('note', 'private');
    type('text', 'Hello');
    form.querySelector<HTMLInputElement>('[name=news]')!.checked = true;
    form.querySelector<HTMLSelectElement>('[name=day]')!.value = 'Friday';
    await waitUntil(() => draftOf('reloaded')?.includes('Hello'));
    const kept = draftOf('reloaded')!;
    for (const secret of ['secret-word', '4111', 'private', 'spring', 'the author']) expect(kept).not.to.contain(secret);
    host.remove();
    const again = await letter('reloaded');
    await waitUntil(() => again.value('name') === 'Ada');
    expect(again.value('text')).to.equal('Hello');
    expect(again.value('day')).to.equal('Friday');
    expect(again.form.querySelector<HTMLInputElement>('[name=news]')!.checked).to.equal(true);
    expect(again.value('word')).to.equal('');
    expect(again.form.querySelector('.site-form-counter')!.textContent).to.equal('5 / 10');
  });

  it('is forgotten when the visitor clears the form', async () => {
    const { form, type } = await letter('cleared');
    type('name', 'Ada');
    await waitUntil(() => draftOf('cleared'));
    form.reset();
    expect(draftOf('cleared')).to.equal(null);
  });

  it('of a form that the browser has posted is kept for ten minutes, for visitors who return to it', async () => {
    const stay = (event: Event) => event.preventDefault(); // the test's page does not go
    document.addEventListener('submit', stay);
    const { form, type } = await mounted(
      html`<site-form><form id="posted" action="/there" method="post"><input name="name" aria-label="Name"><button>Send</button></form></site-form>`,
    );
    type('name', 'Ada');
    await waitUntil(() => draftOf('posted'));
    const now = Date.now();
    form.requestSubmit();
    document.removeEventListener('submit', stay);
    expect(storedDraft(now + returnWindowMs)(draftOf('posted'))).to.deep.equal({ name: ['Ada'] });
    expect(storedDraft(now + 2 * returnWindowMs)(draftOf('posted'))).to.equal(undefined);
  });

  it('is not kept if the page cancels the event', async () => {
    const { host, form, type } = await mounted(html`<site-form form-id="refused" draft="none"><form><input name="name" aria-label="Name"></form></site-form>`);
    type('name', 'Ada');
    const kept = await mounted(html`<site-form form-id="other"><form><input name="name" aria-label="Name"></form></site-form>`);
    kept.type('name', 'Ada');
    await waitUntil(() => draftOf('other'));
    expect(draftOf('refused')).to.equal(null);
    expect(host.contains(form)).to.equal(true);
  });
});

describe('site-form: a network that comes and goes', () => {
  const once = () =>
    mounted(
      html`<site-form form-id="x" endpoint=${nowhere}><form><input name="name" value="Ada" aria-label="Name"><p><button>Send</button></p></form></site-form>`,
    );
  const goOnline = (isOnline: boolean) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    if (isOnline) dispatchEvent(new Event('online'));
  };
  afterEach(() => { Reflect.deleteProperty(navigator, 'onLine'); });

  it('is waited for in sight of the visitor, and used as soon as it is back', async () => {
    const { host, form } = await once();
    goOnline(false);
    const error = oneEvent(host, 'site-form-error');
    form.requestSubmit();
    await waitUntil(() => form.querySelector('.site-form-delay'));
    const words = 'You are offline. The form will be sent when you are back online.';
    expect(form.querySelector('.site-form-delay')!.textContent).to.equal(words);
    expect(form.querySelector('.site-form-delay')!.nextElementSibling!.querySelector('button')!.textContent).to.equal('Submitting…');
    await host.updateComplete;
    expect(spoken(host)).to.equal(words);
    goOnline(true);
    await waitUntil(() => form.querySelector('.site-form-delay')?.textContent !== words);
    expect((await error as CustomEvent).detail.reason).to.equal('unreachable');
    expect(form.querySelector('.site-form-delay')).to.equal(null);
  });

  it('that breaks off is tried again, with a message', async () => {
    const { host, form } = await once();
    const error = oneEvent(host, 'site-form-error');
    form.requestSubmit();
    await waitUntil(() => form.querySelector('.site-form-delay')?.textContent === 'Connection lost. Trying again…');
    await error;
  });
});

describe('site-form: the honeypot', () => {
  it('is a field that people never see, hear or send; a program that fills it in is refused, and people can try again', async () => {
    const { host, form } = await mounted(html`<site-form backend="json"><form action=${nowhere} method="post"><input name="name" value="Ada" aria-label="Name"><button>Send</button></form></site-form>`);
    const field = form.querySelector<HTMLInputElement>('.site-form-honeypot input')!;
    expect(field.name).to.equal('');
    expect(field.tabIndex).to.equal(-1);
    expect(field.closest('[aria-hidden=true]')).to.not.equal(null);
    field.value = 'https://spam.example';
    let sent = 0;
    host.addEventListener('site-form-submit', () => { sent++; });
    form.requestSubmit();
    expect(form.querySelector('.site-form-summary')!.textContent).to.equal('We couldn\'t verify that you\'re human. Please press the button again.');
    expect(sent).to.equal(0);
    form.requestSubmit();
    expect(sent).to.equal(1);
    await oneEvent(host, 'site-form-error');
  });

  it('is left out if the page disables it', async () => {
    const { form } = await mounted(html`<site-form honeypot="false"><form><button>Send</button></form></site-form>`);
    expect(form.querySelector('.site-form-honeypot')).to.equal(null);
  });
});

describe('site-form: several on one page', () => {
  it('keep their errors, their ids and their drafts apart', async () => {
    const box = await fixture(html`<div>${[1, 2].map(() => html`
      <site-form form-id="same" endpoint=${nowhere} fields='[{"id":"name","type":"text","title":"Name","required":true}]'></site-form>`)}</div>`);
    const [one, two] = [...box.querySelectorAll<SiteForm>('site-form')] as [SiteForm, SiteForm];
    await waitUntil(() => box.querySelectorAll('form[novalidate]').length === 2);
    one.querySelector('form')!.requestSubmit();
    expect(one.querySelectorAll('.site-form-error')).to.have.length(1);
    expect(two.querySelectorAll('.site-form-error')).to.have.length(0);
    const ids = [...box.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
    const second = two.querySelector<HTMLInputElement>('[name=name]')!;
    second.value = 'Byron';
    second.dispatchEvent(new Event('input', { bubbles: true }));
    await waitUntil(() => draftOf('same:1'));
    expect(draftOf('same')).to.equal(null);
    for (const key of drafts()) sessionStorage.removeItem(key);
  });
});

describe('site-form: in a dialog', () => {
  it('says what needs care in there, and keeps the focus there', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`
      <dialog aria-label="Ask">
        <site-form form-id="x" endpoint=${nowhere}><form aria-label="Ask">
          <p><label for="ask-mail">Email</label><input id="ask-mail" name="email" type="email" required></p><p><button>Ask</button></p>
        </form></site-form>
      </dialog>`);
    dialog.showModal();
    const form = dialog.querySelector('form')!;
    await waitUntil(() => form.noValidate);
    form.querySelector('button')!.click();
    await waitUntil(() => form.querySelector('.site-form-error'));
    expect(document.activeElement).to.equal(form.querySelector('input'));
    await expect(form).to.be.accessible();
    form.querySelector<HTMLElement>('.site-form-summary a')!.click();
    expect(document.activeElement).to.equal(form.querySelector('input'));
    dialog.close();
  });
});

describe('site-form: sent to its own action', () => {
  const elsewhere = (backend: string, action: string) => mounted(html`
    <site-form backend=${backend}><form action=${action} method="post"><input name="name" value="Ada" aria-label="Name"><p><button>Send</button></p></form></site-form>`);

  for (const backend of ['form', 'json']) {
    it(`in place, as ${backend}: the error is shown, and nothing is promised that only the site's service keeps`, async () => {
      const { host, form, value } = await elsewhere(backend, nowhere);
      const error = oneEvent(host, 'site-form-error');
      form.requestSubmit();
      expect(form.classList.contains('submitting')).to.equal(true);
      expect((await error as CustomEvent).detail).to.deep.include({ reason: 'unreachable', message: 'Unable to connect. Please try again' });
      expect(form.querySelector('.site-form-summary')!.textContent).to.contain('What you entered is still here. Please press the button again.');
      expect(value('name')).to.equal('Ada');
    });
  }

  it('by the browser, where the form does not post', async () => {
    const { form } = await mounted(html`<site-form backend="json"><form action="about:blank"><button>Send</button></form></site-form>`);
    let isStopped: boolean | undefined;
    document.addEventListener('submit', event => {
      isStopped = event.defaultPrevented;
      event.preventDefault();
    }, { once: true });
    form.requestSubmit();
    expect(isStopped).to.equal(false);
  });
});

describe('site-form: many error messages', () => {
  const three = () => mounted(html`
    <site-form form-id="x" draft="none"><form>
      ${['a', 'b', 'c'].map(name => html`<p><label>${name} <input name=${name} type="email" required></label></p>`)}<button>Send</button>
    </form></site-form>`);

  it('are looked for before the first of them is written: a look after each would lay the whole page out again', async () => {
    const { form } = await three();
    const { checkVisibility } = Element.prototype;
    const written = new Set<number>();
    Element.prototype.checkVisibility = function (options) {
      written.add(form.querySelectorAll('.site-form-error').length);
      return checkVisibility.call(this, options);
    };
    form.requestSubmit();
    Element.prototype.checkVisibility = checkVisibility;
    expect([...written]).to.deep.equal([0, 3]); // the last look is for the focus
  });

  it('stand still while a letter changes nothing of them', async () => {
    const { form, type } = await three();
    form.requestSubmit();
    type('a', 'ada');
    form.querySelector('[name=a]')!.dispatchEvent(new Event('change', { bubbles: true }));
    const summary = form.querySelector('.site-form-summary')!;
    const said = summary.textContent;
    expect(said).to.contain('Email is not valid.');
    type('a', 'adab'); // as wrong as before
    expect(form.querySelector('.site-form-summary')).to.equal(summary);
    type('b', 'ada@example.com');
    expect(form.querySelector('.site-form-summary')!.textContent).to.not.equal(said);
    form.requestSubmit();
    expect(form.querySelectorAll('.site-form-summary:not(.site-form-below)')).to.have.length(1);
  });

  it('are named by what asks, without a colon after its question mark', async () => {
    const { form } = await mounted(
      html`<site-form form-id="x"><form><label>What else? <input name="a" required></label><label>Name: <input name="b" required></label></form></site-form>`,
    );
    form.requestSubmit();
    expect([...form.querySelectorAll('.site-form-summary a')].map(link => link.textContent))
      .to.deep.equal(['What else? Please fill in this field.', 'Name: Please fill in this field.']);
  });
});

describe('site-form: a page that posts forms itself', () => {
  it('hears of no invalid form, as it would not in a browser', async () => {
    const { host, form, type } = await mounted(html`
      <site-form><form action="/there"><label>Name <input name="name" required></label><button>Send</button></form></site-form>`);
    let posts = 0;
    form.addEventListener('submit', event => { // as htmx, Swup and Turbo take over a form
      posts++;
      event.preventDefault();
    });
    form.requestSubmit();
    expect(posts).to.equal(0);
    await waitUntil(() => host.querySelector('.site-form-error')?.textContent!.trim());
    type('name', 'Ada');
    form.requestSubmit();
    expect(posts).to.equal(1);
  });
});
