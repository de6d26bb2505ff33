// Runs in every engine: parsers, focus, top layer, frames.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { elements as all } from 'virtual:elements';
import type { ElementPreview, RichText } from '../../core/rich-text/rich-text.js';
import { createRichText } from '../../core/rich-text/rich-text.js';
import '../../elements/site-element-editor/site-element-editor.js';
import '../../elements/site-price/site-price.js';
import { waitUntil } from './wait-until.js';

// Elements in an editor of rich text: here a plain contenteditable with a list of its earlier states.

const tables = all.map(({ definition, examples }) => ({ table: definition.table, examples })).filter(({ table }) => !table.isEditor);
const richText = createRichText({
  elements: Object.fromEntries([...tables.map(({ table }) => table.tag), 'site-price'].map(tag =>
    [tag, { title: tag, isInline: tag === 'site-price', isElsewhere: !!tables.find(({ table }) => table.tag === tag)?.table.loadOffscreen }])),
});

const parse = (html: string) => new DOMParser().parseFromString(`<body>${html}`, 'text/html').body;
const outermost = (root: Element) => [...root.querySelectorAll(richText.selector)].filter(element => !element.matches(`:is(${richText.selector}) *`));

/** What editors do with HTML that they read: white space between elements is lost. */
function removeLineBreaks(node: Node): void {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === 3 && !child.textContent!.trim()) child.remove();
    else removeLineBreaks(child);
  }
}

describe('an element in an editor of rich text', () => {
  for (const { table: { tag }, examples } of tables) {
    it(`is written as it was read: <${tag}>`, () => {
      const before = outermost(parse(examples[0]!)).map(({ outerHTML }) => outerHTML);
      expect(before.some(html => html.includes(`<${tag}`))).to.equal(true);
      const read = parse(richText.prepare(examples[0]!));
      removeLineBreaks(read);
      expect(outermost(read).map(element => richText.createElement(richText.readSource(element))!.outerHTML)).to.deep.equal(before);
    });
  }

  const price = '<site-price price-cents="2800" currency="EUR"></site-price>';

  describe('is read without what runs code', () => {
    const rows: [html: string, expected: string][] = [
      ['<site-price><!-- kept -->\n <b class="x" onclick="alert(1)">1</b></site-price>', '<site-price><!-- kept -->\n <b class="x">1</b></site-price>'],
      ['<site-price><script>alert(1)</script></site-price>', '<site-price></site-price>'],
      ['<site-price><script type="application/json">{"a": 1}</script></site-price>', '<site-price><script type="application/json">{"a": 1}</script></site-price>'],
      ['<site-price><template><img src="x" onerror="alert(1)"></template></site-price>', '<site-price><template><img src="x"></template></site-price>'],
      ['<site-price><form onsubmit="alert(1)"><input name="attributes"><input name="remove"></form></site-price>',
        '<site-price><form><input name="attributes"><input name="remove"></form></site-price>'],
      ['<site-price onclick="alert(1)" on-sale onsale></site-price>', '<site-price on-sale="" onsale=""></site-price>'],
      ['<site-price data-rich-source="<site-form></site-form>"></site-price>', '<site-price></site-price>'],
    ];
    for (const [html, expected] of rows) it(html, () => { expect(richText.readSource(parse(html).firstElementChild!)).to.equal(expected); });
  });

  it('is read without markup that ends its <noscript> early', () => {
    const html = '<site-price><noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript></site-price>';
    expect(richText.readSource(parse(html).firstElementChild!)).not.to.include('</noscript><img');
  });

  describe('is in a line of text, or between paragraphs', () => {
    const rows: [html: string, isInline: boolean][] = [
      [`<p>${price}</p>`, true], [`<h2>a <b>${price}</b></h2>`, true], [`<li>${price}</li>`, true], [`${price}`, false], [`a ${price}`, true],
      ['<p><site-gallery></site-gallery></p>', true], ['<li><site-gallery></site-gallery></li>', false], ['a <site-gallery></site-gallery>', false],
    ];
    for (const [html, isInline] of rows) it(html, () => { expect(richText.isInline(parse(html).querySelector('site-price, site-gallery')!)).to.equal(isInline); });
  });

  it('is pasted if it was in the text before, otherwise only its content', () => {
    const facts = { title: 'x', isInline: false, isElsewhere: false };
    const own = createRichText({ elements: { 'site-price': facts, 'site-form': facts } });
    own.readSource(parse(price).firstElementChild!);
    expect(own.cleanPasted(`<p>${price}</p>`)).to.equal(`<p>${price}</p>`);
    expect(own.cleanPasted('<p>a <site-price price-cents="1"><b>1</b></site-price></p>')).to.equal('<p>a <b>1</b></p>');
    expect(own.cleanPasted(`<site-form action="https://evil.example"><i>x</i>${price}</site-form>`)).to.equal(`<i>x</i>${price}`);
  });
});

/** A contenteditable with one element, and its earlier states. */
class Host {
  readonly dom = document.createElement('div');
  readonly history: string[] = [];
  readonly preview: ElementPreview;
  isReadOnly = false;

  constructor(private html: string, text: RichText = richText) {
    this.dom.contentEditable = 'true';
    this.dom.append('Cup: ');
    this.preview = text.createPreview(html, {
      isInline: true,
      isReadOnly: () => this.isReadOnly,
      apply: next => {
        this.history.push(this.html);
        this.html = next;
        this.preview.update(next);
      },
      focusText: () => this.dom.focus(),
    })!;
    this.dom.append(this.preview.dom);
    document.body.append(this.dom);
  }

  get live() { return this.dom.querySelector<HTMLElement & { updateComplete: Promise<void> }>('site-price')!; }
  get button() { return this.dom.querySelector<HTMLButtonElement>('button')!; }
}

const dialog = () => document.querySelector<HTMLDialogElement>('.site-rich-text-dialog');
const field = () => dialog()?.querySelector('site-element-editor')?.shadowRoot?.querySelector<HTMLInputElement>('#set-priceCents') ?? null;
const press = (name: 'done' | 'cancel') => dialog()!.querySelector<HTMLButtonElement>(`button[value="${name}"]`)!.click();

function type(value: string): void {
  const input = field()!;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('an element in a contenteditable', () => {
  const source = '<site-price class="big" price-cents="2800" currency="EUR"><!-- net --> now</site-price>';
  let host: Host;
  beforeEach(() => { host = new Host(source); });
  afterEach(() => {
    host.preview.destroy();
    host.dom.remove();
  });

  it('is live, cannot be edited inside, and has a button with a name', async () => {
    await host.live.updateComplete;
    expect(host.live.shadowRoot!.textContent).to.contain('28');
    expect(host.live.isContentEditable).to.equal(false);
    expect(host.live.closest('[inert]')).not.to.equal(null);
    expect(host.button.getAttribute('aria-label')).to.equal('Edit settings: site-price');
    expect(host.preview.html).to.equal(source);
  });

  it('is edited in a dialog, which shows each edit and is one step in the end', async () => {
    host.button.focus();
    host.button.click();
    await waitUntil(() => field()?.value === '2800');
    const { live } = host;
    type('3500');
    await waitUntil(() => live.getAttribute('price-cents') === '3500');
    type('4100');
    await waitUntil(() => live.getAttribute('price-cents') === '4100');
    expect(host.history).to.deep.equal([]);
    press('done');
    await waitUntil(() => !dialog());
    const edited = source.replace('2800', '4100');
    expect([host.preview.html, host.live === live, host.history]).to.deep.equal([edited, true, [source]]);
    await waitUntil(() => document.activeElement === host.button);
    host.preview.update(host.history[0]!); // the editor undoes its step
    expect([host.preview.html, live.getAttribute('price-cents')]).to.deep.equal([source, '2800']);
  });

  it('keeps edits when the dialog is closed by Escape, and drops them with Cancel', async () => {
    host.preview.openSettings();
    await waitUntil(() => field()?.value === '2800');
    type('100');
    press('cancel');
    await waitUntil(() => !dialog());
    expect([host.preview.html, host.live.getAttribute('price-cents'), host.history]).to.deep.equal([source, '2800', []]);
    await waitUntil(() => document.activeElement === host.dom);
    host.preview.openSettings();
    await waitUntil(() => field()?.value === '2800');
    type('200');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !dialog());
    expect(host.preview.html).to.equal(source.replace('2800', '200'));
    expect(document.querySelector('iframe[sandbox]')).to.equal(null);
  });

  it('is written as before if all edits are taken back', async () => {
    host.preview.openSettings();
    await waitUntil(() => field()?.value === '2800');
    type('');
    type('2800');
    press('done');
    await waitUntil(() => !dialog());
    expect([host.preview.html, host.history]).to.deep.equal([source, []]);
  });

  it('has its settings changed in its settings block', async () => {
    const block = '<site-price><script type="application/json">{"priceCents": 100, "own": 1}</script> <b>x</b></site-price>';
    host.preview.update(block);
    host.preview.openSettings();
    await waitUntil(() => field()?.value === '100');
    type('300');
    press('done');
    await waitUntil(() => !dialog());
    const script = parse(host.preview.html).querySelector('script')!;
    expect(JSON.parse(script.textContent!)).to.deep.equal({ priceCents: 300, own: 1 });
    expect(host.preview.html.replace(script.outerHTML, '')).to.equal('<site-price> <b>x</b></site-price>');
  });

  it('is not edited in a text that is read only, and only its name is shown if it is visible elsewhere', () => {
    host.isReadOnly = true;
    host.preview.openSettings();
    expect(dialog()).to.equal(null);
    const banner = createRichText({ elements: { 'cookie-banner': { title: 'Cookie banner', isInline: false, isElsewhere: true } } })
      .createPreview('<cookie-banner></cookie-banner>', { isInline: false, apply: () => {}, focusText: () => {} })!;
    expect([banner.dom.querySelector('cookie-banner'), banner.dom.textContent]).to.deep.equal([null, 'Cookie banner']);
    expect(richText.createPreview('<p>x</p>', { isInline: false, apply: () => {}, focusText: () => {} })).to.equal(null);
  });
});
