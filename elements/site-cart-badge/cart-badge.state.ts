import { atom } from 'nanostores';
import type { CartEditState } from '../../core/product/cart-edit.state.js';

/** What a badge knows beyond the cart itself. */
export class CartBadgeState {
  /** The panel, once it was first opened: from then on React draws the badge and the panel. */
  readonly $panel = atom<CartEditState | null>(null);

  /**
   * `label`: what the author calls the control, or the default text.
   * `hasOwnControl`: whether the author brought a link or button; else the badge draws one.
   */
  constructor(public label: string, public hasOwnControl: boolean) {}
}
