import { ownId, removeCreatedTip, getTip } from './tip-content.js';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

/** The author's control, or the first of the author's elements. */
function targetIn(host: HTMLElement): HTMLElement | null {
  const own = [...host.children].filter((child): child is HTMLElement => child instanceof HTMLElement && child.slot !== 'tip');
  return own.map(child => (child.matches(controls) ? child : child.querySelector<HTMLElement>(controls))).find(Boolean) ?? own[0] ?? null;
}

function hasName(control: HTMLElement): boolean {
  return !!(control.textContent!.trim() || control.ariaLabel || control.querySelector('img[alt]:not([alt=""]), title')
    || (control as HTMLInputElement).labels?.length);
}

/** What a tooltip explains: its accessible description or name is the tip. The author's nodes are restored as they were. */
export class DescribedControl {
  tip: HTMLElement | null = null;
  /** The author's control; without one, the tooltip itself, which can have the focus then. */
  control: HTMLElement;
  readonly #host: HTMLElement;
  #undo: (() => void) | null = null;

  constructor(host: HTMLElement) {
    this.#host = this.control = host;
  }

  /** Whether the author has brought a control, which does something else when it is clicked. */
  get isControl(): boolean { return this.control !== this.#host; }

  /** Reads the author's nodes as they stand now. */
  read(text: string): void {
    const target = targetIn(this.#host);
    const control = target?.matches(controls) ? target : this.#host;
    if (control !== this.control) this.release();
    this.control = control;
    // Kept beside it, so that the browser's own tip does not lie over ours.
    const titled = target?.title && !text ? target : null;
    if (titled) {
      titled.dataset.siteTitle = titled.title;
      titled.removeAttribute('title');
    }
    const tip = getTip(this.#host, text || target?.dataset.siteTitle || '');
    if (tip !== this.tip || !this.#undo) this.#describe(tip);
  }

  /** Restores the author's control. */
  release(): void {
    this.#undo?.();
    this.#undo = null;
  }

  /** The tooltip is removed: restores everything. */
  end(): void {
    this.release();
    removeCreatedTip(this.#host);
    for (const titled of this.#host.querySelectorAll<HTMLElement>('[data-site-title]')) {
      titled.title = titled.dataset.siteTitle!;
      delete titled.dataset.siteTitle;
    }
    this.tip = null;
  }

  #describe(tip: HTMLElement | null): void {
    this.release();
    this.tip = tip;
    if (!tip) return;
    const { control } = this;
    // A control that shows nothing but an icon is named by its tip; every other one is described by it.
    const relation = this.isControl && !hasName(control) && !control.hasAttribute('aria-labelledby') ? 'aria-labelledby' : 'aria-describedby';
    const tokens = () => (control.getAttribute(relation) ?? '').split(' ').filter(token => token && token !== tip.id && !ownId.test(token));
    control.setAttribute(relation, [...tokens(), tip.id].join(' '));
    const isFocusable = this.isControl || control.hasAttribute('tabindex');
    if (!isFocusable) control.tabIndex = 0;
    this.#undo = () => {
      const left = tokens();
      if (left.length) control.setAttribute(relation, left.join(' '));
      else control.removeAttribute(relation);
      if (!isFocusable) control.removeAttribute('tabindex');
    };
  }
}
