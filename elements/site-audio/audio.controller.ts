import { checkLimit } from '../../core/contract/editor-limits.js';
import { type PlayMark, PlayMarks } from '../../core/embed/play-marks.js';
import { $shownMedia } from '../../core/embed/shown-media.js';
import type { AudioHost } from './audio.settings.js';
import { maxTracks, withPlace, type AudioState } from './audio.state.js';
import { leaveMediaSession, claimMediaSession, updateMediaSession } from './media-session.js';
import { $places } from './places.js';
import { type Chapter, hasTranscript, type OwnTrack, readChapters, readTracks } from './read-tracks.js';

const seekStepSeconds = 10;
const mediaEvents = ['play', 'pause', 'ended', 'timeupdate', 'durationchange', 'ratechange', 'volumechange', 'error', 'loadedmetadata'] as const;

/** A browser that cannot play a `<source>` continues to the next: only after the last one nothing can be heard. */
const isLastSource = (target: EventTarget): boolean =>
  !(target instanceof HTMLSourceElement) || [...target.parentElement?.querySelectorAll('source') ?? []].at(-1) === target;

/** Plays the author's recordings: in their own `<audio>`, or in our own one for links. */
export class AudioController {
  readonly #state: AudioState;
  readonly #host: AudioHost;
  #tracks: readonly OwnTrack[] = [];
  #chapters: readonly Chapter[] = [];
  /** For links: made when the first is played. */
  #player: HTMLAudioElement | null = null;
  /** The author's players whose controls were taken away. */
  readonly #withoutControls = new Set<HTMLAudioElement>();
  readonly #marks = new PlayMarks();
  /** What a place has been looked for. */
  #resumed = '';
  /** The visitor has set the volume: it is that of every track from now on. */
  #isVolumeSet = false;
  /** The player is in the page. */
  #isDrawn = false;

  constructor(state: AudioState, host: AudioHost) {
    this.#state = state;
    this.#host = host;
  }

  connect(): void {
    const { element, signal } = this.#host;
    const capture = { capture: true, signal }; // media events do not bubble
    for (const type of mediaEvents) {
      element!.addEventListener(type, event => this.#onMediaEvent(event.type, event.composedPath()[0]!), capture);
    }
    element!.addEventListener('click', event => this.#clickLink(event), { signal });
    addEventListener('pagehide', () => this.#remember(), { signal });
    this.#host.onLightChange(() => this.read());
    const stop = $shownMedia.listen(shown => { if (shown !== this.#state) this.pause(); });
    signal.addEventListener('abort', () => {
      this.#remember();
      this.pause();
      stop();
      leaveMediaSession(this);
      for (const audio of this.#withoutControls) audio.controls = true;
      this.#host.toggleState('ready', false);
      this.#mark('audio', null);
      this.#mark('chapter', null);
      this.#withoutControls.clear();
      this.#player?.removeAttribute('src');
    }, { once: true });
    this.read();
    void this.#host.viewReady.then(() => { if (!signal.aborted) this.#replaceControls(); });
  }

  /** Takes the author's markup as it stands now. */
  read(): void {
    const { element } = this.#host;
    const tracks = readTracks(element!);
    const excess = checkLimit('tracksPerAlbum', tracks);
    if (excess) this.#host.warn(`has ${excess.message}; playing the first ${excess.most}.`);
    if (tracks.length === 0 && element!.childElementCount > 0) {
      this.#host.warn('has no recording; expected <audio src> or links to audio files such as .mp3; showing the content as it is.');
    }
    this.#tracks = tracks.slice(0, maxTracks);
    const { audio } = this.#tracks[this.#state.index] ?? {};
    if (audio && !this.#isVolumeSet) [this.#state.volume, this.#state.isMuted] = [audio.volume, audio.muted];
    this.#chapters = readChapters(element!);
    this.#state.read(this.#tracks);
    this.#state.chapters = this.#chapters.map(({ seconds }) => seconds);
    this.#state.hasTranscript = hasTranscript(element!);
    if (this.#isDrawn) this.#replaceControls();
    this.#host.redraw();
  }

  /** Ours take the place of the author's, once they are there. */
  #replaceControls(): void {
    this.#isDrawn = true;
    this.#host.toggleState('ready', this.#tracks.length > 0);
    for (const { audio } of this.#tracks) {
      if (!audio?.controls) continue;
      this.#withoutControls.add(audio);
      audio.controls = false;
    }
  }

  async play(): Promise<void> {
    const media = this.#media();
    if (!media) return;
    media.playbackRate = this.#state.speed;
    if (this.#isVolumeSet) [media.volume, media.muted] = [this.#state.volume, this.#state.isMuted];
    try {
      await media.play();
    } catch (error) {
      if ((error as Error).name === 'NotSupportedError') this.#fail(); // any other: the browser wants a click, or something else plays
    }
  }

  pause(): void { this.#current?.pause(); }

  toggle(): void {
    if (this.#state.isPlaying) this.pause();
    else void this.play();
  }

  /** Plays a track from its beginning, or from where the visitor left it. */
  async select(index: number, isPlaying = true): Promise<void> {
    this.#remember();
    this.pause();
    if (!this.#state.select(index)) {
      this.#host.warn(`has no track ${index}; expected 0 to ${this.#state.tracks.length - 1}; nothing is changed.`);
      return;
    }
    this.#host.redraw();
    if (isPlaying) await this.play();
  }

  async next(): Promise<void> { if (this.#state.hasNext) await this.select(this.#state.index + 1); }

  async previous(): Promise<void> {
    if (this.#state.previousMeans === 'restart') this.seek(0);
    else await this.select(this.#state.index - 1);
  }

  /** Goes to a moment, in seconds. */
  seek(seconds: number): void {
    const media = this.#media();
    if (!media) return;
    if (!Number.isFinite(seconds)) return this.#host.warn('seek: got no number; expected seconds, such as 90; nothing is changed.');
    const { duration } = media;
    this.#resumed = this.#state.track?.address ?? ''; // the visitor has chosen
    media.currentTime = Math.max(Math.min(seconds, Number.isFinite(duration) ? duration : seconds), 0);
    this.#state.seconds = media.currentTime;
    this.#host.redraw();
  }

  /** Goes back (below 0) or forward, in seconds. */
  skip(seconds: number): void { this.seek(this.#state.seconds + seconds); }

  get isMuted(): boolean { return this.#state.isMuted; }

  /** Sets the volume, from 0 to 1, of all tracks. */
  setVolume({ volume = this.#state.volume, muted }: { readonly volume?: number; readonly muted: boolean }): void {
    this.#isVolumeSet = true;
    [this.#state.volume, this.#state.isMuted] = [volume, muted];
    const media = this.#current;
    if (media) [media.volume, media.muted] = [volume, muted];
    this.#host.redraw();
  }

  setSpeed(speed: number): void {
    this.#state.speed = speed;
    if (this.#current) this.#current.playbackRate = speed;
    this.#host.redraw();
  }

  /** The element that plays the present track; null before one was asked for. */
  get #current(): HTMLAudioElement | null { return this.#tracks[this.#state.index]?.audio ?? this.#player; }

  /** The same, made ready. */
  #media(): HTMLAudioElement | null {
    const track = this.#tracks[this.#state.index];
    if (!track) return null;
    if (track.audio) return track.audio;
    if (!this.#player) {
      const player = this.#player = new Audio();
      player.preload = 'metadata';
      for (const type of mediaEvents) {
        player.addEventListener(type, () => this.#onMediaEvent(type, player), { signal: this.#host.signal });
      }
    }
    if (this.#player.src !== track.address) this.#player.src = track.address;
    return this.#player;
  }

  #onMediaEvent(type: string, target: EventTarget): void {
    const media = (target instanceof HTMLSourceElement ? target.parentElement : target) as HTMLAudioElement;
    if (!(media instanceof HTMLAudioElement)) return;
    const state = this.#state;
    // The page, or the visitor's device, has begun with another of the author's players.
    const index = this.#tracks.findIndex(({ audio }) => audio === media);
    if (type === 'play' && index >= 0 && index !== state.index) {
      this.pause();
      state.select(index);
    }
    if (media !== this.#current) return;
    [state.seconds, state.duration] = [media.currentTime, media.duration];
    if (type === 'error') return isLastSource(target) ? this.#fail() : undefined;
    if (type === 'volumechange') [state.volume, state.isMuted] = [media.volume, media.muted];
    if (type === 'loadedmetadata') this.#resume(media);
    if (type === 'play') this.#begin(media);
    if (type === 'timeupdate') this.#reportProgress(this.#marks.reach(media.currentTime, media.duration));
    if ((type === 'pause' || type === 'ended') && state.isPlaying) {
      state.isPlaying = false;
      this.#remember();
      this.#host.emit('site-audio-stop');
      if (type === 'ended' && this.#host.values.continuous) void this.next();
    }
    updateMediaSession(this, state.isPlaying, media);
    this.#host.toggleState('playing', state.isPlaying);
    this.#mark('chapter', this.#chapters[state.chapter]?.link ?? null);
    this.#host.redraw();
  }

  #begin(media: HTMLAudioElement): void {
    const [state, { element, values: { artist, album } }] = [this.#state, this.#host];
    $shownMedia.set(state);
    state.isPlaying = true;
    state.hasFailed = false;
    if (media.readyState > 0) this.#resume(media);
    const title = state.track?.title ?? '';
    this.#mark('audio', this.#tracks[state.index]?.link ?? null);
    const artwork = element!.querySelector('img')?.currentSrc ?? '';
    claimMediaSession(this, { title, artist, album, artwork }, {
      play: () => void this.play(),
      pause: () => this.pause(),
      nexttrack: state.hasNext ? () => void this.next() : null,
      previoustrack: () => void this.previous(),
      seekto: ({ seekTime }) => { if (seekTime !== undefined) this.seek(seekTime); },
      seekbackward: ({ seekOffset }) => this.seek(media.currentTime - (seekOffset ?? seekStepSeconds)),
      seekforward: ({ seekOffset }) => this.seek(media.currentTime + (seekOffset ?? seekStepSeconds)),
    });
    this.#host.emit('site-audio-play', { index: state.index, title });
    this.#reportProgress(this.#marks.begin(state.track?.address ?? '', media.currentTime));
  }

  #reportProgress(marks: readonly PlayMark[]): void {
    const { index, track } = this.#state;
    for (const percent of marks) this.#host.emit('site-audio-progress', { index, title: track?.title ?? '', address: track?.address ?? '', percent });
  }

  #fail(): void {
    this.#state.hasFailed = true;
    this.#state.isPlaying = false;
    this.#host.redraw();
  }

  /** Continues where the visitor left this recording, once. */
  #resume(media: HTMLAudioElement): void {
    const address = this.#state.track?.address ?? '';
    if (this.#resumed === address || !this.#host.values.remember) return;
    this.#resumed = address;
    const place = $places.get()[address];
    if (place && media.currentTime < 1 && place < media.duration) media.currentTime = place;
  }

  #remember(): void {
    const { track, seconds, duration } = this.#state;
    if (!track || !this.#host.values.remember || !(seconds > 0)) return;
    $places.set(withPlace($places.get(), track.address, seconds, duration));
  }

  #clickLink(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = (event.composedPath()[0] as Element).closest('a');
    const chapter = this.#chapters.find(each => each.link === link);
    const index = this.#tracks.findIndex(track => track.link !== null && track.link === link);
    if (!chapter && index < 0) return;
    event.preventDefault();
    if (chapter) {
      this.seek(chapter.seconds);
      void this.play();
    } else if (index === this.#state.index) this.toggle();
    else void this.select(index);
  }

  /** Marks the author's link of what is heard, and no other of its kind. */
  #mark(kind: 'audio' | 'chapter', link: HTMLAnchorElement | null): void {
    const links = kind === 'audio' ? this.#tracks.map(track => track.link) : this.#chapters.map(each => each.link);
    for (const each of links) {
      if (!each || (each === link) === each.hasAttribute('aria-current')) continue;
      if (each === link) each.setAttribute('aria-current', 'true');
      else each.removeAttribute('aria-current');
    }
  }
}
