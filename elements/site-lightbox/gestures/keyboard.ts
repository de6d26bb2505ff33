import { ownValue } from '../../../core/registry/own-value.js';
import { isComposing } from '../../../core/platform/is-composing.js';
import { pageClock, type Clock } from '../../../core/platform/timing.js';
import type { Interaction } from '../lightbox-context.js';
import { isEventFrom, controls } from './clicks.js';

const throttleMs = 200; // spec: media-layout §9, previous and next key
const pushPx = 120;
/** Keys are theirs. */
const players = 'video, iframe';

export type KeyCommand = 'next' | 'previous' | 'first' | 'last' | 'zoom-in' | 'zoom-out' | 'whole';
/** A zoomed picture moves to where the arrow points. */
export interface Push { readonly dx: number; readonly dy: number }

interface Key { readonly key: string; readonly shiftKey: boolean; readonly ctrlKey: boolean; readonly altKey: boolean; readonly metaKey: boolean }
interface Facts {
  /** -1 where the next slide is on the left. */
  readonly sign: 1 | -1;
  readonly isZoomed: boolean;
  /** A button or a link has the focus: the space key is its own. */
  readonly isOnControl: boolean;
}

const pushes: Record<string, Push> = {
  ArrowLeft: { dx: 1, dy: 0 }, ArrowRight: { dx: -1, dy: 0 }, ArrowUp: { dx: 0, dy: 1 }, ArrowDown: { dx: 0, dy: -1 },
};
const commands: Record<string, KeyCommand> = {
  PageDown: 'next', PageUp: 'previous', Home: 'first', End: 'last', '+': 'zoom-in', '=': 'zoom-in', '-': 'zoom-out', 0: 'whole',
};

/** What a key means in the lightbox; null when it means nothing. Arrows follow the direction of the text. */
export function keyCommand({ key, shiftKey, ctrlKey, altKey, metaKey }: Key, { sign, isZoomed, isOnControl }: Facts): KeyCommand | Push | null {
  if (ctrlKey || altKey || metaKey) return null; // the browser's own zoom, and its history
  if (key === ' ') return isOnControl ? null : shiftKey ? 'previous' : 'next';
  const push = ownValue(pushes, key);
  if (!push) return ownValue(commands, key) ?? null;
  return isZoomed ? push : sideCommand(push, sign);
}

/** Which slide lies where an arrow points; null above and below. */
export function sideCommand({ dx }: Push, sign: 1 | -1): 'next' | 'previous' | null {
  return dx === 0 ? null : dx * sign < 0 ? 'next' : 'previous';
}

/** Lets one of many quick presses through: a held key turns five slides a second. */
export class StepThrottle {
  readonly #clock: Clock;
  #passedAt = -Infinity;

  constructor(clock: Clock = pageClock) { this.#clock = clock; }

  passes(): boolean {
    const now = this.#clock.now();
    if (now - this.#passedAt < throttleMs) return false;
    this.#passedAt = now;
    return true;
  }
}

/** Listens for keys while the lightbox is open. */
export function listenForKeys(interaction: Interaction): void {
  const { viewer: { dialog, signal, state }, stage: { camera, sign } } = interaction;
  const throttle = new StepThrottle();
  dialog.addEventListener('keydown', event => {
    if (event.defaultPrevented || isComposing(event) || state.isClosing || isEventFrom(event, players)) return;
    const meant = keyCommand(event, { sign, isZoomed: camera.isZoomed, isOnControl: isEventFrom(event, controls) });
    if (!meant) return;
    event.preventDefault();
    // A zoomed picture that has no more to show on a side gives way to the slide there.
    const isPushed = typeof meant === 'object' && camera.panBy(meant.dx * pushPx, meant.dy * pushPx);
    const command = typeof meant === 'object' ? sideCommand(meant, sign) : meant;
    if (isPushed || !command) return;
    if (!/next|previous/.test(command) || throttle.passes()) interaction.do(command);
  }, { signal });
}
