import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { fillRoomAround } from '../../styles/fill-room.styles.js';
import { shownMarkup } from '../../core/text/markup-tags.js';
import { CommentsController } from './comments.controller.js';
import { commentsLightStyles } from './comments.light.styles.js';
import { commentsSettings, type CommentsHost } from './comments.settings.js';
import { CommentsState } from './comments.state.js';
import { commentsStyles } from './comments.styles.js';

/** A server knows it from the markup, and a browser that takes its drawing over from that. */
const hasForm = ({ element, servedMarkup = '' }: CommentsHost): boolean =>
  (element ? !element.shadowRoot?.querySelector('#root .form') : /<form[\s>]/i.test(shownMarkup(servedMarkup)));

export const comments = feature({
  table: commentsSettings,
  styles: [fillRoomAround, commentsStyles],
  lightStyles: [commentsLightStyles],
  state: (host: CommentsHost) => new CommentsState(hasForm(host)),
  controller: ({ state, host }) => new CommentsController(state, host),
  update: ({ controller }) => controller?.load(),
  connect: ({ controller }) => controller.connect(),
  actions: {
    'click again': ({ controller }) => controller.load(true),
    'click more': ({ controller }) => void controller.more(),
    'click reply': ({ controller, target }) => controller.reply(target.dataset.id ?? ''),
    'click cancel': ({ controller }) => controller.cancelReply(),
    'submit send': ({ controller, target, event }) => controller.send(target as HTMLFormElement, event),
  },
  methods: { reload: ({ controller }) => controller.load(true) },
  view: lazyView(() => import('./Comments.js').then(({ Comments }) => Comments)),
});
