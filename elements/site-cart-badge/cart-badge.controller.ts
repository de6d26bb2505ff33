import type { Host } from '../../core/element/host.js';
import { CartBadgeState, type CartAccess } from './cart-badge.state.js';
import type { cartBadgeSettings } from './cart-badge.settings.js';

export type BadgeHost = Host<typeof cartBadgeSettings.settings, typeof cartBadgeSettings.events, typeof cartBadgeSettings.texts>;

const controls = 'a[href], button, [role="button"]';

/** What a control is called by its author: its text, else its picture's, else its label. */
function authorsName(control: HTMLElement): string {
  const visible = control.textContent!.trim() || control.querySelector('img')?.alt.trim();
  if (visible) return visible;
  // Kept beside it: a clone arrives with the label that we have extended.
  return (control.dataset.siteName ??= control.ariaLabel ?? '');
}

/** The author's control and the panel it opens. The panel, and React with it, comes when it is first wanted. */
export class CartBadgeControl {
  readonly panel: CartBadgeState;
  /** Whether the author brought a link or button; else the badge draws one. A server knows no better than yes. */
  hasOwnControl = true;
  label: string;
  readonly #host: BadgeHost;
  #loading: Promise<typeof import('./open-panel.js')> | undefined;
  #hasFailed = false;

  constructor(host: BadgeHost, access: CartAccess) {
    this.#host = host;
    this.panel = new CartBadgeState(access);
    this.label = host.text('cart');
  }

  /** Tells whoever hears the control what its number and sum tell the eye. */
  describe(spoken: string): void {
    const { element } = this.#host;
    const control = this.#control();
    const name = control ? authorsName(control) : element?.textContent?.trim();
    this.label = name || this.#host.text('cart');
    if (this.hasOwnControl !== !!control) {
      this.hasOwnControl = !!control;
      this.#host.redraw();
    }
    if (!control) return;
    control.ariaLabel = `${this.label}, ${spoken}`;
    control.ariaHasPopup = 'dialog';
  }

  /** Gives the author's control back as it was. */
  release(): void {
    const control = this.#control();
    if (!control) return;
    control.ariaLabel = control.dataset.siteName || null;
    control.ariaHasPopup = null;
    delete control.dataset.siteName;
  }

  /** A plain press opens the panel; one for a new tab stays the link's. */
  press(event: MouseEvent): void {
    const isForElsewhere = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    const control = this.#control();
    if (event.defaultPrevented || isForElsewhere || (this.#hasFailed && control)) return;
    event.preventDefault();
    void this.open().then(isThere => { if (!isThere) control?.click(); });
  }

  /** Fetches the panel while the visitor is still on the way to it. */
  preload(): void {
    this.#load().catch(() => { this.#loading = undefined; });
  }

  /** False when the panel could not be had. */
  async open(): Promise<boolean> {
    if (!this.#host.emit('site-cart-open')) return true;
    try {
      const { openPanel } = await this.#load();
      const returnFocus = this.#control() ?? this.#host.element!.shadowRoot!.querySelector<HTMLElement>('.control');
      if (!this.#host.signal.aborted) openPanel({ host: this.#host, panel: this.panel, returnFocus });
      return true;
    } catch (error) {
      this.#loading = undefined;
      this.#hasFailed = true;
      this.#host.warn('the cart panel cannot be shown; following your own link instead.', error);
      return false;
    }
  }

  close(): void {
    this.#host.element!.shadowRoot!.querySelector('dialog')?.close();
  }

  #load(): Promise<typeof import('./open-panel.js')> {
    return (this.#loading ??= import('./open-panel.js'));
  }

  #control(): HTMLElement | null {
    return this.#host.element?.querySelector<HTMLElement>(controls) ?? null;
  }
}
