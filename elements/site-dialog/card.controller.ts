import { whenAnimationsEnd } from '../../core/motion/when-animations-end.js';
import { openModal } from '../../core/overlay/open-modal.js';
import { openPopover } from '../../core/overlay/open-popover.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { getButtonStyles, buttonStyles, type Answer } from './button-styles.js';
import { cardStyles } from './card.styles.js';
import type { DialogHost } from './dialog.settings.js';
import type { DialogState } from './dialog.state.js';
import { joinColumn } from './information-column.js';

const hideFallbackMs = 600; // spec: media-layout §9
const answers: readonly string[] = Object.values(buttonStyles).flat();
const controls = 'a, button, input, select, textarea, label, summary';

const isAnswer = (text: string | null | undefined | false): text is Answer => !!text && answers.includes(text);

/** Listens for answers of the author's own controls and forms inside a dialog, until the signal ends. */
function listenForAnswers(host: DialogHost, onAnswer: (answer: Answer) => void): void {
  const { element: dialog, signal } = host;
  dialog!.addEventListener('click', event => {
    for (const node of event.composedPath()) {
      const answer = node instanceof Element && node.getAttribute('data-site-dialog-answer');
      if (isAnswer(answer)) return onAnswer(answer);
      if (typeof answer === 'string')
        host.warn(`data-site-dialog-answer "${answer}" is unknown; expected ${[...new Set(answers)].join(', ')}; a click has no effect.`);
    }
  }, { signal });
  dialog!.addEventListener('submit', event => {
    const form = event.composedPath()[0] as HTMLFormElement;
    if (form.getAttribute('method')?.toLowerCase() !== 'dialog') return;
    event.preventDefault(); // it would look for a dialog around it in vain
    const value = event.submitter?.getAttribute('value');
    onAnswer(isAnswer(value) ? value : 'confirm');
  }, { signal });
}

/** Calls back, while the signal lasts, when a card comes under the pointer, in focus, or into a hidden tab, and when it leaves. */
function watchAttention(card: HTMLElement, onChange: (reason: string, isHeld: boolean) => void, signal: AbortSignal): void {
  const on = (target: EventTarget, type: string, reason: string, isHeld: () => boolean) =>
    target.addEventListener(type, () => onChange(reason, isHeld()), { signal });
  on(card, 'pointerenter', 'pointer', () => true);
  on(card, 'pointerleave', 'pointer', () => false);
  on(card, 'focusin', 'focus', () => true);
  on(card, 'focusout', 'focus', () => false);
  on(pageDocument, 'visibilitychange', 'tab', () => pageDocument.hidden);
  onChange('tab', pageDocument.hidden);
}

/** Whether a click on a notice dismisses it: it has no button, and touch screens have no Escape. */
const isDismissal = (event: Event): boolean =>
  !event.composedPath().some(node => node instanceof Element && node.matches(controls)) && getSelection()?.isCollapsed !== false;

/** Shows what the view has drawn: over the page, with the focus where it belongs, until it has been answered. */
export class CardController {
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
    listenForAnswers(host, answer => state.answer(answer));
    host.onLightChange(() => { if (this.#shown) host.redraw(); }); // its name may be another
    host.signal.addEventListener('abort', () => this.#end(), { once: true });
  }

  /** Shows or hides what is being drawn, once it is. */
  presentSoon(): void {
    void this.#host.viewReady.then(() => this.#present());
  }

  /** In a move it has left the top layer: it goes there again. */
  moved(): void {
    this.#close();
    this.#present();
  }

  /** A notice was clicked. */
  pressed(event: Event): void {
    if (isDismissal(event)) this.#state.answer('cancel');
  }

  #present(): void {
    const element = this.#host.element!.shadowRoot!.querySelector<HTMLElement>('.card');
    const { phase } = this.#state;
    if (!element?.isConnected || this.#host.signal.aborted) return; // in a move it returns
    if (element !== this.#element || phase === 'closed') this.#close();
    this.#element = element;
    if (phase === 'open' && !this.#shown) this.#show(element);
    if (phase === 'hiding') whenAnimationsEnd(element, hideFallbackMs, () => { if (this.#state.phase === 'hiding') this.#end(); });
  }

  #show(element: HTMLElement): void {
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
    const buttons = getButtonStyles(kind, dialogStyle);
    const button = destructive ? buttons[0] : buttons.at(-1);
    return this.#host.element!.querySelector<HTMLElement>('[autofocus]')
      ?? element.querySelector<HTMLElement>(`[data-action="${button}"]`) ?? element;
  }

  #close(): void {
    const shown = this.#shown;
    this.#shown = null;
    shown?.abort();
  }

  /** It is closed, for any reason. */
  #end(): void {
    this.#close();
    this.#state.hide();
    this.#state.hidden();
  }
}
