import { isPageUrl } from '../../../core/links/page-patterns.js';
import type { LinkEditorHost } from '../link-editor.settings.js';
import type { LinkEditorState } from '../link-editor.state.js';
import type { FindPages } from './page-list.js';

/** Settings that decide where pages are found. */
export const pageSettings = ['pages', 'source', 'sitemap', 'endpoint', 'searchPages'];

type DrawnElement = HTMLElement & { readonly updateComplete: Promise<unknown> };

interface Edits {
  /** The address of a page was entered. */
  write(path: string): void;
  /** A page was chosen from the list. */
  choose(url: string): void;
}

const beginsAddress = /^[/#?.]/;

/** The page search: its text field, the list below, and the anchors of the chosen page. */
export class PageField {
  readonly #host: LinkEditorHost;
  readonly #state: LinkEditorState;
  readonly #edits: Edits;
  /** Address of the page whose anchors are offered. */
  #anchorsOf = '';

  constructor(host: LinkEditorHost, state: LinkEditorState, edits: Edits) { [this.#host, this.#state, this.#edits] = [host, state, edits]; }

  /** Where pages are found. The code for it loads with the first search. */
  readSource(isShown: boolean): void {
    let find: Promise<FindPages> | undefined;
    this.#state.pages.setSource(async (query, signal) => {
      find ??= import('./page-sources.js').then(({ openPages }) => openPages(this.#host));
      find.catch(() => { find = undefined; });
      return (await find)(query, signal);
    });
    if (isShown) this.show();
  }

  /** Loads the first pages. */
  show(): void {
    if (this.#state.snapshot.type !== 'page') return;
    this.#state.pages.open();
    this.#loadAnchors();
  }

  /** Whether a text in the field is an address. All else are words to search for, which are not the link. */
  isAddress(text: string): boolean { return text === '' || beginsAddress.test(text); }

  /** An address is searched by the words in it. */
  search(text: string): void { this.#state.pages.type(beginsAddress.test(text) ? text.replace(/[#?].*$/, '').replace(/^[/.]+/, '') : text); }

  /** Shows the address of the link again, after words that were searched for. */
  showAddress(): void {
    const field = this.#host.element!.shadowRoot!.querySelector<HTMLInputElement>('[name=path]');
    if (field) field.value = this.#state.snapshot.fields.page.path;
  }

  /** What was entered: the title of a page, its address, or the last part of that. */
  finish(entry: string): void {
    const text = entry.trim();
    const page = this.#state.pages.findByTitle(text);
    if (page) return this.choose(page.url);
    const isName = !this.isAddress(text) && isPageUrl(text);
    this.#edits.write(isName ? `/${text}` : text);
    this.#loadAnchors();
  }

  choose(url: string): void {
    this.#edits.choose(url);
    this.#state.pages.settle();
    this.showAddress();
    this.#loadAnchors();
  }

  press(event: KeyboardEvent): void {
    const { pages } = this.#state;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter' && pages.activePage) {
      event.preventDefault();
      this.choose(pages.activePage.url);
    } else if (pages.press(event.key)) {
      event.preventDefault();
      const { element } = this.#host;
      void (element as DrawnElement).updateComplete.then(() => {
        element!.shadowRoot!.querySelector('[role=option][aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
      });
    }
  }

  #loadAnchors(): void {
    const { fields: { page: { path } } } = this.#state.snapshot;
    const { signal, element } = this.#host;
    if (path === this.#anchorsOf || this.#state.problems.length > 0) return;
    this.#anchorsOf = path;
    this.#state.set({ anchors: [] });
    if (path) void import('./page-sources.js').then(({ readAnchors }) => readAnchors(path, element!, signal)).then(
      anchors => { if (path === this.#anchorsOf && !signal.aborted) this.#state.set({ anchors }); },
      () => {}, // the anchor can be typed
    );
  }
}
