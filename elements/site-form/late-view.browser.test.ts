import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { formView } from '../../core/forms/form.feature.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

/** React is on the way until a test lets it arrive; what has arrived once is there for good. */
const { load } = formView;
let asked = 0;
let arrive = () => {};
let fail = () => {};

async function contact() {
  const host = await fixture<SiteForm>(html`
    <site-form form-id="late" draft="none"><form>
      <p><label>Name <input name="name" required></label></p>
      <p><label>Text <textarea name="text"></textarea></label></p><p><button>Send</button></p>
    </form></site-form>`);
  await host.updateComplete;
  const form = host.querySelector('form')!;
  return { host, form, name: form.querySelector('input')!, text: form.querySelector('textarea')!, regions: [...host.shadowRoot!.querySelectorAll('[role]')] };
}

describe('site-form: before React is there', () => {
  beforeEach(() => {
    asked = 0;
    const arriving = new Promise<Awaited<ReturnType<typeof load>>>((resolve, reject) => {
      arrive = () => void load().then(resolve);
      fail = () => reject(new Error('no connection'));
    });
    formView.load = () => {
      asked++;
      return arriving;
    };
  });
  after(() => { formView.load = load; });

  it('asks for it only when a visitor comes to the form', async () => {
    const { form, name } = await contact();
    await nextFrame();
    expect(asked).to.equal(0);
    expect(form.noValidate).to.equal(true);
    name.focus();
    expect(asked).to.equal(1);
    form.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    expect(asked, 'pointers preload it too').to.equal(2);
  });

  it('lets the browser show what is wrong where React does not arrive', async () => {
    const { host, form, name } = await contact();
    host.addEventListener('site-error', event => event.preventDefault());
    form.requestSubmit();
    expect(document.activeElement).to.equal(name);
    expect(name.getAttribute('aria-invalid')).to.equal('true');
    fail();
    await waitUntil(() => name.validationMessage === 'Please fill in this field.');
    name.value = 'Ada';
    name.dispatchEvent(new Event('input', { bubbles: true }));
    expect(name.validity.customError).to.equal(false);
  });

  it('marks and focuses fields immediately, keeps what is typed, and React shows its messages in the same regions', async () => {
    const { host, form, name, text, regions } = await contact();
    form.requestSubmit();
    expect(name.getAttribute('aria-invalid')).to.equal('true');
    expect(document.activeElement).to.equal(name);
    text.value = 'Typed meanwhile';
    text.focus();
    arrive();
    await waitUntil(() => form.querySelector('.site-form-error'));
    expect(form.querySelector('.site-form-error')!.id).to.equal(name.getAttribute('aria-describedby'));
    expect(form.querySelector('.site-form-summary a')!.textContent).to.equal('Name: Please fill in this field.');
    expect([form.querySelector('input'), form.querySelector('textarea')]).to.deep.equal([name, text]);
    expect([text.value, document.activeElement]).to.deep.equal(['Typed meanwhile', text]);
    expect([...host.shadowRoot!.querySelectorAll('[role]')], 'live regions were there before their text').to.deep.equal(regions);
    await waitUntil(() => regions[1]!.textContent!.includes('One or more fields is invalid'));
  });

  it('leaves the author\'s nodes to the author: no listener of React\'s is on them', async () => {
    const { form, name } = await contact();
    const node = form.querySelector('p')!;
    const listened: string[] = [];
    for (const each of [form, node, name]) {
      const { addEventListener } = each;
      each.addEventListener = ((type: string, ...rest: [any]) => { listened.push(type); addEventListener.call(each, type, ...rest); }) as any;
    }
    form.requestSubmit();
    arrive();
    await waitUntil(() => form.querySelector('.site-form-error'));
    expect(listened).to.deep.equal([]);
    let pressed = 0;
    const summary = form.querySelector<HTMLElement>('.site-form-summary')!;
    summary.addEventListener('click', () => { pressed++; });
    summary.click();
    expect(pressed, 'the page may listen on ours').to.equal(1);
  });
});
