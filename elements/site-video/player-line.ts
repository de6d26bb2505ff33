import type { Heard, PlayerTalk } from './providers/provider.js';

/** Hears and tells one player in its frame. */
export class PlayerLine {
  readonly #frame: HTMLIFrameElement;
  readonly #talk: PlayerTalk;
  readonly #origin: string;

  constructor(frame: HTMLIFrameElement, talk: PlayerTalk, hear: (heard: Heard) => void, signal: AbortSignal) {
    [this.#frame, this.#talk, this.#origin] = [frame, talk, new URL(frame.src).origin];
    addEventListener('message', ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== this.#origin) return;
      const heard = talk.hear(recordOf(data));
      if (heard === 'ready') this.#subscribe();
      else if (heard) hear(heard);
    }, { signal });
    frame.addEventListener('load', () => this.#subscribe(), { signal });
  }

  tell(what: 'play' | 'pause'): void { this.#send(this.#talk[what]); }

  #subscribe(): void { for (const message of this.#talk.listen) this.#send(message); }

  #send(message: unknown): void {
    // Only to the player itself: the frame may stand on an error page of the browser.
    this.#frame.contentWindow?.postMessage(JSON.stringify(message), this.#origin);
  }
}

/** Players speak in JSON text, some in objects; whatever else a frame says is nothing. */
function recordOf(data: unknown): Record<string, unknown> {
  let value = data;
  if (typeof data === 'string') {
    try {
      value = JSON.parse(data);
    } catch {
      return {};
    }
  }
  return typeof value === 'object' && value !== null ? value as Record<string, unknown> : {};
}
