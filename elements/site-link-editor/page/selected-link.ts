import { getDocument } from '../../../core/platform/page-document.js';
import type { EditedLink } from '../link-editor.state.js';
import { findNameNode, opensNewWindow, writeHref, writeTarget } from './link-attributes.js';

const highlightName = 'site-link-editor';

/** The selected text of a `contenteditable` element, or the link in which its caret is. Edits by the browser's commands, so that the browser can undo them. */
export class SelectedLink {
  readonly #editable: HTMLElement;
  /** Follows edits of the text, as ranges do. */
  readonly #range: Range;
  readonly anchor: HTMLAnchorElement | null;
  readonly #wasCollapsed: boolean;

  constructor(editable: HTMLElement, range: Range) {
    this.#editable = editable;
    this.#range = range.cloneRange();
    this.#wasCollapsed = range.collapsed;
    const { startContainer, commonAncestorContainer } = range;
    this.anchor = this.#linkAround(range.collapsed ? startContainer : commonAncestorContainer) ?? this.#onlyLinkIn(range);
    if (this.anchor && (this.#wasCollapsed || !this.anchor.contains(commonAncestorContainer))) this.#range.selectNodeContents(this.anchor);
  }

  /** The text can be changed if it has no elements, or is that of one link. */
  get hasName(): boolean {
    if (this.anchor) return findNameNode(this.anchor) instanceof Text;
    return this.#range.collapsed || this.#range.startContainer === this.#range.endContainer;
  }

  read(): EditedLink {
    const text = (this.anchor ? this.anchor.textContent : this.#range.toString()) ?? '';
    return { href: this.anchor?.getAttribute('href') ?? '', linkName: text.trim(), newWindow: !!this.anchor && opensNewWindow(this.anchor) };
  }

  /** Where the panel opens. A caret in an empty line has no rectangle. */
  getBoundingClientRect(): DOMRect {
    const rect = [...this.#range.getClientRects()].find(({ width, height }) => width + height > 0);
    if (rect) return rect;
    const { startContainer } = this.#range;
    const around = startContainer instanceof Element ? startContainer.children[this.#range.startOffset] ?? startContainer : startContainer.parentElement!;
    const { x, y, height } = around.getBoundingClientRect();
    return new DOMRect(x, y, 0, Math.min(height, 32));
  }

  /** Shows the selection while the editor has the focus. */
  highlight(signal: AbortSignal): void {
    if (signal.aborted || typeof Highlight === 'undefined') return;
    CSS.highlights.set(highlightName, new Highlight(this.#range));
    signal.addEventListener('abort', () => CSS.highlights.delete(highlightName), { once: true });
  }

  /** Returns the focus and the selection to the text. */
  restore(): void {
    this.#editable.focus({ preventScroll: true });
    this.#select(this.#range);
    if (this.#wasCollapsed) this.#selection.collapseToEnd();
  }

  write({ href, linkName, newWindow }: EditedLink): void {
    this.#editable.focus({ preventScroll: true });
    const former = this.anchor;
    if (former) this.#range.selectNodeContents(former);
    this.#select(this.#range);
    const text = linkName.trim() || href;
    if (this.#range.collapsed || (this.hasName && linkName.trim() && text !== this.#range.toString().trim())) this.#type(text);
    this.#page.execCommand('createLink', false, href);
    for (const link of this.#selectedLinks()) {
      if (former) for (const { name, value } of former.attributes) if (name !== 'href' && !link.hasAttribute(name)) link.setAttribute(name, value);
      writeHref(link, href);
      writeTarget(link, newWindow);
    }
    this.#finish();
  }

  /** Removes the link, not its text. */
  remove(): void {
    this.#editable.focus({ preventScroll: true });
    if (this.anchor) this.#range.selectNodeContents(this.anchor);
    this.#select(this.#range);
    this.#page.execCommand('unlink');
    this.#finish();
  }

  get #page() { return getDocument(this.#editable); }
  get #selection(): Selection { return this.#page.getSelection()!; }

  /** The browser has the selection after its command; it stays, or its end becomes the caret again. */
  #finish(): void {
    if (this.#wasCollapsed && this.#selection.rangeCount > 0) this.#selection.collapseToEnd();
  }

  #select(range: Range): void {
    this.#selection.removeAllRanges();
    this.#selection.addRange(range.cloneRange());
  }

  /** Replaces the selected text, and selects the new one. */
  #type(text: string): void {
    this.#page.execCommand('insertText', false, text);
    const { focusNode, focusOffset } = this.#selection;
    if (!(focusNode instanceof Text) || !focusNode.data.slice(0, focusOffset).endsWith(text)) return;
    this.#selection.setBaseAndExtent(focusNode, focusOffset - text.length, focusNode, focusOffset);
  }

  #selectedLinks(): HTMLAnchorElement[] {
    const range = this.#selection.rangeCount > 0 ? this.#selection.getRangeAt(0) : this.#range;
    const around = this.#linkAround(range.commonAncestorContainer);
    return around ? [around] : [...this.#editable.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(link => this.#hasContent(range, link));
  }

  #linkAround(node: Node): HTMLAnchorElement | null {
    const link = (node instanceof Element ? node : node.parentElement)?.closest<HTMLAnchorElement>('a[href]') ?? null;
    return link && this.#editable.contains(link) && link !== this.#editable ? link : null;
  }

  /** A selection that has exactly one link and no text beside it. */
  #onlyLinkIn(range: Range): HTMLAnchorElement | null {
    const links = range.collapsed ? [] : [...this.#editable.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(link => this.#hasContent(range, link));
    return links.length === 1 && links[0]!.textContent === range.toString() ? links[0]! : null;
  }

  /** Whether a range has content of a link, not only its edge. */
  #hasContent(range: Range, link: Node): boolean {
    const content = this.#page.createRange();
    content.selectNodeContents(link);
    return range.compareBoundaryPoints(Range.END_TO_START, content) < 0 && range.compareBoundaryPoints(Range.START_TO_END, content) > 0;
  }
}
