import { useEffect, useRef } from 'react';
import type { Host } from '../../core/element/host.js';
import type { CartEntry } from '../../core/product/cart.js';

/** Where an article was that the visitor took out: a cart is never lost by a slip of the finger. */
export function CartRemovedLine({ entry: { sku, name }, host }: { readonly entry: CartEntry; readonly host: Host }) {
  const undo = useRef<HTMLButtonElement>(null);
  // The control that had the focus is gone.
  useEffect(() => undo.current!.focus(), []);
  return (
    <li className="line removed" data-sku={sku}>
      <p>{host.text('removed', { name })}</p>
      <button ref={undo} className="quiet" type="button" data-action="undo" aria-label={host.text('undoOf', { name })}>
        {host.text('undo')}
      </button>
    </li>
  );
}
