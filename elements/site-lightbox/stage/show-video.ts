import type { Host } from '../../../core/element/host.js';
import { pauseVideo } from '../../../core/embed/player-messages.js';
import { pageDocument } from '../../../core/platform/page-document.js';
import type { SlideView } from './slide-view.js';

const videoTag = 'site-video';
/** Where the autoloader leaves its function. */
const autoloader = Symbol.for('site-elements/watch');

type Player = HTMLElement & { play?(): Promise<unknown> };

/** What places an element on its page, and what a visitor of the lightbox has buttons for. */
const ofThePage = ['id', 'style', 'class', 'width', 'height', 'autoplay'];

/** A copy that neither carries the author's id twice nor continues where the page's own was, and fills its place. */
function copyOf<T extends HTMLElement>(element: T): T {
  const copy = element.cloneNode(true) as T;
  for (const one of [copy, ...copy.querySelectorAll('[id]')]) one.removeAttribute('id');
  for (const one of [copy, ...copy.querySelectorAll('video')]) {
    for (const name of ofThePage) one.removeAttribute(name);
    if (one instanceof HTMLVideoElement) one.controls = true; // a background video has none
  }
  return copy;
}

function setRatio(player: Player, { fit }: SlideView): void {
  if (player.localName === videoTag) player.setAttribute('ratio', `${Math.round(fit.width)}:${Math.round(fit.height)}`);
}

/** The video in a `<site-video>`, which asks for consent, shows its poster first and lets one video play at a time. */
function siteVideo(view: SlideView): Player {
  const { node, link, alt, thumbnail } = view.slide;
  const own = node.matches(videoTag) ? node : node.querySelector<HTMLElement>(videoTag);
  const player = own ? copyOf(own) : pageDocument.createElement(videoTag);
  player.setAttribute('mode', 'fit');
  setRatio(player, view);
  player.setAttribute('loading', 'eager');
  if (own) return player;
  if (alt) player.setAttribute('label', alt);
  const [video, frame] = [node.querySelector('video'), node.querySelector('iframe')];
  const address = link || frame?.src || (node as HTMLIFrameElement).src;
  if (video || node instanceof HTMLVideoElement) player.append(copyOf(video ?? node));
  else if (address) player.setAttribute('src', address);
  if (thumbnail) player.append(Object.assign(pageDocument.createElement('img'), { src: thumbnail.currentSrc || thumbnail.src, alt }));
  return player;
}

/** Where `<site-video>` cannot come: the browser's own player, for files. */
function ownPlayer({ slide: { node, link, thumbnail } }: SlideView): Player {
  const video = node.matches('video') ? node : node.querySelector<HTMLElement>('video');
  const player = video ? copyOf(video as HTMLVideoElement) : pageDocument.createElement('video');
  if (!video && link) player.src = link;
  if (thumbnail) player.poster = thumbnail.currentSrc || thumbnail.src;
  player.controls = player.playsInline = true;
  return player;
}

/** Whether playing sends nothing to another host. */
const isOwnFile = (player: Element): boolean => {
  const source = [player, ...player.querySelectorAll('video, source')].map(one => one.getAttribute('src')).find(Boolean);
  return !!source && new URL(source, pageDocument.baseURI).origin === location.origin;
};

/** Puts a slide's video over its picture, until the slide is left. `isPressed`: the visitor has pressed this very one. */
export function showVideo(view: SlideView, isPressed: boolean, host: Pick<Host, 'warn'>): void {
  const canCome = customElements.get(videoTag) || autoloader in globalThis;
  if (!canCome) { // spec: media-layout §8, VideoLoader not found
    host.warn(`VideoLoader not found; expected ${videoTag}.js or auto.js on the page; using the browser's own player.`);
  }
  const { node } = view.slide;
  for (const own of [node, ...node.querySelectorAll('*')]) if (own.matches(`video, ${videoTag}`)) pauseVideo(own);
  const player = canCome ? siteVideo(view) : ownPlayer(view);
  const isOwn = isOwnFile(player);
  player.classList.add('video');
  view.picture.append(player);
  // The player of a service keeps every touch to itself: a finger finds its way to the next slide at the edges.
  const edges = isOwn ? [] : ['left', 'right'].map(side => Object.assign(pageDocument.createElement('div'), { className: `edge ${side}` }));
  view.picture.append(...edges);
  view.stopVideo = () => {
    for (const node of [player, ...edges]) node.remove();
    view.stopVideo = null;
  };
  const ready = canCome ? customElements.whenDefined(videoTag) : Promise.resolve();
  const learn = (event: Event) => {
    const { videoWidth: width, videoHeight: height } = event.composedPath()[0] as HTMLVideoElement;
    if (!(width > 0 && height > 0) || !player.isConnected) return;
    view.reshape({ width, height });
    setRatio(player, view);
  };
  player.addEventListener('loadedmetadata', learn, { capture: true });
  // Events of media end where their shadow root does.
  void ready.then(() => player.shadowRoot?.addEventListener('loadedmetadata', learn, { capture: true }));
  if (isPressed && navigator.userActivation?.isActive !== false && isOwn) void ready.then(() => player.play?.()).catch(() => {}); // a browser may forbid sound
}
