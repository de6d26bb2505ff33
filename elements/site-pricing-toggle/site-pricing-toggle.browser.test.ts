import { expect, fixture, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-pricing-toggle.js';

type Toggle = HTMLElementTagNameMap['site-pricing-toggle'];

const prices = `<p data-option="Monthly">€9 a month</p><p data-option="Yearly">€90 a year</p>
  <p data-option="Monthly" hidden id="own">€1</p><p>Always</p>`;
async function place(attributes = ''): Promise<Toggle> {
  const toggle = await fixture<Toggle>(`<site-pricing-toggle ${attributes}>${prices}</site-pricing-toggle>`);
  await waitUntil(() => radios(toggle).length === 2);
  return toggle;
}
const radios = (toggle: Toggle) => [...toggle.shadowRoot!.querySelectorAll<HTMLInputElement>('input')];
const checked = (toggle: Toggle) => radios(toggle).find(({ checked }) => checked)?.value;
const shown = (toggle: Toggle) => [...toggle.querySelectorAll<HTMLElement>('p')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent);
const said = (toggle: Toggle) => toggle.shadowRoot!.querySelector('[role=status]')!.textContent;

describe('<site-pricing-toggle>', () => {
  it('shows the first option, and what belongs to none', async () => {
    const toggle = await place();
    expect(shown(toggle)).to.deep.equal(['€9 a month', 'Always']);
    expect(checked(toggle)).to.equal('Monthly');
    expect(said(toggle)).to.equal('');
    await expect(toggle).to.be.accessible();
  });

  it('switches by keyboard, dispatches an event, and announces it', async () => {
    const toggle = await place();
    radios(toggle)[0]!.focus();
    const changed = oneEvent(toggle, 'site-pricing-change');
    await sendKeys({ press: 'ArrowRight' });
    expect((await changed as CustomEvent).detail).to.deep.equal({ option: 'Yearly' });
    await waitUntil(() => said(toggle) === 'Prices shown: Yearly');
    expect(shown(toggle)).to.deep.equal(['€90 a year', 'Always']);
    expect([toggle.selected, toggle.getAttribute('selected')]).to.deep.equal(['Yearly', 'Yearly']);
    await expect(toggle).to.be.accessible();
  });

  it('keeps the option where a listener prevents the change', async () => {
    const toggle = await place('selected="Yearly"');
    toggle.addEventListener('site-pricing-change', event => event.preventDefault());
    radios(toggle)[0]!.click();
    await toggle.updateComplete;
    await waitUntil(() => checked(toggle) === 'Yearly');
    expect(shown(toggle)).to.deep.equal(['€90 a year', 'Always']);
  });

  it('follows its setting, and prices that come later', async () => {
    const toggle = await place();
    toggle.selected = 'Yearly';
    await waitUntil(() => checked(toggle) === 'Yearly');
    expect(shown(toggle)).to.deep.equal(['€90 a year', 'Always']);
    toggle.insertAdjacentHTML('beforeend', '<p data-option="Monthly">€5</p>');
    await waitUntil(() => toggle.querySelector<HTMLElement>('p:last-child')!.hidden);
  });

  it('hides what the page lays out by rules of its own', async () => {
    const box = await fixture<HTMLElement>(`<div><style>.plan { display: grid; }</style>
      <site-pricing-toggle><div class="plan" data-option="Monthly">€9</div><div class="plan" data-option="Yearly">€90</div></site-pricing-toggle></div>`);
    const plans = [...box.querySelectorAll<HTMLElement>('.plan')];
    await waitUntil(() => plans[1]!.hidden);
    expect(plans.map(plan => plan.checkVisibility())).to.deep.equal([true, false]);
  });

  it('gives the author\'s nodes back as they were', async () => {
    const toggle = await place();
    const parent = toggle.parentElement!;
    toggle.remove();
    await waitUntil(() => shown(toggle).length === 3);
    expect(toggle.querySelector<HTMLElement>('#own')!.hidden).to.equal(true);
    parent.append(toggle);
    await waitUntil(() => shown(toggle).length === 2);
  });
});
