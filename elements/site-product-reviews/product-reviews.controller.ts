import { pagePaths } from '../../core/contract/paths-of-pages.js';
import type { ProductReviewsAnswer, ReviewAnswer, ReviewRequest, ReviewSort } from '../../core/contract/product-review.js';
import { $site } from '../../core/stores/site.js';
import { readPageReviews, canWriteReview } from './first-shown.js';
import type { ProductReviewsHost } from './product-reviews.settings.js';
import type { ProductReviewsState } from './product-reviews.state.js';
import { RatingData } from './rating-data.js';
import { readReview, readReviews } from './read-reviews.js';

/** Asks for reviews, sends the visitor's own, and follows a form of the author's. */
export class ProductReviewsController {
  readonly #state: ProductReviewsState;
  readonly #host: ProductReviewsHost;
  #data: RatingData | null = null;
  #pendingRequest: AbortController | null = null;
  /** From `connect` to the end of the mount. */
  isAttached = false;

  constructor(state: ProductReviewsState, host: ProductReviewsHost) {
    this.#state = state;
    this.#host = host;
  }

  connect(): void {
    const { element, signal } = this.#host;
    this.isAttached = true;
    this.#data = new RatingData(signal);
    signal.addEventListener('abort', () => {
      this.isAttached = false;
      this.#pendingRequest?.abort();
    }, { once: true });
    this.#host.watch($site);
    this.#host.onLightChange(() => this.#findForm());
    element!.addEventListener('submit', event => { if (element!.contains(event.composedPath()[0] as Element)) this.submit(event); }, { signal });
    signal.addEventListener('abort', this.#state.$list.subscribe(({ kind, answer }) => {
      for (const state of ['loading', 'failed'] as const) this.#host.toggleState(state, kind === state);
      this.#host.toggleState('empty', answer?.total === 0);
      const { name, structuredData } = this.#host.values;
      this.#data?.show(structuredData && name && answer?.average ? { name, average: answer.average, count: answer.total } : null);
    }), { once: true });
    this.read();
  }

  /** Shows the reviews of the settings, or asks for those of the product. */
  read(): void {
    if (!this.isAttached) return;
    const { values } = this.#host;
    this.#findForm();
    this.#state.$canWrite.set(canWriteReview(values, this.orderToken));
    if (Object.keys(Object(values.reviews)).length > 0) {
      const answer = readPageReviews(values);
      if (answer) return this.#state.show(answer);
      this.#host.warn('reviews are invalid; expected { "reviews": [{ "rating": 1 to 5, "text", "name" }] }; leaving your own markup.');
    }
    if (values.productId) void this.load();
    else this.#state.leave();
  }

  get orderToken(): string { return this.#host.values.orderToken || (new URLSearchParams(location.search).get('order') ?? ''); }

  #findForm(): void { this.#state.$hasForm.set(this.#host.element!.querySelector('form') !== null); }

  async load(): Promise<void> {
    this.#state.load();
    const answer = await this.#fetchPage(1);
    if (answer === 'aborted') return;
    if (answer) this.#state.show(answer);
    else this.#state.fail();
  }

  async loadMore(): Promise<void> {
    if (this.#state.$list.get().isLoadingMore) return;
    this.#state.loadMore();
    const answer = await this.#fetchPage(this.#state.nextPage);
    if (answer === 'aborted') return;
    if (answer) this.#state.add(answer, count => this.#host.text('loaded', { count }));
    else this.#state.fail();
  }

  sort(sort: ReviewSort): void {
    this.#host.set('sort', sort);
    this.read();
  }

  async #fetchPage(page: number): Promise<ProductReviewsAnswer | null | 'aborted'> {
    this.#pendingRequest?.abort();
    const { signal } = this.#pendingRequest = new AbortController();
    const { productId, sort } = this.#host.values;
    const { request } = await import('../../core/request/request.js');
    const result = await request.get<ProductReviewsAnswer>(pagePaths.productReviews.replace(':id', encodeURIComponent(productId)), {
      query: { sort, page },
      signal,
      retries: 2,
    });
    if (signal.aborted) return 'aborted';
    return result.kind === 'success' ? readReviews(result.data) : null;
  }

  /** Our form, or the author's, whose buttons the browser has asked already. */
  submit(event: Event): void {
    if (event.defaultPrevented || !this.#host.values.productId) return; // the author's form goes its own way
    event.preventDefault();
    void this.#send(event.composedPath()[0] as HTMLFormElement);
  }

  async #send(form: HTMLFormElement): Promise<void> {
    const { review, problems } = readReview(new FormData(form));
    if (!this.#state.check(problems)) {
      const [first] = problems.keys();
      if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const token = this.orderToken;
    const whole: ReviewRequest = { ...review, ...token && !review.orderToken && { orderToken: token } };
    if (!this.#host.emit('site-review-submit', { review: whole })) return;
    this.#state.send();
    const { request } = await import('../../core/request/request.js');
    const result = await request.post<ReviewAnswer>(
      pagePaths.productReviews.replace(':id', encodeURIComponent(this.#host.values.productId)),
      { json: whole, signal: this.#host.signal },
    );
    if (this.#host.signal.aborted) return;
    if (result.kind !== 'success' || !result.data) {
      return this.#state.refuse(result.kind === 'failure' && result.status < 500 && typeof result.body?.error === 'string' ? result.body.error : '');
    }
    const { id, isPublished } = result.data;
    if (this.#state.$hasForm.get()) form.reset();
    this.#state.stored(isPublished);
    this.#host.emit('site-review-store', { id, isPublished });
    if (isPublished) void this.load();
  }
}
