import { useStore } from '../../core/element/use-store.js';
import { cartFacts, type BadgeProps } from './cart-facts.js';
import { CartPanel } from './features/panel/CartPanel.js';

/** The badge, and the panel once it was opened. Before React is there, paint-badge.ts paints the same. */
export function CartBadge({ values, state, host }: BadgeProps) {
  const panel = useStore(state.$panel); // none while React takes the painted badge over
  const { count, countText, subtotal, name } = cartFacts(host);
  return (
    <>
      <div className={`badge${count ? '' : ' empty'}${values.hideSubtotal ? ' no-subtotal' : ''}`} part="badge" data-action="open">
        {!values.hideSubtotal && <span className="subtotal" part="subtotal" aria-hidden="true">{subtotal || null}</span>}
        {state.hasOwnControl
          ? <slot />
          : (
            <button className="control" part="button" type="button" aria-haspopup="dialog" aria-label={`${state.label}, ${name}`}>
              <slot>{host.text('cart')}</slot>
            </button>
          )}
        <span className="count" part="count" aria-hidden="true">{countText}</span>
      </div>
      {panel && <CartPanel host={host} panel={panel} />}
    </>
  );
}
