import { onResize } from '../../core/platform/observers.js';
import { addressedNode, onTargeted } from '../../core/platform/page-address.js';
import type { TabsHost } from './tabs.settings.js';
import type { Tab, TabsState } from './tabs.state.js';

const isHeading = (node: Element): node is HTMLHeadingElement => node instanceof HTMLHeadingElement;
const ownSlot = /^(?:heading|panel)-\d+$/;
/** A pixel of a scrolled row that browsers round away. */
const roundingPx = 2;

const headingIn = (section: Element): Element | null => {
  const first = section.firstElementChild;
  return first && isHeading(first) ? first : null;
};

/** Reads the author's headings or sections, and opens what an address or the browser's search leads to. */
export class TabsController {
  readonly #state: TabsState<HTMLElement>;
  readonly #host: TabsHost;
  /** The address that was last led to: what comes late may be it. */
  #shownHash = '';

  constructor(state: TabsState<HTMLElement>, host: TabsHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { element, signal } = this.#host;
    this.read();
    element!.removeAttribute('data-site-served'); // a server knows no tabs: until now the room of the row was kept
    this.#host.onLightChange(() => {
      this.read();
      if (location.hash !== this.#shownHash) this.#showAddressed({ mayScroll: scrollY === 0 });
    });
    // A library that morphs the page to what its author wrote takes our slots away.
    const slots = new MutationObserver(() => this.read());
    slots.observe(element!, { attributeFilter: ['slot', 'aria-label'], subtree: true });
    onTargeted(() => this.#showAddressed(), signal);
    signal.addEventListener('abort', () => {
      slots.disconnect();
      for (const child of element!.children) if (ownSlot.test(child.slot)) child.removeAttribute('slot');
    }, { once: true });
    onResize(element!, () => this.#updateOverflow(), signal);
    // `scroll` does not bubble.
    element!.shadowRoot!.addEventListener('scroll', () => this.#updateOverflow(), { capture: true, passive: true, signal });
    this.#showAddressed();
  }

  /** Takes the author's headings or sections as they stand now. */
  read(): void {
    const children = [...this.#host.element!.children] as HTMLElement[];
    const first = children.find(isHeading);
    const tabs = first ? this.#readHeadings(children, first.localName) : this.#readSections(children);
    this.#state.read(tabs);
    const isPart = (child: Element) => !['SCRIPT', 'BR', 'TEMPLATE'].includes(child.tagName) && child.textContent.trim();
    if (!tabs.length && children.some(isPart)) {
      this.#host.warn('has no tab; expected headings, or sections that begin with one, as children; showing the content as it is.');
    }
    this.#host.redraw();
  }

  /** Opens a tab by the visitor or by a script, and notifies the page. */
  select(index: number, { isFocused = false } = {}): void {
    const { element, signal } = this.#host;
    const isNew = this.#state.select(index);
    if (isNew) {
      this.#host.set('selected', index);
      this.#host.redraw();
      this.#host.emit('site-tabs-change', { index, item: this.#state.tabs[index]!.item });
    }
    if (isFocused) this.#tabAt(index)?.focus({ preventScroll: true });
    requestAnimationFrame(() => { if (!signal.aborted && element!.isConnected) this.#scrollToTab(index); });
  }

  selectId(id: string): void { this.select(this.#state.tabs.findIndex(tab => tab.id === id)); }

  /** A key on a tab: arrows, Home and End open another one. */
  press(event: KeyboardEvent, id: string): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const isRightToLeft = getComputedStyle(this.#host.element!).direction === 'rtl';
    const index = this.#state.indexForKey(event.key, this.#state.tabs.findIndex(tab => tab.id === id), isRightToLeft);
    if (index === null) return;
    event.preventDefault();
    this.select(index, { isFocused: true });
  }

  #readHeadings(children: readonly HTMLElement[], level: string): Tab<HTMLElement>[] {
    const tabs: Tab<HTMLElement>[] = [];
    for (const child of children) {
      const isTab = child.localName === level;
      // A link or another control cannot stand inside of a tab: such a heading heads its panel.
      const isOnTab = isTab && !child.querySelector('a[href], button, input, select, textarea');
      if (isTab) tabs.push({ item: child, id: String(tabs.length + 1), label: child.textContent.trim(), hasOwnHeading: isOnTab });
      if (tabs.length) this.#place(child, `${isOnTab ? 'heading' : 'panel'}-${tabs.length}`);
    }
    return tabs;
  }

  #readSections(children: readonly HTMLElement[]): Tab<HTMLElement>[] {
    const tabs: Tab<HTMLElement>[] = [];
    for (const child of children) {
      const label = (headingIn(child)?.textContent ?? child.getAttribute('aria-label') ?? '').trim();
      if (!label) continue;
      tabs.push({ item: child, id: String(tabs.length + 1), label, hasOwnHeading: false });
      this.#place(child, `panel-${tabs.length}`);
    }
    return tabs;
  }

  #place(child: HTMLElement, slot: string): void {
    if (child.slot !== slot && (!child.slot || ownSlot.test(child.slot))) child.slot = slot;
  }

  get #row(): HTMLElement | null { return this.#host.element!.shadowRoot!.querySelector('.row'); }

  #tabAt(index: number): HTMLElement | null {
    return this.#host.element!.shadowRoot!.querySelector<HTMLElement>(`#tab-${this.#state.tabs[index]?.id}`);
  }

  /** Brings a tab into the row's view, and leaves the page where it is. */
  #scrollToTab(index: number): void {
    const [row, tab] = [this.#row, this.#tabAt(index)];
    if (!row || !tab || row.scrollWidth <= row.clientWidth) return;
    const [box, own] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.scrollBy({ left: own.left + own.width / 2 - (box.left + box.width / 2), behavior: 'smooth' });
  }

  #updateOverflow(): void {
    const row = this.#row;
    const hidden = row ? row.scrollWidth - row.clientWidth : 0;
    const scrolled = Math.abs(row?.scrollLeft ?? 0); // negative from right to left
    this.#host.toggleState('more-before', hidden > roundingPx && scrolled > roundingPx);
    this.#host.toggleState('more-after', hidden > roundingPx && scrolled < hidden - roundingPx);
  }

  #showAddressed({ mayScroll = true } = {}): void {
    const target = addressedNode();
    if (!target || !this.#host.element!.contains(target)) return;
    const index = this.#state.tabs.findIndex(({ item, id: tab }) => item.contains(target)
      || [...this.#host.element!.children].some(child => child.slot === `panel-${tab}` && child.contains(target)));
    if (index < 0) return;
    this.#shownHash = location.hash;
    const wasOpen = index === this.#state.index;
    this.select(index);
    if (!wasOpen && mayScroll) requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }));
  }
}
