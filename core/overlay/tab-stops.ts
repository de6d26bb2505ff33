import { tabbable, type FocusableElement } from 'tabbable';

/** Where Tab stops inside a container, in its order: also in shadow roots and in what is slotted. */
export const tabStops = (container: Element): FocusableElement[] => tabbable(container, { getShadowRoot: true });
