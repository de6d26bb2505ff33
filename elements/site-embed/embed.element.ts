import { facadeStyles } from '../../core/embed/facade.styles.js';
import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { fillRoomAround } from '../../styles/fill-room.styles.js';
import { EmbedController } from './embed.controller.js';
import { servedSource } from './embed-markup.js';
import { embedSettings, type EmbedHost } from './embed.settings.js';
import { EmbedState } from './embed.state.js';
import { embedStyles } from './embed.styles.js';

export const embed = feature({
  table: embedSettings,
  styles: [fillRoomAround, facadeStyles, embedStyles],
  nested: true, // videos
  state: (host: EmbedHost) => new EmbedState(servedSource(host)),
  controller: ({ state, host }: { state: EmbedState; host: EmbedHost }) => new EmbedController(state, host),
  update: ({ controller, changed }) => { if (changed.size > 0) controller?.read(); },
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click once': ({ controller }) => controller.show(false),
    'click always': ({ controller }) => controller.show(true),
    'click hide': ({ controller }) => controller.hide(),
  },
  methods: { open: ({ controller }) => controller.show(false), close: ({ controller }) => controller.hide() },
  view: lazyView(() => import('./Embed.js').then(({ Embed }) => Embed)),
});
