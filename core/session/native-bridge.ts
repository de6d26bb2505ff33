import type { NativeChannel } from './native-channel.js';

type Handler = (payload: unknown) => unknown;

/** Dismissing leads back into the app. spec: media-layout §2, a custom scheme; its name is not shown */
export const backUrl = 'site-mobile-app://back';
export const noPlatform = 'mobile platform not correctly identified'; // spec: media-layout §8

/** Requests to the app, each stored under its id until the app answers; and the app's own requests. spec: media-layout §4 */
export class NativeBridge {
  readonly #waiting = new Map<string, { resolve(value: unknown): void; reject(error: Error): void }>();
  readonly #handlers = new Map<string, Handler>();

  constructor(
    private readonly channel: NativeChannel | null,
    private readonly newId: () => string,
    private readonly logError: (message: string) => void = message => console.error(message),
  ) {}

  get pending(): number {
    return this.#waiting.size;
  }

  /** Asks the app; rejects outside of an app. */
  request(handler: string, payload: unknown = null): Promise<unknown> {
    const { channel } = this;
    if (!channel) return Promise.reject(new Error(noPlatform));
    const id = this.newId();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      try {
        channel.post({ id, handler, payload });
      } catch (error) {
        this.#waiting.delete(id);
        reject(error as Error);
      }
    });
  }

  /** The app answers; an unknown id is ignored. */
  settle(id: string, { error, value }: { readonly error?: string; readonly value?: unknown }): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    if (error === undefined) waiting.resolve(value);
    else waiting.reject(new Error(error));
  }

  /** Answers the app's requests of a name, until the signal ends. */
  handle(name: string, handler: Handler, signal: AbortSignal): void {
    this.#handlers.set(name, handler);
    signal.addEventListener(
      'abort',
      () => {
        if (this.#handlers.get(name) === handler) this.#handlers.delete(name);
      },
      { once: true },
    );
  }

  /** The app asks the page. */
  call(name: string, payload: unknown): unknown {
    const handler = this.#handlers.get(name);
    if (handler) return handler(payload);
    this.logError(`[JS -> Native Bridge] ${name} not found`); // spec: media-layout §8
    return undefined;
  }

  /** Leaves the page's view: asks the app, or goes where it listens. */
  dismiss(goTo: (url: string) => void): void {
    if (this.channel) void this.request('dismiss').catch((error: Error) => this.logError(error.message));
    else goTo(backUrl);
  }
}
