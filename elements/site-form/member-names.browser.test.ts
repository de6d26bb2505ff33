// Runs in every engine: named properties of forms.
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { formView } from '../../core/forms/form.feature.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

/** Everything that a script may ask of a form. A field of the same name hides it. */
function memberNames(): string[] {
  const names = new Set<string>();
  for (let prototype: object | null = HTMLFormElement.prototype; prototype; prototype = Object.getPrototypeOf(prototype)) {
    for (const name of Object.getOwnPropertyNames(prototype)) names.add(name);
  }
  return [...names].filter(name => name !== '__proto__');
}

const names = memberNames();

describe('site-form: fields with the names of a form\'s own members', () => {
  before(() => formView.load());

  for (const kind of ['name', 'id'] as const) {
    it(`break nothing as ${kind}`, async () => {
      const errors: unknown[] = [];
      const host = await fixture<SiteForm>(html`<site-form form-id="odd" endpoint="http://localhost:1"></site-form>`);
      host.addEventListener('site-error', event => { errors.push((event as CustomEvent).detail.error); });
      const form = document.createElement('form');
      form.innerHTML = `<label>Mail <input name="mail" type="email" required class="mail"></label><label>Text <textarea name="text" maxlength="5"></textarea></label>
        ${names.map(name => `<input aria-label="x" ${kind}="${name}" ${kind === 'id' ? `name="field-${name}"` : ''} value="of ${name}">`).join('')}<button class="send">Send</button>`;
      const find = <E extends HTMLElement>(selector: string) => host.querySelector<E>(selector)!;
      host.append(form);
      const stay = (event: Event) => event.preventDefault(); // where ours breaks the page would go
      document.addEventListener('submit', stay);
      await waitUntil(() => find('form[novalidate]'));
      find('.send').click();
      await waitUntil(() => find('.site-form-error'));
      expect(document.activeElement === find('.mail')).to.equal(true);
      const field = find<HTMLInputElement>('.mail');
      field.value = 'ada@example.com';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      expect(find('.site-form-error')).to.equal(null);
      await waitUntil(() => Object.entries(sessionStorage).some(([key, text]) => key.endsWith(':odd') && text.includes('ada@example.com')));
      let values: Record<string, unknown> = {};
      host.addEventListener('site-form-submit', event => { values = event.detail.values; });
      const error = oneEvent(host, 'site-form-error');
      find('.send').click();
      expect((await error as CustomEvent).detail.reason).to.equal('unreachable');
      for (const name of names) expect(values[kind === 'id' ? `field-${name}` : name], name).to.equal(`of ${name}`);
      HTMLFormElement.prototype.reset.call(form);
      host.remove();
      await waitUntil(() => !host.querySelector('form[novalidate]'));
      document.removeEventListener('submit', stay);
      expect(errors).to.deep.equal([]);
      for (const key of Object.keys(sessionStorage)) if (key.startsWith('site-form:')) sessionStorage.removeItem(key);
    });
  }
});
