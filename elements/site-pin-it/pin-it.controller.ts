import { getDocument } from '../../core/platform/page-document.js';
import { pageClock } from '../../core/platform/timing.js';
import { ownValue } from '../../core/registry/own-value.js';
import { $site } from '../../core/stores/site.js';
import { isPageRefused, isSavable, createPin, watchedAttributes } from './pictures.js';
import { resolveMode, type PinItState, type SaveButton } from './pin-it.state.js';
import type { PinItHost } from './pin-it.settings.js';
import { VisibleBoxes } from './visible-boxes.js';

/** Which tag has a picture: where two would have it, it gets one button. */
const owners = new WeakMap<Element, PinItController>();
const isInvisible = (node: Element): boolean => node.matches('script, style, template, link, meta, br');

/** Finds the author's pictures, and keeps a button over each: the pictures themselves are left alone. */
export class PinItController {
  readonly #state: PinItState;
  readonly #host: PinItHost;
  readonly #observer = new MutationObserver(() => this.#soon());
  #boxes: VisibleBoxes | null = null;
  #pictures: HTMLImageElement[] = [];
  #scopes: readonly ParentNode[] = [];
  #isPending = false;
  #pointer: PointerEvent | null = null;

  constructor(state: PinItState, host: PinItHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { element, signal } = this.#host;
    this.#boxes = new VisibleBoxes(() => element!.shadowRoot!.querySelector('.layer'), () => this.#decide(), signal);
    signal.addEventListener('abort', () => this.#release(), { once: true });
    signal.addEventListener('abort', $site.listen(() => this.read()), { once: true });
    this.#host.onLightChange(() => this.#soon());
    const page = getDocument(element!);
    page.addEventListener('pointermove', event => this.#point(event), { capture: true, passive: true, signal });
    page.documentElement.addEventListener('pointerleave', () => this.#activate(null), { signal });
    page.addEventListener('focusin', ({ target }) => this.#focus(target as Element), { signal });
    this.read();
  }

  /** Takes the settings and the page as they stand now. */
  read(): void {
    if (!this.#boxes || this.#host.signal.aborted || !this.#host.element!.isConnected) return;
    const { context } = $site.get();
    const options = ownValue((ownValue(context, 'websiteSettings') as Record<string, unknown>) ?? {}, 'pinterestOverlayOptions') as
      Record<string, unknown> | undefined;
    const mode = resolveMode(this.#host.values.mode, String(options ? ownValue(options, 'mode') : ''));
    this.#state.isAlways = mode === 'always';
    const scopes = mode === 'disabled' || isPageRefused() ? [] : this.#scopesNow();
    if (scopes.length !== this.#scopes.length || scopes.some((scope, at) => scope !== this.#scopes[at])) {
      this.#scopes = scopes;
      this.#observer.disconnect();
      for (const scope of scopes) this.#observer.observe(scope, { childList: true, subtree: true, attributeFilter: watchedAttributes });
    }
    this.#pictures = [...new Set(scopes.flatMap(scope => [...scope.querySelectorAll('img')]))].filter(picture => (owners.get(picture) ?? this) === this);
    for (const picture of this.#pictures) owners.set(picture, this);
    this.#boxes.watch(this.#pictures);
    this.#boxes.refresh();
    this.#decide();
  }

  /** Dispatches the event; unless it is canceled, the link does the rest. */
  save(at: number, event: Event): void {
    const { url, media, description } = this.#state.buttons[at]!.pin;
    if (!this.#host.emit('site-pin-it-save', { url, media, description })) event.preventDefault();
  }

  move(at: number, event: KeyboardEvent): void {
    const target = this.#state.target(at, event.key, getComputedStyle(this.#host.element!).direction === 'rtl');
    if (target < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.#links[target]?.focus();
  }

  enter(at: number): void {
    this.#state.focus(at);
    this.#host.redraw();
  }

  get #links(): HTMLElement[] { return [...this.#host.element!.shadowRoot!.querySelectorAll<HTMLElement>('.save')]; }

  #scopesNow(): readonly ParentNode[] {
    const { element, values: { within } } = this.#host;
    const root = element!.getRootNode() as Document | ShadowRoot;
    if (within) {
      try {
        return [...root.querySelectorAll(within)];
      } catch {
        this.#host.warn(`within "${within.slice(0, 80)}" is not a selector; expected a CSS selector, such as article; using its own content, or the page.`);
      }
    }
    const hasContent = [...element!.childNodes].some(node =>
      node instanceof Element ? !isInvisible(node) : node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '',
    );
    return hasContent ? [element!] : [root instanceof ShadowRoot ? root : root.body];
  }

  /** Many changes of a page are read once, with the next frame. */
  #soon(): void {
    if (this.#isPending) return;
    this.#isPending = true;
    pageClock.nextFrame(() => {
      this.#isPending = false;
      this.read();
    });
  }

  /** Which pictures have a button now: those of which enough is seen. */
  #decide(): void {
    const { element, values: { minSize } } = this.#host;
    const buttons: SaveButton[] = [];
    for (const picture of this.#pictures) {
      const box = this.#boxes!.get(picture);
      if (!box || box.width < minSize || box.height < minSize || !isSavable(picture, element!)) continue;
      const pin = createPin(picture);
      if (pin) buttons.push({ picture, pin });
    }
    this.#state.buttons = buttons;
    if (this.#state.active && !buttons.some(({ picture }) => picture === this.#state.active)) this.#state.active = null;
    this.#host.redraw();
    void (element as HTMLElement & { updateComplete: Promise<void> }).updateComplete.then(() => this.#place());
  }

  #place(): void {
    for (const [at, link] of this.#links.entries()) {
      const picture = this.#state.buttons[at]?.picture as HTMLImageElement | undefined;
      const box = picture && this.#boxes!.get(picture);
      if (box) for (const [name, value] of Object.entries(box)) link.style.setProperty(`--_${name}`, `${value}px`);
    }
  }

  /** Once a frame: pointers move more often than that. */
  #point(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    const isPending = this.#pointer !== null;
    this.#pointer = event;
    if (isPending) return;
    const path = event.composedPath();
    pageClock.nextFrame(() => {
      const { clientX, clientY } = this.#pointer!;
      this.#pointer = null;
      this.#activate(this.#pictureAt(clientX, clientY, path));
    });
  }

  /** What lies over a picture (a caption, the link of a card) belongs to it; a menu that hangs over it does not. */
  #pictureAt(x: number, y: number, path: readonly EventTarget[]): object | null {
    const own = path.find(node => node instanceof HTMLElement && node.matches('.save')) as HTMLElement | undefined;
    if (own && path.includes(this.#host.element!)) return this.#state.buttons[this.#links.indexOf(own)]?.picture ?? null;
    const around = path.filter((node): node is Element => node instanceof Element && !node.matches('html, body, main') && node !== this.#host.element);
    const found = this.#state.buttons.findLast(({ picture }) => {
      const { left, right, top, bottom } = (picture as Element).getBoundingClientRect();
      return x >= left && x < right && y >= top && y < bottom && around.some(node => node.contains(picture as Element));
    });
    return found?.picture ?? null;
  }

  /** The picture of a link or a button that has the focus. */
  #focus(target: Element): void {
    if (target === this.#host.element) return;
    const found = this.#state.buttons.find(({ picture }) => target.contains(picture as Element));
    this.#activate(found && target.matches('a, button, [tabindex], summary') ? found.picture : null);
  }

  #activate(picture: object | null): void {
    if (picture === this.#state.active) return;
    this.#state.active = picture;
    if (picture) this.#boxes!.refresh(picture as Element);
    this.#host.redraw();
  }

  #release(): void {
    this.#observer.disconnect();
    for (const picture of this.#pictures) owners.delete(picture);
    this.#pictures = [];
  }
}
