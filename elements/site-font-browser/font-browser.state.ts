import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { FontCategory, SiteFont, SiteFontInstallation } from '../../core/contract/site-fonts.js';
import type { FontBackend, FontList, FontUse } from './backends/font-backend.js';
import { readFonts } from './backends/read-fonts.js';
import { describeFault, type Problem } from './describe-fault.js';
import { filterFonts, findFont, type FontSources, type FontView, type ListedFont, listFonts } from './filter-fonts.js';
import { fitChoice } from './font-styles.js';
import { type FontChoice, readFontValue } from './font-value.js';
import { pickSubset } from './previews/pick-subset.js';
import type { Preview, PreviewFace } from './previews/load-preview.js';

/** A file that is being sent to the backend, or one that did not arrive. */
export interface FontTransfer { readonly id: string; readonly file: File; readonly problem: Problem | null }

/** A font that an editor may delete, and where it is used; null while that is not known. */
export interface FontRemoval {
  readonly font: SiteFont;
  readonly uses: readonly FontUse[] | null;
  readonly areUsesKnown: boolean;
  readonly isRunning: boolean;
}

export type KitStatus = 'none' | 'blocked' | 'loading' | 'ready' | 'failed';
export type PreviewStatus = 'loading' | 'ready' | 'failed';

export interface Snapshot {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly problem: Problem | null;
  readonly fonts: readonly ListedFont[];
  readonly maxBytes: number | null;
  readonly used: readonly string[];
  readonly kit: KitStatus;
  readonly view: FontView;
  readonly category: FontCategory | '';
  readonly search: string;
  /** How many fonts are drawn at most. */
  readonly shown: number;
  /** Name of the selected font. */
  readonly current: string | null;
  /** What is chosen of it. */
  readonly draft: FontChoice | null;
  /** The words of the previews. */
  readonly text: string;
  readonly previews: ReadonlyMap<string, PreviewStatus>;
  /** Name of the font that is being added. */
  readonly adding: string | null;
  readonly transfers: readonly FontTransfer[];
  readonly removal: FontRemoval | null;
  readonly failure: Problem | null;
  readonly notice: Problem | null;
  readonly isOpen: boolean;
  readonly isDisabled: boolean;
  /** Whether the author has written a field. */
  readonly hasField: boolean;
  /** The text of the author's label. */
  readonly label: string;
  readonly value: string;
}

interface StateOptions {
  createId(): string;
  /** A size as people read it. */
  formatSize(bytes: number): string;
  loadPreview(preview: Preview): Promise<void>;
}

const pageSize = 60;
const longestText = 200;
const noSources: FontSources = { fonts: [], catalog: [], kit: [], used: [] };

/** Fonts, what is selected of them, and what an editor has asked for. Framework-free: it runs in Node. */
export class FontBrowserState {
  readonly #snapshot: WritableAtom<Snapshot>;
  readonly $snapshot: ReadableAtom<Snapshot>;
  readonly #options: StateOptions;
  #backend: FontBackend | null = null;
  #running = new AbortController();
  #sources = noSources;

  constructor({ value, disabled }: { readonly value: string; readonly disabled: boolean }, hasField: boolean, options: StateOptions) {
    this.#options = options;
    this.$snapshot = this.#snapshot = atom<Snapshot>({
      status: 'idle', problem: null, fonts: [], maxBytes: null, used: [], kit: 'none', view: 'all', category: '', search: '', shown: pageSize, current: null,
      draft: null, text: '', previews: new Map(), adding: null, transfers: [], removal: null, failure: null, notice: null, isOpen: false,
      isDisabled: disabled, hasField, label: '', value,
    });
  }

  get backend(): FontBackend | null { return this.#backend; }
  /** For tests: the list is loading. */
  get isWaiting(): boolean { return this.#snapshot.get().status === 'loading'; }

  /** Another backend: nothing of the one before stays. */
  setBackend(backend: FontBackend | null): void {
    const wasListed = this.#snapshot.get().status !== 'idle';
    this.#backend = backend;
    this.#running.abort();
    this.#running = new AbortController();
    this.#sources = { ...this.#sources, fonts: [], catalog: [] };
    this.set({ status: 'idle', problem: null, maxBytes: null, transfers: [], removal: null, failure: null, notice: null, adding: null, previews: new Map() });
    this.#list();
    if (wasListed) void this.load();
  }

  async load(): Promise<void> {
    if (!this.#backend) return;
    const { signal } = this.#running;
    this.set({ status: 'loading', problem: null });
    try {
      this.#receive(await this.#backend.list(signal), signal);
    } catch (error) {
      if (!signal.aborted) this.set({ status: 'failed', problem: describeFault(error, 'fontsFailed') });
    }
  }

  setUsed(used: readonly string[]): void {
    this.#sources = { ...this.#sources, used };
    this.set({ used });
    this.#list();
  }

  setKit(kit: KitStatus, fonts: readonly SiteFont[] = []): void {
    this.#sources = { ...this.#sources, kit: fonts };
    const { view } = this.#snapshot.get();
    this.set({ kit, view: kit === 'none' && view === 'kit' ? 'all' : view });
    this.#list();
  }

  /** A view, a category or a search: begins the list again. */
  show(change: Partial<Pick<Snapshot, 'view' | 'category' | 'search'>>): void { this.set({ ...change, shown: pageSize }); }
  showMore(): void { this.set({ shown: this.#snapshot.get().shown + pageSize }); }

  /** Other words for the previews. Families of the catalog whose file does not have these letters are loaded again. */
  setText(words: string): void {
    const text = words.slice(0, longestText);
    const { text: before, fonts, previews } = this.#snapshot.get();
    const isSame = (name: string) => {
      const font = findFont(fonts, name);
      return !font?.catalog || font.stored !== null || pickSubset(text, font.catalog.subsets) === pickSubset(before, font.catalog.subsets);
    };
    this.set({ text, ...![...previews.keys()].every(isSame) && { previews: new Map([...previews].filter(([name]) => isSame(name))) } });
  }

  /** The fonts that are drawn, and whether there are more. */
  get found(): { readonly fonts: readonly ListedFont[]; readonly hasMore: boolean } {
    const { fonts, shown } = this.#snapshot.get();
    const found = filterFonts(fonts, this.#snapshot.get());
    return { fonts: found.slice(0, shown), hasMore: found.length > shown };
  }

  get currentFont(): ListedFont | null { return findFont(this.#snapshot.get().fonts, this.#snapshot.get().current ?? '') ?? null; }

  /** Selects a font, with the weight and style that were chosen before as far as it has them. */
  select(name: string): void {
    const font = findFont(this.#snapshot.get().fonts, name);
    if (!font || (font.name === this.#snapshot.get().current && this.#snapshot.get().draft)) return;
    const value = readFontValue(this.#snapshot.get().value);
    const isValue = value?.family.toLowerCase() === font.name.toLowerCase();
    this.set({ current: font.name, draft: fitChoice(font, isValue ? value : undefined), failure: null, notice: null });
  }

  /** Selects the font of the value, if it is listed. */
  selectValue(): void {
    const family = readFontValue(this.#snapshot.get().value)?.family;
    this.set({ current: null, draft: null });
    if (family) this.select(family);
  }

  /** Where a key moves the selection. */
  move(by: number): string | null {
    const { fonts } = this.found;
    const at = fonts.findIndex(({ name }) => name === this.#snapshot.get().current);
    const to = at < 0 && Number.isFinite(by) ? 0 : at + by;
    const next = fonts[Math.min(fonts.length - 1, Math.max(0, to))];
    if (next) this.select(next.name);
    return next?.name ?? null;
  }

  change(change: Partial<Pick<FontChoice, 'weight' | 'style'>>): void {
    const { draft } = this.#snapshot.get();
    const font = this.currentFont;
    if (draft && font) this.set({ draft: fitChoice(font, { ...draft, ...change }) });
  }

  changeAxis(tag: string, value: number): void {
    const { draft } = this.#snapshot.get();
    const font = this.currentFont;
    if (draft && font && Number.isFinite(value)) this.set({ draft: fitChoice(font, { ...draft, axes: { ...draft.axes, [tag]: value } }) });
  }

  /** Loads what draws a font. Called when it becomes visible. */
  async preview(name: string): Promise<void> {
    const font = findFont(this.#snapshot.get().fonts, name);
    const before = this.#snapshot.get().previews.get(name);
    if (!font || before === 'loading' || before === 'ready') return;
    const faces = this.#getPreviewFaces(font);
    if (faces.length === 0) return;
    this.#setPreview(name, 'loading');
    const { signal } = this.#running;
    const loading = this.#options.loadPreview({ name: font.name, faces, text: this.#snapshot.get().text });
    const status = await loading.then(() => 'ready' as const, () => 'failed' as const);
    if (!signal.aborted) this.#setPreview(name, status);
  }

  /** Adds a family of the catalog. False if that failed. */
  async install(font: ListedFont, more: Omit<SiteFontInstallation, 'family'> = {}): Promise<boolean> {
    if (!font.catalog || this.#snapshot.get().adding !== null) return false;
    const { signal } = this.#running;
    this.set({ adding: font.name, failure: null, notice: null });
    try {
      await this.#change(this.#backend?.install?.({ family: font.catalog.id, ...more }), signal);
      if (signal.aborted) return false;
      this.set({ adding: null, notice: { text: 'added', values: { fontName: font.name } } });
      return true;
    } catch (error) {
      if (!signal.aborted) this.set({ adding: null, failure: describeFault(error, 'addFailed', { fontName: font.name }) });
      return false;
    }
  }

  /** All weights, styles and axes that the catalog has. */
  installAll(font: ListedFont): Promise<boolean> {
    const { weights = [], styles = [] } = font.catalog ?? {};
    return this.install(font, { weights, styles, allAxes: true });
  }

  /** Sends files one after another. Those that fail stay in the list, to be sent again. */
  async upload(files: readonly File[]): Promise<void> {
    const transfers = files.slice(0, 50).map(file => ({ id: this.#options.createId(), file, problem: this.#findProblem(file) }));
    this.set({ transfers: [...this.#snapshot.get().transfers, ...transfers], failure: null, notice: null });
    for (const one of transfers) if (!one.problem) await this.#send(one);
  }

  async retry(id: string): Promise<void> {
    const found = this.#snapshot.get().transfers.find(one => one.id === id);
    if (!found?.problem) return;
    const problem = this.#findProblem(found.file);
    this.#setTransfer({ ...found, problem });
    if (!problem) await this.#send(found);
  }

  dismiss(id: string): void { this.set({ transfers: this.#snapshot.get().transfers.filter(one => one.id !== id) }); }

  /** Prepares the deletion of a font: loads where it is used. */
  async askToRemove(font: SiteFont): Promise<void> {
    if (!this.#backend?.remove) return;
    const { findUses } = this.#backend;
    const { signal } = this.#running;
    this.set({ removal: { font, uses: findUses ? null : [], areUsesKnown: !!findUses, isRunning: false }, failure: null, notice: null });
    if (!findUses) return;
    const change = await findUses.call(this.#backend, font).then(uses => ({ uses }), () => ({ uses: [], areUsesKnown: false }));
    const { removal } = this.#snapshot.get();
    if (!signal.aborted && removal?.font === font) this.set({ removal: { ...removal, ...change } });
  }

  cancelRemoval(): void { if (!this.#snapshot.get().removal?.isRunning) this.set({ removal: null }); }

  async remove(): Promise<void> {
    const { removal } = this.#snapshot.get();
    if (!removal || removal.isRunning) return;
    const { signal } = this.#running;
    const values = { fontName: removal.font.name };
    this.set({ removal: { ...removal, isRunning: true } });
    try {
      await this.#change(this.#backend?.remove?.(removal.font), signal);
      if (!signal.aborted) this.set({ removal: null, notice: { text: 'removed', values } });
    } catch (error) {
      if (!signal.aborted) this.set({ removal: null, failure: describeFault(error, 'removeFailed', values) });
    }
  }

  dismissFailure(): void { this.set({ failure: null }); }
  setDisabled(isDisabled: boolean): void { this.set({ isDisabled }); }

  set(change: Partial<Snapshot>): void {
    const before = this.#snapshot.get();
    if ((Object.keys(change) as (keyof Snapshot)[]).some(name => !Object.is(change[name], before[name]))) this.#snapshot.set({ ...before, ...change });
  }

  /** A change returns the new list, or it is loaded again. */
  async #change(change: Promise<FontList | void> | undefined, signal: AbortSignal): Promise<void> {
    if (!change) throw new Error('The backend cannot do this.');
    const list = await change;
    if (list) this.#receive(list, signal);
    else if (!signal.aborted) this.#receive(await this.#backend!.list(signal), signal);
  }

  #receive({ fonts, catalog = [], maxBytes }: FontList, signal: AbortSignal): void {
    if (signal.aborted) return;
    this.#sources = { ...this.#sources, fonts: readFonts(fonts), catalog };
    this.set({ status: 'ready', problem: null, maxBytes: maxBytes ?? null });
    this.#list();
  }

  /** Draws another list. Previews of fonts whose files are others now are loaded again. */
  #list(): void {
    const before = this.#snapshot.get().fonts;
    const fonts = listFonts(this.#sources);
    const isSame = (name: string) => filesOf(findFont(before, name)) === filesOf(findFont(fonts, name));
    this.set({ fonts, previews: new Map([...this.#snapshot.get().previews].filter(([name]) => isSame(name))) });
    const { draft } = this.#snapshot.get();
    const font = this.currentFont;
    this.set(font && draft ? { draft: fitChoice(font, draft) } : { current: null, draft: null });
  }

  #getPreviewFaces({ stored, catalog }: ListedFont): PreviewFace[] {
    if (stored) return stored.faces.map(({ weight: [from, to], ...face }) => ({ ...face, weight: from === to ? `${from}` : `${from} ${to}` }));
    const url = catalog && this.#backend?.getPreviewUrl?.(catalog, pickSubset(this.#snapshot.get().text, catalog.subsets));
    return url ? [{ url, style: 'normal', weight: '400' }] : [];
  }

  #setPreview(name: string, status: PreviewStatus): void { this.set({ previews: new Map(this.#snapshot.get().previews).set(name, status) }); }

  /** What is wrong with a file before its upload: its type, then its size. spec: page-runtime-platform §8 */
  #findProblem({ name, size }: File): Problem | null {
    const { maxBytes } = this.#snapshot.get();
    if (!/\.woff2$/i.test(name) || size === 0) return { text: 'unsupported', values: { fileName: name } };
    return maxBytes !== null && size > maxBytes ? { text: 'tooLarge', values: { fileName: name, maxSize: this.#options.formatSize(maxBytes) } } : null;
  }

  async #send({ id, file }: FontTransfer): Promise<void> {
    const { signal } = this.#running;
    const before = new Set(this.#sources.fonts.map(({ name }) => name));
    try {
      await this.#change(this.#backend?.put?.({ id, file, signal }), signal);
      if (signal.aborted) return;
      this.dismiss(id);
      this.set({ notice: { text: 'added', values: { fontName: file.name } } });
      const added = this.#sources.fonts.find(({ name }) => !before.has(name));
      if (added) this.select(added.name);
      this.set({ notice: { text: 'added', values: { fontName: added?.name ?? file.name } } });
    } catch (error) {
      if (!signal.aborted) this.#setTransfer({ id, file, problem: describeFault(error, 'uploadError') });
    }
  }

  #setTransfer(transfer: FontTransfer): void {
    this.set({ transfers: this.#snapshot.get().transfers.map(one => (one.id === transfer.id ? transfer : one)) });
  }
}

/** What draws a font, to compare. */
const filesOf = (font: ListedFont | undefined): string => font?.stored?.faces.map(({ url }) => url).join(' ') ?? '';
