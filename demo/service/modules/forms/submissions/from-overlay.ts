import type { FieldValue } from 'site-elements/contract/submission';

/** Whether a form stood over its page when it was sent; a plain post writes the flag as a word. */
export const isFromOverlay = ({ isOverlayForm }: Readonly<Record<string, FieldValue>>): boolean => String(isOverlayForm) === 'true';
