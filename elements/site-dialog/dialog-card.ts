import { whenAnimationsEnd } from '../../core/motion/when-animations-end.js';
import { openModal } from '../../core/overlay/open-modal.js';
import { openPopover } from '../../core/overlay/open-popover.js';
import { hearAnswers } from './hear-answers.js';
import { buttonsOf } from './button-styles.js';
import { cardStyles } from './card.styles.js';
import { cardView } from './card-view.js';
import type { DialogHost } from './dialog.control.js';
import type { DialogState } from './dialog.state.js';
import { joinColumn } from './information-column.js';
import { isDismissal } from './is-dismissal.js';
import { watchAttention } from './watch-attention.js';

const hideFallbackMs = 600; // spec: media-layout §9

/** How a dialog is drawn and shown. */
export class DialogCard {
  readonly view = cardView;
  /** Has the focus again afterwards; by default what has it at the opening. */
  opener: HTMLElement | null = null;
  readonly #host: DialogHost;
  readonly #state: DialogState;
  #element: HTMLElement | null = null;
  #shown: AbortController | null = null;

  constructor(host: DialogHost, state: DialogState) {
    this.#host = host;
    this.#state = state;
    const { adoptedStyleSheets } = host.element!.shadowRoot!;
    if (!adoptedStyleSheets.includes(cardStyles.styleSheet)) adoptedStyleSheets.push(cardStyles.styleSheet);
    hearAnswers(host.element!, answer => state.answer(answer), host.signal);
    host.onLightChange(() => { if (this.#shown) host.redraw(); }); // its name may be another
    host.signal.addEventListener('abort', () => this.#end(), { once: true });
  }

  /** Sees to what is being drawn. */
  presentSoon(): void {
    queueMicrotask(() => this.#present());
  }

  /** In a move it has left the top layer: it goes there again. */
  moved(): void {
    this.#takeDown();
    this.#present();
  }

  /** A piece of information was pressed. */
  pressed(event: Event): void {
    if (isDismissal(event)) this.#state.answer('cancel');
  }

  #present(): void {
    const element = this.#host.element!.shadowRoot!.querySelector<HTMLElement>('.card');
    const { phase } = this.#state;
    if (!element?.isConnected || this.#host.signal.aborted) return; // in a move it comes back
    if (element !== this.#element || phase === 'closed') this.#takeDown();
    this.#element = element;
    if (phase === 'open' && !this.#shown) this.#bringUp(element);
    if (phase === 'hiding') whenAnimationsEnd(element, hideFallbackMs, () => { if (this.#state.phase === 'hiding') this.#end(); });
  }

  #bringUp(element: HTMLElement): void {
    const { signal } = this.#shown = new AbortController();
    const dismiss = () => this.#state.answer('cancel');
    if (this.#host.values.kind === 'information') {
      openPopover({ element, dismiss, signal });
      joinColumn(element, signal);
      watchAttention(element, (reason, isHeld) => this.#state.hold(reason, isHeld), signal);
    } else {
      openModal({
        dialog: element as HTMLDialogElement,
        initialFocus: this.#firstFocus(element),
        returnFocus: this.opener,
        dismiss,
        onClose: () => { if (!signal.aborted) this.#end(); },
        signal,
      });
    }
    this.#state.shown();
  }

  /** What the author marks; else confirming, or not confirming what loses something; else the text from its beginning. */
  #firstFocus(element: HTMLElement): HTMLElement {
    const { kind, dialogStyle, destructive } = this.#host.values;
    const buttons = buttonsOf(kind, dialogStyle);
    const button = destructive ? buttons[0] : buttons.at(-1);
    return this.#host.element!.querySelector<HTMLElement>('[autofocus]')
      ?? element.querySelector<HTMLElement>(`[data-action="${button}"]`) ?? element;
  }

  #takeDown(): void {
    const shown = this.#shown;
    this.#shown = null;
    shown?.abort();
  }

  /** It is gone, whoever closed it. */
  #end(): void {
    this.#takeDown();
    this.#state.hide();
    this.#state.hidden();
  }
}
