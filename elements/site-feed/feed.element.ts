import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { fillRoomAround } from '../../styles/fill-room.styles.js';
import { FeedController } from './feed.controller.js';
import { feedSettings, type FeedHost } from './feed.settings.js';
import { FeedState } from './feed.state.js';
import { feedStyles } from './feed.styles.js';

export const feed = feature({
  table: feedSettings,
  styles: [fillRoomAround, feedStyles],
  nested: true, // dates
  // A server draws the room of posts immediately: they are requested as soon as a script runs.
  state: ({ values }: FeedHost) => new FeedState(values.feed === '' ? 'idle' : 'loading'),
  controller: ({ state, host }: { state: FeedState; host: FeedHost }) => new FeedController(state, host),
  update: ({ controller }) => controller?.ask(),
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click more': ({ controller }) => void controller.more(),
    'click again': ({ controller }) => controller.ask(true),
    'click previous': ({ controller }) => controller.move(-1),
    'click next': ({ controller }) => controller.move(1),
  },
  methods: { reload: ({ controller }) => controller.ask(true) },
  view: lazyView(() => import('./Feed.js').then(module => module.Feed)),
});
