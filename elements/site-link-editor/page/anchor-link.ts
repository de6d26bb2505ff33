import { onAttributeChange } from '../../../core/platform/observers.js';
import type { EditedLink } from '../link-editor.state.js';
import { findNameNode, opensNewWindow, writeHref, writeTarget } from './link-attributes.js';

/** An `<a>` of the page that is edited. Its nodes stay: a removed link leaves its content, and the same `<a>` returns to it. */
export class AnchorLink {
  readonly anchor: HTMLAnchorElement;
  /** The content of the link while it is removed. */
  #content: readonly ChildNode[] = [];

  /** `changed` is called when its address or target changes. */
  constructor(anchor: HTMLAnchorElement, changed: () => void, signal: AbortSignal) {
    this.anchor = anchor;
    onAttributeChange(anchor, ['href', 'target'], changed, signal);
  }

  get hasName(): boolean { return findNameNode(this.anchor) !== null; }
  get isRemoved(): boolean { return this.#content.length > 0; }

  read(): EditedLink {
    const { anchor } = this;
    return { href: anchor.getAttribute('href') ?? '', linkName: findNameNode(anchor)?.textContent?.trim() ?? '', newWindow: opensNewWindow(anchor) };
  }

  write({ href, linkName, newWindow }: EditedLink): void {
    const { anchor } = this;
    this.#restore();
    writeHref(anchor, href);
    writeTarget(anchor, newWindow);
    const [name, text] = [findNameNode(anchor), linkName.trim()];
    if (name && text && name.textContent!.trim() !== text) name.textContent = text;
  }

  /** Leaves the content in the page. */
  remove(): void {
    if (this.isRemoved || !this.anchor.parentNode || !this.anchor.firstChild) return;
    this.#content = [...this.anchor.childNodes];
    this.anchor.replaceWith(...this.#content);
  }

  #restore(): void {
    const first = this.#content.find(node => node.isConnected);
    const content = this.#content.filter(node => node.parentNode === first?.parentNode);
    this.#content = [];
    first?.before(this.anchor);
    this.anchor.append(...content);
  }
}
