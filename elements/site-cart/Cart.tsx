import type { ViewProps } from '../../core/element/definition.js';
import { useStore } from '../../core/element/use-store.js';
import { lineId } from '../../core/contract/store/cart.js';
import { CartLine, RemovedCartLine } from '../../core/product/CartLine.js';
import { $cart } from '../../core/stores/cart.js';
import { expressButtons } from '../../core/shop/express-checkout.js';
import { $shopCart } from '../../core/shop/shop-cart.js';
import { $currency } from '../../core/stores/currency.js';
import { $site } from '../../core/stores/site.js';
import { regionNames } from '../../core/text/intl.js';
import type { CartNotice } from '../../core/contract/cart.js';
import type { CartHost, cartSettings } from './cart.settings.js';
import type { CartState } from './cart.state.js';
import { maxCodeLength } from './read-offer.js';

type Rows = typeof cartSettings;
type Money = (cents: number) => string;
interface Part { readonly state: CartState; readonly host: CartHost; readonly money: Money }

function Coupons({ state, host }: Part) {
  const { validCoupons, invalidCoupons } = state.sums();
  const refused = useStore(state.$refusedCode);
  return (
    <form className="coupon" data-action="coupon" noValidate>
      <label htmlFor="code">{host.text('coupon')}</label>
      <div className="row">
        <input
          id="code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={maxCodeLength}
          aria-describedby="code-error"
        />
        <button className="quiet">{host.text('apply')}</button>
      </div>
      <p id="code-error" className="error" part="error">
        {refused && <span>{refused}</span>}
        {invalidCoupons.map(code => (
          <span key={code}>{host.text('couponInvalid', { code })}</span>
        ))}
      </p>
      {validCoupons.map(code => (
        <p key={code} className="row">
          <span>{host.text('couponValid', { code })}</span>
          <button
            className="quiet"
            type="button"
            data-action="remove-coupon"
            data-code={code}
            aria-label={host.text('removeCoupon', { code })}
          >
            {host.text('remove')}
          </button>
        </p>
      ))}
    </form>
  );
}

function Shipping({ state, host, money }: Part) {
  const { shippingOptions, selectedShippingOption } = state.sums();
  const names = regionNames(host.language);
  const nameOf = (code: string) => { try { return names.of(code) ?? code; } catch { return code; } };
  return (
    <div className="shipping">
      {(state.countries.length > 1 || state.isPlaceOpen) && (
        <label><span>{host.text('country')}</span>
          <select data-action="country" defaultValue={state.choices.country}>
            {state.isPlaceOpen && <option value="" disabled hidden />}
            {state.countries.map(code => <option key={code} value={code}>{nameOf(code)}</option>)}
          </select>
        </label>
      )}
      <fieldset hidden={state.isPlaceOpen && shippingOptions.length === 0}>
        <legend>{host.text('shipping')}</legend>
        {!shippingOptions.length && <p>{host.text('noShipping')}</p>}
        {shippingOptions.map(option => (
          <label key={option.id ?? option.name}>
            <input type="radio" name="shipping" value={option.id ?? option.name} data-action="shipping" defaultChecked={option === selectedShippingOption} />
            <span>{option.name}</span><span>{option.cents ? money(option.cents) : host.text('free')}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** Express payment buttons, above the checkout. */
function Express({ state, host }: Pick<Part, 'state' | 'host'>) {
  const problem = useStore(state.$expressProblem);
  useStore($shopCart);
  useStore($site);
  const buttons = expressButtons();
  if (buttons.length === 0) return null;
  return (
    <div className="express" part="express">
      {buttons.map(({ provider, title, explanation }) => (
        <div key={provider}>
          <button
            className="express-button"
            type="button"
            part="express-button"
            data-action="express"
            data-provider={provider}
            aria-describedby={`express-${provider}`}
          >
            {title}
          </button>
          <p className="note" id={`express-${provider}`}>
            {explanation}
          </p>
        </div>
      ))}
      {problem !== null && (
        <p className="error" role="alert">
          <span>{problem || host.text('noAnswer')}</span>
        </p>
      )}
      <p className="or">
        <span>{host.text('or')}</span>
      </p>
    </div>
  );
}

/** What the shop found other than the cart had it, and whether it answers. */
function Notices({ state, host, money }: Part) {
  const { refusal } = useStore($shopCart);
  const wordsOf = ({ code, message, values: { name, quantity, priceCents: price } }: CartNotice) => {
    if (code === 'price-changed' && name !== undefined && typeof price === 'number') return host.text('priceChanged', { name, price: money(price) });
    if (code === 'low-stock' && name !== undefined && quantity !== undefined) return host.text('lowStock', { name, quantity });
    if (code === 'sold-out' && name !== undefined) return host.text('soldOut', { name });
    if (code === 'product-gone' && name !== undefined) return host.text('gone', { name });
    return message;
  };
  const notices = state.shopCart?.notices ?? [];
  return (
    <div className="notices" aria-live="polite" part="notices">
      {notices.map(notice => (
        <p key={`${notice.code} ${notice.sku ?? notice.message}`} className="notice">
          {wordsOf(notice)}
        </p>
      ))}
      {refusal !== null && (
        <p className="notice error">
          <span>{refusal || host.text('noAnswer')}</span>{' '}
          <button className="quiet" type="button" data-action="again">
            {host.text('again')}
          </button>
        </p>
      )}
    </div>
  );
}

/** The sums below the lines. */
function Amounts({ state, isPending, host, money }: Part & { readonly isPending: boolean }) {
  const sums = state.sums();
  return (
    <dl>
      <div>
        <dt>{host.text('subtotal')}</dt>
        <dd>{money(sums.subtotalCents)}</dd>
      </div>
      {sums.discountCents > 0 && (
        <div>
          <dt>{host.text('discount')}</dt>
          <dd>{money(-sums.discountCents)}</dd>
        </div>
      )}
      {sums.selectedShippingOption && (
        <div>
          <dt>{host.text('shipping')}</dt>
          <dd>{sums.shippingCostCents ? money(sums.shippingCostCents) : host.text('free')}</dd>
        </div>
      )}
      {sums.taxCents !== null && !sums.isTaxIncluded && (
        <div>
          <dt>{host.text('tax')}</dt>
          <dd>{money(sums.taxCents)}</dd>
        </div>
      )}
      {sums.reverseChargeCents !== undefined && (
        <div>
          <dt>{host.text('reverseCharge')}</dt>
          <dd>{money(-sums.reverseChargeCents)}</dd>
        </div>
      )}
      {sums.giftCardCents !== undefined && (
        <div>
          <dt>{host.text('giftCard')}</dt>
          <dd>{money(-sums.giftCardCents)}</dd>
        </div>
      )}
      <div className={isPending ? 'total pending' : 'total'}>
        <dt>{host.text('total')}</dt>
        <dd>{money(sums.grandTotalCents)}</dd>
      </div>
    </dl>
  );
}

/** The cart page. */
export function Cart({ values, state, host }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], CartState>) {
  useStore($cart);
  useStore(state.$choices);
  const rows = useStore(state.edit.$rows);
  const restored = useStore(state.edit.$restored);
  const announcement = useStore(state.edit.$announcement);
  const hasNoCart = useStore(state.edit.$hasNoCart);
  const { isPending } = useStore($shopCart);
  const currency = useStore($currency);
  const { locale } = useStore($site);
  const amounts = state.money({ currency, locale });
  const money: Money = amounts.sum;
  const sums = state.sums();
  const part = { state, host, money };
  const isEmpty = rows.every(({ isRemoved }) => isRemoved);
  return (
    <section className="cart" aria-label={host.text('title')}>
      <Notices {...part} />
      {rows.length > 0 && (
        <ul className="lines" role="list" part="lines">
          {rows.map(({ entry, isRemoved }) =>
            isRemoved ? (
              <RemovedCartLine key={lineId(entry)} entry={entry} host={host} />
            ) : (
              <CartLine key={lineId(entry)} entry={entry} host={host} money={amounts.price(entry)} takesFocus={restored === lineId(entry)} />
            ),
          )}
        </ul>
      )}
      {isEmpty && (
        <div className="nothing">
          <p>{host.text('empty')}</p>
          <slot />
        </div>
      )}
      {!isEmpty && (
        <div className="summary" part="summary">
          {state.hasCoupons && <Coupons {...part} />}
          {state.hasShipping && <Shipping {...part} />}
          {amounts.currency !== null && (
            <Amounts {...part} isPending={isPending} />
          )}
          {sums.taxCents === null && <p className="note">{host.text('note')}</p>}
          {sums.taxCents !== null && sums.isTaxIncluded && (
            <p className="note">{host.text('taxIncluded', { tax: money(sums.taxCents) })}</p>
          )}
          {state.shopCart?.hasDigital && <p className="note">{host.text('digital')}</p>}
          <Express state={state} host={host} />
          <form method="post" action={values.checkoutUrl} data-action="checkout">
            <input type="hidden" name="cart" />
            <button className="checkout" part="checkout">
              {host.text('checkout')}
            </button>
          </form>
        </div>
      )}
      {hasNoCart && (
        <p className="error" role="alert" part="error">
          {host.text('noCart')}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  );
}
