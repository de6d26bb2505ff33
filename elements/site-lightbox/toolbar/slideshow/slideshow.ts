import { onPageVisibilityChange } from '../../../../core/platform/observers.js';
import { onReducedMotionChange } from '../../../../core/platform/visitor.js';
import type { MakeControl } from '../control.js';
import { SlideshowState } from './slideshow.state.js';

const [play, pause] = ['M8.5 5.5v13l10-6.5z', 'M9 6v12M15 6v12'];

/** Changes slides automatically, from a visitor's click to their next action. */
export const slideshow: MakeControl = context => {
  const { viewer, announce, redraw } = context;
  const { dialog, host, signal, state } = viewer;
  if (state.count < 2) return null;
  const show = new SlideshowState({
    durationMs: () => host.values.slideshowDuration * 1000,
    isReady: () => context.interaction.stage.current.element.ariaBusy !== 'true' && !dialog.hasAttribute('data-held'),
    isAtEnd: () => !state.canTurn(1),
    advance: () => { context.interaction.turn(1); },
    rewind: () => { context.interaction.show(0); },
    changed(isByItself) {
      if (show.isPlaying || isByItself) announce(show.isPlaying ? 'slideshowStarted' : 'slideshowStopped');
      redraw();
    },
  });
  const stop = () => show.stop(true);
  onPageVisibilityChange(isHidden => { if (isHidden) stop(); }, signal);
  onReducedMotionChange(isReduced => { if (isReduced) stop(); }, signal);
  // A visitor who plays a video wants to see it to its end.
  for (const type of ['play', 'site-video-play']) dialog.addEventListener(type, stop, { capture: true, signal });
  signal.addEventListener('abort', () => show.stop(false), { once: true });
  return {
    button: () => ({ part: 'slideshow', text: 'slideshow', icon: show.isPlaying ? pause : play, isPressed: show.isPlaying }),
    press: () => show.toggle(),
    slideChanged: () => show.slideChanged(),
    zoomed: stop,
  };
};
