import { fixture, html } from '@open-wc/testing';
import { $allowedHosts } from '../../core/embed/allowed-hosts.js';
import { registry } from '../../core/registry/registry.js';
import { answerConsent } from '../../core/stores/consent.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';
import { captchaProviders } from '../../core/forms/captcha/providers/providers.js';

/** The globals that the scripts of the hosted captchas make. */
export const globals = { recaptcha: 'grecaptcha', turnstile: 'turnstile', hcaptcha: 'hcaptcha' } as const;
export type Hosted = keyof typeof globals;
export const hostedNames = Object.keys(globals) as Hosted[];
export const incomplete = 'Complete CAPTCHA before submitting.';

interface Rendered { readonly node: HTMLElement; readonly options: Record<string, any>; resets: number }

/** A page on which no network is touched: what it has asked for, and what it is answered. */
export class CaptchaPage {
  readonly scripts: string[] = [];
  readonly rendered: Rendered[] = [];
  readonly saved: Record<string, unknown>[] = [];
  readonly warnings: unknown[][] = [];
  isBlocked = false;
  reply: { status: number; body: unknown } = { status: 200, body: { id: 'stored' } };
  challenge: () => object = () => ({});
  readonly #before = { fetch: globalThis.fetch, warn: console.warn, error: console.error };
  readonly #narrow = new CSSStyleSheet();

  /** Takes the place of the network; the puzzle is a digest of its salt and 3. */
  async open(): Promise<void> {
    const salt = 'aa?expires=99999999999&';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}3`));
    const challenge = [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('');
    this.challenge = () => ({ algorithm: 'SHA-256', challenge, maxnumber: 10, salt, signature: 'signed' });
    this.#narrow.replaceSync('.narrow { inline-size: 300px }');
    document.adoptedStyleSheets.push(this.#narrow);
    console.warn = console.error = (...words: unknown[]) => { this.warnings.push(words); };
    document.head.append = (...nodes) => {
      const [script] = nodes;
      if (!(script instanceof HTMLScriptElement)) return Element.prototype.append.apply(document.head, nodes);
      this.scripts.push(script.src);
      if (!this.isBlocked) this.#install(script.src);
      const { isBlocked } = this;
      queueMicrotask(() => script.dispatchEvent(new Event(isBlocked ? 'error' : 'load')));
    };
    globalThis.fetch = async (address, options) => this.#answer(address, options);
  }

  close(): void {
    delete (document.head as Partial<HTMLHeadElement>).append;
    globalThis.fetch = this.#before.fetch;
    [console.warn, console.error] = [this.#before.warn, this.#before.error];
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== this.#narrow);
    for (const name of Object.values(globals)) delete (globalThis as any)[name];
    delete registry.stores['scripts@1'];
    $allowedHosts.set([]);
    answerConsent('unasked');
  }

  async #answer(address: RequestInfo | URL, options?: RequestInit): Promise<Response> {
    const { pathname } = new URL(String(address), location.href);
    const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
    if (pathname === '/api/form/FormSubmissionKey') return json({ key: 'key' });
    if (pathname === '/api/captcha/challenge') return json(this.challenge());
    if (pathname !== '/api/form/SaveFormSubmission') return this.#before.fetch.call(globalThis, address, options);
    this.saved.push(JSON.parse(String(options!.body)));
    return json(this.reply.body, this.reply.status);
  }

  #install(address: string): void {
    const name = hostedNames.find(each => new URL(address).host === captchaProviders[each].host)!;
    const { rendered } = this;
    (globalThis as any)[globals[name]] = {
      render(node: HTMLElement, options: Record<string, unknown>) {
        const field = document.createElement('textarea'); // as they all do
        field.name = captchaProviders[name].fieldName;
        node.append(field);
        return rendered.push({ node, options, resets: 0 }) - 1;
      },
      reset(id: number) { rendered[id]!.resets++; },
    };
  }
}

/** A form with a captcha, and what tests do with it. */
export async function guarded(name: string, { key = 'site-key', isNarrow = false } = {}) {
  const made = await fixture(html`
    <div class=${isNarrow ? 'narrow' : ''}><site-form form-id="commission" draft="none" endpoint=${location.origin} captcha=${name} captcha-key=${key}>
      <form aria-label="Ask"><p><label>Name <input name="name" required></label></p><p><label>More <input name="more"></label></p><p><button>Ask</button></p></form>
    </site-form></div>`);
  const host = made.querySelector<SiteForm>('site-form')!;
  await host.updateComplete;
  const form = host.querySelector('form')!;
  await waitUntil(() => form.querySelector('.site-form-captcha'));
  const box = form.querySelector<HTMLElement>('.site-form-captcha')!;
  const find = <E extends HTMLElement = HTMLElement>(selector: string) => box.querySelector<E>(selector);
  const type = (value = 'Ada') => {
    const field = form.querySelector<HTMLInputElement>('[name=name]')!;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { host, form, box, find, type, button: form.querySelector<HTMLButtonElement>('button:not([type])')!, phase: () => box.dataset.phase };
}

export const summary = (form: Element) => form.querySelector('.site-form-summary')?.textContent ?? '';
export const success = (host: SiteForm) => host.shadowRoot!.querySelector('#success');
