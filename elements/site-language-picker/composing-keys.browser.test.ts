// Runs in every engine: keys of an input method, as Safari reports them after its composition has ended.
import { expect, fixture } from '@open-wc/testing';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-language-picker.js';

const taken: Readonly<Record<string, KeyboardEventInit>> = {
  'by its code after the composition, as Safari reports it': { keyCode: 229 },
  'within the composition, as other browsers report it': { isComposing: true },
};

for (const [name, init] of Object.entries(taken)) {
  it(`<site-language-picker> leaves Escape to an input method: ${name}`, async () => {
    const picker = await fixture<HTMLElementTagNameMap['site-language-picker']>(
      '<site-language-picker design="menu"><a href="/visit" hreflang="en" lang="en">English</a> <a href="/de/visit" hreflang="de" lang="de">Deutsch</a></site-language-picker>',
    );
    await waitUntil(() => picker.shadowRoot!.querySelector('[data-action=toggle]'));
    const toggle = picker.shadowRoot!.querySelector<HTMLElement>('[data-action=toggle]')!;
    const isOpen = () => toggle.getAttribute('aria-expanded') === 'true';
    const press = (more: KeyboardEventInit) => {
      toggle.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, composed: true }));
      toggle.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true, ...more }));
    };
    toggle.click();
    await waitUntil(isOpen);
    press(init);
    await picker.updateComplete;
    expect(isOpen(), 'the key is the input method\'s').to.equal(true);
    press({});
    await waitUntil(() => !isOpen());
  });
}
