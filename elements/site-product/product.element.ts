import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { fillRoom } from '../../styles/fill-room.styles.js';
import { readProduct } from '../../core/product/product-details.js';
import { isAuthoredText, productInSettings } from '../../core/shop/product-markup.js';
import { ProductController } from './product.controller.js';
import { productLightStyles } from './product.light.styles.js';
import { productSettings, type ProductHost } from './product.settings.js';
import { ProductState } from './product.state.js';
import { productStyles } from './product.styles.js';

/** What a server draws of the settings, where no markup of the author's shows the product; a browser begins with what the server has drawn. */
function firstDrawn({ element, values, servedMarkup = '' }: ProductHost) {
  const isDrawn = element ? element.shadowRoot?.querySelector('#root .product') : !isAuthoredText(servedMarkup);
  return isDrawn ? readProduct(productInSettings(values)).product : null;
}

export const product = feature({
  table: productSettings,
  styles: [fillRoom, productStyles],
  lightStyles: [productLightStyles],
  state: (host: ProductHost) => new ProductState(firstDrawn(host)),
  controller: ({ state, host }: { state: ProductState; host: ProductHost }) => new ProductController(state, host),
  update: ({ controller }) => controller?.read(),
  connect: ({ controller }) => controller.connect(),
  actions: {
    'change option': ({ controller, target }) => controller.choose(target.dataset.option!, (target as HTMLInputElement).value),
    'change plan': ({ controller, target }) => controller.choosePlan((target as HTMLInputElement).value),
    'change quantity': ({ controller, target }) => controller.setQuantity(Number((target as HTMLInputElement).value)),
    'submit add': ({ controller, event }) => {
      event.preventDefault();
      controller.addDrawn();
    },
  },
  view: lazyView(() => import('./Product.js').then(module => module.Product)),
});
