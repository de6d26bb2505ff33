import type { VideoPlayer } from '../../slides/background-video.js';

/** The gallery does what a browser would do natively. */
const takenOver = ['autoplay', 'preload', 'playsinline'];

/** One background video: only its gallery plays and pauses it. */
export class BackgroundVideo {
  readonly node: HTMLVideoElement | VideoPlayer;
  isSeen = false;
  isNear = false;
  /** It cannot be played. */
  isBroken = false;
  /** The gallery has asked it to play. */
  #isAsked = false;
  /** Other code has paused it, such as the page: it stays paused until it is shown again. */
  #isLeftAlone = false;
  /** A `<site-video>` has reported it: there is no property for it. */
  #hasBegun = false;
  /** What its author has written and the gallery has changed. */
  readonly #written: Readonly<Record<string, string | null>>;

  constructor(node: HTMLVideoElement | VideoPlayer) {
    this.node = node;
    this.#written = Object.fromEntries(takenOver.map(name => [name, node.getAttribute(name)]));
    if (!(node instanceof HTMLVideoElement)) return;
    node.autoplay = false;
    node.setAttribute('playsinline', ''); // a phone would fill its screen
    node.muted = true; // the attribute counts only where the parser has read it
  }

  get #isPlaying(): boolean { return this.node instanceof HTMLVideoElement ? !this.node.paused : this.#hasBegun; }

  get hasPoster(): boolean { return this.node instanceof HTMLVideoElement && this.node.poster !== ''; }

  /** It is shown again, or the visitor has said what they want: who paused it before does not matter any more. */
  forget(): void {
    this.#isLeftAlone = false;
    this.#isAsked &&= this.#isPlaying;
  }

  /** It has been given another source, which pauses it and says nothing of that. */
  emptied(): void { this.#isLeftAlone = this.#isAsked = this.isBroken = false; }

  preload(how: 'none' | 'metadata' | 'auto'): void {
    const { node } = this;
    if (node instanceof HTMLVideoElement && node.preload !== how && node.readyState === HTMLMediaElement.HAVE_NOTHING) node.preload = how;
  }

  /** Plays or pauses. Resolves to what went wrong: the browser refuses, or there is nothing to play. */
  async play(isWanted: boolean): Promise<'refused' | 'broken' | null> {
    const wasAsked = this.#isAsked;
    this.#isAsked = isWanted && !this.#isLeftAlone && !this.isBroken;
    if (!this.#isAsked) {
      if (this.#isPlaying) void this.node.pause?.();
      return null;
    }
    if (wasAsked || this.#isPlaying) return null;
    try {
      await this.node.play?.();
      return null;
    } catch (error) {
      const { name } = error as Error;
      // Paused meanwhile, or given another source: an event reports it, and it may have been requested again since.
      if (name === 'AbortError') return null;
      this.#isAsked = false;
      return name === 'NotAllowedError' ? 'refused' : name === 'NotSupportedError' ? 'broken' : null;
    }
  }

  /** Its element has said that it plays or does not. True where the gallery has to say again what it wants. */
  heard(hasBegun: boolean): boolean {
    this.#hasBegun = hasBegun;
    if (!this.#isPlaying) this.#isLeftAlone ||= this.#isAsked;
    // A `<site-video>` starts automatically; what a visitor starts from a menu of their browser plays until something changes.
    return this.#isPlaying && !this.#isAsked && !(this.node instanceof HTMLVideoElement);
  }

  /** It is its author's again. */
  end(): void {
    if (!(this.node instanceof HTMLVideoElement)) return;
    for (const [name, value] of Object.entries(this.#written)) {
      if (value === null) this.node.removeAttribute(name);
      else this.node.setAttribute(name, value);
    }
  }
}
