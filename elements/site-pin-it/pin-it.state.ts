import { ownValue } from '../../core/registry/own-value.js';
import type { Pin } from './pin-link.js';
import type { PinItMode } from './pin-it.settings.js';

/** A button of a picture; the picture is known as the same by its node. */
export interface SaveButton { readonly picture: object; readonly pin: Pin }

/** What an author or a site has chosen; what a site says in words of its own means the usual. */
export function resolveMode(mode: PinItMode, siteMode: string): Exclude<PinItMode, 'auto'> {
  if (mode !== 'auto') return mode;
  return siteMode === 'always' || siteMode === 'disabled' ? siteMode : 'hover';
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** Which pictures have a button, which one shows, and which one Tab leads to. Runs in Node. */
export class PinItState {
  buttons: readonly SaveButton[] = [];
  /** The picture that is hovered or focused. */
  active: object | null = null;
  isAlways = false;
  /** The picture whose button had the focus last. */
  #current: object | null = null;

  /** Tab leads to one of all buttons: to the last one used, to that of the active picture, or to the first. */
  get stop(): number {
    const at = (picture: object | null) => this.buttons.findIndex(button => button.picture === picture);
    return Math.max(0, at(this.#current), this.active ? at(this.active) : -1);
  }

  focus(at: number): void { this.#current = this.buttons[at]?.picture ?? null; }

  /** The button that a key leads to; -1 for a key that leads to none. */
  target(at: number, key: string, isRightToLeft: boolean): number {
    const step = ownValue(steps, key);
    if (step === undefined) return -1;
    const turn = isRightToLeft && (key === 'ArrowLeft' || key === 'ArrowRight') ? -step : step;
    return Math.min(this.buttons.length - 1, Math.max(0, at + turn));
  }
}
