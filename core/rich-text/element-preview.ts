import { isComposing } from '../platform/is-composing.js';
import { getDocument, pageDocument, type DocumentMembers } from '../platform/page-document.js';
import { adoptSheet } from '../platform/page.js';
import { copyAttributes, readElement } from './element-html.js';
import type { RichElement } from '../settings/rich-elements.js';
import { loadRichTextTexts, richTextTexts } from './rich-text-texts.js';
import { richTextStyles } from './rich-text.styles.js';
import { openSettingsDialog } from './settings-dialog.js';

export interface PreviewOptions {
  /** In a line of text. */
  readonly isInline: boolean;
  /** Document of the text, if it is not that of the page. It needs the styles (`richTextStyles`) too. */
  readonly page?: Document;
  /** Writes the HTML of the element to the editor's document, as one step that can be undone. */
  apply(html: string): void;
  /** Selects the element in the text and moves the focus there. */
  focusText(): void;
  /** Returns whether the text cannot be edited. */
  isReadOnly?(): boolean;
}

/** The element in the text: live, but not editable inside. */
export interface ElementPreview {
  /** The node to put into the text. */
  readonly dom: HTMLElement;
  /** Opens the settings. */
  readonly button: HTMLButtonElement;
  readonly html: string;
  /** Shows other HTML of the element. */
  update(html: string): void;
  /** Marks the element as selected. */
  select(isSelected: boolean): void;
  /** Opens the settings of the element. */
  openSettings(): void;
  /** Whether an event belongs to the preview and not to the editor. */
  ownsEvent(event: Event): boolean;
  destroy(): void;
}

export interface PreviewContext {
  readonly schemas: string;
  /** Called with all HTML of the element, which may be pasted later. */
  remember(html: string): void;
}

const svg = 'http://www.w3.org/2000/svg';
const slidersPath = 'M4 7h9m4 0h3M4 17h3m4 0h9M15 5v4M9 15v4';
/** They act on the page around them, or load something from another host. */
const notPreviewed = 'style, link, iframe, frame';

function createEditButton(page: DocumentMembers): HTMLButtonElement {
  const button = page.createElement('button');
  const icon = page.createElementNS(svg, 'svg');
  const path = page.createElementNS(svg, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', slidersPath);
  icon.append(path);
  button.type = 'button';
  button.className = 'site-rich-text-edit';
  button.append(icon);
  return button;
}

/** The element as a page would have it, from its inert source. */
function createLiveElement(source: Element, page: DocumentMembers): Element {
  const copy = source.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll(notPreviewed)) element.remove();
  return page.importNode(copy, true);
}

/** Creates the node that shows an element in a text, with a button for its settings. */
export function createElementPreview(first: string, facts: RichElement, { schemas, remember }: PreviewContext, options: PreviewOptions): ElementPreview {
  const page = options.page ? getDocument(options.page.documentElement) : pageDocument;
  const ended = new AbortController();
  const { signal } = ended;
  const dom = page.createElement(options.isInline ? 'span' : 'div');
  // Fields of the element are submitted with this form, not with the form that the editor is in.
  const live = page.createElement('form');
  const button = createEditButton(page);
  const { title } = facts;
  let html = '';
  let source: Element | null = null;
  let shown: Element | null = null;
  let closeDialog: (() => void) | null = null;

  dom.className = 'site-rich-text';
  dom.contentEditable = 'false';
  dom.setAttribute('role', 'group');
  dom.setAttribute('aria-label', title);
  live.className = 'site-rich-text-live';
  live.inert = true;
  dom.append(live, button);
  button.addEventListener('mousedown', event => event.preventDefault(), { signal }); // the text keeps the focus, and with it the keys for undo
  button.addEventListener('keydown', event => {
    if (!isComposing(event) && (event.key === 'Enter' || event.key === ' ')) event.stopPropagation(); // presses the button
  }, { signal });
  button.addEventListener('click', event => {
    event.preventDefault();
    openSettings();
  }, { signal });
  dom.addEventListener('dblclick', openSettings, { signal });
  setLabel(richTextTexts.edit.replace('{name}', title));
  if (!options.page) adoptSheet(page.documentElement, richTextStyles);
  void loadRichTextTexts().then(t => setLabel(t('edit', { name: title })));
  update(first);
  return { dom, button, get html() { return html; }, update, select, openSettings, ownsEvent, destroy };

  function setLabel(label: string): void {
    button.setAttribute('aria-label', label);
    button.title = label;
  }

  function update(next: string): void {
    if (next === html) return;
    const before = source;
    html = next;
    remember(html);
    source = readElement(html);
    if (!source) return;
    if (shown && before && before.localName === source.localName && before.innerHTML === source.innerHTML) copyAttributes(source, shown, before);
    else draw(source);
  }

  function draw(element: Element): void {
    shown = facts.isElsewhere ? null : createLiveElement(element, page);
    if (shown) return live.replaceChildren(shown);
    const name = page.createElement('span');
    name.className = 'site-rich-text-name';
    name.textContent = title;
    live.replaceChildren(name);
  }

  function select(isSelected: boolean): void {
    if (!options.page) adoptSheet(dom, richTextStyles); // the text may be in a shadow root
    dom.toggleAttribute('data-selected', isSelected);
  }

  function openSettings(): void {
    if (closeDialog || options.isReadOnly?.()) return;
    const before = html;
    const isFromButton = button.matches(':focus');
    const wasSelected = dom.hasAttribute('data-selected');
    select(true);
    closeDialog = openSettingsDialog({
      html, title, schemas, show: update,
      close(edited) {
        closeDialog = null;
        if (signal.aborted) return;
        select(wasSelected);
        if (edited === before) update(before);
        else options.apply(edited);
        if (isFromButton && button.isConnected) button.focus();
        else options.focusText();
      },
    });
  }

  function ownsEvent(event: Event): boolean {
    const { type, ctrlKey, metaKey } = event as KeyboardEvent;
    return button.contains(event.target as Node) && !(type === 'keydown' && (ctrlKey || metaKey)); // undo works from the button too
  }

  function destroy(): void {
    ended.abort();
    closeDialog?.();
  }
}
