/** What is beside the button. */
export type CheckoutProblem = 'noCart' | 'failed';

/** What the element is drawn from. */
export class CheckoutButtonState {
  /** Why the checkout did not open. */
  problem: CheckoutProblem | null = null;
  /** The shop's own words for it; empty for ours. */
  message = '';
  /** A request to the shop is running. */
  isPending = false;
  /** Whether the author brought an express button of their own. */
  hasExpress = false;

  /** `hasControl`: whether the author brought a control. */
  constructor(public hasControl: boolean) {}
}
