import { zoneAt } from '../rules/click-zone.js';
import { keyCommand, sideCommand } from '../rules/key-command.js';
import { StepGate } from '../rules/step-gate.js';
import type { Moves } from './moves.js';

const keyPushPx = 120;
/** What has a meaning of its own when it is pressed. */
export const controls = 'button, a, input, select, textarea, video, iframe, site-video';
/** Keys are theirs. */
const players = 'video, iframe';

export const comesFrom = (event: Event, selector: string): boolean =>
  event.composedPath().some(node => node instanceof Element && node.matches(selector));

/** Keys, and presses of a mouse. */
export function listenInside(moves: Moves): void {
  const { opened, stage } = moves;
  const { camera, sign } = stage;
  const { dialog, signal, state } = opened;
  const gate = new StepGate();

  dialog.addEventListener('keydown', event => {
    if (event.defaultPrevented || state.isClosing || comesFrom(event, players)) return;
    const meant = keyCommand(event, { sign, isZoomed: camera.isZoomed, isOnControl: comesFrom(event, controls) });
    if (!meant) return;
    event.preventDefault();
    // A zoomed picture that has no more to show on a side gives way to the slide there.
    const isPushed = typeof meant === 'object' && camera.panBy(meant.dx * keyPushPx, meant.dy * keyPushPx);
    const command = typeof meant === 'object' ? sideCommand(meant, sign) : meant;
    if (isPushed || !command) return;
    if (!/next|previous/.test(command) || gate.passes()) moves.do(command);
  }, { signal });

  /** A click by a mouse, by where it falls. */
  dialog.querySelector('.stage')!.addEventListener('click', event => {
    const { clientX: x, clientY: y, button } = event as MouseEvent;
    if (button || moves.isDragged || moves.isTouched || comesFrom(event, controls)) return;
    const zone = zoneAt(x, y, stage.pictureBox, camera.scene.window);
    if (zone === 'picture') return moves.toggleZoom({ x, y });
    const by = (zone === 'right' ? 1 : -1) * sign as 1 | -1;
    if (zone === 'beyond' || camera.isZoomed || !state.canTurn(by)) opened.close();
    else moves.turn(by);
  }, { signal });
}
