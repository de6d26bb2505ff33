import { onPageVisibilityChange, isPageHidden, onIntersection } from '../../../core/platform/observers.js';
import { onReducedMotionChange, isAutoplayBlocked } from '../../../core/platform/visitor.js';
import type { Attach } from '../extras.js';
import { AutoplayControl } from './AutoplayControl.js';
import { Autoplay, type Hold } from './autoplay.state.js';
import { autoplayStyles } from './autoplay.styles.js';
import { holdWhileUsed } from './hold-while-used.js';
import { randomIndex } from './random-index.js';
import { VideoWatch } from './watch-videos.js';

/** Lets a gallery go on by itself, with its control, until the signal ends. Source: media-layout §4. */
export const playByItself: Attach = (parts, host, signal) => {
  const element = host.element!;
  const { machine, stage } = parts;
  const isReverse = () => host.values.direction === 'reverse';
  const autoplay = new Autoplay({
    durationMs: () => host.values.autoplayDuration * 1000, // spec: media-layout §9, seconds x 1000
    advance() {
      if (host.values.random) return machine.show(randomIndex(machine.index, machine.$state.get(), Math.random), 'page');
      return isReverse() ? machine.previous('page') : machine.next('page');
    },
    isAtEnd: () => !host.values.random && machine.isAtEnd(isReverse() ? -1 : 1),
    rewind: () => machine.show(isReverse() ? -1 : 0, 'page'),
  });
  const playing = (isPlaying: boolean) => {
    host.toggleState('playing', isPlaying);
    stage.onlyGrows = isPlaying; // the page below does not jump up and down by itself
  };
  const heldWhile = (isTrue: boolean, by: Hold) => (isTrue ? autoplay.hold(by) : autoplay.release(by));

  const sheets = element.shadowRoot!.adoptedStyleSheets;
  if (!sheets.includes(autoplayStyles.styleSheet)) sheets.push(autoplayStyles.styleSheet);
  const videos = new VideoWatch(element, isPlaying => heldWhile(isPlaying, 'video'), signal);
  host.onLightChange(() => { if (!signal.aborted) videos.look(); });
  videos.look();
  const isAlone = () => heldWhile(!parts.isPaged, 'alone');
  const forget = [
    machine.$state.listen((now, before = now) => {
      isAlone();
      if (now.index !== before.index) autoplay.changed();
    }),
    autoplay.$state.listen(({ isPlaying }) => playing(isPlaying)),
  ];
  isAlone();
  heldWhile(isPageHidden(), 'tab');
  onPageVisibilityChange(isHidden => heldWhile(isHidden, 'tab'), signal);
  autoplay.hold('sight'); // until it is seen for the first time
  onIntersection(element, ({ isIntersecting }) => heldWhile(!isIntersecting, 'sight'), { signal });

  // A linked gallery is a control of this one: thumbnails, mostly.
  let used = new AbortController();
  const watchUse = () => {
    used.abort();
    used = new AbortController();
    for (const one of new Set([parts, ...parts.linked])) holdWhileUsed(one.host.element!, autoplay, used.signal);
  };
  watchUse();

  if (isAutoplayBlocked()) autoplay.stop('stillness');
  else autoplay.start();
  onReducedMotionChange(() => (isAutoplayBlocked() ? autoplay.stop('stillness') : autoplay.allow('stillness')), signal);
  const Control = () => <AutoplayControl autoplay={autoplay} host={host} />;
  parts.autoplay = Object.assign(autoplay, { Control, linked: watchUse });
  host.redraw();
  signal.addEventListener('abort', () => {
    used.abort();
    autoplay.stop('visitor');
    for (const off of forget) off();
    parts.autoplay = null;
    host.redraw();
  }, { once: true });
  return isAlone;
};
