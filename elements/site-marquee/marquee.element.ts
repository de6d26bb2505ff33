import { leaf } from '../../core/element/definition.js';
import { fillRoom } from '../../styles/fill-room.styles.js';
import { MarqueeController } from './marquee.controller.js';
import { marqueeSettings, type MarqueeHost } from './marquee.settings.js';
import { MarqueeState } from './marquee.state.js';
import { marqueeStyles } from './marquee.styles.js';
import { marqueeView } from './marquee.view.js';

export const marquee = leaf({
  table: marqueeSettings,
  styles: [fillRoom, marqueeStyles],
  state: () => new MarqueeState(),
  controller: ({ state, host }: { state: MarqueeState; host: MarqueeHost }) => new MarqueeController(state, host),
  update: ({ controller }) => controller?.build(),
  connect: ({ controller }) => controller.connect(),
  moved: ({ controller }) => controller.build(),
  actions: { 'click toggle': ({ controller }) => controller.toggle() },
  template: marqueeView,
});
