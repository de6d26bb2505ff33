import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { isAccepted } from '../../core/contract/is-accepted.js';
import type { SiteFilePoint, SiteFileSort, SiteFileUse } from '../../core/contract/site-files.js';
import type { Clock } from '../../core/platform/timing.js';
import { writeJson } from '../../core/registry/write-json.js';
import { type FileBackend, type FileDetails, type FileLimits, getFileId, type ManagedFile } from './backends/file-backend.js';
import { describeFault, type Problem } from './describe-fault.js';
import type { FileManagerText } from './file-manager.settings.js';
import { Selection } from './selection.js';
import { UploadQueue } from './uploads/upload-queue.js';

/** A request to delete files, before it is confirmed. */
export interface Removal {
  readonly files: readonly ManagedFile[];
  /** Null while they are loaded. */
  readonly uses: readonly SiteFileUse[] | null;
  /** Whether the backend knows where files are used, and has answered. */
  readonly areUsesKnown: boolean;
  readonly isRunning: boolean;
}

/** What has just happened, for the status line. */
export interface Notice { readonly text: FileManagerText; readonly values?: Readonly<Record<string, number>>; readonly canUndo: boolean }

/** A failure that stays until it is dismissed, with its title. */
export interface Failure extends Problem { readonly title?: FileManagerText }

export interface Snapshot {
  readonly folder: string;
  readonly search: string;
  readonly sort: SiteFileSort;
  readonly layout: 'grid' | 'list';
  readonly files: readonly ManagedFile[];
  readonly folders: readonly string[];
  readonly after: string | null;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly isLoadingMore: boolean;
  /** Why the list could not be loaded. */
  readonly problem: Problem | null;
  readonly selected: ReadonlySet<string>;
  /** The file that the keyboard is at. */
  readonly current: string | null;
  /** The file whose details are shown. */
  readonly detail: ManagedFile | null;
  /** Where the focal point is moved to, before it is stored. */
  readonly focalDraft: SiteFilePoint | null;
  readonly removal: Removal | null;
  readonly failure: Failure | null;
  readonly notice: Notice | null;
  readonly limits: FileLimits;
  readonly isOpen: boolean;
  readonly isDisabled: boolean;
  readonly hasField: boolean;
  readonly label: string;
  readonly value: string;
}

interface Values {
  readonly value: string;
  readonly folder: string;
  readonly sort: SiteFileSort;
  readonly layout: 'grid' | 'list';
  readonly accept: string;
  readonly maxSize: number;
  readonly disabled: boolean;
}

export interface StateOptions {
  readonly clock: Clock;
  createId(): string;
  /** A size in the words of the language. */
  formatSize(bytes: number): string;
}

/** The files, what is selected, and what is done with them. Framework-free: it runs in Node. */
export class FileManagerState {
  readonly #snapshot: WritableAtom<Snapshot>;
  readonly $snapshot: ReadableAtom<Snapshot>;
  readonly queue: UploadQueue;
  readonly #options: StateOptions;
  readonly #selection = new Selection();
  #backend: FileBackend | null = null;
  #listing = new AbortController();
  #undo: (() => Promise<void>) | null = null;
  #accept: string;
  #maxSize: number;

  constructor({ value, folder, sort, layout, accept, maxSize, disabled }: Values, hasField: boolean, options: StateOptions) {
    this.#options = options;
    [this.#accept, this.#maxSize] = [accept, maxSize];
    this.$snapshot = this.#snapshot = atom<Snapshot>({
      folder, search: '', sort, layout, files: [], folders: [], after: null, status: 'idle', isLoadingMore: false, problem: null,
      selected: new Set(), current: null,
      detail: null, focalDraft: null, removal: null, failure: null, notice: null, limits: {}, isOpen: false, isDisabled: disabled, hasField, label: '', value,
    });
    this.queue = new UploadQueue({
      clock: options.clock,
      createId: () => options.createId(),
      findProblem: file => this.findUploadProblem(file),
      send: upload => {
        const send = upload.replaces ? this.#backend?.replace : this.#backend?.put;
        return send ? send.call(this.#backend, upload) : Promise.reject(new Error('The backend does not store files.'));
      },
      onStored: (file, { replaces, folder: stored }) => (replaces ? this.#replaceFile(file) : this.#addFile(file, stored)),
    });
  }

  get backend(): FileBackend | null { return this.#backend; }

  /** Reads the settings. A setting that the page changes replaces what the editor has chosen. */
  read(values: Values, changed: ReadonlySet<string>): void {
    [this.#accept, this.#maxSize] = [values.accept, values.maxSize];
    this.set({ value: values.value });
    const { folder, sort, layout } = values;
    if (changed.has('layout')) this.set({ layout });
    if (changed.has('folder') || changed.has('sort')) this.#show({ folder, sort });
  }

  /** Another backend: nothing of the one before stays. */
  setBackend(backend: FileBackend | null): void {
    const isListed = this.#snapshot.get().status !== 'idle';
    this.#backend = backend;
    this.#listing.abort();
    this.set({ files: [], folders: [], after: null, status: 'idle', detail: null, removal: null, failure: null, limits: {} });
    this.#select(new Set(), null);
    if (backend && isListed) void this.load();
  }

  /** What is wrong with a file before its upload: its type, then its size. spec: page-runtime-platform §8 */
  findUploadProblem(file: File): Problem | null {
    const { maxBytes, types } = this.#snapshot.get().limits;
    const isType = (list: string | undefined) => !list || isAccepted(list, file);
    if (!isType(types) || !isType(this.#accept) || file.size === 0) return { text: 'unsupported', values: { fileName: file.name } };
    const most = Math.min(maxBytes ?? Infinity, this.#maxSize || Infinity);
    return file.size > most ? { text: 'tooLarge', values: { fileName: file.name, maxSize: this.#options.formatSize(most) } } : null;
  }

  /** Largest file, in bytes; null without a limit. */
  get maxBytes(): number | null {
    const most = Math.min(this.#snapshot.get().limits.maxBytes ?? Infinity, this.#maxSize || Infinity);
    return Number.isFinite(most) ? most : null;
  }

  /** Whether a file is of a type that can be chosen. A type that is not known is judged by the name. */
  canChoose({ name, type = '' }: ManagedFile): boolean { return !this.#accept || isAccepted(this.#accept, { name, type }); }

  /** Loads the list from its beginning. */
  async load(): Promise<void> {
    if (!this.#backend) return;
    this.#listing.abort();
    const { signal } = this.#listing = new AbortController();
    this.set({ status: 'loading', problem: null, isLoadingMore: false });
    await this.#list(null, signal);
  }

  /** Loads the next files. */
  async loadMore(): Promise<void> {
    const { after, isLoadingMore } = this.#snapshot.get();
    if (after === null || isLoadingMore) return;
    this.set({ isLoadingMore: true, problem: null });
    await this.#list(after, this.#listing.signal);
  }

  openFolder(folder: string): void { this.#show({ folder, search: '' }); }
  search(search: string): void { if (search !== this.#snapshot.get().search) this.#show({ search }); }
  sort(sort: SiteFileSort): void { this.#show({ sort }); }

  /** What a click or the space bar does to the selection. */
  select(id: string, how: 'only' | 'toggle' | 'range'): void {
    const { files, selected } = this.#snapshot.get();
    this.#select(this.#selection.change({ ids: files.map(getFileId), selected, id, how }), id);
  }

  selectAll(): void { this.#select(new Set(this.#snapshot.get().files.map(getFileId)), this.#snapshot.get().current); }
  clearSelection(): void { this.#select(new Set(), this.#snapshot.get().current); }

  /** Moves the place of the keyboard. */
  move(by: number, isExtending: boolean): string | null {
    const { files, current } = this.#snapshot.get();
    const at = files.findIndex(file => getFileId(file) === current);
    const next = files[Math.min(files.length - 1, Math.max(0, at < 0 ? 0 : at + by))];
    if (!next) return null;
    const id = getFileId(next);
    if (isExtending) this.select(id, 'range');
    else this.set({ current: id });
    return id;
  }

  get selectedFiles(): ManagedFile[] {
    const { files, selected } = this.#snapshot.get();
    return files.filter(file => selected.has(getFileId(file)));
  }

  find(id: string): ManagedFile | undefined { return this.#snapshot.get().files.find(file => getFileId(file) === id); }

  showDetail(file: ManagedFile | null): void { this.set({ detail: file, focalDraft: null, failure: null }); }

  /** Moves the focal point of the shown file. `commitFocalPoint` stores it. */
  moveFocalPoint({ x, y }: SiteFilePoint): void {
    const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
    this.set({ focalDraft: { x: within(x), y: within(y) } });
  }

  get focalPoint(): SiteFilePoint {
    const { focalDraft, detail } = this.#snapshot.get();
    return focalDraft ?? detail?.focalPoint ?? { x: 0.5, y: 0.5 };
  }

  async commitFocalPoint(): Promise<void> {
    const { detail, focalDraft } = this.#snapshot.get();
    if (!detail || !focalDraft) return;
    await this.describe(detail, { focalPoint: focalDraft });
    if (this.#snapshot.get().focalDraft === focalDraft) this.set({ focalDraft: null });
  }

  /** Renames a file. False for an empty name. */
  async rename(file: ManagedFile, name: string): Promise<boolean> {
    const written = name.trim();
    if (written === '') {
      this.set({ failure: { text: 'nameMissing' } });
      return false;
    }
    if (written === file.name) return true;
    const rename = (to: string) => (one: ManagedFile) => this.#backend!.rename!(one, to);
    return this.#change(file, { failed: 'renameFailed', title: 'renameTitle', run: rename(written), undo: rename(file.name) });
  }

  /** Stores the alternative text, the focal point or the folder. */
  async describe(file: ManagedFile, details: FileDetails): Promise<boolean> {
    const before: FileDetails = {
      ...details.alt !== undefined && { alt: file.alt ?? '' }, ...details.focalPoint !== undefined && { focalPoint: file.focalPoint ?? null },
      ...details.folder !== undefined && { folder: file.folder ?? '' },
    };
    if (writeJson(before) === writeJson(details)) return true;
    return this.#change(file, { failed: 'saveFailed', run: one => this.#backend!.describe!(one, details), undo: one => this.#backend!.describe!(one, before) });
  }

  /** Takes the last change of a name or of details back. */
  async undo(): Promise<void> {
    const undo = this.#undo;
    this.#undo = null;
    this.set({ notice: null });
    await undo?.();
  }

  /** Prepares the deletion of files: loads where they are used. */
  async askToRemove(files: readonly ManagedFile[]): Promise<void> {
    if (files.length === 0 || !this.#backend?.remove) return;
    const { findUses } = this.#backend;
    const removal: Removal = { files, uses: findUses ? null : [], areUsesKnown: !!findUses, isRunning: false };
    this.set({ removal, failure: null, notice: null });
    if (!findUses) return;
    try {
      const uses = (await Promise.all(files.slice(0, 20).map(file => findUses.call(this.#backend, file)))).flat();
      const known = uses.filter(({ title, path }, at) => uses.findIndex(use => use.title === title && use.path === path) === at);
      this.#changeRemoval(removal.files, { uses: known });
    } catch {
      this.#changeRemoval(removal.files, { uses: [], areUsesKnown: false });
    }
  }

  cancelRemoval(): void { if (!this.#snapshot.get().removal?.isRunning) this.set({ removal: null }); }

  /** Deletes the files that were asked for. Those that could not be deleted stay in the list and selected. */
  async remove(): Promise<void> {
    const { removal } = this.#snapshot.get();
    if (!removal || removal.isRunning) return;
    this.#changeRemoval(removal.files, { isRunning: true });
    let problem: Problem | null = null;
    const removed = new Set<string>();
    for (const file of removal.files) {
      try {
        await this.#backend!.remove!(file);
        removed.add(getFileId(file));
      } catch (error) {
        problem = describeFault(error, 'removeFailed');
        break;
      }
    }
    const { files, selected, current, detail } = this.#snapshot.get();
    const left = files.filter(file => !removed.has(getFileId(file)));
    this.#undo = null;
    this.set({
      files: left, removal: null, failure: problem, notice: removed.size > 0 ? { text: 'removed', values: { count: removed.size }, canUndo: false } : null,
      detail: detail && removed.has(getFileId(detail)) ? null : detail,
    });
    this.#select(new Set([...selected].filter(id => !removed.has(id))), current !== null && removed.has(current) ? nextTo(files, left, current) : current);
  }

  dismissFailure(): void { this.set({ failure: null }); }
  setDisabled(isDisabled: boolean): void { this.set({ isDisabled }); }

  set(change: Partial<Snapshot>): void {
    const before = this.#snapshot.get();
    if ((Object.keys(change) as (keyof Snapshot)[]).some(name => !Object.is(change[name], before[name]))) this.#snapshot.set({ ...before, ...change });
  }

  #show(change: Partial<Pick<Snapshot, 'folder' | 'search' | 'sort'>>): void {
    this.set({ ...change, files: [], folders: [], after: null });
    this.#select(new Set(), null);
    if (this.#snapshot.get().status !== 'idle') void this.load();
  }

  async #list(after: string | null, signal: AbortSignal): Promise<void> {
    const { folder, search, sort } = this.#snapshot.get();
    try {
      const answer = await this.#backend!.list({ folder, search, sort, after }, signal);
      if (signal.aborted) return;
      const { files, folders = [], after: next = null, limits } = 'files' in answer ? answer : { files: answer };
      const before = after === null ? [] : this.#snapshot.get().files;
      const known = new Set(before.map(getFileId));
      this.set({
        files: [...before, ...files.filter(file => !known.has(getFileId(file)))], after: next, status: 'ready', isLoadingMore: false,
        ...after === null && { folders }, ...limits && { limits },
      });
      const { current } = this.#snapshot.get();
      if (current === null && files[0]) this.set({ current: getFileId(files[0]) });
    } catch (error) {
      if (signal.aborted) return;
      this.set({ problem: describeFault(error, 'resultsFailed'), isLoadingMore: false, ...after === null && { status: 'failed' } });
    }
  }

  #select(selected: ReadonlySet<string>, current: string | null): void { this.set({ selected, current }); }

  #addFile(file: ManagedFile, folder: string): void {
    const { folder: shown, search, files, current } = this.#snapshot.get();
    if (folder !== shown || search !== '') return;
    const id = getFileId(file);
    this.set({ files: [file, ...files.filter(one => getFileId(one) !== id)], current: current ?? id });
  }

  #replaceFile(file: ManagedFile): void {
    const { files, detail } = this.#snapshot.get();
    const id = getFileId(file);
    this.set({ files: files.map(one => (getFileId(one) === id ? file : one)), ...detail && getFileId(detail) === id && { detail: file } });
  }

  #changeRemoval(files: readonly ManagedFile[], change: Partial<Removal>): void {
    const { removal } = this.#snapshot.get();
    if (removal?.files === files) this.set({ removal: { ...removal, ...change } });
  }

  async #change(file: ManagedFile, { run, undo, failed, title }: {
    run(file: ManagedFile): Promise<ManagedFile>; undo(file: ManagedFile): Promise<ManagedFile>; failed: FileManagerText; title?: FileManagerText;
  }): Promise<boolean> {
    this.set({ failure: null, notice: null });
    try {
      const changed = await run(file);
      this.#replaceFile(changed);
      this.#undo = async () => {
        try {
          this.#replaceFile(await undo(this.find(getFileId(changed)) ?? changed));
        } catch (error) {
          this.set({ failure: describeFault(error, failed) });
        }
      };
      this.set({ notice: { text: 'saved', canUndo: true } });
      return true;
    } catch (error) {
      this.set({ failure: { ...describeFault(error, failed), title } });
      return false;
    }
  }
}

/** The file that takes the place of a deleted one. */
function nextTo(before: readonly ManagedFile[], left: readonly ManagedFile[], id: string): string | null {
  const at = before.findIndex(file => getFileId(file) === id);
  const next = left[Math.min(left.length - 1, before.slice(0, at).filter(file => left.includes(file)).length)];
  return next ? getFileId(next) : null;
}
