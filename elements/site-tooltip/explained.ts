import { ownId, removeMadeTip, tipOf } from './tip-words.js';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

/** The author's control, or the first of the author's elements. */
function thingIn(host: HTMLElement): HTMLElement | null {
  const own = [...host.children].filter((child): child is HTMLElement => child instanceof HTMLElement && child.slot !== 'tip');
  return own.map(child => (child.matches(controls) ? child : child.querySelector<HTMLElement>(controls))).find(Boolean) ?? own[0] ?? null;
}

function hasName(control: HTMLElement): boolean {
  return !!(control.textContent!.trim() || control.ariaLabel || control.querySelector('img[alt]:not([alt=""]), title')
    || (control as HTMLInputElement).labels?.length);
}

/** What a tooltip explains, told of its tip for those who do not see it. The author's nodes are given back as they were. */
export class Explained {
  tip: HTMLElement | null = null;
  /** The author's control; where there is none, the tooltip itself, which can have the focus then. */
  control: HTMLElement;
  readonly #host: HTMLElement;
  #undo: (() => void) | null = null;

  constructor(host: HTMLElement) {
    this.#host = this.control = host;
  }

  /** Whether the author has brought a control, which does something else when it is pressed. */
  get isControl(): boolean { return this.control !== this.#host; }

  /** Reads the author's nodes as they stand now. */
  read(text: string): void {
    const thing = thingIn(this.#host);
    const control = thing?.matches(controls) ? thing : this.#host;
    if (control !== this.control) this.release();
    this.control = control;
    // Kept beside it, so that the browser's own tip does not lie over ours.
    const titled = thing?.title && !text ? thing : null;
    if (titled) {
      titled.dataset.siteTitle = titled.title;
      titled.removeAttribute('title');
    }
    const tip = tipOf(this.#host, text || thing?.dataset.siteTitle || '');
    if (tip !== this.tip || !this.#undo) this.#describe(tip);
  }

  /** Gives the author's nodes back. */
  release(): void {
    this.#undo?.();
    this.#undo = null;
  }

  /** The tooltip itself goes. */
  end(): void {
    this.release();
    removeMadeTip(this.#host);
    for (const thing of this.#host.querySelectorAll<HTMLElement>('[data-site-title]')) {
      thing.title = thing.dataset.siteTitle!;
      delete thing.dataset.siteTitle;
    }
    this.tip = null;
  }

  #describe(tip: HTMLElement | null): void {
    this.release();
    this.tip = tip;
    if (!tip) return;
    const { control } = this;
    // A control that shows nothing but a sign is called by its tip; every other one is described by it.
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
