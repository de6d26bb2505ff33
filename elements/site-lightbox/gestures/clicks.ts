import type { Place, Size } from '../../../core/image/frame.js';
import type { Interaction } from '../lightbox-context.js';

/** What has a meaning of its own when it is pressed. */
export const controls = 'button, a, input, select, textarea, video, iframe, site-video';

export const isEventFrom = (event: Event, selector: string): boolean =>
  event.composedPath().some(node => node instanceof Element && node.matches(selector));

const marginShare = 0.02; // spec: media-layout §9, click zone margin of the window

export type Zone = 'picture' | 'left' | 'right' | 'beyond';

/** What a click means by where it falls: a little beside the picture is still on it; then come the sides, above and below. */
export function zoneAt(x: number, y: number, picture: Place, window: Size): Zone {
  const marginPx = window.width * marginShare;
  if (x < picture.left - marginPx) return 'left';
  if (x > picture.left + picture.width + marginPx) return 'right';
  return y < picture.top - marginPx || y > picture.top + picture.height + marginPx ? 'beyond' : 'picture';
}

/** Listens for clicks of a mouse, whose meaning depends on where they fall. */
export function listenForClicks(interaction: Interaction): void {
  const { viewer, stage: { camera, sign }, stage } = interaction;
  const { dialog, signal, state } = viewer;
  dialog.querySelector('.stage')!.addEventListener('click', event => {
    const { clientX: x, clientY: y, button } = event as MouseEvent;
    if (button || interaction.isDragged || interaction.isTouched || isEventFrom(event, controls)) return;
    const zone = zoneAt(x, y, stage.pictureBox, camera.scene.window);
    if (zone === 'picture') return interaction.zoom.toggle({ x, y });
    const by = (zone === 'right' ? 1 : -1) * sign as 1 | -1;
    if (zone === 'beyond' || camera.isZoomed || !state.canTurn(by)) viewer.close();
    else interaction.turn(by);
  }, { signal });
}
