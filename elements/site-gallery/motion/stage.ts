import { isPageHidden } from '../../../core/platform/observers.js';
import { prefersReducedMotion } from '../../../core/platform/visitor.js';
import type { Layout } from '../designs/design.js';
import type { GalleryState } from '../gallery.state.js';
import { indexAfterChange, normaliseIndex } from '../slides/index-rules.js';
import { hasLazyImage, loadImages, loadingImage } from '../slides/slide-images.js';
import { SlideMarks } from '../slides/slide-marks.js';
import { slideParts } from '../slides/slide-parts.js';
import { unselectedAttribute } from '../slides/get-slides.js';
import { scroll } from '../transitions/scroll.js';
import type { TransitionOptions } from '../transitions/transition-options.js';
import { getDirection, type SlideChange } from '../transitions/transition.js';
import type { Motion, MotionContext, SlidesInRanges } from './motion.js';
import { StackMotion } from './stack-motion.js';

const preloadCount = 1; // spec: media-layout §9

/** The author's slides and the track they are in. The state decides, the stage moves. */
export class Stage implements MotionContext {
  slides: readonly HTMLElement[] = [];
  declare ranges?: SlidesInRanges | undefined;
  readonly #state: GalleryState;
  readonly #isAutoplaying: () => boolean;
  #track: HTMLElement | null = null;
  #motion: Motion | null = null;
  #gesture: AbortController | null = null;
  #flow: Layout['flow'] | undefined;
  #isVertical: Layout['isVertical'];
  #transition: TransitionOptions['transition'] | undefined;
  #visible: readonly HTMLElement[] = [];
  /** Whether the slides out of view have been made inert: not where all are in view. */
  #hasInertSlides = false;
  readonly #marks = new SlideMarks();
  #direction: 1 | -1 = 1;

  constructor(state: GalleryState, isAutoplaying: () => boolean) { [this.#state, this.#isAutoplaying] = [state, isAutoplaying]; }

  get layout(): Layout { return this.#state.layout; }
  get options(): TransitionOptions { return this.#state.transitionOptions; }
  get onlyGrows(): boolean { return this.#isAutoplaying(); }
  /** Words beside the slides, which are not shown. */
  get looseWords(): string { return this.#marks.words; }
  get isMotionReduced(): boolean { return prefersReducedMotion() || isPageHidden(); }

  /** The state has another layout or other transition options. */
  configure(): void {
    const { flow, isVertical } = this.layout;
    const { transition } = this.options;
    const isNew = this.#flow !== flow || this.#isVertical !== isVertical || (flow === 'stack' && this.#transition !== transition);
    [this.#flow, this.#isVertical, this.#transition] = [flow, isVertical, transition];
    this.#setSnapping();
    if (!isNew) return;
    this.#hasInertSlides = false;
    this.#restart();
  }

  /** Reads the author's children as they are now. */
  read(element: Element): void {
    const parts = slideParts(element);
    this.#marks.apply(parts);
    const slides = parts.slides.filter(slide => !slide.hasAttribute(unselectedAttribute));
    if (slides.length === this.slides.length && slides.every((slide, at) => slide === this.slides[at])) return;
    const present = new Set(slides);
    for (const slide of this.slides) if (!present.has(slide)) slide.inert = false;
    this.ranges?.keepOrder(slides);
    const index = indexAfterChange(this.slides, slides, this.#state.index);
    this.#halt();
    this.slides = slides;
    this.#hasInertSlides = false;
    this.#state.setSlides(slides.length, index);
    if (this.#flow === 'stack') this.#motion?.jumpTo(this.#state.index);
    if (this.#flow) this.updateVisible();
  }

  /** The view has drawn this track; null where it has drawn none, and the author's nodes are as they were. */
  attach(track: HTMLElement | null): void {
    if (track === this.#track) return;
    this.#halt();
    this.#motion?.stop();
    this.#motion = null;
    this.#track = track;
    this.#hasInertSlides = false;
    if (track) this.#restart();
    else for (const slide of this.slides) slide.inert = false;
  }

  /** Gives the author's markup back as it was. */
  unmark(): void { this.#marks.clear(); }

  /** The gallery stands elsewhere in the page: browsers have forgotten how far its row was scrolled. */
  moved(): void {
    if (this.#flow === 'track' && this.#state.index > 0) this.jumpTo(this.#state.index);
  }

  /** What an idle gallery looks like: slides out of view are inert, and the next one's image is there in time. */
  updateVisible(): void {
    if (this.#state.phase !== 'idle' || this.slides.length === 0) return;
    const { index } = this.#state;
    this.setVisible(this.#motion?.visibleSlides() ?? this.slides.slice(index, index + 1));
    if (this.#flow !== 'rows') this.#preload();
  }

  setVisible(slides: readonly HTMLElement[]): void {
    const isPaged = this.#flow !== 'rows';
    const leaving = this.#visible.filter(slide => isPaged && !slides.includes(slide));
    // Focus must not vanish with the slide that had it.
    if (leaving.some(slide => slide.matches(':focus-within'))) this.#track?.focus({ preventScroll: true });
    for (const slide of this.#hasInertSlides ? leaving : this.slides) slide.inert = isPaged && !slides.includes(slide);
    for (const slide of slides) slide.inert = false;
    this.#visible = slides;
    this.#hasInertSlides = true;
  }

  jumpTo(index: number): void { this.#motion?.jumpTo(index); }

  startTransition(change: SlideChange): void {
    this.#direction = getDirection(change);
    if (this.#motion) return this.#motion.startTransition(change);
    if (this.#track) this.#scrollPageTo(this.slides[change.to]!);
    this.arrived(change.to);
  }

  /** A pointer was pressed on the gallery. */
  startDrag(down: PointerEvent): void {
    if (!this.#motion || this.slides.length < 2 || !down.isPrimary) return;
    this.#gesture?.abort();
    this.#gesture = new AbortController();
    this.#motion.startDrag(down, this.#gesture);
  }

  /** Finishes what moves at the current slide; false while a pointer drags it. */
  finish(): boolean {
    if (this.#track?.dataset.drag !== undefined) return false;
    this.#motion?.jumpTo(this.#state.index);
    this.#state.settled(this.#state.index);
    return true;
  }

  arrived(index: number): void {
    this.#state.settled(index);
    this.updateVisible();
  }

  /** A far slide is there immediately: the page fetches nothing of what it would pass on the way. */
  #scrollPageTo(slide: HTMLElement): void {
    const { top, bottom } = slide.getBoundingClientRect();
    const isFar = scroll.isFar({ leftPx: Math.max(-top, bottom - innerHeight), viewPx: innerHeight, isWrapping: false });
    slide.scrollIntoView({ block: 'nearest', behavior: isFar || this.isMotionReduced ? 'instant' : 'smooth' });
  }

  /** Ends every motion where it is: what it was about is not there any more. */
  #halt(): void {
    this.#gesture?.abort();
    if (this.#state.phase === 'idle') return;
    this.#motion?.jumpTo(this.#state.index);
    this.#state.settled(this.#state.index);
  }

  #restart(): void {
    this.#halt();
    this.#motion?.stop();
    this.#motion = null;
    const track = this.#track;
    if (!track) return;
    this.#setSnapping();
    const { transition } = this.options;
    if (this.#flow === 'stack' && transition.flow === 'stack') this.#motion = new StackMotion(track, this.#state, this, transition);
    if (this.#flow === 'track') void this.#loadTrackMotion(track);
    this.updateVisible();
  }

  /** The browser does not snap where a row may rest between slides. */
  #setSnapping(): void {
    this.#track?.toggleAttribute('data-free', this.options.snapPoints !== 'slides');
  }

  /** Until it comes, and should it never come, a row is the browser's own scroller. */
  async #loadTrackMotion(track: HTMLElement): Promise<void> {
    const module = await import('./track-motion.js').catch(() => null);
    if (!module || this.#motion || this.#track !== track || this.#flow !== 'track') return;
    this.#halt();
    this.#motion = new module.TrackMotion(track, this.#state, this);
    this.updateVisible();
  }

  /** The images that come next are loaded once the current one is there, and no others. */
  readonly #preload = (): void => {
    const { index, isLooping } = this.#state;
    const before = this.#visible.indexOf(this.slides[index]!);
    // An image that arrives between a change of index and of what is visible finds its slide in view no more.
    const from = before < 0 ? index : this.#direction > 0 ? index + this.#visible.length - 1 - before : index - before;
    for (let ahead = 1; ahead <= preloadCount; ahead += 1) {
      const at = from + ahead * this.#direction;
      const next = this.slides[isLooping ? normaliseIndex(at, this.slides.length) : at];
      if (!next || !hasLazyImage(next)) continue;
      const loading = this.#visible.map(loadingImage).find(image => image);
      if (loading) loading.addEventListener('load', this.#preload, { once: true }); // adding the same listener again has no effect
      else loadImages(next);
    }
  };
}
