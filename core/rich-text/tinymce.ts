import { onChildrenChange } from '../platform/observers.js';
import { getDocument } from '../platform/page-document.js';
import { findOutermost } from './known-elements.js';
import { readHtml } from './element-html.js';
import type { ElementPreview, RichText } from './rich-text.js';
import { richTextStyles } from './rich-text.styles.js';

// Types of TinyMCE, as far as they are used here: the package does not need it.

/** Of changes of the content, of a copy of it that is written as HTML, and of keys. */
interface TinymceEvent extends KeyboardEvent { content: string; readonly format?: string; readonly node: Element; readonly targetClone?: Element }
interface TinymceNode {
  readonly constructor: unknown;
  attr(name: string): string | undefined;
  replace(node: TinymceNode): TinymceNode;
  value?: string;
  raw?: boolean;
}
interface TinymceEditor {
  readonly inline: boolean;
  readonly readonly: boolean;
  readonly dom: { addStyle(css: string): void };
  readonly selection: { getNode(): HTMLElement; select(node: Node): unknown };
  readonly serializer: { addAttributeFilter(name: string, callback: (nodes: TinymceNode[]) => void): void };
  readonly undoManager: { transact(change: () => void): unknown };
  getBody(): HTMLElement;
  getDoc(): Document;
  focus(): void;
  on(name: string, callback: (event: TinymceEvent) => void): unknown;
}

export interface TinymceOptions {
  /** Address of `auto.js`, which shows elements in the frame of the text. Not needed with `inline: true`. */
  readonly script?: string;
}

/** Has the HTML of an element, encoded: TinyMCE removes attributes with some markup. */
const attribute = 'data-rich-element';

/** HTML with an empty element in the place of each element, in which TinyMCE changes nothing. One that is moved by pointer has its preview. */
function wrapElements(html: string, richText: RichText): string {
  const body = readHtml(html);
  for (const wrapper of body.querySelectorAll(`[${attribute}]`)) wrapper.textContent = 'x';
  for (const element of findOutermost(body, richText.selector)) {
    const wrapper = getDocument(body).createElement(richText.isInline(element) ? 'span' : 'div');
    wrapper.setAttribute(attribute, encodeURIComponent(richText.readSource(element)));
    wrapper.setAttribute('contenteditable', 'false');
    wrapper.textContent = richText.elements[element.localName]!.title; // an empty one would be removed
    element.replaceWith(wrapper);
  }
  return body.innerHTML;
}

/** HTML of an editor has no such elements: others would come from elsewhere. */
function removeWrappers(html: string): string {
  const body = readHtml(html);
  for (const wrapper of body.querySelectorAll(`[${attribute}]`)) wrapper.removeAttribute(attribute);
  return body.innerHTML;
}

/** Returns the `setup` function of TinyMCE: `tinymce.init({ setup: createTinymceSetup(richText, { script }), … })`. */
export const createTinymceSetup = (richText: RichText, { script }: TinymceOptions = {}) => (editor: TinymceEditor): void => {
  const previews = new Map<Element, ElementPreview>();

  editor.on('BeforeSetContent', event => {
    if (event.format !== 'raw') event.content = wrapElements(event.content, richText); // raw: an earlier state of the text
  });
  editor.on('PastePreProcess', event => { event.content = wrapElements(removeWrappers(richText.cleanPasted(event.content)), richText); });
  // It is read again as HTML, in which a paragraph ends before a form.
  editor.on('PreProcess', ({ node }) => { for (const preview of node.querySelectorAll(`[${attribute}] > .site-rich-text`)) preview.replaceWith('x'); });
  editor.on('ObjectSelected', ({ targetClone }) => targetClone?.querySelector('.site-rich-text')?.remove()); // it would load a second time
  editor.on('PreInit', () => editor.serializer.addAttributeFilter(attribute, nodes => {
    for (const node of nodes) {
      const text = new (node.constructor as new (name: string, type: number) => TinymceNode)('#text', 3);
      text.raw = true;
      text.value = richText.createElement(decodeURIComponent(node.attr(attribute)!))?.outerHTML ?? '';
      node.replace(text);
    }
  }));
  editor.on('init', () => {
    editor.dom.addStyle(richTextStyles.cssText);
    moveOverlays();
    if (script && !editor.inline) {
      const page = getDocument(editor.getBody());
      const tag = page.createElement('script');
      Object.assign(tag, { type: 'module', src: script });
      page.head.append(tag);
    }
    showElements();
  });
  for (const name of ['SetContent', 'undo', 'redo']) editor.on(name, showElements);
  editor.on('NodeChange', () => {
    const selected = editor.selection.getNode();
    for (const [wrapper, preview] of previews) preview.select(wrapper === selected);
  });
  editor.on('keydown', event => {
    const preview = event.key === 'Enter' && !event.defaultPrevented ? previews.get(editor.selection.getNode()) : undefined;
    if (!preview) return;
    event.preventDefault();
    preview.openSettings();
  });
  editor.on('remove', () => { for (const preview of previews.values()) preview.destroy(); });

  /** An element may add an overlay to its page, such as a lightbox. In the frame, the page is the text: it moves out. */
  function moveOverlays(): void {
    if (editor.inline) return;
    const body = editor.getBody();
    const ended = new AbortController();
    onChildrenChange(body, () => body.after(...body.querySelectorAll(`:scope > :is(${richText.selector})`)), ended.signal);
    editor.on('remove', () => ended.abort());
  }

  /** Shows the elements in the text. TinyMCE neither saves nor remembers what is marked as bogus. */
  function showElements(): void {
    const body = editor.getBody();
    for (const [wrapper, preview] of previews) {
      if (body.contains(wrapper)) continue;
      preview.destroy();
      previews.delete(wrapper);
    }
    for (const wrapper of body.querySelectorAll<HTMLElement>(`[${attribute}]:not([data-mce-bogus="all"] *)`)) {
      const html = decodeURIComponent(wrapper.getAttribute(attribute)!);
      const shown = previews.get(wrapper);
      if (shown && wrapper.contains(shown.dom)) shown.update(html);
      else showElement(wrapper, html);
    }
  }

  function showElement(wrapper: HTMLElement, html: string): void {
    previews.get(wrapper)?.destroy();
    const preview = richText.createPreview(html, {
      isInline: wrapper.localName === 'span',
      ...(!editor.inline && { page: editor.getDoc() }),
      isReadOnly: () => editor.readonly,
      apply(next) {
        editor.undoManager.transact(() => wrapper.setAttribute(attribute, encodeURIComponent(next)));
        preview?.update(next);
      },
      focusText() {
        editor.focus();
        editor.selection.select(wrapper);
      },
    });
    if (!preview) return;
    preview.dom.dataset.mceBogus = 'all';
    preview.dom.removeAttribute('contenteditable'); // the wrapper has it: TinyMCE selects the innermost
    wrapper.replaceChildren(preview.dom);
    previews.set(wrapper, preview);
  }
};
