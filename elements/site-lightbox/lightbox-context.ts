// Types only: what the rooms of the lightbox know of each other.
import type { Host } from '../../core/element/host.js';
import type { Place } from '../../core/image/frame.js';
import type { LightboxRequest } from '../../core/lightbox/lightbox-requests.js';
import type { lightboxSettings } from './lightbox.settings.js';
import type { ViewerState } from './lightbox.state.js';
import type { Motion } from './picture/thumbnail.js';
import type { SlideView } from './stage/slide-view.js';
import type { Slide } from './slides/slide.js';
import type { Stage } from './stage/stage.js';
import type { Zoom } from './zoom/zoom.js';

export type LightboxHost = Host<typeof lightboxSettings.settings, typeof lightboxSettings.events, typeof lightboxSettings.texts>;

export type Command = 'next' | 'previous' | 'first' | 'last' | 'zoom-in' | 'zoom-out' | 'whole' | 'zoom' | 'caption' | 'caption-text';

/** The open lightbox, from its first frame to its end. */
export interface Viewer {
  readonly state: ViewerState;
  readonly request: LightboxRequest;
  readonly host: LightboxHost;
  /** What the page's address named when it was asked to open. */
  readonly hash: string;
  /** Ends when it has closed. */
  readonly signal: AbortSignal;
  readonly dialog: HTMLDialogElement;
  /** The slide that it has opened with. */
  readonly firstView: SlideView;
  /** That one growing out of its thumbnail. */
  readonly opening: Animation | null;
  /** The author's node that is shown. */
  readonly node: HTMLElement;
  /** What stands for the current slide on the page. */
  readonly thumbnail: HTMLElement | null;
  /** The room that a picture has in the window. */
  readonly area: Place;
  /** The controls that an author has named. */
  readonly toolbar: Toolbar | null;
  slideAt(index: number): Slide;
  /** Reads what the next drawing says of the current slide. */
  describe(hidesCaptions: boolean): void;
  /** Says in the live region which slide is current. */
  announce(): void;
  /** False when it closes already, or a listener prevents it. */
  close(): boolean;
}

/** Further controls of the open lightbox. They come with their own code, before it opens. */
export interface Toolbar {
  /** Called before the first frame: what is there decides on the room of the pictures. */
  open(): void;
  /** Called when a visitor can do something. */
  connect(interaction: Interaction): void;
  press(name: string): void;
  /** Another slide is current. False if a control changed it automatically. */
  slideChanged(): boolean;
  /** The picture is zoomed. */
  zoomed(): void;
}

/** What a visitor can do with the open lightbox. */
export interface Interaction {
  readonly viewer: Viewer;
  readonly stage: Stage;
  readonly zoom: Zoom;
  /** Between the page and the window. */
  readonly motion: Motion | null;
  /** The press that is going on has moved something: it is not a click. */
  isDragged: boolean;
  /** By a touch screen or a pen. */
  isTouched: boolean;
  /** To the next or the previous slide. False at an end, or when a listener prevents it. */
  turn(by: -1 | 1): boolean;
  /** To any slide; a negative number is counted from the end. */
  show(to: number): boolean;
  do(command: Command): void;
  /** Hides the controls, or shows them again. */
  toggleBare(): void;
  /** The row of slides is released by a pointer. Slides per millisecond. */
  releaseTurn(by: -1 | 0 | 1, velocity: number): void;
  /** The picture has been dragged away. */
  releaseClose(): void;
}
