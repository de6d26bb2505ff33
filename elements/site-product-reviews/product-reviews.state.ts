import { atom } from 'nanostores';
import type { ProductReview, ProductReviewsAnswer, ReviewSort } from '../../core/contract/product-review.js';
import type { ReviewField, ReviewProblem } from './read-reviews.js';

export interface ReviewList {
  readonly kind: 'authored' | 'loading' | 'shown' | 'failed';
  /** What has been answered so far, all pages together. */
  readonly answer: ProductReviewsAnswer | null;
  /** A further page is loading. */
  readonly isLoadingMore: boolean;
  /** Id of the first review of the page that came last: the focus goes there. */
  readonly firstNew: string | null;
  readonly announced: string;
}

export interface ReviewForm {
  readonly kind: 'closed' | 'open' | 'sending' | 'sent';
  readonly problems: ReadonlyMap<ReviewField, ReviewProblem>;
  /** Why the shop did not take it: its own sentence, or empty where it did not answer. */
  readonly refusal: string | null;
  readonly isPublished: boolean;
}

/** What is known before anything has been asked. */
export interface InitialReviews {
  readonly answer: ProductReviewsAnswer | null;
  /** The shop is asked. */
  readonly isAsked: boolean;
  readonly hasForm: boolean;
  readonly canWrite: boolean;
}

const orders: Record<ReviewSort, (one: ProductReview, other: ProductReview) => number> = {
  newest: (one, other) => Date.parse(other.created) - Date.parse(one.created) || 0,
  highest: (one, other) => other.rating - one.rating,
  lowest: (one, other) => one.rating - other.rating,
};

/** Reviews as the page has them, in the wanted order. */
export const sorted = (reviews: readonly ProductReview[], sort: ReviewSort): ProductReview[] => [...reviews].sort(orders[sort]);

/** The reviews that are shown and the one that is written. Framework-free: it runs in Node, on a server and in tests. */
export class ProductReviewsState {
  readonly $list;
  readonly $form = atom<ReviewForm>({ kind: 'closed', problems: new Map(), refusal: null, isPublished: false });
  /** The author brought a form. */
  readonly $hasForm;
  /** Whether a visitor may write one. */
  readonly $canWrite;

  constructor({ answer, isAsked, hasForm, canWrite }: InitialReviews = { answer: null, isAsked: false, hasForm: false, canWrite: false }) {
    this.$list = atom<ReviewList>({ kind: answer ? 'shown' : isAsked ? 'loading' : 'authored', answer, isLoadingMore: false, firstNew: null, announced: '' });
    this.$hasForm = atom(hasForm);
    this.$canWrite = atom(canWrite);
  }

  get hasMore(): boolean {
    const { answer } = this.$list.get();
    return answer !== null && answer.reviews.length < answer.total && answer.pageSize > 0;
  }

  get nextPage(): number { return (this.$list.get().answer?.page ?? 0) + 1; }

  /** Asks for the first page; what is shown stays until it is there. */
  load(): void { this.#list({ kind: this.$list.get().answer ? 'shown' : 'loading', firstNew: null }); }
  loadMore(): void { this.#list({ isLoadingMore: true }); }

  show(answer: ProductReviewsAnswer): void { this.#list({ kind: 'shown', answer, isLoadingMore: false, firstNew: null, announced: '' }); }

  /** Adds a page; a review that has moved to it meanwhile is not shown. */
  add(next: ProductReviewsAnswer, say: (count: number) => string): void {
    const { answer } = this.$list.get();
    const known = new Set(answer?.reviews.map(({ id }) => id));
    const added = next.reviews.filter(({ id }) => !known.has(id));
    const reviews = [...answer?.reviews ?? [], ...added];
    // A page without anything new is the last one, whatever the count says.
    this.#list({
      kind: 'shown',
      answer: { ...next, reviews, total: added.length > 0 ? next.total : reviews.length },
      isLoadingMore: false,
      firstNew: added[0]?.id ?? null,
      announced: say(added.length),
    });
  }

  fail(): void { this.#list({ kind: this.$list.get().answer ? 'shown' : 'failed', isLoadingMore: false }); }
  leave(): void { this.#list({ kind: 'authored', answer: null }); }

  open(): void { this.#form({ kind: 'open' }); }
  close(): void { this.#form({ kind: 'closed', problems: new Map(), refusal: null }); }

  /** Whether a review may be sent; if not, `$form` says what is missing. */
  check(problems: ReadonlyMap<ReviewField, ReviewProblem>): boolean {
    if (this.$form.get().kind === 'sending') return false;
    this.#form({ kind: 'open', problems, refusal: null });
    return problems.size === 0;
  }

  send(): void { this.#form({ kind: 'sending' }); }
  refuse(refusal: string): void { this.#form({ kind: 'open', refusal }); }
  stored(isPublished: boolean): void { this.#form({ kind: 'sent', isPublished, problems: new Map(), refusal: null }); }

  #list(list: Partial<ReviewList>): void { this.$list.set({ ...this.$list.get(), ...list }); }
  #form(form: Partial<ReviewForm>): void { this.$form.set({ ...this.$form.get(), ...form }); }
}
