/** What Escape does on a page. `leave`: not ours, the key is the browser's or the page's. */
export type EscapeAction = 'close' | 'close-guide' | 'toggle-preview' | 'config' | 'login' | 'logout' | 'leave';

export interface EscapeFacts {
  readonly hasShift: boolean;
  /** A popover, dialog or panel is open: the stack's own, or the page's. */
  readonly hasClosable: boolean;
  readonly isEditing: boolean;
  readonly isGuideOpen: boolean;
  readonly isLoggedIn: boolean;
  readonly useEscapeKeyToLogin: boolean;
  /** The key was pressed in a field: it belongs to what is being typed. */
  readonly isTyping: boolean;
}

/** The five steps, in their order. spec: commerce-forms-data §4 */
export function escapeAction(facts: EscapeFacts): EscapeAction {
  if (facts.hasShift) return facts.isLoggedIn ? 'logout' : 'leave'; // spec: media-layout §6, only an authenticated account
  if (facts.hasClosable) return 'close';
  if (facts.isTyping) return 'leave';
  if (facts.isEditing) return facts.isGuideOpen ? 'close-guide' : 'toggle-preview';
  if (facts.isLoggedIn) return 'config';
  return facts.useEscapeKeyToLogin ? 'login' : 'leave';
}
