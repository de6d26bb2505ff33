import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { ownLimit, readFeed, withinLimit } from './summary-items.js';
import { SummaryController } from './summary.controller.js';
import { summaryLightStyles } from './summary.light.styles.js';
import { summarySettings, type SummaryHost } from './summary.settings.js';
import { SummaryState } from './summary.state.js';
import { summaryStyles } from './summary.styles.js';

/** What a server draws of the settings; a browser begins with what the server has drawn. */
function firstState({ element, values }: SummaryHost): SummaryState {
  const isDrawn = element ? element.shadowRoot?.querySelector('#root .item') : true;
  const isGiven = Array.isArray(values.items) && values.items.length > 0;
  return new SummaryState(values.pageSize, {
    drawn: isDrawn && isGiven ? withinLimit(readFeed(values.items)!, ownLimit(values.kind)).feed.items : [],
    isAsked: values.feed !== '' && !isGiven,
  });
}

export const summary = feature({
  table: summarySettings,
  styles: [summaryStyles],
  lightStyles: [summaryLightStyles],
  state: firstState,
  controller: ({ state, host }: { state: SummaryState; host: SummaryHost }) => new SummaryController(state, host),
  update: ({ controller }) => controller?.read(),
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click more': ({ controller }) => void controller.more(),
    'click again': ({ controller }) => controller.again(),
    'click previous': ({ controller }) => controller.move(-1),
    'click next': ({ controller }) => controller.move(1),
  },
  view: lazyView(() => import('./Summary.js').then(module => module.Summary)),
});
