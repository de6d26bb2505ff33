import { maxBodyBytes } from 'site-elements/contract/submission-limits';
import { HttpError } from './http-error.js';
import { t } from '../language/common-texts.js';

const mib = 1024 * 1024;

export interface BodyGateOptions {
  /** Bytes of all bodies that are held at the same time. */
  readonly all?: number;
  /** Bytes of `all` that are reserved for small bodies, so that orders are accepted while files are uploaded. */
  readonly forSmall?: number;
  /** Bytes of all bodies from one network. */
  readonly ofOne?: number;
}

/** Bodies are held in memory until they are answered: this many bytes of them are, whatever route they go to. */
export class BodyGate {
  readonly #most: Required<BodyGateOptions>;
  readonly #bySender = new Map<string, number>();
  #held = 0;

  constructor({ all = 160 * mib, forSmall = 32 * mib, ofOne = 96 * mib }: BodyGateOptions = {}) {
    this.#most = { all, forSmall, ofOne };
  }

  /** Bytes that are held now. */
  get held(): number { return this.#held; }

  /** Makes room for a body before it is read; throws 503 without room. Returns a function that frees the room again. */
  enter(sender: string, bytes: number): () => void {
    const { all, forSmall, ofOne } = this.#most;
    const own = this.#bySender.get(sender) ?? 0;
    const most = bytes > maxBodyBytes ? all - forSmall : all;
    if (this.#held + bytes > most || own + bytes > ofOne) throw new HttpError(503, { error: t('tooManyFiles') }, { 'Retry-After': '2', 'Connection': 'close' });
    this.#held += bytes;
    this.#bySender.set(sender, own + bytes);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#held -= bytes;
      const left = this.#bySender.get(sender)! - bytes;
      if (left > 0) this.#bySender.set(sender, left);
      else this.#bySender.delete(sender);
    };
  }
}
