import type { PlacePrediction } from '../../../contract/places.js';

export interface SuggestionsProps {
  /** Id of the list; those of its options begin with it. */
  readonly id: string;
  readonly predictions: readonly PlacePrediction[];
  /** Which of them the keyboard is on; -1: none. */
  readonly active: number;
  /** The attribution of the data; empty if none is required. */
  readonly attribution: string;
}

export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

/** What is suggested for an address. Each part in the direction of its own words, at the page's own side. */
export const Suggestions = ({ id, predictions, active, attribution }: SuggestionsProps) => (
  <>
    {predictions.map(({ placeId, mainText, secondaryText }, at) => (
      <div key={`${at} ${placeId}`} id={optionId(id, at)} role="option" aria-selected={at === active} data-at={at}>
        {mainText && <span><bdi>{mainText}</bdi></span>}
        {mainText && secondaryText ? ' ' : null}
        {secondaryText && <span><bdi>{secondaryText}</bdi></span>}
      </div>
    ))}
    {attribution && <small><bdi>{attribution}</bdi></small>}
  </>
);
