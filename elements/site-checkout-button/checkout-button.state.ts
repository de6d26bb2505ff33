/** What stands beside the button. */
export type CheckoutProblem = 'noCart' | 'failed';

/** What the element is drawn from. */
export class CheckoutButtonState {
  /** Whether the author brought a control; a server assumes so. */
  hasControl = true;
  /** Why the checkout did not open. */
  problem: CheckoutProblem | null = null;
  /** The shop's own words for it; empty for ours. */
  message = '';
  /** The shop is being asked. */
  isPending = false;
  /** Whether the author brought an express button of their own. */
  hasExpress = false;
}
