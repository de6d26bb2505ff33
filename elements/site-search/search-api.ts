import type { Clock } from '../../core/platform/timing.js';
import type { SearchAnswer, SearchQuestion } from './indexes/search-index.js';

export interface SearchApi {
  /** Rejects where no answer comes. */
  ask(question: SearchQuestion, signal: AbortSignal): Promise<SearchAnswer>;
  readonly clock: Clock;
}
