import { feature } from '../../core/element/definition.js';
import { lazyView, paintSlot } from '../../core/element/view-source.js';
import { pageClock } from '../../core/platform/timing.js';
import { facetNames } from './indexes/search-index.js';
import { queryIndex, SearchController } from './search.controller.js';
import { searchLightStyles } from './search.light.styles.js';
import { searchSettings, type SearchHost } from './search.settings.js';
import { SearchState } from './search.state.js';
import { searchStyles } from './search.styles.js';

export const search = feature({
  table: searchSettings,
  styles: [searchStyles],
  lightStyles: [searchLightStyles],
  state: (host: SearchHost) => new SearchState({ ask: (question, signal) => queryIndex(host, question, signal), clock: pageClock }),
  controller: ({ state, host }: { state: SearchState; host: SearchHost }) => new SearchController(state, host),
  update: ({ controller }) => controller?.read(),
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click again': ({ state }) => void state.results.again(),
    'click more': ({ controller }) => void controller.more(),
    'click clear': ({ state }) => void state.results.clear(),
    'click select': ({ controller, target }) => controller.select(target),
    'click filter': ({ state, target: { dataset: { facet, value } } }) => {
      const name = facetNames.find(each => each === facet);
      if (name && value !== undefined) void state.results.toggle(name, value);
    },
  },
  methods: { search: ({ controller }, query: string) => controller.search(String(query)) },
  view: lazyView(() => import('./Search.js').then(module => module.Search), { isNeeded: ({ state }) => state.$isViewNeeded.get(), firstPaint: paintSlot }),
});
