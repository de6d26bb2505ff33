import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { fillRoom } from '../../styles/fill-room.styles.js';
import { getListOptions, getInitialQuery } from './query/list-options.js';
import { noQuery } from './query/list-query.js';
import { readListedProduct } from './products/listed-product.js';
import { ProductListController } from './product-list.controller.js';
import { productListLightStyles } from './product-list.light.styles.js';
import { productListSettings, type ProductListHost } from './product-list.settings.js';
import { ProductListState } from './product-list.state.js';
import { productListStyles } from './product-list.styles.js';

/** What a server draws of the settings; a browser begins with what the server has drawn. */
function firstState(host: ProductListHost): ProductListState {
  const { element, values } = host;
  const isDrawn = element ? element.shadowRoot?.querySelector('#root .card') : true;
  const given = isDrawn && Array.isArray(values.products) ? values.products : [];
  const isAsked = values.source === 'shop' && !(Array.isArray(values.products) && values.products.length > 0);
  return new ProductListState(getListOptions(host), {
    drawn: given.flatMap(each => readListedProduct(each).listed ?? []),
    query: { ...noQuery, ...getInitialQuery(values) },
    isAsked,
  });
}

export const productList = feature({
  table: productListSettings,
  styles: [fillRoom, productListStyles],
  lightStyles: [productListLightStyles],
  nested: true,
  state: firstState,
  controller: ({ state, host }: { state: ProductListState; host: ProductListHost }) => new ProductListController(state, host),
  update: ({ controller }) => controller?.read(),
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click filters': ({ state }) => state.openFilters(!state.snapshot.areFiltersOpen),
    'change filter': ({ controller, target }) => controller.filter(target as HTMLFormElement),
    'submit filter': ({ controller, target, event }) => {
      event.preventDefault();
      controller.filter(target as HTMLFormElement);
    },
    'click remove': ({ controller, target, event }) => {
      event.preventDefault();
      controller.remove(Number(target.dataset.at));
    },
    'click clear': ({ controller, event }) => {
      event.preventDefault();
      controller.clear();
    },
    'click page': ({ controller, target, event }) => {
      const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      if (ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      void controller.turn(Number(target.dataset.page), target);
    },
    'click leave': ({ controller, target }) => {
      controller.leave(target.dataset.id!);
      controller.quickView.close(); // its link may lead to a place on this page
    },
    'click quick-view': ({ controller, target }) => void controller.quickView.open(target.dataset.id!, target),
    'click close': ({ controller }) => controller.quickView.close(),
    'click again': ({ controller }) => controller.again(),
  },
  view: lazyView(() => import('./ProductList.js').then(module => module.ProductList)),
});
