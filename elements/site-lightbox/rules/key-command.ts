export type Command = 'next' | 'previous' | 'first' | 'last' | 'zoom-in' | 'zoom-out' | 'whole';
/** A zoomed picture moves to where the arrow points. */
export interface Push { readonly dx: number; readonly dy: number }

interface Key { readonly key: string; readonly shiftKey: boolean; readonly ctrlKey: boolean; readonly altKey: boolean; readonly metaKey: boolean }
interface Facts {
  /** -1 where the next slide stands on the left. */
  readonly sign: 1 | -1;
  readonly isZoomed: boolean;
  /** A button or a link has the focus: the space key is its own. */
  readonly isOnControl: boolean;
}

const pushes: Record<string, Push> = {
  ArrowLeft: { dx: 1, dy: 0 }, ArrowRight: { dx: -1, dy: 0 }, ArrowUp: { dx: 0, dy: 1 }, ArrowDown: { dx: 0, dy: -1 },
};
const commands: Record<string, Command> = {
  PageDown: 'next', PageUp: 'previous', Home: 'first', End: 'last', '+': 'zoom-in', '=': 'zoom-in', '-': 'zoom-out', 0: 'whole',
};

/** What a key means in the lightbox; null when it is none of its business. Arrows follow the direction of the text. */
export function keyCommand({ key, shiftKey, ctrlKey, altKey, metaKey }: Key, { sign, isZoomed, isOnControl }: Facts): Command | Push | null {
  if (ctrlKey || altKey || metaKey) return null; // the browser's own zoom, and its history
  if (key === ' ') return isOnControl ? null : shiftKey ? 'previous' : 'next';
  const push = pushes[key];
  if (!push) return commands[key] ?? null;
  return isZoomed ? push : sideCommand(push, sign);
}

/** Which slide lies where an arrow points; null above and below. */
export function sideCommand({ dx }: Push, sign: 1 | -1): 'next' | 'previous' | null {
  return dx === 0 ? null : dx * sign < 0 ? 'next' : 'previous';
}
