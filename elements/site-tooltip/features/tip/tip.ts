import { pageDocument } from '../../../../core/platform/page-document.js';
import { deepActiveElement } from '../../../../core/platform/page.js';
import { openPopover } from '../../../../core/overlay/open-popover.js';
import { shared } from '../../../../core/registry/registry.js';
import type { DescribedControl } from '../../described-control.js';
import type { TooltipHost } from '../../tooltip.settings.js';
import { TooltipState } from '../../tooltip.state.js';
import { LongPress } from './long-press.js';
import { placeTip } from './place-tip.js';
import { tipStyles } from './tip.styles.js';

/** For so long after a tip the next one shows immediately. */
const warmMs = 500;

/** The one tip that is shown, and when the last one was hidden. */
const page = shared('tooltip@1', null, () => ({ open: null as TooltipState | null, closedAt: -Infinity }));

/** A tip on the page: what opens it, and where it stands. */
export class Tip {
  readonly state: TooltipState;
  readonly #host: TooltipHost;
  readonly #described: DescribedControl;
  readonly #element: HTMLElement;
  readonly #longPress: LongPress;
  /** Where the pointer was last, from the corner of what it points at: the tip stays with it when the page scrolls. */
  #pointer = { x: 0, y: 0 };
  #shown: AbortController | null = null;

  constructor(host: TooltipHost, described: DescribedControl) {
    this.#host = host;
    this.#described = described;
    const root = host.element!.shadowRoot!;
    this.#element = root.querySelector<HTMLElement>('.tip')!;
    if (!root.adoptedStyleSheets.includes(tipStyles.styleSheet)) root.adoptedStyleSheets.push(tipStyles.styleSheet);
    this.state = new TooltipState({
      showDelayMs: () => host.values.showDelay,
      isWarm: () => !!page.open || performance.now() - page.closedAt < warmMs,
      mayShow: () => this.#hasContent() && host.emit('site-tooltip-show'),
      changed: () => (this.state.isOpen ? this.#open() : this.#close()),
    });
    this.#longPress = new LongPress(this.state);
    for (const type of ['pointermove', 'pointerleave', 'pointerup', 'pointercancel', 'focusout', 'contextmenu']) {
      host.element!.addEventListener(type, event => this.handle(event), { signal: host.signal });
    }
    host.signal.addEventListener('abort', () => this.state.dismiss(), { once: true });
  }

  /** Handles an event at the control or at its tip. */
  handle(event: Event): void {
    const { type } = event;
    if (type === 'focusin') {
      if (deepActiveElement()?.matches(':focus-visible')) this.state.show('focus');
    } else if (type === 'focusout') {
      if (!this.#host.element!.contains((event as FocusEvent).relatedTarget as Node)) this.state.blur();
    } else if (type === 'click') this.#onClick(event);
    else if ((event as PointerEvent).pointerType === 'touch') this.#longPress.handle(event as PointerEvent);
    else this.#onPointer(event as PointerEvent);
  }

  /** Puts the tip where it belongs now, if it is shown. */
  place(): void {
    if (!this.#shown) return;
    const tip = this.#element;
    const control = this.#described.control.getBoundingClientRect();
    const { clientWidth: width, clientHeight: height } = pageDocument.documentElement;
    if (control.bottom < 0 || control.top > height || control.right < 0 || control.left > width) return this.state.dismiss();
    const { x, y } = placeTip({
      control,
      pointer: this.state.reason === 'pointer' ? { x: control.x + this.#pointer.x, y: control.y + this.#pointer.y } : null,
      tip: { width: tip.offsetWidth, height: tip.offsetHeight },
      viewport: { width, height },
      side: this.#host.values.side,
      isRtl: tip.matches(':dir(rtl)'),
    });
    tip.style.setProperty('--_x', `${Math.round(x)}px`);
    tip.style.setProperty('--_y', `${Math.round(y)}px`);
  }

  #onPointer(event: PointerEvent): void {
    if (event.type === 'pointerleave') return this.state.leave();
    if (event.type === 'pointerdown' && !this.#isOnTip(event)) return this.state.dismiss();
    if (!this.state.isOpen) this.#follow(event);
    if (event.type === 'pointerenter') this.state.enter();
  }

  /** Clicking a word that does nothing else shows its tip. */
  #onClick(event: Event): void {
    if (this.#longPress.suppressClick(event) || this.#described.isControl || this.#isOnTip(event)) return;
    this.state.show('touch');
  }

  #isOnTip(event: Event): boolean { return event.composedPath().includes(this.#element); }

  #hasContent(): boolean {
    const { tip } = this.#described;
    if (!tip) this.#host.warn('has no tip; expected text, a child with slot="tip", or a title; showing nothing.');
    return !!tip;
  }

  #follow({ clientX, clientY }: PointerEvent): void {
    const { x, y } = this.#described.control.getBoundingClientRect();
    this.#pointer = { x: clientX - x, y: clientY - y };
  }

  #open(): void {
    page.open?.dismiss();
    this.#element.classList.toggle('rich', this.#described.tip!.childElementCount > 0);
    page.open = this.state;
    const { signal } = this.#shown = new AbortController();
    openPopover({ element: this.#element, dismiss: () => this.state.dismiss(), signal });
    this.place();
    pageDocument.addEventListener('scroll', () => this.place(), { capture: true, passive: true, signal });
    window.addEventListener('resize', () => this.place(), { signal });
    pageDocument.addEventListener('pointerdown', event => {
      if (!event.composedPath().includes(this.#host.element!)) this.state.dismiss();
    }, { signal });
    this.#host.toggleState('open', true);
  }

  #close(): void {
    this.#shown?.abort();
    this.#shown = null;
    page.closedAt = performance.now();
    if (page.open === this.state) page.open = null;
    this.#host.toggleState('open', false);
    this.#host.emit('site-tooltip-hide');
  }
}
