// Runs in every engine: a form that is saved, and continued by the link of the email.
import { expect, fixture, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { readResumeLink, writeResumeLink } from '../../core/contract/saved-drafts/resume-link.js';
import { mostDraftCharacters, type SaveDraftRequest, savedDraftPath } from '../../core/contract/saved-drafts/saved-draft.js';
import { decryptText } from '../../core/platform/encryption.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

const realFetch = globalThis.fetch;
const realWarn = console.warn;
const id = 'ABCDEFGHIJKLMNOPQRSTUV';
/** The service, with a mask that changes nothing: the key of the link is that of the page. */
const mask = 'A'.repeat(43);
let stored: SaveDraftRequest[] = [];
let submitted: Record<string, unknown>[] = [];
let warnings: string[] = [];
let offer: () => Response = () => Response.json({ days: 30 });
let answer: () => Response = () => Response.json({ id, days: 30 });
let readDraft: () => Response = () => Response.json({ data: stored.at(-1)!.data, mask });

const fields = `<label>Name <input name="name"></label> <label>Email <input name="email" type="email"></label>
  <label>Password <input name="door" type="password"></label> <label>Card <input name="card" autocomplete="cc-number"></label>
  <label>File <input name="file" type="file"></label> <input type="hidden" name="source" value="page">
  <label><input type="checkbox" name="room" value="yes"> A room</label> <label><input type="checkbox" name="terms" required> Terms</label>
  <label>Private <input name="private" data-no-draft></label> <button>Send</button>`;
const stepFields = `<fieldset data-site-step><legend>One</legend><label>Name <input name="name" required></label></fieldset>
  <fieldset data-site-step data-site-when="name is Ada"><legend>Two</legend><label>Town <input name="town"></label></fieldset>
  <fieldset data-site-step><legend>Three</legend><label>Note <input name="note"></label></fieldset><button>Send</button>`;

const open = async (markup = fields, attributes = 'save-by-email draft="none"', formId = 'order') => {
  const host = await fixture<SiteForm>(`<site-form form-id="${formId}" lang="en" ${attributes}><form method="post">${markup}</form></site-form>`);
  const form = host.querySelector('form')!;
  await waitUntil(() => form.noValidate);
  const named = (name: string): HTMLInputElement => form.querySelector(`[name="${name}"]`)!;
  const button = (name: string): HTMLButtonElement | null => host.querySelector(`[data-save="${name}"], [data-resume="${name}"]`);
  const message = () => host.querySelector('.site-form-save-message')?.textContent ?? '';
  const notice = () => host.querySelector('.site-form-resumed')?.textContent ?? '';
  return { host, form, named, button, message, notice };
};
type Page = Awaited<ReturnType<typeof open>>;

const openPanel = async ({ host, button }: Page) => {
  await waitUntil(() => button('open') !== null);
  button('open')!.click();
  await waitUntil(() => host.querySelector('.site-form-save input') !== null);
  return host.querySelector<HTMLInputElement>('.site-form-save input')!;
};
const save = async (page: Page, email = 'ada@example.com') => {
  (await openPanel(page)).value = email;
  page.button('send')!.click();
  await waitUntil(() => page.message() !== '' || page.host.querySelector('.site-form-save .site-form-error') !== null);
};
const linkTo = (hash: string) => history.replaceState({ noted: 1 }, '', `${location.pathname}${location.search}${hash}`);
const savedLink = (formId = 'order') => writeResumeLink({ formId, id, key: stored.at(-1)!.key });
const submit = async ({ host, form }: Page) => {
  const success = oneEvent(host, 'site-form-success');
  form.requestSubmit();
  await success;
};

describe('site-form: saved and continued by email', () => {
  beforeEach(() => {
    [stored, submitted, warnings] = [[], [], []];
    offer = () => Response.json({ days: 30 });
    answer = () => Response.json({ id, days: 30 });
    readDraft = () => Response.json({ data: stored.at(-1)!.data, mask });
    console.warn = (...all: unknown[]) => { warnings.push(all.join(' ')); };
    globalThis.fetch = async (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      if (url.includes('FormSubmissionKey')) return Response.json({ key: 'key', expires: '' });
      if (url.includes('SaveFormSubmission')) {
        submitted.push(JSON.parse(init!.body as string) as Record<string, unknown>);
        return Response.json({ id: 'stored' });
      }
      if (!url.includes(savedDraftPath)) return realFetch(input, init);
      if (init?.method === 'POST') {
        stored.push(JSON.parse(init.body as string) as SaveDraftRequest);
        return answer();
      }
      return new URL(url, location.href).searchParams.has('id') ? readDraft() : offer();
    };
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    console.warn = realWarn;
    linkTo('');
    sessionStorage.clear();
  });

  it('sends encrypted answers, the address of the page and an email address; without secrets, files and required boxes', async () => {
    const page = await open();
    page.named('name').value = 'Ada';
    for (const name of ['door', 'card', 'private']) page.named(name).value = 'secret';
    page.named('room').checked = page.named('terms').checked = true;
    await save(page);
    expect(page.message()).to.contain('We are sending a link to ada@example.com');
    expect(page.host.shadowRoot!.activeElement ?? document.activeElement).to.equal(page.host.querySelector('.site-form-save-message'));
    const [{ data, key, ...rest }] = stored as [SaveDraftRequest];
    expect(rest).to.deep.equal({ formId: 'order', page: location.origin + location.pathname + location.search, email: 'ada@example.com' });
    const text = (await decryptText({ data, key }, 'order'))!;
    expect(text).to.not.contain('secret');
    expect(JSON.parse(text)).to.deep.equal({ draft: { name: ['Ada'], room: [true] }, steps: null });
    expect(page.named('name').value).to.equal('Ada');
  });

  it('fills in the form of another device, takes the key out of the address, and the submission names the draft', async () => {
    const first = await open();
    first.named('name').value = 'Ada';
    first.named('room').checked = true;
    await save(first);
    first.host.remove();
    linkTo(savedLink());
    const page = await open();
    await waitUntil(() => page.notice().includes('Your answers are back.'));
    expect(location.hash).to.equal('');
    expect(history.state).to.deep.equal({ noted: 1 });
    expect([page.named('name').value, page.named('room').checked, page.named('terms').checked]).to.deep.equal(['Ada', true, false]);
    expect(page.notice()).to.contain('Please fill in passwords, files');
    expect(document.activeElement).to.equal(page.host.querySelector('.site-form-resumed'));
    page.named('terms').checked = true;
    await submit(page);
    expect(submitted[0]).to.include({ savedDrafts: id });
    expect(page.host.querySelector('.site-form-resumed')).to.equal(null);
  });

  it('a form that was saved and submitted on one device names the draft, also after a reload', async () => {
    const attributes = 'save-by-email draft="session"';
    const first = await open(fields, attributes);
    first.named('name').focus();
    await sendKeys({ type: 'Ada' });
    await save(first);
    await waitUntil(() => Object.values(sessionStorage).some(text => String(text).includes('Ada')));
    first.host.remove();
    const page = await open(fields, attributes);
    await waitUntil(() => page.button('open') !== null && page.named('name').value === 'Ada');
    page.named('terms').checked = true;
    await submit(page);
    expect(submitted[0]).to.include({ savedDrafts: id });
    expect(Object.keys(sessionStorage).filter(key => key.endsWith(':saved'))).to.deep.equal([]);
  });

  it('keeps what is in the form already, and replaces it only if the visitor wants that', async () => {
    const first = await open();
    first.named('name').value = 'Ada';
    first.named('email').value = 'ada@example.com';
    await save(first);
    first.host.remove();
    let release = (_: Response) => {};
    const { data } = stored.at(-1)!;
    const delayed = new Promise<Response>(resolve => { release = resolve; });
    readDraft = () => delayed as unknown as Response;
    linkTo(savedLink());
    const page = await open();
    page.named('name').value = 'Grace';
    release(Response.json({ data, mask }));
    await waitUntil(() => page.notice().includes('have not been changed'));
    expect([page.named('name').value, page.named('email').value]).to.deep.equal(['Grace', 'ada@example.com']);
    page.button('replace')!.click();
    await waitUntil(() => page.button('replace') === null);
    expect(page.named('name').value).to.equal('Ada');
    expect(page.notice()).to.not.contain('have not been changed');
  });

  it('continues at the step, with its conditions', async () => {
    const first = await open(stepFields);
    await waitUntil(() => first.form.hasAttribute('data-site-steps'));
    first.named('name').focus();
    await sendKeys({ type: 'Ada' });
    const next = ({ form }: Page) => form.querySelector<HTMLButtonElement>('.site-form-next')!;
    next(first).click();
    await waitUntil(() => first.named('town').checkVisibility());
    first.named('town').value = 'Galway';
    await save(first);
    first.host.remove();
    linkTo(savedLink());
    const page = await open(stepFields);
    await waitUntil(() => page.notice().includes('Your answers are back.'));
    expect([page.named('name').checkVisibility(), page.named('town').checkVisibility(), page.named('town').value]).to.deep.equal([false, true, 'Galway']);
    next(page).click();
    await waitUntil(() => page.named('note').checkVisibility());
  });

  it('stores the draft that was filled in for a reload', async () => {
    const first = await open();
    first.named('name').value = 'Ada';
    await save(first);
    first.host.remove();
    linkTo(savedLink());
    const page = await open(fields, 'save-by-email draft="session"');
    await waitUntil(() => page.notice().includes('Your answers are back.'));
    await waitUntil(() => Object.values(sessionStorage).some(text => String(text).includes('Ada')));
    expect(Object.values(sessionStorage).join()).to.not.contain(stored[0]!.key);
  });

  const failures: [name: string, given: () => Response, text: string][] = [
    ['no connection', () => { throw new TypeError('Failed to fetch'); }, 'there is no connection'],
    ['too many', () => Response.json({ error: 'No.' }, { status: 429 }), 'too many attempts'],
    ['a failing service', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'Please try again later'],
    ['a refusal', () => Response.json({ error: 'No.' }, { status: 404 }), 'Please try again later'],
    ['a good status without an ID', () => Response.json({ days: 30 }), 'Please try again later'],
    ['a good status without JSON', () => new Response('<h1>Welcome</h1>'), 'Please try again later'],
  ];
  for (const [name, given, text] of failures) {
    it(`says that nothing is saved, and keeps all: ${name}`, async () => {
      answer = given;
      const page = await open();
      page.named('name').value = 'Ada';
      await save(page);
      expect(page.message()).to.contain('Your answers were not saved').and.to.contain(text);
      expect([page.named('name').value, page.host.querySelector<HTMLInputElement>('.site-form-save input')!.value]).to.deep.equal(['Ada', 'ada@example.com']);
      page.named('terms').checked = true;
      await submit(page);
      expect(submitted[0]).to.not.have.property('savedDrafts');
    });
  }

  it('sends nothing without answers, with a wrong email address, or with answers that are too long', async () => {
    const page = await open();
    await save(page);
    expect(page.message()).to.equal('There is nothing to save yet.');
    page.named('name').value = 'Ada';
    const input = page.host.querySelector<HTMLInputElement>('.site-form-save input')!;
    input.value = 'ada';
    input.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => input.getAttribute('aria-invalid') === 'true');
    expect(document.getElementById(input.getAttribute('aria-describedby')!)!.textContent).to.contain('Email is not valid');
    page.named('name').value = 'x'.repeat(mostDraftCharacters);
    input.value = 'ada@example.com';
    page.button('send')!.click();
    await waitUntil(() => page.message().includes('too long'));
    expect(stored).to.deep.equal([]);
    expect(submitted).to.deep.equal([]);
  });

  it('is opened and closed by keys, with the email address of the form', async () => {
    const page = await open();
    page.named('email').value = 'ada@example.com';
    await waitUntil(() => page.button('open') !== null);
    page.button('open')!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => document.activeElement?.matches('.site-form-save input') === true);
    expect((document.activeElement as HTMLInputElement).value).to.equal('ada@example.com');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => document.activeElement === page.button('open'));
    expect(page.host.querySelector('.site-form-save input')).to.equal(null);
  });

  it('draws nothing and warns once if the service does not offer it, without a form ID, or with another backend', async () => {
    for (const given of [() => Response.json({ error: 'No.' }, { status: 404 }), () => new Response('<h1>Hello</h1>')]) {
      offer = given;
      warnings = [];
      const page = await open(fields, 'save-by-email draft="none"', `form-${warnings.length}-${Math.random().toString(36).slice(2)}`);
      await waitUntil(() => warnings.length > 0);
      expect(warnings.join()).to.contain('cannot be saved by email');
      expect(page.host.querySelector('.site-form-save')).to.equal(null);
    }
    warnings = [];
    const { host } = await open(fields, 'save-by-email backend="form"');
    await waitUntil(() => warnings.length > 0);
    expect(warnings[0]).to.contain('saveByEmail needs a form-id');
    expect(host.querySelector('.site-form-save')).to.equal(null);
  });

  it('is there although the service cannot be reached now', async () => {
    offer = () => { throw new TypeError('Failed to fetch'); };
    const page = await open();
    await waitUntil(() => page.button('open') !== null);
  });

  it('is not there without the setting, and goes with it', async () => {
    const page = await open(fields, 'draft="none"');
    linkTo('#site-form-resume=order.x.y');
    const other = await open(fields, 'draft="none"');
    expect([page.button('open'), other.notice(), location.hash]).to.deep.equal([null, '', '#site-form-resume=order.x.y']);
  });

  const links: [name: string, hash: () => string, given: () => Response, text: string][] = [
    ['that has expired', savedLink, () => Response.json({ error: 'Gone.' }, { status: 404 }), 'no longer exist'],
    ['that is cut off', () => savedLink().slice(0, -3), () => Response.error(), 'incomplete or damaged'],
    ['with another key', () => writeResumeLink({ formId: 'order', id, key: 'B'.repeat(42) + 'A' }), () => Response.json({ data: stored[0]!.data, mask }), 'incomplete or damaged'],
    ['with damaged data', savedLink, () => Response.json({ data: stored[0]!.data.slice(3), mask }), 'incomplete or damaged'],
    ['whose answer is empty', savedLink, () => Response.json(null), 'incomplete or damaged'],
  ];
  for (const [name, hash, given, text] of links) {
    it(`a link ${name} leads to an empty form that works, with a message`, async () => {
      const first = await open();
      first.named('name').value = 'Ada';
      await save(first);
      first.host.remove();
      readDraft = given;
      linkTo(hash());
      const page = await open();
      await waitUntil(() => page.notice().includes(text));
      expect([location.hash, page.named('name').value]).to.deep.equal(['', '']);
      page.named('name').value = 'Grace';
      page.named('terms').checked = true;
      await submit(page);
      expect(submitted[0]!.form).to.contain('Grace');
    });
  }

  it('a link that cannot be read now can be tried again', async () => {
    const first = await open();
    first.named('name').value = 'Ada';
    await save(first);
    first.host.remove();
    readDraft = () => new Response('', { status: 503 });
    linkTo(savedLink());
    const page = await open();
    await waitUntil(() => page.button('retry') !== null);
    expect(page.notice()).to.contain('could not be loaded');
    readDraft = () => Response.json({ data: stored[0]!.data, mask });
    page.button('retry')!.click();
    await waitUntil(() => page.notice().includes('Your answers are back.'));
    expect(page.named('name').value).to.equal('Ada');
  });

  it('of two forms, the link is for the one that it names', async () => {
    const first = await open();
    first.named('name').value = 'Ada';
    await save(first);
    first.host.remove();
    linkTo(savedLink());
    expect(readResumeLink(location.hash)).to.include({ formId: 'order' });
    const other = await open(fields, 'save-by-email draft="none"', 'other');
    await waitUntil(() => other.button('open') !== null);
    expect([other.notice(), other.named('name').value]).to.deep.equal(['', '']);
    const page = await open();
    await waitUntil(() => page.notice().includes('Your answers are back.'));
  });

  it('is taken away with the setting', async () => {
    const page = await open();
    await waitUntil(() => page.button('open') !== null);
    page.form.remove();
    await waitUntil(() => page.button('open') === null);
  });
});
