// Runs in every engine: what stands for the form until it is drawn, and what is typed while it is replaced.
import { expect, fixture } from '@open-wc/testing';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

const email = { id: 'email', type: 'email', title: 'Email', required: true };
const note = { id: 'note', type: 'text', title: 'Note' };
const path = '/api/form/StoredForm';

describe('site-form: a form by its ID', () => {
  const { fetch: realFetch } = window;
  let asked: string[] = [];
  /** Answers the next requests for stored forms, by their ID. */
  const answer = (make: (formId: string) => Response | Promise<Response>) => {
    window.fetch = (input, init) => {
      const { pathname, searchParams } = new URL(String(input), location.href);
      if (pathname !== path) return realFetch(input, init);
      asked.push(searchParams.get('formId')!);
      return Promise.resolve(make(searchParams.get('formId')!));
    };
  };
  beforeEach(() => { asked = []; });
  afterEach(() => { window.fetch = realFetch; });

  const input = (host: Element, name: string) => host.querySelector<HTMLInputElement>(`form [name="${name}"]`);

  it('shows the stored fields, captcha and texts in place of its fallback', async () => {
    answer(() => Response.json({ fields: [email, note], successText: 'Thanks!', redirect: '/thanks', captcha: 'altcha' }));
    const host = await fixture<SiteForm>('<site-form form-id="contact" draft="none"><p data-site-fallback><a href="/forms/contact">Contact</a></p></site-form>');
    await waitUntil(() => input(host, 'note'));
    expect([host.successText, host.redirect, host.captcha]).to.deep.equal(['Thanks!', '/thanks', 'altcha']);
    expect(host.querySelector('[data-site-fallback]')!.checkVisibility()).to.equal(false);
    expect(asked).to.deep.equal(['contact']);
  });

  it('keeps the attributes of the tag, and refuses an address that scripts run from', async () => {
    answer(() => Response.json({ fields: [email], successText: 'Thanks!', redirect: 'javascript:alert(1)' }));
    const host = await fixture<SiteForm>('<site-form form-id="contact" draft="none" success-text="Sent."></site-form>');
    await waitUntil(() => input(host, 'email'));
    expect([host.successText, host.redirect]).to.deep.equal(['Sent.', '']);
  });

  it('leaves a form of the page\'s own and a list without `sync` alone', async () => {
    answer(() => Response.json({ fields: [note] }));
    const own = await fixture<SiteForm>('<site-form form-id="contact" draft="none"><form method="post"><input name="email"><button>Send</button></form></site-form>');
    const listed = await fixture<SiteForm>('<site-form form-id="contact" draft="none"></site-form>');
    listed.fields = [email];
    const alone = await fixture<SiteForm>('<site-form form-id="alone" draft="none"></site-form>');
    await waitUntil(() => input(alone, 'note') && input(listed, 'email') && own.querySelector('form[novalidate]'));
    expect(input(own, 'note') ?? input(listed, 'note')).to.equal(null);
  });

  it('shows its own list first with `sync`, and keeps what is typed when the stored form replaces it', async () => {
    let reply!: (response: Response) => void;
    answer(() => new Promise(resolve => { reply = resolve; }));
    const list = JSON.stringify({ fields: [email] });
    const host = await fixture<SiteForm>(`<site-form form-id="contact" sync draft="none"><script type="application/json">${list}</script></site-form>`);
    await waitUntil(() => input(host, 'email') && asked.length > 0);
    input(host, 'email')!.value = 'ada@example.com';
    reply(Response.json({ fields: [note, email] }));
    await waitUntil(() => input(host, 'note'));
    expect(input(host, 'email')!.value).to.equal('ada@example.com');
  });

  it('keeps its own list if the service cannot be reached, and logs it for developers', () => captureConsole(async messages => {
    answer(() => Promise.reject(new TypeError('offline')));
    const host = await fixture<SiteForm>('<site-form form-id="contact" sync draft="none"></site-form>');
    host.fields = [email];
    await waitUntil(() => messages.some(message => message.includes('could not be loaded')) && input(host, 'email'));
    expect(host.querySelector('.site-form-not-loaded')).to.equal(null);
  }));

  it('says that it could not be loaded, with a link to its own page, and tries again once the network is back', () => captureConsole(async () => {
    answer(() => Promise.reject(new TypeError('offline')));
    const host = await fixture<SiteForm>('<site-form form-id="contact" draft="none"></site-form>');
    await waitUntil(() => host.querySelector('[role="alert"] a'));
    expect(host.querySelector<HTMLAnchorElement>('[role="alert"] a')!.pathname).to.equal('/forms/contact');
    answer(() => Response.json({ fields: [email] }));
    window.dispatchEvent(new Event('online'));
    await waitUntil(() => input(host, 'email'));
    expect(host.querySelector('.site-form-not-loaded')).to.equal(null);
  }));

  it('says that a form does not exist, without a link that leads nowhere', () => captureConsole(async () => {
    answer(() => Response.json({ error: 'No.' }, { status: 404 }));
    const host = await fixture<SiteForm>('<site-form form-id="none" draft="none"></site-form>');
    await waitUntil(() => host.querySelector('[role="alert"]')?.textContent);
    expect(host.querySelector('a')).to.equal(null);
  }));

  it('follows another ID', async () => {
    answer(formId => Response.json({ fields: [formId === 'two' ? note : email] }));
    const host = await fixture<SiteForm>('<site-form form-id="one" draft="none"></site-form>');
    await waitUntil(() => input(host, 'email'));
    host.formId = 'two';
    await waitUntil(() => input(host, 'note'));
    expect(input(host, 'email')).to.equal(null);
  });
});
