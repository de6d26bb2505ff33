import { describeFailure, type SystemErrorTexts } from '../../core/request/describe-failure.js';
import type { Failure } from '../../core/request/request-result.js';

/** What is shown of a failure. */
export interface DisplayedFailure { readonly failure: Pick<Failure, 'reason' | 'status' | 'message'>; readonly errorKey: string }

/** The failure that covers the page: the first one until it is cleared, however many follow. Runs in Node. */
export class ErrorOverlayState {
  shown: DisplayedFailure | null = null;

  /** False where one is shown already. */
  show(shown: DisplayedFailure): boolean {
    if (this.shown) return false;
    this.shown = shown;
    return true;
  }

  clear(): void { this.shown = null; }

  /** Its words in the page's language; none without a failure. */
  words(texts: SystemErrorTexts): { heading: string; message: string } | null {
    return this.shown && describeFailure(this.shown.failure, texts);
  }
}
