import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Clock } from '../../../core/platform/timing.js';
import { type FileBackendError, type FileUpload, getFault, type ManagedFile } from '../backends/file-backend.js';
import { describeUploadFault, type Problem } from '../describe-fault.js';

/** `pausing`: it is tried again automatically, when the network is back. `refused`: it was never sent. */
export type UploadPhase = 'waiting' | 'sending' | 'pausing' | 'done' | 'failed' | 'refused' | 'canceled';

export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly folder: string;
  readonly replaces: ManagedFile | null;
  readonly phase: UploadPhase;
  /** What was sent of it, from 0 to 1. */
  readonly share: number;
  readonly problem: Problem | null;
}

export interface UploadTarget { readonly folder: string; readonly replaces?: ManagedFile | null }

export interface QueueOptions {
  readonly clock: Clock;
  createId(): string;
  send(upload: FileUpload): Promise<ManagedFile>;
  /** What is wrong with a file before it is sent; null for nothing. */
  findProblem(file: File): Problem | null;
  onStored(file: ManagedFile, upload: Upload): void;
}

/** As many at a time as do not slow each other down. */
const mostAtOnce = 2;
const mostTries = 6;
const firstWaitMs = 1000;
const longestWaitMs = 30_000;
/** What is stored leaves the list after this time, once nothing is being sent any more. */
const shownAfterMs = 5000;
const endPhases: readonly UploadPhase[] = ['done', 'failed', 'refused', 'canceled'];

export const isEnded = ({ phase }: Pick<Upload, 'phase'>): boolean => endPhases.includes(phase);
const isSame = (one: File, other: File): boolean => one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * Uploads one after another, two at a time. A lost connection pauses an upload; it continues automatically, with the same id, so that
 * nothing is stored twice. Framework-free: it runs in Node.
 */
export class UploadQueue {
  readonly #options: QueueOptions;
  readonly #uploads: WritableAtom<readonly Upload[]> = atom<readonly Upload[]>([]);
  readonly $uploads: ReadableAtom<readonly Upload[]> = this.#uploads;
  readonly #running = new Map<string, AbortController>();
  readonly #pauses = new Map<string, () => void>();
  readonly #tries = new Map<string, number>();
  #stopClearing = () => {};

  constructor(options: QueueOptions) { this.#options = options; }

  /** Whether leaving the page would interrupt an upload. */
  get isActive(): boolean { return this.#uploads.get().some(upload => !isEnded(upload)); }

  /** Adds files. One that is being sent to the same place already is not added again. */
  add(files: readonly File[], { folder, replaces = null }: UploadTarget): void {
    const known = this.#uploads.get().filter(upload => !isEnded(upload) && upload.folder === folder && upload.replaces === replaces);
    const added = files.filter((file, at) => !known.some(upload => isSame(upload.file, file)) && files.findIndex(one => isSame(one, file)) === at);
    this.#uploads.set([...this.#uploads.get(), ...added.map((file): Upload => {
      const problem = this.#options.findProblem(file);
      return { id: this.#options.createId(), file, folder, replaces, phase: problem ? 'refused' : 'waiting', share: 0, problem };
    })]);
    this.#startNext();
  }

  cancel(id: string): void {
    const upload = this.#find(id);
    if (!upload || isEnded(upload)) return;
    this.#change(id, { phase: 'canceled', share: 0, problem: null });
    this.#stopPause(id);
    this.#running.get(id)?.abort();
    this.#startNext();
  }

  /** Sends an upload again that has failed or was canceled. After a cancellation, it is a new one: the backend has forgotten the other. */
  retry(id: string): void {
    const upload = this.#find(id);
    if (!upload || (upload.phase !== 'failed' && upload.phase !== 'canceled')) return;
    const next = upload.phase === 'canceled' ? this.#options.createId() : id;
    this.#tries.delete(id);
    this.#change(id, { id: next, phase: 'waiting', share: 0, problem: null });
    this.#startNext();
  }

  /** Continues all that wait for the network. */
  resume(): void {
    for (const { id, phase } of this.#uploads.get()) if (phase === 'pausing') this.#continue(id);
  }

  /** Removes an upload from the list that has ended. */
  dismiss(id: string): void { this.#uploads.set(this.#uploads.get().filter(upload => upload.id !== id || !isEnded(upload))); }

  /** Ends everything. */
  close(): void {
    this.#stopClearing();
    for (const { id } of this.#uploads.get()) this.#stopPause(id);
    for (const controller of this.#running.values()) controller.abort();
  }

  #find(id: string): Upload | undefined { return this.#uploads.get().find(upload => upload.id === id); }

  #change(id: string, change: Partial<Upload>): void {
    this.#uploads.set(this.#uploads.get().map(upload => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  #stopPause(id: string): void {
    this.#pauses.get(id)?.();
    this.#pauses.delete(id);
  }

  #continue(id: string): void {
    this.#stopPause(id);
    if (this.#find(id)?.phase !== 'pausing') return;
    this.#change(id, { phase: 'waiting' });
    this.#startNext();
  }

  #startNext(): void {
    for (const upload of this.#uploads.get()) {
      if (this.#running.size >= mostAtOnce) return;
      if (upload.phase === 'waiting') void this.#send(upload);
    }
  }

  async #send(upload: Upload): Promise<void> {
    const { id, file, folder, replaces } = upload;
    const controller = new AbortController();
    this.#running.set(id, controller);
    this.#change(id, { phase: 'sending', problem: null });
    const onProgress = (share: number) => {
      if (this.#find(id)?.phase === 'sending') this.#change(id, { share: Math.min(1, Math.max(0, share)) });
    };
    try {
      const stored = await this.#options.send({ id, file, folder, replaces, signal: controller.signal, onProgress });
      // Canceled too late: the file is there, and the list shows it.
      this.#change(id, { phase: 'done', share: 1, problem: null });
      this.#options.onStored(stored, upload);
    } catch (error) {
      if (!controller.signal.aborted) this.#fail(id, error);
    } finally {
      if (this.#running.get(id) === controller) this.#running.delete(id);
      this.#startNext();
      if (!this.isActive) this.#clearLater();
    }
  }

  #clearLater(): void {
    this.#stopClearing();
    this.#stopClearing = this.#options.clock.after(shownAfterMs, () => {
      if (!this.isActive) this.#uploads.set(this.#uploads.get().filter(({ phase }) => phase !== 'done'));
    });
  }

  #fail(id: string, error: unknown): void {
    const fault = getFault(error);
    const tries = (this.#tries.get(id) ?? 0) + 1;
    this.#tries.set(id, tries);
    const canPass = fault === 'offline' || fault === 'busy' || fault === 'incomplete';
    const { file } = this.#find(id)!;
    if (!canPass || tries >= mostTries) return this.#change(id, { phase: 'failed', problem: describeUploadFault(error, file) });
    const waitMs = (error as FileBackendError).retryAfterMs ?? firstWaitMs * 2 ** (tries - 1);
    this.#change(id, { phase: 'pausing', problem: null });
    this.#pauses.set(id, this.#options.clock.after(Math.min(longestWaitMs, waitMs), () => this.#continue(id)));
  }
}
