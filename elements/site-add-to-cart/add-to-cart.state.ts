import { atom } from 'nanostores';

/** What the element says after a press. */
export interface Word {
  readonly kind: 'added' | 'refused';
  readonly text: string;
}

export class AddToCartState {
  /** The last word; null when there is nothing to say. */
  readonly $word = atom<Word | null>(null);
  /** Whether the author brought something to press; a server knows no better than yes. */
  readonly $hasControl = atom(true);
}
