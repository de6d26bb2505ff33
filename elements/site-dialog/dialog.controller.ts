import { watchTargets } from '../../core/diagnostics/missing-target.js';
import type { ViewProps } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { pageDocument } from '../../core/platform/page-document.js';
import type { Answer } from './button-styles.js';
import type { CardController } from './card.controller.js';
import type { DialogHost, dialogSettings } from './dialog.settings.js';
import type { DialogState } from './dialog.state.js';

type Table = typeof dialogSettings;

/** The module that shows a dialog: it comes with the view, when the first dialog of the page is wanted. */
let card: typeof import('./card.js') | null = null;

export const dialogView = lazyView<ViewProps<Table['settings'], Table['events'], Table['texts'], DialogState>>(
  async () => (card = await import('./card.js')).Dialog,
  { isNeeded: ({ state }) => state.hasOpened },
);

const openers = '[data-site-dialog-open], button[commandfor], a[href*="#"]';
/** A visitor is about to press an opener: the view is preloaded. */
const approaches = ['pointerover', 'pointerdown', 'focusin'] as const;

/** What a control does to the dialog of this id; null when it does nothing to it. */
function commandOf(control: Element, id: string): 'show' | 'hide' | null {
  if (control.getAttribute('data-site-dialog-open') === id) return 'show';
  if (control.getAttribute('commandfor') === id) return /close|hide/.test(control.getAttribute('command') ?? '') ? 'hide' : 'show';
  const { hash, host, pathname } = control as HTMLAnchorElement;
  return hash === `#${id}` && host === location.host && pathname === location.pathname ? 'show' : null;
}

/** The control for a dialog that was clicked, if there is one; a click for a new tab does not count. */
function openerOf(event: MouseEvent, id: string): { control: HTMLElement; command: 'show' | 'hide' } | null {
  if (!id || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  for (const node of event.composedPath()) {
    if (!(node instanceof HTMLElement) || !node.matches(openers)) continue;
    const command = commandOf(node, id);
    if (command) return { control: node, command };
  }
  return null;
}

/** Opens and hides the dialog: for its openers, the page's address, the setting `open` and scripts. */
export class DialogController {
  card: CardController | null = null;
  readonly #state: DialogState;
  readonly #host: DialogHost;
  #isConnected = false;
  #isWanted = false;
  /** The view could not be loaded: the author's text is on the page. */
  #hasFailed = false;

  constructor(state: DialogState, host: DialogHost) {
    [this.#state, this.#host] = [state, host];
    state.onChange = () => this.#changed();
  }

  connect(): void {
    const { element, signal } = this.#host;
    this.#isConnected = true;
    watchTargets('data-site-dialog-open', 'site-dialog', element!, signal);
    // The signal ends a task after a removal: one just removed leaves its openers to its successor immediately.
    const on = (type: string, listener: (event: Event) => void) =>
      pageDocument.addEventListener(type, event => { if (element!.isConnected) listener(event); }, { signal });
    on('click', event => {
      const opener = openerOf(event as MouseEvent, element!.id);
      if (!opener || this.#hasFailed) return;
      event.preventDefault();
      if (opener.command === 'show') void this.show(opener.control);
      else this.hide();
    });
    for (const type of approaches) {
      on(type, event => { if (!dialogView.loaded && openerOf(event as MouseEvent, element!.id)) this.#host.preloadView(); });
    }
    window.addEventListener('hashchange', () => this.#showIfAddressed(), { signal });
    this.update();
    this.#showIfAddressed();
  }

  /** The setting `open` as it stands is what the page wants. */
  update(): void {
    if (!this.#isConnected) return;
    const { open } = this.#host.values;
    if (open && this.#state.phase !== 'open') void this.show();
    else if (!open && (this.#isWanted || this.#state.phase === 'open')) this.hide();
    else this.card?.presentSoon(); // another kind is another card
  }

  /** Shows it as soon as its view is there: immediately, but for the first time on a page. */
  async show(opener: HTMLElement | null = null): Promise<void> {
    if (this.#state.phase === 'open') return;
    this.#isWanted = true;
    if (!dialogView.loaded) {
      await dialogView.load().catch((error: unknown) => this.#fail(error));
      if (!this.#isWanted || this.#host.signal.aborted) return;
    }
    if (!dialogView.loaded || !card) return;
    this.#hasFailed = false;
    this.card ??= new card.CardController(this.#host, this.#state);
    this.card.opener = opener;
    const { kind, hideAfter } = this.#host.values;
    if (!this.#state.open(kind === 'information' ? hideAfter : 0)) this.#host.set('open', false);
  }

  hide(): void {
    this.#isWanted = false;
    this.#host.set('open', false);
    this.#state.hide();
  }

  async ask(): Promise<Answer> {
    await this.show();
    return this.#state.nextAnswer();
  }

  #showIfAddressed(): void {
    const { id } = this.#host.element!;
    if (id && location.hash === `#${id}`) void this.show();
  }

  #changed(): void {
    const isOpen = this.#isWanted = this.#state.phase === 'open';
    this.#host.set('open', isOpen);
    this.#host.toggleState('open', isOpen);
    this.#host.redraw();
    this.card!.presentSoon();
  }

  #fail(error: unknown): void {
    this.#hasFailed = true;
    const { element } = this.#host;
    this.#host.warn('its view could not be loaded; showing its text on the page.', error);
    element!.shadowRoot!.querySelector('slot')!.className = 'shown';
    element!.querySelector('*')?.scrollIntoView();
  }
}
