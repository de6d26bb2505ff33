/** Lengths of what a review takes. */
export const reviewLimits = { name: 80, title: 120, text: 4000 } as const;

export interface ProductReview {
  id: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  title: string;
  text: string;
  name: string;
  /** ISO 8601 */
  created: string;
  /** Written by a buyer of the product. */
  isVerified: boolean;
}

/** Sorts of `paths.productReviews`; the newest first where nothing is asked. */
export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Answer of `GET paths.productReviews`; `?page=` from 1, `?sort=` one of `reviewSorts`. */
export interface ProductReviewsAnswer {
  reviews: ProductReview[];
  total: number;
  page: number;
  pageSize: number;
  average: number | null;
  /** How many reviews have one star, two, up to five. */
  byRating: [number, number, number, number, number];
}

/**
 * Body of `POST paths.productReviews`, and of the plain form at `paths.plainReview`. With the token of an order it is marked as a buyer's,
 * once for each product of it.
 */
export interface ReviewRequest {
  rating: number;
  title: string;
  text: string;
  name: string;
  orderToken?: string;
}

/** Answer of `POST paths.productReviews`: the owner reads a review before others do, unless it is a buyer's. */
export interface ReviewAnswer {
  id: string;
  isPublished: boolean;
}
