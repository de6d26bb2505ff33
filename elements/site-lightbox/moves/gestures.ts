import { grownAround, within } from '../rules/bounds.js';
import type { Camera, Point } from './camera.js';
import { comesFrom, controls } from './listen-inside.js';
import { Hand } from './hand.js';
import type { Moves } from './moves.js';
import { Taps } from './taps.js';

/** Ours: how much a notch of the wheel zooms; a trackpad's pinch arrives as many small ones. */
const zoomPerWheelPx = 0.01;
const mostWheelPx = 50;
const linePx = 16;


/** Safari's own events for a pinch on a trackpad. */
interface PinchEvent extends UIEvent { readonly scale: number; readonly clientX: number; readonly clientY: number }

/** Zooms at once around a point, within what the picture has. */
function zoomAt(camera: Camera, wanted: number, around: Point): void {
  const zoom = Math.min(camera.levels.most, Math.max(1, wanted));
  const bounds = camera.boundsAt(zoom);
  const along = (axis: 'x' | 'y') => within(grownAround(camera[axis].value, around[axis], camera.zoom.value, zoom), bounds[axis]);
  camera.put({ zoom, x: along('x'), y: along('y') });
}

/** Lets hands move what is open: fingers, a mouse, a wheel, a trackpad. */
export function attachGestures(moves: Moves): void {
  const { opened, stage } = moves;
  const { dialog, signal, state } = opened;
  const { camera } = stage;
  const surface = dialog.querySelector<HTMLElement>('.stage')!;
  const hand = new Hand({
    camera,
    sign: stage.sign,
    get pitchPx() { return stage.pitchPx; },
    get position() { return state.position; },
    canTurn: by => state.canTurn(by),
    turn: (by, velocity) => moves.letTurn(by, velocity),
    close: () => moves.letClose(),
    began() {
      moves.isDragged = true;
      stage.meet();
      dialog.toggleAttribute('data-held', true);
    },
  });
  const taps = new Taps({ once: () => moves.toggleBare(), twice: at => moves.toggleZoom(at) });
  signal.addEventListener('abort', () => taps.stop(), { once: true });

  const at = (event: MouseEvent | PinchEvent): Point => ({ x: event.clientX, y: event.clientY });
  const isOpen = () => !state.isClosing;

  surface.addEventListener('pointerdown', event => {
    if (!isOpen() || event.button || comesFrom(event, controls)) return;
    moves.motion?.finish(); // a hand does not wait
    [moves.isDragged, moves.isTouched] = [false, event.pointerType !== 'mouse'];
    hand.down(event.pointerId, at(event), event.timeStamp);
  }, { signal });
  // On the page, not on the surface: a hand may leave the window.
  document.addEventListener('pointermove', event => hand.move(event.pointerId, at(event), event.timeStamp), { signal });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(type, event => {
      const isTap = hand.isPressing(event.pointerId) && type === 'pointerup' && moves.isTouched && !moves.isDragged;
      hand.up(event.pointerId, event.timeStamp, type === 'pointercancel');
      if (isTap) taps.tap(at(event));
      if (!hand.isBusy) dialog.toggleAttribute('data-held', false);
    }, { signal });
  }
  surface.addEventListener('dragstart', event => event.preventDefault(), { signal });

  surface.addEventListener('wheel', event => {
    event.preventDefault(); // the browser would zoom its page
    if (!isOpen() || stage.current.slide.isFilm) return;
    const unit = event.deltaMode ? linePx : 1;
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
    if (event.ctrlKey) {
      const delta = Math.max(-mostWheelPx, Math.min(mostWheelPx, dy));
      zoomAt(camera, camera.zoom.value * Math.exp(-delta * zoomPerWheelPx), at(event));
      moves.zoomed();
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
    if (hand.isBusy) return; // fingers on a screen are told of as pointers, too
    zoomAt(camera, zoomBefore * (event as PinchEvent).scale, at(event as PinchEvent));
    moves.zoomed();
  }, { signal });
}
