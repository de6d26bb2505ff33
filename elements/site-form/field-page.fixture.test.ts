import { fixture } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

export interface FieldPage {
  readonly form: HTMLFormElement;
  /** The first control. */
  readonly input: HTMLInputElement;
  /** Presses the button: what the page would be asked to send, null where the form is refused. */
  sent(): Record<string, unknown> | null;
}

/** A form of the author's with these fields, ready to be filled in. */
export async function makeField(fields: string): Promise<FieldPage> {
  const host = await fixture<SiteForm>(`<site-form form-id="one" draft="none"><form method="post">${fields}<button>Send</button></form></site-form>`);
  await waitUntil(() => host.querySelector('form[novalidate]'));
  const form = host.querySelector('form')!;
  return {
    form,
    input: form.querySelector('input')!,
    sent() {
      let values: Record<string, unknown> | null = null;
      const take = (event: Event) => {
        values = (event as CustomEvent<{ values: Record<string, unknown> }>).detail.values;
        event.preventDefault();
      };
      host.addEventListener('site-form-submit', take, { once: true });
      form.requestSubmit();
      host.removeEventListener('site-form-submit', take);
      return values;
    },
  };
}
