import type { Color } from '../../core/color/spaces.js';
import { dispatchEdit, findAuthorField } from '../../core/editing/author-field.js';
import { openPanel } from '../../core/editing/open-panel.js';
import { deepActiveElement } from '../../core/platform/page.js';
import { readChannel, toPicked, withChannel, writeColor, type ChannelName, type PickerColor } from './channels.js';
import type { ColorPickerHost } from './color-picker.settings.js';
import type { ColorPickerState } from './color-picker.state.js';
import { resolveCssColor } from './resolve-css-color.js';
import { readSwatches } from './swatches.js';

/** Chromium's picker of a color on the screen. Not in TypeScript's library yet. */
declare const EyeDropper: (new () => { open(options: { signal: AbortSignal }): Promise<{ sRGBHex: string }> }) | undefined;

/** Passes what the visitor does on to the state, and what it decides to the value of the element. */
export class ColorPickerController {
  readonly #state: ColorPickerState;
  readonly #host: ColorPickerHost;
  #opened: AbortController | null = null;
  /** The value at the last `change` event. */
  #committed = '';

  constructor(state: ColorPickerState, host: ColorPickerHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { signal } = this.#host;
    const element = this.#host.element!;
    this.#host.watch(this.#state.$snapshot);
    this.#readField();
    this.#host.onLightChange(() => this.#readField());
    this.#committed = this.#host.values.value;
    this.#state.set({ hasEyeDropper: typeof EyeDropper !== 'undefined' });
    // Events of the controls in the shadow root end here: the page receives those of the value.
    const root = element.shadowRoot!;
    root.addEventListener('input', event => { if (root.contains(event.composedPath()[0] as Node)) event.stopPropagation(); }, { signal });
    element.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) this.#close();
    }, { signal });
    signal.addEventListener('abort', () => this.#opened?.abort(), { once: true });
  }

  /** Reports settings that are not colors. */
  checkColors(): void {
    const { swatches, background } = this.#host.values;
    readSwatches(swatches, part => this.#host.warn(`swatches has "${part.slice(0, 60)}"; expected a color such as Brick: #a4452c; leaving it out.`));
    if (background && !this.resolve(background))
      this.#host.warn(`background is "${background.slice(0, 60)}"; expected a color such as #fff or var(--site-surface); showing no contrast.`);
  }

  resolve(text: string): Color | null { return text ? resolveCssColor(this.#host.element!, text) : null; }

  /** The page, or the visitor in the author's field, has set the value. Our own field may have a text that was typed in the same task. */
  valueChanged(): void {
    this.#committed = this.#host.values.value;
    const field = this.#host.element!.shadowRoot!.querySelector<HTMLInputElement>('[data-action="write"]');
    if (field && field.value !== this.#committed) field.value = this.#committed;
  }

  toggle(): void {
    if (this.#opened) return this.#close();
    const root = this.#host.element!.shadowRoot!;
    this.#opened = new AbortController();
    this.#state.set({ isOpen: true });
    openPanel({
      panel: root.querySelector<HTMLElement>('.panel')!, button: root.querySelector<HTMLElement>('.toggle')!, signal: this.#opened.signal,
      close: () => this.#close(),
    });
    root.querySelector<HTMLElement>('.map')!.focus({ preventScroll: true });
  }

  /** Follows a pointer on the map until it is released. */
  drag(map: HTMLElement, down: PointerEvent): void {
    if (down.button !== 0 || this.#state.$snapshot.get().isDisabled) return;
    const gesture = new AbortController();
    const signal = AbortSignal.any([gesture.signal, this.#host.signal]);
    const box = map.getBoundingClientRect();
    const pick = ({ clientX, clientY }: PointerEvent) => {
      const x = (clientX - box.left) / box.width;
      this.#pick(this.#state.at(this.#isRtl ? 1 - x : x, 1 - (clientY - box.top) / box.height));
    };
    down.preventDefault(); // no selection of text
    map.focus({ preventScroll: true });
    try {
      map.setPointerCapture(down.pointerId);
    } catch { /* it is released already */ }
    pick(down);
    map.addEventListener('pointermove', pick, { signal });
    for (const type of ['pointerup', 'pointercancel'] as const) map.addEventListener(type, () => {
      gesture.abort();
      this.commit();
    }, { signal });
  }

  /** A key on the map. */
  press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || this.#state.$snapshot.get().isDisabled) return;
    const picked = this.#state.move(event.key, event.shiftKey, this.#isRtl);
    if (!picked) return;
    event.preventDefault();
    this.#pick(picked);
    this.commit();
  }

  slide(channel: 'hue' | 'alpha', { value }: HTMLInputElement): void { this.#pick(withChannel(this.#state.picked, channel, Number(value))); }

  /** A field of one channel. What is not a number changes nothing. */
  writeChannel(field: HTMLInputElement): void {
    const name = field.name as ChannelName;
    if (Number.isFinite(field.valueAsNumber)) this.#pick(withChannel(this.#state.picked, name, field.valueAsNumber));
    field.value = String(readChannel(this.#state.picked, name)); // also if the color is the same as before
    this.commit();
  }

  /** The hexadecimal field, with or without its hash. What is not a color changes nothing. */
  writeHex(field: HTMLInputElement): void {
    this.#pickText(field.value.trim().replace(/^(?=[\da-f]{3,8}$)/i, '#'));
    field.value = writeColor({ ...this.#state.picked, alpha: 1 }, 'hex');
  }

  /** A text as it is: from our own field, or of a swatch. */
  write(text: string): void {
    this.#state.write(text, this.resolve(text));
    this.#edit(text);
  }

  choose({ dataset }: HTMLElement): void {
    this.write(dataset.color!);
    this.commit();
  }

  openEyeDropper(): void {
    new EyeDropper!().open({ signal: this.#host.signal }).then(({ sRGBHex }) => this.#pickText(sRGBHex), () => {}); // the visitor pressed Escape
  }

  /** Dispatches `change` if the value is another than at the last one. */
  commit(): void {
    const { value } = this.#host.values;
    if (value === this.#committed) return;
    this.#committed = value;
    dispatchEdit(this.#host.element!, 'change');
  }

  #pickText(text: string): void {
    const color = this.resolve(text);
    if (!color) return;
    this.#pick(toPicked(color, this.#state.picked));
    this.commit();
  }

  #pick(picked: PickerColor): void {
    this.#edit(this.#state.pick(this.#host.values.alpha ? picked : { ...picked, alpha: 1 }));
  }

  #edit(text: string): void {
    if (text === this.#host.values.value) return;
    this.#host.set('value', text);
    dispatchEdit(this.#host.element!, 'input');
  }

  #close(): void {
    if (!this.#opened) return;
    const root = this.#host.element!.shadowRoot!;
    const hadFocus = root.querySelector('.panel')!.contains(deepActiveElement());
    this.#opened.abort();
    this.#opened = null;
    this.#state.set({ isOpen: false });
    if (hadFocus) root.querySelector<HTMLElement>('.toggle')?.focus({ preventScroll: true });
  }

  #readField(): void {
    const field = findAuthorField(this.#host.element!);
    this.#state.set({ hasField: !!field, label: field?.labels?.[0]?.textContent?.trim() ?? '' });
  }

  get #isRtl(): boolean { return this.#host.element!.matches(':dir(rtl)'); }
}
