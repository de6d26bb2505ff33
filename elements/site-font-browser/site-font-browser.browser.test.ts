import { expect, fixture } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { captureConsole } from '../../test/contract/capture-console.js';
import { waitUntil } from '../../test/contract/wait-until.js';
import { FontBackendError, type FontBackend, type FontRecord } from './backends/font-backend.js';
import { readKitRules } from './kit/load-kit.js';
import { getPreviewFamily, loadPreview } from './previews/load-preview.js';
import './site-font-browser.js';

type Browser = HTMLElementTagNameMap['site-font-browser'];
const inside = <E extends HTMLElement>(browser: Element, selector: string) => browser.shadowRoot!.querySelector<E>(selector)!;
const all = (browser: Element, selector: string) => [...browser.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const namesIn = (browser: Element) => all(browser, '.font .name').map(({ textContent }) => textContent).join(', ');

const lora = new URL('../../demo/fonts/lora/lora-latin-400-normal.woff2', import.meta.url).href;
const variable = { tag: 'SOFT', min: 0, max: 100, default: 0, step: 1 };
const records: FontRecord[] = [
  { name: 'Lora', category: 'serif', license: 'OFL-1.1', faces: [{ url: lora }, { url: `${lora}?bold`, weight: 700 }, { url: `${lora}?italic`, style: 'italic' }] },
  { name: 'Own Sans', category: 'sans-serif', faces: [{ url: `${lora}?variable`, weight: [100, 900], axes: [variable] }] },
  { name: 'Georgia', category: 'serif' },
];

interface MemoryBackend extends FontBackend { fonts: readonly FontRecord[]; fault: Error | null }

function memoryBackend(fonts: readonly FontRecord[] = records): MemoryBackend {
  const run = (change: () => void) => {
    if (backend.fault) return Promise.reject(backend.fault);
    change();
    return Promise.resolve();
  };
  const backend: MemoryBackend = {
    fonts, fault: null,
    list: () => Promise.resolve({
      fonts: backend.fonts, maxBytes: 1_000_000,
      catalog: [{ id: 'inter', name: 'Inter', category: 'sans-serif', license: 'OFL-1.1', subsets: ['latin'], weights: [400], styles: ['normal'], axes: [] }],
    }),
    put: ({ file }) => run(() => { backend.fonts = [...backend.fonts, { name: file.name.replace('.woff2', ''), faces: [{ url: lora }] }]; }),
    install: () => run(() => { backend.fonts = [...backend.fonts, { name: 'Inter', category: 'sans-serif', faces: [{ url: lora }] }]; }),
    remove: ({ name }) => run(() => { backend.fonts = backend.fonts.filter(font => font.name !== name); }),
    findUses: () => Promise.resolve([{ title: 'Kelp mug', path: '/owner/products/edit/mug-kelp' }]),
    getPreviewUrl: () => lora,
  };
  return backend;
}

const drawn = async (markup: string, backend?: FontBackend): Promise<Browser> => {
  const box = await fixture<HTMLElement>(`<div>${markup}</div>`);
  const browser = box.querySelector('site-font-browser')!;
  await waitUntil(() => inside(browser, '.row'));
  if (backend) browser.backend = backend;
  await browser.updateComplete;
  return browser;
};
const opened = async (browser: Browser): Promise<Browser> => {
  inside(browser, '.toggle').click();
  await waitUntil(() => all(browser, '.font').length > 0);
  return browser;
};
const pressed = async (browser: Browser, name: string): Promise<void> => {
  all(browser, '.font').find(font => font.dataset.name === name)!.click();
  await waitUntil(() => inside(browser, '.detail .title')?.textContent === name);
};
const eventsOf = (node: Node): string[] => {
  const heard: string[] = [];
  for (const type of ['input', 'change']) node.addEventListener(type, ({ target }) => { heard.push(`${type} ${(target as Element).localName}`); });
  return heard;
};
const sentBy = (form: HTMLFormElement) => [...new FormData(form)];
const write = (field: HTMLElement, text: string, type: 'input' | 'change') => {
  (field as HTMLInputElement).value = text;
  field.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
};

describe('<site-font-browser> as a form control', () => {
  it('writes the chosen weight, style and axes into its value, which the form submits', async () => {
    const browser = await opened(await drawn('<form><site-font-browser name="body"></site-font-browser></form>', memoryBackend()));
    const heard = eventsOf(browser.form!);
    await pressed(browser, 'Own Sans');
    write(inside(browser, '[data-action=weight-range]'), '650', 'input');
    write(inside(browser, '[data-action=axis]'), '40', 'input');
    await browser.updateComplete;
    inside(browser, '[data-action=choose]').click();
    await waitUntil(() => browser.value !== '');
    expect(sentBy(browser.form!)).to.deep.equal([['body', 'font-family: "Own Sans", sans-serif; font-weight: 650; font-variation-settings: "SOFT" 40']]);
    expect(heard).to.deep.equal(['input site-font-browser', 'change site-font-browser']);
    expect(inside<HTMLDialogElement>(browser, 'dialog.panel').open).to.equal(false);
    expect(browser.shadowRoot!.activeElement).to.equal(inside(browser, '.toggle'));
  });

  it('opens at the font of its value, with its weight and style', async () => {
    const value = 'font-family: \'Lora\', serif; font-weight: bold';
    const browser = await opened(await drawn(`<site-font-browser value="${value}"></site-font-browser>`, memoryBackend()));
    await waitUntil(() => inside<HTMLSelectElement>(browser, 'select[data-action=weight]')?.value === '700');
    write(inside(browser, 'select[data-action=style]'), 'italic', 'change');
    await waitUntil(() => inside<HTMLSelectElement>(browser, 'select[data-action=weight]').value === '400');
    inside(browser, '[data-action=close]').click();
    expect(browser.value).to.equal(value);
  });

  it('keeps the options of the author\'s list, and adds one for another font', async () => {
    const browser = await opened(await drawn(
      '<form><site-font-browser format="family"><select name="heading"><option value="Georgia, serif">Georgia</option><option value="Verdana">Verdana</option></select>'
      + '</site-font-browser></form>', memoryBackend(),
    ));
    const field = browser.querySelector('select')!;
    const heard = eventsOf(browser.form!);
    expect(browser.value).to.equal('Georgia, serif');
    await pressed(browser, 'Lora');
    expect(inside(browser, '[data-action=weight]')).to.equal(null);
    inside(browser, '[data-action=choose]').click();
    await waitUntil(() => field.value === '"Lora", serif');
    expect([...field.options].map(({ text }) => text)).to.deep.equal(['Georgia', 'Verdana', 'Lora']);
    expect(heard).to.deep.equal(['input select', 'change select']);
    await opened(browser);
    await pressed(browser, 'Georgia');
    inside(browser, '[data-action=choose]').click();
    await waitUntil(() => browser.value === 'Georgia, serif');
    browser.value = 'Courier New, monospace';
    await waitUntil(() => field.value === 'Courier New, monospace');
    expect(sentBy(browser.form!)).to.deep.equal([['heading', 'Courier New, monospace']]);
  });

  it('is invalid without a required font, and for what is not one', async () => {
    const browser = await drawn('<form><site-font-browser name="body" required></site-font-browser></form>');
    expect([browser.form!.checkValidity(), browser.validationMessage]).to.deep.equal([false, 'Choose a font.']);
    write(inside(browser, '[part=input]'), '} body { color: red', 'input');
    expect([browser.validity.customError, browser.validationMessage]).to.deep.equal([true, 'Enter the name of a font, for example Lora.']);
    write(inside(browser, '[part=input]'), 'Lora', 'input');
    expect(browser.form!.checkValidity()).to.equal(true);
    browser.disabled = true;
    await waitUntil(() => inside<HTMLButtonElement>(browser, '.toggle').disabled);
  });
});

describe('the fonts of a <site-font-browser>', () => {
  const manage = (more = '') => `<site-font-browser mode="manage" preview-text="Kelp" used="Lora" ${more}></site-font-browser>`;
  const managed = async (backend: FontBackend = memoryBackend(), more = '') => {
    const browser = await drawn(manage(more), backend);
    await waitUntil(() => all(browser, '.font').length > 0);
    return browser;
  };

  it('are found by name, category and use', async () => {
    const browser = await managed();
    expect(namesIn(browser)).to.equal('Lora, Own Sans, Georgia, Inter');
    write(inside(browser, '.search'), 'in', 'input');
    await waitUntil(() => namesIn(browser) === 'Inter');
    write(inside(browser, '.search'), 'nothing', 'input');
    await waitUntil(() => inside(browser, '.empty')?.textContent === 'No results for “nothing”');
    write(inside(browser, '.search'), '', 'input');
    write(inside(browser, 'select[data-action=category]'), 'serif', 'change');
    await waitUntil(() => namesIn(browser) === 'Lora, Georgia');
    write(inside(browser, 'select[data-action=view]'), 'used', 'change');
    await waitUntil(() => namesIn(browser) === 'Lora');
  });

  it('are drawn in their own files once they are visible', async () => {
    const browser = await managed();
    await waitUntil(() => [...document.fonts].some(({ family, status }) => family === 'site-font-preview-Lora' && status === 'loaded'));
    const sample = inside(browser, '.font .sample');
    expect([sample.textContent, getComputedStyle(sample).fontFamily]).to.deep.equal(['Kelp', 'site-font-preview-Lora, serif']);
    write(inside(browser, 'input[data-action=text]'), 'Saltmarsh', 'input');
    await waitUntil(() => inside(browser, '.font .sample').textContent === 'Saltmarsh');
  });

  it('whose files are missing have a message', async () => {
    const browser = await managed(memoryBackend([{ name: 'Broken', faces: [{ url: '/missing.woff2' }] }]));
    await waitUntil(() => inside(browser, '.failed')?.textContent === 'Unable to load preview for Broken');
  });

  it('are selected by keys', async () => {
    const browser = await managed();
    inside(browser, '.font').focus();
    await sendKeys({ press: 'End' });
    await waitUntil(() => browser.shadowRoot!.activeElement?.getAttribute('data-name') === 'Inter');
    await sendKeys({ press: 'ArrowUp' });
    await waitUntil(() => browser.shadowRoot!.activeElement?.getAttribute('data-name') === 'Georgia');
    expect(all(browser, '[aria-selected=true]').map(({ dataset }) => dataset.name)).to.deep.equal(['Georgia']);
    expect(all(browser, '.font[tabindex="0"]').length).to.equal(1);
  });

  it('are added from the catalog and from files, and failures have messages', async () => {
    const backend = memoryBackend();
    const browser = await managed(backend);
    await pressed(browser, 'Inter');
    backend.fault = new FontBackendError('Set FONT_SOURCE.');
    inside(browser, '[data-action=add]').click();
    await waitUntil(() => inside(browser, '.actions .message p')?.textContent === 'Inter was not added Set FONT_SOURCE.');
    backend.fault = null;
    inside(browser, '[data-action=add]').click();
    await waitUntil(() => inside(browser, '[data-action=add]') === null);
    const files = new DataTransfer();
    for (const name of ['Brand.woff2', 'brand.ttf']) files.items.add(new File(['wOF2'], name));
    inside<HTMLInputElement>(browser, '.picker').files = files.files;
    inside(browser, '.picker').dispatchEvent(new Event('change', { bubbles: true }));
    await waitUntil(() => namesIn(browser) === 'Lora, Own Sans, Georgia, Inter, Brand');
    expect(inside(browser, '.transfer span span').textContent).to.equal('The file brand.ttf does not appear to be a supported file');
    inside(browser, '[data-action=dismiss]').click();
    await waitUntil(() => all(browser, '.transfer').length === 0);
  });

  it('are deleted after a question with the places that use them', async () => {
    const browser = await managed();
    await pressed(browser, 'Own Sans');
    inside(browser, '[data-action=remove]').click();
    const dialog = inside<HTMLDialogElement>(browser, '.removal');
    await waitUntil(() => dialog.open && dialog.querySelector('.uses a')?.textContent === 'Kelp mug');
    expect(dialog.querySelector('h2')!.textContent).to.equal('Delete Own Sans?');
    expect(browser.shadowRoot!.activeElement).to.equal(dialog.querySelector('[data-action=keep]'));
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !dialog.open);
    expect(namesIn(browser)).to.contain('Own Sans');
    inside(browser, '[data-action=remove]').click();
    await waitUntil(() => dialog.open);
    dialog.querySelector<HTMLElement>('[data-action=remove-confirmed]')!.click();
    await waitUntil(() => namesIn(browser) === 'Lora, Georgia, Inter');
  });

  it('of a kit are not requested before consent', async () => {
    const browser = await managed(memoryBackend(), 'kit="abc1def"');
    write(inside(browser, 'select[data-action=view]'), 'kit', 'change');
    await waitUntil(() => inside(browser, '[data-action=allow-kit]'));
    expect(document.querySelector('link[href*=typekit]')).to.equal(null);
  });

  it('are taken from the page, and bad names and kits are reported', async () => {
    const heard = await captureConsole(async () => {
      const browser = await managed(memoryBackend(), 'kit="../x"');
      browser.used = 'Lora, } body';
      await browser.updateComplete;
    });
    const text = heard.join(' ');
    expect(text).to.contain('used has "} body"').and.to.contain('kit is "../x"');
  });
});

describe('the style sheet of a kit', () => {
  it('is read with its weights, styles and files', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      @font-face { font-family: "proxima-nova"; src: url("https://use.typekit.net/a/l?x=1") format("woff2"), url("https://use.typekit.net/a/d") format("woff"); font-weight: 700; }
      @font-face { font-family: "proxima-nova"; src: url("https://use.typekit.net/b/l") format("woff2"); font-style: italic; font-weight: normal; }
      body { color: red }`);
    const [font] = readKitRules(sheet.cssRules, 'https://use.typekit.net/abc1def.css');
    expect(font!.faces.map(({ url, weight, style }) => [url, ...weight, style])).to.deep.equal([
      ['https://use.typekit.net/a/l?x=1', 700, 700, 'normal'], ['https://use.typekit.net/b/l', 400, 400, 'italic'],
    ]);
  });
});

describe('a preview', () => {
  it('has a name of its own, whatever the font is called', () => {
    expect([getPreviewFamily('Press Start 2P'), getPreviewFamily('é"}')]).to.deep.equal(['site-font-preview-Press_20Start_202P', 'site-font-preview-_e9_22_7d']);
  });
  it('that failed can be loaded again', async () => {
    const face = { url: '/missing-too.woff2', style: 'normal', weight: '400' };
    for (let time = 0; time < 2; time += 1) {
      const failure = await loadPreview({ name: 'Missing', faces: [face], text: 'Kelp' }).then(() => null, (error: unknown) => error);
      expect(failure).not.to.equal(null);
    }
  });
});
