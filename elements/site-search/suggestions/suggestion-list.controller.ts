import { placeList } from '../../../core/forms/assist/address/place-list.js';
import { openPopover } from '../../../core/overlay/open-popover.js';
import { onResize } from '../../../core/platform/observers.js';
import { getDocument, pageDocument } from '../../../core/platform/page-document.js';
import { newId } from '../../../core/platform/page.js';
import type { SearchField } from '../search-field.js';
import type { SearchHost } from '../search.settings.js';
import type { SearchState } from '../search.state.js';
import type { SuggestionsSnapshot } from './suggestions.state.js';

/** Attributes of a field with a list, and those it has besides while the list shows. */
const combobox: Readonly<Record<string, string>> = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': 'false',
  'aria-haspopup': 'listbox',
  autocomplete: 'off',
};
const whileOpen = ['aria-controls', 'aria-activedescendant'];
const className = 'site-search-list';

/**
 * Brings suggestions to the author's field. The field is in the page, and names like `aria-activedescendant` reach no
 * node in a shadow root: so the list is in the page too, inside of the element and behind the author's own nodes, only
 * while it shows.
 */
export class SuggestionList {
  readonly #field: SearchField;
  readonly #state: SearchState;
  readonly #host: SearchHost;
  readonly #node: HTMLElement;
  readonly #before = new Map<string, string | null>();
  readonly #signal: AbortSignal;
  #shown: AbortController | null = null;

  /** Until the signal ends: then the field is as its author wrote it. */
  constructor(field: SearchField, state: SearchState, host: SearchHost, signal: AbortSignal) {
    [this.#field, this.#state, this.#host, this.#signal] = [field, state, host, signal];
    const { input } = field;
    for (const left of host.element!.querySelectorAll(`:scope > .${className}`)) left.remove(); // a copy of a page's nodes brings ours along
    for (const name of whileOpen) input.removeAttribute(name);
    for (const [name, value] of Object.entries(combobox)) {
      this.#before.set(name, input.getAttribute('role') === 'combobox' && name !== 'autocomplete' ? null : input.getAttribute(name));
      input.setAttribute(name, value);
    }
    const node = this.#node = getDocument(input).createElement('div');
    node.className = className;
    node.id = `site-search-${newId()}`;
    node.popover = 'manual';
    node.setAttribute('role', 'listbox');
    // A click on the list leaves the focus, and so the keyboard of a phone, with the field.
    node.addEventListener('mousedown', event => event.preventDefault(), { signal });
    node.addEventListener('click', event => this.#pressed(event), { signal });
    const stop = state.suggestions.$snapshot.listen(snapshot => this.#show(snapshot));
    signal.addEventListener('abort', () => {
      stop();
      this.#hide();
      state.$list.set(null);
      for (const [name, value] of this.#before) if (value === null) input.removeAttribute(name); else input.setAttribute(name, value);
    }, { once: true });
  }

  /** Chooses the option that the keyboard is on; false where it is on the text. */
  choose(): boolean {
    const { isOpen, active } = this.#state.suggestions.snapshot;
    const option = isOpen ? this.#node.children[active] as HTMLElement | undefined : undefined;
    option?.click();
    return option !== undefined;
  }

  #pressed(event: Event): void {
    const option = (event.composedPath()[0] as Element).closest<HTMLElement>('[role="option"]');
    if (!option) return;
    const { suggestions } = this.#state;
    const { query } = suggestions.snapshot;
    suggestions.close();
    if (option instanceof HTMLAnchorElement) return void this.#host.emit('site-search-select', { query, url: option.href });
    const { form } = this.#field;
    // A form's field named `requestSubmit` hides the method.
    if (form) HTMLFormElement.prototype.requestSubmit.call(form);
    else void this.#state.results.search(query);
  }

  #show({ hits, isOpen, active }: SuggestionsSnapshot): void {
    const { input } = this.#field;
    if (!isOpen) return this.#hide();
    this.#state.$list.set(this.#node);
    this.#node.setAttribute('aria-label', this.#host.text('suggestions'));
    this.#host.redraw(draw => draw());
    if (!this.#shown) void this.#open();
    if (active < 0 || hits.length === 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${this.#node.id}-${active}`);
    const option = this.#node.children[active] as HTMLElement | undefined;
    if (!option) return;
    // Not scrollIntoView, which may move the page too.
    const { offsetTop: top, offsetHeight: height } = option;
    this.#node.scrollTop = Math.max(top + height - this.#node.clientHeight, Math.min(this.#node.scrollTop, top));
  }

  /** When its options are drawn: an empty box says nothing. */
  async #open(): Promise<void> {
    const { signal } = this.#shown = new AbortController();
    await this.#host.viewReady;
    await (this.#host.element as HTMLElement & { readonly updateComplete: Promise<unknown> }).updateComplete;
    if (signal.aborted || this.#signal.aborted) return;
    const { input } = this.#field;
    this.#host.element!.append(this.#node);
    openPopover({ element: this.#node, dismiss: () => this.#state.suggestions.close(), signal });
    input.setAttribute('aria-expanded', 'true');
    input.setAttribute('aria-controls', this.#node.id);
    this.#host.toggleState('open', true);
    this.#position();
    const position = () => this.#position();
    onResize(this.#node, position, signal);
    pageDocument.addEventListener('scroll', event => { if (event.composedPath()[0] !== this.#node) position(); }, { capture: true, passive: true, signal });
    for (const target of [window, window.visualViewport]) target?.addEventListener('resize', position, { signal });
    window.visualViewport?.addEventListener('scroll', position, { signal });
  }

  #hide(): void {
    const { input } = this.#field;
    this.#shown?.abort();
    this.#shown = null;
    this.#node.remove();
    this.#host.toggleState('open', false);
    if (input.getAttribute('aria-expanded') === 'true') input.setAttribute('aria-expanded', 'false');
    for (const name of whileOpen) input.removeAttribute(name);
  }

  #position(): void {
    const { style, scrollHeight, offsetHeight, clientHeight } = this.#node;
    const field = this.#field.input.getBoundingClientRect();
    const { documentElement: root } = pageDocument;
    const seen = window.visualViewport;
    const viewport = seen
      ? { x: seen.offsetLeft, y: seen.offsetTop, width: Math.min(seen.width, root.clientWidth), height: seen.height }
      : { x: 0, y: 0, width: root.clientWidth, height: root.clientHeight };
    if (!this.#field.input.isConnected || field.bottom < viewport.y || field.top > viewport.y + viewport.height) return this.#state.suggestions.close();
    const box = placeList({ field, viewport, height: scrollHeight + offsetHeight - clientHeight, isRtl: this.#node.matches(':dir(rtl)') });
    for (const [name, value] of Object.entries(box)) style.setProperty(`--_${name}`, `${value}px`);
  }
}
