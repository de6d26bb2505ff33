import { isComposing } from '../platform/is-composing.js';
import type { Definition } from './definition.js';
import type { Host } from './host.js';

const isKey = (type: string): boolean => type.startsWith('key');

interface Owner { readonly state: unknown; readonly controller: unknown; readonly host: Host }

/**
 * Listens natively, once per event type, for everything the controls of a shadow root do.
 * React's own event system costs two hundred listeners a root and never sees slotted nodes.
 */
export function listenForActions(
  root: ShadowRoot, actions: Definition['actions'], signal: AbortSignal, owner: () => Owner,
): void {
  const types = new Set(Object.keys(actions ?? {}).map(key => key.split(' ')[0]!));
  for (const type of types) {
    root.addEventListener(type, event => {
      if (isComposing(event) && isKey(type)) return; // Enter takes a word of the input method's, and presses nothing
      for (const node of event.composedPath()) {
        if (node === root) return;
        const name = node instanceof HTMLElement && node.dataset.action;
        const action = name && actions![`${type} ${name}` as keyof typeof actions];
        if (!action) continue;
        return action({ ...owner(), target: node, event });
      }
    }, { signal });
  }
}
