import { dispatchEdit, findAuthorField } from '../../core/editing/author-field.js';
import { findById } from '../../core/editing/find-by-id.js';
import { loadEditor } from '../../core/editing/own-files.js';
import { getDocument } from '../../core/platform/page-document.js';
import { writeJson } from '../../core/registry/write-json.js';
import { getControlKind } from './controls/control-kinds.js';
import type { ElementEditorHost } from './element-editor.settings.js';
import type { ElementEditorState } from './element-editor.state.js';
import { loadSchema } from './load-schema.js';
import { readOtherAttributes, readTarget, writeTarget } from './target/edited-target.js';
import { watchTarget } from './target/watch-target.js';
import { isSame, type Path, readConfiguration, withoutDefaults } from './values/configuration.js';
import { type Configuration, type FormSchema, isCurrent, isFormSchema } from './values/form-schema.js';

const isTag = (text: string): boolean => /^[a-z][\w-]*-[\w-]*$/.test(text);

/** An element of a page that a frame has left stays connected to that page's document. */
const isOnPage = (element: Element): boolean => element.isConnected && !!getDocument(element).defaultView;

/** Keeps the form, the element that it edits and the value of the form control the same. */
export class ElementEditorController {
  readonly #state: ElementEditorState;
  readonly #host: ElementEditorHost;
  /** An element given by script, which may be in another document. */
  #given: Element | null = null;
  #target: Element | null = null;
  #watching: AbortController | null = null;
  /** What the element and the value have at present. */
  #written: Configuration = {};
  /** Whether changes come from the page and not from the form. */
  #isFollowing = false;
  #hasEdited = false;
  /** What was edited last. */
  #last: { readonly tag: string; readonly target: Element | null } | null = null;
  #openings = 0;

  constructor(state: ElementEditorState, host: ElementEditorHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { signal } = this.#host;
    const element = this.#host.element!;
    this.#host.watch(this.#state.$snapshot);
    signal.addEventListener('abort', this.#state.$snapshot.listen(({ configuration }) => this.#spread(configuration)), { once: true });
    signal.addEventListener('abort', () => this.#watching?.abort(), { once: true });
    this.#readField();
    this.#host.onLightChange(() => this.#readField());
    // Events of the fields in the shadow root end here: the page receives those of the value.
    const root = element.shadowRoot!;
    for (const type of ['input', 'change']) root.addEventListener(type, event => {
      if (root.contains(event.composedPath()[0] as Node)) event.stopPropagation();
    }, { signal });
    root.addEventListener('keydown', event => this.#press(event as KeyboardEvent), { signal });
    void this.open();
  }

  /** Edits an element that has no id, or is in another document. */
  edit(target: Element | null): Promise<void> {
    this.#given = target;
    return this.open();
  }

  /** The settings of the editor or the page have changed: finds the element to edit, and its schema. */
  async open(): Promise<void> {
    const { values, element } = this.#host;
    if (!element!.isConnected) return;
    const target = this.#findTarget();
    this.#watch(target);
    if (!target && (values.for || this.#given) && this.#state.schema) return this.#state.set({ isTargetGone: true }); // it may return
    const given = isFormSchema(values.schema) ? values.schema : null;
    const tag = target?.localName ?? given?.['x-element'].tag ?? values.tag;
    if (!isTag(tag)) return this.#closeForm(tag);
    const opening = ++this.#openings;
    if (this.#state.schema?.['x-element'].tag !== tag) this.#state.set({ status: 'loading', schema: null });
    const schema = given?.['x-element'].tag === tag ? given : await loadSchema(tag, values.schemas);
    if (opening === this.#openings && !this.#host.signal.aborted) this.#show(target, schema);
  }

  #findTarget(): Element | null {
    if (this.#given) return isOnPage(this.#given) ? this.#given : null;
    return findById(this.#host.element!, this.#host.values.for);
  }

  #closeForm(tag: string): void {
    if (tag) this.#host.warn(`tag is "${tag.slice(0, 60)}"; expected the tag of an element, such as site-gallery; showing no form.`);
    this.#openings++;
    this.#state.set({ status: 'none', schema: null });
  }

  #show(target: Element | null, schema: FormSchema | null): void {
    if (!schema) return this.#state.set({ status: 'failed' });
    this.#loadFields(schema);
    if (target) this.#state.set({ others: readOtherAttributes(target, schema) });
    const { tag } = schema['x-element'];
    const last = this.#last;
    this.#last = { tag, target: target ?? last?.target ?? null };
    const isSameTag = !last || last.tag === tag;
    const isSameElement = !target || target === last?.target || (!!last?.target && !isOnPage(last.target));
    if (last && isSameTag && isSameElement) this.#adopt(target, schema);
    else this.#begin(target, schema, isSameTag && !last?.target);
  }

  /** Loads the elements for editors that are fields of the form. */
  #loadFields({ properties }: FormSchema): void {
    const rows = Object.values(properties).filter(isCurrent);
    const editors = rows.map(row => getControlKind(row, row['x-setting']).getEditor?.(this.#host.values, row['x-setting']));
    for (const tag of new Set(editors.map(editor => editor?.tag))) if (tag && !customElements.get(tag)) void loadEditor(tag);
  }

  /** The page has set the value, or a form was reset: an empty one is what the element had when it was opened. */
  valueChanged(): void {
    if (!this.#state.schema) return;
    const configuration = this.#host.values.value === '' ? this.#state.initial : this.#readValue();
    if (configuration) this.#follow(() => this.#state.load(configuration));
  }

  write(field: HTMLElement): void {
    const path = JSON.parse(field.dataset.path!) as Path;
    const { value, type, checked, validity } = field.querySelector('input') ?? field as HTMLInputElement;
    this.#state.write(path, type === 'checkbox' ? String(checked) : validity?.badInput ? 'NaN' : value);
  }

  writeWidth({ dataset, value, validity }: HTMLInputElement): void {
    this.#state.writeWidth(dataset.name!, Number(dataset.at), dataset.part as 'fromPx' | 'value', validity.badInput ? 'NaN' : value);
  }

  /** Dispatches `change` after the last edit of a field. */
  commit(): void {
    this.#state.closeStep();
    if (!this.#hasEdited) return;
    this.#hasEdited = false;
    dispatchEdit(this.#host.element!, 'change');
  }

  /** An edit by a button: a step of its own. */
  act(edit: () => void): void {
    this.#state.closeStep();
    edit();
    this.commit();
  }

  focusField(name: string): void {
    this.#host.element!.shadowRoot!.querySelector<HTMLElement>(`[data-setting="${name}"] :is(input, select, textarea, [data-action^="add"])`)?.focus();
  }

  async copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.#state.code);
      this.#state.set({ copy: 'copied' });
    } catch {
      this.#state.set({ copy: 'failed' });
      const code = this.#host.element!.shadowRoot!.querySelector('.code code');
      if (code) getSelection()?.selectAllChildren(code);
    }
  }

  /** Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y, with the command key on a Mac. */
  #press(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || this.#state.$snapshot.get().isDisabled) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    if ((event.composedPath()[0] as HTMLElement).dataset.action === 'search') return; // the browser's own undo
    event.preventDefault();
    this.act(() => (key === 'y' || event.shiftKey ? this.#state.redo() : this.#state.undo()));
  }

  /** Begins with an element. Unless it replaces another one, a value that the page has set takes precedence over its settings. */
  #begin(target: Element | null, schema: FormSchema, keepsValue: boolean): void {
    const own = target ? readTarget(target, schema) : {};
    const configuration = withoutDefaults((keepsValue ? this.#readValue() : null) ?? own, schema);
    if (target) writeTarget(target, schema, { from: own, to: configuration });
    this.#written = configuration;
    if (!keepsValue) this.#host.set('value', '');
    this.#state.open(schema, own, configuration);
  }

  /** The settings that the value has; null without any, and for a value that is not JSON. */
  #readValue(): Configuration | null {
    const { value } = this.#host.values;
    try {
      return value === '' ? null : readConfiguration(value);
    } catch {
      this.#host.warn(`value is "${value.slice(0, 60)}"; expected settings as a JSON object; keeping those that the form shows.`);
      return null;
    }
  }

  /** An element that is on the page again, or a second one of the same tag in its place, gets the configuration. */
  #adopt(target: Element | null, schema: FormSchema): void {
    this.#state.set({ isTargetGone: false, status: 'ready', schema });
    if (target) writeTarget(target, schema, { from: readTarget(target, schema), to: this.#state.configuration });
  }

  #watch(target: Element | null): void {
    if (target === this.#target && this.#watching) return;
    this.#watching?.abort();
    this.#target = target;
    const { for: id } = this.#host.values;
    if (!target && !id && !this.#given) return;
    this.#watching = new AbortController();
    const element = this.#host.element!;
    const roots = [element.getRootNode(), element.getRootNode({ composed: true }), ...target ? [target.getRootNode()] : []];
    watchTarget(roots, target, {
      signal: this.#watching.signal,
      onTreeChange: () => {
        const found = this.#given ?? findById(element, id);
        if (found !== this.#target || (this.#target && !this.#target.isConnected)) void this.open();
      },
      onAttributes: () => this.#readTarget(),
    });
  }

  /** Another script has set attributes of the element. */
  #readTarget(): void {
    const { schema } = this.#state;
    if (!schema || !this.#target) return;
    const found = readTarget(this.#target, schema);
    if (isSame(found, this.#written)) return;
    this.#follow(() => this.#state.load(found));
  }

  #follow(change: () => void): void {
    this.#isFollowing = true;
    change();
    this.#isFollowing = false;
  }

  /** Writes the configuration to the element and to the value. */
  #spread(configuration: Configuration): void {
    const { schema } = this.#state;
    if (!schema || isSame(configuration, this.#written)) return;
    if (this.#target) writeTarget(this.#target, schema, { from: this.#written, to: configuration });
    this.#written = configuration;
    this.#host.set('value', isSame(configuration, this.#state.initial) ? '' : writeJson(configuration));
    if (this.#isFollowing) return;
    this.#hasEdited = true;
    dispatchEdit(this.#host.element!, 'input');
  }

  #readField(): void { this.#state.set({ hasField: !!findAuthorField(this.#host.element!) }); }
}
