import { useStore } from '../../../../core/element/use-store.js';
import { $currency } from '../../../../core/stores/currency.js';
import { $site } from '../../../../core/stores/site.js';
import type { BadgeHost } from '../../cart-facts.js';
import { cartMoney } from '../../../../core/product/cart-money.js';
import { getSubtotal } from '../../../../core/product/cart-rows.js';
import { lineId } from '../../../../core/contract/store/cart.js';
import { CartLine, RemovedCartLine } from '../../../../core/product/CartLine.js';
import type { CartEditState } from '../../../../core/product/cart-edit.state.js';

interface Props {
  readonly host: BadgeHost;
  readonly panel: CartEditState;
}

/** The cart beside the page. */
export function CartPanel({ host, panel }: Props) {
  const rows = useStore(panel.$rows);
  const restored = useStore(panel.$restored);
  const announcement = useStore(panel.$announcement);
  const hasNoCart = useStore(panel.$hasNoCart);
  const currency = useStore($currency);
  const { locale } = useStore($site);
  const amounts = cartMoney(rows.flatMap(({ entry, isRemoved }) => (isRemoved ? [] : [entry])), { currency, locale });
  const isEmpty = rows.every(({ isRemoved }) => isRemoved);

  return (
    <dialog className="panel" part="panel" aria-labelledby="title">
      <header className="head">
        <h2 id="title">{host.text('title')}</h2>
        <button className="close" type="button" data-action="close" aria-label={host.text('close')}>
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5l14 14M19 5L5 19" /></svg>
        </button>
      </header>
      {rows.length > 0 && (
        <ul className="lines" role="list">
          {rows.map(({ entry, isRemoved }) => (isRemoved
            ? <RemovedCartLine key={lineId(entry)} entry={entry} host={host} />
            : <CartLine key={lineId(entry)} entry={entry} host={host} money={amounts.price(entry)} takesFocus={restored === lineId(entry)} />))}
        </ul>
      )}
      {isEmpty && (
        <div className="nothing">
          <svg className="bag" viewBox="0 0 48 48" aria-hidden="true">
            <path d="M10 16h28l3 26H7zM17 20v-7a7 7 0 0 1 14 0v7" />
          </svg>
          <p>{host.text('empty')}</p>
          <button className="quiet" type="button" data-action="close">{host.text('continue')}</button>
        </div>
      )}
      {hasNoCart && <p className="error" role="alert">{host.text('noCart')}</p>}
      {!isEmpty && (
        <footer className="foot">
          {amounts.currency !== null && <dl className="sum"><dt>{host.text('subtotal')}</dt><dd>{amounts.sum(getSubtotal(rows))}</dd></dl>}
          <p className="note">{host.text('note')}</p>
          <form method="post" action={host.values.checkoutUrl} data-action="checkout">
            <input type="hidden" name="cart" />
            <button className="checkout" part="checkout">{host.text('checkout')}</button>
          </form>
        </footer>
      )}
      <p className="visually-hidden" role="status">{announcement}</p>
    </dialog>
  );
}
