import { whenImagesSettled } from '../../core/motion/when-images-settled.js';
import { isPageHidden, onIntersection, onPageVisibilityChange, onResizeSettled } from '../../core/platform/observers.js';
import { isAutoplayBlocked, onReducedMotionChange } from '../../core/platform/visitor.js';
import type { MarqueeHost } from './marquee.settings.js';
import type { MarqueeState } from './marquee.state.js';
import { planMarquee, rideOf, waveHeight, type MarqueePlan } from './plan.js';

const renderDelayMs = 1000; // spec: page-runtime-platform §9
/** Where an item comes to stand that the keyboard has reached. */
const focusInsetPx = 24;
const copyMark = 'data-site-copy';
/** What editors leave behind; the style sheet gives it no room. */
const noise = 'br, p:empty';
const textMark = 'data-site-text';
const sine = 'cubic-bezier(0.37, 0, 0.63, 1)';

/** The box of what is being translated is told with the error of short floats: where less than this has changed, nothing has. */
const errorPx = 0.05;
const steady = (px: number, beforePx: number): number => (Math.abs(px - beforePx) < errorPx ? beforePx : px);

const isCopy = (node: Node): boolean => node instanceof Element && node.hasAttribute(copyMark);

/** Repeats the author's content after itself, and moves all of it while that is seen and welcome. */
export class MarqueeController {
  readonly #state: MarqueeState;
  readonly #host: MarqueeHost;
  #isConnected = false;
  #built = '';
  #plan: MarqueePlan | null = null;
  #viewPx = 0;
  #roundPx = 0;
  #track: Animation | null = null;
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
    document.fonts.addEventListener('loadingdone', () => this.build(), { signal });
    whenImagesSettled(element!, () => this.build(), signal);
    onReducedMotionChange(() => {
      this.#state.isWelcome = !isAutoplayBlocked();
      this.build();
    }, signal);
    onIntersection(element!, ({ isIntersecting }) => {
      this.#isOnScreen = isIntersecting;
      this.#see();
    }, { signal });
    onPageVisibilityChange(() => this.#see(), signal);
    const hover = (isHovered: boolean) => () => this.#change({ isHovered });
    element!.addEventListener('pointerenter', hover(true), { signal });
    element!.addEventListener('pointerleave', hover(false), { signal });
    element!.addEventListener('focusin', event => {
      const [focused] = event.composedPath() as [Element];
      if (!element!.contains(focused)) return; // its own button
      this.#change({ hasFocus: true });
      this.#bringIntoView(focused);
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

  /** Lays the content and its copies out anew where they are not what they were. */
  build(): void {
    const { element, signal, values } = this.#host;
    if (!this.#isConnected || signal.aborted) return;
    const root = element!.shadowRoot!;
    root.querySelector<HTMLElement>('#root')!.style.setProperty('--_wave', `${waveHeight(values.waveIntensity)}px`);
    const own = [...element!.childNodes].filter(node => !isCopy(node) && !(node instanceof HTMLScriptElement));
    const content = own.map(node => (node instanceof Element ? node.outerHTML : node.textContent)).join('').trim();
    const [view, group] = [root.querySelector('.view'), root.querySelector('.group')];
    if (!view || !group) return; // a drawing that has failed
    const isRightToLeft = getComputedStyle(element!).direction === 'rtl';
    // Measured as it will be drawn: in one line.
    const before = group.hasAttribute('data-line');
    group.setAttribute('data-line', '');
    const viewPx = this.#viewPx = steady(view.getBoundingClientRect().width, this.#viewPx);
    const roundPx = this.#roundPx = steady(content ? group.getBoundingClientRect().width : 0, this.#roundPx);
    group.toggleAttribute('data-line', before);
    this.#plan = planMarquee({
      viewPx, roundPx, isRightToLeft, speed: values.animationSpeed, direction: values.animationDirection,
      waveFrequency: values.waveFrequency, waveIntensity: values.waveIntensity,
    });
    this.#state.canMove = this.#plan !== null;
    const count = this.#state.isMarquee ? this.#plan!.copies : 0;
    const built = JSON.stringify([content, count, this.#plan, Math.round(roundPx)]);
    if (built === this.#built && this.#copies.length === this.#expectedCopies(own, count)) return;
    this.#built = built;
    group.toggleAttribute('data-line', this.#state.isMarquee);
    this.#copy(own, count);
    this.#animate(element!);
    this.#host.redraw();
  }

  get #copies(): Element[] { return [...this.#host.element!.children].filter(isCopy); }

  #copyable(own: readonly Node[]): Node[] {
    return own.filter(node => (node instanceof Text ? node.data.trim() !== '' : (node instanceof HTMLElement || node instanceof SVGElement) && !node.matches(noise)));
  }

  #expectedCopies(own: readonly Node[], count: number): number { return this.#copyable(own).length * count; }

  #copy(own: readonly Node[], count: number): void {
    for (const copy of this.#copies) copy.remove();
    const items = this.#copyable(own);
    const all = [...Array(count).keys()].flatMap(() => items);
    if (count > 0 && this.#plan?.wave && items.some(item => item instanceof Text)) {
      this.#host.warn('has words of its own along a wave; expected an element round each word, such as <span>; moving them along a line.');
    }
    this.#host.element!.append(...all.map(item => {
      const copy = item instanceof Text ? document.createElement('span') : item.cloneNode(true) as HTMLElement;
      if (item instanceof Text) {
        copy.append(item.data);
        copy.setAttribute(textMark, '');
      }
      for (const named of [copy, ...copy.querySelectorAll('[id], [name]')]) for (const name of ['id', 'name']) named.removeAttribute(name);
      for (const [name, value] of [[copyMark, ''], ['slot', 'copy'], ['inert', ''], ['aria-hidden', 'true']] as const) copy.setAttribute(name, value);
      return copy;
    }));
  }

  #animate(element: HTMLElement): void {
    this.#stop();
    const plan = this.#plan;
    if (!plan || !this.#state.isMarquee) return this.#run(); // says that it has ended
    const track = element.shadowRoot!.querySelector<HTMLElement>('.track')!;
    const origin = track.getBoundingClientRect().left;
    // Bare words cannot rise and fall: their copies do as they do.
    const items = [...element.children].filter(child => child instanceof HTMLElement && !(child instanceof HTMLScriptElement) && !child.hasAttribute(textMark));
    const rides = plan.wave ? items.map(item => {
      const { left, width } = item.getBoundingClientRect();
      return rideOf(plan, this.#roundPx, left + width / 2 - origin)!;
    }) : [];
    this.#track = track.animate([{ translate: `${plan.fromPx}px` }, { translate: `${plan.toPx}px` }], { duration: plan.durationMs, iterations: Infinity });
    const heightPx = plan.wave?.heightPx ?? 0;
    this.#rides = rides.map(({ halfMs, delayMs }, at) => items[at]!.animate([{ translate: `0 ${-heightPx}px` }, { translate: `0 ${heightPx}px` }],
      { duration: halfMs, delay: delayMs, iterations: Infinity, direction: 'alternate', easing: sine }));
    this.#run();
  }

  #stop(): void {
    for (const animation of [this.#track, ...this.#rides]) animation?.cancel();
    this.#track = null;
    this.#rides = [];
  }

  #see(): void { this.#change({ isOnScreen: this.#isOnScreen && !isPageHidden() }); }

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

  /** What moves by itself begins where it is laid out: scrolled further, it would come to an end. */
  #scrollBack(): void {
    const view = this.#host.element!.shadowRoot!.querySelector('.view');
    if (view?.scrollLeft) view.scrollLeft = 0;
  }

  /** Moves the whole line so that the item which the keyboard has reached is seen. */
  #bringIntoView(focused: Element): void {
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
