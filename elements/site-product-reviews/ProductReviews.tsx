import { useEffect, useRef } from 'react';
import { reviewSorts, type ProductReview, type ProductReviewsAnswer } from '../../core/contract/product-review.js';
import type { ViewProps } from '../../core/element/definition.js';
import { useStore, useTimeZone } from '../../core/element/use-store.js';
import { dateFormat, numberFormat } from '../../core/text/intl.js';
import type { ProductReviewsHost, productReviewsSettings } from './product-reviews.settings.js';
import type { ProductReviewsState } from './product-reviews.state.js';
import { ReviewForm } from './ReviewForm.js';
import { Stars } from './Stars.js';

type Rows = typeof productReviewsSettings;
interface Part { readonly state: ProductReviewsState; readonly host: ProductReviewsHost }

function Review({ review, host, takesFocus }: { readonly review: ProductReview; readonly host: ProductReviewsHost; readonly takesFocus: boolean }) {
  const { rating, title, text, name, created, isVerified } = review;
  const item = useRef<HTMLLIElement>(null);
  const timeZone = useTimeZone();
  useEffect(() => { if (takesFocus) item.current!.focus(); }, [takesFocus]);
  return (
    <li ref={item} className="review" part="review" tabIndex={takesFocus ? -1 : undefined}>
      <Stars rating={rating} label={host.text('stars', { rating })} />
      {title && <p className="headline" dir="auto">{title}</p>}
      <p className="text" dir="auto">{text}</p>
      <p className="by">
        <bdi>{name}</bdi>
        {created && <time dateTime={created}>{dateFormat(host.language, { dateStyle: 'medium', timeZone }).format(new Date(created))}</time>}
        {isVerified && <span className="verified" part="verified">{host.text('verified')}</span>}
      </p>
    </li>
  );
}

/** The average, and how many reviews have how many stars. */
function Overview({ answer: { average, total, byRating }, host }: { readonly answer: ProductReviewsAnswer; readonly host: ProductReviewsHost }) {
  if (average === null) return null;
  const written = numberFormat(host.language, { minimumFractionDigits: 1 }).format(average);
  const most = Math.max(1, byRating.reduce((sum, count) => sum + count, 0));
  return (
    <div className="overview" part="overview">
      <p className="average">
        <span className="number" part="average">
          {written}
        </span>
        <Stars rating={average} label={host.text('stars', { rating: written })} />
        <span className="hint">{host.text('count', { count: total })}</span>
      </p>
      <ul className="histogram" role="list" part="histogram" aria-label={host.text('histogram')}>
        {[5, 4, 3, 2, 1].map(rating => (
          <li key={rating}>
            <span className="of">{host.text('of', { count: rating })}</span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className="blank" width="100" height="8" />
              <rect width={(byRating[rating - 1]! / most) * 100} height="8" />
            </svg>
            <span className="amount">{byRating[rating - 1]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function List({ answer, state, host }: Part & { readonly answer: ProductReviewsAnswer }) {
  const { isLoadingMore, firstNew, announced } = useStore(state.$list);
  const { sort } = host.values;
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => { if (select.current) select.current.value = sort; }, [sort]);
  return (
    <>
      <Overview answer={answer} host={host} />
      {answer.reviews.length > 1 && (
        <label className="sort">
          <span>{host.text('sortBy')}</span>
          <select ref={select} data-action="sort" part="sort" defaultValue={sort}>
            {reviewSorts.map(each => (
              <option key={each} value={each}>
                {host.text(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {answer.reviews.length === 0 && (
        <p className="none">
          <span>{host.text('none')}</span>
        </p>
      )}
      <ul className="reviews" role="list">
        {answer.reviews.map(review => (
          <Review key={review.id} review={review} host={host} takesFocus={review.id === firstNew} />
        ))}
      </ul>
      {state.hasMore && (
        <p>
          <button className="quiet" type="button" data-action="more" part="more" aria-busy={isLoadingMore}>
            {host.text('more')}
          </button>
        </p>
      )}
      <p className="visually-hidden" role="status">
        <span>{announced}</span>
      </p>
    </>
  );
}

/** Where a visitor writes: the author's form, or ours behind a button. */
function Writing({ state, host }: Part) {
  const { kind, isPublished, refusal, problems } = useStore(state.$form);
  const hasForm = useStore(state.$hasForm);
  const canWrite = useStore(state.$canWrite);
  const { kind: list } = useStore(state.$list);
  // Before the list it would be pushed away; where the shop cannot be reached it would have no answer.
  const isReady = canWrite && !hasForm && list === 'shown';
  const [first] = problems.values();
  return (
    <div className="writing">
      <slot name="form" />
      {hasForm && (
        <p className="error" role="alert">
          {(first || refusal !== null) && <span>{first ? host.text(first) : refusal || host.text('failed')}</span>}
        </p>
      )}
      {isReady && kind === 'closed' && (
        <p>
          <button className="send" type="button" data-action="write" part="write">
            {host.text('write')}
          </button>
        </p>
      )}
      {isReady && (kind === 'open' || kind === 'sending') && <ReviewForm state={state} host={host} />}
      <p className="thanks" role="status" part="thanks">
        {kind === 'sent' && <span>{host.text(isPublished ? 'published' : 'moderated')}</span>}
      </p>
    </div>
  );
}

export function ProductReviews({ state, host }: ViewProps<Rows['settings'], Rows['events'], Rows['texts'], ProductReviewsState>) {
  const { kind, answer } = useStore(state.$list);
  return (
    <section className={kind === 'loading' ? 'waiting' : undefined} aria-label={host.text('title')}>
      {answer ? <List answer={answer} state={state} host={host} /> : <slot />}
      <div role="status" className="message" part="message">
        {kind === 'loading' && (
          <p className="visually-hidden">
            <span>{host.text('loading')}</span>
          </p>
        )}
        {kind === 'failed' && (
          <p className="error">
            <span>{host.text('failed')}</span>{' '}
            <button className="quiet" type="button" data-action="again">
              {host.text('again')}
            </button>
          </p>
        )}
      </div>
      <Writing state={state} host={host} />
    </section>
  );
}
