import { $allowedHosts } from '../../core/embed/allowed-hosts.js';
import type { Shell } from '../../core/element/shell.js';
import { deepActiveElement } from '../../core/platform/page.js';
import { onceNearViewport } from '../../core/platform/observers.js';
import { $consent } from '../../core/stores/consent.js';
import { lightOf, ownVideo } from './light-of.js';
import { PlayerLine } from './player-line.js';
import { heightPercent, readRatio } from './ratios.js';
import { $showing } from './showing.js';
import { findVideo } from './video-source.js';
import type { VideoHost, VideoParts } from './video-parts.js';
import { errorOf, type VideoState } from './video.state.js';

const nearPx = 200; // spec: media-layout §9, lazy-load margin
/** A page that is still being written may bring its film for this long before it is told that there is none. */
const patienceMs = 500;

/** Reads settings and markup into facts; not on a server, which knows neither, nor until its markup is taken over. */
export function learnVideo(parts: VideoParts, host: VideoHost): void {
  if (!host.element || (host.element as Shell).served) return;
  const { src, embed, ratio, overlay, inactive, consent } = host.values;
  const light = lightOf(host.element);
  const found = findVideo({ src, embed, ...light }, document.baseURI);
  parts.ratio = readRatio(ratio) ?? found.ratio;
  if (ratio && !readRatio(ratio)) host.warn(`ratio "${ratio}" is no ratio; expected width:height such as 16:9; using ${parts.ratio ? 'the embed code\'s' : 'the usual one'}.`);
  const { isSettled } = parts.$light.get();
  if (JSON.stringify({ ...light, isSettled }) !== JSON.stringify(parts.$light.get())) parts.$light.set({ ...light, isSettled });
  parts.machine.learn({ source: found.source, hasPicture: light.hasPicture, hasOverlay: overlay, isInactive: inactive, consentRule: consent });
  if (isSettled) warnOfError(parts, host);
}

function warnOfError({ machine }: VideoParts, host: VideoHost): void {
  const error = errorOf(machine.facts);
  const { src, embed } = host.values;
  const got = src || embed ? `"${(src || embed).slice(0, 60)}"` : 'nothing';
  if (error) host.warn(`${host.table.texts[error]} Got ${got}; expected a video's address, an embed code with an <iframe>, or a <video>; showing the page's own content.`);
}

/** Follows the page around the film, and the film itself. */
export function attachVideo(parts: VideoParts, host: VideoHost): void {
  const { machine } = parts;
  const { signal } = host;
  const element = host.element!;
  const root = element.shadowRoot!;

  learnVideo(parts, host);

  let line: PlayerLine | null = null;
  let attended = new AbortController();
  let before: VideoState = machine.$state.get();

  const film = (): HTMLVideoElement | null =>
    (machine.facts.source?.kind === 'element' ? ownVideo(element) : root.querySelector<HTMLVideoElement>('video.player'));
  const start = () => { void film()?.play().catch(() => { /* the browser wants a press on its own controls */ }); };

  /** A player is on the page: hears it, and gives it the focus of the button that went. */
  const attend = () => {
    attended.abort();
    attended = new AbortController();
    const frame = root.querySelector<HTMLIFrameElement>('iframe.player');
    const { source } = machine.facts;
    const talk = source?.kind === 'player' ? source.provider?.talk : undefined;
    line = frame && talk ? new PlayerLine(frame, talk, heard => {
      if (heard === 'play') machine.playing();
      else if (heard === 'stop') machine.stopped();
      else fail(new Error(`${source?.kind === 'player' ? source.host : 'the player'} cannot play the film here`));
    }, AbortSignal.any([signal, attended.signal])) : null;
  };
  const fail = (error: unknown) => {
    machine.hide();
    parts.$hasFailed.set(true);
    if (host.emit('site-error', { tag: host.table.tag, error })) console.warn(`<${host.table.tag}>: the video could not be played; showing a message.`, error);
  };

  /** Behind its overlay the author's film has no controls of its own: they would answer first. */
  const bareOwn = new WeakSet<HTMLVideoElement>();
  const showControls = (isShown: boolean) => {
    const own = ownVideo(element);
    if (!own) return;
    const isBare = machine.facts.source?.kind === 'element' && machine.facts.hasOverlay && !isShown;
    if (isBare && own.controls) {
      bareOwn.add(own);
      own.controls = false;
    } else if (!isBare && bareOwn.delete(own)) own.controls = true;
  };

  const follow = (now: VideoState) => {
    showControls(now.isShown);
    for (const [name, on] of Object.entries({ overlay: !now.isShown, shown: now.isShown, playing: now.isPlaying, invalid: !machine.facts.source })) {
      host.toggleState(name, on);
    }
    if (now.isShown && !before.isShown && before.hasPlayer) line?.tell('play');
    if (!now.isShown && before.isShown) {
      line?.tell('pause');
      film()?.pause();
    }
    const isNewPlayer = now.hasPlayer && now.take !== before.take;
    const isOpened = now.isShown && !before.isShown;
    before = now;
    if (!isNewPlayer && !isOpened) return;
    const focused = deepActiveElement();
    const hadFocus = !!focused && (root.contains(focused) || element.contains(focused));
    queueMicrotask(() => {
      if (isNewPlayer) attend();
      if (isOpened && machine.isAsked) start();
      if (isOpened && hadFocus) (root.querySelector<HTMLElement>('.player') ?? film())?.focus();
    });
  };

  const listen = { capture: true, signal };
  for (const target of [element, root]) { // media events do not bubble, and those inside the root end there
    target.addEventListener('play', () => {
      if (machine.facts.source?.kind === 'element') machine.ask();
      machine.playing();
    }, listen);
    for (const type of ['pause', 'ended', 'emptied']) target.addEventListener(type, () => machine.stopped(), listen);
    target.addEventListener('error', event => {
      const broken = event.composedPath()[0];
      if (broken === root.querySelector('video.player')) fail((broken as HTMLVideoElement).error);
    }, listen);
  }

  // First of all: what follows a change of state comes after its drawing.
  for (const store of [machine.$state, parts.$light, parts.$hasFailed]) host.watch(store);
  const stops = [
    machine.$state.subscribe(follow),
    $consent.subscribe(consent => { machine.learn({ consent }); host.redraw(); }),
    $allowedHosts.subscribe(allowedHosts => { machine.learn({ allowedHosts }); host.redraw(); }),
    $showing.listen(showing => { if (showing !== machine) machine.hide(); }),
  ];
  signal.addEventListener('abort', () => {
    attended.abort();
    machine.hide();
    showControls(true);
    for (const stop of stops) stop();
  }, { once: true });

  host.onLightChange(() => learnVideo(parts, host));
  onceNearViewport(element, nearPx, () => machine.learn({ isNear: true }), signal);
  setTimeout(() => {
    if (signal.aborted) return;
    parts.$light.set({ ...parts.$light.get(), isSettled: true });
    warnOfError(parts, host);
  }, patienceMs);
}

/** Gives the stage the film's shape. */
export function shapeStage(parts: VideoParts, host: VideoHost): void {
  if (!host.element || (host.element as Shell).served) return; // not before React has taken the server's markup over
  const stage = host.element.shadowRoot!.querySelector<HTMLElement>('.stage');
  const percent = heightPercent(parts.ratio, !!parts.machine.facts.source);
  stage?.style.setProperty('--_ratio', String(100 / percent));
}
