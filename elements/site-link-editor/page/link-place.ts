import { findById } from '../../../core/editing/find-by-id.js';
import type { LinkEditorHost } from '../link-editor.settings.js';
import type { EditedLink, LinkEditorState } from '../link-editor.state.js';
import { AnchorLink } from './anchor-link.js';

/** The `<a>` of the page that an editor edits, by its settings `for` and `link`. */
export class LinkPlace {
  readonly #host: LinkEditorHost;
  readonly #state: LinkEditorState;
  #anchor: AnchorLink | null = null;
  #ofAnchor = new AbortController();

  constructor(host: LinkEditorHost, state: LinkEditorState) { [this.#host, this.#state] = [host, state]; }

  get isThere(): boolean { return this.#anchor !== null; }

  /** Finds the link. `changed` is called with what it has at first, and when the page changes it. */
  find(changed: (link: EditedLink) => void): void {
    const { values, element, signal } = this.#host;
    const found = values.link ?? (findById(element!, values.for));
    if (found === (this.#anchor?.anchor ?? null)) return;
    this.stop();
    if (found && found.localName !== 'a') this.#host.warn(`for "${values.for}" names a <${found.localName}>; expected the id of an <a>; it is not edited.`);
    if (!found && values.for) this.#host.warn(`for "${values.for}" names no element; expected the id of an <a>; nothing is edited.`);
    if (found?.localName !== 'a') return;
    this.#ofAnchor = new AbortController();
    const anchor = this.#anchor = new AnchorLink(found as HTMLAnchorElement, () => {
      const { link } = this.#state;
      const { href, newWindow } = anchor.read();
      if (!anchor.isRemoved && (href !== link.href || newWindow !== link.newWindow)) changed(anchor.read());
    }, AbortSignal.any([signal, this.#ofAnchor.signal]));
    this.#state.set({ hasName: anchor.hasName });
    changed(anchor.read());
  }

  stop(): void {
    this.#ofAnchor.abort();
    this.#anchor = null;
  }

  /** Writes the link, unless the page has prevented it. */
  write(link: EditedLink): void {
    const anchor = this.#anchor;
    if (!anchor || !this.#host.emit('site-link-apply', { href: link.href, text: link.linkName, newWindow: link.newWindow })) return;
    if (link.href) anchor.write(link);
    else anchor.remove();
  }
}
