import { addressedNode, onTargeted } from '../../core/platform/page-address.js';
import type { AccordionHost } from './accordion.settings.js';
import type { AccordionState, Section } from './accordion.state.js';

/** An item of the author's: a `<details>`, or a heading with what follows it. */
export type Item = HTMLDetailsElement | HTMLHeadingElement;

const isDetails = (node: Element | null): node is HTMLDetailsElement => node instanceof HTMLDetailsElement;
const isHeading = (node: Element): node is HTMLHeadingElement => node instanceof HTMLHeadingElement;
const levelOf = (heading: HTMLHeadingElement) => Number(heading.localName.slice(1));
const controls = 'a[href], button, input, select, textarea';
const ownSlot = /^(?:heading|panel)-\d+$/;

/** Reads the author's items, follows their own `<details>`, and opens what an address or the browser's search leads to. */
export class AccordionController {
  readonly #state: AccordionState<Item>;
  readonly #host: AccordionHost;
  #hasRead = false;
  /** The address that was last led to: what comes late may be it. */
  #shownHash = '';

  constructor(state: AccordionState<Item>, host: AccordionHost) {
    this.#state = state;
    this.#host = host;
    // Immediately: the page's style sheet shows it as open until the tag is defined, and a server's drawing is taken over later.
    const first = host.values.firstOpen && host.element?.querySelector<HTMLDetailsElement>(':scope > details');
    if (first) first.open = true;
    state.toggled = (item, isOpen) => {
      if (isDetails(item)) item.open = isOpen;
      host.emit('site-accordion-toggle', { index: state.items.indexOf(item), isOpen, item });
    };
  }

  connect(): void {
    const { element, signal } = this.#host;
    this.read();
    this.#host.onLightChange(() => {
      this.read();
      if (location.hash !== this.#shownHash) this.#showAddressed({ mayScroll: scrollY === 0 });
    });
    // A library that morphs the page to what its author wrote takes our slots away.
    const slots = new MutationObserver(() => this.read());
    slots.observe(element!, { attributeFilter: ['slot'], subtree: true });
    signal.addEventListener('abort', () => slots.disconnect(), { once: true });
    element!.addEventListener('click', event => this.#pressSummary(event), { signal });
    // The browser opens a <details> natively where its search or an address leads into it; `toggle` does not bubble.
    element!.addEventListener('toggle', ({ target }) => {
      if (isDetails(target as Element)) this.#state.set(target as HTMLDetailsElement, (target as HTMLDetailsElement).open);
    }, { capture: true, signal });
    onTargeted(() => this.#showAddressed(), signal);
    signal.addEventListener('abort', () => this.#end(), { once: true });
    this.#showAddressed();
  }

  /** Reads the items as they stand now. */
  read(): void {
    const children = [...this.#host.element!.children];
    const details = children.filter(isDetails);
    const first = children.find(isHeading);
    this.#state.sections = details.length || !first ? [] : this.#slotSections(children, levelOf(first));
    const items: readonly Item[] = details.length ? details : this.#state.sections.map(({ item }) => item);
    const { firstOpen } = this.#host.values;
    this.#state.read(items, (item, index) => (isDetails(item) && item.open) || (firstOpen && index === 0 && !this.#hasRead));
    for (const each of details) each.open = this.#state.isOpen(each);
    if (items.length) this.#hasRead = true;
    else if (children.length) this.#host.warn('has no item; expected <details> or headings as children; showing the content as it is.');
    this.#host.redraw();
  }

  /** The item at an index, counted from 0; logs a warning if it does not exist. */
  at(index: number): Item | null {
    const item = this.#state.items[index];
    if (!item) this.#host.warn(`has no item ${index}; expected 0 to ${this.#state.items.length - 1}; nothing is opened or closed.`);
    return item ?? null;
  }

  /** What the browser's search has found in a closed section. */
  showSection(id: string): void {
    const found = this.#state.sections.find(section => section.id === id);
    if (found) this.#state.set(found.item, true);
  }

  #slotSections(children: readonly Element[], level: number): Section<Item>[] {
    const sections: Section<Item>[] = [];
    for (const child of children) {
      if (isHeading(child) && levelOf(child) === level)
        sections.push({ item: child, level, id: String(sections.length + 1), hasControl: !!child.querySelector(controls) });
      const id = sections.at(-1)?.id;
      const slot = id && `${child === sections.at(-1)!.item ? 'heading' : 'panel'}-${id}`;
      if (slot && child.slot !== slot && (!child.slot || ownSlot.test(child.slot))) child.slot = slot;
    }
    return sections;
  }

  #pressSummary(event: Event): void {
    const [pressed] = event.composedPath() as [Element];
    const summary = pressed.closest('summary');
    const item = summary?.parentElement ?? null;
    const isOurs = isDetails(item) && item.parentElement === this.#host.element && item.querySelector('summary') === summary;
    if (!isOurs || event.defaultPrevented || pressed.closest(controls)) return;
    event.preventDefault();
    this.#state.toggle(item);
  }

  #showAddressed({ mayScroll = true } = {}): void {
    const target = addressedNode();
    const item = target && this.#itemOf(target);
    if (!item) return;
    this.#shownHash = location.hash;
    const wasOpen = this.#state.isOpen(item);
    this.#state.set(item, true);
    if (!wasOpen && mayScroll) requestAnimationFrame(() => target.scrollIntoView());
  }

  #itemOf(target: Element): Item | undefined {
    let child: Element | null = target;
    while (child && child.parentElement !== this.#host.element) child = child.parentElement;
    if (!child) return undefined;
    return isDetails(child) ? child : this.#state.sections.find(({ id }) => child.slot.endsWith(`-${id}`))?.item;
  }

  #end(): void {
    this.#state.end();
    for (const child of this.#host.element!.children) if (ownSlot.test(child.slot)) child.removeAttribute('slot');
  }
}
