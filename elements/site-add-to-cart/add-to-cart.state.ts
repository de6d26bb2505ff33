/** The message after a click. */
export interface Message {
  readonly kind: 'added' | 'refused';
  readonly text: string;
}

/** What the element is drawn from. */
export class AddToCartState {
  /** The latest message; null without one. */
  message: Message | null = null;

  /** `hasControl`: whether the author brought a control. */
  constructor(public hasControl: boolean) {}
}
