import { isBackgroundVideo } from '../../slides/background-video.js';

const media = 'video, audio, site-video';
const begins = ['play', 'site-video-play'];
const ends = ['pause', 'ended', 'emptied', 'site-video-stop'];

/** Reports whether a video plays inside an element whenever that changes, until the signal ends. Source: media-layout §4. */
export class VideoWatch {
  readonly #element: Element;
  readonly #report: (isPlaying: boolean) => void;
  readonly #signal: AbortSignal;
  readonly #playing = new Set<EventTarget>();
  #isListening = false;

  constructor(element: Element, report: (isPlaying: boolean) => void, signal: AbortSignal) {
    [this.#element, this.#report, this.#signal] = [element, report, signal];
  }

  /** The element's children have changed: a video that was removed sends no event. Listens from the first video on. */
  update(): void {
    for (const node of this.#playing) if (!this.#element.contains(node as Node)) this.#playing.delete(node);
    if (!this.#isListening && this.#element.querySelector(media)) this.#listen();
    this.#report(this.#playing.size > 0);
  }

  #listen(): void {
    this.#isListening = true;
    // Caught on the way down: events of media do not bubble.
    const options = { capture: true, signal: this.#signal };
    for (const type of [...begins, ...ends]) {
      this.#element.addEventListener(type, event => this.#changed(event.composedPath()[0]!, begins.includes(type)), options);
    }
    for (const node of this.#element.querySelectorAll<HTMLMediaElement>('video, audio')) if (!node.paused) this.#changed(node, true);
  }

  #changed(node: EventTarget, isPlaying: boolean): void {
    if (isPlaying && !isBackgroundVideo(node)) this.#playing.add(node);
    else this.#playing.delete(node);
    this.#report(this.#playing.size > 0);
  }
}
