import type { PlacePrediction } from '../../../contract/places.js';
import { openPopover } from '../../../overlay/open-popover.js';
import { adoptSheet } from '../../../platform/page.js';
import { make } from '../../dom/make.js';
import { uniqueId } from '../../dom/unique-id.js';
import { addressListStyles } from './address-list.styles.js';
import type { AddressText } from './address-texts.js';
import type { SearchState } from './address-search.state.js';
import { placeList } from './place-list.js';

export interface ListOptions {
  readonly control: HTMLInputElement;
  readonly text: AddressText;
  readonly signal: AbortSignal;
  choose(prediction: PlacePrediction): void;
  /** The visitor touches the list. */
  hold(): void;
  close(): void;
}

/** Attributes of a field with a list, and those it has besides while the list shows. */
const combobox = { 'role': 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'data-site-places': '' };
const whileOpen = ['aria-controls', 'aria-activedescendant'];

/** Draws the state of a search at its field: the list in the page's light DOM while it shows, and what a screen reader is told. */
export class AddressList {
  readonly #options: ListOptions;
  readonly #node: HTMLElement;
  readonly #status: HTMLElement;
  #shown: AbortController | null = null;
  #predictions: SearchState['predictions'] = [];

  constructor(options: ListOptions) {
    this.#options = options;
    const { control, text, signal } = options;
    adoptSheet(control, addressListStyles);
    // A copy of a page's nodes brings ours along.
    for (let next = this.#place.nextElementSibling; next?.matches('[class^="site-form-places"]'); next = this.#place.nextElementSibling) next.remove();
    for (const name of whileOpen) control.removeAttribute(name);
    for (const [name, value] of Object.entries(combobox)) control.setAttribute(name, value);
    this.#status = make(control, 'span', 'site-form-places-status');
    this.#status.setAttribute('role', 'status');
    this.#node = make(control, 'div', 'site-form-places');
    this.#node.id = uniqueId();
    this.#node.popover = 'manual';
    this.#node.setAttribute('role', 'listbox');
    this.#node.setAttribute('aria-label', text('addressList'));
    // A press on the list leaves the focus, and so the keyboard of a phone, with the field.
    this.#node.addEventListener('mousedown', event => event.preventDefault(), { signal });
    this.#node.addEventListener('pointerdown', () => options.hold(), { signal });
    this.#node.addEventListener('click', event => {
      const at = [...this.#node.children].findIndex(option => event.composedPath().includes(option));
      if (this.#predictions[at]) options.choose(this.#predictions[at]);
    }, { signal });
    this.#place.after(this.#status);
    signal.addEventListener('abort', () => {
      this.#hide();
      this.#status.remove();
      for (const name of Object.keys(combobox)) control.removeAttribute(name);
    }, { once: true });
  }

  show({ predictions, isOpen, active }: SearchState): void {
    const isNew = predictions !== this.#predictions;
    this.#predictions = predictions;
    if (!isOpen) return this.#hide();
    if (isNew) this.#fill();
    if (!this.#shown) this.#open();
    else if (isNew) this.#position();
    this.#mark(active);
  }

  say(words: string): void { this.#status.textContent = words; }

  #fill(): void {
    this.#node.replaceChildren(...this.#predictions.map(({ mainText, secondaryText }) => {
      // Each part in the direction of its own words, at the page's own side.
      const parts = [mainText, secondaryText].filter(Boolean).map(part => make(this.#node, 'span', '', make(this.#node, 'bdi', '', part)));
      const option = make(this.#node, 'div', '', ...parts.flatMap((part, at) => (at ? [' ', part] : [part])));
      option.id = uniqueId();
      option.setAttribute('role', 'option');
      return option;
    }));
    this.#node.scrollTop = 0;
  }

  #open(): void {
    const { control, close } = this.#options;
    const { signal } = this.#shown = new AbortController();
    if (this.#node.childElementCount !== this.#predictions.length) this.#fill();
    this.#place.after(this.#node);
    openPopover({ element: this.#node, dismiss: close, signal });
    control.setAttribute('aria-expanded', 'true');
    control.setAttribute('aria-controls', this.#node.id);
    this.#position();
    const position = () => this.#position();
    const { ownerDocument: document } = control;
    document.addEventListener('scroll', event => { if (event.composedPath()[0] !== this.#node) position(); }, { capture: true, passive: true, signal });
    const view = document.defaultView!;
    for (const target of [view, view.visualViewport]) target?.addEventListener('resize', position, { signal });
    view.visualViewport?.addEventListener('scroll', position, { signal });
  }

  #hide(): void {
    const { control } = this.#options;
    this.#shown?.abort();
    this.#shown = null;
    this.#node.remove();
    if (control.getAttribute('aria-expanded') === 'true') control.setAttribute('aria-expanded', 'false');
    for (const name of whileOpen) control.removeAttribute(name);
  }

  #mark(active: number): void {
    [...this.#node.children].forEach((option, at) => option.setAttribute('aria-selected', String(at === active)));
    const option = this.#node.children[active] as HTMLElement | undefined;
    if (!option) return this.#options.control.removeAttribute('aria-activedescendant');
    this.#options.control.setAttribute('aria-activedescendant', option.id);
    // Not scrollIntoView, which may move the page too.
    const { offsetTop: top, offsetHeight: height } = option;
    const { scrollTop, clientHeight } = this.#node;
    this.#node.scrollTop = Math.max(top + height - clientHeight, Math.min(scrollTop, top));
  }

  #position(): void {
    const { control, close } = this.#options;
    const { style, scrollHeight, offsetHeight, clientHeight } = this.#node;
    const field = control.getBoundingClientRect();
    const { documentElement: root, defaultView } = control.ownerDocument;
    const seen = defaultView?.visualViewport;
    const viewport = seen
      ? { x: seen.offsetLeft, y: seen.offsetTop, width: Math.min(seen.width, root.clientWidth), height: seen.height }
      : { x: 0, y: 0, width: root.clientWidth, height: root.clientHeight };
    if (!control.isConnected || field.bottom < viewport.y || field.top > viewport.y + viewport.height) return close();
    const height = scrollHeight + offsetHeight - clientHeight; // with its edges
    const box = placeList({ field, viewport, height, isRtl: this.#node.matches(':dir(rtl)') });
    for (const [name, value] of Object.entries(box)) style.setProperty(`--_${name}`, `${value}px`);
  }

  /** Our nodes follow the field, never inside a label, whose words they would become. */
  get #place(): Element { return this.#options.control.closest('label') ?? this.#options.control; }
}
