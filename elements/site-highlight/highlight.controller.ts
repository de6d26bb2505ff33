import { whenVisible } from '../../core/motion/when-visible.js';
import { onFontChange } from '../../core/platform/font-changes.js';
import { onResize, onWindowResize } from '../../core/platform/observers.js';
import { pageDocument } from '../../core/platform/page-document.js';
import { prefersReducedMotion } from '../../core/platform/visitor.js';
import type { HighlightHost } from './highlight.settings.js';
import type { HighlightState } from './highlight.state.js';
import { mergeLineBoxes, getShape, turns } from './shapes.js';

const resyncMs = 2000; // spec: page-runtime-platform §4
const hiddenScale = 0.94; // spec: media-layout §9, scale animation

const rounded = (px: number): number => Math.round(px * 10) / 10;

/** The box whose width decides where the words wrap. */
function blockAround(element: Element): Element {
  let block = element.parentElement ?? element;
  while (block.parentElement && /^(inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement;
  return block;
}

/** Measures the words' lines, keeps the drawing on them, and lets it appear. */
export class HighlightController {
  readonly #state: HighlightState;
  readonly #host: HighlightHost;
  #isConnected = false;
  #isQueued = false;
  #followUntil = 0;
  #appearing: Animation[] = [];
  #watching: AbortController | null = null;
  #around: AbortController | null = null;

  constructor(state: HighlightState, host: HighlightHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { element, signal } = this.#host;
    this.#isConnected = true;
    this.#host.onLightChange(() => this.#queue());
    this.watchAround();
    onWindowResize(() => this.#queue(), signal);
    onFontChange(element!, () => this.#queue(), signal);
    const directions = new MutationObserver(() => this.#queue());
    directions.observe(document, { attributeFilter: ['dir'], subtree: true });
    // What moves around the words moves them: the drawing follows for a while.
    pageDocument.addEventListener('transitionrun', event => {
      const [moving] = event.composedPath() as [Element];
      if (moving !== element && moving.contains(element)) this.#follow();
    }, { capture: true, signal });
    signal.addEventListener('abort', () => {
      directions.disconnect();
      this.#watching?.abort();
      this.#around?.abort();
      for (const animation of this.#appearing) animation.cancel();
    }, { once: true });
    this.#measure();
    this.#wait();
  }

  /** The element is in another box now. Other words in it move ours, also where it stays as large. */
  watchAround(): void {
    this.#around?.abort();
    this.#around = new AbortController();
    const { signal } = this.#around;
    const block = blockAround(this.#host.element!);
    onResize(block, () => this.#queue(), signal);
    const words = new MutationObserver(() => this.#queue());
    words.observe(block, { childList: true, characterData: true, subtree: true });
    signal.addEventListener('abort', () => words.disconnect(), { once: true });
  }

  update(changed: ReadonlySet<string>): void {
    this.#setProperties();
    if (!this.#isConnected) return;
    this.#queue();
    if (['shape', 'isAnimationEnabled', 'animation', 'duration', 'direction'].some(name => changed.has(name))) this.#wait();
  }

  /** Has the drawing appear once the words are in view, from the beginning. */
  #wait(): void {
    const { values: { isAnimationEnabled }, element } = this.#host;
    this.#watching?.abort();
    for (const animation of this.#appearing) animation.cancel();
    this.#state.isUnseen = isAnimationEnabled && !prefersReducedMotion();
    this.#host.redraw();
    if (!this.#state.isUnseen) return;
    this.#watching = new AbortController();
    whenVisible(element!, () => this.#appear(), { signal: this.#watching.signal });
  }

  #appear(): void {
    const { element, signal, values: { animation, direction, duration, delay } } = this.#host;
    this.#measure();
    this.#state.isUnseen = false;
    this.#host.redraw();
    requestAnimationFrame(() => {
      if (signal.aborted) return;
      const lines = [...element!.shadowRoot!.querySelectorAll<SVGGElement>('g')];
      const inTurn = direction === 'left' ? lines.reverse() : lines;
      const widths = inTurn.map(each => each.getBoundingClientRect().width);
      const times = turns(widths, duration * 1000);
      this.#appearing = inTurn.flatMap((each, at) => [...each.children].map(path => path.animate(this.#framesOf(animation, direction),
        { duration: times[at]!.duration, delay: delay + times[at]!.delay, easing: 'ease-out', fill: 'backwards' })));
    });
  }

  #framesOf(animation: string, direction: string): Keyframe[] {
    if (animation === 'fade') return [{ opacity: 0 }, { opacity: 1 }];
    if (animation === 'fade-scale') return [{ opacity: 0, scale: hiddenScale }, { opacity: 1, scale: 1 }];
    const from = direction === 'left' ? -1 : 1;
    // A line of no length still has ends: it is not seen before it begins.
    return [
      { strokeDasharray: '1 1', strokeDashoffset: from, opacity: 0 },
      { strokeDasharray: '1 1', strokeDashoffset: from * 0.99, opacity: 1, offset: 0.01 },
      { strokeDasharray: '1 1', strokeDashoffset: 0, opacity: 1 },
    ];
  }

  #follow(): void {
    const isFollowing = performance.now() < this.#followUntil;
    this.#followUntil = performance.now() + resyncMs;
    if (isFollowing) return;
    const next = () => {
      if (this.#host.signal.aborted) return;
      this.#measure();
      if (performance.now() < this.#followUntil) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  }

  #queue(): void {
    if (this.#isQueued) return;
    this.#isQueued = true;
    requestAnimationFrame(() => {
      this.#isQueued = false;
      if (!this.#host.signal.aborted) this.#measure();
    });
  }

  #measure(): void {
    const { element } = this.#host;
    const origin = element!.shadowRoot!.querySelector('.origin')?.getBoundingClientRect();
    if (!origin) return;
    const words = pageDocument.createRange();
    words.selectNodeContents(element!);
    const lines = mergeLineBoxes([...words.getClientRects()].map(({ left, top, right, bottom }) => ({
      left: rounded(left - origin.left), top: rounded(top - origin.top), right: rounded(right - origin.left), bottom: rounded(bottom - origin.top),
    })));
    const size = parseFloat(getComputedStyle(element!.shadowRoot!.querySelector('.words')!).fontSize);
    if (this.#state.measure(lines, size)) this.#host.redraw();
  }

  /** What only settings know, as custom properties for the style sheet: a strict policy forbids inline styles. */
  #setProperties(): void {
    const { values, element } = this.#host;
    const { style } = element!.shadowRoot!.querySelector<HTMLElement>('#root')!;
    const isBand = !!getShape(values.shape).isBand;
    const properties: Record<string, string> = {
      color: this.#valid('color', values.color, 'color', 'a CSS color, such as #c4502e', 'currentcolor'),
      thickness: this.#valid('thickness', values.thickness, 'stroke-width', 'a length, such as 0.06em', '0.06em'),
      blend: values.blend === 'none' ? 'normal' : this.#valid('blend', values.blend, 'mix-blend-mode', 'a blend mode of CSS, such as multiply', 'normal'),
      size: values.fontSize && this.#valid('font-size', values.fontSize, 'font-size', 'a size of CSS, such as 1.2em', ''),
      opacity: String(values.opacity ?? (isBand ? 0.3 : 1)),
      linecap: isBand ? 'butt' : values.linecap,
    };
    for (const [name, value] of Object.entries(properties)) {
      if (value) style.setProperty(`--_${name}`, value);
      else style.removeProperty(`--_${name}`);
    }
  }

  #valid(attribute: string, value: string, property: string, expected: string, fallback: string): string {
    if (CSS.supports(property, value)) return value;
    this.#host.warn(`${attribute} "${value}" is not known; expected ${expected}; using ${fallback || 'that of the text'}.`);
    return fallback;
  }
}
