import { pageDocument, getRoot } from '../../../core/platform/page-document.js';
import type { Interaction } from '../lightbox-context.js';
import { within } from '../zoom/zoom-rules.js';
import type { Point } from '../zoom/camera.js';
import { isEventFrom, controls } from './clicks.js';
import { PointerGesture } from './pointer-gesture.js';
import { Taps } from './taps.js';

/** Ours: how much a notch of the wheel zooms; a trackpad's pinch arrives as many small ones. */
const zoomPerWheelPx = 0.01;
const mostWheelPx = 50;
const linePx = 16;

const videos = 'video, site-video';
/** As high as the bar is that browsers draw at the foot of a video. */
const barPx = 64;

/** Whether a finger on a video may be the beginning of a swipe: anywhere but on the bar with its timeline. A mouse drags nothing there. */
function maySwipe(event: PointerEvent): boolean {
  if (event.pointerType !== 'touch') return false;
  const pressed = event.composedPath()[0] as Element;
  if (!(pressed instanceof HTMLVideoElement)) return true;
  const isFullscreen = getRoot(pressed).fullscreenElement === pressed;
  return !isFullscreen && !(pressed.controls && event.clientY > pressed.getBoundingClientRect().bottom - barPx);
}

/** Safari's own events for a pinch on a trackpad. */
interface PinchEvent extends UIEvent { readonly scale: number; readonly clientX: number; readonly clientY: number }

/** Listens for gestures while the lightbox is open: by touch, mouse, wheel and trackpad. */
export function listenForGestures(interaction: Interaction): void {
  const { viewer: { dialog, signal, state }, stage: { camera }, stage, zoom } = interaction;
  const surface = dialog.querySelector<HTMLElement>('.stage')!;
  const gesture = new PointerGesture({
    camera,
    sign: stage.sign,
    get pitchPx() { return stage.pitchPx; },
    get position() { return state.position; },
    canTurn: by => state.canTurn(by),
    turn: (by, velocity) => interaction.releaseTurn(by, velocity),
    close: () => interaction.releaseClose(),
    began() {
      interaction.isDragged = true;
      stage.meet();
      dialog.toggleAttribute('data-held', true);
    },
  });
  const taps = new Taps({ once: () => interaction.toggleBare(), twice: at => zoom.toggle(at) });
  signal.addEventListener('abort', () => taps.stop(), { once: true });

  const at = (event: MouseEvent | PinchEvent): Point => ({ x: event.clientX, y: event.clientY });
  const isOpen = () => !state.isClosing;

  surface.addEventListener('pointerdown', event => {
    if (!isOpen() || event.button || (isEventFrom(event, videos) ? !maySwipe(event) : isEventFrom(event, controls))) return;
    if (gesture.isBusy && stage.current.slide.isVideo) return; // nothing to pinch
    interaction.motion?.finish(); // a pointer does not wait
    [interaction.isDragged, interaction.isTouched] = [false, event.pointerType !== 'mouse'];
    gesture.down(event.pointerId, at(event), event.timeStamp);
  }, { signal });
  // On the page, not on the surface: a pointer may leave the window.
  pageDocument.addEventListener('pointermove', event => gesture.move(event.pointerId, at(event), event.timeStamp), { signal });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    pageDocument.addEventListener(type, event => {
      const isTap = gesture.isPressing(event.pointerId) && type === 'pointerup' && interaction.isTouched && !interaction.isDragged
        && !isEventFrom(event, controls);
      gesture.up(event.pointerId, event.timeStamp, type === 'pointercancel');
      if (isTap) taps.tap(at(event));
      if (!gesture.isBusy) dialog.toggleAttribute('data-held', false);
    }, { signal });
  }
  surface.addEventListener('dragstart', event => event.preventDefault(), { signal });

  surface.addEventListener('wheel', event => {
    event.preventDefault(); // the browser would zoom its page
    if (!isOpen() || stage.current.slide.isVideo) return;
    const unit = event.deltaMode ? linePx : 1;
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
    if (event.ctrlKey) {
      const delta = Math.max(-mostWheelPx, Math.min(mostWheelPx, dy));
      zoom.at(camera.zoom.value * Math.exp(-delta * zoomPerWheelPx), at(event));
    } else if (camera.isZoomed) {
      const bounds = camera.boundsAt(camera.zoom.value);
      camera.put({ x: within(camera.x.value - dx, bounds.x), y: within(camera.y.value - dy, bounds.y) });
    }
  }, { passive: false, signal });

  let zoomBefore = 1;
  surface.addEventListener('gesturestart', event => {
    event.preventDefault();
    zoomBefore = camera.zoom.value;
  }, { signal });
  surface.addEventListener('gesturechange', event => {
    event.preventDefault();
    if (gesture.isBusy) return; // a touch screen dispatches pointer events as well
    zoom.at(zoomBefore * (event as PinchEvent).scale, at(event as PinchEvent));
  }, { signal });
}
