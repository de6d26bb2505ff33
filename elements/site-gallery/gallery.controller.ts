import { markBrokenImages, watchBrokenImages } from '../../core/image/broken-images.js';
import { incompleteSelector } from '../../core/image/deferred-image.js';
import { afterNextFrame } from '../../core/platform/timing.js';
import { Features } from './features/features.js';
import { announceGallery } from './features/linked/present-galleries.js';
import { scrollToNamed, slideAtAddress } from './features/history/slide-at-address.js';
import type { Autoplay } from './features/autoplay/autoplay.state.js';
import type { Layout } from './designs/design.js';
import type { BackgroundControl, GalleryContext, GalleryHost, Selection } from './gallery-context.js';
import type { GalleryValues } from './gallery.settings.js';
import type { FeatureViews, GalleryEffects, GalleryState, Snapshot } from './gallery.state.js';
import { getCustomStates } from './layout/css-properties.js';
import { GroupSize } from './layout/group-size.js';
import { ImageShapes } from './layout/image-shapes.js';
import { WidthSheet } from './layout/width-sheet.js';
import { Stage } from './motion/stage.js';
import { adoptGalleryStyles } from './sheets/light-styles.js';
import { readEarlyScroll } from './slides/early-scroll.js';
import { slideLabel } from './slides/slide-images.js';
import { getSlides } from './slides/get-slides.js';
import type { SlideChange } from './transitions/transition.js';

/** The one role that touches the page: reads the author's slides, carries out what the state asks, attaches features. */
export class GalleryController implements GalleryContext, GalleryEffects {
  readonly host: GalleryHost;
  readonly state: GalleryState;
  readonly stage: Stage;
  linked: readonly GalleryContext[] = [];
  autoplay: Autoplay | null = null;
  selection: Selection | null = null;
  backgroundVideos: BackgroundControl | null = null;
  writesAddress = (): boolean => false;
  readonly #groupSize: GroupSize;
  readonly #widthSheet = new WidthSheet();
  readonly #imageShapes = new ImageShapes();
  readonly #features: Features;
  readonly #linkedCallbacks = new Set<() => void>();
  readonly #slideCallbacks = new Set<() => void>();
  #shapedLayout: Layout | undefined;
  #isWaitingForImages = false;
  #isPublishing = false;
  /** The page's address names one of its slides. */
  readonly #isNamed: boolean;

  constructor(state: GalleryState, host: GalleryHost) {
    [this.state, this.host] = [state, host];
    const { element, signal, values } = host;
    this.stage = new Stage(state, () => !!this.autoplay?.$state.get().isPlaying);
    this.#groupSize = new GroupSize(element!, signal, perGroup => state.setGroupSize(perGroup));
    this.#features = new Features(this);
    state.effects = this;
    state.request(values.current);
    const scrolled = readEarlyScroll(element!);
    const start = scrolled ?? slideAtAddress(() => getSlides(element!), values.history);
    if (start !== null) state.request(start);
    this.#isNamed = scrolled === null && start !== null;
    this.stage.read(element!);
  }

  get slides(): readonly HTMLElement[] { return this.stage.slides; }

  /** The settings have changed; the state has read all but `current`. */
  update(values: GalleryValues, changed: ReadonlySet<string>): void {
    const { host, state, stage } = this;
    for (const [name, isOn] of Object.entries(getCustomStates(state.layout, values))) host.toggleState(name, isOn);
    this.#widthSheet.use(host.element!.shadowRoot, state.layout);
    if (changed.has('mixedContent')) stage.read(host.element!);
    stage.configure();
    this.#groupSize.use(state.layout);
    if (changed.has('current')) state.request(values.current);
    stage.updateVisible();
    this.#features.update(values);
    // Not before the view is there: React would find what a server has drawn changed.
    if (this.#shapedLayout && this.#shapedLayout !== state.layout) this.#applyShapes();
  }

  /** The view is drawn. */
  connect(): void {
    const { host, state } = this;
    const { element, signal } = host;
    adoptGalleryStyles(element!);
    watchBrokenImages(element!.getRootNode() as Document | ShadowRoot);
    state.$state.listen((now, before) => this.#show(now, before));
    host.onLightChange(() => this.readSlides());
    this.#attach();
    // The view's slot is a new one when it has been drawn again after an error.
    element!.shadowRoot!.addEventListener('slotchange', ({ target }) => { if (!(target as HTMLSlotElement).name) this.#attach(); }, { signal });
    signal.addEventListener('abort', () => this.#detach(), { once: true });
    announceGallery(this);
    void this.#completeImages();
    if (!this.#isNamed) return;
    const slide = this.state.layout.flow === 'rows' && this.slides[this.state.index];
    scrollToNamed(this, slide && slide.getClientRects().length > 0 ? slide : element!); // one that is not loaded yet has no place
  }

  startTransition(change: SlideChange): void { this.stage.startTransition(change); }

  jumpTo(index: number): void {
    this.host.set('current', index);
    this.stage.jumpTo(index);
  }

  finishMotion(): boolean { return this.stage.finish(); }

  changed(detail: { index: number; previousIndex: number }): void {
    this.host.set('current', detail.index);
    this.host.emit('site-slide-change', detail);
  }

  reached(end: 'beginning' | 'end'): void { this.host.emit(`site-gallery-${end}`); }

  describe(index: number): string {
    const position = { index: index + 1, count: this.state.count };
    const name = slideLabel(this.slides[index]);
    return name ? this.host.text('namedPosition', { ...position, name }) : this.host.text('position', position);
  }

  setLinked(galleries: readonly GalleryContext[]): void {
    this.linked = galleries;
    this.state.linked = galleries.map(({ state }) => state);
    for (const callback of this.#linkedCallbacks) callback();
  }

  onLinkedChange(callback: () => void, signal: AbortSignal): void {
    this.#linkedCallbacks.add(callback);
    signal.addEventListener('abort', () => this.#linkedCallbacks.delete(callback), { once: true });
  }

  setAutoplay(autoplay: Autoplay | null): void { this.autoplay = autoplay; }

  setBackgroundVideos(videos: BackgroundControl | null): void { this.backgroundVideos = videos; }

  setSelection(selection: Selection | null): void { this.selection = selection; }

  onSlidesChange(callback: () => void): void { this.#slideCallbacks.add(callback); }

  setView(place: keyof FeatureViews, component: FeatureViews[keyof FeatureViews]): void {
    this.state.views = { ...this.state.views, [place]: component };
    this.host.redraw();
  }

  /** Reads the author's children as they are now. */
  readSlides(): void {
    this.stage.read(this.host.element!);
    this.#features.update(this.host.values);
    this.#applyShapes();
    for (const callback of this.#slideCallbacks) callback();
    void this.#completeImages();
  }

  /** Gives markup of other galleries and lazy loaders the images that their script would add. Few need it. */
  async #completeImages(): Promise<void> {
    const { element, signal } = this.host;
    if (!element!.querySelector(incompleteSelector)) return;
    const { completeImages } = await import('../../core/image/complete-images.js');
    if (!signal.aborted) completeImages(element!, restore => signal.addEventListener('abort', restore, { once: true }));
  }

  /** Moves slides in the track that is drawn now; in none where the view has failed. */
  #attach(): void {
    this.stage.attach(this.host.element!.shadowRoot!.querySelector<HTMLElement>('.track'));
    this.#applyShapes();
  }

  #detach(): void {
    this.stage.attach(null);
    this.stage.unmark();
    this.#imageShapes.apply(this.state.layout, [], null);
  }

  /** Sets the aspect ratios that style sheets need, and again as long as images are still to come. */
  #applyShapes(): void {
    const { element, signal } = this.host;
    markBrokenImages(element!.querySelectorAll('img'));
    const stage = element!.shadowRoot!.querySelector<HTMLElement>('.stage');
    this.#shapedLayout = this.state.layout;
    const isIncomplete = this.#imageShapes.apply(this.state.layout, stage ? this.slides : [], stage);
    if (!isIncomplete || this.#isWaitingForImages) return;
    this.#isWaitingForImages = true;
    element!.addEventListener('load', () => {
      this.#isWaitingForImages = false;
      this.#applyShapes();
    }, { capture: true, once: true, signal });
  }

  /**
   * The parts that show the snapshot are rendered separately, all of the view only where there are more or fewer steps. The
   * slides of a transition go first: the frame that answers the visitor does not wait for the counter.
   */
  #show(now: Snapshot, before: Snapshot | undefined): void {
    const { host, state } = this;
    const isMoving = state.phase !== 'idle';
    if (now.count !== before?.count || now.perGroup !== before.perGroup) host.redraw(isMoving ? afterNextFrame : undefined);
    if (!isMoving) return state.publish();
    if (this.#isPublishing) return;
    this.#isPublishing = true;
    afterNextFrame(() => {
      this.#isPublishing = false;
      if (!host.signal.aborted) state.publish();
    });
  }
}
