// Runs in every engine: the test engine itself.
import { expect, fixture, html as fixtureHtml } from '@open-wc/testing';
import { useStore } from '../../core/element/use-store.js';
import r2wc from '@r2wc/core';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { LitElement, html } from 'lit';
import { atom } from 'nanostores';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { waitUntil } from '../contract/wait-until.js';

const $total = atom(0);

/** Our hooks and those of nanostores work in one component only if both import the same React. */
function Panel() {
  const [count, setCount] = useState(0);
  const total = useStore($total);
  return <button onClick={() => setCount(count + 1)}>Pressed {count} of {total}</button>;
}
customElements.define('engine-panel', r2wc(Panel, { shadow: 'open' }, {
  mount: (container, View) => createRoot(container).render(<View />),
  update: () => {},
  unmount: () => {},
}));

class EngineTabs extends LitElement {
  override render() {
    return html`<button id="first">First</button><button id="second">Second</button><input aria-label="Word">`;
  }
}
customElements.define('engine-tabs', EngineTabs);

describe('the test engine', () => {
  it('starts axe when fades have ended', async () => {
    const words = await fixture<HTMLElement>('<p style="color: #000; background: #fff">Half-faded words cannot be read</p>');
    words.animate([{ opacity: 0.05 }, { opacity: 1 }], 1000);
    await expect(words).to.be.accessible();
  });

  it('starts each test file at the same page size', () => {
    expect([innerWidth, innerHeight]).to.deep.equal([1280, 720]);
  });

  it('draws React and nanostores from one copy', async () => {
    const panel = await fixture(fixtureHtml`<engine-panel></engine-panel>`);
    await waitUntil(() => panel.shadowRoot!.querySelector('button'));
    const button = panel.shadowRoot!.querySelector('button')!;
    $total.set(3);
    button.click();
    await waitUntil(() => button.textContent === 'Pressed 1 of 3');
  });

  it('sends a resize to the page', async () => {
    const isPhone = matchMedia('(max-width: 600px)');
    expect(isPhone.matches).to.equal(false);
    await setViewport({ width: 500, height: 640 });
    await waitUntil(() => isPhone.matches);
    expect([innerWidth, innerHeight]).to.deep.equal([500, 640]);
    await setViewport({ width: 1280, height: 720 });
    await waitUntil(() => !isPhone.matches);
  });

  it('moves focus with Tab and Shift+Tab inside a shadow root', async () => {
    const tabs = await fixture<EngineTabs>(fixtureHtml`<engine-tabs></engine-tabs>`);
    const focused = () => tabs.shadowRoot!.activeElement?.id;
    tabs.shadowRoot!.querySelector<HTMLElement>('#first')!.focus();
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => focused() === 'second');
    await sendKeys({ press: 'Shift+Tab' });
    await waitUntil(() => focused() === 'first');
  });

  it('presses and holds keys, and types text', async () => {
    const tabs = await fixture<EngineTabs>(fixtureHtml`<engine-tabs></engine-tabs>`);
    const input = tabs.shadowRoot!.querySelector('input')!;
    const keys: string[] = [];
    input.addEventListener('keydown', ({ key, shiftKey }) => keys.push(shiftKey ? `Shift+${key}` : key));
    input.focus();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'Escape' });
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'Home' });
    await sendKeys({ up: 'Shift' });
    await sendKeys({ type: 'tide' });
    await waitUntil(() => input.value === 'tide');
    expect(keys.slice(0, 4)).to.deep.equal(['ArrowRight', 'Escape', 'Shift+Shift', 'Shift+Home']);
  });

  it('looks inside shadow roots with axe', async () => {
    const host = await fixture(fixtureHtml`<div></div>`);
    const root = host.attachShadow({ mode: 'open' });
    root.append(document.createElement('button'));
    const isClean = await expect(host).to.be.accessible().then(() => true, () => false);
    expect(isClean).to.equal(false);
    root.querySelector('button')!.textContent = 'Next';
    await expect(host).to.be.accessible();
  });
});
