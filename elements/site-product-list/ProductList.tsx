import { createElement, memo, useEffect, useRef } from 'react';
import type { ViewProps } from '../../core/element/definition.js';
import { useStore } from '../../core/element/use-store.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { formatMoney } from '../../core/money/format-money.js';
import { pictureAddress } from '../../core/product/cart-rows.js';
import { writeJson } from '../../core/registry/write-json.js';
import { $currency } from '../../core/stores/currency.js';
import { $site } from '../../core/stores/site.js';
import { getFilterUrl, Filters, type Part } from './filters/Filters.js';
import { pagesNear } from './query/find-matching-products.js';
import type { ListedProduct } from './products/listed-product.js';
import type { productListSettings } from './product-list.settings.js';
import type { ProductListState } from './product-list.state.js';

type Rows = typeof productListSettings;

function Price({ host, product }: { readonly host: Part['host']; readonly product: ListedProduct }) {
  const { fromCents, compareAtCents, pricesVary } = product;
  const money = (cents: number) => formatMoney(cents, { currency: product.currency || host.read($currency), locale: host.read($site).locale });
  if (fromCents === null) return null;
  return (
    <p className="price" part="price">
      {compareAtCents !== null && <del><span className="visually-hidden">{`${host.text('was')} `}</span>{money(compareAtCents)}</del>}
      <span className={compareAtCents === null ? 'now' : 'now reduced'}>{pricesVary ? host.text('from', { price: money(fromCents) }) : money(fromCents)}</span>
    </p>
  );
}

interface CardProps {
  readonly host: Part['host'];
  readonly product: ListedProduct;
  readonly isFirst: boolean;
  /** What every card is drawn with, beside its product: another one renders them all again. */
  readonly drawnWith: string;
}

/** A card that is there is not drawn again when more are shown after it. */
const Card = memo(function Card({ host, product, isFirst }: CardProps) {
  const { id, name, image, imageText, isSoldOut, isOnSale, rating } = product;
  const url = safeUrl(product.url);
  const source = pictureAddress(image, '500w');
  const mark = isSoldOut ? 'soldOut' : isOnSale ? 'sale' : null;
  return (
    <li className="card" part="card" data-id={id}>
      <div className="media">
        {source && <img src={source} alt={imageText} loading={isFirst ? 'eager' : 'lazy'} decoding="async" />}
        {mark && (
          <span className={`mark ${mark}`} part="mark">
            {host.text(mark)}
          </span>
        )}
        {host.values.quickView && product.given && (
          <button
            className="quick"
            type="button"
            part="quick-view"
            data-action="quick-view"
            data-id={id}
            aria-haspopup="dialog"
            aria-label={host.text('quickViewOf', { name })}
          >
            {host.text('quickView')}
          </button>
        )}
      </div>
      <p className="name" part="name">
        {url ? (
          <a href={url} data-action="leave" data-id={id}>
            {name}
          </a>
        ) : (
          name
        )}
      </p>
      <Price host={host} product={product} />
      {rating && (
        <p className="rating">
          <span aria-hidden="true">{`★ ${rating.average} (${rating.count})`}</span>
          <span className="visually-hidden">{host.text('stars', { average: rating.average, count: rating.count })}</span>
        </p>
      )}
    </li>
  );
});

const cardTexts = ['was', 'from', 'soldOut', 'sale', 'quickView', 'quickViewOf', 'stars'] as const;

function Pager({ host, snapshot }: Part) {
  const { query, pages } = snapshot;
  const { page } = query;
  const to = (next: number) => ({ href: getFilterUrl({ host, snapshot }, { ...query, page: next }), 'data-action': 'page', 'data-page': next });
  if (pages < 2) return null;
  if (host.values.paging === 'more')
    return page < pages ? (
      <p className="pager">
        <a className="more" part="more" {...to(page + 1)}>
          {host.text('more')}
        </a>
      </p>
    ) : null;
  return (
    <nav className="pager" part="pages" aria-label={host.text('pages')}>
      {page > 1 && <a rel="prev" {...to(page - 1)}>{host.text('previous')}</a>}
      {pagesNear(page, pages).map((each, at) => (each === null
        ? <span key={`gap ${at}`} className="gap">…</span>
        : <a key={each} {...to(each)} aria-current={each === page ? 'page' : undefined} aria-label={host.text('page', { page: each })}>{each}</a>))}
      {page < pages && <a rel="next" {...to(page + 1)}>{host.text('next')}</a>}
    </nav>
  );
}

/** The product itself, drawn by its own element: it reads what it is from its attribute. */
function Product({ product }: { readonly product: ListedProduct }) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => { element.current!.setAttribute('product', writeJson(product.given)); }, [product]);
  return createElement('site-product', { ref: element, 'structured-data': 'false' });
}

function QuickView({ host, snapshot: { quickView } }: Part) {
  const url = safeUrl(quickView?.url ?? '');
  return (
    <dialog className="quick-view" part="dialog" aria-label={quickView ? host.text('quickViewOf', { name: quickView.name }) : undefined}>
      <button className="close" type="button" data-action="close" aria-label={host.text('close')}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="m5 5 10 10m0-10L5 15" />
        </svg>
      </button>
      {quickView && <Product key={quickView.id} product={quickView} />}
      {quickView && url && (
        <p className="details">
          <a href={url} data-action="leave" data-id={quickView.id}>
            {host.text('details')}
          </a>
        </p>
      )}
    </dialog>
  );
}

/** Placeholders for the products that are loading. An error is shown inside them, so that nothing moves. */
function Waiting({ host, hasFailed }: { readonly host: Part['host']; readonly hasFailed: boolean }) {
  return (
    <div className={hasFailed ? 'waiting failed' : 'waiting'} {...(!hasFailed && { role: 'status', 'aria-label': host.text('loading') })}>
      <div className="list skeleton" aria-hidden="true">
        {[...Array(Math.min(host.values.pageSize, 24)).keys()].map(at => (
          <span key={at} className="media" />
        ))}
      </div>
      {hasFailed && (
        <div className="nothing" part="error" role="alert">
          <p>{host.text('failed')}</p>
          <button type="button" className="again" data-action="again">
            {host.text('again')}
          </button>
        </div>
      )}
    </div>
  );
}

export function ProductList({ values, state, host }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], ProductListState>) {
  const snapshot = useStore(state.$snapshot);
  const currency = useStore($currency);
  const { locale } = useStore($site);
  const { status, isAuthored, shown, quickView } = snapshot;
  const isOurs = status === 'ready' && !isAuthored;
  const isWaiting = status === 'loading' || status === 'failed';
  const label = values.label || host.text('label');
  const part = { host, snapshot };
  const drawnWith = [currency, locale, values.quickView, ...cardTexts.map(key => host.text(key))].join('\n');
  return (
    <>
      {status === 'ready' && <Filters {...part} />}
      {isOurs && shown.length > 0 && (
        <ul className="list" part="list" aria-label={label}>
          {shown.map((product, at) => (
            <Card key={product.id} host={host} product={product} isFirst={at < 4} drawnWith={drawnWith} />
          ))}
        </ul>
      )}
      <div className={isAuthored ? 'authored' : isWaiting ? 'before' : 'rest'} hidden={isOurs}>
        <slot />
      </div>
      {isWaiting && <Waiting host={host} hasFailed={status === 'failed'} />}
      {status === 'ready' && shown.length === 0 && (
        <p className="nothing" part="empty">
          {host.text('none')}
        </p>
      )}
      {status === 'ready' && <Pager {...part} />}
      {(quickView || (values.quickView && status === 'ready')) && <QuickView {...part} />}
    </>
  );
}
