import { configured } from '../configurator/configure.js';
import { snippetFormsFor, snippetOf } from '../configurator/snippet-forms.js';
import type { ConfiguratorData } from '../library/configurator.js';
import { readData, showCode } from './dom.js';
import { startFilesAddress } from './files-address.js';

/** A settings form, as far as this page uses it. */
type Editor = HTMLElement & { value: string; edit(target: Element | null): Promise<void> };

/** Joins settings, preview and snippets of one configurator. The page is complete without; this sets what is chosen. */
export function startConfigurator(root: HTMLElement): void {
  const data = readData<ConfiguratorData>(root, 'data-configuration');
  const { tag, markup } = data;
  const editor = root.querySelector<Editor>('site-element-editor');
  const frame = root.querySelector<HTMLIFrameElement>('iframe[data-example]')!;
  let base: string | undefined;
  let written = markup;

  const writeSnippets = () => {
    const parts = { ...data, base, markup: written };
    for (const form of snippetFormsFor(data)) showCode(root.querySelector(`[data-form="${form.id}"] pre code`)!, snippetOf(form, parts));
  };
  startFilesAddress(root, address => {
    base = address;
    writeSnippets();
  });
  if (!editor) return;

  const update = (settings: Readonly<Record<string, unknown>> | null) => {
    written = settings ? configured({ ...data, spellings: Object.keys(data.names[tag] ?? {}), settings }) : markup;
    frame.dataset.touched = ''; // its height follows its content from now on
    writeSnippets();
  };
  const editPreview = () => {
    const element = frame.contentDocument?.querySelector(tag);
    if (element) void customElements.whenDefined(editor.localName).then(() => editor.edit(element));
  };
  editor.addEventListener('input', () => update(editor.value ? JSON.parse(editor.value) as Readonly<Record<string, unknown>> : null));
  root.querySelector('[data-restore]')!.addEventListener('click', () => {
    editor.value = ''; // what the example has
    update(null);
  });
  root.querySelector('[data-reload]')!.addEventListener('click', () => frame.contentWindow!.location.reload());
  frame.addEventListener('load', editPreview);
  if (frame.contentDocument?.readyState === 'complete') editPreview();
}
