import type { PlacePrediction } from '../../../contract/places.js';
import { openPopover } from '../../../overlay/open-popover.js';
import { getDocument } from '../../../platform/page-document.js';
import { adoptSheet } from '../../../platform/page.js';
import { createOwnNode, uniqueId } from '../../dom/own-nodes.js';
import type { LightParts } from '../../light-parts.js';
import type { AddressText } from './address-texts.js';
import type { SearchState } from './address-search.state.js';
import { placeList } from './place-list.js';
import { optionId, Suggestions } from './Suggestions.js';
import { suggestionsStyles } from './suggestions.styles.js';

export interface SuggestionsOptions {
  readonly control: HTMLInputElement;
  readonly parts: LightParts;
  readonly text: AddressText;
  readonly signal: AbortSignal;
  /** Resolves when React is there. */
  readonly viewReady: Promise<void>;
  choose(prediction: PlacePrediction): void;
  /** The visitor touches the list. */
  hold(): void;
  close(): void;
}

/** Attributes of a field with a list, and those it has besides while the list shows. */
const combobox = { 'role': 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'data-site-places': '' };
const whileOpen = ['aria-controls', 'aria-activedescendant'];

/** Brings the state of a search to its field: the list in the page's light DOM while it shows, and what a screen reader announces. */
export class SuggestionsController {
  readonly #options: SuggestionsOptions;
  readonly #node: HTMLElement;
  readonly #status: HTMLElement;
  #shown: AbortController | null = null;
  #predictions: SearchState['predictions'] = [];
  #search: SearchState | null = null;

  constructor(options: SuggestionsOptions) {
    this.#options = options;
    const { control, text, parts, signal } = options;
    adoptSheet(control, suggestionsStyles);
    // A copy of a page's nodes brings ours along.
    for (let next = this.#place.nextElementSibling; next?.matches('[class^="site-form-places"]'); next = this.#place.nextElementSibling) next.remove();
    for (const name of whileOpen) control.removeAttribute(name);
    for (const [name, value] of Object.entries(combobox)) control.setAttribute(name, value);
    this.#status = createOwnNode(control, 'span', 'site-form-places-status');
    this.#status.setAttribute('role', 'status');
    this.#node = createOwnNode(control, 'div', 'site-form-places');
    this.#node.id = uniqueId();
    this.#node.popover = 'manual';
    this.#node.setAttribute('role', 'listbox');
    this.#node.setAttribute('aria-label', text('addressList'));
    // A click on the list leaves the focus, and so the keyboard of a phone, with the field.
    this.#node.addEventListener('mousedown', event => event.preventDefault(), { signal });
    this.#node.addEventListener('pointerdown', () => options.hold(), { signal });
    this.#node.addEventListener('click', event => {
      const option = (event.target as Element).closest<HTMLElement>('[role="option"]');
      const prediction = option && this.#predictions[Number(option.dataset.at)];
      if (prediction) options.choose(prediction);
    }, { signal });
    this.say('');
    this.#place.after(this.#status); // before its words, which are read out only then
    signal.addEventListener('abort', () => {
      this.#hide();
      parts.drop(this.#status);
      parts.drop(this.#node);
      for (const name of Object.keys(combobox)) control.removeAttribute(name);
    }, { once: true });
  }

  show(search: SearchState): void {
    const { predictions, isOpen, active, attribution } = search;
    this.#search = search;
    const isNew = predictions !== this.#predictions;
    this.#predictions = predictions;
    if (!isOpen) return this.#hide();
    const { parts, viewReady, signal } = this.#options;
    parts.put({ node: this.#node, view: Suggestions, props: { id: this.#node.id, predictions, active, attribution } });
    parts.draw();
    if (!this.#node.hasChildNodes()) return void viewReady.then(() => { if (this.#search === search && !signal.aborted) this.show(search); });
    if (isNew) this.#node.scrollTop = 0;
    if (!this.#shown) this.#open();
    else if (isNew) this.#position();
    this.#mark(active);
  }

  say(text: string): void {
    const { parts } = this.#options;
    parts.put({ node: this.#status, view: 'line', props: { text } });
    parts.draw();
  }

  #open(): void {
    const { control, close } = this.#options;
    const { signal } = this.#shown = new AbortController();
    this.#place.after(this.#node);
    openPopover({ element: this.#node, dismiss: close, signal });
    control.setAttribute('aria-expanded', 'true');
    control.setAttribute('aria-controls', this.#node.id);
    this.#position();
    const position = () => this.#position();
    const page = getDocument(control);
    page.addEventListener('scroll', event => { if (event.composedPath()[0] !== this.#node) position(); }, { capture: true, passive: true, signal });
    const view = page.defaultView!;
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
    const option = this.#node.children[active] as HTMLElement | undefined;
    if (!option) return this.#options.control.removeAttribute('aria-activedescendant');
    this.#options.control.setAttribute('aria-activedescendant', optionId(this.#node.id, active));
    // Not scrollIntoView, which may move the page too.
    const { offsetTop: top, offsetHeight: height } = option;
    const { scrollTop, clientHeight, lastElementChild: last } = this.#node;
    const covered = last?.matches('small') ? (last as HTMLElement).offsetHeight : 0; // by the source, which stays in sight
    this.#node.scrollTop = Math.max(top + height + covered - clientHeight, Math.min(scrollTop, top));
  }

  #position(): void {
    const { control, close } = this.#options;
    const { style, scrollHeight, offsetHeight, clientHeight } = this.#node;
    const field = control.getBoundingClientRect();
    const { documentElement: root, defaultView } = getDocument(control);
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
