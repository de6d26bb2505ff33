import { fixture, html, nextFrame } from '@open-wc/testing';
import { forgetFailures } from '../../core/forms/assist/address/places-api.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

const place = (line: string, secondaryText = 'H91 Galway, County Galway, Ireland') =>
  ({ placeId: line.toLowerCase().replace(' ', '-'), mainText: line, secondaryText, description: `${line}, ${secondaryText}` });
export const quay = place('12 Quay Street');
export const sea = place('12 Sea Road');
export const husum = { ...place('Husum', 'Schleswig-Holstein, Germany'), placeId: 'geonames.2897132.0' };
export const wild = place('<img src=x onerror=alert(1)>', '<b>bold</b>');
export const parts = { line1: '12 Quay Street', line2: '', city: 'Galway', state: 'County Galway', zip: 'H91', country: 'Ireland' };

export interface Question { readonly path: string; readonly query: Record<string, string>; answer(body: unknown, status?: number): Promise<void> }

/** A page without network access: its requests to the service, each answered when a test releases the response. */
export class AddressPage {
  readonly asked: Question[] = [];
  readonly #fetch = globalThis.fetch;

  open(): void {
    forgetFailures();
    globalThis.fetch = (address, options) => {
      const { pathname, searchParams } = new URL(String(address), location.href);
      if (!pathname.startsWith('/api/')) return this.#fetch.call(globalThis, address, options);
      return new Promise(resolve => {
        this.asked.push({
          path: pathname.split('/').at(-1)!,
          query: Object.fromEntries(searchParams),
          async answer(body, status = 200) {
            resolve(new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } }));
            await nextFrame();
            await nextFrame();
          },
        });
      });
    };
  }

  close(): void { globalThis.fetch = this.#fetch; }

  /** The question of this number, as soon as it is asked. */
  async question(number = this.asked.length + 1): Promise<Question> {
    await waitUntil(() => this.asked.length >= number, `question ${number}`);
    return this.asked[number - 1]!;
  }
}

export const wholeAddress = html`
  <fieldset name="home" data-field="address"><legend>Address</legend>
    <p><label for="line1">Street</label><input id="line1" name="home.line1" required></p>
    <p><label>Flat <input name="home.line2"></label></p>
    <p><label>Town <input name="home.city"></label></p>
    <p><label>County <input name="home.state"></label></p>
    <p><label>Post code <input name="home.zip"></label></p>
    <p><label>Country <select name="home.country"><option value="">Choose</option><option value="GB">United Kingdom</option><option value="IE">Ireland</option></select></label></p>
  </fieldset>`;

/** A form with an address, and what a visitor does with it. */
export async function addressForm(fields = wholeAddress, { formId = 'delivery', backend = 'site', search = 'true', endpoint = location.origin } = {}) {
  const host = await fixture<SiteForm>(html`
    <site-form form-id=${formId} backend=${backend} address-search=${search} draft="none" endpoint=${endpoint}>
      <form aria-label="Deliver" action="#elsewhere">${fields}<p><button>Send</button></p></form>
    </site-form>`);
  await host.updateComplete;
  const form = host.querySelector('form')!;
  const named = (name: string) => form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)!;
  const line = form.querySelector<HTMLInputElement>('[data-field] input, input[data-field]')!;
  return {
    host, form, line, named,
    /** Comes to the first line and waits until help is there. */
    async come(): Promise<void> {
      line.focus();
      await waitUntil(() => line.getAttribute('role') === 'combobox', 'a combobox');
    },
    type(text: string, more: InputEventInit = {}): void {
      line.value = text;
      line.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText', ...more }));
    },
    press(key: string, more: KeyboardEventInit = {}): boolean {
      return line.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more }));
    },
    get list() { return form.querySelector<HTMLElement>('.site-form-places'); },
    get options() { return [...form.querySelectorAll<HTMLElement>('[role=option]')]; },
    get status() { return form.querySelector('.site-form-places-status')?.textContent; },
    value: (name: string) => named(`home.${name}`).value,
    get values() { return ['line1', 'line2', 'city', 'state', 'zip', 'country'].map(name => named(`home.${name}`).value); },
  };
}

/** A form whose list shows the answer to what was typed. */
export async function suggested(page: AddressPage, predictions: readonly object[] = [quay, sea], fields = wholeAddress) {
  const made = await addressForm(fields);
  await made.come();
  made.type('12 quay');
  await (await page.question(1)).answer({ predictions });
  await waitUntil(() => made.list, 'a list');
  return made;
}
