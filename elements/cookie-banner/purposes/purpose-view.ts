import type { ReactNode } from 'react';

/** What the banner gives to a question by purpose. */
export interface PurposeViewProps {
  /** The author's text. */
  readonly text: ReactNode;
  /** The note about the browser's own signal. */
  readonly signalNote: string | false;
  /** Closes the banner without a change; null where the visitor has not answered yet. */
  readonly close: ReactNode;
  /** The number of the visitor's receipt. */
  readonly receipt: ReactNode;
  readonly isReopened: boolean;
}

/** Draws a question by purpose. It loads only where a banner has purposes. */
export type PurposeView = (props: PurposeViewProps) => ReactNode;
