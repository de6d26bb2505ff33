import { whenImagesSettled } from '../../core/motion/when-images-settled.js';
import { onFontChange } from '../../core/platform/font-changes.js';
import { isPageHidden, onIntersection, onPageVisibilityChange, onResizeSettled } from '../../core/platform/observers.js';
import { isAutoplayBlocked, onReducedMotionChange } from '../../core/platform/visitor.js';
import { writeJson } from '../../core/registry/write-json.js';
import { getCopies, copyItem, isCopyOfText, getItems, getItemMarkup, type Item } from './items.js';
import type { MarqueeHost } from './marquee.settings.js';
import type { MarqueeState } from './marquee.state.js';
import { placeAt, planMarquee, getWaveTiming, timeAt, waveHeight, type MarqueePlan } from './plan.js';
import { renderWords, copyTextPaint, maxAnimatedWords, type RenderedWord } from './wave-words.js';

const renderDelayMs = 1000; // spec: page-runtime-platform §9
/** Where an item comes to stand that the keyboard has reached. */
const focusInsetPx = 24;
const sine = 'cubic-bezier(0.37, 0, 0.63, 1)';

/** The measured box of a moving node has the error of short floats: where less than this has changed, nothing has. */
const errorPx = 0.05;
const steady = (px: number, beforePx: number): number => (Math.abs(px - beforePx) < errorPx ? beforePx : px);

/** Repeats the author's content after itself, and moves all of it while that is seen and welcome. */
export class MarqueeController {
  readonly #state: MarqueeState;
  readonly #host: MarqueeHost;
  #isConnected = false;
  #built = '';
  #plan: MarqueePlan | null = null;
  /** The plan that is carried out now. */
  #moving: MarqueePlan | null = null;
  #viewPx = 0;
  #roundPx = 0;
  #track: Animation | null = null;
  #words: readonly RenderedWord[] = [];
  #rides: Animation[] = [];
  #isOnScreen = false;

  constructor(state: MarqueeState, host: MarqueeHost) { [this.#state, this.#host] = [state, host]; }

  connect(): void {
    const { element, signal } = this.#host;
    this.#isConnected = true;
    this.#state.isWelcome = !isAutoplayBlocked();
    for (const copy of this.#copies) copy.remove(); // of a clone, or of a page that was stored
    this.build();
    this.#host.onLightChange(() => this.build());
    onResizeSettled(element!, () => this.build(), signal, renderDelayMs);
    onFontChange(element!, () => this.build(), signal);
    whenImagesSettled(element!, () => this.build(), signal);
    onReducedMotionChange(() => {
      this.#state.isWelcome = !isAutoplayBlocked();
      this.build();
    }, signal);
    onIntersection(element!, ({ isIntersecting }) => {
      this.#isOnScreen = isIntersecting;
      this.#updateVisibility();
    }, { signal });
    onPageVisibilityChange(() => this.#updateVisibility(), signal);
    const hover = (isHovered: boolean) => () => this.#change({ isHovered });
    element!.addEventListener('pointerenter', hover(true), { signal });
    element!.addEventListener('pointerleave', hover(false), { signal });
    element!.addEventListener('focusin', event => {
      const [focused] = event.composedPath() as [Element];
      if (!element!.contains(focused)) return; // its own button
      this.#change({ hasFocus: true });
      this.#scrollIntoView(focused);
    }, { signal });
    // `scroll` does not bubble.
    element!.shadowRoot!.addEventListener('scroll', () => {
      if (this.#state.isRunning(this.#host.values.pausedOnHover)) this.#scrollBack();
    }, { capture: true, passive: true, signal });
    element!.addEventListener('focusout', () => this.#change({ hasFocus: false }), { signal });
    signal.addEventListener('abort', () => {
      this.#stop();
      for (const copy of this.#copies) copy.remove();
    }, { once: true });
  }

  /** The visitor has pressed the button. */
  toggle(): void { this.#change({ isPaused: !this.#state.isPaused }); }

  /** Lays the content and its copies out again where they are not what they were. */
  build(): void {
    const { element, signal, values } = this.#host;
    if (!this.#isConnected || signal.aborted) return;
    const root = element!.shadowRoot!.querySelector<HTMLElement>('#root')!;
    root.style.setProperty('--_wave', `${waveHeight(values.waveIntensity)}px`);
    const [view, group] = [root.querySelector('.view'), root.querySelector('.group')];
    if (!view || !group) return; // a drawing that has failed
    const isRightToLeft = getComputedStyle(element!).direction === 'rtl';
    const items = getItems(element!);
    const content = items.map(getItemMarkup);
    // Measured as it will be drawn: in one line.
    const before = group.hasAttribute('data-line');
    group.setAttribute('data-line', '');
    const viewPx = this.#viewPx = steady(view.getBoundingClientRect().width, this.#viewPx);
    const isBlank = items.every(({ element: child, texts }) => !child && texts.every(({ data }) => !data.trim()));
    const widthPx = !isBlank ? group.getBoundingClientRect().width : 0;
    const roundPx = this.#roundPx = steady(widthPx > 0 ? widthPx + (parseFloat(getComputedStyle(group).columnGap) || 0) : 0, this.#roundPx);
    group.toggleAttribute('data-line', before);
    this.#plan = planMarquee({
      viewPx, roundPx, isRightToLeft, speed: values.animationSpeed, direction: values.animationDirection,
      waveFrequency: values.waveFrequency, waveIntensity: values.waveIntensity,
    });
    this.#state.canMove = this.#plan !== null;
    const count = this.#state.isMarquee ? this.#plan!.copies : 0;
    const built = writeJson([content, count, this.#plan, Math.round(roundPx)]);
    if (built === this.#built && this.#copies.length === items.length * count) return;
    this.#built = built;
    group.toggleAttribute('data-line', this.#state.isMarquee);
    this.#copy(items, count);
    this.#drawWords(root, items);
    this.#animate(element!, items);
    this.#host.redraw();
  }

  get #copies(): Element[] { return getCopies(this.#host.element!); }

  #copy(items: readonly Item[], count: number): void {
    for (const copy of this.#copies) copy.remove();
    this.#host.element!.append(...[...Array(count).keys()].flatMap(() => items.map(copyItem)));
  }

  /** Bare words are rendered again for the wave, one by one: a text has no parts that could move. */
  #drawWords(root: HTMLElement, items: readonly Item[]): void {
    const [track, layer] = [root.querySelector('.track')!, root.querySelector<HTMLElement>('.words')!];
    const copies = this.#copies;
    const lines = items
      .map(({ texts }, at) => ({ texts, copies: copies.filter((_copy, other) => other % items.length === at) }))
      .filter(({ texts }) => texts.length > 0);
    const isWave = this.#state.isMarquee && !!this.#plan!.wave && lines.length > 0;
    const words = isWave ? renderWords(layer, lines, this.#host.language) : [];
    if (!words) {
      this.#host.warn(`has more words than can move individually on a wave; expected at most ${maxAnimatedWords}, including copies; moving them along a line.`);
    }
    this.#words = words ?? [];
    if (this.#words.length > 0) copyTextPaint(root, this.#host.element!);
    else layer.replaceChildren();
    track.toggleAttribute('data-words', this.#words.length > 0);
  }

  #animate(element: HTMLElement, items: readonly Item[]): void {
    const placePx = this.#moving && placeAt(this.#moving, Number(this.#track!.currentTime));
    this.#stop();
    const plan = this.#plan;
    if (!plan || !this.#state.isMarquee) return this.#run(); // says that it has ended
    const track = element.shadowRoot!.querySelector<HTMLElement>('.track')!;
    const origin = track.getBoundingClientRect().left;
    const children = [...items.flatMap(item => (item.texts.length === 0 && item.element) || []), ...this.#copies.filter(copy => !isCopyOfText(copy))];
    const moved = [...children.map(child => {
      const { left, width } = child.getBoundingClientRect();
      return { element: child, middlePx: left + width / 2 - origin };
    }), ...this.#words];
    this.#track = track.animate([{ translate: `${plan.fromPx}px` }, { translate: `${plan.toPx}px` }], { duration: plan.durationMs, iterations: Infinity });
    const heightPx = plan.wave?.heightPx ?? 0;
    const frames = [{ translate: `0 ${-heightPx}px` }, { translate: `0 ${heightPx}px` }];
    this.#rides = (plan.wave ? moved : []).map(item => {
      const { halfMs, delayMs } = getWaveTiming(plan, this.#roundPx, item.middlePx)!;
      return item.element.animate(frames, { duration: halfMs, delay: delayMs, iterations: Infinity, direction: 'alternate', easing: sine });
    });
    this.#moving = plan;
    // Words that change again and again (a price, a countdown) continue from where they are.
    if (placePx !== null) for (const animation of [this.#track, ...this.#rides]) animation.currentTime = timeAt(plan, placePx);
    this.#run();
  }

  #stop(): void {
    for (const animation of [this.#track, ...this.#rides]) animation?.cancel();
    this.#track = this.#moving = null;
    this.#rides = [];
  }

  #updateVisibility(): void { this.#change({ isOnScreen: this.#isOnScreen && !isPageHidden() }); }

  #change(facts: Partial<Pick<MarqueeState, 'isOnScreen' | 'isHovered' | 'hasFocus' | 'isPaused'>>): void {
    Object.assign(this.#state, facts);
    this.#run();
    this.#host.redraw();
  }

  #run(): void {
    const isRunning = this.#state.isRunning(this.#host.values.pausedOnHover);
    for (const animation of [this.#track, ...this.#rides]) animation?.[isRunning ? 'play' : 'pause']();
    this.#host.toggleState('running', isRunning && !!this.#track);
    if (isRunning) this.#scrollBack();
  }

  /** What moves automatically begins where it is laid out: scrolled further, it would come to an end. */
  #scrollBack(): void {
    const view = this.#host.element!.shadowRoot!.querySelector('.view');
    if (view?.scrollLeft) view.scrollLeft = 0;
  }

  /** Moves the whole line so that the item which the keyboard has reached is seen. */
  #scrollIntoView(focused: Element): void {
    const track = this.#track;
    if (!track || !this.#plan) return;
    const view = this.#host.element!.shadowRoot!.querySelector('.view')!.getBoundingClientRect();
    const box = focused.getBoundingClientRect();
    if (box.left >= view.left && box.right <= view.right) return;
    const { fromPx, toPx, durationMs } = this.#plan;
    const target = getComputedStyle(this.#host.element!).direction === 'rtl' ? box.right - (view.right - focusInsetPx) : box.left - (view.left + focusInsetPx);
    const timeMs = (Number(track.currentTime) % durationMs) - (target / (toPx - fromPx)) * durationMs;
    const forwardMs = Math.min(durationMs - 1, Math.max(0, timeMs)) - (Number(track.currentTime) % durationMs);
    for (const animation of [track, ...this.#rides]) animation.currentTime = Number(animation.currentTime) + forwardMs;
  }
}
