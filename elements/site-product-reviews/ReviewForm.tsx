import { useEffect, useId, useRef } from 'react';
import { reviewLimits } from '../../core/contract/product-review.js';
import { useStore } from '../../core/element/use-store.js';
import type { ProductReviewsHost } from './product-reviews.settings.js';
import type { ProductReviewsState } from './product-reviews.state.js';
import type { ReviewField } from './read-reviews.js';
import { StarIcon } from './Stars.js';

interface Part { readonly state: ProductReviewsState; readonly host: ProductReviewsHost }

const ratings = [1, 2, 3, 4, 5];

/** Our own form, where the author has none. */
export function ReviewForm({ state, host }: Part) {
  const { kind, problems, refusal } = useStore(state.$form);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => { form.current!.querySelector<HTMLElement>('[name="rating"]')!.focus(); }, []);
  const problem = (field: ReviewField) => {
    const key = problems.get(field);
    return <p id={`${id}-${field}`} className="error">{key && <span>{host.text(key)}</span>}</p>;
  };
  const described = (field: ReviewField) => ({ 'aria-describedby': `${id}-${field}`, 'aria-invalid': problems.has(field) || undefined });
  return (
    <form
      ref={form}
      className="form"
      part="form"
      method="post"
      action={host.values.formUrl.replace(':id', encodeURIComponent(host.values.productId))}
      data-action="send"
      noValidate
      aria-busy={kind === 'sending'}
    >
      <fieldset {...described('rating')}>
        <legend>{host.text('rating')}</legend>
        <div className="rate">
          {ratings.map(rating => (
            <label key={rating}>
              <input type="radio" name="rating" value={rating} />
              <StarIcon />
              <span className="visually-hidden">{host.text('of', { count: rating })}</span>
            </label>
          ))}
        </div>
        {problem('rating')}
      </fieldset>
      <div>
        <label htmlFor={`${id}-a`}>
          {host.text('headline')} <small>{`(${host.text('optional')})`}</small>
        </label>
        <input id={`${id}-a`} name="title" maxLength={reviewLimits.title} />
      </div>
      <div>
        <label htmlFor={`${id}-b`}>{host.text('text')}</label>
        <textarea id={`${id}-b`} name="text" rows={5} maxLength={reviewLimits.text} required {...described('text')} />
        {problem('text')}
      </div>
      <div>
        <label htmlFor={`${id}-c`}>{host.text('name')}</label>
        <input id={`${id}-c`} name="name" autoComplete="name" maxLength={reviewLimits.name} required {...described('name')} />
        {problem('name')}
      </div>
      <p className="error" role="alert">
        {refusal !== null && <span>{refusal || host.text('failed')}</span>}
      </p>
      <p className="buttons">
        <button className="send" part="send">
          {host.text(kind === 'sending' ? 'sending' : 'send')}
        </button>
        <button className="quiet" type="button" data-action="cancel">
          {host.text('cancel')}
        </button>
      </p>
    </form>
  );
}
