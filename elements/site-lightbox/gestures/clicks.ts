import type { InteractionController } from '../interaction.controller.js';
import { zoneAt } from './click-zone.js';

/** What has a meaning of its own when it is pressed. */
export const controls = 'button, a, input, select, textarea, video, iframe, site-video';

export const comesFrom = (event: Event, selector: string): boolean =>
  event.composedPath().some(node => node instanceof Element && node.matches(selector));

/** Listens for clicks of a mouse, whose meaning depends on where they fall. */
export function listenForClicks(interaction: InteractionController): void {
  const { viewer, stage: { camera, sign }, stage } = interaction;
  const { dialog, signal, state } = viewer;
  dialog.querySelector('.stage')!.addEventListener('click', event => {
    const { clientX: x, clientY: y, button } = event as MouseEvent;
    if (button || interaction.isDragged || interaction.isTouched || comesFrom(event, controls)) return;
    const zone = zoneAt(x, y, stage.pictureBox, camera.scene.window);
    if (zone === 'picture') return interaction.zoom.toggle({ x, y });
    const by = (zone === 'right' ? 1 : -1) * sign as 1 | -1;
    if (zone === 'beyond' || camera.isZoomed || !state.canTurn(by)) viewer.close();
    else interaction.turn(by);
  }, { signal });
}
