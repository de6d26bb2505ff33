import { loadEditor } from '../editing/own-files.js';
import { openModal } from '../overlay/open-modal.js';
import { pageDocument } from '../platform/page-document.js';
import { adoptSheet } from '../platform/page.js';
import { copyAttributes, findSettingsBlock, haveSameAttributes, readElement } from './element-html.js';
import { loadRichTextTexts, richTextTexts } from './rich-text-texts.js';
import { richTextStyles } from './rich-text.styles.js';

export interface SettingsDialog {
  /** HTML of the element. */
  readonly html: string;
  /** Name of the element for people. */
  readonly title: string;
  /** Folder with the schemas of the elements; empty for the one next to the scripts. */
  readonly schemas: string;
  /** Called with the HTML after each edit. */
  show(html: string): void;
  /** Called with the final HTML when the dialog has closed. */
  close(html: string): void;
}

const editorTag = 'site-element-editor';
type ElementEditor = HTMLElement & { edit(target: Element): Promise<void> };

/**
 * A copy of the element in a frame, where no tag is defined: the form edits exactly what was written, not what the element has made of
 * it. It has attributes and settings, and none of the content.
 */
async function createDraft(source: Element, frame: HTMLIFrameElement): Promise<Element> {
  const loaded = new Promise(resolve => { frame.addEventListener('load', resolve, { once: true }); }); // Firefox replaces its first document
  pageDocument.body.append(frame);
  await loaded;
  const page = frame.contentDocument!;
  const draft = page.importNode(source, false);
  const block = findSettingsBlock(source);
  if (block) draft.append(page.importNode(block, true));
  page.body.append(draft);
  return draft;
}

/** The element's HTML with the settings of the draft. What is the same as before is written as before. */
function writeDraft(html: string, source: Element, draft: Element): string {
  const [block, edited] = [findSettingsBlock(source), findSettingsBlock(draft)];
  const isBlockSame = block?.textContent === edited?.textContent;
  if (isBlockSame && haveSameAttributes(source, draft)) return html;
  const written = source.cloneNode(true) as Element;
  copyAttributes(draft, written);
  if (!isBlockSame && edited) findSettingsBlock(written)!.textContent = edited.textContent;
  return written.outerHTML;
}

function createButton(value: 'done' | 'cancel', press: () => void): HTMLButtonElement {
  const button = pageDocument.createElement('button');
  Object.assign(button, { type: 'button', slot: 'actions', className: 'site-rich-text-button', value, textContent: richTextTexts[value] });
  button.addEventListener('click', press);
  return button;
}

/** Opens `<site-element-editor>` for an element in a dialog beside the text. Returns a function that closes it without a change. */
export function openSettingsDialog({ html, title, schemas, show, close }: SettingsDialog): () => void {
  const source = readElement(html)!;
  const ended = new AbortController();
  const dialog = pageDocument.createElement('dialog');
  const editor = pageDocument.createElement(editorTag) as ElementEditor;
  const frame = pageDocument.createElement('iframe');
  let edited = html;
  const cancel = () => {
    edited = html;
    dialog.close();
  };
  const buttons = [createButton('done', () => dialog.close()), createButton('cancel', cancel)];
  dialog.className = 'site-rich-text-dialog';
  dialog.tabIndex = -1; // has the focus at first, until the form is there
  dialog.setAttribute('aria-label', richTextTexts.edit.replace('{name}', title));
  for (const [name, value] of Object.entries({ label: title, code: 'false', tag: source.localName, loading: 'eager' })) editor.setAttribute(name, value);
  if (schemas) editor.setAttribute('schemas', schemas);
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.hidden = true;
  editor.append(...buttons);
  dialog.append(editor);
  pageDocument.body.append(dialog);
  adoptSheet(dialog, richTextStyles);
  openModal({
    dialog, initialFocus: dialog, signal: ended.signal,
    onClose() {
      ended.abort();
      dialog.remove();
      frame.remove();
      close(edited);
    },
  });
  void loadRichTextTexts().then(t => {
    dialog.setAttribute('aria-label', t('edit', { name: title }));
    for (const button of buttons) button.textContent = t(button.value as 'done' | 'cancel');
  });
  void start();
  return cancel;

  async function start(): Promise<void> {
    const { customElements } = pageDocument.defaultView!;
    const draft = await createDraft(source, frame);
    if (!customElements.get(editorTag)) await loadEditor(editorTag);
    await customElements.whenDefined(editorTag);
    if (ended.signal.aborted) return;
    for (const type of ['input', 'change']) editor.addEventListener(type, () => {
      const next = writeDraft(html, source, draft);
      if (next !== edited) show(edited = next);
    }, { signal: ended.signal });
    await editor.edit(draft);
  }
}
