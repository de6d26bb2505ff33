import type { ReactNode } from 'react';
import type { Interaction, Viewer } from '../lightbox-context.js';
import type { lightboxSettings } from '../lightbox.settings.js';

export type TextKey = keyof typeof lightboxSettings.texts;

/** What the button of a control shows now. */
export interface ControlButton {
  readonly part: string;
  readonly text: TextKey;
  /** An outline in a box of 24 by 24. */
  readonly icon: string;
  readonly isPressed?: boolean;
  readonly isExpanded?: boolean;
  /** It is a link that leads there, and the browser's own business. */
  readonly href?: string;
  /** The link's file is saved, not shown. */
  readonly isSaved?: boolean;
}

/** What a control may do with the open lightbox. */
export interface ControlContext {
  readonly viewer: Viewer;
  /** There once a visitor can press anything: a control is made before that. */
  readonly interaction: Interaction;
  redraw(): void;
  /** Announces a text to screen readers, without showing it. */
  announce(text: TextKey): void;
  /** Says something to both, for a moment. */
  notify(text: TextKey): void;
}

/** One control of an open lightbox. All that it attaches ends with the viewer's signal. */
export interface Control {
  /** Null where the current slide has nothing for it. */
  button(): ControlButton | null;
  press?(): void;
  /** Another slide is current. False where the control itself has gone there. */
  slideChanged?(): boolean;
  /** The picture is zoomed. */
  zoomed?(): void;
  /** What is drawn at the foot of the window. */
  foot?(): ReactNode;
}

/** Makes a control for one opening; null where the browser or the slides have nothing for it. */
export type MakeControl = (context: ControlContext) => Control | null;
