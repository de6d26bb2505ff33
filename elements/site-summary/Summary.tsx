import type { ViewProps } from '../../core/element/definition.js';
import { useStore } from '../../core/element/use-store.js';
import { safeUrl } from '../../core/links/safe-url.js';
import { formatMoney } from '../../core/money/format-money.js';
import { pictureAddress } from '../../core/product/cart-rows.js';
import { $currency } from '../../core/stores/currency.js';
import { $site } from '../../core/stores/site.js';
import { dateFormat } from '../../core/text/intl.js';
import { type MetadataName, readMetadata, summaryDesigns, summaryKinds } from './designs.js';
import { readDate, type SummaryItem } from './summary-items.js';
import type { SummaryHost, summarySettings } from './summary.settings.js';
import type { SummaryState } from './summary.state.js';

type Rows = typeof summarySettings;
interface Part { readonly host: SummaryHost; readonly item: SummaryItem }

function When({ host, item }: Part) {
  const date = readDate(item.date);
  if (!date) return null;
  const format = dateFormat(host.language, { dateStyle: 'long', ...date.hasTime && host.values.kind === 'events' && { timeStyle: 'short' }, timeZone: 'UTC' });
  return <time dateTime={date.datetime}>{format.format(date.utc)}</time>;
}

function Price({ host, item: { priceCents, compareAtCents, currency } }: Part) {
  if (priceCents === null) return null;
  const money = (cents: number) => formatMoney(cents, { currency: currency || host.read($currency), locale: host.read($site).locale });
  return (
    <span className="price">
      {compareAtCents !== null && <del><span className="visually-hidden">{`${host.text('was')} `}</span>{money(compareAtCents)}</del>}
      <span className={compareAtCents === null ? 'now' : 'now reduced'}>{money(priceCents)}</span>
    </span>
  );
}

/** What is shown of an item beside its title, in the author's order. */
function Metadata({ host, item }: Part) {
  const { metadata, kind } = host.values;
  const shown: readonly MetadataName[] = readMetadata(metadata) ?? summaryKinds[kind];
  const has: Record<MetadataName, boolean> = {
    date: readDate(item.date) !== null,
    author: item.author !== '',
    category: item.category !== '',
    location: item.location !== '',
    price: item.priceCents !== null,
  };
  const present = shown.filter(name => has[name]);
  if (present.length === 0) return null;
  return (
    <ul className="metadata" part="metadata">
      {present.map(name => (
        <li key={name}>
          {name === 'date' ? (
            <When host={host} item={item} />
          ) : name === 'price' ? (
            <Price host={host} item={item} />
          ) : (
            <span>{name === 'author' ? host.text('by', { author: item.author }) : item[name]}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Item({ host, item, isFirst }: Part & { readonly isFirst: boolean }) {
  const { title, image, imageText, excerpt } = item;
  const url = safeUrl(item.url);
  const source = pictureAddress(image, '750w');
  const picture = source && <img src={source} alt={imageText} loading={isFirst ? 'eager' : 'lazy'} decoding="async" />;
  return (
    <li className="item" part="item">
      {/* A picture alone is the link itself, named by its text, or by where it leads. */}
      {picture && <div className="media">{!title && url ? <a href={url} aria-label={imageText || url}>{picture}</a> : picture}</div>}
      <div className="words">
        {title && <p className="title" part="title">{url ? <a href={url}>{title}</a> : title}</p>}
        <Metadata host={host} item={item} />
        {host.values.excerpt && excerpt && <p className="excerpt" part="excerpt">{excerpt}</p>}
        {host.values.readMore && url && <p className="read-more"><a href={url} aria-label={host.text('readMoreOf', { title })}>{host.text('readMore')}</a></p>}
      </div>
    </li>
  );
}

function Arrow({ host, to, isEnd }: { readonly host: SummaryHost; readonly to: 'previous' | 'next'; readonly isEnd: boolean }) {
  return (
    <button type="button" className={`arrow ${to}`} part={to} data-action={to} disabled={isEnd} aria-label={host.text(to)}>
      <svg viewBox="0 0 20 20" aria-hidden="true"><path d="m8 4 6 6-6 6" /></svg>
    </button>
  );
}

/** That the items are loading, or could not be loaded. */
function News({ host, status }: { readonly host: SummaryHost; readonly status: string }) {
  if (status === 'loading') return <div className="news" role="status"><p>{host.text('loading')}</p></div>;
  if (status !== 'failed') return null;
  return (
    <div className="news" part="error" role="alert">
      <p>{host.text('failed')}</p>
      <button type="button" className="more" data-action="again">
        {host.text('again')}
      </button>
    </div>
  );
}

export function Summary({ values, state, host }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], SummaryState>) {
  const { status, isAuthored, shown, hasMore, isAsking, isAtStart, isAtEnd, announced } = useStore(state.$snapshot);
  useStore($currency);
  useStore($site);
  const { isRow } = summaryDesigns[values.design];
  const label = values.label || host.text('label');
  const name = `items ${values.design}`;
  const isScrollable = isRow && !(isAtStart && isAtEnd);
  return (
    <div className={`frame columns-${values.columns}`} {...(isRow && status === 'ready' && { role: 'group', 'aria-label': label })}>
      {status === 'ready' && !isAuthored ? (
        <ul className={name} part="items" aria-label={label} tabIndex={isScrollable ? 0 : undefined}>
          {shown.map((item, at) => (
            <Item key={`${item.id} ${at}`} host={host} item={item} isFirst={at < 2} />
          ))}
        </ul>
      ) : null}
      <div
        className={isAuthored ? name : 'rest'}
        part={isAuthored ? 'items' : undefined}
        hidden={!isAuthored && status === 'ready'}
        {...(isAuthored && isScrollable && { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <slot />
      </div>
      {/* Their space is reserved before it is known whether the row scrolls: nothing below it moves. */}
      {isRow && (
        <div className="arrows">
          {isScrollable && (
            <>
              <Arrow host={host} to="previous" isEnd={isAtStart} />
              <Arrow host={host} to="next" isEnd={isAtEnd} />
            </>
          )}
        </div>
      )}
      <News host={host} status={status} />
      {status === 'ready' && hasMore && (
        <p className="foot">
          <button type="button" className="more" part="more" data-action="more" aria-disabled={isAsking || undefined}>
            {host.text(isAsking ? 'loading' : 'more')}
          </button>
        </p>
      )}
      <p className="visually-hidden" role="status">
        <span>{announced}</span>
      </p>
    </div>
  );
}
