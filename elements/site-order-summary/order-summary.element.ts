import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { fillRoom } from '../../styles/fill-room.styles.js';
import { OrderSummaryController } from './order-summary.controller.js';
import { orderSummarySettings, type OrderSummaryHost } from './order-summary.settings.js';
import { OrderSummaryState } from './order-summary.state.js';
import { readOrder } from './read-order.js';
import { orderSummaryStyles } from './order-summary.styles.js';

export const orderSummary = feature({
  table: orderSummarySettings,
  styles: [fillRoom, orderSummaryStyles],
  state: ({ values }: OrderSummaryHost) => new OrderSummaryState(readOrder(values.order), values.orderToken),
  controller: ({ state, host }: { state: OrderSummaryState; host: OrderSummaryHost }) => new OrderSummaryController(state, host),
  update: ({ controller }) => controller?.read(),
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click again': ({ controller }) => void controller.load(),
    'click print': () => print(),
  },
  view: lazyView(() => import('./OrderSummary.js').then(module => module.OrderSummary)),
});
