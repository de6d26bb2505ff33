import { $allowedHosts, rememberHost } from '../../core/embed/allowed-hosts.js';
import { markBrokenImages, watchBrokenImages } from '../../core/image/broken-images.js';
import { showDeferredImage } from '../../core/image/deferred-image.js';
import type { Host } from '../../core/element/host.js';
import type { Shell } from '../../core/element/shell.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { deepActiveElement } from '../../core/platform/page.js';
import { onceNearViewport } from '../../core/platform/observers.js';
import { type PlayMark, PlayMarks } from '../../core/embed/play-marks.js';
import { $shownMedia } from '../../core/embed/shown-media.js';
import type { Consent } from '../../core/consent/purposes.js';
import { followPurpose } from '../../core/embed/purpose-note.js';
import { followConsent } from '../../core/stores/follow-consent.js';
import { ownVideo, posterLink, readMarkup } from './markup.js';
import { PlayerConnection } from './player-connection.js';
import { readRatio } from './ratios.js';
import { findVideo } from './video-source.js';
import type { videoSettings } from './video.settings.js';
import type { VideoSnapshot, VideoState } from './video.state.js';

export type VideoHost = Host<typeof videoSettings.settings, typeof videoSettings.events, typeof videoSettings.texts>;

const nearPx = 200; // spec: media-layout §9, lazy-load margin
/** How long a page that is still loading may take to add the video before a message reports that it is missing. */
const patienceMs = 500;

/** Reads the page for the state, and plays, pauses and focuses the players that the view draws. */
export class VideoController {
  readonly #state: VideoState;
  readonly #host: VideoHost;
  #connection: PlayerConnection | null = null;
  readonly #marks = new PlayMarks();
  /** Ends with the current player. */
  #player = new AbortController();
  /** The author's video whose controls were taken away while its overlay covers it. */
  #withoutControls: HTMLVideoElement | null = null;
  /** The author's link that the keyboard passes over. */
  #passedOver: HTMLElement | null = null;

  constructor(state: VideoState, host: VideoHost) { [this.#state, this.#host] = [state, host]; }

  /** Reads settings and markup; after a server's markup is hydrated. */
  update(changed: ReadonlySet<string>): void {
    if ((this.#host.element as Shell).served) return;
    this.#read();
    if (changed.has('mode')) this.#state.reload(); // source: media-layout §4, video
  }

  connect(): void {
    const [state, host] = [this.#state, this.#host];
    const { signal } = host;
    const element = host.element!;
    this.#read();
    this.#listenToMedia();
    // First of all: what follows a change of state comes after its drawing.
    host.watch(state.$state);
    state.connect({
      claim: () => $shownMedia.set(state),
      play: () => queueMicrotask(() => this.#play()), // the view is drawn
      played: () => {
        host.emit('site-video-play');
        this.#reportProgress(this.#marks.begin(this.#address, this.#video?.currentTime ?? 0));
      },
      stopped: () => { host.emit('site-video-stop'); },
    });
    followPurpose(host);
    const followAnswer = (consent: Consent) => state.updateFacts({ consent });
    const consent = followConsent(element, { usual: 'marketing', signal, follow: followAnswer, refuse: () => state.refuse() });
    let before: VideoSnapshot = state.$state.get();
    const stops = [
      state.$state.subscribe(now => {
        const last = before;
        before = now;
        this.#follow(now, last);
      }),
      $allowedHosts.subscribe(allowedHosts => state.updateFacts({ allowedHosts })),
      $shownMedia.listen(shown => { if (shown !== state) state.hide(); }),
    ];
    signal.addEventListener('abort', () => {
      this.#player.abort();
      state.hide();
      this.#showControls(true);
      this.#passOver(null);
      for (const stop of stops) stop();
    }, { once: true });
    followAnswer(consent);
    host.onLightChange(() => this.#read());
    onceNearViewport(element, nearPx, () => state.updateFacts({ isNear: true }), signal);
    setTimeout(() => {
      if (signal.aborted) return;
      state.updateFacts({ isComplete: true });
      this.#warnOfError();
    }, patienceMs);
  }

  /** The play button, the overlay or the link in it was clicked. */
  click(event: MouseEvent, target: HTMLElement): void {
    const { ctrlKey, metaKey, shiftKey, button } = event;
    if (ctrlKey || metaKey || shiftKey || button) return; // the link inside, opened elsewhere
    const { source, isInactive } = this.#state.facts;
    const isAlways = (target.getRootNode() as ShadowRoot).querySelector<HTMLInputElement>('.always')?.checked;
    if (this.#state.request()) {
      event.preventDefault();
      if (isAlways && source && source.kind !== 'element') rememberHost(source.host, true);
    } else if (isInactive) event.preventDefault();
  }

  /** The link inside is a play button too: Space works on it. */
  keydown(event: KeyboardEvent): void {
    if (event.key === ' ' && (event.composedPath()[0] as Element).closest('a') && this.#state.request()) event.preventDefault();
  }

  #read(): void {
    const { element, values } = this.#host;
    const { src, embed, ratio, overlay, inactive, consent } = values;
    watchBrokenImages(element!.getRootNode() as Document | ShadowRoot);
    const posters = element!.querySelectorAll('img');
    markBrokenImages(posters);
    for (const image of posters) showDeferredImage(image, true);
    const { name, hasTranscript, hasImage, ...written } = readMarkup(element!);
    const found = findVideo({ src, embed, ...written }, pageDocument.baseURI);
    const ownRatio = readRatio(ratio);
    if (ratio && !ownRatio) {
      this.#host.warn(`ratio "${ratio}" is not a ratio; expected width:height such as 16:9; using ${found.ratio ? 'the embed code\'s' : 'the default ratio'}.`);
    }
    this.#state.describe({ ratio: ownRatio ?? found.ratio, name, hasTranscript });
    this.#state.updateFacts({ source: found.source, page: found.page, hasImage, hasOverlay: overlay, isInactive: inactive, consentRule: consent });
    this.#passOver(found.source && posterLink(element!));
    this.#warnOfError();
  }

  /** A poster's link does what the play button over it does: once scripts run, one of them is a stop for the keyboard. */
  #passOver(link: HTMLElement | null): void {
    if (link === this.#passedOver) return;
    this.#passedOver?.removeAttribute('tabindex');
    this.#passedOver = link?.hasAttribute('tabindex') ? null : link;
    if (this.#passedOver) this.#passedOver.tabIndex = -1;
  }

  #warnOfError(): void {
    const { error, page } = this.#state.$state.get();
    const { values: { src, embed }, table } = this.#host;
    const written = src || embed || page?.address;
    const got = written ? `"${written.slice(0, 60)}"` : 'nothing';
    if (error) this.#host.warn(`${table.texts[error]} Got ${got}; expected a video's address, an embed code with an <iframe>, or a <video>; showing ${
      page ? 'a link to it' : 'the page\'s own content'}.`);
  }

  #listenToMedia(): void {
    const state = this.#state;
    const element = this.#host.element!;
    const root = element.shadowRoot!;
    const options = { capture: true, signal: this.#host.signal };
    for (const target of [element, root]) { // media events do not bubble, and those inside the root end there
      target.addEventListener('play', () => {
        if (state.facts.source?.kind === 'element') state.started();
        state.playing();
      }, options);
      target.addEventListener('timeupdate', event => {
        const video = this.#video;
        if (video && event.composedPath()[0] === video) this.#reportProgress(this.#marks.reach(video.currentTime, video.duration));
      }, options);
      for (const type of ['pause', 'ended', 'emptied']) target.addEventListener(type, () => state.stopped(), options);
      target.addEventListener('error', event => {
        const broken = event.composedPath()[0];
        if (broken === root.querySelector('video.player')) this.#fail((broken as HTMLVideoElement).error);
      }, options);
    }
  }

  /** Carries out on the page what has changed in the state. */
  #follow(now: VideoSnapshot, before: VideoSnapshot): void {
    const host = this.#host;
    this.#showControls(now.isShown);
    for (const [name, on] of Object.entries({ overlay: !now.isShown, shown: now.isShown, playing: now.isPlaying, invalid: !now.source })) {
      host.toggleState(name, on);
    }
    const isOpened = now.isShown && !before.isShown;
    if (isOpened && before.hasPlayer) this.#connection?.send('play');
    if (!now.isShown && before.isShown) {
      this.#connection?.send('pause');
      this.#video?.pause();
    }
    const isNewPlayer = now.hasPlayer && now.playerNumber !== before.playerNumber;
    if (!isNewPlayer && !isOpened) return;
    const element = host.element!;
    const root = element.shadowRoot!;
    const focused = deepActiveElement();
    const hadFocus = !!focused && (root.contains(focused) || element.contains(focused));
    queueMicrotask(() => { // the view is drawn
      if (isNewPlayer) this.#connectPlayer();
      if (isOpened && now.isRequested) this.#playFile();
      if (isOpened && hadFocus) (root.querySelector<HTMLElement>('.player') ?? this.#video)?.focus();
    });
  }

  #play(): void {
    this.#connection?.send('play');
    this.#playFile();
  }

  #playFile(): void { void this.#video?.play().catch(() => { /* the browser wants a click on its own controls */ }); }

  /** The `<video>` that plays, of the author or of the view. */
  get #video(): HTMLVideoElement | null {
    const element = this.#host.element!;
    return this.#state.facts.source?.kind === 'element' ? ownVideo(element) : element.shadowRoot!.querySelector<HTMLVideoElement>('video.player');
  }

  /** Exchanges messages with the new player, where its service takes any. */
  #connectPlayer(): void {
    this.#player.abort();
    this.#player = new AbortController();
    const { source } = this.#state.facts;
    const frame = this.#host.element!.shadowRoot!.querySelector<HTMLIFrameElement>('iframe.player');
    const messages = source?.kind === 'player' ? source.provider?.messages : undefined;
    this.#connection = frame && messages ? new PlayerConnection(frame, messages, {
      report: event => {
        if (event === 'play') this.#state.playing();
        else if (event === 'stop') this.#state.stopped();
        else this.#fail(new Error(`${source?.kind === 'player' ? source.host : 'the player'} cannot play the video here`));
      },
      moveTo: (seconds, duration) => this.#reportProgress(this.#marks.reach(seconds, duration)),
      signal: AbortSignal.any([this.#host.signal, this.#player.signal]),
    }) : null;
  }

  /** Address of what is played. */
  get #address(): string {
    const { source } = this.#state.facts;
    return (source?.kind === 'element' ? this.#video?.currentSrc : source?.address) ?? '';
  }

  #reportProgress(marks: readonly PlayMark[]): void {
    const title = this.#host.values.label || this.#state.$state.get().name;
    for (const percent of marks) this.#host.emit('site-video-progress', { title, address: this.#address, percent });
  }

  #fail(error: unknown): void {
    const { table } = this.#host;
    this.#state.fail();
    if (this.#host.emit('site-error', { tag: table.tag, error })) console.warn(`<${table.tag}>: the video could not be played; showing a message.`, error);
  }

  /** Behind its overlay the author's video has no controls of its own: they would answer first. */
  #showControls(isShown: boolean): void {
    const { source, hasOverlay } = this.#state.facts;
    const own = ownVideo(this.#host.element!);
    if (own && source?.kind === 'element' && hasOverlay && !isShown) {
      if (!own.controls) return;
      this.#withoutControls = own;
      own.controls = false;
    } else if (this.#withoutControls) {
      this.#withoutControls.controls = true;
      this.#withoutControls = null;
    }
  }
}
