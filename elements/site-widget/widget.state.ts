import { writeJson } from '../../core/registry/write-json.js';
import { shownMarkup } from '../../core/text/markup-tags.js';

/** What is requested. spec: page-runtime-platform §3, widget rendering request */
export interface WidgetRequest { readonly type: string; readonly id: string; readonly value: unknown }

export type WidgetPhase = 'idle' | 'loading' | 'shown' | 'empty' | 'failed';

/** The fields of the call; the collection goes along for summaries of events alone. spec: idem §7 */
export const widgetFields = ({ collectionId, ...request }: WidgetRequest & { readonly collectionId: string }): Record<string, string> => ({
  widgetJSON: writeJson(request), ...collectionId && { collectionId },
});

/** Whether markup has content to read, beside settings and what an editor leaves behind. */
export const hasContent = (markup: string): boolean => shownMarkup(markup).trim() !== '';

/** The state of the block. Runs in Node. */
export class WidgetState {
  phase: WidgetPhase = 'idle';
  /** The author has written something to read meanwhile. */
  hasOwn: boolean;

  constructor(hasOwn = true) { this.hasOwn = hasOwn; }

  /** With nothing else to read, a visitor sees its state, always in the same room. */
  get note(): 'loading' | 'failed' | '' {
    return this.hasOwn ? '' : this.phase === 'failed' ? 'failed' : this.phase === 'idle' || this.phase === 'loading' ? 'loading' : '';
  }

  /** The author's content gives way to a block that has something to show, and stays while a newer one is loading. */
  get isShown(): boolean { return this.phase === 'shown'; }
}
