// Runs in every engine: what each kind of input takes, and what a reset leaves.
import { expect, fixture } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import { accountKey, forgetAccountSession, keepAccountSession } from '../../core/session/account-session.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

const start = location.href;

interface Page {
  readonly host: SiteForm;
  readonly form: HTMLFormElement;
  input(name: string): HTMLInputElement;
  /** The chosen values of a name. */
  chosen(name: string): string[];
}

/** A form on a page with this address. `filled`: a field to wait for; each page has one that is filled in. */
async function open(search: string, fields: string, attributes = ''): Promise<Page> {
  history.replaceState(null, '', `${new URL(start).pathname}${search}`);
  const host = await fixture<SiteForm>(`<site-form form-id="one" ${attributes}><form method="post">${fields}<input name="sentinel"><button>Send</button></form></site-form>`);
  const form = host.querySelector('form')!;
  const input = (name: string): HTMLInputElement => form.querySelector(`[name="${CSS.escape(name)}"]`)!;
  await waitUntil(() => input('sentinel').value === 'here');
  return {
    host, form, input,
    chosen: name => [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]:checked`)].map(({ value }) => value),
  };
}

const days = ['Monday', 'Tuesday', 'Friday'].map((day, at) => `<label><input type="checkbox" name="day" value="${at + 1}"> ${day}</label>`).join('');
const sizes = ['S', 'M', 'L'].map(size => `<label><input type="radio" name="size" value="${size}"> ${size}</label>`).join('');
const topics = '<select name="topic"><option value="">Choose</option><option value="r">Repairs</option><option value="o" disabled>Orders</option></select>';

describe('site-form: values from the page\'s address', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  after(() => history.replaceState(null, '', start));

  const rows: readonly [name: string, field: string, search: string, value: string][] = [
    ['a text', '<input name="a">', 'a=Ada Byron', 'Ada Byron'],
    ['markup, as text', '<input name="a">', `a=${encodeURIComponent('<img src=x onerror=alert(1)>')}`, '<img src=x onerror=alert(1)>'],
    ['a text of several lines in one', '<input name="a">', 'a=one%0Atwo', 'one two'],
    ['several lines', '<textarea name="a"></textarea>', 'a=one%0D%0Atwo', 'one\ntwo'],
    ['a text instead of the author\'s own', '<input name="a" value="before">', 'field.a=after', 'after'],
    ['an email', '<input name="a" type="email">', 'a=ada@example.com', 'ada@example.com'],
    ['a number', '<input name="a" type="number">', 'a=12.5', '12.5'],
    ['no number that can be read in two ways', '<input name="a" type="number" value="3">', 'a=1,500', '3'],
    ['no word as a number', '<input name="a" type="number" value="3">', 'a=many', '3'],
    ['a date', '<input name="a" type="date">', 'a=2026-05-02', '2026-05-02'],
    ['no date that does not exist', '<input name="a" type="date" value="2026-01-01">', 'a=2026-02-31', '2026-01-01'],
    ['a time', '<input name="a" type="time">', 'a=14:30', '14:30'],
    ['no number outside of a range', '<input name="a" type="range" min="0" max="5" value="2">', 'a=7', '2'],
    ['no text that is too long for the field', '<input name="a" maxlength="3" value="x">', 'a=abcd', 'x'],
    ['no text that is too long for a counted field', '<textarea name="a" maxlength="3">x</textarea>', 'a=abcd', 'x'],
    ['no password', '<input name="a" type="password">', 'a=secret', ''],
    ['no one-time code', '<input name="a" autocomplete="one-time-code">', 'a=123456', ''],
    ['no amount', '<p data-field="currency"><input name="a"></p>', 'a=5000', ''],
    ['no hidden field', '<input name="a" type="hidden" value="own">', 'a=other', 'own'],
    ['no read-only field', '<input name="a" readonly value="own">', 'a=other', 'own'],
    ['a hidden field that its owner allows', '<input name="a" type="hidden" value="own" data-site-prefill>', 'a=other', 'other'],
    ['no field that its owner excepts', '<p data-no-prefill><input name="a"></p>', 'a=other', ''],
    ['a field that a condition hides', '<p data-site-when="b is filled"><input name="a"></p><input name="b">', 'a=later', 'later'],
  ];
  for (const [name, field, search, value] of rows) {
    it(`set ${name}`, async () => {
      const page = await open(`?${search}&sentinel=here`, field);
      expect(page.input('a').value).to.equal(value);
    });
  }

  it('choose by value or by label', async () => {
    const page = await open('?day=1&day=friday&size=l&topic=repairs&sentinel=here', days + sizes + topics);
    expect(page.chosen('day')).to.deep.equal(['1', '3']);
    expect(page.chosen('size')).to.deep.equal(['L']);
    expect(page.input('topic').value).to.equal('r');
  });

  it('choose several that are separated by commas', async () => {
    const page = await open('?field.day=Monday,%20Tuesday,Sunday&sentinel=here', days);
    expect(page.chosen('day')).to.deep.equal(['1', '2']);
  });

  it('choose nothing that is unknown or disabled', async () => {
    const page = await open('?day=Sunday&size=XL&topic=Orders&sentinel=here', days + sizes + topics);
    expect([...page.chosen('day'), ...page.chosen('size'), page.input('topic').value]).to.deep.equal(['']);
  });

  it('never agree to anything', async () => {
    const boxes = '<label><input type="checkbox" name="terms" value="yes" required> Terms</label><label><input type="checkbox" name="news"> News</label>';
    const page = await open('?terms=yes&news=on&field.news=true&sentinel=here', boxes);
    expect([...page.chosen('terms'), ...page.chosen('news')]).to.deep.equal([]);
  });

  it('are set again by a reset', async () => {
    const page = await open('?a=Ada&size=M&sentinel=here', `<input name="a">${sizes}`);
    page.input('a').value = 'Grace';
    page.form.reset();
    await waitUntil(() => page.input('a').value === 'Ada');
    expect(page.chosen('size')).to.deep.equal(['M']);
  });

  it('set fields that are added later', async () => {
    const page = await open('?late=Ada&sentinel=here', '');
    const late = document.createElement('input');
    late.name = 'late';
    page.form.prepend(late);
    await waitUntil(() => late.value === 'Ada');
  });

  it('show what they make conditions ask for', async () => {
    const page = await open('?size=L&sentinel=here', `${sizes}<p data-site-when="size is L"><input name="note"></p>`);
    await waitUntil(() => page.input('note').checkVisibility());
  });

  it('are not used if the owner has turned them off', async () => {
    history.replaceState(null, '', `${new URL(start).pathname}?a=Ada`);
    const host = await fixture<SiteForm>('<site-form form-id="one" prefill="false"><form method="post"><input name="a"><button>Send</button></form></site-form>');
    const other = await open('?a=Ada&sentinel=here', ''); // would be filled in at the same time
    expect(other.input('sentinel').value).to.equal('here');
    expect(host.querySelector('input')!.value).to.equal('');
  });

  it('stay out of what the visitor has typed, also after a reload', async () => {
    const before = await open('?a=Ada&b=Byron&sentinel=here', '<input name="a"><input name="b">');
    before.input('a').value = 'Grace';
    before.input('a').dispatchEvent(new Event('input', { bubbles: true }));
    await waitUntil(() => Object.keys(sessionStorage).some(key => sessionStorage.getItem(key)?.includes('Grace')));
    expect(Object.values({ ...sessionStorage }).join()).not.to.include('Byron');
    before.host.remove();
    const again = await open('?a=Ada&b=Byron&sentinel=here', '<input name="a"><input name="b">');
    await waitUntil(() => again.input('a').value === 'Grace');
    expect(again.input('b').value).to.equal('Byron');
  });
});

describe('site-form: values from the tag and the account', () => {
  afterEach(() => {
    forgetAccountSession();
    history.replaceState(null, '', start);
  });

  const tag = 'data-field-sentinel="here"';

  it('are set by the names of attributes, hidden fields too', async () => {
    const page = await open('', '<input type="hidden" name="product"><input name="name.first">', `${tag} data-field-product="Blue vase" data-field-name-first="Ada"`);
    expect([page.input('product').value, page.input('name.first').value]).to.deep.equal(['Blue vase', 'Ada']);
  });

  it('stay behind the page\'s address', async () => {
    const page = await open('?a=Grace', '<input name="a">', `${tag} data-field-a="Ada"`);
    expect(page.input('a').value).to.equal('Grace');
  });

  it('are taken back from hidden fields when the element is removed', async () => {
    const page = await open('', '<input type="hidden" name="product" value="own">', `${tag} data-field-product="Blue vase"`);
    page.host.remove();
    await waitUntil(() => page.input('product').value === 'own');
  });

  it('include the email of the account, in the only email field', async () => {
    keepAccountSession({ id: '1', email: 'ada@example.com', websiteRoles: [], xsrfToken: 'token' }, { lifetimeMs: 60_000, isRemembered: false });
    expect(sessionStorage.getItem(accountKey)).not.to.equal(null);
    const one = await open('', '<input type="email" name="email">', tag);
    expect(one.input('email').value).to.equal('ada@example.com');
    const two = await open('', '<input type="email" name="email"><input type="email" name="friend">', tag);
    expect([two.input('email').value, two.input('friend').value]).to.deep.equal(['', '']);
  });
});
