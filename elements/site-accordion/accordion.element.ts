import { leaf } from '../../core/element/definition.js';
import { fillRoomAround } from '../../styles/fill-room.styles.js';
import { prefersReducedMotion } from '../../core/platform/visitor.js';
import { AccordionController, type Item } from './accordion.controller.js';
import { accordionLightStyles } from './accordion.light.styles.js';
import { accordionSettings, type AccordionHost } from './accordion.settings.js';
import { AccordionState } from './accordion.state.js';
import { accordionStyles } from './accordion.styles.js';
import { accordionView } from './accordion.view.js';

const setItem = (controller: AccordionController, state: AccordionState<Item>, index: number, isOpen: boolean) => {
  const item = controller.at(index);
  if (item) state.set(item, isOpen);
};

export const accordion = leaf({
  table: accordionSettings,
  styles: [fillRoomAround, accordionStyles],
  lightStyles: [accordionLightStyles],
  state: (host: AccordionHost) => new AccordionState<Item>({ isAnimated: () => !prefersReducedMotion(), changed: () => host.redraw() }),
  controller: ({ state, host }) => new AccordionController(state, host),
  update({ state, values }) { state.isMultiple = values.multiple; },
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click toggle': ({ state, target }) => {
      const section = state.sections.find(({ id }) => id === target.dataset.section);
      if (section) state.toggle(section.item);
    },
    // The browser's search has found something in a closed panel, and is about to show it.
    'beforematch reveal': ({ controller, target }) => controller.showSection(target.dataset.section!),
  },
  methods: {
    open: ({ state, controller }, index: number) => setItem(controller, state, index, true),
    close: ({ state, controller }, index: number) => setItem(controller, state, index, false),
  },
  template: accordionView,
});
