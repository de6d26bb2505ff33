import { dispatchEdit, findAuthorField } from '../../core/editing/author-field.js';
import { openPanel } from '../../core/editing/open-panel.js';
import { isComposing } from '../../core/platform/is-composing.js';
import { deepActiveElement } from '../../core/platform/page.js';
import type { LinkEditorHost } from './link-editor.settings.js';
import type { EditedLink, LinkEditorState } from './link-editor.state.js';
import { LinkPlace } from './page/link-place.js';
import { pickFile } from './page/pick-file.js';
import type { SelectedLink } from './page/selected-link.js';
import { PageField, pageSettings } from './pages/page-field.controller.js';
import type { LinkType } from './targets/parse-link.js';

/** Passes what an editor does on to the state, and what it decides to the value and to the edited link. */
export class LinkEditorController {
  readonly #state: LinkEditorState;
  readonly #host: LinkEditorHost;
  readonly #place: LinkPlace;
  #opened: AbortController | null = null;
  #isConnected = false;
  /** The visitor types in the author's field. */
  #isFieldEdited = false;
  #isPicking = false;
  #selected: SelectedLink | null = null;
  readonly pageField: PageField;

  constructor(state: LinkEditorState, host: LinkEditorHost) {
    [this.#state, this.#host] = [state, host];
    this.#place = new LinkPlace(host, state);
    this.pageField = new PageField(host, state, {
      write: path => this.write({ name: 'path', value: path }, true),
      choose: url => {
        this.#setValue(state.choose('page', url));
        this.commit();
      },
    });
  }

  connect(): void {
    const { signal } = this.#host;
    const element = this.#host.element!;
    this.#isConnected = true;
    this.#host.watch(this.#state.$snapshot);
    this.#host.watch(this.#state.pages.$snapshot);
    this.#readContent();
    this.#host.onLightChange(() => {
      this.#readContent();
      if (this.#host.values.source !== 'service' && this.#host.values.source !== 'sitemap') this.pageField.readSource(this.#isShown);
    });
    // Events of the controls in the shadow root end here: the page receives those of the value.
    const root = element.shadowRoot!;
    root.addEventListener('input', event => { if (root.contains(event.composedPath()[0] as Node)) event.stopPropagation(); }, { signal });
    root.addEventListener('keydown', event => this.#press(event as KeyboardEvent), { signal });
    element.addEventListener('input', event => this.#isFieldEdited ||= event.composedPath()[0] === findAuthorField(element), { signal, capture: true });
    element.addEventListener('change', event => { if (event.composedPath()[0] === findAuthorField(element)) this.#finishField(); }, { signal, capture: true });
    element.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) this.close();
    }, { signal });
    signal.addEventListener('abort', () => {
      this.#isConnected = false;
      this.#opened?.abort();
      this.#place.stop();
      this.#state.pages.stop();
    }, { once: true });
    if (this.#host.values.inline) this.pageField.show();
    this.#findPlace();
    if (this.#host.values.editable) void import('./page/watch-selection.js').then(({ watchSelection }) => {
      if (!signal.aborted) watchSelection(this.#host, selected => this.#openAt(selected));
    });
  }

  /** The page has changed settings; all of them at first. */
  update(changed: ReadonlySet<string>): void {
    const { value, linkName, newWindow } = this.#host.values;
    const isChanged = (name: string) => !this.#isConnected || changed.has(name);
    if (pageSettings.some(isChanged)) this.pageField.readSource(this.#isShown);
    if (isChanged('value')) this.#state.readHref(value);
    if (isChanged('linkName') || isChanged('newWindow')) this.#state.set({ linkName, newWindow });
    if (!this.#isFieldEdited) this.#state.accept();
    if (!this.#isConnected) return;
    if (changed.has('for') || changed.has('link')) this.#findPlace();
    else if (['value', 'linkName', 'newWindow'].some(name => changed.has(name)) && !this.#isFieldEdited) this.#writePlace();
  }

  /** Opens or closes the panel at its button. */
  toggle(): void {
    if (this.#opened) return this.close();
    this.#open(this.#host.element!.shadowRoot!.querySelector<HTMLElement>('.toggle')!);
  }

  /** Opens the panel: at its button, or at the selected text. */
  async open(): Promise<void> {
    const { values, element } = this.#host;
    if (this.#opened || values.inline) return element!.shadowRoot!.querySelector<HTMLElement>('.panel input')?.focus();
    if (!values.editable) return this.toggle();
    const { selectLink } = await import('./page/watch-selection.js');
    const selected = selectLink(this.#host);
    if (selected) this.#openAt(selected);
  }

  close(): void {
    if (!this.#opened || this.#isPicking) return;
    const root = this.#host.element!.shadowRoot!;
    const hadFocus = root.querySelector('.panel')!.contains(deepActiveElement());
    if (!this.pageField.isAddress(root.querySelector<HTMLInputElement>('[name=path]')?.value ?? '')) this.pageField.showAddress();
    this.#opened.abort();
    this.#opened = null;
    this.#state.set({ isOpen: false });
    this.#state.pages.settle();
    if (hadFocus && this.#selected) this.#selected.restore();
    else if (hadFocus) root.querySelector<HTMLElement>('.toggle')?.focus({ preventScroll: true });
    this.#selected = null;
  }

  selectType(type: string): void {
    this.#state.selectType(type as LinkType);
    this.pageField.show();
  }

  /** A field of the link while an editor types, and when the entry `isDone`. */
  write({ name, value }: Pick<HTMLInputElement, 'name' | 'value'>, isDone: boolean): void {
    const { type } = this.#state.snapshot;
    this.#setValue(this.#state.write(name, value, isDone));
    if (!isDone) return;
    this.#state.tidy();
    this.commit();
    if (type !== this.#state.snapshot.type) void this.#focusFirst();
  }

  /** A pasted address is recognized immediately: `mailto:` in the field of a web address. */
  edit(field: HTMLInputElement, event: Event): void {
    const isPasted = (event as InputEvent).inputType === 'insertFromPaste';
    const isPath = field.name === 'path';
    const isOther = isPasted && (isPath || field.name === 'url') && this.#state.isOfOtherType(field.value);
    if (isOther || !isPath || this.pageField.isAddress(field.value)) this.write(field, isOther);
    if (isPath && !isOther) this.pageField.search(field.value);
  }

  async chooseFile(): Promise<void> {
    if (this.#isPicking) return;
    const { signal } = this.#host;
    this.#isPicking = true;
    try {
      const file = await pickFile(this.#host, signal);
      if (file === null || signal.aborted) return;
      this.#setValue(this.#state.choose('file', file));
      this.commit();
    } catch (error) {
      if (!signal.aborted) this.#host.warn('pickFile failed; expected the address of a file; the link stays as it was.', error);
    } finally {
      this.#isPicking = false;
      if (!signal.aborted) this.#host.element!.shadowRoot!.querySelector<HTMLElement>('.choose')?.focus({ preventScroll: true });
    }
  }

  writeName({ value }: HTMLInputElement): void { this.#setDetail({ linkName: value }); }

  setNewWindow({ checked }: HTMLInputElement): void {
    this.#setDetail({ newWindow: checked });
    this.commit();
  }

  unlink(): void {
    if (this.#selected) return this.#finishSelection({ ...this.#state.link, href: '' });
    this.#state.clear();
    this.#setValue('');
    this.commit();
    void this.#focusFirst();
  }

  undo(): void {
    if (!this.#state.undo()) return;
    const { linkName, newWindow } = this.#state.link;
    this.#host.set('linkName', linkName);
    this.#host.set('newWindow', newWindow);
    this.#setValue(this.#state.link.href, true);
    this.#writePlace();
    dispatchEdit(this.#host.element!, 'change');
    if (!this.#state.snapshot.canUndo) void this.#focusFirst(); // its button is disabled now
  }

  /** Ends the editing of selected text, if nothing has to be corrected. */
  save(): void {
    this.#state.set({ isChecked: true });
    if (this.#state.problems.length > 0 || !this.#state.link.href) {
      void this.#focusFirst(this.#state.problems[0]?.field);
    } else if (this.#selected) this.#finishSelection(this.#state.link);
    else this.close();
  }

  /** Writes and reports a finished entry, if the link is another than after the last one. */
  commit(): void {
    if (this.#selected || !this.#state.commit()) return;
    this.#writePlace();
    dispatchEdit(this.#host.element!, 'change');
  }

  /** Our own field beside the button. */
  writeValue({ value }: HTMLInputElement, isDone: boolean): void {
    this.#state.readHref(value);
    this.#setValue(value);
    if (isDone) this.#tidyValue();
  }

  /** Enter finishes the entry, and selected text becomes a link. */
  #press(event: KeyboardEvent): void {
    const field = event.composedPath()[0];
    const isEnter = event.key === 'Enter' && !event.defaultPrevented && !isComposing(event) && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (!isEnter || !(field instanceof HTMLInputElement) || !field.closest('.panel')) return;
    event.preventDefault(); // the page's form is not submitted from here
    field.dispatchEvent(new Event('change', { bubbles: true }));
    if (this.#selected) this.save();
    else if (!this.#host.values.inline && this.#state.problems.length === 0) this.close();
  }

  #open(anchor: HTMLElement | SelectedLink): void {
    const panel = this.#host.element!.shadowRoot!.querySelector<HTMLElement>('.panel')!;
    this.#opened = new AbortController();
    const { signal } = this.#opened;
    this.#state.set({ isOpen: true });
    openPanel({ panel, button: anchor, signal, close: () => this.close() });
    this.pageField.show();
    void this.#focusFirst();
  }

  #openAt(selected: SelectedLink): void {
    this.close();
    this.#selected = selected;
    const link = selected.read();
    this.#state.start(link);
    this.#state.set({ hasName: selected.hasName });
    this.#open(selected);
    selected.highlight(this.#opened!.signal);
  }

  #finishSelection(link: EditedLink): void {
    const selected = this.#selected!;
    const isWritten = this.#host.emit('site-link-apply', { href: link.href, text: link.linkName, newWindow: link.newWindow });
    this.close();
    if (isWritten) {
      if (link.href) selected.write(link);
      else selected.remove();
    }
    this.#host.set('value', link.href);
    dispatchEdit(this.#host.element!, 'change');
  }

  #setDetail(detail: Partial<Pick<EditedLink, 'linkName' | 'newWindow'>>): void {
    this.#state.set(detail);
    if (this.#selected) return;
    if (detail.linkName !== undefined) this.#host.set('linkName', detail.linkName);
    if (detail.newWindow !== undefined) this.#host.set('newWindow', detail.newWindow);
    dispatchEdit(this.#host.element!, 'input');
  }

  #setValue(href: string, isAlways = false): void {
    if (this.#selected || (href === this.#host.values.value && !isAlways)) return;
    this.#host.set('value', href);
    dispatchEdit(this.#host.element!, 'input');
  }

  /** `example.com`, typed beside the button, is `https://example.com`. */
  #tidyValue(): void {
    const href = this.#state.getCompleteHref();
    this.#state.readHref(href);
    this.#state.set({ isChecked: true });
    this.#setValue(href);
    this.commit();
  }

  /** The author's field: its own `change` event follows. */
  #finishField(): void {
    if (!this.#isFieldEdited) return;
    this.#isFieldEdited = false;
    this.#state.readHref(this.#host.values.value);
    const href = this.#state.getCompleteHref();
    this.#state.readHref(href);
    this.#state.set({ isChecked: true });
    this.#setValue(href);
    if (this.#state.commit()) this.#writePlace();
  }

  /** Whether the panel is seen. */
  get #isShown(): boolean { return this.#isConnected && (this.#opened !== null || this.#host.values.inline); }

  #findPlace(): void {
    this.#place.find(link => {
      this.#state.start(link);
      this.#host.set('value', link.href);
      this.#host.set('linkName', link.linkName);
      this.#host.set('newWindow', link.newWindow);
    });
  }

  /** A link with a mistake is not written: the one before stays. */
  #writePlace(): void {
    if (this.#state.problems.length === 0) this.#place.write(this.#state.link);
  }

  /** Once the fields of the link are drawn. */
  async #focusFirst(field?: string): Promise<void> {
    await (this.#host.element as HTMLElement & { readonly updateComplete: Promise<unknown> }).updateComplete;
    if (!this.#isShown) return;
    const panel = this.#host.element!.shadowRoot!.querySelector('.panel')!;
    const first = panel.querySelector<HTMLElement>(field ? `.fields [name="${field}"]` : '.fields :is(input, textarea)');
    first?.focus({ preventScroll: true });
    if (first instanceof HTMLInputElement) first.select();
  }

  #readContent(): void {
    const field = findAuthorField(this.#host.element!);
    this.#state.set({ hasField: !!field, label: field?.labels?.[0]?.textContent?.trim() ?? '' });
    // Its own check would refuse the paths of pages.
    if (!(field instanceof HTMLInputElement) || field.type !== 'url') return;
    field.type = 'text';
    if (!field.inputMode) field.inputMode = 'url';
    this.#host.signal.addEventListener('abort', () => { field.type = 'url'; }, { once: true });
  }
}
