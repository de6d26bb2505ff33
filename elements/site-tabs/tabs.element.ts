import { leaf } from '../../core/element/definition.js';
import { fillRoomAround } from '../../styles/fill-room.styles.js';
import { TabsController } from './tabs.controller.js';
import { tabsLightStyles } from './tabs.light.styles.js';
import { tabsSettings, type TabsHost } from './tabs.settings.js';
import { TabsState } from './tabs.state.js';
import { tabsStyles } from './tabs.styles.js';
import { tabsView } from './tabs.view.js';

export const tabs = leaf({
  table: tabsSettings,
  styles: [fillRoomAround, tabsStyles],
  lightStyles: [tabsLightStyles],
  state: () => new TabsState<HTMLElement>(),
  controller: ({ state, host }: { state: TabsState<HTMLElement>; host: TabsHost }) => new TabsController(state, host),
  update({ state, values, changed }) {
    if (changed.size === 0 || changed.has('selected')) state.want(values.selected);
  },
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click select': ({ controller, target }) => controller.selectId(target.dataset.tab!),
    'keydown select': ({ controller, target, event }) => controller.press(event as KeyboardEvent, target.dataset.tab!),
    // The browser's search has found something in a closed panel, and is about to show it.
    'beforematch reveal': ({ controller, target }) => controller.selectId(target.dataset.tab!),
  },
  methods: {
    select({ state, controller, host }, index: number) {
      if (state.tabs[index]) controller.select(index);
      else host.warn(`has no tab ${index}; expected 0 to ${state.tabs.length - 1}; the open one stays.`);
    },
  },
  template: tabsView,
});
