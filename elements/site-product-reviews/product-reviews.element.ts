import type { ReviewSort } from '../../core/contract/product-review.js';
import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { fillRoom } from '../../styles/fill-room.styles.js';
import { ProductReviewsController } from './product-reviews.controller.js';
import { productReviewsLightStyles } from './product-reviews.light.styles.js';
import { productReviewsSettings, type ProductReviewsHost } from './product-reviews.settings.js';
import { ProductReviewsState } from './product-reviews.state.js';
import { productReviewsStyles } from './product-reviews.styles.js';
import { getInitialReviews } from './first-shown.js';

export const productReviews = feature({
  table: productReviewsSettings,
  styles: [fillRoom, productReviewsStyles],
  lightStyles: [productReviewsLightStyles],
  state: (host: ProductReviewsHost) => new ProductReviewsState(getInitialReviews(host)),
  controller: ({ state, host }: { state: ProductReviewsState; host: ProductReviewsHost }) => new ProductReviewsController(state, host),
  update: ({ controller }) => controller?.read(),
  connect: ({ controller }) => controller.connect(),
  actions: {
    'change sort': ({ controller, target }) => controller.sort((target as HTMLSelectElement).value as ReviewSort),
    'click more': ({ controller }) => void controller.loadMore(),
    'click again': ({ controller }) => void controller.load(),
    'click write': ({ state }) => state.open(),
    'click cancel': ({ state }) => state.close(),
    'submit send': ({ controller, event }) => controller.submit(event),
  },
  view: lazyView(() => import('./ProductReviews.js').then(module => module.ProductReviews)),
});
