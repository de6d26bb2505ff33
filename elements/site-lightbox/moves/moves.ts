import type { TemplateResult } from 'lit/html.js';
import { onResize } from '../../../core/platform/observers.js';
import type { Opened } from '../opened.js';
import { normalPlace } from '../lightbox.state.js';
import { Holder } from '../picture/holder.js';
import { fadeAll, lookAt, zoomPicture, type Motion } from '../picture/thumbnail.js';
import { nameOf, namesSlide } from '../address/named-slides.js';
import { bringIntoView } from './bring-into-view.js';
import { captionOf, type Caption } from './caption-of.js';
import { attachGestures } from './gestures.js';
import { HistoryEntry } from './history-entry.js';
import { listenInside } from './listen-inside.js';
import type { Point } from './camera.js';
import { movesStyles } from './moves.styles.js';
import { toolsView, wordsView } from './moves.view.js';
import type { sharePicture } from './share-picture.js';
import { showTrouble } from './show-trouble.js';
import { Stage } from './stage.js';

export type Command = 'next' | 'previous' | 'first' | 'last' | 'zoom-in' | 'zoom-out' | 'whole' | 'zoom' | 'caption';

const keyZoom = 1.5;

/** There once it has arrived, where the browser has view transitions. */
let share: typeof sharePicture = (_, motion) => motion;
if ('startViewTransition' in document) void import('./share-picture.js').then(({ sharePicture }) => { share = sharePicture; }, () => {});

/** Everything an open lightbox does after its first frame. */
export class Moves {
  readonly opened: Opened;
  readonly stage: Stage;
  /** The press that is going on has moved something: it is no click. */
  isDragged = false;
  /** By a finger or a pen. */
  isTouched = false;
  /** A tap has taken everything but the picture away. */
  isBare = false;
  announcement = '';
  caption: Caption | null = null;
  isCaptionHidden = false;
  /** Between the page and the window. */
  motion: Motion | null;
  /** How fast a hand has left the row, while it turns. */
  #velocity: number | undefined;
  #hasTurned = false;
  readonly #entry: HistoryEntry;

  constructor(opened: Opened) {
    this.opened = opened;
    const { dialog, state, signal, host, request, holder, opening } = opened;
    this.stage = new Stage(dialog.querySelector('.row')!, state.position, opened.holder, {
      at: position => state.indexAt(position),
      make: index => new Holder(opened.slideAt(index), index),
      failed: holder => showTrouble(holder, host.text('broken')),
      drawn: presence => dialog.style.setProperty('--_presence', String(presence)),
      rested: () => this.#rested(),
    });
    const { adoptedStyleSheets } = host.element!.shadowRoot!;
    if (!adoptedStyleSheets.includes(movesStyles.styleSheet)) adoptedStyleSheets.push(movesStyles.styleSheet);
    onResize(dialog, () => this.stage.resize({ width: dialog.clientWidth, height: dialog.clientHeight }, opened.area), signal);
    this.#entry = new HistoryEntry(nameOf(opened.node), namesSlide(request.slides) >= 0, host.values.history);
    addEventListener('popstate', () => { if (this.#entry.isLeft) opened.close(); }, { signal });
    addEventListener('hashchange', () => {
      const index = namesSlide(request.slides, '');
      if (index >= 0) this.show(index);
      else opened.close(); // a link in a caption, or the page, has left
    }, { signal });
    listenInside(this);
    attachGestures(this);
    this.#read();
    // Only where nothing of it was seen yet: a picture that grows goes on growing.
    this.motion = opening?.currentTime === 0 ? share(holder.picture, opening, 'opening') : opening;
    this.motion?.finished.then(() => {
      if (signal.aborted) return;
      this.stage.settle();
      this.#announce();
    }, () => {});
  }

  get isZoomed(): boolean { return this.stage.camera.isZoomed; }
  get isFilm(): boolean { return this.stage.current.slide.isFilm; }
  get tools(): TemplateResult { return toolsView(this, this.opened.host); }
  get words(): unknown { return wordsView(this); }

  /** To the next or the previous slide. False at an end, or when the page says no. */
  turn(by: -1 | 1): boolean {
    const { state } = this.opened;
    const index = state.indexAt(state.position + by);
    return index !== null && this.#go(index, by);
  }

  /** To any slide; a negative place is counted from the end. */
  show(place: number): boolean {
    const { index, count } = this.opened.state;
    const to = normalPlace(place, count);
    return to !== index && this.#go(to, to > index ? 1 : -1);
  }

  do(command: Command): void {
    const { camera } = this.stage;
    switch (command) {
      case 'next': return void this.turn(1);
      case 'previous': return void this.turn(-1);
      case 'first': return void this.show(0);
      case 'last': return void this.show(-1);
      case 'zoom-in': return this.zoomTo(camera.zoom.to * keyZoom);
      case 'zoom-out': return this.zoomTo(camera.zoom.to / keyZoom);
      case 'whole': return this.zoomTo(1);
      case 'zoom': return this.toggleZoom();
      case 'caption': {
        this.isCaptionHidden = !this.isCaptionHidden;
        return this.#draw();
      }
    }
  }

  toggleBare(): void {
    this.isBare = !this.isBare;
    this.#draw();
  }

  toggleZoom(around?: Point): void {
    this.zoomTo(this.isZoomed ? 1 : this.stage.camera.levels.step, around);
  }

  zoomTo(zoom: number, around?: Point): void {
    const { camera, current } = this.stage;
    if (current.slide.isFilm) return;
    camera.zoomTo(Math.min(camera.levels.most, Math.max(1, zoom)), around);
    this.zoomed();
  }

  /** The picture is zoomed, or not any more. */
  zoomed(): void {
    this.opened.host.toggleState('zoomed', this.isZoomed);
    this.#draw();
  }

  /** A hand lets go of the row of slides. Slides per millisecond. */
  letTurn(by: -1 | 0 | 1, velocity: number): void {
    this.#velocity = velocity;
    if (by === 0 || !this.turn(by)) this.stage.turnTo(this.opened.state.position, velocity);
    this.#velocity = undefined;
  }

  /** A hand has dragged the picture away. */
  letClose(): void {
    if (!this.opened.close()) this.stage.camera.goHome();
  }

  /** Goes back to where it came from, and resolves when it is there. */
  async leave(): Promise<void> {
    const { stage, opened: { dialog, thumbnail } } = this;
    this.motion?.finish();
    stage.camera.hold();
    stage.current.stop?.();
    this.#entry.close();
    if (thumbnail) bringIntoView(thumbnail);
    dialog.toggleAttribute('data-closing', true);
    const { picture } = stage.current;
    this.motion = share(picture, zoomPicture(picture, stage.pictureBox, lookAt(thumbnail), 'close'), 'closing');
    fadeAll(dialog, 'close');
    await this.motion.finished.catch(() => {});
  }

  end(): void {
    this.motion?.finish();
    this.stage.camera.hold();
    this.#entry.close();
  }

  #go(index: number, by: -1 | 1): boolean {
    const { state, host, request } = this.opened;
    const detail = { index, previousIndex: state.index, slide: request.slides[index]! };
    if (state.isClosing || !host.emit('site-lightbox-change', detail)) return false;
    this.motion?.finish();
    this.#hasTurned = true;
    state.go(index, by);
    this.stage.turnTo(state.position, this.#velocity);
    this.#read();
    this.#announce();
    this.#keepFocus();
    request.changed?.(index);
    return true;
  }

  /** The focus must not go with a button that goes. */
  #keepFocus(): void {
    const { state, host, dialog } = this.opened;
    const action = (host.element!.shadowRoot!.activeElement as HTMLElement | null)?.dataset.action;
    const isGoing = action === 'next' ? !state.canTurn(1) : action === 'previous' ? !state.canTurn(-1)
      : action === 'zoom' ? this.isFilm : action === 'caption' && !this.caption;
    if (isGoing) dialog.focus();
  }

  /** Reads what is said of the current slide. */
  #read(): void {
    const { opened } = this;
    this.caption = captionOf(opened.slideAt(opened.state.index), opened.host.values.captions);
    this.#draw();
  }

  #announce(): void {
    const { opened } = this;
    const { index, count } = opened.state;
    const place = { index: index + 1, count };
    const { alt: name } = opened.slideAt(index);
    this.announcement = name ? opened.host.text('namedPosition', { ...place, name }) : opened.host.text('position', place);
    this.#draw();
  }

  #rested(): void {
    const { opened, stage } = this;
    const { current } = stage;
    this.#entry.show(nameOf(opened.node));
    this.zoomed();
    if (!stage.isSettled || !current.slide.isFilm || current.stop) return;
    void import('./show-film.js').then(({ showFilm }) => {
      if (current === stage.current && !current.stop && !opened.state.isClosing) showFilm(current, !this.#hasTurned, opened.host);
    });
  }

  #draw(): void { this.opened.host.redraw(); }
}
