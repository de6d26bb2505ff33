import { writeJson } from '../../core/registry/write-json.js';
import type { PlayerEvent, PlayerMessages } from './providers/provider.js';

interface Listener {
  readonly report: (event: Exclude<PlayerEvent, 'ready'>) => void;
  readonly moveTo: (seconds: number, duration: number) => void;
  readonly signal: AbortSignal;
}

/** Exchanges messages with one player in its frame. */
export class PlayerConnection {
  readonly #frame: HTMLIFrameElement;
  readonly #messages: PlayerMessages;
  readonly #origin: string;
  /** In seconds; players do not repeat it with each moment. */
  #duration = NaN;

  constructor(frame: HTMLIFrameElement, messages: PlayerMessages, { report, moveTo, signal }: Listener) {
    [this.#frame, this.#messages, this.#origin] = [frame, messages, new URL(frame.src).origin];
    addEventListener('message', ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== this.#origin) return;
      const message = recordOf(data);
      const { seconds, duration } = messages.timeOf(message);
      if (typeof duration === 'number') this.#duration = duration;
      if (typeof seconds === 'number') moveTo(seconds, this.#duration);
      const event = messages.eventOf(message);
      if (event === 'ready') this.#subscribe();
      else if (event) report(event);
    }, { signal });
    frame.addEventListener('load', () => this.#subscribe(), { signal });
  }

  send(command: 'play' | 'pause'): void { this.#post(this.#messages[command]); }

  #subscribe(): void { for (const message of this.#messages.subscribe) this.#post(message); }

  #post(message: unknown): void {
    // Only to the player itself: the frame may be on an error page of the browser.
    this.#frame.contentWindow?.postMessage(writeJson(message), this.#origin);
  }
}

/** Players send JSON text, some objects; whatever else a frame sends is nothing. */
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
