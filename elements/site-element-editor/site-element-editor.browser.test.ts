import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import './site-element-editor.js';

type Editor = HTMLElementTagNameMap['site-element-editor'];
const inside = <E extends HTMLElement = HTMLInputElement>(editor: Element, selector: string) => editor.shadowRoot!.querySelector<E>(selector)!;
const field = (editor: Element, name: string) => inside(editor, `#set-${name}`);
const drawn = async (markup: string): Promise<Editor> => {
  const box = await fixture<HTMLElement>(`<div>${markup}</div>`);
  const editor = box.querySelector('site-element-editor')!;
  await waitUntil(() => inside(editor, '.setting'));
  await editor.updateComplete;
  return editor;
};
const type = (input: HTMLInputElement, text: string, isFinished = true) => {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  if (isFinished) input.dispatchEvent(new Event('change', { bubbles: true }));
};
const eventsOf = (node: Node): string[] => {
  const heard: string[] = [];
  for (const name of ['input', 'change']) node.addEventListener(name, ({ target }) => { heard.push(`${name} ${(target as Element).localName}`); });
  return heard;
};
afterEach(() => { for (const box of document.querySelectorAll('body > div')) box.remove(); });

const cents = (target: Element) => target.getAttribute('price-cents');
const price = '<site-price id="p" price-cents="2800" currency="EUR" class="big"></site-price>';

describe('<site-element-editor> of an element on the page', () => {
  it('shows its settings, and changes only the attribute of an edit', async () => {
    const editor = await drawn(`${price}<site-element-editor for="p" name="price"></site-element-editor>`);
    const target = document.querySelector('site-price')!;
    expect([editor.value, field(editor, 'priceCents').value]).to.deep.equal(['', '2800']);
    const heard = eventsOf(editor);
    type(field(editor, 'salePriceCents'), '1900');
    field(editor, 'onSale').click();
    expect(target.outerHTML).to.equal('<site-price id="p" price-cents="2800" currency="EUR" class="big" sale-price-cents="1900" on-sale=""></site-price>');
    expect(JSON.parse(editor.value)).to.deep.equal({ priceCents: 2800, currency: 'EUR', salePriceCents: 1900, onSale: true });
    expect(heard).to.deep.equal(['input site-element-editor', 'change site-element-editor', 'input site-element-editor', 'change site-element-editor']);
  });

  it('reports a wrong value below its control, and does not use it', async () => {
    const editor = await drawn(`${price}<site-element-editor for="p"></site-element-editor>`);
    type(field(editor, 'currency'), 'euros');
    await waitUntil(() => field(editor, 'currency').getAttribute('aria-invalid') === 'true');
    expect(inside(editor, '#set-currency-problem').textContent).to.equal('Enter a value such as EUR.');
    expect(document.querySelector('site-price')!.getAttribute('currency')).to.equal('EUR');
    inside(editor, '[data-action="undo"]').click();
    type(field(editor, 'currency'), 'USD');
    await waitUntil(() => !field(editor, 'currency').hasAttribute('aria-invalid'));
    expect(document.querySelector('site-price')!.getAttribute('currency')).to.equal('USD');
  });

  it('undoes and redoes by keys, also a reset of all', async () => {
    const editor = await drawn(`${price}<site-element-editor for="p"></site-element-editor>`);
    const target = document.querySelector('site-price')!;
    field(editor, 'priceCents').focus();
    field(editor, 'priceCents').select();
    await sendKeys({ type: '3500' });
    expect(cents(target)).to.equal('3500');
    inside(editor, '[data-action="reset-all"]').click();
    expect(target.outerHTML).to.equal('<site-price id="p" class="big"></site-price>');
    field(editor, 'priceCents').focus();
    await sendKeys({ press: 'Control+z' });
    expect([cents(target), target.getAttribute('currency')]).to.deep.equal(['3500', 'EUR']);
    await waitUntil(() => field(editor, 'priceCents').value === '3500');
    await sendKeys({ press: 'Control+z' });
    expect(cents(target)).to.equal('2800');
    await sendKeys({ press: 'Control+Shift+z' });
    expect(cents(target)).to.equal('3500');
  });

  it('resets one setting to its default, and keeps the focus', async () => {
    const editor = await drawn(`${price}<site-element-editor for="p"></site-element-editor>`);
    inside(editor, '[data-action="reset"][data-name="currency"]').click();
    expect(document.querySelector('site-price')!.hasAttribute('currency')).to.equal(false);
    expect(editor.shadowRoot!.activeElement).to.equal(field(editor, 'currency'));
    await waitUntil(() => !inside(editor, '[data-action="reset"][data-name="currency"]'));
    expect(field(editor, 'currency').value).to.equal('');
  });

  it('changes a setting in the settings block that has it', async () => {
    const block = '<site-price id="p"><script type="application/json">{"priceCents": 2800, "own": 1}</script></site-price>';
    const editor = await drawn(`${block}<site-element-editor for="p"></site-element-editor>`);
    const target = document.querySelector('site-price')!;
    type(field(editor, 'priceCents'), '1200');
    expect(JSON.parse(target.querySelector('script')!.textContent!)).to.deep.equal({ priceCents: 1200, own: 1 });
    expect(target.hasAttribute('price-cents')).to.equal(false);
    type(field(editor, 'priceCents'), '');
    expect(JSON.parse(target.querySelector('script')!.textContent!)).to.deep.equal({ own: 1 });
  });

  it('keeps changes when the element is removed, and gives them to the one that returns', async () => {
    const editor = await drawn(`${price}<site-element-editor for="p"></site-element-editor>`);
    const target = document.querySelector('site-price')!;
    type(field(editor, 'priceCents'), '4400');
    const box = target.parentElement!;
    target.remove();
    await waitUntil(() => /no longer on the page/.test(inside(editor, '.notice').textContent!) && !inside(editor, '.notice').hidden);
    type(field(editor, 'currency'), 'CHF');
    expect(JSON.parse(editor.value)).to.deep.equal({ priceCents: 4400, currency: 'CHF' });
    box.insertAdjacentHTML('afterbegin', price);
    await waitUntil(() => cents(box.querySelector('site-price')!) === '4400');
    expect(box.querySelector('site-price')!.getAttribute('currency')).to.equal('CHF');
    await waitUntil(() => inside(editor, '.notice').hidden);
  });

  it('follows attributes that another script sets', async () => {
    const editor = await drawn(`${price}<site-element-editor for="p"></site-element-editor>`);
    const heard = eventsOf(editor);
    document.querySelector('site-price')!.setAttribute('price-cents', '5000');
    await waitUntil(() => field(editor, 'priceCents').value === '5000');
    expect(JSON.parse(editor.value).priceCents).to.equal(5000);
    expect(heard).to.deep.equal([]);
  });

  it('edits an element in another document', async () => {
    const box = await fixture<HTMLElement>('<div><iframe title="Preview"></iframe><site-element-editor></site-element-editor></div>');
    const other = box.querySelector('iframe')!.contentDocument!;
    other.body.innerHTML = '<site-price price-cents="100"></site-price>';
    const editor = box.querySelector('site-element-editor')!;
    await editor.edit(other.querySelector('site-price'));
    await waitUntil(() => field(editor, 'priceCents')?.value === '100');
    type(field(editor, 'priceCents'), '700');
    expect(other.querySelector('site-price')!.getAttribute('price-cents')).to.equal('700');
  });

  it('begins again with another element, and with one that is given after its tag', async () => {
    const other = '<site-price id="q" price-cents="50"></site-price>';
    const box = await fixture<HTMLElement>(`<div>${price}${other}<site-element-editor tag="site-price"></site-element-editor></div>`);
    const editor = box.querySelector('site-element-editor')!;
    await waitUntil(() => field(editor, 'priceCents')?.value === '');
    await editor.edit(box.querySelector('#p'));
    await waitUntil(() => field(editor, 'priceCents').value === '2800');
    await editor.edit(box.querySelector('#q'));
    await waitUntil(() => field(editor, 'priceCents').value === '50');
    expect(cents(box.querySelector('#p')!)).to.equal('2800');
    editor.for = 'p';
    void editor.edit(null);
    await waitUntil(() => field(editor, 'currency').value === 'EUR');
  });

  it('writes values by width', async () => {
    const editor = await drawn('<site-gallery id="g"></site-gallery><site-element-editor for="g"></site-element-editor>');
    const target = document.querySelector('site-gallery')!;
    type(field(editor, 'slidesPerRow'), '2');
    inside(editor, '[data-action="add-width"][data-name="slidesPerRow"]').click();
    await waitUntil(() => inside(editor, '[data-name="slidesPerRow"][data-at="1"][data-part="value"]'));
    type(inside(editor, '[data-name="slidesPerRow"][data-at="1"][data-part="value"]'), '4');
    expect(target.getAttribute('slides-per-row')).to.equal('2, 600px 4');
  });
});

describe('<site-element-editor> as a form control', () => {
  const form = '<form><site-element-editor tag="site-accordion" name="accordion" required></site-element-editor></form>';

  it('is submitted, required and reset', async () => {
    const editor = await drawn(form);
    const own = editor.form!;
    expect([own.checkValidity(), editor.validationMessage]).to.deep.equal([false, 'Change at least one setting.']);
    field(editor, 'multiple').click();
    expect([...new FormData(own)]).to.deep.equal([['accordion', '{"multiple":true}']]);
    expect(own.checkValidity()).to.equal(true);
    own.reset();
    await waitUntil(() => !field(editor, 'multiple').checked);
    expect(editor.value).to.equal('');
    editor.value = '{"multiple":true}';
    await waitUntil(() => field(editor, 'multiple').checked);
    editor.value = '{';
    expect(editor.validationMessage).to.equal('Enter the settings as valid JSON.');
  });

  it('writes into the author\'s field, whose events the page receives', async () => {
    const editor = await drawn('<form><site-element-editor tag="site-accordion"><textarea name="own">{"multiple":true}</textarea></site-element-editor></form>');
    await waitUntil(() => field(editor, 'multiple').checked);
    const heard = eventsOf(editor.parentElement!);
    field(editor, 'multiple').click();
    expect([...new FormData(editor.form!)][0]![0]).to.equal('own');
    expect(heard).to.deep.equal(['input textarea', 'change textarea']);
    expect(JSON.parse(editor.querySelector('textarea')!.value || '{}')).to.deep.equal({});
  });

  it('is disabled with its fieldset', async () => {
    const editor = await drawn(form);
    editor.disabled = true;
    await waitUntil(() => field(editor, 'multiple').disabled && inside(editor, '[data-action="reset-all"]').disabled);
  });
});

describe('<site-element-editor> without an element', () => {
  it('asks for one, warns about what is not a tag, and offers another attempt without a schema', async () => {
    const editor = (await fixture<HTMLElement>('<div><site-element-editor></site-element-editor></div>')).querySelector('site-element-editor')!;
    await waitUntil(() => inside(editor, '.notice')?.textContent === 'Choose an element to edit.');
    const heard = await captureConsole(async () => {
      editor.tag = 'gallery';
      await editor.updateComplete;
    });
    expect(heard.join()).to.match(/expected the tag of an element, such as site-gallery/);
    editor.schema = {
      title: 'Own', description: '',
      properties: { size: { title: 'Size', description: 'A size.', type: 'integer', 'x-setting': { attribute: 'size', group: 'Content', control: 'number' } } },
      'x-element': { tag: 'my-own', group: '', groups: [] },
    };
    await waitUntil(() => field(editor, 'size'));
    type(field(editor, 'size'), '3');
    expect(editor.value).to.equal('{"size":3}');
  });

  it('finds settings, and keeps the search with another element', async () => {
    const editor = await drawn('<site-element-editor tag="site-gallery"></site-element-editor>');
    type(inside(editor, '.search'), 'slides-per');
    await waitUntil(() => editor.shadowRoot!.querySelectorAll('.setting').length === 1);
    editor.tag = 'site-map';
    await waitUntil(() => inside(editor, '.groups .note')?.textContent === 'No setting has this in its name or description.');
    expect(inside(editor, '.search').value).to.equal('slides-per');
  });

  it('shows the code in three forms', async () => {
    const editor = await drawn('<site-element-editor tag="site-accordion" value=\'{"multiple":true}\'></site-element-editor>');
    await waitUntil(() => inside(editor, 'pre code').textContent === '<site-accordion multiple></site-accordion>');
    inside(editor, '[value="data"]').click();
    await waitUntil(() => inside(editor, 'pre code').textContent === '<div data-site-accordion data-multiple></div>');
  });
});
