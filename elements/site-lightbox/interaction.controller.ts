// allFunctionsCalledOnLoad: the first opening runs nearly all of it.
import { onResize } from '../../core/platform/observers.js';
import { isTouchScreen } from '../../core/platform/visitor.js';
import { listenForClicks } from './gestures/clicks.js';
import { listenForGestures } from './gestures/gestures.js';
import { listenForKeys } from './gestures/keyboard.js';
import { HistoryEntry } from './history/history-entry.js';
import { indexInAddress, getSlideName } from './history/deep-links.js';
import type { Command, Interaction, Viewer } from './lightbox-context.js';
import { normalIndex } from './lightbox.state.js';
import { SlideView } from './stage/slide-view.js';
import { scrollThumbnailIntoView, fadeAll, readThumbnail, zoomPicture, type Motion } from './picture/thumbnail.js';
import type { withViewTransition } from './picture/view-transition.js';
import { Stage } from './stage/stage.js';
import { Zoom } from './zoom/zoom.js';

/** There once it has arrived, where the browser has view transitions. */
let lead: typeof withViewTransition = (_, motion) => motion;
if ('startViewTransition' in document) void import('./picture/view-transition.js').then(module => { lead = module.withViewTransition; }, () => {});

/** What a visitor does with the open lightbox: it comes after the first frame. */
export class InteractionController implements Interaction {
  readonly viewer: Viewer;
  readonly stage: Stage;
  readonly zoom: Zoom;
  /** The press that is going on has moved something: it is not a click. */
  isDragged = false;
  /** By a touch screen or a pen. */
  isTouched = false;
  /** Between the page and the window. */
  motion: Motion | null;
  /** The velocity of a drag that was released, while it turns. */
  #velocity: number | undefined;
  #hasTurned = false;
  /** The visitor reads no captions. */
  #hidesCaptions = false;
  #failures = 0;
  readonly #entry: HistoryEntry;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
    const { dialog, state, signal, host, request, opening } = viewer;
    this.stage = new Stage(dialog.querySelector('.row')!, state.position, viewer.firstView, {
      at: position => state.indexAt(position),
      make: index => new SlideView(viewer.slideAt(index), index),
      failed: ({ picture: box, slide: { alt } }) => {
        box.replaceChildren();
        state.failed = [...state.failed, { key: this.#failures++, box, alt }];
        host.redraw();
      },
      removed: ({ picture }) => {
        if (!state.failed.some(({ box }) => box === picture)) return;
        state.failed = state.failed.filter(({ box }) => box !== picture);
        host.redraw();
      },
      drawn: presence => dialog.style.setProperty('--_presence', String(presence)),
      rested: () => this.#rested(),
    });
    this.zoom = new Zoom(this.stage, isZoomed => {
      if (isZoomed) viewer.toolbar?.zoomed();
      if (isZoomed === state.isZoomed) return;
      state.isZoomed = isZoomed;
      host.toggleState('zoomed', isZoomed);
      host.redraw();
    });
    onResize(dialog, () => this.stage.resize({ width: dialog.clientWidth, height: dialog.clientHeight }, viewer.area), signal);
    const { isAddressed = false } = request;
    const { history: isWanted } = host.values;
    this.#entry = new HistoryEntry({
      name: getSlideName(viewer.node),
      isAddressed,
      addsEntry: !isAddressed && (isWanted ?? isTouchScreen()),
      writesAddress: () => !request.keepsAddress?.() && (isAddressed || isWanted === true),
    });
    addEventListener('popstate', () => { if (this.#entry.isLeft) viewer.close(); }, { signal });
    addEventListener('hashchange', () => {
      const index = indexInAddress(request.slides, '');
      if (index >= 0) this.show(index);
      else viewer.close(); // a link in a caption, or the page, has left
    }, { signal });
    // Who goes back before the code for it is there has gone back, too.
    if (isAddressed && location.hash !== viewer.hash && indexInAddress(request.slides) < 0) queueMicrotask(() => viewer.close());
    listenForKeys(this);
    listenForClicks(this);
    listenForGestures(this);
    viewer.toolbar?.connect(this);
    this.motion = opening; // some of it was seen: a picture that grows continues growing
    this.motion?.finished.then(() => {
      if (signal.aborted) return;
      this.stage.settle();
    }, () => {});
  }

  /** To the next or the previous slide. False at an end, or when a listener prevents it. */
  turn(by: -1 | 1): boolean {
    const { state } = this.viewer;
    const index = state.indexAt(state.position + by);
    return index !== null && this.#changeSlide(index, by);
  }

  show(to: number): boolean {
    const { index: from, count } = this.viewer.state;
    const index = normalIndex(to, count);
    return index !== from && this.#changeSlide(index, index > from ? 1 : -1);
  }

  do(command: Command): void {
    switch (command) {
      case 'next': return void this.turn(1);
      case 'previous': return void this.turn(-1);
      case 'first': return void this.show(0);
      case 'last': return void this.show(-1);
      case 'caption':
        this.#toggle('isCaptionHidden');
        if (!this.viewer.state.isVideo) this.#hidesCaptions = this.viewer.state.isCaptionHidden;
        return;
      case 'caption-text': return this.#toggle('isCaptionOpen');
      default: return this.zoom.do(command);
    }
  }

  /** Hides the controls, or shows them again. */
  toggleBare(): void { this.#toggle('isBare'); }

  /** The row of slides is released by a pointer. Slides per millisecond. */
  releaseTurn(by: -1 | 0 | 1, velocity: number): void {
    this.#velocity = velocity;
    if (by === 0 || !this.turn(by)) this.stage.turnTo(this.viewer.state.position, velocity);
    this.#velocity = undefined;
  }

  /** The picture has been dragged away. */
  releaseClose(): void {
    if (!this.viewer.close()) this.stage.camera.goHome();
  }

  /** Goes back to where it came from, and resolves when it is there. */
  async leave(): Promise<void> {
    const { stage, viewer: { dialog, thumbnail } } = this;
    this.motion?.finish();
    stage.camera.hold();
    stage.current.stopVideo?.();
    this.#entry.close();
    if (thumbnail) scrollThumbnailIntoView(thumbnail);
    dialog.toggleAttribute('data-closing', true);
    const { picture } = stage.current;
    this.motion = lead(picture, zoomPicture(picture, stage.pictureBox, readThumbnail(thumbnail), 'close'));
    fadeAll(dialog, 'close');
    await this.motion.finished.catch(() => {});
  }

  end(): void {
    this.motion?.finish();
    this.stage.camera.hold();
    this.#entry.close();
  }

  #changeSlide(index: number, by: -1 | 1): boolean {
    const { state, host, request } = this.viewer;
    const detail = { index, previousIndex: state.index, slide: request.slides[index]! };
    if (state.isClosing || !host.emit('site-lightbox-change', detail)) return false;
    this.motion?.finish();
    this.#hasTurned = true;
    state.go(index, by);
    this.stage.turnTo(state.position, this.#velocity);
    this.viewer.describe(this.#hidesCaptions);
    host.redraw();
    if (this.viewer.toolbar?.slideChanged() ?? true) this.viewer.announce();
    else state.announcement = ''; // slides that change automatically are not announced
    this.#keepFocus();
    request.changed?.(index);
    return true;
  }

  /** The focus must not go with a button that goes. */
  #keepFocus(): void {
    const { state, host, dialog } = this.viewer;
    const action = (host.element!.shadowRoot!.activeElement as HTMLElement | null)?.dataset.action;
    const isGoing = action === 'next' ? !state.canTurn(1) : action === 'previous' ? !state.canTurn(-1)
      : action === 'zoom' ? state.isVideo : action === 'caption' && !state.caption;
    if (isGoing) dialog.focus();
  }

  #rested(): void {
    const { viewer, stage } = this;
    const { current } = stage;
    this.#entry.show(getSlideName(viewer.node));
    this.zoom.changed();
    if (!stage.isSettled || !current.slide.isVideo || current.stopVideo) return;
    void import('./stage/show-video.js').then(({ showVideo }) => {
      if (current === stage.current && !current.stopVideo && !viewer.state.isClosing) showVideo(current, !this.#hasTurned, viewer.host);
    });
  }

  #toggle(name: 'isBare' | 'isCaptionHidden' | 'isCaptionOpen'): void {
    const { state, host } = this.viewer;
    state[name] = !state[name];
    host.redraw();
  }
}
