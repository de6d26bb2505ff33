interface TargetWatch {
  /** Elements have been added or removed somewhere in the documents. */
  onTreeChange(): void;
  /** Attributes of the element have changed. */
  onAttributes(): void;
  readonly signal: AbortSignal;
}

/** Watches an element until the signal ends: whether it is on the page, and its attributes. */
export function watchTarget(roots: readonly Node[], target: Element | null, { onTreeChange, onAttributes, signal }: TargetWatch): void {
  const tree = new MutationObserver(onTreeChange);
  for (const root of new Set(roots)) tree.observe(root, { childList: true, subtree: true });
  const attributes = new MutationObserver(onAttributes);
  if (target) attributes.observe(target, { attributes: true });
  signal.addEventListener('abort', () => {
    tree.disconnect();
    attributes.disconnect();
  }, { once: true });
}
