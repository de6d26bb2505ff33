import { isPageHidden, onIntersection, onPageVisibilityChange } from '../../../../core/platform/observers.js';
import { isAutoplayBlocked, onReducedMotionChange } from '../../../../core/platform/visitor.js';
import type { AttachFeature } from '../../gallery-context.js';
import { randomIndex } from '../../slides/index-rules.js';
import { toggleStyles } from '../toggle.styles.js';
import { AutoplayControl } from './AutoplayControl.js';
import { Autoplay, type PauseReason } from './autoplay.state.js';
import { autoplayStyles } from './autoplay.styles.js';
import { pauseWhileUsed } from './pause-while-used.js';
import { VideoWatch } from './watch-videos.js';

const msOf = (seconds: number) => seconds * 1000; // spec: media-layout §9, seconds x 1000

/** Lets slides change automatically, with a control to stop it, until the signal ends. Source: media-layout §4. */
export const attachAutoplay: AttachFeature = (gallery, signal) => {
  const { host, state } = gallery;
  const element = host.element!;
  const isReverse = () => host.values.direction === 'reverse';
  const autoplay = new Autoplay(msOf(host.values.autoplayDuration), {
    advance() {
      if (host.values.random) return state.show(randomIndex(state.index, state.$state.get(), Math.random), 'page');
      return state.goRound(isReverse() ? -1 : 1);
    },
  });
  const holdWhile = (isTrue: boolean, by: PauseReason) => (isTrue ? autoplay.hold(by) : autoplay.release(by));
  const holdWhileSingle = () => holdWhile(!state.isPaged, 'single slide');

  const sheets = element.shadowRoot!.adoptedStyleSheets;
  for (const { styleSheet } of [toggleStyles, autoplayStyles]) if (!sheets.includes(styleSheet)) sheets.push(styleSheet);
  const videos = new VideoWatch(element, isPlaying => holdWhile(isPlaying, 'video'), signal);
  host.onLightChange(() => { if (!signal.aborted) videos.update(); });
  videos.update();
  const unsubscribe = [
    state.$state.listen((now, before = now) => {
      holdWhileSingle();
      if (now.index !== before.index) autoplay.slideChanged();
    }),
    autoplay.$state.listen(({ isPlaying }) => host.toggleState('playing', isPlaying)),
  ];
  holdWhileSingle();
  holdWhile(isPageHidden(), 'hidden tab');
  onPageVisibilityChange(isHidden => holdWhile(isHidden, 'hidden tab'), signal);
  autoplay.hold('out of view'); // until it is in view for the first time
  onIntersection(element, ({ isIntersecting }) => holdWhile(!isIntersecting, 'out of view'), { signal });

  // A linked gallery is a control of this one: thumbnails, mostly.
  let using = new AbortController();
  const watchUse = () => {
    using.abort();
    using = new AbortController();
    for (const one of new Set([gallery, ...gallery.linked])) pauseWhileUsed(one.host.element!, autoplay, using.signal);
  };
  watchUse();
  gallery.onLinkedChange(watchUse, signal);

  if (isAutoplayBlocked()) autoplay.stop('reduced motion');
  else autoplay.start();
  onReducedMotionChange(() => (isAutoplayBlocked() ? autoplay.stop('reduced motion') : autoplay.allow('reduced motion')), signal);
  gallery.setAutoplay(autoplay);
  gallery.setView('autoplay', () => <AutoplayControl autoplay={autoplay} host={host} />);
  signal.addEventListener('abort', () => {
    using.abort();
    autoplay.stop('visitor');
    for (const off of unsubscribe) off();
    gallery.setAutoplay(null);
    gallery.setView('autoplay', undefined);
  }, { once: true });
  return {
    update({ autoplayDuration }) {
      autoplay.setDuration(msOf(autoplayDuration));
      holdWhileSingle();
    },
  };
};
