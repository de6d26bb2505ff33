import { useEffect, useRef, useState } from 'react';
import type { Order, OrderLine } from '../../core/contract/order.js';
import type { ViewProps } from '../../core/element/definition.js';
import { useStore, useTimeZone } from '../../core/element/use-store.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { formatMoney } from '../../core/money/format-money.js';
import { imageAddress } from '../../core/product/cart-rows.js';
import { $currency } from '../../core/stores/currency.js';
import { $site } from '../../core/stores/site.js';
import { dateFormat, numberFormat } from '../../core/text/intl.js';
import type { OrderSummaryHost, orderSummarySettings } from './order-summary.settings.js';
import { orderSteps, type OrderSummaryState } from './order-summary.state.js';

type Rows = typeof orderSummarySettings;
interface Part { readonly order: Order; readonly host: OrderSummaryHost; readonly money: (cents: number) => string }

const stateTexts = { pending: 'statePending', paid: 'statePaid', fulfilled: 'stateFulfilled', canceled: 'stateCanceled', refunded: 'stateRefunded' } as const;

/** A picture that does not load leaves its place plain. */
function Picture({ address }: { readonly address: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    image.current?.addEventListener('error', () => setIsMissing(true), { signal: ended.signal });
    return () => ended.abort();
  }, []);
  return isMissing ? null : <img ref={image} src={address} alt="" />;
}

function Line({ line, host, money }: Omit<Part, 'order'> & { readonly line: OrderLine }) {
  const { name, optionText, quantity, priceCents, totalCents, image, url, form } = line;
  const source = image && imageAddress(image);
  const address = url && safeUrl(url);
  return (
    <li className="line">
      <span className="picture">{source && <Picture key={source} address={source} />}</span>
      <div className="what">
        <p className="name">{address ? <a href={address}>{name}</a> : <span>{name}</span>}</p>
        {optionText && <p className="hint">{optionText}</p>}
        {form.map(({ rawTitle, value }) => <p key={rawTitle} className="hint">{`${rawTitle}: ${value}`}</p>)}
        <p className="hint amount">{`${numberFormat(host.language).format(quantity)} × ${money(priceCents)}`}</p>
      </div>
      <p className="amount sum">{money(totalCents)}</p>
    </li>
  );
}

/** Where the order is: the three steps of one that goes well, or what has become of it. */
function Progress({ order, host }: Omit<Part, 'money'>) {
  const at = orderSteps.findIndex(step => step === order.state);
  if (at < 0) return <p className="state" part="state">{host.text(stateTexts[order.state])}</p>;
  return (
    <ol className="steps" part="state" aria-label={host.text('progress')}>
      {orderSteps.map((step, index) => (
        <li key={step} className={index < at ? 'done' : undefined} aria-current={index === at ? 'step' : undefined}>
          <span>{host.text(stateTexts[step])}</span>
        </li>
      ))}
    </ol>
  );
}

function Sums({ order, host, money }: Part) {
  const {
    subtotalCents,
    discountCents,
    coupons,
    shippingName,
    shippingCostCents,
    taxCents,
    isTaxIncluded,
    reverseChargeCents,
    giftCardCents = 0,
    grandTotalCents,
    refundedCents,
  } = order;
  return (
    <div className="sums" part="sums">
      <dl>
        <div>
          <dt>{host.text('subtotal')}</dt>
          <dd>{money(subtotalCents)}</dd>
        </div>
        {discountCents > 0 && (
          <div>
            <dt>{coupons.length > 0 ? `${host.text('discount')} (${coupons.join(', ')})` : host.text('discount')}</dt>
            <dd>{money(-discountCents)}</dd>
          </div>
        )}
        {shippingName !== null && (
          <div>
            <dt>{`${host.text('shipping')} (${shippingName})`}</dt>
            <dd>{shippingCostCents ? money(shippingCostCents) : host.text('free')}</dd>
          </div>
        )}
        {taxCents > 0 && !isTaxIncluded && (
          <div>
            <dt>{host.text('tax')}</dt>
            <dd>{money(taxCents)}</dd>
          </div>
        )}
        {reverseChargeCents !== undefined && (
          <div>
            <dt>{host.text('reverseCharge')}</dt>
            <dd>{money(-reverseChargeCents)}</dd>
          </div>
        )}
        {giftCardCents > 0 && (
          <div>
            <dt>{host.text('giftCard')}</dt>
            <dd>{money(-giftCardCents)}</dd>
          </div>
        )}
        <div className="total">
          <dt>{host.text('total')}</dt>
          <dd>{money(grandTotalCents)}</dd>
        </div>
      </dl>
      {taxCents > 0 && isTaxIncluded && <p className="hint">{host.text('taxIncluded', { tax: money(taxCents) })}</p>}
      {refundedCents > 0 && (
        <p>
          <strong>{host.text('paidBack', { sum: money(refundedCents) })}</strong>
        </p>
      )}
    </div>
  );
}

function Shown({ order, token, host, money }: Part & { readonly token: string }) {
  const { values } = host;
  const timeZone = useTimeZone();
  const { number, state, created, lines, isDemo } = order;
  const heading =
    values.page === 'status'
      ? host.text('orderNumber', { number })
      : host.text(state === 'pending' || values.page === 'received' ? 'orderReceived' : 'thanks');
  const payment = state === 'pending' && token ? safeUrl(values.paymentUrl.replace(':token', token)) : null;
  const date = created && dateFormat(host.language, { dateStyle: 'long', timeZone }).format(new Date(created));
  return (
    <section className="order" aria-labelledby="heading" part="order">
      <header>
        <h2 id="heading" part="heading">
          {heading}
        </h2>
        <p>
          {date ? host.text('orderOf', { number, date }) : host.text('orderNumber', { number })}
          {state === 'paid' && values.page !== 'status' && <span>{` ${host.text('written')}`}</span>}
        </p>
      </header>
      <Progress order={order} host={host} />
      {isDemo && (
        <p className="note" part="note">
          {host.text('demoOrder')}
        </p>
      )}
      {payment && (
        <p className="pay">
          <a className="button" href={payment} part="button">
            {host.text('toPayment')}
          </a>
        </p>
      )}
      <h3 className="visually-hidden">{host.text('lines')}</h3>
      <ul className="lines" role="list" part="lines">
        {lines.map((line, index) => (
          <Line key={`${index} ${line.sku}`} line={line} host={host} money={money} />
        ))}
      </ul>
      <Sums order={order} host={host} money={money} />
      <p className="actions">
        <button type="button" className="quiet" data-action="print" part="print">
          {host.text('print')}
        </button>{' '}
        <slot name="actions" />
      </p>
    </section>
  );
}

export function OrderSummary({ state, host }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], OrderSummaryState>) {
  const view = useStore(state.$view);
  const currency = useStore($currency);
  const { locale } = useStore($site);
  const money = (cents: number) => formatMoney(cents, { currency: state.order?.currency || currency, locale });
  return (
    <>
      <div className="frame">
        {view.kind === 'shown' ? <Shown order={view.order} token={view.token} host={host} money={money} /> : <slot />}
      </div>
      <div className="message" role="status" part="message">
        {view.kind === 'loading' && (
          <p className="visually-hidden">
            <span>{host.text('loading')}</span>
          </p>
        )}
        {view.kind === 'missing' && (
          <p className="error">
            <span>{host.text('noOrder')}</span>
          </p>
        )}
        {view.kind === 'failed' && (
          <p className="error">
            <span>{host.text('failed')}</span>{' '}
            <button type="button" className="quiet" data-action="again">
              {host.text('again')}
            </button>
          </p>
        )}
      </div>
    </>
  );
}
