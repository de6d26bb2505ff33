import { kitSheet } from '../../core/contract/fonts.js';
import { getElementPurpose } from '../../core/consent/element-purpose.js';
import { dispatchEdit, findAuthorField, writeField } from '../../core/editing/author-field.js';
import { $allowedHosts, rememberHost } from '../../core/embed/allowed-hosts.js';
import { openModal } from '../../core/overlay/open-modal.js';
import { getDocument, pageDocument } from '../../core/platform/page-document.js';
import { consentFor } from '../../core/stores/consent.js';
import { followConsent } from '../../core/stores/follow-consent.js';
import type { FontBackend } from './backends/font-backend.js';
import { fontService } from './backends/service-backend.js';
import type { FontBrowserHost } from './font-browser.settings.js';
import type { FontBrowserState } from './font-browser.state.js';
import { getGeneric } from './font-styles.js';
import { type FontChoice, readFontValue, writeFamilies, writeFontValue } from './font-value.js';
import { loadKit } from './kit/load-kit.js';
import { readFontNames, readPageFonts } from './read-page-fonts.js';

const searchAfterMs = 150;
const rowsOfPage = 8;

/** Passes what the editor does on to the state, and the chosen font to the value of the element. */
export class FontBrowserController {
  readonly #state: FontBrowserState;
  readonly #host: FontBrowserHost;
  #ownBackend: FontBackend | null = null;
  #closeFonts: (() => void) | null = null;
  #closeRemoval: (() => void) | null = null;
  #stopSearch = () => {};
  #kit = new AbortController();
  /** The value at the last `change` event. */
  #committed = '';

  constructor(state: FontBrowserState, host: FontBrowserHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { signal } = this.#host;
    const element = this.#host.element!;
    this.#host.watch(this.#state.$snapshot);
    this.#readField();
    this.#host.onLightChange(() => this.#readField());
    this.#committed = this.#host.values.value;
    const root = element.shadowRoot!;
    // Events of the controls in the shadow root end here: the page receives those of the value.
    for (const type of ['input', 'change'])
      root.addEventListener(type, event => { if (root.contains(event.composedPath()[0] as Node)) event.stopPropagation(); }, { signal });
    this.#acceptFiles(root, signal);
    followConsent(element, { usual: 'functional', signal, follow: () => this.readKit() });
    const stops = [
      $allowedHosts.listen(() => this.readKit()),
      this.#state.$snapshot.subscribe(({ removal }) => { if (removal) void this.#openRemoval(); else this.#closeRemoval?.(); }),
    ];
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
      this.#stopSearch();
      this.#kit.abort();
    }, { once: true });
    this.showInPage();
  }

  /** Loads the fonts if they are shown without a button. */
  showInPage(): void {
    if (this.#host.values.mode === 'manage' && this.#host.element!.isConnected && this.#state.$snapshot.get().status === 'idle') this.#begin();
  }

  /** The backend of the page takes precedence, then the service, then the list in the settings. */
  setBackend(backend: FontBackend | null): void {
    this.#ownBackend = backend;
    this.readBackend();
  }

  readBackend(): void {
    const { endpoint, fonts } = this.#host.values;
    this.#state.setBackend(this.#ownBackend ?? (endpoint ? fontService({ endpoint }) : { list: () => Promise.resolve({ fonts }) }));
  }

  /** The fonts in use: those of the setting, or those of the page. */
  readUsed(): void {
    const { used } = this.#host.values;
    const names = readFontNames(used, name =>
      this.#host.warn(`used has "${name.slice(0, 60)}"; expected names of fonts such as Lora, Open Sans; leaving it out.`));
    this.#state.setUsed(used ? names : readPageFonts());
  }

  /** Loads the fonts of the kit, or takes them back, as the visitor allows it. */
  readKit(): void {
    const { kit } = this.#host.values;
    this.#kit.abort();
    if (!kit) return this.#state.setKit('none');
    const address = kitSheet(kit);
    if (!address) {
      this.#host.warn(`kit is "${kit.slice(0, 40)}"; expected the ID of a web project such as abc1def; showing no kit.`);
      return this.#state.setKit('none');
    }
    const purpose = getElementPurpose(this.#host.element, 'functional');
    const isAllowed = consentFor(purpose).get() === 'accepted' || $allowedHosts.get().includes(new URL(address).host);
    if (!isAllowed) return this.#state.setKit('blocked');
    if (this.#state.$snapshot.get().status === 'idle') return this.#state.setKit('loading'); // until the fonts are opened
    const { signal } = this.#kit = new AbortController();
    this.#state.setKit('loading');
    loadKit(address, AbortSignal.any([signal, this.#host.signal])).then(
      fonts => { if (!signal.aborted) this.#state.setKit('ready', fonts); }, () => { if (!signal.aborted) this.#state.setKit('failed'); },
    );
  }

  /** The editor's own yes, which is remembered as that of a visitor. */
  allowKit(): void {
    const address = kitSheet(this.#host.values.kit);
    if (address) rememberHost(new URL(address).host, true);
  }

  /** The page, or the editor in the author's field, has set the value. */
  valueChanged(): void {
    this.#committed = this.#host.values.value;
    this.#offer(this.#committed);
  }

  open(): void {
    if (this.#closeFonts) return;
    this.#state.set({ isOpen: true, failure: null, notice: null });
    this.#closeFonts = openModal({
      dialog: this.#find<HTMLDialogElement>('dialog.panel'), signal: this.#host.signal, returnFocus: this.#find('.toggle'),
      onClose: () => {
        this.#closeFonts = null;
        this.#state.set({ isOpen: false });
      },
    });
    this.#begin();
  }

  close(): void { this.#closeFonts?.(); }

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

  /** What is selected becomes the value. A family of the catalog is added first. */
  async choose(): Promise<void> {
    const font = this.#state.currentFont;
    if (!font || this.#host.values.mode === 'manage' || this.#state.$snapshot.get().isDisabled) return;
    if (!font.stored && !await this.#state.install(font)) return;
    const { draft } = this.#state.$snapshot.get();
    if (!draft || draft.family !== font.name || this.#host.signal.aborted) return;
    this.close();
    const value = this.#write(draft);
    this.#offer(value);
    if (value !== this.#host.values.value) this.write(value);
    this.commit();
  }

  search(text: string): void {
    this.#stopSearch();
    const timer = setTimeout(() => this.#state.show({ search: text.trim() }), searchAfterMs);
    this.#stopSearch = () => clearTimeout(timer);
  }

  select(option: HTMLElement): void {
    this.#state.select(option.dataset.name!);
    option.focus({ preventScroll: true });
    // In a narrow panel, the details are below the list.
    void this.#afterDrawing(() => this.#root.querySelector('.detail')?.scrollIntoView({ block: 'nearest' }));
  }

  pressInList(option: HTMLElement, event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: 1, ArrowUp: -1, PageDown: rowsOfPage, PageUp: -rowsOfPage, Home: -Infinity, End: Infinity,
    };
    if (event.key === ' ') this.#state.select(option.dataset.name!);
    else if (event.key === 'Enter') void this.choose();
    else if (Object.hasOwn(moves, event.key)) this.#focusFont(this.#state.move(moves[event.key]!));
    else return;
    event.preventDefault();
  }

  setText(field: HTMLInputElement): void { this.#state.setText(field.value); }
  pickFiles(): void { this.#find<HTMLInputElement>('.picker').click(); }

  /** The files of the file input. It is emptied: the same file can be picked again. */
  addPicked(input: HTMLInputElement): void {
    const files = [...input.files ?? []];
    input.value = '';
    void this.#state.upload(files);
  }

  /** Loads the fonts when they are shown first. */
  #begin(): void {
    const { status, text } = this.#state.$snapshot.get();
    if (!text) this.#state.setText(this.#host.values.previewText || pageDocument.querySelector('h1')?.textContent?.trim() || pageDocument.title);
    this.readUsed();
    if (status !== 'loading') void this.#state.load().then(() => this.#showValue());
    this.readKit();
  }

  #showValue(): void {
    this.#state.selectValue();
    void this.#afterDrawing(() => this.#root.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' }));
  }

  /** A font as the value has it. An author's `<select>` keeps its own way of writing the same font. */
  #write(draft: FontChoice): string {
    const font = this.#state.currentFont!;
    const isFamily = this.#host.values.format === 'family';
    const value = isFamily ? writeFamilies(draft, getGeneric(font)) : writeFontValue(draft, getGeneric(font));
    const meaning = (text: string) => { const read = readFontValue(text); return read && writeFontValue(read, 'serif'); };
    return this.#options.find(option => option.value && meaning(option.value) === meaning(value))?.value ?? value;
  }

  /** Adds an option for a font that the author's `<select>` does not have. */
  #offer(value: string): void {
    const field = findAuthorField(this.#host.element!);
    const font = readFontValue(value);
    if (!(field instanceof HTMLSelectElement) || !font || field.value === value) return;
    if (!this.#options.some(option => option.value === value)) {
      const words = [font.family, ...font.weight === 400 ? [] : [font.weight], ...font.style === 'italic' ? [this.#host.text('italic')] : []];
      field.add(new Option(words.join(' '), value));
    }
    writeField(field, value);
  }

  get #options(): readonly HTMLOptionElement[] {
    const field = findAuthorField(this.#host.element!);
    return field instanceof HTMLSelectElement ? [...field.options] : [];
  }

  #readField(): void {
    const field = findAuthorField(this.#host.element!);
    const words = [...field?.labels?.[0]?.childNodes ?? []].filter(node => !node.contains(field)).map(({ textContent }) => textContent);
    this.#state.set({ hasField: !!field, label: words.join(' ').trim() });
    this.#offer(this.#host.values.value);
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
          if (!getDocument(dialog).activeElement?.isConnected || this.#root.activeElement === null)
            this.#root.querySelector<HTMLElement>('[role=option][tabindex="0"], .search')?.focus();
        },
      });
      if (!this.#state.$snapshot.get().removal) this.#closeRemoval();
    });
  }

  #focusFont(name: string | null): void {
    if (name === null) return;
    void this.#afterDrawing(() => {
      const option = this.#root.querySelector<HTMLElement>(`[role=option][data-name="${CSS.escape(name)}"]`);
      option?.focus({ preventScroll: true });
      option?.scrollIntoView({ block: 'nearest' });
    });
  }

  /** Files that are dropped on the panel. */
  #acceptFiles(root: ShadowRoot, signal: AbortSignal): void {
    const canAdd = (event: DragEvent) => !!this.#state.backend?.put && event.composedPath().includes(root.querySelector('.panel')!);
    const mark = (isOver: boolean) => root.querySelector('.panel')?.toggleAttribute('data-dragging', isOver);
    root.addEventListener('dragover', event => {
      const { dataTransfer } = event as DragEvent;
      if (!canAdd(event as DragEvent) || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'copy';
      mark(true);
    }, { signal });
    root.addEventListener('dragleave', event => {
      if (!root.querySelector('.panel')?.contains((event as DragEvent).relatedTarget as Node | null)) mark(false);
    }, { signal });
    root.addEventListener('drop', event => {
      mark(false);
      if (!canAdd(event as DragEvent)) return;
      event.preventDefault();
      void this.#state.upload([...(event as DragEvent).dataTransfer?.files ?? []]);
    }, { signal });
  }

  async #afterDrawing(callback: () => void): Promise<void> {
    await (this.#host.element as HTMLElement & { readonly updateComplete: Promise<void> }).updateComplete;
    if (!this.#host.signal.aborted) callback();
  }

  get #root(): ShadowRoot { return this.#host.element!.shadowRoot!; }
  #find<Found extends HTMLElement>(selector: string): Found { return this.#root.querySelector<Found>(selector)!; }
}
