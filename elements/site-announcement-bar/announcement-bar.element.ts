import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { keepReadable } from '../../core/element/keep-readable.js';
import { surfaceColors } from '../../styles/surface-colors.light.styles.js';
import { AnnouncementBarController } from './announcement-bar.controller.js';
import { announcementBarSettings } from './announcement-bar.settings.js';
import { AnnouncementBarState } from './announcement-bar.state.js';
import { announcementBarStyles } from './announcement-bar.styles.js';

export const announcementBar = feature({
  table: announcementBarSettings,
  styles: [announcementBarStyles],
  lightStyles: [surfaceColors('site-announcement-bar:defined')],
  state: () => new AnnouncementBarState(),
  controller: ({ state, host }) => new AnnouncementBarController(state, host),
  update: ({ controller }) => controller?.update(),
  connect({ controller, host }) {
    controller.connect();
    keepReadable(host);
  },
  moved: ({ controller }) => controller.moved(),
  actions: { 'click close': ({ controller }) => controller.close() },
  view: lazyView(() => import('./AnnouncementBar.js').then(({ AnnouncementBar }) => AnnouncementBar), {
    // A visitor who has closed it pays nothing for it.
    isNeeded: ({ state }) => state.isShown,
    firstPaint: () => {}, // the news is not part of the page before its turn
  }),
});
