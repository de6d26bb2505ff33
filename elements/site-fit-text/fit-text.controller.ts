import { onFontChange } from '../../core/platform/font-changes.js';
import { onResize } from '../../core/platform/observers.js';
import { windowHeight } from '../../core/platform/visible-box.js';
import { pageClock } from '../../core/platform/timing.js';
import { scaledSize, shrunkSize } from './fit.js';
import type { FitTextHost } from './fit-text.settings.js';

/** Line height of scaled text, the same as in the style sheet. */
const lineHeight = 1.1;
const resizeDelayMs = 100; // spec: media-layout §9

/** Measures the author's text in its place, and sets the size for all of it. */
export class FitTextController {
  readonly #host: FitTextHost;
  #isConnected = false;
  #widthPx = 0;
  #heightPx = 0;
  #cancel: (() => void) | undefined;

  constructor(host: FitTextHost) { this.#host = host; }

  connect(): void {
    const { element, signal } = this.#host;
    this.#isConnected = true;
    this.fit();
    this.#widthPx = element!.offsetWidth;
    this.#heightPx = element!.offsetHeight;
    this.#host.onLightChange(() => this.fit());
    onResize(element!, (width, height) => {
      // The height of scaled text depends only on its font size.
      const isSame = Math.abs(width - this.#widthPx) < 1 && (this.#host.values.mode === 'scale' || Math.abs(height - this.#heightPx) < 1);
      const wasHidden = this.#widthPx <= 0;
      this.#heightPx = height;
      if (isSame) return;
      this.#widthPx = width;
      this.#cancel?.();
      this.#cancel = wasHidden ? pageClock.nextFrame(() => this.fit()) : pageClock.after(resizeDelayMs, () => this.fit());
    }, signal);
    // Text in a font that has loaded late is fitted again in the place that it has: nothing below it moves.
    onFontChange(element!, () => this.#fitInPlace(), signal);
    signal.addEventListener('abort', () => this.#cancel?.(), { once: true });
  }

  /** Fits the text to the room that there is now. */
  fit(): void {
    if (!this.#isConnected || this.#host.signal.aborted || !this.#host.element!.shadowRoot!.querySelector('.text')) return;
    this.#root.style.removeProperty('--_held');
    if (this.#host.values.mode === 'shrink') this.#shrink();
    else if (this.#host.element!.textContent!.trim() === '') this.#root.style.removeProperty('--_size'); // Blanks would be as large as words.
    else this.#scale();
    this.#host.toggleState('fitted', true);
  }

  get #root(): HTMLElement { return this.#host.element!.shadowRoot!.querySelector<HTMLElement>('#root')!; }

  get #text(): HTMLElement { return this.#host.element!.shadowRoot!.querySelector<HTMLElement>('.text')!; }

  #fitInPlace(): void {
    if (!this.#host.element!.shadowRoot!.querySelector('.text')) return;
    const before = this.#text.getBoundingClientRect().height;
    this.fit();
    const after = this.#text.getBoundingClientRect().height;
    if (before > 0 && Math.abs(after - before) > 0.1 && this.#host.values.mode === 'scale') this.#set('--_held', `${before}px`);
  }

  #scale(): void {
    const { values: { min, max } } = this.#host;
    const most = max ?? windowHeight() / lineHeight;
    this.#text.removeAttribute('data-shrunk');
    this.#text.dataset.measured = '';
    // Twice: sizes of letters are rounded, and letter spacing may be given in pixels.
    let size: number | null = null;
    for (let turn = 0; turn < 2; turn++) {
      const { width: roomPx } = this.#host.element!.getBoundingClientRect();
      const { width: widthPx } = this.#text.getBoundingClientRect();
      size = scaledSize({ fontPx: parseFloat(getComputedStyle(this.#text).fontSize), widthPx, roomPx: roomPx - this.#paddingPx }, { min, max: most });
      if (size === null) break;
      this.#set('--_size', `${size}px`);
    }
    delete this.#text.dataset.measured;
    this.#text.toggleAttribute('data-wraps', size === min);
  }

  #shrink(): void {
    const { element, values: { min } } = this.#host;
    const text = this.#text;
    text.removeAttribute('data-wraps');
    text.removeAttribute('data-shrunk');
    this.#root.style.removeProperty('--_size');
    const isFitting = () => text.scrollWidth <= text.clientWidth && element!.scrollHeight <= element!.clientHeight;
    if (isFitting()) return;
    const own = this.#fontPx;
    text.setAttribute('data-shrunk', '');
    const size = shrunkSize(own, min, fontPx => {
      this.#set('--_size', `${fontPx}px`);
      return isFitting();
    });
    this.#set('--_size', `${size}px`);
    text.toggleAttribute('data-wraps', size <= min);
  }

  /** The author's largest text: a heading, where there is one. */
  get #fontPx(): number {
    const texts = [this.#text, ...this.#host.element!.children];
    return Math.max(...texts.map(each => parseFloat(getComputedStyle(each).fontSize)));
  }

  get #paddingPx(): number {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(this.#host.element!);
    return parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
  }

  #set(name: string, value: string): void { this.#root.style.setProperty(name, value); }
}
