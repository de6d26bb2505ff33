import { expect } from '@open-wc/testing';
import { elements } from 'virtual:elements';
import type { Setting } from '../../core/settings/setting.js';
import { captureConsole } from './capture-console.js';
import { place } from './place.js';
import { waitUntil } from './wait-until.js';

// Every element is edited by `<site-element-editor>`: what the form shows is what the element has.

/** Settings that an element sets again itself, or of which another value would leave the page. */
const leftOut = /^(current|open|value|schemas|for|tag)$/;

function otherValue({ kind, default: fallback, choices, min = 0, max = 9, format }: Setting): unknown {
  if (format || kind === 'url' || kind === 'json') return undefined;
  if (kind === 'flag') return fallback !== true;
  if (choices) return choices.find(choice => choice !== fallback);
  if (kind === 'number') return [min, max].find(number => number !== fallback);
  return undefined;
}

describe('the settings form', () => {
  afterEach(() => { for (const box of document.querySelectorAll('body > section')) box.remove(); });

  for (const { definition } of elements) {
    if (definition.table.tag.startsWith('site-new-')) continue; // of a template: no schema
    const { tag, settings } = definition.table as { tag: string; settings: Record<string, Setting> };
    it(`shows and sets what <${tag}> has`, async () => {
      await captureConsole(async () => {
        const target = await place(`<${tag}></${tag}>`, tag);
        const editor = document.createElement('site-element-editor');
        target.parentElement!.append(editor);
        await editor.edit(target);
        await waitUntil(() => editor.shadowRoot!.querySelector('.setting'));
        const values = Object.fromEntries(Object.entries(settings).flatMap(([name, row]) => {
          const value = leftOut.test(name) ? undefined : otherValue(row);
          return value === undefined ? [] : [[name, value]];
        }));
        editor.value = JSON.stringify(values);
        await waitUntil(() => Object.entries(values).every(([name, value]) => target[name] === value));
        await editor.updateComplete;
        const shown = [...editor.shadowRoot!.querySelectorAll<HTMLElement>('.setting')].map(({ dataset }) => dataset.setting!);
        expect(shown.sort()).to.deep.equal(Object.keys(settings).filter(name => settings[name]!.attribute !== false).sort());
        editor.value = '';
        await waitUntil(() => Object.keys(values).every(name => target[name] === settings[name]!.default));
      });
    });
  }
});

describe('the settings form, with settings for addresses', () => {
  afterEach(() => { for (const box of document.querySelectorAll('body > section')) box.remove(); });

  const inside = (element: Element, selector: string) => element.shadowRoot!.querySelector<HTMLElement>(selector)!;
  type Editor = HTMLElementTagNameMap['site-element-editor'];
  async function edit(tag: string, given: Partial<Editor> = {}): Promise<{ target: HTMLElement; editor: Editor }> {
    const target = await place(`<${tag}></${tag}>`, tag);
    const editor = Object.assign(document.createElement('site-element-editor'), given);
    target.parentElement!.append(editor);
    await editor.edit(target);
    await waitUntil(() => inside(editor, '.setting'));
    return { target, editor };
  }

  it('has a link editor for the address of a page, whose edit is one step', async () => {
    const { target, editor } = await edit('site-login', { searchPages: () => [{ title: 'Members', url: '/members' }] });
    const link = () => inside(editor, '[data-setting="redirect"] site-link-editor') as HTMLElementTagNameMap['site-link-editor'] | null;
    await waitUntil(() => link()?.shadowRoot?.querySelector('.toggle'));
    expect(link()!.label).to.equal('Page after login');
    inside(link()!, '.toggle').click();
    await waitUntil(() => inside(link()!, '[role=option]'));
    inside(link()!, '[role=option]').click();
    await waitUntil(() => target.getAttribute('redirect') === '/members');
    inside(editor, '[data-action="undo"]').click();
    await waitUntil(() => !target.hasAttribute('redirect'));
    await waitUntil(() => link()!.value === '' && link()!.querySelector('input')!.value === '');
  });

  it('has a file manager for an image as soon as it has files to show', async () => {
    const { target, editor } = await edit('site-product');
    expect(inside(editor, '[data-setting="image"] site-file-manager')).to.equal(null);
    expect(inside(editor, '[data-setting="image"] input').inputMode).to.equal('url');
    const list = [{ url: '/media/mug.pdf', name: 'mug.pdf' }, { url: '/media/mug.png', name: 'mug.png', type: 'image/png' }];
    editor.fileBackend = { list: () => Promise.resolve({ files: list }) };
    const files = () => inside(editor, '[data-setting="image"] site-file-manager') as HTMLElementTagNameMap['site-file-manager'] | null;
    await waitUntil(() => files()?.shadowRoot?.querySelector('.toggle'));
    expect(files()!.accept).to.equal('image/*');
    inside(files()!, '.toggle').click();
    await waitUntil(() => inside(files()!, '.file:not([aria-disabled])'));
    inside(files()!, '.file:not([aria-disabled])').dispatchEvent(new MouseEvent('dblclick', { bubbles: true, composed: true }));
    await waitUntil(() => target.getAttribute('image') === '/media/mug.png');
  });
});
