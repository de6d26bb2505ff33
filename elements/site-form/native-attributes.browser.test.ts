// Runs in every engine: native validation.
import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import { type AttributeCase, nativeAttributes } from '../../core/forms/native-attributes.fixture.test.js';
import './site-form.js';
import type { SiteForm } from './site-form.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Tried { readonly said: string; readonly native: string; readonly sent: Record<string, unknown> | null }

/** Fills a form in as the case says, and presses its button. */
async function tried({ markup, value, keys }: Pick<AttributeCase, 'markup' | 'value' | 'keys'>, prepare?: (control: Control) => void): Promise<Tried> {
  const host = await fixture<SiteForm>(`<site-form form-id="one" draft="none" honeypot="false" endpoint="http://localhost:1"><form id="elsewhere" method="post">${markup}<button>Send</button></form></site-form>`);
  await waitUntil(() => host.querySelector('form[novalidate]'));
  const control = host.querySelector<Control>('[name=q]');
  if (control && value !== undefined) control.value = value;
  if (keys !== undefined) {
    control!.focus();
    await sendKeys({ type: keys });
  }
  if (control) prepare?.(control);
  let sent: Tried['sent'] = null;
  host.addEventListener('site-form-submit', event => {
    sent = (event as CustomEvent<{ values: Record<string, unknown> }>).detail.values;
    event.preventDefault();
  });
  host.querySelector('form')!.requestSubmit();
  const said = () => host.querySelector('.site-form-error')?.textContent ?? '';
  if (!sent) await waitUntil(() => said() !== '');
  return { said: said(), native: control?.validationMessage ?? '', sent };
}

describe('site-form: the attributes of its author\'s controls', () => {
  for (const { name, cases } of nativeAttributes) {
    for (const one of cases) {
      const { markup, value, keys, says, sends } = one;
      it(`respects ${name}: ${markup} with ${JSON.stringify(keys ?? value ?? null)} ${says === 'nothing' ? 'is sent' : 'is refused'}`, async () => {
        const { said, native, sent } = await tried(one);
        if (says === 'native') expect([said, said !== '']).to.deep.equal([native, true]);
        else if (says !== 'nothing') expect(said).to.match(says);
        else expect(sent, said).to.not.equal(null);
        if ('sends' in one) expect(sent!.q).to.deep.equal(sends);
      });
    }
  }

  it('says the page\'s own words before all others', async () => {
    for (const markup of [
      '<input name="q" aria-label="Q" required>',
      '<input name="q" aria-label="Q" type="email" value="x">',
      '<input name="q" aria-label="Q" pattern="b" title="A b" value="a">',
    ]) {
      const { said } = await tried({ markup }, control => control.setCustomValidity('Not on Mondays.'));
      expect(said).to.equal('Not on Mondays.');
    }
  });

  it('reads a number that is pasted as its country writes it, and asks back where it could be two', async () => {
    const paste = (text: string) => (control: Control) => {
      control.focus();
      const clipboard = new DataTransfer();
      clipboard.setData('text/plain', text);
      const isLeft = control.dispatchEvent(
        new InputEvent('beforeinput', {
          inputType: 'insertFromPaste',
          data: text,
          dataTransfer: clipboard,
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      );
      expect(isLeft, 'the browser would take it apart').to.equal(false);
    };
    const markup = '<input name="q" aria-label="Q" type="number" step="any">';
    for (const [text, number] of [['1,5', 1.5], ['1 000', 1000], ['1\u00a0000', 1000], ['1.234,5', 1234.5], ['١٢', 12]] as const) {
      expect((await tried({ markup }, paste(text))).sent, text).to.deep.include({ q: number });
    }
    expect((await tried({ markup }, paste('1,000'))).said).to.match(/^This number can be read in two ways/);
  });

  it('posts an address as it was typed, without invisible characters', async () => {
    let posted: FormData | null = null;
    const host = await fixture<SiteForm>('<site-form backend="form" draft="none" honeypot="false"><form action="/nowhere" method="post"><input name="q" type="email" aria-label="Q" value="\u200bada@münchen.de"><button>Send</button></form></site-form>');
    await waitUntil(() => host.querySelector('form[novalidate]'));
    const fetchBefore = globalThis.fetch;
    globalThis.fetch = async (_address, init) => {
      posted = init!.body as FormData;
      return new Response('{}', { headers: { 'Content-Type': 'application/json' } });
    };
    try {
      host.querySelector('form')!.requestSubmit();
      await waitUntil(() => posted);
    } finally { globalThis.fetch = fetchBefore; }
    expect([...posted!]).to.deep.equal([['q', 'ada@münchen.de']]);
  });
});
