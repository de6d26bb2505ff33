import { onceVisible } from '../platform/observers.js';
import { onceCalm } from '../platform/timing.js';
import { savesBytes } from '../platform/visitor.js';

type Renderer = typeof import('./react-renderer.js');

/** React DOM, once it is there. */
export let reactDom: Renderer | undefined;
let loading: Promise<Renderer> | undefined;

/** Fetches React DOM, once; a failure is forgotten, so that the next call tries again. */
export function loadReactDom(): Promise<Renderer> {
  return (loading ??= import('./react-renderer.js').then(
    renderer => (reactDom = renderer),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));
}

const uses = ['pointerdown', 'keydown', 'focusin', 'input'];

/**
 * Calls back when React DOM may take an element over: it is in view or has been used, the page has loaded and the browser is
 * idle. Never where the visitor saves bytes: the quick renderer continues.
 */
export function whenReactDomIsNeeded(element: Element, signal: AbortSignal, takeOver: () => void): void {
  const ended = new AbortController();
  const either = AbortSignal.any([signal, ended.signal]);
  const wanted = () => {
    if (either.aborted || savesBytes()) return;
    ended.abort();
    // Fetched in one calm moment, and each element taken over in another.
    onceCalm(() => { loadReactDom().then(() => onceCalm(takeOver, signal), () => { /* the quick renderer continues */ }); }, signal);
  };
  onceVisible(element, wanted, either);
  for (const use of uses) element.addEventListener(use, wanted, { signal: either, passive: true });
}
