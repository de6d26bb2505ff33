import { dispatchEdit, findAuthorField } from '../../core/editing/author-field.js';
import { watchBrokenImages } from '../../core/image/broken-images.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { openModal } from '../../core/overlay/open-modal.js';
import { getDocument } from '../../core/platform/page-document.js';
import { getFileId, type FileBackend, type ManagedFile } from './backends/file-backend.js';
import { listBackend } from './backends/list-files.js';
import { serviceBackend } from './backends/service-backend.js';
import { moveInGrid } from './grid-keys.js';
import type { FileManagerHost } from './file-manager.settings.js';
import type { FileManagerState } from './file-manager.state.js';
import { readDroppedFiles } from './uploads/read-dropped-files.js';

/** An author's `<input type="file">`, which works without scripts. The element takes its place. */
const fileInput = 'input[type=file]';
const searchAfterMs = 250;
const [focalStep, largeFocalStep] = [0.01, 0.1];

/** Selects the name of a file without its end, as operating systems do. */
function selectStem(field: HTMLInputElement): void {
  const end = field.value.lastIndexOf('.');
  field.setSelectionRange(0, end > 0 ? end : field.value.length);
}

/** Passes what the editor does on to the state, and the chosen file to the value of the element. */
export class FileManagerController {
  readonly #state: FileManagerState;
  readonly #host: FileManagerHost;
  #ownBackend: FileBackend | null = null;
  #closeFiles: (() => void) | null = null;
  #closeRemoval: (() => void) | null = null;
  #stopSearch = () => {};
  /** The value at the last `change` event. */
  #committed = '';

  constructor(state: FileManagerState, host: FileManagerHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { signal } = this.#host;
    const element = this.#host.element!;
    this.#host.watch(this.#state.$snapshot);
    this.#host.watch(this.#state.queue.$uploads);
    this.readField();
    this.#host.onLightChange(() => this.readField());
    this.#committed = this.#host.values.value;
    const root = element.shadowRoot!;
    // Events of the controls in the shadow root end here: the page receives those of the value.
    for (const type of ['input', 'change'])
      root.addEventListener(type, event => { if (root.contains(event.composedPath()[0] as Node)) event.stopPropagation(); }, { signal });
    addEventListener('online', () => this.#state.queue.resume(), { signal });
    addEventListener('beforeunload', event => { if (this.#state.queue.isActive) event.preventDefault(); }, { signal });
    this.#acceptFiles(element, signal);
    watchBrokenImages(root);
    const stop = this.#state.$snapshot.subscribe(({ removal }) => { if (removal) void this.#openRemoval(); else this.#closeRemoval?.(); });
    signal.addEventListener('abort', () => {
      stop();
      this.#stopSearch();
      this.#state.queue.close();
    }, { once: true });
    if (this.#host.values.mode === 'manage') void this.#state.load();
  }

  /** The backend of the page takes precedence, then the service, then the list in the settings. */
  setBackend(backend: FileBackend | null): void {
    this.#ownBackend = backend;
    this.readBackend();
  }

  readBackend(): void {
    const { endpoint, files } = this.#host.values;
    this.#state.setBackend(this.#ownBackend ?? (endpoint ? serviceBackend({ endpoint }) : listBackend(files)));
  }

  /** The page, or the editor in the author's field, has set the value. */
  valueChanged(): void { this.#committed = this.#host.values.value; }

  open(): void {
    if (this.#closeFiles) return;
    const dialog = this.#find<HTMLDialogElement>('dialog.panel');
    this.#state.set({ isOpen: true });
    this.#closeFiles = openModal({
      dialog, signal: this.#host.signal, returnFocus: this.#find('.toggle'),
      onClose: () => {
        this.#closeFiles = null;
        this.#state.set({ isOpen: false, detail: null });
      },
    });
    if (this.#state.$snapshot.get().status !== 'loading') void this.#state.load();
  }

  close(): void { this.#closeFiles?.(); }

  /** A text as it is: from our own field. */
  write(text: string): void {
    this.#state.set({ value: text });
    this.#host.set('value', text);
    dispatchEdit(this.#host.element!, 'input');
  }

  commit(): void {
    const { value } = this.#host.values;
    if (value === this.#committed) return;
    this.#committed = value;
    dispatchEdit(this.#host.element!, 'change');
  }

  /** The selected file becomes the value. */
  choose(file: ManagedFile | undefined = this.#state.selectedFiles[0]): void {
    const url = file && this.#state.canChoose(file) ? safeUrl(file.url) : null;
    if (!file || !url || this.#host.values.mode === 'manage') return;
    this.close();
    if (url !== this.#host.values.value) this.write(url);
    this.commit();
    this.#host.emit('site-file-choose', file);
  }

  pickFiles(selector: string): void { this.#find<HTMLInputElement>(selector).click(); }

  /** The files of a file input. It is emptied: the same file can be picked again. */
  addPicked(input: HTMLInputElement): void {
    const files = [...input.files ?? []];
    input.value = '';
    this.#add(files);
  }

  replaceDetail(input: HTMLInputElement): void {
    const { detail, folder } = this.#state.$snapshot.get();
    const files = [...input.files ?? []].slice(0, 1);
    input.value = '';
    if (detail) this.#state.queue.add(files, { folder: detail.folder ?? folder, replaces: detail });
  }

  search(text: string): void {
    this.#stopSearch();
    const timer = setTimeout(() => this.#state.search(text.trim()), searchAfterMs);
    this.#stopSearch = () => clearTimeout(timer);
  }

  /** A click on a file: a finger adds to the selection, as the keys Ctrl and Command do. */
  selectFile(option: HTMLElement, event: MouseEvent): void {
    const isTouch = (event as PointerEvent).pointerType === 'touch' && this.#host.values.mode === 'manage';
    this.#state.select(option.dataset.id!, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey || isTouch ? 'toggle' : 'only');
    option.focus({ preventScroll: true });
  }

  /** Enter or a double click: chooses the file, or shows its details. */
  activate(option: HTMLElement): void {
    const file = this.#state.find(option.dataset.id!);
    if (!file) return;
    if (this.#host.values.mode === 'choose') this.choose(file);
    else this.showDetail(file);
  }

  pressInGrid(option: HTMLElement, event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isCommand = ctrlKey || metaKey;
    const id = option.dataset.id!;
    const by = altKey ? null : moveInGrid(key, option, this.#isRtl);
    if (by !== null) this.#focusFile(this.#state.move(by, shiftKey));
    else if (key === ' ') this.#state.select(id, shiftKey ? 'range' : isCommand || this.#host.values.mode === 'manage' ? 'toggle' : 'only');
    else if (key === 'Enter') this.activate(option);
    else if (key.toLowerCase() === 'a' && isCommand) this.#state.selectAll();
    else if (key === 'Delete') void this.#state.askToRemove(this.#filesAt(id));
    else if (key === 'F2') this.showDetail(this.#state.find(id)!, '[data-action=name]');
    else if (key === 'Escape' && this.#state.$snapshot.get().selected.size > 0) {
      event.stopPropagation();
      this.#state.clearSelection();
    } else return;
    event.preventDefault();
  }

  /** Shows the details of a file and moves the focus there. */
  showDetail(file: ManagedFile | undefined = this.#state.selectedFiles[0], field = '.detail .round'): void {
    if (!file) return;
    this.#state.showDetail(file);
    void this.#afterDrawing(() => {
      const control = this.#host.element!.shadowRoot!.querySelector<HTMLInputElement>(field);
      control?.focus();
      if (control?.dataset.action === 'name') selectStem(control);
    });
  }

  closeDetail(): void {
    const { detail } = this.#state.$snapshot.get();
    this.#state.showDetail(null);
    if (detail) this.#focusFile(getFileId(detail));
  }

  async rename(form: HTMLFormElement): Promise<void> {
    const { detail } = this.#state.$snapshot.get();
    const input = form.querySelector('input')!;
    if (!detail || await this.#state.rename(detail, input.value)) return;
    input.focus();
  }

  describe(field: HTMLInputElement | HTMLTextAreaElement): void {
    const { detail } = this.#state.$snapshot.get();
    if (!detail) return;
    const value = field.value.trim();
    void this.#state.describe(detail, field.dataset.action === 'alt' ? { alt: value } : { folder: value.replace(/^\/|\/$/g, '') });
  }

  /** Moves the focal point with a pointer until it is released. */
  dragFocalPoint(target: HTMLElement, down: PointerEvent): void {
    if (down.button !== 0) return;
    const gesture = new AbortController();
    const signal = AbortSignal.any([gesture.signal, this.#host.signal]);
    const box = target.getBoundingClientRect();
    const move = ({ clientX, clientY }: PointerEvent) =>
      this.#state.moveFocalPoint({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
    down.preventDefault(); // no selection of text
    target.focus({ preventScroll: true });
    try {
      target.setPointerCapture(down.pointerId);
    } catch { /* it is released already */ }
    move(down);
    target.addEventListener('pointermove', move, { signal });
    for (const type of ['pointerup', 'pointercancel'] as const) target.addEventListener(type, () => {
      gesture.abort();
      void this.#state.commitFocalPoint();
    }, { signal });
  }

  /** Arrow keys follow the image, which is never mirrored. */
  pressFocalPoint(event: KeyboardEvent): void {
    const { x, y } = this.#state.focalPoint;
    const step = event.shiftKey ? largeFocalStep : focalStep;
    const places: Readonly<Record<string, readonly [x: number, y: number]>> = {
      ArrowLeft: [x - step, y], ArrowRight: [x + step, y], ArrowUp: [x, y - step], ArrowDown: [x, y + step],
      PageUp: [x, y - largeFocalStep], PageDown: [x, y + largeFocalStep], Home: [0, y], End: [1, y],
    };
    if (event.ctrlKey || event.altKey || event.metaKey || !Object.hasOwn(places, event.key)) return;
    event.preventDefault();
    const [nextX, nextY] = places[event.key]!;
    this.#state.moveFocalPoint({ x: nextX, y: nextY });
  }

  #filesAt(id: string): ManagedFile[] {
    const chosen = this.#state.selectedFiles;
    return chosen.some(file => getFileId(file) === id) ? chosen : [this.#state.find(id)!];
  }

  async #openRemoval(): Promise<void> {
    if (this.#closeRemoval) return;
    this.#closeRemoval = () => {};
    await this.#afterDrawing(() => {
      const dialog = this.#find<HTMLDialogElement>('dialog.removal');
      this.#closeRemoval = openModal({
        dialog, signal: this.#host.signal, initialFocus: dialog.querySelector<HTMLElement>('[data-action=keep]'), dismiss: () => this.#state.cancelRemoval(),
        onClose: () => {
          this.#closeRemoval = null;
          this.#state.cancelRemoval();
          const { current } = this.#state.$snapshot.get();
          if (!getDocument(dialog).activeElement?.isConnected || this.#host.element!.shadowRoot!.activeElement === null) this.#focusFile(current);
        },
      });
      if (!this.#state.$snapshot.get().removal) this.#closeRemoval();
    });
  }

  #focusFile(id: string | null): void {
    if (id === null) return;
    const option = this.#host.element!.shadowRoot!.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"][role=option]`);
    option?.focus({ preventScroll: true });
    option?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  #add(files: readonly File[]): void { this.#state.queue.add(files, { folder: this.#state.$snapshot.get().folder }); }

  /** Files that are dropped on the panel, and those that are pasted while the focus is in it. */
  #acceptFiles(element: HTMLElement, signal: AbortSignal): void {
    const panelAt = (event: Event) => event.composedPath().find((node): node is HTMLElement => node instanceof HTMLElement && node.dataset.action === 'panel');
    const canAdd = () => !!this.#state.backend?.put;
    const root = element.shadowRoot!;
    const mark = (isOver: boolean) => root.querySelector('.panel')?.toggleAttribute('data-dragging', isOver);
    root.addEventListener('dragover', event => {
      const transfer = (event as DragEvent).dataTransfer;
      if (!canAdd() || !panelAt(event) || !transfer?.types.includes('Files')) return;
      event.preventDefault();
      transfer.dropEffect = 'copy';
      mark(true);
    }, { signal });
    root.addEventListener('dragleave', event => { if (!panelAt(event)?.contains((event as DragEvent).relatedTarget as Node | null)) mark(false); }, { signal });
    root.addEventListener('drop', event => {
      mark(false);
      if (!canAdd() || !panelAt(event)) return;
      event.preventDefault();
      this.#add(readDroppedFiles((event as DragEvent).dataTransfer));
    }, { signal });
    root.addEventListener('paste', event => {
      const files = [...(event as ClipboardEvent).clipboardData?.files ?? []];
      if (!canAdd() || !panelAt(event) || files.length === 0) return;
      event.preventDefault();
      this.#add(files);
    }, { signal });
  }

  /** The author's field, or the file input whose place the element takes. */
  readField(): void {
    const element = this.#host.element!;
    const field = findAuthorField(element);
    const plain = element.querySelector<HTMLInputElement>(fileInput);
    if (plain) {
      if (plain.name && !this.#host.values.name) this.#host.set('name', plain.name);
      if (plain.required && !this.#host.values.required) this.#host.set('required', true);
      if (plain.accept && !this.#host.values.accept) {
        this.#host.set('accept', plain.accept);
        this.#state.read(this.#host.values, new Set());
      }
      plain.hidden = plain.disabled = true; // its form submits the address of the chosen file
    }
    const label = (plain ?? field)?.labels?.[0];
    this.#state.set({ hasField: !!field, label: label?.textContent?.trim() ?? '' });
    if (plain && label) label.hidden = true;
  }

  async #afterDrawing(callback: () => void): Promise<void> {
    await (this.#host.element as HTMLElement & { readonly updateComplete: Promise<void> }).updateComplete;
    if (!this.#host.signal.aborted) callback();
  }

  get #isRtl(): boolean { return this.#host.element!.matches(':dir(rtl)'); }
  #find<Found extends HTMLElement>(selector: string): Found { return this.#host.element!.shadowRoot!.querySelector<Found>(selector)!; }
}
