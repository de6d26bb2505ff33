import type { Host } from '../../core/element/host.js';
import type { Answer } from './button-styles.js';
import type { DialogCard } from './dialog-card.js';
import type { dialogSettings } from './dialog.settings.js';
import { DialogState } from './dialog.state.js';
import { openerOf } from './opener-of.js';

export type DialogHost = Host<typeof dialogSettings.settings, typeof dialogSettings.events, typeof dialogSettings.texts>;

type CardModule = typeof import('./dialog-card.js');

/** What draws a dialog comes when the first one of the page is wanted. */
let cards: CardModule | null = null;
const loadCards = async (): Promise<CardModule> => (cards ??= await import('./dialog-card.js'));

/** A visitor on the way to an opener. */
const approaches = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Who opens the dialog, and when. */
export class DialogControl {
  readonly state: DialogState;
  card: DialogCard | null = null;
  /** What draws it did not come: its words stand on the page. */
  isStranded = false;
  readonly #host: DialogHost;
  #isConnected = false;
  #isWanted = false;

  constructor(host: DialogHost) {
    this.#host = host;
    this.state = new DialogState({
      mayOpen: () => host.emit('site-dialog-open'),
      mayAnswer: answer => host.emit(`site-dialog-${answer}`),
      changed: () => this.#changed(),
      closed: answer => host.emit('site-dialog-close', { answer }),
    });
  }

  connect(): void {
    const { element, signal } = this.#host;
    this.#isConnected = true;
    const on = (type: string, hear: (event: Event) => void) => document.addEventListener(type, hear, { signal });
    on('click', event => {
      const opener = openerOf(event as MouseEvent, element!.id);
      if (!opener || this.isStranded || !element!.isConnected) return; // one just removed leaves it to its successor
      event.preventDefault();
      if (opener.wish === 'show') void this.show(opener.control);
      else this.hide();
    });
    for (const type of approaches) {
      on(type, event => { if (!cards && openerOf(event as MouseEvent, element!.id)) void loadCards().catch(() => {}); });
    }
    window.addEventListener('hashchange', () => this.#showIfAddressed(), { signal });
    this.update();
    this.#showIfAddressed();
  }

  /** The setting `open` as it stands is what the page wants. */
  update(): void {
    if (!this.#isConnected) return;
    const { open } = this.#host.values;
    if (open && this.state.phase !== 'open') void this.show();
    else if (!open && (this.#isWanted || this.state.phase === 'open')) this.hide();
    else this.card?.presentSoon(); // another kind is another card
  }

  /** Shows it as soon as it can be drawn: at once, but for the first time on a page. */
  async show(opener: HTMLElement | null = null): Promise<void> {
    if (this.state.phase === 'open') return;
    this.#isWanted = true;
    if (!cards) {
      await loadCards().catch((error: unknown) => this.#strand(error));
      if (!this.#isWanted || this.#host.signal.aborted) return;
    }
    if (!cards) return;
    this.card ??= new cards.DialogCard(this.#host, this.state);
    this.card.opener = opener;
    const { kind, hideAfter } = this.#host.values;
    if (!this.state.open(kind === 'information' ? hideAfter : 0)) this.#host.set('open', false);
  }

  hide(): void {
    this.#isWanted = false;
    this.#host.set('open', false);
    this.state.hide();
  }

  async ask(): Promise<Answer> {
    await this.show();
    return this.state.asked();
  }

  #showIfAddressed(): void {
    const { id } = this.#host.element!;
    if (id && location.hash === `#${id}`) void this.show();
  }

  #changed(): void {
    const isOpen = this.#isWanted = this.state.phase === 'open';
    this.#host.set('open', isOpen);
    this.#host.toggleState('open', isOpen);
    this.#host.redraw();
    this.card!.presentSoon();
  }

  #strand(error: unknown): void {
    this.isStranded = true;
    this.#host.warn('what draws it did not arrive; showing its words on the page.', error);
    this.#host.redraw();
    queueMicrotask(() => this.#host.element!.querySelector('*')?.scrollIntoView());
  }
}
