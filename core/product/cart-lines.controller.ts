import type { CartEditState } from './cart-edit.state.js';
import { readQuantity } from './cart-rows.js';

/** An event at a control of a line, and the control. */
interface LineEvent {
  readonly controller: { readonly lines: CartLinesController };
  readonly target: HTMLElement;
  readonly event: Event;
}

/** What the controls of `CartLine` and `RemovedCartLine` do, by event and `data-action`. */
export const cartLineActions = {
  'click less': ({ controller: { lines }, target }: LineEvent) => lines.step(target, -1),
  'click more': ({ controller: { lines }, target }: LineEvent) => lines.step(target, 1),
  'click remove': ({ controller: { lines }, target }: LineEvent) => lines.remove(target),
  'click undo': ({ controller: { lines }, target }: LineEvent) => lines.undo(target),
  'input quantity': ({ controller: { lines }, target }: LineEvent) => lines.typed(target as HTMLInputElement),
  'keydown quantity': ({ controller: { lines }, target, event }: LineEvent) => lines.keydown(target as HTMLInputElement, event as KeyboardEvent),
  'focusout quantity': ({ controller: { lines }, target }: LineEvent) => lines.settle(target as HTMLInputElement),
};

const lineOf = (control: HTMLElement): string => control.closest<HTMLElement>('[data-line]')!.dataset.line!;

/** Changes the lines of a shown cart, on its page and in its panel, as their controls ask for it. */
export class CartLinesController {
  readonly #edit: CartEditState;
  readonly #announce: (line: string) => void;

  /** `announce` says what came of a change of a line. */
  constructor(edit: CartEditState, announce: (line: string) => void) { [this.#edit, this.#announce] = [edit, announce]; }

  step(control: HTMLElement, by: number): void { this.#change(control, line => this.#edit.step(line, by)); }

  remove(control: HTMLElement): void { this.#change(control, line => this.#edit.remove(line)); }

  undo(control: HTMLElement): void { this.#change(control, line => this.#edit.undo(line)); }

  /** While it is typed a valid quantity counts immediately; anything else waits, and stays as it is typed. */
  typed(field: HTMLInputElement): void {
    const quantity = readQuantity(field.value);
    field.dataset.isTyped = '';
    if (quantity) this.#change(field, line => this.#edit.setQuantity(line, quantity));
  }

  /** Typing is over: 0 removes the article, an invalid quantity is replaced by the last valid one. */
  settle(field: HTMLInputElement): void {
    if (field.dataset.isTyped === undefined) return;
    delete field.dataset.isTyped;
    if (readQuantity(field.value) === 0) this.remove(field);
    else field.value = String(this.#edit.quantityOf(lineOf(field)));
  }

  keydown(field: HTMLInputElement, event: KeyboardEvent): void {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') this.settle(field);
    if (!by || this.#edit.quantityOf(lineOf(field)) + by < 1) return; // an arrow key never removes the last one
    event.preventDefault();
    delete field.dataset.isTyped;
    this.#change(field, line => { field.value = String(this.#edit.step(line, by)); });
  }

  #change(control: HTMLElement, change: (line: string) => void): void {
    const line = lineOf(control);
    change(line);
    this.#announce(line);
  }
}
