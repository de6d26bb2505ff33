import { feature } from '../../core/element/definition.js';
import { lazyView } from '../../core/element/view-source.js';
import { fillRoomAround } from '../../styles/fill-room.styles.js';
import type { DownloadFormat } from './chart-types.js';
import { ChartController } from './chart.controller.js';
import { chartLightStyles } from './chart.light.styles.js';
import { chartSettings, type ChartHost } from './chart.settings.js';
import { ChartState } from './chart.state.js';
import { chartStyles } from './chart.styles.js';

export const chart = feature({
  table: chartSettings,
  styles: [fillRoomAround, chartStyles],
  lightStyles: [chartLightStyles],
  state: () => new ChartState(),
  controller: ({ state, host }: { state: ChartState; host: ChartHost }) => new ChartController(state, host),
  update: ({ controller }) => controller?.read(),
  connect: ({ controller }) => controller.connect(),
  actions: {
    'keydown plot': ({ controller, event }) => controller.key(event as KeyboardEvent),
    'pointermove plot': ({ controller, event }) => { if ((event as PointerEvent).pointerType !== 'touch') controller.follow(event as PointerEvent); },
    'click plot': ({ controller, event }) => controller.follow(event as MouseEvent, true),
    'pointerout plot': ({ controller, target, event }) => { if (!target.contains((event as PointerEvent).relatedTarget as Node | null)) controller.leave(); },
    'focusout plot': ({ controller }) => controller.leave(),
    'click series': ({ controller, target }) => controller.toggle(Number(target.dataset.series)),
    'click switch': ({ controller }) => controller.switchView(),
    'click download': ({ controller, target }) => controller.download(target.dataset.format as DownloadFormat),
    'click again': ({ controller }) => controller.again(),
  },
  view: lazyView(() => import('./Chart.js').then(module => module.Chart)),
});
