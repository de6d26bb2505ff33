/** What plays in an author's slides: pictures that move like a picture, muted and for ever, are none. */
const isVideo = (node: EventTarget): boolean =>
  !(node instanceof HTMLMediaElement && node.loop && node.muted && !node.controls);

const media = 'video, audio, site-video';
const begins = ['play', 'site-video-play'];
const ends = ['pause', 'ended', 'emptied', 'site-video-stop'];

/** Tells whether a video plays inside an element whenever that changes, until the signal ends. Source: media-layout §4. */
export class VideoWatch {
  readonly #element: Element;
  readonly #tell: (isPlaying: boolean) => void;
  readonly #signal: AbortSignal;
  readonly #playing = new Set<EventTarget>();
  #isListening = false;

  constructor(element: Element, tell: (isPlaying: boolean) => void, signal: AbortSignal) {
    [this.#element, this.#tell, this.#signal] = [element, tell, signal];
  }

  /** The element's children have changed: a video that has gone says no goodbye. Listens from the first video on. */
  look(): void {
    for (const node of this.#playing) if (!this.#element.contains(node as Node)) this.#playing.delete(node);
    if (!this.#isListening && this.#element.querySelector(media)) this.#listen();
    this.#tell(this.#playing.size > 0);
  }

  #listen(): void {
    this.#isListening = true;
    // Caught on the way down: events of media do not bubble.
    const options = { capture: true, signal: this.#signal };
    for (const type of [...begins, ...ends]) {
      this.#element.addEventListener(type, event => this.#heard(event.composedPath()[0]!, begins.includes(type)), options);
    }
    for (const node of this.#element.querySelectorAll<HTMLMediaElement>('video, audio')) if (!node.paused) this.#heard(node, true);
  }

  #heard(node: EventTarget, isPlaying: boolean): void {
    if (isPlaying && isVideo(node)) this.#playing.add(node);
    else this.#playing.delete(node);
    this.#tell(this.#playing.size > 0);
  }
}
