import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { parseColor } from '../../core/color/parse-color.js';
import { defaultTheme } from '../../styles/theme.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-color-picker.js';

type Picker = HTMLElementTagNameMap['site-color-picker'];
const inside = <E extends HTMLElement>(picker: Element, selector: string) => picker.shadowRoot!.querySelector<E>(selector)!;
const drawn = async (markup: string): Promise<Picker> => {
  const box = await fixture<HTMLElement>(`<div>${markup}</div>`);
  const picker = box.querySelector('site-color-picker')!;
  await waitUntil(() => inside(picker, '.map'));
  await picker.updateComplete;
  return picker;
};
const eventsOf = (node: Node): string[] => {
  const heard: string[] = [];
  for (const type of ['input', 'change']) node.addEventListener(type, ({ target }) => { heard.push(`${type} ${(target as Element).localName}`); });
  return heard;
};
const sentBy = (form: HTMLFormElement) => [...new FormData(form)];
const write = (field: HTMLInputElement, text: string, type = 'change') => {
  field.value = text;
  field.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
};

describe('<site-color-picker> with the author\'s field', () => {
  const form = '<form><site-color-picker name="twice"><label>Color <input name="color" value="#336699"></label></site-color-picker></form>';

  it('keeps one value with it, which the form submits once', async () => {
    const picker = await drawn(form);
    const field = picker.querySelector('input')!;
    expect(picker.value).to.equal('#336699');
    expect(sentBy(picker.form!)).to.deep.equal([['color', '#336699']]);
    picker.value = '#000000';
    expect(field.value).to.equal('#000000');
    write(field, '#ffffff', 'input');
    expect(picker.value).to.equal('#ffffff');
    expect(sentBy(picker.form!)).to.deep.equal([['color', '#ffffff']]);
    picker.form!.reset();
    await picker.updateComplete;
    expect([picker.value, field.value]).to.deep.equal(['#336699', '#336699']);
  });

  it('edits it by keys on the map, with events that come from the field', async () => {
    const picker = await drawn(form);
    const heard = eventsOf(picker.parentElement!);
    inside(picker, '.toggle').click();
    await waitUntil(() => inside(picker, '.panel').matches(':popover-open'));
    expect(picker.shadowRoot!.activeElement).to.equal(inside(picker, '.map'));
    await sendKeys({ press: 'End' });
    expect(picker.querySelector('input')!.value).to.equal('#004d99');
    await sendKeys({ press: 'ArrowUp' });
    expect(picker.value).to.equal('#004e9c');
    expect(heard).to.deep.equal(['input input', 'change input', 'input input', 'change input']);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !inside(picker, '.panel').matches(':popover-open'));
    expect(picker.shadowRoot!.activeElement).to.equal(inside(picker, '.toggle'));
  });

  it('passes its constraints to it, and takes them back', async () => {
    const picker = await drawn(form);
    const field = picker.querySelector('input')!;
    picker.required = true;
    picker.value = '';
    await picker.updateComplete;
    field.value = '';
    write(field, '', 'input');
    expect(picker.validity.valueMissing).to.equal(true);
    write(field, 'no color', 'input');
    expect([picker.checkValidity(), field.validationMessage]).to.deep.equal([false, 'Enter a color, for example #336699.']);
    write(field, 'rebeccapurple', 'input');
    expect(picker.checkValidity()).to.equal(true);
    picker.disabled = true;
    await picker.updateComplete;
    expect([field.disabled, inside<HTMLButtonElement>(picker, '.toggle').disabled]).to.deep.equal([true, true]);
    picker.disabled = picker.required = false;
    await picker.updateComplete;
    expect([field.disabled, field.required, inside<HTMLButtonElement>(picker, '.toggle').disabled]).to.deep.equal([false, false, false]);
  });

  it('takes over a field that arrives later', async () => {
    const picker = await drawn('<form><site-color-picker name="color" value="#111111"></site-color-picker></form>');
    expect(sentBy(picker.form!)).to.deep.equal([['color', '#111111']]);
    picker.insertAdjacentHTML('beforeend', '<input name="late" aria-label="Late">');
    await waitUntil(() => picker.querySelector('input')!.value === '#111111' && !inside(picker, '[part=input]'));
    expect(sentBy(picker.form!)).to.deep.equal([['late', '#111111']]);
  });
});

describe('<site-color-picker> with a field of its own', () => {
  const form = '<form><fieldset><site-color-picker name="color" value="#336699" inline></site-color-picker></fieldset></form>';

  it('is submitted, reset and disabled as a native field', async () => {
    const picker = await drawn(form);
    expect(sentBy(picker.form!)).to.deep.equal([['color', '#336699']]);
    write(inside(picker, '[part=input]'), 'tomato', 'input');
    expect(sentBy(picker.form!)).to.deep.equal([['color', 'tomato']]);
    picker.form!.reset();
    await waitUntil(() => inside<HTMLInputElement>(picker, '[part=input]').value === '#336699');
    picker.closest('fieldset')!.disabled = true;
    await waitUntil(() => inside<HTMLInputElement>(picker, '[part=input]').disabled);
    expect(sentBy(picker.form!)).to.deep.equal([]);
    expect(picker.matches(':state(disabled)')).to.equal(true);
  });

  it('is invalid without a required value, and for what is not a color', async () => {
    const picker = await drawn('<form><site-color-picker name="color" required inline></site-color-picker></form>');
    expect([picker.form!.checkValidity(), picker.validationMessage]).to.deep.equal([false, 'Choose a color.']);
    write(inside(picker, '[part=input]'), 'no color', 'input');
    expect([picker.validity.customError, picker.validationMessage]).to.deep.equal([true, 'Enter a color, for example #336699.']);
    write(inside(picker, '[part=input]'), 'hsl(20 50% 50%)', 'input');
    expect(picker.form!.checkValidity()).to.equal(true);
    picker.setCustomValidity('Too bright.');
    expect(picker.validationMessage).to.equal('Too bright.');
  });

  it('dispatches input while a slider moves, and change once it is released', async () => {
    const picker = await drawn(form);
    const heard = eventsOf(picker.form!);
    const hue = inside<HTMLInputElement>(picker, '[data-action=hue]');
    write(hue, '90', 'input');
    write(hue, '0', 'input');
    write(hue, '0');
    expect(picker.value).to.equal('#993333');
    expect(heard).to.deep.equal(['input site-color-picker', 'input site-color-picker', 'change site-color-picker']);
  });

  it('follows a pointer on the map', async () => {
    const picker = await drawn(form);
    const heard = eventsOf(picker.form!);
    const map = inside(picker, '.map');
    const { left, top, width, height } = map.getBoundingClientRect();
    const at = (type: string, x: number, y: number) => map.dispatchEvent(new PointerEvent(type, {
      clientX: left + x * width, clientY: top + y * height, pointerId: 1, button: 0, bubbles: true, composed: true, cancelable: true,
    }));
    at('pointerdown', 2, -1);
    expect(picker.value).to.equal('#0080ff');
    at('pointermove', -1, 2);
    at('pointerup', -1, 2);
    at('pointermove', 1, 0);
    expect(picker.value).to.equal('#000000');
    expect(heard).to.deep.equal(['input site-color-picker', 'input site-color-picker', 'change site-color-picker']);
  });

  it('has fields in three formats, each for the same color', async () => {
    const picker = await drawn(form);
    const notation = inside<HTMLSelectElement>(picker, 'select');
    const fields = () => [...picker.shadowRoot!.querySelectorAll<HTMLInputElement>('.channels input')];
    expect(fields().map(({ value }) => value)).to.deep.equal(['#336699']);
    notation.value = 'hsl';
    notation.dispatchEvent(new Event('change', { bubbles: true }));
    await waitUntil(() => fields().length === 3);
    expect(fields().map(({ value }) => value)).to.deep.equal(['210', '50', '40']);
    write(fields()[2]!, '50');
    expect(picker.value).to.equal('#4080bf');
    notation.value = 'hex';
    notation.dispatchEvent(new Event('change', { bubbles: true }));
    await waitUntil(() => fields().length === 1);
    write(fields()[0]!, 'abc');
    expect(picker.value).to.equal('#aabbcc');
    write(fields()[0]!, 'no color');
    await waitUntil(() => fields()[0]!.value === '#aabbcc');
  });

  it('keeps a color of the theme as a reference, and resolves it where the page does not define it', async () => {
    const picker = await drawn('<site-color-picker inline swatches="Brand: --brand; Missing: --missing" background="var(--site-surface)"></site-color-picker>');
    picker.style.setProperty('--brand', 'rgb(10 20 30)');
    const press = (label: string) => inside(picker, `.swatch[aria-label="${label}"]`).click();
    press('Brand');
    expect(picker.value).to.equal('var(--brand)');
    await waitUntil(() => inside<HTMLInputElement>(picker, '.channels input').value === '#0a141e');
    press('Accent');
    expect(picker.value).to.equal('var(--site-accent)');
    expect(picker.checkValidity()).to.equal(true);
    await waitUntil(() => inside(picker, '[aria-label="Accent"]').ariaPressed === 'true');
    const paint = inside(picker, '[aria-label="Accent"] rect');
    expect(parseColor(getComputedStyle(paint).fill)).to.deep.equal(parseColor(defaultTheme.accent.light));
    expect(inside(picker, '.contrast').textContent).to.contain('AA: for text');
    press('Missing');
    expect(picker.checkValidity()).to.equal(false);
  });

  it('picks opaque colors without alpha, and transparent ones with it', async () => {
    const picker = await drawn('<site-color-picker inline alpha value="#33669980"></site-color-picker>');
    write(inside(picker, '[data-action=alpha]'), '100', 'input');
    expect(picker.value).to.equal('#336699');
    picker.value = '#33669980';
    picker.alpha = false;
    await picker.updateComplete;
    write(inside(picker, '[data-action=hue]'), '0', 'input');
    expect(picker.value).to.equal('#993333');
  });
});
