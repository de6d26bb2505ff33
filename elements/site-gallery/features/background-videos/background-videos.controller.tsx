import { isPageHidden, onPageVisibilityChange, onceNearViewport } from '../../../../core/platform/observers.js';
import { pageDocument } from '../../../../core/platform/page-document.js';
import { isAutoplayBlocked, onReducedMotionChange, visitorScreen } from '../../../../core/platform/visitor.js';
import type { AttachFeature } from '../../gallery-context.js';
import { backgroundVideosIn } from '../../slides/background-video.js';
import { toggleStyles } from '../toggle.styles.js';
import { BackgroundVideosControl } from './BackgroundVideosControl.js';
import { BackgroundVideos, countNearbySlides, type Choice } from './background-videos.state.js';
import { backgroundVideosStyles } from './background-videos.styles.js';
import { BackgroundVideo } from './background-video.js';

const nearPx = 200; // spec: media-layout §9, lazy-load margin
/** At the lower edge of a `<site-video>` are the browser's own controls, whose clicks cannot be observed. The tallest are these. */
const controlsPx = 80;
/** A video whose share in view is smaller does not play. */
const leastShare = 0.5;

/** What the visitor has chosen, by gallery, also where it is taken out of the page and put back. */
const choices = new WeakMap<Element, Choice>();

const isSeenIn = ({ isIntersecting, intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean =>
  isIntersecting && (intersectionRatio >= leastShare || (!!rootBounds && intersectionRect.height >= rootBounds.height * leastShare));

/** Plays background videos while they are seen, with a control to pause them, until the signal ends. */
export const attachBackgroundVideos: AttachFeature = (gallery, signal) => {
  const { host, state } = gallery;
  const element = host.element!;
  const videos = new BackgroundVideos(choices.get(element));
  const all = new Map<EventTarget, BackgroundVideo>();
  let isNear = false;
  let isCovered = false;

  const { adoptedStyleSheets } = element.shadowRoot!;
  for (const { styleSheet } of [toggleStyles, backgroundVideosStyles]) if (!adoptedStyleSheets.includes(styleSheet)) adoptedStyleSheets.push(styleSheet);
  // Under a header that stays in its place the button would be out of reach: pages set its height for anchors.
  element.shadowRoot!.querySelector<HTMLElement>('.stage')?.style.setProperty('--_header', headerHeight());

  const update = () => {
    if (signal.aborted) return;
    const isShown = !isPageHidden() && !isCovered;
    const beside = isNear && state.layout.flow !== 'rows'
      ? countNearbySlides({ ...state.$state.get(), isLooping: state.isLooping }).map(at => gallery.slides[at]) : [];
    for (const video of all.values()) {
      const isNext = beside.some(slide => slide?.contains(video.node));
      video.preload(videos.preloadOf({ isNear: video.isNear || video.isSeen || isNext, hasPoster: video.hasPoster }));
      void video.play(videos.isOn && isShown && video.isSeen).then(fault => {
        if (!fault || signal.aborted) return;
        if (fault === 'refused') videos.setReasons({ isRefused: true });
        else video.isBroken = true;
        count();
      });
    }
  };
  const count = () => {
    const playable = [...all.values()].filter(({ isBroken }) => !isBroken);
    videos.setVideos(playable.length, playable.some(({ node }) => !(node instanceof HTMLVideoElement)));
  };
  const forget = () => { for (const video of all.values()) video.forget(); };

  const observer = new IntersectionObserver(entries => {
    for (const entry of entries) {
      const video = all.get(entry.target);
      if (!video) continue;
      video.isSeen = isSeenIn(entry);
      if (!video.isSeen) video.forget();
    }
    update();
  }, { threshold: [0, 0.25, leastShare, 0.75, 1] });
  const read = () => {
    if (signal.aborted) return;
    const present = new Set<EventTarget>(backgroundVideosIn(element));
    for (const [node, video] of all) {
      if (present.has(node)) continue;
      all.delete(node);
      video.end();
      observer.unobserve(video.node);
    }
    for (const node of present as Set<BackgroundVideo['node']>) {
      if (all.has(node)) continue;
      const video = new BackgroundVideo(node);
      all.set(node, video);
      observer.observe(node);
      onceNearViewport(node, nearPx, () => {
        video.isNear = true;
        update();
      }, signal);
    }
    count();
    update();
  };

  // Caught on the way down: events of media do not bubble.
  for (const type of ['play', 'pause', 'site-video-play', 'site-video-stop']) {
    element.addEventListener(type, event => {
      if (all.get(event.composedPath()[0]!)?.heard(type.endsWith('play'))) update();
    }, { capture: true, signal });
  }
  element.addEventListener('emptied', ({ target }) => {
    const video = all.get(target!);
    if (!video) return;
    video.emptied();
    count();
    update();
  }, { capture: true, signal });
  const offState = state.$state.listen(update);
  const offVideos = videos.$state.listen(({ isOn }, before) => { if (isOn !== before?.isOn) update(); });
  const readReasons = () => videos.setReasons({ isMotionBlocked: isAutoplayBlocked(), savesData: visitorScreen().savesData });
  onReducedMotionChange(readReasons, signal);
  onPageVisibilityChange(isHidden => {
    if (!isHidden) forget();
    update();
  }, signal);
  onceNearViewport(element, nearPx, () => {
    isNear = true;
    update();
  }, signal);
  host.onLightChange(read);
  readReasons();
  read();

  gallery.setBackgroundVideos({
    toggle() {
      forget();
      videos.toggle();
      choices.set(element, videos.choice);
    },
    cover(isOver) {
      isCovered = isOver;
      if (!isOver) forget();
      update();
    },
    isPressed(event) {
      const [pressed, ...around] = event.composedPath();
      if (!(pressed instanceof HTMLVideoElement) || ![pressed, ...around].some(node => all.has(node))) return false;
      return !pressed.controls || event.clientY < pressed.getBoundingClientRect().bottom - controlsPx;
    },
  });
  gallery.setView('backgroundVideos', () => <BackgroundVideosControl videos={videos} host={host} />);
  signal.addEventListener('abort', () => {
    offState();
    offVideos();
    observer.disconnect();
    for (const video of all.values()) {
      void video.play(false);
      video.end();
    }
    gallery.setBackgroundVideos(null);
    gallery.setView('backgroundVideos', undefined);
  }, { once: true });
};

/** What a page keeps free at its upper edge when it scrolls to something. */
function headerHeight(): string {
  const { scrollPaddingTop } = getComputedStyle(pageDocument.documentElement);
  return /^[\d.]+px$/.test(scrollPaddingTop) ? scrollPaddingTop : '0px';
}
