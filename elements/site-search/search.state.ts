import { atom } from 'nanostores';
import { ResultsState } from './results/results.state.js';
import type { SearchApi } from './search-api.js';
import { SuggestionsState } from './suggestions/suggestions.state.js';

/** What a visitor types, and what was found. */
export class SearchState {
  readonly suggestions: SuggestionsState;
  readonly results: ResultsState;
  /** The node of the list in the light DOM, once the field was touched. */
  readonly $list = atom<HTMLElement | null>(null);
  /** There is something to draw, or soon will be. */
  readonly $isViewNeeded = atom(false);

  constructor(ways: SearchApi) {
    this.suggestions = new SuggestionsState(ways);
    this.results = new ResultsState(ways);
  }
}
